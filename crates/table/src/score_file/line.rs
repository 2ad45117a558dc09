//! The lines of a score file, every piece with its place.

use crate::texts::Value;
use core::ops::Range;

/// A text of the file with its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<'a> {
    pub text: &'a str,
    at: usize,
}

impl<'a> Piece<'a> {
    /// Returns the lines with content, without comments and the blanks around them. A `#` that begins a word
    /// begins a comment.
    pub fn lines(file: &'a str) -> impl Iterator<Item = Piece<'a>> {
        let file = Piece { text: file, at: 0 };
        let bare = file.text.strip_prefix('\u{feff}').unwrap_or(file.text);
        let lines = bare.split('\n').map(move |line| {
            let begins = |&(at, _): &(usize, &str)| at == 0 || line[..at].ends_with([' ', '\t']);
            let end = line.match_indices('#').find(begins).map_or(line.len(), |(at, _)| at);
            file.part(line[..end].trim())
        });
        lines.filter(|line| !line.text.is_empty())
    }

    /// Returns the bytes of the file.
    pub fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Returns the part of this piece from the beginning of one part to the end of another.
    pub fn between(self, first: Piece<'a>, last: Piece<'a>) -> Piece<'a> {
        self.part(&self.text[first.at - self.at..last.span().end - self.at])
    }

    /// Returns a part of this piece.
    fn part(self, text: &'a str) -> Piece<'a> {
        Piece { text, at: self.at + (text.as_ptr() as usize - self.text.as_ptr() as usize) }
    }

    /// Returns the first word and the text after it.
    pub fn split_word(self) -> (Piece<'a>, Piece<'a>) {
        let (word, rest) = self.text.split_once([' ', '\t']).unwrap_or((self.text, ""));
        let rest = if rest.is_empty() { &self.text[self.text.len()..] } else { rest.trim() };
        (self.part(word), self.part(rest))
    }

    /// Returns the words, between blanks and commas.
    pub fn words(self) -> impl Iterator<Item = Piece<'a>> {
        let words = self.text.split([' ', '\t', ',']).filter(|word| !word.is_empty());
        words.map(move |word| self.part(word))
    }

    /// Returns the parts between separators, without the blanks around them.
    pub fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        self.text.split(separator).map(move |part| self.part(part.trim()))
    }

    /// Returns the text to be quoted in a message, cut if it is long.
    pub fn quoted(self) -> Value<'static> {
        const SHOWN: usize = 40;
        let shown: String = self.text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        let cut = if self.text.chars().nth(SHOWN).is_some() { "…" } else { "" };
        format!("{shown}{cut}").into()
    }
}
