//! Which tile set a record means, and the rules it is played with.

use super::error::RecordError;
use super::model::{Chance, Header, Record};
use fogbound_mists::{RULES_VERSION, Rules, Setup};
use fogbound_tilesets::TileSet;
use std::sync::Arc;

/// The tile sets at hand.
#[derive(Clone, Debug)]
pub struct Sets(Vec<Arc<TileSet>>);

impl Sets {
    /// The sets that come with the program, in all their versions.
    #[must_use]
    pub fn shipped() -> Sets {
        Sets(fogbound_tilesets::shipped().iter().cloned().map(Arc::new).collect())
    }

    /// With one more set, for instance one that the caller has read from a file.
    #[must_use]
    pub fn with(mut self, set: Arc<TileSet>) -> Sets {
        self.0.push(set);
        self
    }
}

impl Header {
    /// The word of the line that says where chance comes from.
    pub(super) fn chance_key(&self) -> &'static str {
        match self.chance {
            Chance::Seed(_) => "seed",
            Chance::Order(_) => "order",
            Chance::Told => "told",
        }
    }
}

impl Record {
    /// The rules of the recorded game.
    ///
    /// # Errors
    /// When the rules version or the tile set is not at hand, the set is another one than recorded,
    /// or no game can be set up like this (M-1).
    pub fn rules(&self, sets: &Sets) -> Result<Arc<Rules>, RecordError> {
        let header = &self.header;
        if header.rules_version != RULES_VERSION {
            let version = header.rules_version.as_str();
            let args = [("version", version.into()), ("own", RULES_VERSION.into())];
            return Err(self.error_key("rules", "record-rules-version", &args));
        }
        let setup = Setup {
            set: self.set(sets)?,
            level: header.level.clone(),
            seats: header.seats.clone(),
            scoring: header.scoring.clone(),
            start_player: header.start_player,
            options: header.options,
        };
        let rules = setup.validate().map_err(|refusal| {
            let key = match refusal.reason {
                "setup-players" | "setup-colours" => "seats",
                "setup-scoring" => "scoring",
                "setup-start-player" => "start",
                "setup-set" => "tiles",
                _ => "level",
            };
            self.refused_key(key, refusal)
        })?;
        Ok(Arc::new(rules))
    }

    fn set(&self, sets: &Sets) -> Result<Arc<TileSet>, RecordError> {
        let name = &self.header.tiles;
        let same = |set: &&Arc<TileSet>| set.id == name.id && set.version == name.version;
        let args = [("id", name.id.as_str().into()), ("version", name.version.into())];
        let mut named = sets.0.iter().filter(same).peekable();
        if named.peek().is_none() {
            return Err(self.error_key("tiles", "record-no-set", &args));
        }
        let found = named.find(|set| set.hash == name.hash);
        found.cloned().ok_or_else(|| self.error_key("tiles", "record-other-set", &args))
    }
}
