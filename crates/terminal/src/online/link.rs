//! Links of tables, and the servers that they lead to.

/// A server that hosts tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    is_encrypted: bool,
    /// Its name or address, and the port if it is not the usual one.
    host: String,
}

/// The link of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    /// The server that hosts it.
    pub server: Server,
    /// The name of the table.
    pub table: String,
}

/// The longest name of a table; more is no name, and no name of a file.
const LONGEST: usize = 64;

impl Server {
    /// Reads an address like `https://games.example.org` or `192.168.1.7:8080`, with anything behind it; `None` if it
    /// is none. Without a word for the protocol it is `http`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Server> {
        Some(split(text)?.0)
    }

    /// Returns the address for requests and for the page, without a slash at its end.
    #[must_use]
    pub fn page(&self) -> String {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        format!("{scheme}://{}", self.host)
    }

    /// Returns the address of the connection to a table.
    #[must_use]
    pub fn live(&self, table: &str) -> String {
        let scheme = if self.is_encrypted { "wss" } else { "ws" };
        format!("{scheme}://{}/api/v1/tables/{table}/live", self.host)
    }
}

impl TableLink {
    /// Reads a link as the page gives it, `http://HOST/#/t/TABLE`, also without `#/` and without `http://`; `None` if
    /// it is no link of a table.
    #[must_use]
    pub fn parse(text: &str) -> Option<TableLink> {
        let (server, rest) = split(text)?;
        let (_, table) = rest.split_once("/t/")?;
        let end = table.find(['/', '?', '&', '#']).unwrap_or(table.len());
        let table = &table[..end];
        let is_name = !table.is_empty()
            && table.len() <= LONGEST
            && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_name.then(|| TableLink { server, table: table.to_owned() })
    }

    /// Returns the link as the page gives it.
    #[must_use]
    pub fn page(&self) -> String {
        format!("{}/#/t/{}", self.server.page(), self.table)
    }
}

/// Splits an address into its server and what follows.
fn split(text: &str) -> Option<(Server, &str)> {
    let text = text.trim();
    let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
    let is_encrypted = match scheme.to_ascii_lowercase().as_str() {
        "http" | "ws" => false,
        "https" | "wss" => true,
        _ => return None,
    };
    let (host, rest) = rest.split_at(rest.find(['/', '#', '?']).unwrap_or(rest.len()));
    let is_host = |c: char| c.is_alphanumeric() || "-._:[]".contains(c);
    let begins = host.starts_with(|c: char| c.is_alphanumeric() || c == '[');
    (begins && host.chars().all(is_host))
        .then(|| (Server { is_encrypted, host: host.to_owned() }, rest))
}

#[cfg(test)]
mod tests;
