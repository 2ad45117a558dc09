//! JSON values as Python objects.

use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

/// Returns a value as `None`, a `bool`, an `int`, a `float`, a `str`, a `list` or a `dict`.
pub fn object<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(value) => value.into_bound_py_any(py),
        Value::Number(value) => match value.as_i64() {
            Some(whole) => whole.into_bound_py_any(py),
            None => value.as_f64().into_bound_py_any(py),
        },
        Value::String(value) => value.into_bound_py_any(py),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(object(py, value)?)?;
            }
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, object(py, value)?)?;
            }
            Ok(dict.into_any())
        }
    }
}
