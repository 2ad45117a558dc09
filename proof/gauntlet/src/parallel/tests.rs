use super::*;

fn add(total: &mut u32, more: u32) {
    *total += more;
}

#[test]
fn every_round_runs_once() {
    let total = run(
        3..1003,
        |number, total: &mut u32| {
            *total += number;
            Ok(())
        },
        add,
    );
    assert_eq!(total, Ok((3..1003).sum()));
}

#[test]
fn rounds_go_on_until_all_is_complete_but_not_for_ever() {
    let round = |_, total: &mut u32| {
        *total += 1;
        Ok(())
    };
    assert_eq!(run_until(7, round, add, |_| true), Ok(7));
    assert_eq!(run_until(7, round, add, |&total| total > 20), Ok(21));
    assert_eq!(run_until(7, round, add, |_| false), Ok(70));
}

#[test]
fn a_failure_and_a_panic_are_told_with_their_number() {
    let error =
        run(0..9, |n, _: &mut u32| if n == 5 { Err("bad".to_owned()) } else { Ok(()) }, add);
    assert_eq!(error, Err("round 5: bad".to_owned()));
    let panic = run(
        0..9,
        |n, _: &mut u32| {
            assert_ne!(n, 7, "seven");
            Ok(())
        },
        add,
    );
    assert!(panic.is_err_and(|text| text.starts_with("round 7: panic:")));
}

#[test]
fn fresh_seeds_differ() {
    assert_ne!(fresh_seed(), fresh_seed());
}
