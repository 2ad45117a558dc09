//! the public form of a running game of Carcassonne reveals nothing of the pile to spectators.
use crate::common::Dice;
use crate::common::carcassonne::{random_record, random_rules, redealt, seeded};
use fogbound_game::Game as _;
use fogbound_table::games::carcassonne::Record;
use fogbound_table::record::{Chance, Salt, Sets};

fn sets() -> Sets {
    Sets::shipped()
}

#[test]
fn x_6_the_public_form_hides_the_pile() {
    let mut dice = Dice::fresh("public carcassonne");
    let (mut running, mut undone) = (0, 0);
    for _ in 0..24 {
        let rules = random_rules(&mut dice);
        let record = seeded(&mut dice, &rules);
        let (mut full, _) = random_record(&mut dice, &rules, record);
        full.header.comments.push("the seed is a secret".to_owned());
        full.commit(Salt::new(&[7; 16]).unwrap());
        full.lines.truncate(dice.below(full.lines.len()));
        let replay = full.replay(&sets()).unwrap();
        if replay.end().is_over() {
            continue;
        }
        running += 1;
        undone += u32::from(replay.undone() > 0);
        let public = full.public(&sets()).unwrap();
        let text = public.to_text();
        assert_eq!(public.header.chance, Chance::Told);
        assert!(!["\nseed ", "\nsalt ", "secret"].iter().any(|word| text.contains(word)), "{dice}");
        assert_eq!(public.header.commitment, full.header.commitment);

        // It records the same game, and is its own public form.
        let read = Record::parse("test", &text).unwrap();
        let told = read.replay(&sets()).unwrap();
        assert_eq!(told.end().hash(), replay.end().hash(), "{dice}");
        assert_eq!((told.taken().len(), told.undone()), (replay.taken().len(), replay.undone()));
        assert_eq!(read.public(&sets()).unwrap().to_text(), text, "{dice}");

        // With the pile dealt again the public form has the same bytes.
        let other = redealt(&mut dice, &full, replay.end());
        let mut other = other.public(&sets()).unwrap();
        other.header.commitment.clone_from(&full.header.commitment);
        assert_eq!(other.to_text(), text, "{dice}");
    }
    assert!(running > 8 && undone > 3, "{running} {undone} {dice}");
}

#[test]
fn x_6_a_finished_game_has_no_secrets() {
    let mut dice = Dice::fresh("finished carcassonne");
    let rules = random_rules(&mut dice);
    let record = seeded(&mut dice, &rules);
    let (record, _) = random_record(&mut dice, &rules, record);
    assert_eq!(record.public(&sets()).unwrap().to_text(), record.to_text());
}
