//! Texts that a person cannot read to their end: cut off, out of the window, covered.

use crate::page::Page;
use serde_json::json;

/// The side of a letter at 100 %, in pixels.
const LETTER: u32 = 16;

/// Returns a line for each text in view that is cut off by a box, sticks out of one, leaves the window or is covered:
/// what is wrong, the element and the text. The drawing of the board and what cannot be reached beneath a dialog are
/// left out, and so is what can be scrolled to, and what stands in a line of its own for which a list has no room.
const CRAMPED: &str = "(() => {
    const MORE = 1.5;
    const found = new Map();
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    const root = dialogs.at(-1) ?? document.body;
    const visible = { opacityProperty: true, visibilityProperty: true };
    const inner = element => {
        const { left, top } = element.getBoundingClientRect();
        const [x, y] = [left + element.clientLeft, top + element.clientTop];
        return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
    };
    const holds = style => style.position !== 'static' || style.transform !== 'none'
        || style.translate !== 'none' || style.contain.includes('layout');
    const isBox = style => parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderTopWidth) > 0
        && style.borderLeftColor !== 'rgba(0, 0, 0, 0)';
    const out = (part, box) => {
        if (part.left < box.left - MORE || part.right > box.right + MORE) return 'sideways';
        return part.top < box.top - MORE || part.bottom > box.bottom + MORE ? 'upwards or downwards' : '';
    };
    const fault = (element, letters) => {
        let part = letters;
        let position = 'static';
        let isInBox = false;
        for (let at = element; at && at !== root.parentElement; at = at.parentElement) {
            const style = getComputedStyle(at);
            const passes = position === 'fixed' || position === 'absolute' && !holds(style);
            if (!passes && style.display !== 'inline') {
                if (at.clientWidth <= 1 && style.overflowX !== 'visible') return 'hidden';
                const box = inner(at);
                for (const [flow, from, to, scrolled, side, of] of [
                    [style.overflowX, 'left', 'right', at.scrollLeft, 'sideways', at.scrollWidth],
                    [style.overflowY, 'top', 'bottom', at.scrollTop, 'upwards or downwards', at.scrollHeight],
                ]) {
                    const isOut = part[from] < box[from] - MORE || part[to] > box[to] + MORE;
                    if (isOut && (flow === 'hidden' || flow === 'clip')) {
                        const isLeftOut = style.flexWrap === 'wrap' && part[from] > box[to];
                        return isLeftOut ? 'hidden' : `is cut off ${side}`;
                    }
                    if (flow !== 'auto' && flow !== 'scroll') continue;
                    const start = part[from] - box[from] + scrolled;
                    if (start < -MORE || start + part[to] - part[from] > of + MORE) return `cannot be scrolled to ${side}`;
                    part = { ...part, [from]: Math.max(part[from], box[from]), [to]: Math.min(part[to], box[to]) };
                    if (part[to] - part[from] < 2) return 'hidden';
                }
                if (!isInBox && isBox(style)) {
                    isInBox = true;
                    const beyond = out(part, at.getBoundingClientRect());
                    if (beyond) return `sticks out of its box ${beyond}`;
                }
            }
            if (!passes) position = style.position;
        }
        const beyond = out(part, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        if (beyond) return `leaves the window ${beyond}`;
        const ways = [0.1, 0.5, 0.9];
        for (const x of ways) {
            for (const y of ways) {
                const hits = document.elementsFromPoint(
                    part.left + x * (part.right - part.left), part.top + y * (part.bottom - part.top));
                const hit = hits.find(it => it.checkVisibility(visible));
                const isOwn = hit && (element.contains(hit) || hit.contains(element));
                if (!isOwn) return `is covered by ${name(hit)}`;
            }
        }
        return '';
    };
    const name = element => {
        if (!element) return 'nothing';
        const kind = typeof element.className === 'string' ? element.className : '';
        return [element.localName, ...kind.split(' ').filter(Boolean)].join('.');
    };
    const path = element => {
        const own = element.closest('[class]');
        const around = own?.parentElement?.closest('[class]');
        return [around, own, own === element ? null : element].filter(Boolean).map(name).join(' ');
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('svg, script, style, select') || !element.checkVisibility(visible)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const size = parseFloat(getComputedStyle(element).fontSize);
        const before = element.style.pointerEvents;
        const isPassed = getComputedStyle(element).pointerEvents === 'none';
        if (isPassed) element.style.pointerEvents = 'auto';
        for (const { left, right, top, bottom } of range.getClientRects()) {
            if (right - left < 1) continue;
            // Lines may lie closer than a font is high.
            const spare = Math.max(0, (bottom - top - size) / 2);
            const wrong = fault(element, { left, right, top: top + spare, bottom: bottom - spare });
            if (wrong && wrong !== 'hidden') {
                const line = `${path(element)} ${wrong}`;
                found.set(line, found.get(line) ?? text.data.trim().slice(0, 50));
            }
        }
        if (isPassed) element.style.pointerEvents = before;
    }
    return [...found].map(([line, text]) => `${line}: ${text}`);
})()";

impl Page {
    /// Returns a line for each text in view that is cut off, sticks out of its box, leaves the window or is covered.
    #[track_caller]
    pub fn cramped(&self) -> Vec<String> {
        let found = self.eval(CRAMPED);
        found
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|line| Some(line.as_str()?.to_owned()))
            .collect()
    }

    /// Sets the size of letters that the player's browser is set to, in percent of what is usual.
    #[track_caller]
    pub fn letters(&self, percent: u32) {
        let size = LETTER * percent / 100;
        self.call("Page.setFontSizes", json!({ "fontSizes": { "standard": size } }));
    }
}
