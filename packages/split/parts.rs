//! What has been called in one module, and the rest in others that are joined to it later.
//!
//! Each function that another module than its own refers to has a door in the first module: it asks
//! whether the parts are there, has them brought if not, and goes on through a table that they fill.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    BlockType, ConstExpr, Elements, EntityType, ExportKind, Function, GlobalType, RefType,
    TableType, ValType,
};
use wasmparser::{ElementItems, ElementKind, Operator};

use crate::module::{Places, Program, Written};

/// Chromium compiles no more than 8 MB while a page waits.
const LARGEST_PART: u64 = 7_500_000;

/// The first module, and then its parts.
///
/// `called` are functions, counted without the imported ones. They stay in the first module, and so does
/// whatever calls the page.
///
/// # Errors
/// What the module has that no Rust program for a page has.
pub(crate) fn split(
    program: &Program<'_>,
    called: &BTreeSet<u32>,
) -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
    let uses = program.bodies.iter().map(used).collect::<Result<Vec<_>, _>>()?;
    let homes = homes(program, called, &uses);
    let segments = segments(program)?;
    let doors = doors(program, &homes, &uses, &segments);
    let parts = homes.iter().flatten().max().map_or(0, |last| last + 1);

    // What each part asks of the first module.
    let asked: Vec<BTreeSet<u32>> = (0..parts)
        .map(|part| {
            let own = homes[program.imported as usize..]
                .iter()
                .zip(&uses)
                .filter(|(home, _)| **home == Some(part));
            own.flat_map(|(_, uses)| uses)
                .copied()
                .filter(|&it| homes[it as usize] != Some(part))
                .collect()
        })
        .collect();
    let (first, places) = first(program, &homes, &doors, &asked)?;
    let parts = (0..parts).map(|part| {
        let given =
            asked[part].iter().map(|&it| (it, places.0[it as usize].unwrap_or_default())).collect();
        self::part(program, part, &homes, &doors, &segments, &given)
    });
    [Ok(first)].into_iter().chain(parts).collect()
}

/// The functions that a body refers to.
fn used(body: &wasmparser::FunctionBody<'_>) -> Result<Vec<u32>, Box<dyn Error>> {
    let mut used = Vec::new();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                used.push(function_index);
            }
            Operator::RefFunc { .. } => {
                return Err("a body refers to a function without calling it".into());
            }
            _ => {}
        }
    }
    Ok(used)
}

/// The part in which each function is, imported ones first; `None` is the first module.
fn homes(program: &Program<'_>, called: &BTreeSet<u32>, uses: &[Vec<u32>]) -> Vec<Option<usize>> {
    let mut homes = vec![None; program.imported as usize];
    let (mut part, mut filled) = (0, 0);
    for ((at, body), uses) in (0..).zip(&program.bodies).zip(uses) {
        if called.contains(&at) || uses.iter().any(|&it| it < program.imported) {
            homes.push(None);
            continue;
        }
        let range = body.range();
        let size = range.end - range.start;
        if filled + size > LARGEST_PART {
            (part, filled) = (part + 1, 0);
        }
        filled += size;
        homes.push(Some(part));
    }
    homes
}

/// A segment that is put into a table: the table, where it begins, and what is in it.
type Segment = (u32, i32, Vec<Option<u32>>);

fn segments(program: &Program<'_>) -> Result<Vec<Segment>, Box<dyn Error>> {
    let mut segments = Vec::new();
    for element in program.elements.clone().into_iter().flatten() {
        let element = element?;
        let items = match element.items {
            ElementItems::Functions(of) => {
                of.into_iter().map(|it| it.map(Some)).collect::<Result<Vec<_>, _>>()?
            }
            ElementItems::Expressions(_, of) => {
                let mut items = Vec::new();
                for expression in of {
                    items.push(match expression?.get_operators_reader().read()? {
                        Operator::RefFunc { function_index } => Some(function_index),
                        _ => None,
                    });
                }
                items
            }
        };
        let ElementKind::Active { table_index, offset_expr } = element.kind else {
            return Err("a segment of functions waits for its table".into());
        };
        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
            return Err("a segment of functions begins where nobody can tell".into());
        };
        segments.push((table_index.unwrap_or(0), value, items));
    }
    Ok(segments)
}

/// The functions that need a door, and the number of each.
fn doors(
    program: &Program<'_>,
    homes: &[Option<usize>],
    uses: &[Vec<u32>],
    segments: &[Segment],
) -> BTreeMap<u32, u32> {
    let from_bodies =
        homes[program.imported as usize..].iter().zip(uses).flat_map(|(home, uses)| {
            uses.iter().copied().filter(move |&it| homes[it as usize] != *home)
        });
    let from_tables = segments.iter().flat_map(|(_, _, items)| items.iter().flatten().copied());
    let from_outside = program
        .exports
        .iter()
        .filter(|it| it.kind == wasmparser::ExternalKind::Func)
        .map(|it| it.index);
    let all: BTreeSet<_> = from_bodies
        .chain(from_tables)
        .chain(from_outside)
        .filter(|&function| homes[function as usize].is_some())
        .collect();
    all.into_iter().zip(0..).collect()
}

/// The first module, and where each function stands in it.
fn first(
    program: &Program<'_>,
    homes: &[Option<usize>],
    doors: &BTreeMap<u32, u32>,
    asked: &[BTreeSet<u32>],
) -> Result<(Vec<u8>, Places), Box<dyn Error>> {
    let load = program.imported;
    let mut next = load + 1;
    let mut places = Places((0..program.imported).map(Some).collect());
    for home in &homes[program.imported as usize..] {
        places.0.push(home.is_none().then_some(next));
        next += u32::from(home.is_none());
    }
    let is_there = next;
    for (&function, door) in doors {
        places.0[function as usize] = Some(is_there + 1 + door);
    }

    let mut new = Written::beside_functions(program, &mut places)?;
    let asks = u32::try_from(program.signatures.len())?;
    new.types.ty().function([], []);
    new.types.ty().function([ValType::I32], [ValType::I32]);
    new.imports.import("rest", "load", EntityType::Function(asks));
    let slots = program.tables.count();
    new.tables.table(table_of(doors));
    let joined = program.globals.count();
    new.globals.global(JOINED, &ConstExpr::i32_const(0));

    for function in asked.iter().flatten().collect::<BTreeSet<_>>() {
        let at = places.function_index(*function)?;
        new.exports.export(&at.to_string(), ExportKind::Func, at);
    }
    for table in 0..=slots {
        new.exports.export(&format!("0t{table}"), ExportKind::Table, table);
    }
    for global in 0..joined {
        new.exports.export(&format!("0g{global}"), ExportKind::Global, global);
    }
    new.exports.export("0m", ExportKind::Memory, 0);
    new.exports.export("joined", ExportKind::Global, joined);

    for ((body, of), home) in program.defined().zip(&homes[program.imported as usize..]) {
        if home.is_none() {
            new.functions.function(of);
            places.parse_function_body(&mut new.code, body.clone())?;
        }
    }
    // Whose slot is asked for, and given back.
    let mut asked = Function::new([]);
    asked.instructions().global_get(joined).i32_eqz().if_(BlockType::Empty).call(load).end();
    asked.instructions().local_get(0).end();
    new.functions.function(asks + 1);
    new.code.function(&asked);
    for (&function, &door) in doors {
        let of = program.functions[function as usize];
        let mut body = Function::new([]);
        let mut write = body.instructions();
        for (parameter, _) in (0..).zip(program.signatures[of as usize].params()) {
            write.local_get(parameter);
        }
        write.i32_const(door.cast_signed()).call(is_there).call_indirect(slots, of).end();
        new.functions.function(of);
        new.code.function(&body);
    }
    Ok((new.finish(), places))
}

/// A part: `given` are the functions of other modules that it refers to, with their places in the first.
fn part(
    program: &Program<'_>,
    part: usize,
    homes: &[Option<usize>],
    doors: &BTreeMap<u32, u32>,
    segments: &[Segment],
    given: &BTreeMap<u32, u32>,
) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut places = Places(vec![None; homes.len()]);
    let own = homes
        .iter()
        .enumerate()
        .filter(|(_, home)| **home == Some(part))
        .map(|(function, _)| function);
    for (function, at) in given.keys().map(|&it| it as usize).chain(own).zip(0..) {
        places.0[function] = Some(at);
    }

    let mut new = Written::default();
    places.parse_type_section(&mut new.types, program.types.clone())?;
    for (&function, at) in given {
        let of = program.functions[function as usize];
        new.imports.import("first", &at.to_string(), EntityType::Function(of));
    }
    for (at, table) in program.tables.clone().into_iter().enumerate() {
        new.imports.import("first", &format!("0t{at}"), places.table_type(table?.ty)?);
    }
    let slots = program.tables.count();
    new.imports.import("first", &format!("0t{slots}"), table_of(doors));
    for (at, global) in program.globals.clone().into_iter().enumerate() {
        new.imports.import("first", &format!("0g{at}"), places.global_type(global?.ty)?);
    }
    new.imports.import("first", "0m", places.memory_type(program.memory)?);
    for ((body, of), home) in program.defined().zip(&homes[program.imported as usize..]) {
        if *home == Some(part) {
            new.functions.function(of);
            places.parse_function_body(&mut new.code, body.clone())?;
        }
    }

    // Behind their doors, and in the tables of the program without them.
    let own = |function: u32| homes[function as usize] == Some(part);
    let behind: Vec<_> =
        doors.iter().map(|(&function, _)| own(function).then_some(function)).collect();
    for (table, start, items) in segments
        .iter()
        .map(|(table, start, items)| (*table, *start, items))
        .chain([(slots, 0, &behind)])
    {
        let mut at = start;
        for run in items.chunk_by(|a, b| a.is_some_and(own) == b.is_some_and(own)) {
            if run[0].is_some_and(own) {
                let of = run
                    .iter()
                    .flatten()
                    .map(|&it| places.function_index(it))
                    .collect::<Result<Vec<_>, _>>()?;
                new.elements.active(
                    Some(table),
                    &ConstExpr::i32_const(at),
                    Elements::Functions(of.into()),
                );
            }
            at += i32::try_from(run.len())?;
        }
    }

    Ok(new.finish())
}

/// Whether the parts are there.
const JOINED: GlobalType = GlobalType { val_type: ValType::I32, mutable: true, shared: false };

/// The table behind the doors.
fn table_of(doors: &BTreeMap<u32, u32>) -> TableType {
    let size = doors.len() as u64;
    TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: size,
        maximum: Some(size),
        shared: false,
    }
}
