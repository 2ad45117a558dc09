//! Merging by class: all roofs of one colour are one path.

use crate::shape::{Path, Point, pt};
use crate::svg::Svg;

/// The material of a part of a building, in the order of painting.
///
/// Feet of buildings never overlap, so this order is right without sorting single houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Stuff {
    Shadow,
    Paving,
    Garden,
    Hay,
    Stone,
    Tree,
    TreeLit,
    Plaster,
    PlasterDark,
    RoofRed,
    RoofOrange,
    Slate,
    Shade,
    Dark,
    Window,
}

impl Stuff {
    const CLASSES: [&'static str; 15] = [
        "shadow",
        "paving",
        "garden",
        "hay",
        "stone",
        "tree",
        "tree-lit",
        "plaster",
        "plaster-dark",
        "roof-red",
        "roof-orange",
        "slate",
        "shade",
        "dark",
        "window",
    ];
}

/// A part of a drawing: what it is made of, and its outline as for [`Path::stamp`].
pub type Part = (Stuff, &'static str);

/// Collects outlines by what they are made of.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    paths: [Path; 15],
}

impl Stack {
    /// Returns a stack with nothing collected yet.
    #[must_use]
    pub fn new() -> Stack {
        Stack::default()
    }

    /// Returns the outlines of one stuff.
    pub fn of(&mut self, stuff: Stuff) -> &mut Path {
        &mut self.paths[stuff as usize]
    }

    /// Adds a closed shape with straight sides.
    pub fn polygon(&mut self, stuff: Stuff, corners: &[Point]) {
        self.of(stuff).polygon(corners);
    }

    /// Adds a drawing with its origin at `at`.
    pub fn stamp(&mut self, parts: &[Part], at: Point) {
        self.stamp_scaled(parts, at, pt(1.0, 1.0));
    }

    /// Adds a drawing with its origin at `at`, enlarged. A negative `scale.x` mirrors it.
    pub fn stamp_scaled(&mut self, parts: &[Part], at: Point, scale: Point) {
        for &(stuff, outline) in parts {
            self.of(stuff).stamp(outline, at, scale);
        }
    }

    /// Adds everything collected to a picture: one element for each stuff.
    pub fn draw(&self, svg: &mut Svg) {
        for (class, path) in Stuff::CLASSES.iter().zip(&self.paths) {
            svg.path(class, path);
        }
    }
}
