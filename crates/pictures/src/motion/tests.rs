use super::*;

#[test]
fn every_movement_is_defined_and_used() {
    let names = MOTION.split("@keyframes ").skip(1);
    let defined: Vec<&str> = names.filter_map(|rest| Some(rest.split_once('{')?.0)).collect();
    assert_eq!(defined.len(), 8);
    for name in &defined {
        assert!(MOTION.contains(&format!("{name} ")), "{name}");
    }
    let used = MOTION.split("animation:").skip(1);
    for rest in used {
        let name = rest.split(' ').next().unwrap();
        assert!(defined.contains(&name), "{name}");
    }
    assert_eq!(MOTION.matches('{').count(), MOTION.matches('}').count());
}
