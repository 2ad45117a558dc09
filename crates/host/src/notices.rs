//! Notices to people who are away: it is their turn. They go to addresses that strangers have chosen, so only such are
//! asked that anybody in the world could ask, for a short time, few at once.

use fogbound_game::Refusal;
use serde::Serialize;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use ureq::config::Config;
use ureq::http::Uri;
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

/// The terms on which notices are sent.
#[derive(Clone, Copy, Debug)]
pub struct NoticeTerms {
    /// Time for which a question must have stood while nobody is there.
    pub after: Duration,
    /// True if this machine may be told over HTTP without encryption.
    pub allow_local: bool,
}

/// What sends notices.
pub struct Notices {
    terms: NoticeTerms,
    agent: Agent,
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
            agent: Agent::with_parts(config, DefaultConnector::default(), public),
            room: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING)),
        }
    }

    /// Returns the time for which a question must have stood while nobody is there.
    pub fn after(&self) -> Duration {
        self.terms.after
    }

    /// Checks an address, as far as it can be told by its looks.
    ///
    /// # Errors
    /// X-7 if no notices are sent to such.
    pub fn check(&self, to: &str) -> Result<(), Refusal> {
        let uri = to.parse::<Uri>().ok().filter(|_| to.len() <= LONGEST);
        let is_right = uri.is_some_and(|uri| {
            let has_host = uri.host().is_some_and(|host| !host.is_empty());
            let has_user = uri.authority().is_some_and(|it| it.as_str().contains('@'));
            let is_local = matches!(uri.host(), Some("localhost" | "127.0.0.1" | "[::1]"));
            let is_http = uri.scheme_str() == Some("http") && is_local && self.terms.allow_local;
            has_host && !has_user && (uri.scheme_str() == Some("https") || is_http)
        });
        if is_right { Ok(()) } else { Err(Refusal::new("X-7", "no-such-address")) }
    }

    /// Sends a notice, a few times if it is not taken. Nobody waits for it.
    pub fn send(&self, to: String, notice: Notice) {
        let Ok(place) = Arc::clone(&self.waiting).try_acquire_owned() else {
            return tracing::warn!("too many notices wait; one is not sent");
        };
        let (agent, room) = (self.agent.clone(), Arc::clone(&self.room));
        tokio::spawn(async move {
            for pause in TRIES {
                sleep(pause).await;
                // The room is never closed.
                let Ok(turn) = Arc::clone(&room).acquire_owned().await else { return };
                let (agent, to, notice) = (agent.clone(), to.clone(), notice.clone());
                let posted = spawn_blocking(move || post(&agent, &to, &notice)).await;
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

/// Sends a notice once; returns `true` if it is settled, taken or refused for good.
fn post(agent: &Agent, to: &str, notice: &Notice) -> bool {
    let Ok(body) = serde_json::to_string(notice) else { return true };
    match agent.post(to).content_type("application/json").send(&body) {
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
