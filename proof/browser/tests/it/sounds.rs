//! Sounds, listened to by their waveform: they neither clip nor click, and are as loud as somebody wishes.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};
use serde_json::Value;

const WON: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");
const LOST: &str = include_str!("../../../../crates/table/tests/records/mists/l6-p3-lost.fog");

/// The highest pitch of each kind of sound at its beginning, in hertz.
const KINDS: [(&str, f64); 5] =
    [("place", 210.0), ("ghost", 640.0), ("score", 880.0), ("won", 523.3), ("lost", 329.6)];

/// Takes the place of the loudspeaker: what the page plays at once is a film, which can be rendered to samples.
const RECORD: &str = "{
    const RATE = 48000;
    window.films = [];
    let film = null;
    const now = () => {
        if (!film) {
            film = { notes: [], context: new OfflineAudioContext(1, 4 * RATE, RATE) };
            films.push(film);
            queueMicrotask(() => film = null);
        }
        return film;
    };
    window.AudioContext = class {
        resume() { return Promise.resolve(); }
        get currentTime() { return 0; }
        get destination() { return now().context.destination; }
        createGain() { return now().context.createGain(); }
        createOscillator() {
            const oscillator = now().context.createOscillator();
            const note = { pitch: [], start: 0, stop: 0 };
            now().notes.push(note);
            const { frequency } = oscillator;
            for (const change of ['setValueAtTime', 'exponentialRampToValueAtTime']) {
                const set = frequency[change].bind(frequency);
                frequency[change] = (pitch, time) => { note.pitch.push(pitch); return set(pitch, time); };
            }
            const [start, stop] = [oscillator.start.bind(oscillator), oscillator.stop.bind(oscillator)];
            oscillator.start = time => start(note.start = time);
            oscillator.stop = time => stop(note.stop = time);
            return oscillator;
        }
    };
    // No sound whose highest pitch is f and whose loudness is p changes faster than 2 pi f p. The envelopes of the
    // notes add to their pitch.
    const ENVELOPE = 600;
    const listen = async ({ context, notes }) => {
        const samples = (await context.startRendering()).getChannelData(0);
        const loud = (from, to) => samples.subarray(Math.max(from, 0), to).reduce((p, s) => Math.max(p, Math.abs(s)), 0);
        const peak = loud(0, samples.length);
        const first = Math.min(...notes.map(note => note.start));
        const end = Math.max(...notes.map(note => note.stop));
        let click = 0;
        const WINDOW = 240;
        for (let at = 0; at + 1 < samples.length; at += WINDOW) {
            const [from, to] = [at / RATE, (at + WINDOW) / RATE];
            const heard = notes.filter(note => note.start <= to && from <= note.stop);
            const pitch = Math.max(0, ...heard.flatMap(note => note.pitch)) + ENVELOPE;
            const most = 2 * Math.PI * pitch / RATE * loud(at - WINDOW, at + 2 * WINDOW) + 0.0005;
            for (let here = at; here < at + WINDOW && here + 1 < samples.length; here++)
                click = Math.max(click, Math.abs(samples[here + 1] - samples[here]) / most);
        }
        const edge = Math.max(loud(0, (first + 0.0005) * RATE), loud((end - 0.001) * RATE, samples.length));
        return { peak, click, edge, first, pitches: notes.map(note => note.pitch[0]) };
    };
    window.heard = () => Promise.all(films.splice(0).map(listen));
}";

/// A film of what was heard at once.
struct Film {
    /// The loudest sample, of 1.
    peak: f64,
    /// The largest change from one sample to the next, as a share of the largest without a click.
    click: f64,
    /// The loudest sample at the very beginning and the very end.
    edge: f64,
    /// The seconds until it begins.
    first: f64,
    /// The pitches of its notes.
    pitches: Vec<f64>,
}

/// A player with this setting for sounds.
fn listener(browser: &Browser, sound: &str, volume: u8) -> Player {
    let player = Player::mouse(browser);
    player.page.before_load(RECORD);
    player.page.before_load(&format!(
        "localStorage.setItem('fogbound.sound', '{sound}');
         localStorage.setItem('fogbound.volume', '{volume}')"
    ));
    player
}

/// Returns what was heard since this was last asked.
fn heard(player: &Player) -> Vec<Film> {
    let films = player.page.eval("heard()");
    let number = |value: &Value| value.as_f64().expect("a number");
    let film = |film: &Value| Film {
        peak: number(&film["peak"]),
        click: number(&film["click"]),
        edge: number(&film["edge"]),
        first: number(&film["first"]),
        pitches: film["pitches"].as_array().into_iter().flatten().map(number).collect(),
    };
    films.as_array().into_iter().flatten().map(film).collect()
}

/// A record without its last decisions.
fn without_end(record: &str, lines: usize) -> String {
    let count = record.lines().count() - lines;
    record.lines().take(count).flat_map(|line| [line, "\n"]).collect()
}

/// Plays the end of a recorded game again, and returns its sounds.
fn end_of(player: &Player, record: &str) -> Vec<Film> {
    player.come_back_to(&without_end(record, 2));
    player.finish();
    heard(player)
}

#[test]
fn sounds_neither_clip_nor_click() {
    let browser = Browser::launch();
    let player = listener(&browser, "on", 100);
    player.play_with_people(Game::Mists);
    player.play_turns(14);
    let mut films = heard(&player);
    films.extend(end_of(&player, WON));
    films.extend(end_of(&player, LOST));
    for (kind, pitch) in KINDS {
        let is_in = |film: &&Film| film.pitches.iter().any(|note| (note - pitch).abs() < 0.1);
        assert!(films.iter().any(|film| is_in(&film)), "no sound of the kind {kind}");
    }
    for Film { peak, click, edge, first, pitches } in films {
        assert!(peak < 1.0, "{pitches:?} clips: {peak}");
        assert!(peak > 0.05, "{pitches:?} is not heard: {peak}");
        assert!(click < 1.0, "{pitches:?} clicks: {click}");
        assert!(edge < 0.001, "{pitches:?} begins or ends abruptly: {edge}");
        assert!(first >= 0.01, "{pitches:?} begins before it can be played");
    }
}

#[test]
fn sounds_are_as_loud_as_wished() {
    let browser = Browser::launch();
    let peak = |sound: &str, volume: u8| {
        let player = listener(&browser, sound, volume);
        let films = end_of(&player, LOST);
        films.iter().map(|film| film.peak).fold(0.0, f64::max)
    };
    let loud = peak("on", 100);
    for volume in [50, 10] {
        let share = peak("on", volume) / loud;
        let wished = f64::from(volume) / 100.0;
        assert!((share - wished).abs() < wished / 20.0, "{share} instead of {wished}");
    }
    assert_eq!(peak("on", 0), 0.0);
    assert_eq!(peak("off", 100), 0.0);
}

#[test]
fn listening_finds_clicks_and_clipping() {
    let browser = Browser::launch();
    let player = listener(&browser, "on", 100);
    player.open("");
    let film = |loudness: f64, stop: f64| {
        player.page.eval(&format!(
            "(() => {{
                const context = new AudioContext();
                const [oscillator, gain] = [context.createOscillator(), context.createGain()];
                gain.gain.value = {loudness};
                oscillator.frequency.setValueAtTime(880, 0);
                oscillator.connect(gain);
                gain.connect(context.destination);
                oscillator.start(0.02);
                oscillator.stop({stop});
            }})()"
        ));
        heard(&player).pop().expect("a film")
    };
    // Cut off at a zero, and a quarter of a wave later.
    let (whole, cut) = (film(0.3, 0.12), film(0.3, 0.02 + 88.25 / 880.0));
    assert!(whole.click < 1.0, "{}", whole.click);
    assert!(cut.click > 1.0, "{}", cut.click);
    assert!(film(1.2, 0.2).peak >= 1.0);
}
