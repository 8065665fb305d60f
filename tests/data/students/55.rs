use std::fmt;

#[derive(Clone)]
enum Node { Leaf(f64), Inner(Vec<Node>) }

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Node::Leaf(v) => write!(f, "{v}"),
            Node::Inner(c) => {
                write!(f, "[")?;
                for (i, x) in c.iter().enumerate() {
                    if i > 0 { write!(f, ", ")?; }
                    write!(f, "{x}")?;
                }
                write!(f, "]")
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Window { alpha: f64, beta: f64 }

fn parse(s: &mut std::iter::Peekable<std::str::Chars>) -> Node {
    if s.peek() == Some(&'[') {
        s.next();
        let mut c = vec![];
        loop {
            match s.peek() {
                Some(']') => { s.next(); return Node::Inner(c); }
                Some(',') | Some(' ') => { s.next(); }
                _ => c.push(parse(s)),
            }
        }
    }
    let mut t = String::new();
    while let Some(&ch) = s.peek() {
        if ch.is_ascii_digit() || ch == '-' || ch == '.' { t.push(ch); s.next(); } else { break; }
    }
    Node::Leaf(t.parse().unwrap())
}

fn name(path: &[usize]) -> String {
    match path.len() {
        0 => "root".into(),
        1 => format!("({},)", path[0]),
        _ => format!("({})", path.iter().map(|p| p.to_string()).collect::<Vec<_>>().join(", ")),
    }
}

fn search(node: &Node, mut w: Window, max: bool, path: &mut Vec<usize>) -> f64 {
    println!("enter {} {} {}", name(path), w.alpha, w.beta);
    match node {
        Node::Leaf(v) => { println!("leaf {v}"); *v }
        Node::Inner(children) => {
            let mut best = if max { f64::NEG_INFINITY } else { f64::INFINITY };
            for (i, c) in children.iter().enumerate() {
                path.push(i);
                let v = search(c, w, !max, path);
                path.pop();
                if max { best = best.max(v); w.alpha = w.alpha.max(v); }
                else { best = best.min(v); w.beta = w.beta.min(v); }
                if w.beta <= w.alpha { println!("cut"); break; }
            }
            println!("exit {best}");
            best
        }
    }
}

fn main() {
    let text = "[[[8, 2.5], [-1, 4]], [7, [3, 6]], [[1, 9, 2.5], [2, 2]], [[0.5, -3], 11]]";
    let tree = parse(&mut text.chars().peekable());
    println!("yomisuji search-log 1\nroot min\ntree {tree}");
    search(&tree, Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY }, false, &mut vec![]);
}
