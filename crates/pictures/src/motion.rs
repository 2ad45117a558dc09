//! Movement of pictures on a page: classes in the geometry, movement in a style sheet of its own.
//!
//! Nothing moves unless the root of a picture has the class `moves` beside `fogbound`, and nothing
//! does where the reader wants no motion. Files do not carry this sheet.

/// Returns the style sheet for movement on a page.
///
/// Of itself the mist drifts. A page puts the other classes on groups around pieces, and takes away
/// what has left:
///
/// | class | movement |
/// |---|---|
/// | `appears` | fades in, for tiles and their mist |
/// | `arrives` | fades in from a little above, for figures |
/// | `glows` | flares up and calms down, for the mark of a new tile |
/// | `leaves` | rises and fades, for ghosts; gone at once where nothing moves |
/// | `hops` | hops once, for what is counted |
/// | `lights` | lights up along the track, for a path |
///
/// All mist drifts in step if the page sets the property `--drift` on what it adds to minus the time
/// since it began, such as `-1234ms`: only so do the seams between tiles hold.
#[must_use]
pub const fn motion_sheet() -> &'static str {
    MOTION
}

const MOTION: &str = "\
@keyframes fogbound-drift{from{transform:translateX(-3px)}to{transform:translateX(3px)}}\
@keyframes fogbound-breathe{from{opacity:.34}to{opacity:.3}}\
@keyframes fogbound-appear{from{opacity:0}}\
@keyframes fogbound-arrive{from{opacity:0;transform:translateY(-14px)}}\
@keyframes fogbound-glow{from{opacity:0}20%{opacity:1}to{opacity:.6}}\
@keyframes fogbound-leave{to{opacity:0;transform:translateY(-30px)}}\
@keyframes fogbound-hop{40%{transform:translateY(-9px)}}\
@keyframes fogbound-light{from{stroke-dasharray:0 420}to{stroke-dasharray:420 0}}\
.fogbound .leaves{opacity:0;pointer-events:none}\
@media(prefers-reduced-motion:no-preference){\
.fogbound.moves .drift{animation:fogbound-drift 14s ease-in-out var(--drift,0s) infinite alternate,\
fogbound-breathe 9s ease-in-out var(--drift,0s) infinite alternate}\
.fogbound.moves .curl{animation:fogbound-drift 14s ease-in-out var(--drift,0s) infinite alternate}\
.fogbound.moves .appears{animation:fogbound-appear 300ms ease-out}\
.fogbound.moves .arrives{animation:fogbound-arrive 260ms ease-out}\
.fogbound.moves .glows{opacity:.6;animation:fogbound-glow 1600ms ease-out}\
.fogbound.moves .leaves{opacity:1;animation:fogbound-leave 400ms ease-in forwards}\
.fogbound.moves .hops{animation:fogbound-hop 420ms ease-in-out}\
.fogbound.moves .lights .lit,.fogbound.moves .lights .lit-ink\
{animation:fogbound-light 700ms ease-in-out}}";

#[cfg(test)]
mod tests;
