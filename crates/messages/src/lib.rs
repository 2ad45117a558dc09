//! Checks messages while the program is compiled: a message with this id stands in `texts/`, and it is filled
//! in with exactly the arguments that it uses in any language.
//!
//! The macros `msg!` and `family!` of `fogbound_table::texts` ask the two that stand here.

mod catalogue;

use catalogue::Catalogue;
use proc_macro::{Delimiter, Group, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static CATALOGUE: LazyLock<Result<Catalogue, String>> = LazyLock::new(Catalogue::read);

/// Expands `checked!("id" name name …)` to the id, if there is such a message and it uses these arguments.
#[proc_macro]
pub fn checked(input: TokenStream) -> TokenStream {
    expand(input, |catalogue, id, args| {
        catalogue.check(id, args)?;
        Ok(Literal::string(id).into())
    })
}

/// Expands `members!("prefix-" name name …)` to an array of the words that complete the prefix to the id of a
/// message with these arguments.
#[proc_macro]
pub fn members(input: TokenStream) -> TokenStream {
    expand(input, |catalogue, prefix, args| {
        let words = catalogue.members(prefix, args).flat_map(|word| {
            let comma = Punct::new(',', Spacing::Alone);
            [TokenTree::from(Literal::string(word)), comma.into()]
        });
        Ok(Group::new(Delimiter::Bracket, words.collect()).into())
    })
}

/// Hands a literal and the names after it to `answer`; an error is reported by the compiler at the literal.
fn expand(
    input: TokenStream,
    answer: impl Fn(&Catalogue, &str, &BTreeSet<String>) -> Result<TokenTree, String>,
) -> TokenStream {
    let mut tokens = flat(input).into_iter();
    let first = tokens.next();
    let span = first.as_ref().map_or_else(Span::call_site, TokenTree::span);
    let id = first.map(|token| token.to_string()).unwrap_or_default();
    let id = id.strip_prefix('"').and_then(|id| id.strip_suffix('"'));
    let args = tokens.map(|token| token.to_string()).collect();
    let answer = match (&*CATALOGUE, id) {
        (Ok(catalogue), Some(id)) => answer(catalogue, id, &args),
        (Ok(_), None) => Err("expected the id of a message as a literal".to_owned()),
        (Err(error), _) => Err(error.clone()),
    };
    answer.map_or_else(|error| compile_error(&error, span), Into::into)
}

/// Returns the tokens without the invisible groups around the tokens of another macro.
fn flat(input: TokenStream) -> Vec<TokenTree> {
    let tokens = input.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => flat(group.stream()),
        token => vec![token],
    });
    tokens.collect()
}

fn compile_error(message: &str, span: Span) -> TokenStream {
    let call = format!("::core::compile_error!({message:?})").parse().unwrap_or_default();
    let spanned = TokenStream::into_iter(call).map(|mut token| {
        token.set_span(span);
        token
    });
    spanned.collect()
}
