//! A module that notes which of its functions have been called.

use std::error::Error;

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, ExportKind, ExportSection, FunctionSection,
    GlobalSection, ImportSection, MemArg, MemArgTarget, MemorySection, MemoryType, Module,
    TableSection, TypeSection,
};

use crate::module::Program;
use crate::parts::Places;

/// The same program with a second memory, `called`: a byte a function, 1 once it has been called.
pub(crate) fn watched(program: &Program<'_>) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut places = Places((0..).take(program.functions.len()).map(Some).collect());
    let mut types = TypeSection::new();
    places.parse_type_section(&mut types, program.types.clone())?;
    let mut imports = ImportSection::new();
    places.parse_import_section(&mut imports, program.imports.clone())?;
    let mut functions = FunctionSection::new();
    for of in &program.functions[program.imported as usize..] {
        functions.function(*of);
    }
    let mut tables = TableSection::new();
    places.parse_table_section(&mut tables, program.tables.clone())?;
    let mut memories = MemorySection::new();
    memories.memory(places.memory_type(program.memory)?);
    let minimum = (program.bodies.len() as u64).div_ceil(65_536);
    memories.memory(MemoryType {
        minimum,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut globals = GlobalSection::new();
    places.parse_global_section(&mut globals, program.globals.clone())?;
    let mut exports = ExportSection::new();
    for export in &program.exports {
        places.parse_export(&mut exports, *export)?;
    }
    exports.export("called", ExportKind::Memory, 1);
    let mut elements = ElementSection::new();
    if let Some(section) = program.elements.clone() {
        places.parse_element_section(&mut elements, section)?;
    }
    let mut code = CodeSection::new();
    for (number, body) in (0..).zip(&program.bodies) {
        let mut function = places.new_function_with_parsed_locals(body)?;
        let at = MemArg { offset: 0, align: 0, target: MemArgTarget::Memory(1), ordering: None };
        function.instructions().i32_const(number).i32_const(1).i32_store8(at);
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            function.instruction(&places.parse_instruction(&mut reader)?);
        }
        code.function(&function);
    }
    let mut data = DataSection::new();
    places.parse_data_section(&mut data, program.data.clone())?;
    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&tables)
        .section(&memories);
    module.section(&globals).section(&exports).section(&elements).section(&code).section(&data);
    Ok(module.finish())
}
