use super::*;

const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

#[test]
fn a_taken_port_is_passed_over() {
    let taken = listen(LOCAL, [0]).expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let error = listen(LOCAL, [port]).expect_err("a taken port");
    assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
    let other = listen(LOCAL, [port, 0]).expect("the next port");
    assert_ne!(other.local_addr().expect("an address").port(), port);
}

#[test]
fn the_address_can_be_opened() {
    let port = |listener: &TcpListener| listener.local_addr().expect("an address").port();
    let local = listen(LOCAL, [0]).expect("a free port");
    assert_eq!(address(&local).ok(), Some(format!("http://127.0.0.1:{}/", port(&local))));
    let any = listen(Ipv4Addr::UNSPECIFIED.into(), [0]).expect("a free port");
    assert_eq!(address(&any).ok(), Some(format!("http://127.0.0.1:{}/", port(&any))));
}
