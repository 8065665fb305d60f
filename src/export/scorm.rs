//! The manifest of a SCORM 1.2 package: one unit, which is a page.

use maud::{PreEscaped, html};

use language::visible;

/// The manifest (`imsmanifest.xml`) of a package with this title and these files; the first of them is
/// the page. `identifier` tells packages apart.
pub fn scorm_manifest(title: &str, identifier: &str, files: &[&str]) -> String {
    let title = visible(title);
    let page = files.first().copied().unwrap_or_default();
    let manifest = html! {
        (PreEscaped(r#"<?xml version="1.0" encoding="UTF-8"?>"#)) "\n"
        manifest identifier=(identifier) version="1.0"
            xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
            xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
        {
            "\n" metadata { schema { "ADL SCORM" } schemaversion { "1.2" } }
            "\n" organizations default="course" {
                organization identifier="course" {
                    title { (title) }
                    item identifier="item" identifierref="page" { title { (title) } }
                }
            }
            "\n" resources {
                resource identifier="page" type="webcontent" adlcp:scormtype="sco" href=(address(page)) {
                    @for file in files { "\n" file href=(address(file)) {} }
                }
            }
            "\n"
        }
        "\n"
    };
    manifest.into_string()
}

/// The name of a file as a relative address.
fn address(name: &str) -> String {
    let letter = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'.' | b'_' | b'~' | b'/' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    name.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_course_is_called_the_manifest_is_well_formed() {
        let manifest =
            scorm_manifest("a<b & \"c\" \u{1}\u{ffff}読み筋", "m", &["index.html", "週 1&.zip"]);
        assert!(manifest.contains(
            "<title>a&lt;b &amp; &quot;c&quot; &lt;U+0001&gt;&lt;U+FFFF&gt;読み筋</title>"
        ));
        assert!(manifest.contains(r#"href="%E9%80%B1%201%26.zip""#), "{manifest}");
        assert!(manifest.contains(r#"adlcp:scormtype="sco" href="index.html""#), "{manifest}");
    }
}
