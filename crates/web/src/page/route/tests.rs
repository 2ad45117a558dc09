use super::*;

#[test]
fn addresses_are_read_as_written() {
    let routes = [
        Route::Start,
        Route::Daily("2026-11-25".to_owned()),
        Route::New("mists".to_owned()),
        Route::Play(String::new()),
        Route::Play("a1b2".to_owned()),
        Route::Host("mists".to_owned()),
        Route::Online("c3d4".to_owned()),
        Route::Seat("c3d4".to_owned(), "aa11-bb22".to_owned()),
        Route::Replay("mine.a1b2".to_owned(), 3),
        Route::Replay("abc-_9".to_owned(), 17),
        Route::Rules("M-6.2".to_owned()),
    ];
    for route in routes {
        assert_eq!(Route::parse(&route.address()), route);
    }
    assert_eq!(Route::parse("#/nowhere"), Route::Nowhere);
    assert_eq!(Route::parse(""), Route::Start);
    assert_eq!(Route::parse("#/replay/x/y"), Route::Replay("x".to_owned(), 0));
}
