//! Errors of the games as exceptions, which the Python half declares.

use fogbound_environments::{NoRules, in_words};
use fogbound_game::Refusal;
use fogbound_table::record;
use pyo3::PyErr;

pyo3::import_exception!(fogbound._errors, Refused);
pyo3::import_exception!(fogbound._errors, RecordError);
pyo3::import_exception!(fogbound._errors, FileError);

/// Returns a refusal as an exception.
pub fn refused(refusal: Refusal) -> PyErr {
    Refused::new_err((refusal.rule.as_str(), refusal.reason, in_words(&refusal)))
}

/// Returns the reason for which there are no rules as an exception.
pub fn no_rules(reason: NoRules) -> PyErr {
    match reason {
        NoRules::Refused(refusal) => refused(refusal),
        NoRules::File(text) => FileError::new_err(text),
    }
}

/// Returns a problem of a record as an exception.
pub fn bad_record(error: record::RecordError) -> PyErr {
    let advice = error.advice().to_owned();
    RecordError::new_err((error.to_string(), error.line(), error.rule(), advice))
}
