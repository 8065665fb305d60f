//! Enums as tables.

/// Makes an enum of a table with a row a variant: its id, and the text that it is called by, where
/// the variants have them. `as` names the function of the ids, if it is another than `id`.
///
/// ```
/// score::named! {
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Order {
///         Best = "best",
///         Worst = "worst",
///     }
/// }
///
/// assert_eq!(Order::ALL.map(Order::id), ["best", "worst"]);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident { $($rows:tt)* }) => {
        $crate::named! { $(#[$meta])* $vis enum $Enum as id { $($rows)* } }
    };
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident as $id:ident {
        $($(#[$doc:meta])* $name:ident $(= $text:literal)? $(: $called:ident)?,)*
    }) => {
        $(#[$meta])*
        $vis enum $Enum {
            $($(#[$doc])* $name,)*
        }

        impl $Enum {
            /// In the order of lists and menus.
            $vis const ALL: [Self; [$(stringify!($name)),*].len()] = [$(Self::$name),*];
        }

        $crate::named!(@ids $vis $Enum $id $($name $(= $text)?,)*);
        $crate::named!(@texts $vis $Enum $($name $(: $called)?,)*);
    };
    (@ids $vis:vis $Enum:ident $id:ident $($name:ident = $text:literal,)*) => {
        impl $Enum {
            /// The name in files and on the command line.
            $vis const fn $id(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
    (@texts $vis:vis $Enum:ident $($name:ident: $called:ident,)*) => {
        impl $Enum {
            $vis fn name(self, language: ::language::Language) -> String {
                let texts = language.texts();
                match self {
                    $(Self::$name => texts.$called(),)*
                }
            }
        }
    };
    (@$column:ident $($nothing:tt)*) => {};
}
