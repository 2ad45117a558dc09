use super::Shares;
use std::net::IpAddr;

fn address(text: &str) -> IpAddr {
    text.parse().unwrap()
}

#[test]
fn one_address_gets_its_share_and_leaves_the_others_theirs() {
    let shares = Shares::new(2);
    let held = [shares.take(address("192.0.2.1")), shares.take(address("192.0.2.1"))];
    assert!(held.iter().all(Option::is_some));
    assert!(shares.take(address("192.0.2.1")).is_none());
    assert!(shares.take(address("::ffff:192.0.2.1")).is_none());
    assert!(shares.take(address("192.0.2.2")).is_some());
    drop(held);
    assert!(shares.take(address("192.0.2.1")).is_some());
    assert!(shares.held().is_empty(), "who has gone is forgotten");
}

#[test]
fn a_household_has_one_share_whatever_addresses_its_machines_take() {
    let shares = Shares::new(1);
    let _held = shares.take(address("2001:db8:0:1::1"));
    assert!(shares.take(address("2001:db8:0:1:ffff::2")).is_none());
    assert!(shares.take(address("2001:db8:0:2::1")).is_some());
}
