//! `fogbound completions` and `fogbound man`: what shells and `man` know of the command.

use crate::common::{Outcome, print};
use clap::Command;
use clap_complete::Shell;
use miette::IntoDiagnostic;
use std::process::ExitCode;

/// Arguments of `fogbound completions`.
#[derive(clap::Args)]
pub struct Args {
    /// The shell
    shell: Shell,
}

/// Prints the completions for a shell.
pub fn completions(args: &Args, mut command: Command) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "fogbound", &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the manual page, all commands included.
pub fn manual(mut command: Command) -> Outcome {
    command.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut page).into_diagnostic()?;
    for part in command.get_subcommands().filter(|part| part.get_name() != "help") {
        let man = clap_mangen::Man::new(part.clone());
        man.render_name_section(&mut page).into_diagnostic()?;
        man.render_synopsis_section(&mut page).into_diagnostic()?;
        man.render_options_section(&mut page).into_diagnostic()?;
    }
    print(&String::from_utf8_lossy(&page))?;
    Ok(ExitCode::SUCCESS)
}
