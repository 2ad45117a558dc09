use super::*;

#[test]
fn no_sound_is_long_or_clips() {
    for sound in [Sound::Place, Sound::Ghost, Sound::Score, Sound::Won, Sound::Lost] {
        let notes = notes(sound);
        let end = notes.iter().map(|note| note.start + note.length).fold(0.0, f64::max);
        assert!(end < 1.5, "{sound:?} lasts {end}");
        // The largest possible loudness of all its notes together.
        let most: f32 = notes.iter().map(|note| note.loudness).sum();
        assert!(most <= 1.0, "{sound:?} {most}");
    }
}
