//! Pages that stand in for those of the client, in the language of whoever asks. They have no style: the
//! policy wants style sheets in files of their own, and there is no file.

/// The pages in one language.
#[derive(Debug)]
struct Page {
    tag: &'static str,
    not_found: &'static str,
    without_client: &'static str,
}

macro_rules! page {
    ($tag:literal) => {
        Page {
            tag: $tag,
            not_found: include_str!(concat!("../../../texts/", $tag, "/server/not-found.html")),
            without_client: include_str!(concat!(
                "../../../texts/",
                $tag,
                "/server/without-client.html"
            )),
        }
    };
}

/// The languages; the first is that of everybody else.
static LANGUAGES: [Page; 2] = [page!("en"), page!("de")];

/// Returns the page for an address where there is nothing.
pub fn not_found(accepted: &str) -> &'static str {
    page(accepted).not_found
}

/// Returns the page for a program built without the client.
pub fn without_client(accepted: &str) -> &'static str {
    page(accepted).without_client
}

/// Returns the page in the first known language of a list like `de-AT, en;q=0.5`, else the first page.
fn page(accepted: &str) -> &'static Page {
    let tag = |item: &'_ str| item.trim().split(['-', ';']).next().map(str::to_ascii_lowercase);
    let known = |tag: String| LANGUAGES.iter().find(|page| page.tag == tag);
    accepted.split(',').filter_map(tag).find_map(known).unwrap_or(&LANGUAGES[0])
}

#[cfg(test)]
mod tests;
