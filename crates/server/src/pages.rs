//! Pages that stand in for those of the client, in the language of whoever asks.

use fogbound_table::texts::{LANGUAGES, Texts};

/// The pages in each language.
#[derive(Debug)]
pub struct Pages {
    languages: Vec<Page>,
}

#[derive(Debug)]
struct Page {
    tag: &'static str,
    not_found: String,
    without_client: String,
}

impl Pages {
    /// Writes all pages.
    pub fn new() -> Pages {
        let languages = LANGUAGES.iter().filter_map(|language| {
            let texts = Texts::language(language.tag)?;
            Some(Page {
                tag: language.tag,
                not_found: page(language.tag, &texts, "serve-not-found"),
                without_client: page(language.tag, &texts, "serve-without-client"),
            })
        });
        Pages { languages: languages.collect() }
    }

    /// There is nothing at this address.
    pub fn not_found(&self, accepted: &str) -> String {
        self.page(accepted).map(|page| page.not_found.clone()).unwrap_or_default()
    }

    /// This program was built without the client.
    pub fn without_client(&self, accepted: &str) -> String {
        self.page(accepted).map(|page| page.without_client.clone()).unwrap_or_default()
    }

    /// The first language of a list like `de-AT, en;q=0.5` that there is, else the first there is.
    fn page(&self, accepted: &str) -> Option<&Page> {
        let tag = |item: &str| item.trim().split(['-', ';']).next().map(str::to_ascii_lowercase);
        let known = |tag: String| self.languages.iter().find(|page| page.tag == tag);
        let wanted = accepted.split(',').filter_map(tag).find_map(known);
        wanted.or_else(|| self.languages.first())
    }
}

/// A text as a page: its `.title`, its `.help` as a command where it has one. No style: the policy wants
/// style sheets in files of their own, and there is no file.
fn page(tag: &str, texts: &Texts, id: &str) -> String {
    let title = escaped(&texts.get(&format!("{id}.title"), &[]));
    let text = escaped(&texts.get(id, &[]));
    let command = texts.find(&format!("{id}.command"), &[]);
    let command =
        command.map(|text| format!("<pre>{}</pre>\n", escaped(&text))).unwrap_or_default();
    let home = escaped(&texts.get("serve-home", &[]));
    format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<h1>{title}</h1>\n<p>{text}</p>\n{command}\
         <p><a href=\"/\">{home}</a></p>\n</html>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_speak_the_first_language_that_there_is() {
        let pages = Pages::new();
        let tag = |accepted| pages.page(accepted).expect("a page").tag;
        assert_eq!(tag(""), "en");
        assert_eq!(tag("xx, en-GB;q=0.8, de;q=0.5"), "en");
        assert!(LANGUAGES.iter().all(|language| tag(language.tag) == language.tag));
    }
}
