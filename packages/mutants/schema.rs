//! Mutants of a file, and the file with all of them in it, each behind a switch.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Expr, ExprBinary, Lit, Stmt, UnOp};

/// A small mistake that somebody could have made.
pub(crate) struct Mutant {
    /// From 1, in the order of the files and of the places in them.
    pub(crate) number: u32,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The code that is wrong with it, and what stands there instead.
    pub(crate) before: String,
    pub(crate) after: String,
    /// Names the mutant whatever is changed elsewhere: the file, the text of the line, what is
    /// changed, and which of several alike it is.
    pub(crate) key: String,
    place: Place,
}

/// What is replaced by what.
struct Place {
    range: Range<usize>,
    after: String,
    is_statement: bool,
}

/// Where a mutant stands in the file with all of them.
pub(crate) struct Placed {
    pub(crate) number: u32,
    pub(crate) whole: Range<usize>,
    /// What runs when it is on.
    pub(crate) mutated: Range<usize>,
    /// Whether a `return`, `break` or `continue` is gone.
    pub(crate) leaves: bool,
}

/// The methods that take each other's place.
const METHODS: [(&str, &str); 14] = [
    ("max", "min"),
    ("max_by", "min_by"),
    ("max_by_key", "min_by_key"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("is_some_and", "is_none_or"),
    ("is_ok", "is_err"),
    ("is_lt", "is_le"),
    ("is_gt", "is_ge"),
    ("first", "last"),
    ("take", "skip"),
    ("saturating_add", "saturating_sub"),
    ("checked_add", "checked_sub"),
    ("push_front", "push_back"),
];

/// The mutants of a file, counted on from `number`.
pub(crate) fn mutants(file: &str, text: &str, number: u32) -> syn::Result<Vec<Mutant>> {
    let mut finder = Finder { text, found: Vec::new() };
    finder.visit_file(&syn::parse_file(text)?);
    let mut places = finder.found;
    places.sort_by_key(|place| (place.range.start, usize::MAX - place.range.end));
    let mut mutants: Vec<Mutant> = Vec::new();
    for (number, place) in (number..).zip(places) {
        let before = one_line(&text[place.range.clone()]);
        let after = one_line(&place.after);
        let upto = &text[..place.range.start];
        let begin = upto.rfind('\n').map_or(0, |end| end + 1);
        let code = text[begin..].lines().next().unwrap_or("").trim();
        let alike = format!("{file}|{code}|{before}|{after}|");
        let earlier = mutants.iter().filter(|mutant| mutant.key.starts_with(&alike)).count();
        mutants.push(Mutant {
            number,
            file: file.to_owned(),
            line: upto.matches('\n').count() + 1,
            key: format!("{alike}{earlier}"),
            before,
            after,
            place,
        });
    }
    Ok(mutants)
}

fn one_line(code: &str) -> String {
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The file with these mutants in it, and where each of them stands.
pub(crate) fn switched(text: &str, mutants: &[&Mutant], switch: &str) -> (String, Vec<Placed>) {
    let mut written = Written { text, switch, out: String::new(), placed: Vec::new() };
    written.add(0..text.len(), mutants);
    (written.out, written.placed)
}

struct Written<'a> {
    text: &'a str,
    switch: &'a str,
    out: String,
    placed: Vec<Placed>,
}

impl Written<'_> {
    /// Adds a part of the file with the mutants that lie in it. When one is on, no other is: what
    /// it replaces holds the others, and what it puts there is plain.
    fn add(&mut self, range: Range<usize>, mut mutants: &[&Mutant]) {
        let mut at = range.start;
        while let Some((outer, rest)) = mutants.split_first() {
            let place = &outer.place;
            let inside = rest.iter().take_while(|it| it.place.range.start < place.range.end);
            let (inside, after) = rest.split_at(inside.count());
            self.out.push_str(&self.text[at..place.range.start]);
            let start = self.out.len();
            // A statement is no expression, and an expression is no statement.
            let (open, close) = if place.is_statement { ("", "") } else { ("(", ")") };
            let (switch, number) = (self.switch, outer.number);
            self.out.extend([open, "if ", switch, "(", &number.to_string(), ") { "]);
            let mutated = self.out.len();
            self.out.push_str(&place.after);
            let mutated = mutated..self.out.len();
            self.out.push_str(" } else { ");
            self.add(place.range.clone(), inside);
            self.out.push_str(" }");
            self.out.push_str(close);
            let whole = start..self.out.len();
            let leaves = ["return", "break", "continue"];
            let leaves =
                place.is_statement && leaves.iter().any(|word| outer.before.starts_with(word));
            self.placed.push(Placed { number: outer.number, whole, mutated, leaves });
            at = place.range.end;
            mutants = after;
        }
        self.out.push_str(&self.text[at..range.end]);
    }
}

struct Finder<'a> {
    text: &'a str,
    found: Vec<Place>,
}

fn range(of: &impl Spanned) -> Range<usize> {
    of.span().byte_range()
}

/// Whether an attribute leaves the item to the tests.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let tests = |list: &syn::MetaList| list.tokens.to_string().contains("test");
        path.is_ident("test")
            || (path.is_ident("cfg") && attribute.meta.require_list().is_ok_and(tests))
    })
}

/// Whether a condition binds names: `let … = …` in a chain of `&&`.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(ExprBinary { left, op: BinOp::And(_), right, .. }) => {
            binds(left) || binds(right)
        }
        _ => false,
    }
}

/// The operators that take each other's place.
fn other_operator(operator: &BinOp) -> Option<&'static str> {
    Some(match operator {
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        BinOp::And(_) => "||",
        BinOp::Or(_) => "&&",
        BinOp::Add(_) => "-",
        BinOp::Sub(_) => "+",
        BinOp::Mul(_) | BinOp::Rem(_) => "/",
        BinOp::Div(_) => "*",
        BinOp::AddAssign(_) => "-=",
        BinOp::SubAssign(_) => "+=",
        BinOp::MulAssign(_) => "/=",
        BinOp::DivAssign(_) => "*=",
        BinOp::BitAnd(_) => "|",
        BinOp::BitOr(_) => "&",
        BinOp::BitAndAssign(_) => "|=",
        BinOp::BitOrAssign(_) => "&=",
        _ => return None,
    })
}

impl Finder<'_> {
    fn replace(&mut self, range: Range<usize>, after: String) {
        self.found.push(Place { range, after, is_statement: false });
    }

    fn code(&self, of: &impl Spanned) -> &str {
        &self.text[range(of)]
    }

    /// Turns a condition around that no operator of which can be changed.
    fn turn(&mut self, condition: &Expr) {
        let plain = match condition {
            Expr::MethodCall(call) => other_method(&call.method.to_string()).is_none(),
            Expr::Call(_) | Expr::Path(_) | Expr::Field(_) => true,
            _ => false,
        };
        if plain {
            self.replace(range(condition), format!("!({})", self.code(condition)));
        }
    }

    fn binary(&mut self, whole: &Expr, binary: &ExprBinary) {
        let ExprBinary { left, op, right, .. } = binary;
        if binds(whole) {
            // Each operand that binds nothing is left out.
            for operand in [left, right] {
                if !binds(operand) {
                    self.replace(range(operand), "true".to_owned());
                }
            }
        } else if let Some(other) = other_operator(op) {
            let (left, right) = (self.code(left), self.code(right));
            let after = match op {
                BinOp::And(_) | BinOp::Or(_) => format!("({left}) {other} ({right})"),
                _ => format!("{left} {other} {right}"),
            };
            self.replace(range(whole), after);
        }
    }

    fn literal(&mut self, literal: &syn::ExprLit) {
        let after = match &literal.lit {
            Lit::Bool(it) => (!it.value).to_string(),
            Lit::Int(it) => match it.base10_parse::<u128>() {
                Ok(number) => format!("{}{}", number + 1, it.suffix()),
                Err(_) => return,
            },
            Lit::Float(it) => match it.base10_parse::<f64>() {
                Ok(number) => format!("{:?}{}", number + 1.0, it.suffix()),
                Err(_) => return,
            },
            _ => return,
        };
        self.replace(range(literal), after);
    }
}

fn other_method(name: &str) -> Option<&'static str> {
    METHODS.iter().find_map(|(one, other)| match name {
        _ if name == *one => Some(*other),
        _ if name == *other => Some(*one),
        _ => None,
    })
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    // A `const fn` may be asked before there is an environment to read.
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.sig.constness.is_none() && !is_for_tests(&item.attrs) {
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if item.sig.constness.is_none() && !is_for_tests(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_impl(self, item);
        }
    }

    // What has to be known to the compiler, and what is no code.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement {
            let can_go = match expression {
                Expr::MethodCall(_)
                | Expr::Call(_)
                | Expr::Assign(_)
                | Expr::Try(_)
                | Expr::Return(_)
                | Expr::Break(_)
                | Expr::Continue(_) => true,
                Expr::Binary(binary) => other_operator(&binary.op).is_some(),
                _ => false,
            };
            if can_go {
                let place =
                    Place { range: range(statement), after: String::new(), is_statement: true };
                self.found.push(place);
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Binary(binary) => self.binary(expression, binary),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                self.replace(range(expression), self.code(&unary.expr).to_owned());
            }
            Expr::Lit(literal) => self.literal(literal),
            Expr::MethodCall(call) => {
                if let Some(other) = other_method(&call.method.to_string()) {
                    let whole = range(call);
                    let name = range(&call.method);
                    let before = &self.text[whole.start..name.start];
                    let after = &self.text[name.end..whole.end];
                    self.replace(whole, format!("{before}{other}{after}"));
                }
            }
            Expr::Macro(it) if it.mac.path.is_ident("matches") => {
                self.replace(range(expression), format!("!{}", self.code(expression)));
            }
            Expr::If(it) => self.turn(&it.cond),
            Expr::While(it) => self.turn(&it.cond),
            _ => {}
        }
        visit::visit_expr(self, expression);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.turn(guard);
        }
        visit::visit_arm(self, arm);
    }
}
