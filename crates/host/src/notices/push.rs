//! Notices to a browser, by way of the push service of its maker (RFC 8030). The service cannot read what it delivers
//! (RFC 8291), and knows this server by its key (RFC 8292).

use super::Recipient;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use fogbound_protocol::PushKeys;
use p256::PublicKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use std::fmt;
use std::time::Duration;
use ureq::http::header::AUTHORIZATION;
use ureq::http::{Request, Uri};
use web_push_native::{Auth, WebPushBuilder};

/// Time for which a push service keeps a notice of a device that it cannot reach.
const KEPT: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// Seconds for which a push service may take our word for who we are; at most a day.
const WORD: u64 = 12 * 60 * 60;

/// Bytes of the secret that a browser shares with us.
const AUTH: usize = 16;

/// The key of this server.
pub struct PushKey {
    key: SigningKey,
    public: String,
}

impl PushKey {
    /// Returns a new key as text.
    ///
    /// # Errors
    /// Fails if the system has no random bits.
    pub fn fresh() -> Result<String, getrandom::Error> {
        let mut bytes = [0; 32];
        // Nearly every number is a key.
        loop {
            getrandom::fill(&mut bytes)?;
            if SigningKey::from_slice(&bytes).is_ok() {
                return Ok(write(&bytes));
            }
        }
    }

    /// Reads a key; `None` if it is none.
    pub fn read(text: &str) -> Option<PushKey> {
        let key = SigningKey::from_slice(&read(text)?).ok()?;
        let public = write(key.verifying_key().to_encoded_point(false).as_bytes());
        Some(PushKey { key, public })
    }

    /// Returns the public key, as browsers want it.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// Returns the request that has a browser told something, `now` seconds after 1970; `None` if the recipient is no
    /// browser. `contact` is an address of whoever runs this server, empty for none.
    pub fn request(
        &self,
        to: &Recipient,
        body: &str,
        contact: &str,
        now: u64,
    ) -> Option<Request<Vec<u8>>> {
        let (public, auth) = keys(to.keys.as_ref()?)?;
        let address: Uri = to.address.parse().ok()?;
        let origin = format!("{}://{}", address.scheme_str()?, address.authority()?);
        let word = self.word(&origin, contact, now);
        let push = WebPushBuilder::new(address, public, auth).with_valid_duration(KEPT);
        let mut request = push.build(body).ok()?;
        let header = format!("vapid t={word}, k={}", self.public).parse().ok()?;
        request.headers_mut().insert(AUTHORIZATION, header);
        Some(request)
    }

    /// Returns a signed word for a push service that it is this server who sends.
    fn word(&self, origin: &str, contact: &str, now: u64) -> String {
        let mut claims = json!({ "aud": origin, "exp": now + WORD });
        if !contact.is_empty() {
            claims["sub"] = contact.into();
        }
        let head = write(json!({ "typ": "JWT", "alg": "ES256" }).to_string().as_bytes());
        let signed = [head, write(claims.to_string().as_bytes())].join(".");
        let signature: Signature = self.key.sign(signed.as_bytes());
        [signed, write(&signature.to_bytes())].join(".")
    }
}

// It is never printed.
impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.public)
    }
}

/// Returns the keys of a browser; `None` if they are none.
pub fn keys(keys: &PushKeys) -> Option<(PublicKey, Auth)> {
    let public = PublicKey::from_sec1_bytes(&read(&keys.p256dh)?).ok()?;
    let auth = read(&keys.auth).filter(|auth| auth.len() == AUTH)?;
    Some((public, Auth::clone_from_slice(&auth)))
}

fn read(text: &str) -> Option<Vec<u8>> {
    BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

fn write(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}
