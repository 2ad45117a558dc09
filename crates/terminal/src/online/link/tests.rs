use super::{Server, TableLink};

#[test]
fn a_link_is_read_in_every_form_in_which_people_pass_it_on() {
    for (text, page) in [
        ("http://127.0.0.1:8080/#/t/a1b2", "http://127.0.0.1:8080/#/t/a1b2"),
        ("http://127.0.0.1:8080/t/a1b2", "http://127.0.0.1:8080/#/t/a1b2"),
        ("192.168.1.7:8080/t/a1b2", "http://192.168.1.7:8080/#/t/a1b2"),
        (" localhost:80/#/t/a1b2/ ", "http://localhost:80/#/t/a1b2"),
        ("https://games.example.org/#/t/a1b2?x=1", "https://games.example.org/#/t/a1b2"),
        ("wss://games.example.org/#/t/a1b2", "https://games.example.org/#/t/a1b2"),
        ("http://[::1]:8080/#/t/a1b2", "http://[::1]:8080/#/t/a1b2"),
    ] {
        assert_eq!(TableLink::parse(text).map(|link| link.page()).as_deref(), Some(page), "{text}");
    }
}

#[test]
fn what_is_no_link_of_a_table_is_not_read() {
    for text in [
        "",
        "a1b2",
        "http://127.0.0.1:8080/",
        "http://127.0.0.1:8080/#/rules",
        "http://127.0.0.1:8080/#/t/",
        "http://127.0.0.1:8080/#/t/../secret",
        "/t/a1b2",
        "ftp://127.0.0.1/#/t/a1b2",
        "http://somebody@127.0.0.1/#/t/a1b2",
        "http:///#/t/a1b2",
    ] {
        assert_eq!(TableLink::parse(text), None, "{text}");
    }
}

#[test]
fn an_encrypted_page_has_an_encrypted_connection() {
    let live = |text: &str| Server::parse(text).map(|server| server.live("a1b2"));
    let expected = "wss://games.example.org/api/v1/tables/a1b2/live";
    assert_eq!(live("https://games.example.org/").as_deref(), Some(expected));
    let expected = "ws://127.0.0.1:8080/api/v1/tables/a1b2/live";
    assert_eq!(live("127.0.0.1:8080").as_deref(), Some(expected));
}
