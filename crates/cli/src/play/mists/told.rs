//! A game whose tiles are drawn from a box on the table: each is told by its name.

use super::Mists;
use crate::play::Input;
use fogbound_landscape::KindId;

impl Mists {
    /// Asks which tile was drawn until one is told; `false` when the player leaves.
    pub(super) fn draw(&mut self, input: &mut Input) -> miette::Result<bool> {
        self.desk.screen.raw("");
        self.desk.say("told-question");
        loop {
            self.desk.screen.prompt("> ");
            let Some(line) = input.line() else { return Ok(false) };
            let word = line.trim().to_lowercase().replace(' ', "-");
            match word.as_str() {
                "" => {}
                "quit" | "q" => return Ok(false),
                "tiles" | "t" => self.name_tiles(&self.left_like("")),
                _ => match self.left_like(&word)[..] {
                    [] => self.desk.say("told-none"),
                    [kind] => return self.take_told(kind),
                    ref several => self.name_tiles(several),
                },
            }
        }
    }

    fn take_told(&mut self, kind: KindId) -> miette::Result<bool> {
        let from = self.desk.session.events().count();
        if let Err(refusal) = self.desk.session.tell(kind) {
            self.desk.screen.say(&self.desk.texts.refusal(&refusal));
            return Ok(true);
        }
        self.desk.keep()?;
        self.tell(from, false);
        Ok(true)
    }

    /// The kinds not seen yet with this name, or else those that contain it.
    fn left_like(&self, word: &str) -> Vec<KindId> {
        let game = self.desk.session.game();
        let name = |kind| game.rules().catalogue().kind(kind).name.as_str();
        let left: Vec<KindId> = game.unseen().map(|(kind, _)| kind).collect();
        match left.iter().find(|&&kind| name(kind) == word) {
            Some(&kind) => vec![kind],
            None => left.into_iter().filter(|&kind| name(kind).contains(word)).collect(),
        }
    }

    fn name_tiles(&self, kinds: &[KindId]) {
        let catalogue = self.desk.session.rules().catalogue();
        let names: Vec<&str> = kinds.iter().map(|&k| catalogue.kind(k).name.as_str()).collect();
        self.desk.screen.say(&names.join(", "));
    }
}
