//! Blocks of lines side by side.

/// Columns that a line takes; the escapes of colours take none.
pub fn width(line: &str) -> usize {
    let mut columns = 0;
    let mut escaped = false;
    for ch in line.chars() {
        match ch {
            '\u{1b}' => escaped = true,
            'm' if escaped => escaped = false,
            _ if escaped => {}
            _ => columns += 1,
        }
    }
    columns
}

/// A line filled up with blanks.
pub fn pad(line: &str, columns: usize) -> String {
    format!("{line}{}", " ".repeat(columns.saturating_sub(width(line))))
}

/// A block to the right of another one that is given `columns`.
pub fn beside(left: &[String], columns: usize, right: &[String]) -> Vec<String> {
    let line = |block: &[String], at: usize| block.get(at).cloned().unwrap_or_default();
    let lines = (0..left.len().max(right.len())).map(|at| {
        format!("{}{}", pad(&line(left, at), columns), line(right, at)).trim_end().to_owned()
    });
    lines.collect()
}

/// Blocks of one width in rows, as many beside each other as there is room for; a blank line after
/// each row.
pub fn rows(blocks: &[Vec<String>], wide: usize, columns: usize) -> Vec<String> {
    let mut lines = vec![];
    for row in blocks.chunks((columns / wide.max(1)).max(1)) {
        let all = row.iter().rev().fold(vec![], |right, left| beside(left, wide, &right));
        lines.extend(all);
        lines.push(String::new());
    }
    lines
}

#[cfg(test)]
mod tests;
