//! The meanings of the signs on a board of landscape tiles: those that are there.

use fogbound_pictures::Glyph;
use fogbound_pictures::board::{Mark, Scene, Standing};
use fogbound_pictures::figures::{Figure, Hound, Pose};
use fogbound_pictures::panel::Sign;
use fogbound_table::texts::{Message, Texts, family, msg};

/// The legend of a board.
pub fn legend(scene: &Scene, moving: bool, texts: &Texts) -> Vec<(Sign, String)> {
    if moving {
        return Vec::new();
    }
    let meeples = || {
        scene.figures.iter().filter_map(|figure| match figure {
            Standing::Meeple(meeple) => Some(meeple),
            Standing::Ghosts { .. } => None,
        })
    };
    let mut legend: Vec<(Sign, String)> = Vec::new();
    let mut explain = |sign: Sign, message: Message<'_>| legend.push((sign, texts.say(message)));
    let marked = |wanted: fn(&Mark) -> bool| scene.marks.iter().any(|(_, mark)| wanted(mark));
    if marked(|mark| matches!(mark, Mark::Legal(_))) {
        explain(Sign::Legal, msg!("picture-legal"));
    }
    if marked(|mark| matches!(mark, Mark::Changed)) {
        explain(Sign::Changed, msg!("picture-changed"));
    }
    if !scene.overlays.is_empty() {
        let letters = scene.overlays.iter().any(|overlay| overlay.owner.is_some());
        let owned = msg!("picture-overlay.owned");
        explain(Sign::Overlay, if letters { owned } else { msg!("picture-overlay") });
    }
    let haunted = scene.figures.iter().any(|figure| match figure {
        Standing::Meeple(meeple) => meeple.ghosts > 0,
        Standing::Ghosts { .. } => true,
    });
    if haunted {
        explain(Sign::Glyph(Glyph::Figure(Figure::Ghosts(1))), msg!("picture-ghost"));
    }
    let faces = || scene.tiles.iter().filter_map(|laid| laid.face.as_ref());
    if faces().any(|tile| tile.kind.ghosts() > 0) {
        explain(Sign::Glyph(Glyph::Figure(Figure::PrintedGhost)), msg!("picture-printed-ghost"));
    }
    if scene.tiles.iter().any(|laid| laid.finished != 0) {
        explain(Sign::FinishedBank, msg!("picture-finished"));
    }
    if faces().count() < scene.tiles.len() {
        explain(Sign::Glyph(Glyph::Back), msg!("picture-back"));
    }
    let poses = [
        (Pose::Lying, msg!("picture-farmer")),
        (Pose::Guard, msg!("picture-guard")),
        (Pose::Buried, msg!("picture-buried")),
    ];
    for (pose, message) in poses {
        if let Some(meeple) = meeples().find(|meeple| meeple.pose == pose) {
            explain(Sign::Glyph(Glyph::meeple(meeple.colour, pose)), message);
        }
    }
    for hound in Hound::ALL {
        if meeples().any(|meeple| meeple.hounds[hound as usize]) {
            legend.push((
                Sign::Glyph(Glyph::Figure(Figure::Hound(hound))),
                texts.say(family!("hound-", Hound::name, hound)),
            ));
        }
    }
    legend
}
