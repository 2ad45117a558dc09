//! Serves the client.
