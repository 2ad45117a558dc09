//! The same module as the library, for the tests in Python: `cargo test` builds it with everything else and with the
//! same features. A wheel is built on its own, and everything it needs once more.

use fogbound_native as _;
