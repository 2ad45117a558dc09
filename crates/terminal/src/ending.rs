//! The end of a game, in words.

use crate::front::Front;
use fogbound_presenter::{Story, daily};
use fogbound_table::texts::{msg, number};

impl Front {
    /// The last screen: how it ended, why, and what the game was like.
    pub(crate) fn finish(&self) {
        let Some(ending) = self.game().ending() else { return };
        self.screen.raw("");
        self.boards_at_the_end();
        self.screen.raw("");
        self.screen.heading(&ending.title);
        let story = self.game().story();
        if let Some(story) = &story {
            self.screen.say(&format!("{}. {}", story.badge, story.verdict));
        }
        if let Some(rule) = self.texts.rule(&ending.rule) {
            self.screen.say(&format!("{} ({}): {}", rule.title, rule.id, rule.text));
        }
        let stars = ending.stars.iter();
        let (all, earned) = (stars.len(), stars.clone().filter(|star| star.is_earned).count());
        for (heading, lines) in [
            (
                msg!("star-count", n = earned, of = all),
                stars.map(|star| star.text.clone()).collect(),
            ),
            (msg!("end-steps"), ending.steps.into_iter().map(|step| step.told.text).collect()),
            (msg!("end-summary"), [ending.lines, ending.shuffle].concat()),
        ] {
            if !lines.is_empty() {
                self.screen.raw("");
                self.screen.heading(&self.texts.say(heading));
                lines.iter().for_each(|line| self.screen.say(line));
            }
        }
        if let Some(story) = story {
            self.tell_moments(&story);
        }
        if let Some(told) = daily::told(self.game(), &self.texts) {
            self.screen.raw("");
            self.screen.heading(&self.texts.say(msg!("daily-share")));
            self.screen.verbatim(&told);
        }
        let Some(store) = &self.store else { return };
        self.screen.raw("");
        let file = store.arguments();
        self.screen.verbatim(&self.texts.say(msg!("end-record", file = file.as_str())));
        self.screen.verbatim(&self.texts.say(msg!("end-replay", file = file.as_str())));
        self.screen.verbatim(&self.texts.say(msg!("end-analyse", file = file.as_str())));
        if self.game().review(None).is_some() {
            self.screen.verbatim(&self.texts.say(msg!("end-review", file = file.as_str())));
        }
        if self.game().turning().is_some() {
            self.screen.verbatim(&self.texts.say(msg!("end-turning", file)));
        }
    }

    /// The moments of a game, and who brought the points.
    fn tell_moments(&self, story: &Story) {
        if !story.moments.is_empty() {
            self.screen.raw("");
        }
        for moment in &story.moments {
            self.screen.say(&format!("{}: {}", moment.title, moment.told.text));
        }
        self.screen.raw("");
        self.screen.heading(&self.texts.say(msg!("story-shares")));
        for share in &story.shares {
            let parts =
                share.parts.iter().map(|part| format!("{} {}", part.name, number(part.points)));
            let parts: Vec<String> = parts.collect();
            let of =
                if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
            self.screen.say(&format!("{}: {}{of}", share.name, share.sum));
        }
    }
}
