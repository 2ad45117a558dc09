use super::{NoticeTerms, Notices, Recipient, is_public};
use std::time::Duration;

fn notices(allow_local: bool) -> Notices {
    let contact = String::new();
    Notices::new(NoticeTerms { after: Duration::ZERO, allow_local, contact, now: || 0 })
}

fn at(address: &str) -> Recipient {
    Recipient::of(address, &None)
}

#[test]
fn addresses_of_private_networks_are_not_public() {
    for address in [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "2001:db8::1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001::1",
    ] {
        assert!(!is_public(address.parse().unwrap()), "{address}");
    }
    for address in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"] {
        assert!(is_public(address.parse().unwrap()), "{address}");
    }
}

#[test]
fn only_encrypted_addresses_are_taken_except_on_this_machine_where_that_is_allowed() {
    let (strict, local) = (notices(false), notices(true));
    for address in ["https://push.example.org/a?b=c", "https://192.168.1.1/"] {
        // What a name leads to is looked at when it is asked.
        assert!(
            strict.check(&at(address)).is_ok() && local.check(&at(address)).is_ok(),
            "{address}"
        );
    }
    assert!(local.check(&at("http://localhost:8/x")).is_ok());
    for address in [
        "http://push.example.org/",
        "ftp://push.example.org/",
        "https://",
        "push.example.org",
        "",
        "https://user:word@push.example.org/",
        "https://push.example.org/a b",
        "file:///etc/passwd",
    ] {
        assert!(
            strict.check(&at(address)).is_err() && local.check(&at(address)).is_err(),
            "{address}"
        );
    }
    assert!(strict.check(&at("http://localhost:8/x")).is_err());
    assert!(strict.check(&at(&format!("https://push.example.org/{}", "x".repeat(600)))).is_err());
}
