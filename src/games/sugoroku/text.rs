//! Positions and moves as text, and why a text is not one.

use std::fmt;
use std::str::FromStr;

use super::position::{DieFace, Place, RaceMove, RacePosition, side};
use super::setup::Runners;
use language::{Texts, Words};
use score::Player;

/// The letter of a side in texts.
const fn letter(player: Player) -> char {
    match player {
        Player::Max => 'B',
        Player::Min => 'W',
    }
}

fn of_letter(sign: char) -> Option<Player> {
    [Player::Max, Player::Min].into_iter().find(|&player| letter(player) == sign)
}

impl RacePosition {
    /// Checks that a throw or a move is legal.
    pub fn check_move(&self, mv: RaceMove) -> Result<(), Words> {
        match (mv, self.thrown) {
            _ if self.winner().is_some() => Err(Words::of(Texts::sugoroku_over)),
            (RaceMove::Throw(_), Some(_)) => Err(Words::of(Texts::sugoroku_is_thrown)),
            (RaceMove::Go(_), None) => Err(Words::of(Texts::sugoroku_not_thrown)),
            (RaceMove::Go(from), Some(_)) if !self.starts().any(|start| start == from) => {
                let (place, mover) = (from.to_string(), letter(self.to_move).to_string());
                Err(Words::of(|texts| match from {
                    Place::HOME => texts.sugoroku_nobody_goes(&mover),
                    _ => texts.sugoroku_nobody(&place, &mover),
                }))
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Place {
    /// `0` to `8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string())
    }
}

impl fmt::Display for RaceMove {
    /// A throw is `d1` to `d3`, a move the place of the runner that goes, `0` to `7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(face) => f.pad(&format!("d{}", face.pips())),
            Self::Go(from) => from.fmt(f),
        }
    }
}

impl FromStr for RaceMove {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        let mv = match *text.as_bytes() {
            [b'd', pips] => digit(pips).and_then(|pips| DieFace::of(pips.into())).map(Self::Throw),
            [place] => {
                let place = digit(place).filter(|&place| place < Place::HOME.0);
                place.map(|place| Self::Go(Place(place)))
            }
            _ => None,
        };
        let found: String = text.chars().take(20).collect();
        mv.ok_or_else(|| Words::of(|texts| texts.sugoroku_no_move(&found)))
    }
}

impl fmt::Display for RacePosition {
    /// The track, how many wait of Black and of White, the side to move, and what it has thrown:
    /// `.B..W.. 1-0 B 3`; `startpos` at the beginning.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            return f.pad("startpos");
        }
        let square = |square| self.on(square).map_or('.', letter);
        let track: String = Place::squares().map(square).collect();
        let [black, white] = Runners::of(self).waiting;
        let thrown = self.thrown.map_or(String::new(), |face| format!(" {}", face.pips()));
        f.pad(&format!("{track} {black}-{white} {}{thrown}", letter(self.to_move)))
    }
}

/// Which number of the characters begins a part of a text, from 1.
fn place_of(part: &str, text: &str) -> usize {
    let bytes = part.as_ptr().addr() - text.as_ptr().addr();
    text[..bytes].chars().count() + 1
}

impl FromStr for RacePosition {
    type Err = Words;

    fn from_str(text: &str) -> Result<Self, Words> {
        let text = text.trim();
        let parts: Vec<_> = text.split_whitespace().collect();
        let (track, waiting, mover, face) = match parts[..] {
            [] => return Err(Words::of(Texts::sugoroku_empty)),
            ["startpos"] => return Ok(Self::default()),
            [track, waiting, mover] => (track, waiting, mover, None),
            [track, waiting, mover, face] => (track, waiting, mover, Some(face)),
            _ => return Err(Words::of(|texts| texts.sugoroku_parts(parts.len()))),
        };
        let wrong = |part: &str, say: fn(&Texts, &str, usize) -> String| {
            let (place, found) = (place_of(part, text), part.chars().take(20).collect::<String>());
            Words::of(|texts| say(texts, &found, place))
        };
        let mut runners = Runners::NONE;
        for (number, sign) in track.char_indices() {
            let rest = &track[number..number + sign.len_utf8()];
            let square = runners.track.get_mut(number);
            match (square, sign, of_letter(sign)) {
                (Some(_), '.', _) => {}
                (Some(square), _, Some(player)) => *square = Some(player),
                (Some(_), _, None) => {
                    return Err(wrong(rest, |texts, found, place| {
                        texts.sugoroku_sign(found, place)
                    }));
                }
                (None, ..) => break,
            }
        }
        let count = track.chars().count();
        if count != runners.track.len() {
            return Err(Words::of(|texts| texts.sugoroku_track(count)));
        }
        let count = |text: &str| match text {
            "0" => Some(0),
            "1" => Some(1),
            "2" => Some(2),
            _ => None,
        };
        let both = waiting.split_once('-');
        let both = both.and_then(|(black, white)| Some([count(black)?, count(white)?]));
        runners.waiting = both.ok_or_else(|| {
            wrong(waiting, |texts, found, place| texts.sugoroku_waiting(found, place))
        })?;
        let side_of = |text: &str| text.parse().ok().and_then(of_letter);
        runners.to_move = side_of(mover)
            .ok_or_else(|| wrong(mover, |texts, found, place| texts.sugoroku_side(found, place)))?;
        if let Some(text) = face {
            let pips = text.parse().ok().filter(|_| text.len() == 1);
            let face = pips.and_then(DieFace::of).ok_or_else(|| {
                wrong(text, |texts, found, place| texts.sugoroku_face(found, place))
            })?;
            runners.thrown = Some(face);
        }
        for player in [Player::Max, Player::Min] {
            let there = u8::try_from(runners.count(player)).unwrap_or(2);
            runners.home[side(player)] = 2_u8.saturating_sub(there);
        }
        runners.position()
    }
}
