use super::*;

#[test]
fn text_is_quoted_as_json_quotes_it() {
    let plain = (0..0x2_0000).filter_map(char::from_u32).collect::<String>();
    for text in ["", "fog", "\"\\/\n", "ä\u{7f}👻", &plain] {
        assert_eq!(quoted(text), serde_json::to_string(text).unwrap());
        assert_eq!(unquoted(&quoted(text)).as_deref(), Some(text));
    }
}

#[test]
fn what_json_reads_is_read_and_nothing_else() {
    let pieces = [
        "\"", "\\", "a", "\\n", "\\/", "\\u0041", "\\uD83D", "\\uDC7B", "\\u00", "\t", "\u{1}",
        "ß", "\\x", "\\\"", "\\\\",
    ];
    for one in pieces {
        for two in pieces {
            for three in pieces {
                for line in [format!("{one}{two}{three}"), format!("\"{one}{two}{three}\"")] {
                    let read = serde_json::from_str::<String>(&line).ok();
                    assert_eq!(unquoted(&line), read, "{line}");
                }
            }
        }
    }
}
