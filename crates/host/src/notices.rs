//! Notices to people who are away: it is their turn. They go to addresses that strangers have chosen, so only such are
//! asked that anybody in the world could ask, for a short time, few at once.

mod push;

use crate::store::{Store, StoreError};
use fogbound_game::Refusal;
use fogbound_protocol::PushKeys;
use push::PushKey;
use serde::Serialize;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use ureq::config::Config;
use ureq::http::header::CONTENT_TYPE;
use ureq::http::{Request, Uri};
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};

/// The longest address.
const LONGEST: usize = 512;

/// Time in which a notice must have been taken.
const PATIENCE: Duration = Duration::from_secs(5);

/// Notices that are sent at once, and those that wait for it. More are not sent.
const AT_ONCE: usize = 4;
const WAITING: usize = 1000;

/// Times to wait before each try.
const TRIES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(2), Duration::from_secs(20)];

/// The name of the key for push services in the store.
const KEY: &str = "push";

/// The terms on which notices are sent.
#[derive(Clone, Debug)]
pub struct NoticeTerms {
    /// Time for which a question must have stood while nobody is there.
    pub after: Duration,
    /// True if this machine may be told over HTTP without encryption.
    pub allow_local: bool,
    /// An address at which push services may ask for whoever runs this server, like `mailto:…`; empty for none.
    pub contact: String,
    /// Returns the time, in seconds after 1970: push services take nobody's word for long.
    pub now: fn() -> u64,
}

/// Somebody who is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipient {
    /// The address; empty for nobody.
    pub address: String,
    /// The keys of a browser, if the address is that of its push service.
    pub keys: Option<PushKeys>,
}

impl Recipient {
    /// Returns the recipient at an address.
    pub fn of(address: &str, keys: &Option<PushKeys>) -> Recipient {
        Recipient { address: address.to_owned(), keys: keys.clone() }
    }
}

/// What sends notices.
pub struct Notices {
    terms: NoticeTerms,
    agent: Agent,
    push: Arc<OnceCell<PushKey>>,
    room: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

/// What is sent.
#[derive(Clone, Debug, Serialize)]
pub struct Notice {
    /// The name of the table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The same in words.
    pub text: String,
}

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.terms.fmt(f)
    }
}

impl Notices {
    /// Sends notices on these terms.
    pub fn new(terms: NoticeTerms) -> Notices {
        let config = Config::builder()
            .https_only(!terms.allow_local)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_idle_connections(0)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .user_agent("fogbound")
            .build();
        let public =
            Public { allow_local: terms.allow_local, resolver: DefaultResolver::default() };
        Notices {
            terms,
            push: Arc::default(),
            agent: Agent::with_parts(config, DefaultConnector::default(), public),
            room: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING)),
        }
    }

    /// Returns the time for which a question must have stood while nobody is there.
    pub fn after(&self) -> Duration {
        self.terms.after
    }

    /// Checks a recipient, as far as it can be told by its looks.
    ///
    /// # Errors
    /// X-7 if no notices are sent to such.
    pub fn check(&self, to: &Recipient) -> Result<(), Refusal> {
        let address = &to.address;
        let uri = address.parse::<Uri>().ok().filter(|_| address.len() <= LONGEST);
        let is_right = uri.is_some_and(|uri| {
            let has_host = uri.host().is_some_and(|host| !host.is_empty());
            let has_user = uri.authority().is_some_and(|it| it.as_str().contains('@'));
            let is_local = matches!(uri.host(), Some("localhost" | "127.0.0.1" | "[::1]"));
            let is_http = uri.scheme_str() == Some("http") && is_local && self.terms.allow_local;
            has_host && !has_user && (uri.scheme_str() == Some("https") || is_http)
        });
        let has_keys = to.keys.as_ref().is_none_or(|keys| push::keys(keys).is_some());
        match is_right && has_keys {
            true => Ok(()),
            false => Err(Refusal::new("X-7", "no-such-address")),
        }
    }

    /// Returns the public key for browsers that subscribe.
    ///
    /// # Errors
    /// Fails if there is none yet and the store cannot keep one.
    pub async fn key(&self, store: &Store) -> Result<String, StoreError> {
        key(&self.push, store).await.map(|key| key.public().to_owned())
    }

    /// Sends a notice, a few times if it is not taken. Nobody waits for it.
    pub fn send(&self, to: Recipient, notice: Notice, store: Store) {
        let Ok(place) = Arc::clone(&self.waiting).try_acquire_owned() else {
            return tracing::warn!("too many notices wait; one is not sent");
        };
        let (agent, room) = (self.agent.clone(), Arc::clone(&self.room));
        let (push, terms) = (Arc::clone(&self.push), self.terms.clone());
        tokio::spawn(async move {
            // Notices are plain data: all of them can be written.
            let Ok(body) = serde_json::to_string(&notice) else { return };
            for pause in TRIES {
                sleep(pause).await;
                let request = match &to.keys {
                    None => plain(&to.address, &body),
                    Some(_) => match key(&push, &store).await {
                        Ok(key) => key.request(&to, &body, &terms.contact, (terms.now)()),
                        Err(_) => continue,
                    },
                };
                let Some(request) = request else { break };
                // The room is never closed.
                let Ok(turn) = Arc::clone(&room).acquire_owned().await else { return };
                let agent = agent.clone();
                let posted = spawn_blocking(move || post(&agent, request)).await;
                drop(turn);
                match posted {
                    Ok(true) => break,
                    Ok(false) | Err(_) => tracing::debug!("a notice was not taken"),
                }
            }
            drop(place);
        });
    }
}

/// Returns the key for push services, which is made when it is first wanted.
async fn key<'a>(cell: &'a OnceCell<PushKey>, store: &Store) -> Result<&'a PushKey, StoreError> {
    let make = async || {
        let failed = |what: String| StoreError::Failed(what);
        let fresh = PushKey::fresh().map_err(|error| failed(error.to_string()))?;
        let kept = store.secret(KEY, &fresh).await?;
        PushKey::read(&kept).ok_or_else(|| failed("the key for push services is none".to_owned()))
    };
    cell.get_or_try_init(make).await
}

/// Returns the request that tells a notice to a program.
fn plain(to: &str, body: &str) -> Option<Request<Vec<u8>>> {
    let request = Request::post(to).header(CONTENT_TYPE, "application/json");
    request.body(body.as_bytes().to_vec()).ok()
}

/// Sends a notice once; returns `true` if it is settled, taken or refused for good.
fn post(agent: &Agent, request: Request<Vec<u8>>) -> bool {
    match agent.run(request) {
        Ok(answer) => {
            let status = answer.status();
            !status.is_server_error() && !matches!(status.as_u16(), 408 | 429)
        }
        // Such an address does not become another one.
        Err(Error::BadUri(_)) => true,
        Err(_) => false,
    }
}

/// Finds public addresses alone: whoever asks a server to ask another one must not reach its own network by it. What is
/// found is what is connected to.
#[derive(Debug)]
struct Public {
    allow_local: bool,
    resolver: DefaultResolver,
}

impl Resolver for Public {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.resolver.resolve(uri, config, timeout)?;
        let is_open = uri.scheme_str() == Some("http");
        let is_right = |address: IpAddr| match address.is_loopback() {
            true => self.allow_local,
            false => is_public(address) && !is_open,
        };
        match found.iter().all(|found| is_right(found.ip())) {
            true => Ok(found),
            false => Err(Error::BadUri("no address of the public network".to_owned())),
        }
    }
}

/// Returns `true` for an address that belongs to somebody in the public network.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast();
    match (first, second, third) {
        // This network, that of a provider, protocols, measurements, and what nobody has.
        (0 | 240.., ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18..=19, _) => false,
        _ => !is_special,
    }
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        // Addresses of the old kind, by way of a translator.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => {
            let [a, b] = high.to_be_bytes();
            let [c, d] = low.to_be_bytes();
            is_public_v4(Ipv4Addr::new(a, b, c, d))
        }
        // Tunnels and documents.
        [0x2001, 0 | 0xdb8, ..] => false,
        // All that is handed out begins like this.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests;
