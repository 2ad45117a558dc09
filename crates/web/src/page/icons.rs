//! Icons in one line: 24 by 24, a stroke of 2 in the colour of the text. They have no label of their own.

use leptos::prelude::*;

fn icon(path: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
            <path d=path/>
        </svg>
    }
    .into_any()
}

/// The lines of a lamp.
pub const HINT: &str =
    "M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V15h8v-.9A6.5 6.5 0 0 0 12 2.5";

/// A lamp.
pub fn hint() -> AnyView {
    icon(HINT)
}

macro_rules! icons {
    ($($(#[$look:meta])* $name:ident = $path:literal;)*) => {
        $($(#[$look])* pub fn $name() -> AnyView { icon($path) })*
    };
}

icons! {
    /// A star with five points.
    star = "M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z";
    /// A bell.
    bell = "M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5h4";
    /// A flag.
    flag = "M6 21V4M6 5h11l-2.5 4 2.5 4H6";
    /// Three bars.
    menu = "M4 6h16M4 12h16M4 18h16";
    /// A triangle to the right.
    play = "M7 4.5v15l12-7.5z";
    /// A line that branches.
    branch = "M6 4v16M6 14c0-5 12-2 12-8M15 8l3-3 3 3";
    /// An arrow up.
    promote = "M12 20V5M6 11l6-6 6 6";
    /// Two bars.
    pause = "M8 5v14M16 5v14";
    /// An arrow head to the left.
    previous = "M15 5l-7 7 7 7";
    /// An arrow head to the right.
    next = "M9 5l7 7-7 7";
    /// An arrow head to the left, against a bar.
    first = "M18 5l-7 7 7 7M6 5v14";
    /// An arrow head to the right, against a bar.
    last = "M6 5l7 7-7 7M18 5v14";
    /// Two arrow heads to the left.
    chapter_back = "M12 5l-7 7 7 7M19 5l-7 7 7 7";
    /// Two arrow heads to the right.
    chapter_on = "M5 5l7 7-7 7M12 5l7 7-7 7";
    /// A chain.
    link = "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3\
        M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7";
    /// An arrow down into a tray.
    save = "M12 4v11M7 10l5 5 5-5M4 19h16";
    /// An arrow up out of a tray.
    load = "M12 15V4M7 9l5-5 5 5M4 19h16";
    /// An open book.
    book = "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14";
    /// Two sliders.
    sliders = "M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5";
    /// A house.
    home = "M4 11.5L12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5";
    /// An arrow around.
    again = "M5 12a7 7 0 1 0 2.2-5.1M7.5 3v4.2h4.2";
    /// A die.
    die = "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01";
    /// Two people.
    people = "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 20c0-3.6 2.6-6 6-6s6 2.4 6 6\
        M16 5a3.2 3.2 0 0 1 0 6M18 14.6c1.9.9 3 2.8 3 5.4";
    /// A paper at the side.
    drawer = "M4 5h16v14H4zM14.5 5v14M17 9h1M17 12h1";
    /// A moon.
    night = "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z";
    /// A sun.
    day = "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7";
    /// A speech bubble.
    speech = "M4 5h16v11h-9l-5 4v-4H4z";
    /// A loudspeaker that sounds.
    sound = "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";
    /// A loudspeaker that is silent.
    silence = "M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5";
    /// A film with its holes.
    film = "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4";
    /// An eye.
    eye = "M2.5 12c2.6-4.4 5.8-6.5 9.5-6.5s6.9 2.1 9.5 6.5c-2.6 4.4-5.8 6.5-9.5 6.5S5.1 16.4 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6";
    /// A clock.
    clock = "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2";
    /// Four corners.
    fit = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
    /// A target.
    last_move = "M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10";
    /// Plus.
    nearer = "M12 5v14M5 12h14";
    /// Minus.
    farther = "M5 12h14";
    /// Sheets over each other.
    overlays = "M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5";
    /// A lens.
    inspect = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21";
    /// A keyboard.
    keys = "M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8";
    /// A pen.
    pen = "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3";
    /// A bin.
    bin = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5";
    /// A cross.
    close = "M6 6l12 12M18 6L6 18";
    /// An arrow that turns clockwise.
    turn_right = "M20 5v6h-6M19.5 11A8 8 0 1 0 20 15";
    /// An arrow that turns counterclockwise.
    turn_left = "M4 5v6h6M4.5 11A8 8 0 1 1 4 15";
    /// A tick.
    confirm = "M4.5 12.5l5 5L19.5 7";
    /// An arrow back.
    undo = "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3";
    /// A triangle to the right.
    go_on = "M7 4.5v15l12-7.5z";
}
