//! A module as it was read, and one that is written.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, ExportSection, FunctionSection, GlobalSection,
    ImportSection, MemorySection, Module, TableSection, TypeSection,
};

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
                    defined = section.into_iter().collect::<Result<_, _>>()?;
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

    /// The functions that are not imported, each with its type.
    pub(crate) fn defined(&self) -> impl Iterator<Item = (&FunctionBody<'a>, u32)> {
        let types = self.functions.iter().skip(self.imported as usize).copied();
        self.bodies.iter().zip(types)
    }
}

/// Where each function of a program stands in a module that is made of it.
pub(crate) struct Places(pub(crate) Vec<Option<u32>>);

impl Reencode for Places {
    type Error = Missing;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Missing>> {
        self.0[function as usize].ok_or(reencode::Error::UserError(Missing(function)))
    }
}

/// A function that a module was not given.
#[derive(Debug)]
pub(crate) struct Missing(u32);

impl Display for Missing {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "function {} is referred to where it is not", self.0)
    }
}

impl Error for Missing {}

/// The sections of a module that is written.
#[derive(Default)]
pub(crate) struct Written {
    pub(crate) types: TypeSection,
    pub(crate) imports: ImportSection,
    pub(crate) functions: FunctionSection,
    pub(crate) tables: TableSection,
    pub(crate) memories: MemorySection,
    pub(crate) globals: GlobalSection,
    pub(crate) exports: ExportSection,
    pub(crate) elements: ElementSection,
    pub(crate) code: CodeSection,
    pub(crate) data: DataSection,
}

impl Written {
    /// All of a program but its functions.
    pub(crate) fn beside_functions(
        program: &Program<'_>,
        places: &mut Places,
    ) -> Result<Self, Box<dyn Error>> {
        let mut new = Self::default();
        places.parse_type_section(&mut new.types, program.types.clone())?;
        places.parse_import_section(&mut new.imports, program.imports.clone())?;
        places.parse_table_section(&mut new.tables, program.tables.clone())?;
        new.memories.memory(places.memory_type(program.memory)?);
        places.parse_global_section(&mut new.globals, program.globals.clone())?;
        for export in &program.exports {
            places.parse_export(&mut new.exports, *export)?;
        }
        if let Some(section) = program.elements.clone() {
            places.parse_element_section(&mut new.elements, section)?;
        }
        places.parse_data_section(&mut new.data, program.data.clone())?;
        Ok(new)
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        let Self { types, imports, functions, tables, memories, .. } = &self;
        let Self { globals, exports, elements, code, data, .. } = &self;
        let mut module = Module::new();
        module.section(types).section(imports).section(functions);
        if !memories.is_empty() {
            module.section(tables).section(memories).section(globals).section(exports);
        }
        module.section(elements).section(code);
        if !data.is_empty() {
            module.section(data);
        }
        module.finish()
    }
}
