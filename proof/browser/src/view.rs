//! The view of a page: the size of its window, touch, theme, motion, language.

use crate::page::Page;
use serde_json::json;

/// A window, or a screen that is touched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Device {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Pixels of the device in a CSS pixel.
    pub scale: f64,
    /// True for a phone: touch instead of a mouse.
    pub touch: bool,
}

/// The window of a laptop.
pub const DESKTOP: Device = Device { width: 1280, height: 800, scale: 1.0, touch: false };

/// A small phone, upright.
pub const PHONE: Device = Device { width: 360, height: 740, scale: 3.0, touch: true };

/// A tablet, upright.
pub const TABLET: Device = window(768, 1024, true);

/// The largest screen in use.
pub const ULTRA_HD: Device = Device { width: 3840, height: 2160, scale: 1.0, touch: false };

/// The windows that every view has to suit: laptops, half a laptop, a phone on its side, phones upright, a tablet upright.
pub const WINDOWS: [Device; 7] = [
    window(1440, 900, false),
    window(1280, 800, false),
    window(960, 600, false),
    window(844, 390, true),
    window(390, 844, true),
    window(360, 640, true),
    TABLET,
];

const fn window(width: u32, height: u32, touch: bool) -> Device {
    Device { width, height, scale: 1.0, touch }
}

impl Page {
    /// Looks at the page with this device. Call it before the page is loaded.
    #[track_caller]
    pub fn emulate(&self, device: Device) {
        let Device { width, height, scale, touch } = device;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch,
        });
        self.call("Emulation.setDeviceMetricsOverride", metrics);
        let points = if touch { 5 } else { 1 };
        let touch = json!({ "enabled": touch, "maxTouchPoints": points });
        self.call("Emulation.setTouchEmulationEnabled", touch);
    }

    /// Sets the preferences of the player's system: a dark theme, little motion.
    #[track_caller]
    pub fn prefer(&self, dark: bool, calm: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let motion = if calm { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Sets the language the browser asks for, such as `de-DE`. Call it before the page is loaded.
    #[track_caller]
    pub fn language(&self, language: &str) {
        let agent = self.text("navigator.userAgent");
        let override_ = json!({ "userAgent": agent, "acceptLanguage": language });
        self.call("Emulation.setUserAgentOverride", override_);
    }
}
