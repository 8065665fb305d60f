//! A module as it was read.

use std::error::Error;

use wasmparser::{
    DataSectionReader, ElementSectionReader, Export, FuncType, FunctionBody, GlobalSectionReader,
    ImportSectionReader, MemoryType, Parser, Payload, TableSectionReader, TypeRef,
    TypeSectionReader,
};

/// The sections of a module that has one memory and has been made by `wasm-bindgen`.
pub(crate) struct Program<'a> {
    pub(crate) types: TypeSectionReader<'a>,
    /// The types of functions; each type of the module is one.
    pub(crate) signatures: Vec<FuncType>,
    pub(crate) imports: ImportSectionReader<'a>,
    /// How many functions are imported: their indices come first.
    pub(crate) imported: u32,
    /// The type of each function, imported ones first.
    pub(crate) functions: Vec<u32>,
    pub(crate) tables: TableSectionReader<'a>,
    pub(crate) memory: MemoryType,
    pub(crate) globals: GlobalSectionReader<'a>,
    pub(crate) exports: Vec<Export<'a>>,
    pub(crate) elements: Option<ElementSectionReader<'a>>,
    pub(crate) bodies: Vec<FunctionBody<'a>>,
    pub(crate) data: DataSectionReader<'a>,
}

impl<'a> Program<'a> {
    /// Reads a module.
    ///
    /// # Errors
    /// What is no module, or one with a section that no page needs.
    pub(crate) fn read(bytes: &'a [u8]) -> Result<Self, Box<dyn Error>> {
        let (mut types, mut imports, mut tables, mut memories) = (None, None, None, None);
        let (mut globals, mut exports, mut elements, mut data) = (None, None, None, None);
        let (mut defined, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(section) => types = Some(section),
                Payload::ImportSection(section) => imports = Some(section),
                Payload::FunctionSection(section) => {
                    defined = section.into_iter().collect::<Result<_, _>>()?
                }
                Payload::TableSection(section) => tables = Some(section),
                Payload::MemorySection(section) => memories = Some(section),
                Payload::GlobalSection(section) => globals = Some(section),
                Payload::ExportSection(section) => exports = Some(section),
                Payload::ElementSection(section) => elements = Some(section),
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::DataSection(section) => data = Some(section),
                Payload::StartSection { .. } | Payload::TagSection(_) => {
                    return Err("the module has a start function or exceptions".into());
                }
                _ => {}
            }
        }
        let types = types.ok_or("no types")?;
        let signatures =
            types.clone().into_iter_err_on_gc_types().collect::<Result<Vec<_>, _>>()?;
        let imports = imports.ok_or("no imports")?;
        let mut functions = Vec::new();
        for import in imports.clone().into_imports() {
            match import?.ty {
                TypeRef::Func(of) => functions.push(of),
                _ => return Err("something is imported that is no function".into()),
            }
        }
        let imported = u32::try_from(functions.len())?;
        functions.extend(defined);
        let memories: Vec<_> =
            memories.ok_or("no memory")?.into_iter().collect::<Result<_, _>>()?;
        let &[memory] = &*memories else { return Err("not one memory".into()) };
        Ok(Self {
            types,
            signatures,
            imports,
            imported,
            functions,
            tables: tables.ok_or("no table")?,
            memory,
            globals: globals.ok_or("no globals")?,
            exports: exports.ok_or("no exports")?.into_iter().collect::<Result<_, _>>()?,
            elements,
            bodies,
            data: data.ok_or("no data")?,
        })
    }
}
