//! Bad usage, in one sentence.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::texts;

/// What is wrong with the arguments, in the language that is spoken.
pub(super) fn usage(error: &Error) -> String {
    let texts = texts();
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        ContextValue::Strings(texts) => Some(texts.join(" ")),
        _ => None,
    };
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let said = match (error.kind(), argument, value) {
        (ErrorKind::UnknownArgument, Some(argument), _) => texts.cli_usage_unknown(argument),
        (ErrorKind::InvalidValue, Some(argument), Some(value)) if value.is_empty() => {
            texts.cli_usage_no_value(argument)
        }
        (ErrorKind::InvalidValue, Some(argument), Some(value)) => {
            let all = error.get(ContextKind::ValidValue).map(ToString::to_string);
            texts.cli_usage_value(argument, value)
                + &texts.cli_usage_values(all.unwrap_or_default())
        }
        (ErrorKind::ValueValidation, Some(argument), Some(value)) => {
            let why = error.source().map(|why| {
                let why = why.to_string();
                match why.split_once(" is not in ") {
                    Some((value, range)) => texts.cli_usage_range(range, value),
                    None if why.starts_with("invalid digit") => texts.cli_usage_no_number(),
                    None => why,
                }
            });
            texts.cli_usage_value(argument, value) + &texts.cli_usage_why(why.unwrap_or_default())
        }
        (ErrorKind::MissingRequiredArgument, Some(arguments), _) => {
            texts.cli_usage_missing(arguments)
        }
        (ErrorKind::ArgumentConflict, Some(argument), _) => match text(ContextKind::PriorArg) {
            Some(other) if other == argument => texts.cli_usage_twice(argument),
            other => texts.cli_usage_conflict(argument, other.unwrap_or_default()),
        },
        // What else clap refuses is said in its own words.
        _ => {
            let text = error.to_string();
            let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
            let sentence = lines.collect::<Vec<_>>().join(" ");
            sentence.trim_start_matches("error: ").to_owned()
        }
    };
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedValue].into_iter().find_map(text);
    texts.cli_see_help(match near {
        Some(name) => texts.cli_usage_near(name, said),
        None => said,
    })
}
