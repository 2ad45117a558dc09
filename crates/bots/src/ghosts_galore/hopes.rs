//! Things the points of a board may grow from. Each hope is a number counted by [`super::survey`].
//! [`super::worth`] holds the average yield of one of it.

use fogbound_ghosts_galore::Category;
use std::ops::Range;

/// Number of hopes.
pub(super) const HOPES: usize = 75;

/// By number of dragons, 0–7: whether there are so many.
pub(super) const DRAGONS: usize = 0;
/// By number of wisps, 0–9: whether there are so many.
pub(super) const WISPS: usize = 8;
/// Skeletons, diamonds.
pub(super) const SKELETONS: usize = 18;
/// Slimes, curves.
pub(super) const SLIMES: usize = 20;
/// Werewolves.
pub(super) const WEREWOLVES: usize = 22;
/// By lead in werewolves over the best of the others, −3 to 3 (−3 as well without any): the bonus.
pub(super) const PACK: usize = 23;
/// By number of golems that count, 0–4: whether there are so many. Then the empty spaces beside no
/// golem, and their product with the golems that count.
pub(super) const GOLEMS: usize = 30;
/// Lone bats beside an empty space; empty spaces beside a bat; 1 if there is neither.
pub(super) const BATS: usize = 37;
/// Paths that can go on, by ghosts on them (1, 2, more) and number of their open ends (1, 2).
pub(super) const GHOSTS: usize = 40;
/// Satyrs on paths with one open end, with two; their points on such paths; the most types of
/// monsters on a path that can go on and has no satyr.
pub(super) const SATYRS: usize = 46;
/// Bone doors that can still be joined: by number of empty spaces on the shortest way between the
/// ends, 1–6 (6: none), 1 if it is so many; by 1, 2 and more of them the sections that the paths
/// from both doors have already.
pub(super) const BONE_DOORS: usize = 50;
/// The same of the tooth doors.
pub(super) const TOOTH_DOORS: usize = 59;
/// Paths from a door that can go on, and their sections, where the next space has no door; the same
/// where it has one; paths open at both ends, and their sections; doors of empty spaces.
pub(super) const OTHER_PATHS: usize = 68;

/// Returns the hopes of a category.
pub(super) fn hopes_of(category: Category) -> Range<usize> {
    match category {
        Category::Dragons => DRAGONS..WISPS,
        Category::Wisps => WISPS..SKELETONS,
        Category::Skeletons => SKELETONS..SLIMES,
        Category::Slimes => SLIMES..WEREWOLVES,
        Category::Werewolves => WEREWOLVES..GOLEMS,
        Category::Golems => GOLEMS..BATS,
        Category::Bats => BATS..GHOSTS,
        Category::Ghosts => GHOSTS..SATYRS,
        Category::Satyrs => SATYRS..BONE_DOORS,
        Category::BoneDoors => BONE_DOORS..TOOTH_DOORS,
        Category::ToothDoors => TOOTH_DOORS..OTHER_PATHS,
        Category::OtherPaths => OTHER_PATHS..HOPES,
        // A diamond brings its value at once and nothing later.
        Category::Diamonds => 0..0,
    }
}
