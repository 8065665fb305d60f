//! The interpreter of listings: the line that is shown is the line that runs.
//!
//! The language has integers, variables, `←`, arithmetic, comparisons, `if` and `unless`, `for`,
//! and functions with `return`. Whatever else stands in a line is a phrase, such as “the position
//! after it”, whose meaning the listing gives. What is not understood has the value `None`.

use language::Words;

use super::line::{ListingLine, ListingVersion};
use super::scope::{Named, Scope};
use super::step::{ListingRun, ListingStep};

/// A phrase, with the numbers that it is given: `count[kind]`.
pub(super) type Ask<'a> = (&'a str, &'a [i64]);

/// What a block of lines returns, if anything.
type Returned = Option<Named>;

/// From the weakest to the strongest.
const OPERATORS: [&[&str]; 4] = [
    &[", and "],
    &[" = ", " < ", " > ", " ≤ ", " ≥ "],
    &[" + ", " − "],
    &[" × ", " ÷ ", " / ", " % "],
];

/// The answers to the phrases of a listing.
type Phrases<'a> = dyn FnMut(Ask, &mut Scope) -> Option<Named> + 'a;

/// A running version of a listing.
pub(super) struct Interpreter<'a> {
    lines: &'static [ListingLine],
    version: ListingVersion,
    code: Vec<String>,
    phrases: Box<Phrases<'a>>,
    scope: Scope,
    line: usize,
    run: ListingRun,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(
        lines: &'static [ListingLine],
        version: ListingVersion,
        phrases: impl FnMut(Ask, &mut Scope) -> Option<Named> + 'a,
    ) -> Self {
        let code = lines.iter().map(|line| line.code(version)).collect();
        let (scope, run) = (Scope::default(), ListingRun::default());
        Self { lines, version, code, phrases: Box::new(phrases), scope, line: 0, run }
    }

    /// Calls the first function so many times. The result is what a variable holds afterwards.
    pub(super) fn run(mut self, calls: usize, result: &str) -> Result<ListingRun, Words> {
        if let Some(line) = self.undeclared() {
            self.note(line);
            return Ok(self.run);
        }
        for _ in 0..calls {
            if self.function(0, Vec::new()).is_none() {
                return Err(self.lines[self.line].text(self.version).at(self.line + 1));
            }
        }
        self.run.result = self.scope.get(result).map(|value| value.score().0);
        self.run.overflow = self.scope.overflow;
        Ok(self.run)
    }

    /// The line that declares a variable of an unknown type, if there is one.
    fn undeclared(&mut self) -> Option<usize> {
        self.code.iter().position(|code| {
            let target = code.split_once(" ← ").and_then(|(before, _)| before.rsplit(": ").next());
            let declared = target.and_then(|target| target.split_once(' '));
            declared.is_some_and(|(of, _)| (self.phrases)((of, &[]), &mut self.scope).is_none())
        })
    }

    fn note(&mut self, line: usize) {
        if let Some((words, values)) = self.lines[line].told(&self.scope) {
            self.run.steps.push(ListingStep { line, words, values });
        }
    }

    /// Runs the function whose head is at a line.
    fn function(&mut self, line: usize, given: Vec<Named>) -> Option<Returned> {
        let parameters = self.code[line].split_once('(')?.1.split_once(')')?.0.to_owned();
        let mut given = given.into_iter();
        for parameter in parameters.split(", ") {
            if let Some(value) = given.next().or_else(|| self.phrase(parameter, &[])) {
                self.scope.set(parameter, value);
            }
        }
        self.note(line);
        self.block(line)
    }

    /// The line after the block below a line.
    fn end_of(&self, line: usize) -> usize {
        let is_below = |other: &&ListingLine| other.indent > self.lines[line].indent;
        line + 1 + self.lines[line + 1..].iter().take_while(is_below).count()
    }

    /// Runs the block below a line.
    fn block(&mut self, head: usize) -> Option<Returned> {
        let mut line = head + 1;
        while line < self.end_of(head) {
            self.line = line;
            let code = self.code[line].clone();
            let returned = self.statement(line, &code, true)?;
            if returned.is_some() {
                return Some(returned);
            }
            line = self.end_of(line);
        }
        Some(None)
    }

    /// Runs a statement of a line, and notes the line: a loop in each round, anything else once.
    fn statement(&mut self, line: usize, code: &str, is_noted: bool) -> Option<Returned> {
        if let Some((first, _, then)) = split(code, &["; ", ", for "], false) {
            self.statement(line, first, false)?;
            return self.repeat(line, then);
        }
        let (head, body) = code.split_once(':').unwrap_or((code, ""));
        if head.starts_with("for ") || head.ends_with(" times") {
            return self.repeat(line, code);
        }
        if head.starts_with("if ") || head.starts_with("unless ") {
            let is_so = self.condition(head)?;
            return self.body(line, body, is_so, is_noted);
        }
        if let Some((each, _, over)) = split(code, &[" of all "], false) {
            return self.largest(line, each.strip_prefix("return the largest ")?, over);
        }
        let mut returned = None;
        let mut rounds = None;
        if let Some(result) = code.strip_prefix("return ") {
            let value = self.value(result)?;
            self.scope.set("returned", value.clone());
            returned = Some(value);
        } else if code.contains(" ← ") {
            self.assign(code)?;
        } else {
            rounds = self.value(code)?.rounds;
        }
        for round in rounds.unwrap_or_else(|| vec![Scope::default()]) {
            self.scope.begin(round);
            if is_noted {
                self.note(line);
            }
        }
        Some(returned)
    }

    /// Runs what a head governs, if it `is_so`: the statement after its colon, or the block below.
    fn body(&mut self, line: usize, body: &str, is_so: bool, is_noted: bool) -> Option<Returned> {
        if body.is_empty() {
            self.note(line);
            return if is_so { self.block(line) } else { Some(None) };
        }
        let returned = if is_so { self.statement(line, body.trim(), false)? } else { None };
        if is_noted {
            self.note(line);
        }
        Some(returned)
    }

    /// Runs a loop: `for … while …:`, `eight times:`.
    fn repeat(&mut self, line: usize, code: &str) -> Option<Returned> {
        let (head, body) = code.split_once(':')?;
        let (over, condition) = head.split_once(" while ").unwrap_or((head, ""));
        for round in self.rounds(over.strip_prefix("for ").unwrap_or(over))? {
            self.scope.begin(round);
            let goes_on = condition.is_empty() || self.condition(condition)?;
            let returned = self.body(line, body, goes_on, true)?;
            if returned.is_some() || !goes_on {
                return Some(returned);
            }
        }
        Some(None)
    }

    /// The rounds of a loop: `file from 0x10 to 0x90, in steps of 1`, or `each` of a phrase.
    fn rounds(&mut self, over: &str) -> Option<Vec<Scope>> {
        if let Some(value) = self.phrase(over.strip_prefix("each ").unwrap_or(over), &[]) {
            return value.rounds;
        }
        let (name, range) = over.split_once(" from ")?;
        let (first, last) = range.split_once(" to ")?;
        let (last, step) = last.split_once(", in steps of ").unwrap_or((last, "1"));
        let range = number(first)?..=number(last)?;
        let rounds = range.step_by(usize::try_from(number(step)?).ok()?);
        Some(rounds.map(|number| Scope::of([(name, self.shown(name, number.into()))])).collect())
    }

    /// Returns the largest of some numbers, one in each round.
    fn largest(&mut self, line: usize, each: &str, over: &str) -> Option<Returned> {
        let mut largest: Returned = None;
        for round in self.rounds(over)? {
            self.scope.begin(round);
            let value = self.value(each)?;
            self.scope.set("it", value.clone());
            let best = largest.filter(|best| best.number >= value.number).unwrap_or(value);
            self.scope.set("returned", best.clone());
            largest = Some(best);
            self.note(line);
        }
        Some(largest)
    }

    fn numbers(&mut self, phrase: &str) -> Option<impl Iterator<Item = i64>> {
        let rounds = self.phrase(phrase, &[])?.rounds?;
        Some(rounds.into_iter().map(|round| round.number("it")))
    }

    /// Whether a condition holds; the variable `so` keeps the answer.
    fn condition(&mut self, head: &str) -> Option<bool> {
        let (condition, expected) = match head.strip_prefix("unless ") {
            Some(condition) => (condition, false),
            None => (head.strip_prefix("if ").unwrap_or(head), true),
        };
        let is_so = (self.value(condition)?.number != 0) == expected;
        self.scope.set("so", Named::answer(is_so));
        Some(is_so)
    }

    /// Assigns one variable after the other: `best ← v, move ← this one`.
    fn assign(&mut self, code: &str) -> Option<()> {
        let (target, rest) = code.split_once(" ← ")?;
        let next = rest.split_once(" ← ").and_then(|(before, _)| before.rfind(", "));
        let value = self.value(&rest[..next.unwrap_or(rest.len())])?;
        let name = target.rsplit(' ').next()?;
        let name = match name.split_once('[') {
            Some((list, index)) => {
                // By the name of the list, it is shown.
                self.scope.set(list, value.clone());
                entry(list, self.value(index.strip_suffix(']')?)?.number)
            }
            None => name.to_owned(),
        };
        let value = self.shown(&name, value);
        self.scope.set(&name, value);
        next.map_or(Some(()), |next| self.assign(&rest[next + 2..]))
    }

    /// A value as it is shown in a variable: a phrase may give its name.
    fn shown(&mut self, name: &str, value: Named) -> Named {
        self.phrase(name, &[value.number]).unwrap_or(value)
    }

    fn phrase(&mut self, phrase: &str, given: &[i64]) -> Option<Named> {
        (self.phrases)((phrase, given), &mut self.scope)
    }

    fn value(&mut self, text: &str) -> Option<Named> {
        let known = self.scope.get(text).cloned().or_else(|| self.phrase(text, &[]));
        if let Some(known) = known.or_else(|| number(text).map(Named::from)) {
            return Some(known);
        }
        if let Some(over) = text.strip_prefix("the largest of ") {
            return Some(self.numbers(over)?.max().unwrap_or(0).into());
        }
        if let Some(over) = text.strip_prefix("the sum of ") {
            return Some(self.numbers(over)?.sum::<i64>().into());
        }
        // A predicate: “move.from is a hand”.
        if let Some((subject, _, predicate)) = split(text, &[" is ", ", "], false)
            && !predicate.starts_with("and ")
        {
            let subject = self.value(subject)?;
            let given = [subject.number];
            self.scope.set("it", subject);
            return self.phrase(predicate, &given);
        }
        for operators in OPERATORS {
            if let Some((left, operator, right)) = split(text, operators, true) {
                let (left, right) = (self.value(left)?.number, self.value(right)?.number);
                return calculated(left, operator, right).map(Named::from);
            }
        }
        if let Some(turned) = text.strip_prefix('−') {
            return self.value(turned)?.number.checked_neg().map(Named::from);
        }
        let (name, inside) = text.split_once(['(', '['])?;
        let inside = inside.strip_suffix([')', ']'])?;
        if name.is_empty() {
            return self.value(inside);
        }
        let given: Option<Vec<_>> = inside.split(", ").map(|text| self.value(text)).collect();
        let head = format!("function {name}(");
        let Some(line) = self.code.iter().position(|code| code.starts_with(&head)) else {
            let given: Vec<_> = given?.iter().map(|value| value.number).collect();
            let kept = self.scope.get(&entry(name, *given.first()?)).cloned();
            return kept.or_else(|| self.phrase(name, &given));
        };
        let outside = self.scope.clone();
        let returned = self.function(line, given?)?;
        // A count and a table go on; every other variable is that of its call.
        let inside = std::mem::replace(&mut self.scope, outside);
        self.scope.keep_shared(inside);
        returned
    }
}

/// The name of an entry of a list.
fn entry(list: &str, index: i64) -> String {
    format!("{list}[{index}]")
}

/// Splits a text at the first or the last of these operators that stands in no brackets.
fn split<'t>(
    text: &'t str,
    operators: &'static [&str],
    at_last: bool,
) -> Option<(&'t str, &'static str, &'t str)> {
    let found = operators
        .iter()
        .flat_map(|&operator| text.match_indices(operator).map(move |(at, _)| (at, operator)));
    let outside = found.filter(|&(at, _)| {
        let count = |brackets: [char; 2]| text[..at].matches(brackets).count();
        count(['(', '[']) == count([')', ']'])
    });
    let (at, operator) = if at_last { outside.max() } else { outside.min() }?;
    Some((&text[..at], operator, &text[at + operator.len()..]))
}

/// A number as it is written: `0x10`, `−1000000`.
fn number(text: &str) -> Option<i64> {
    match text.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok(),
        None => text.replace('−', "-").parse().ok(),
    }
}

fn calculated(left: i64, operator: &str, right: i64) -> Option<i64> {
    match operator {
        ", and " => Some(i64::from(left != 0 && right != 0)),
        " = " => Some(i64::from(left == right)),
        " < " => Some(i64::from(left < right)),
        " > " => Some(i64::from(left > right)),
        " ≤ " => Some(i64::from(left <= right)),
        " ≥ " => Some(i64::from(left >= right)),
        " + " => left.checked_add(right),
        " − " => left.checked_sub(right),
        " × " => left.checked_mul(right),
        " % " => left.checked_rem(right),
        _ => left.checked_div(right),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(lines: &'static [ListingLine]) -> Result<Option<i32>, String> {
        let run =
            Interpreter::new(lines, ListingVersion::Published, |_, _| None).run(1, "returned");
        run.map(|run| run.result).map_err(|error| error.en)
    }

    #[test]
    fn expressions_are_computed_from_the_strongest_operator_to_the_weakest() {
        let mut interpreter = Interpreter::new(&[], ListingVersion::Published, |(phrase, _), _| {
            (phrase == "the answer").then(|| 42.into())
        });
        let mut check = |text: &str, expected: Option<i64>| {
            assert_eq!(interpreter.value(text).map(|value| value.number), expected, "{text}");
        };
        check("2 + 3 × 4", Some(14));
        check("(2 + 3) × 4", Some(20));
        check("7 − 2 − 1", Some(4));
        check("−7 % 3", Some(-1));
        check("−7 / 2", Some(-3));
        check("0x10 + 1 ≤ 17", Some(1));
        check("1 < 2, and 2 < 1", Some(0));
        check("the answer − 2", Some(40));
        check("the question − 2", None);
        check("1 / 0", None);
    }

    #[test]
    fn a_text_runs_as_it_is_indented() {
        const LINES: &[ListingLine] = &[
            ListingLine::new(0, |_| "function sum(n)".to_owned()),
            ListingLine::new(1, |_| "sum ← 0".to_owned()),
            ListingLine::new(1, |_| "for i from 1 to 5, in steps of 2:".to_owned()),
            ListingLine::new(2, |_| "if i > 1: sum ← sum + double(i), last ← i".to_owned()),
            ListingLine::new(2, |_| "unless i > 1:".to_owned()),
            ListingLine::new(3, |_| "sum ← sum − i".to_owned()),
            ListingLine::new(1, |_| "return 10 × sum + last".to_owned()),
            ListingLine::new(0, |_| "function double(i)".to_owned()),
            ListingLine::new(1, |_| "return i × 2".to_owned()),
        ];
        assert_eq!(result(LINES), Ok(Some(155)));
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        const LINES: &[ListingLine] = &[
            ListingLine::new(0, |_| "function value()".to_owned()),
            ListingLine::new(1, |_| "value ← 0".to_owned()),
            ListingLine::new(1, |_| "value ← something else".to_owned()),
        ];
        assert_eq!(result(LINES), Err("3: value ← something else".to_owned()));
    }
}
