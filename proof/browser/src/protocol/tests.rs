use super::messages;

#[test]
fn messages_end_with_a_zero_byte() {
    let read: Vec<_> = messages(&b"{\"id\":1}\0{\"method\":\"a\"}\0"[..]).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[0]["id"], 1);
    assert_eq!(read[1]["method"], "a");
}
