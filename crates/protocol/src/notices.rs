//! Notices to people who are away.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The keys of a browser, with which its push service cannot read what it delivers (RFC 8291). Both are written as
/// base64url without padding, as browsers give them out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// The public key of the browser, 65 bytes.
    pub p256dh: String,
    /// The secret that it shares with the sender, 16 bytes.
    pub auth: String,
}

/// The key of a server that sends notices (RFC 8292).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct NoticeKey {
    /// The public key, 65 bytes as base64url without padding: browsers want it to subscribe.
    pub push: String,
}
