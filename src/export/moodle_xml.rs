//! Questions in Moodle XML (<https://docs.moodle.org/en/Moodle_XML_format>).

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

use super::quiz::{QuizForm, QuizPicture, QuizQuestion, escaped};
use super::unwritten::Unwritten;

type XmlWriter = Writer<Vec<u8>>;

/// The questions as a file.
pub(super) fn moodle_xml(questions: &[QuizQuestion]) -> Result<String, Unwritten> {
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 1);
    written(&mut xml, questions).map_err(Unwritten::new)?;
    let mut text = String::from_utf8(xml.into_inner()).map_err(Unwritten::new)?;
    text.push('\n');
    Ok(text)
}

fn written(xml: &mut XmlWriter, questions: &[QuizQuestion]) -> io::Result<()> {
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    xml.create_element("quiz").write_inner_content(|xml| {
        let mut category: Option<&str> = None;
        for asked in questions {
            if category.replace(&asked.category) != Some(&asked.category) {
                let category = xml.create_element("question").with_attribute(("type", "category"));
                category.write_inner_content(|xml| nested(xml, "category", &asked.category))?;
            }
            question(xml, asked)?;
        }
        Ok(())
    })?;
    Ok(())
}

fn question(xml: &mut XmlWriter, asked: &QuizQuestion) -> io::Result<()> {
    let kind = match asked.form {
        QuizForm::Choice(_) => "multichoice",
        QuizForm::Short(_) => "shortanswer",
    };
    let whole = xml.create_element("question").with_attribute(("type", kind));
    whole.write_inner_content(|xml| {
        nested(xml, "name", &asked.name)?;
        let text = xml.create_element("questiontext").with_attribute(("format", "html"));
        text.write_inner_content(|xml| {
            let address = |picture: &QuizPicture| format!("@@PLUGINFILE@@/{}", picture.file_name);
            plain(xml, "text", &asked.html(address))?;
            for picture in &asked.pictures {
                xml.create_element("file")
                    .with_attribute(("name", picture.file_name))
                    .with_attribute(("path", "/"))
                    .with_attribute(("encoding", "base64"))
                    .write_text_content(BytesText::new(&picture.data))?;
            }
            Ok(())
        })?;
        let because = xml.create_element("generalfeedback").with_attribute(("format", "html"));
        because.write_inner_content(|xml| plain(xml, "text", &escaped(&asked.because)))?;
        plain(xml, "defaultgrade", &asked.points.to_string())?;
        plain(xml, "penalty", "0")?;
        plain(xml, "hidden", "0")?;
        answers(xml, &asked.form)
    })?;
    Ok(())
}

fn answers(xml: &mut XmlWriter, form: &QuizForm) -> io::Result<()> {
    match form {
        QuizForm::Choice(choices) => {
            plain(xml, "single", "true")?;
            plain(xml, "shuffleanswers", "false")?;
            plain(xml, "answernumbering", "123")?;
            for (words, is_right) in choices {
                answer(xml, *is_right, "html", &escaped(words))?;
            }
        }
        QuizForm::Short(spellings) => {
            plain(xml, "usecase", "0")?;
            for spelling in spellings {
                answer(xml, true, "moodle_auto_format", spelling)?;
            }
        }
    }
    Ok(())
}

fn answer(xml: &mut XmlWriter, is_right: bool, format: &str, text: &str) -> io::Result<()> {
    let fraction = if is_right { "100" } else { "0" };
    xml.create_element("answer")
        .with_attribute(("fraction", fraction))
        .with_attribute(("format", format))
        .write_inner_content(|xml| plain(xml, "text", text))?;
    Ok(())
}

/// An element with a text.
fn plain(xml: &mut XmlWriter, name: &str, text: &str) -> io::Result<()> {
    xml.create_element(name).write_text_content(BytesText::new(text))?;
    Ok(())
}

/// An element with an element `text` in it, as the format has names.
fn nested(xml: &mut XmlWriter, name: &str, text: &str) -> io::Result<()> {
    xml.create_element(name).write_inner_content(|xml| plain(xml, "text", text))?;
    Ok(())
}
