//! Synthesised sounds: a few notes each, no recordings. Off until somebody turns them on.

use super::settings::use_settings;
use super::table::use_table;
use crate::page::reactive::effect;
use fogbound_presenter::Sound;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A note: it glides from one pitch to another and fades.
struct Note {
    wave: OscillatorType,
    /// Pitch at the start and at the end, in hertz.
    pitch: (f32, f32),
    /// Its start, in seconds from the beginning of its sound.
    start: f64,
    /// Its duration, in seconds.
    length: f64,
    /// Its initial loudness, of 1.
    loudness: f32,
}

const fn note(
    wave: OscillatorType,
    pitch: (f32, f32),
    start: f64,
    length: f64,
    loudness: f32,
) -> Note {
    Note { wave, pitch, start, length, loudness }
}

use OscillatorType::{Sine, Triangle};

/// Wood on wood.
const PLACE: [Note; 2] =
    [note(Triangle, (210.0, 95.0), 0.0, 0.09, 0.5), note(Sine, (880.0, 420.0), 0.0, 0.035, 0.18)];

/// Somebody sighs.
const GHOST: [Note; 2] =
    [note(Sine, (640.0, 300.0), 0.0, 0.62, 0.22), note(Sine, (647.0, 308.0), 0.03, 0.6, 0.16)];

/// Two bells.
const SCORE: [Note; 4] = [
    note(Sine, (880.0, 880.0), 0.0, 0.4, 0.25),
    note(Sine, (2640.0, 2640.0), 0.0, 0.18, 0.06),
    note(Sine, (1318.5, 1318.5), 0.11, 0.5, 0.25),
    note(Sine, (3955.5, 3955.5), 0.11, 0.2, 0.05),
];

/// A chord that rises.
const WON: [Note; 4] = [
    note(Triangle, (523.3, 523.3), 0.0, 0.9, 0.2),
    note(Triangle, (659.3, 659.3), 0.14, 0.9, 0.2),
    note(Triangle, (784.0, 784.0), 0.28, 0.9, 0.2),
    note(Triangle, (1046.5, 1046.5), 0.42, 1.0, 0.24),
];

/// The lamp goes out.
const LOST: [Note; 3] = [
    note(Sine, (329.6, 311.1), 0.0, 0.5, 0.26),
    note(Sine, (246.9, 233.1), 0.32, 0.6, 0.26),
    note(Sine, (174.6, 130.8), 0.66, 0.8, 0.3),
];

fn notes(sound: Sound) -> &'static [Note] {
    match sound {
        Sound::Place => &PLACE,
        Sound::Ghost => &GHOST,
        Sound::Score => &SCORE,
        Sound::Won => &WON,
        Sound::Lost => &LOST,
    }
}

/// Seconds from one sound to the next, and the number of sounds for simultaneous events.
const STEP: f64 = 0.16;
const MOST: usize = 5;

/// Seconds from an event to its sound. What is to begin at once has begun already when the browser plays it, and so
/// begins in its midst.
const LEAD: f64 = 0.02;

/// Plays the sounds. Shows nothing: every sound has its event in the log too.
#[component]
pub fn Sounds() -> impl IntoView {
    let (table, settings) = (use_table(), use_settings());
    let context = StoredValue::new_local(None::<AudioContext>);
    effect(move || {
        let Some(happened) = table.happened() else { return };
        let volume = untrack(|| if settings.sound() { settings.volume() } else { 0.0 });
        if happened.sounds.is_empty() || volume <= 0.0 {
            return;
        }
        context.update_value(|context| {
            // Created for the first sound. A browser without sound is silent.
            *context = context.take().or_else(|| AudioContext::new().ok());
            let Some(context) = context else { return };
            // A page that nobody has touched yet may not make a sound. It stays silent then.
            let _ = context.resume();
            let mut heard = Vec::new();
            for sound in happened.sounds.iter().filter(|sound| !matches!(sound, Sound::Place)) {
                if !heard.contains(sound) {
                    heard.push(*sound);
                }
            }
            let place = happened.sounds.contains(&Sound::Place).then_some(Sound::Place);
            for (at, sound) in (0..).zip(place.into_iter().chain(heard).take(MOST)) {
                let start = context.current_time() + LEAD + STEP * f64::from(at);
                for note in notes(sound) {
                    // If the browser refuses to play a sound, its event is still reported in words.
                    let _ = play(context, note, start, volume);
                }
            }
        });
    });
}

fn play(context: &AudioContext, note: &Note, start: f64, volume: f32) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let (start, end) = (start + note.start, start + note.start + note.length);
    oscillator.set_type(note.wave);
    let pitch = oscillator.frequency();
    pitch.set_value_at_time(note.pitch.0, start)?;
    pitch.exponential_ramp_to_value_at_time(note.pitch.1, end)?;
    let loudness = gain.gain();
    loudness.set_value_at_time(0.0001, start)?;
    loudness
        .exponential_ramp_to_value_at_time((note.loudness * volume).max(0.0002), start + 0.008)?;
    loudness.exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end + 0.02)
}

#[cfg(test)]
mod tests;
