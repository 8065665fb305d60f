//! Builds the scene of a session's tree.

use super::{Camera, LaidLine, TreeScene};
use crate::Area;
use compare::Parting;
use session::{BesideColumn, Session};
use tree::NodeId;

impl<'a> TreeScene<'a> {
    /// The tree of a session as `camera` sees it in `area`; `None` if nothing is open.
    pub fn of(session: &'a Session, camera: Camera, area: Area) -> Option<Self> {
        let (outline, layout) = session.run().outline();
        let compared = session.view().compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let laid = overlaid.map(|overlaid| LaidLine {
            way: &overlaid.way,
            leaving: leaving_sign(session, (&overlaid.parting, &overlaid.names)),
        });
        Some(Self {
            seen: session.projection()?,
            outline,
            layout,
            line: &session.view().line,
            selection: session.run().selection(),
            joins: session.run().joins(),
            camera,
            area,
            laid,
            sheet: session.view().work.fill_in(),
            here: session.language().texts().window_here(),
            least: least(session),
            is_map: false,
        })
    }

    /// The tree of a run shown beside the open one.
    pub fn beside(
        session: &'a Session,
        column: &'a BesideColumn,
        camera: Camera,
        area: Area,
    ) -> Self {
        let (outline, layout) = column.outline();
        let selection = session.run().selection();
        Self {
            seen: column.run.opened().projection(session.language()).telling(session.telling()),
            outline,
            layout,
            line: column.line(),
            selection: selection.and_then(|node| column.run.matching.in_second(node)),
            joins: false,
            camera,
            area,
            laid: None,
            sheet: None,
            here: session.language().texts().window_here(),
            least: LEAST,
            is_map: false,
        }
    }

    /// The same scene through another camera, in another area, without text.
    #[must_use]
    pub fn mapped(&self, camera: Camera, area: Area) -> Self {
        let laid = self.laid.as_ref().map(|laid| LaidLine { way: laid.way, leaving: None });
        Self { camera, area, laid, is_map: true, ..self.clone() }
    }
}

/// The smallest text size of a tree, in points.
const LEAST: f32 = 9.0;

/// The smallest text size for a session, in points.
fn least(session: &Session) -> f32 {
    // Trees side by side have little room.
    if session.presents() && session.view().page.beside().is_none() { 13.0 } else { LEAST }
}

/// The message where the line of another reader leaves the tree: the next move, and the reason.
fn leaving_sign(
    session: &Session,
    (parting, names): (&Parting, &[String]),
) -> Option<(NodeId, String)> {
    let leaving = parting.leaving?;
    let mv = names.get(leaving.after)?;
    let why = leaving.reason.word(session.language());
    Some((leaving.at, format!("{mv} → {why}")))
}
