// Alpha-beta with a small window first, then with the whole one; a HashMap remembers positions.
use std::collections::HashMap;

const TREE: [[[i32; 3]; 3]; 3] = [
    [[6, 9, 1], [2, 8, 7], [9, 5, 3]],
    [[4, 11, 3], [10, 7, 2], [1, 5, 9]],
    [[8, 5, 12], [13, 3, 6], [14, 2, 10]],
];

struct Searcher {
    known: HashMap<Vec<usize>, i32>,
}

fn w(x: i32) -> String {
    match x {
        i32::MAX => "i32::MAX".into(),
        i32::MIN => "i32::MIN".into(),
        _ => x.to_string(),
    }
}

impl Searcher {
    fn value(&mut self, path: &mut Vec<usize>, mut alpha: i32, mut beta: i32) -> i32 {
        let name = path.last().map_or(String::new(), |k| format!(" {}", k + 1));
        println!("enter{} {} {}", name, w(alpha), w(beta));
        if path.len() == 3 {
            let v = TREE[path[0]][path[1]][path[2]];
            println!("leaf {}", v);
            return v;
        }
        if !path.is_empty() {
            if let Some(v) = self.known.get(path) {
                println!("recall {}", v);
                return *v;
            }
        }
        let max = path.len() % 2 == 0;
        let mut best = if max { i32::MIN } else { i32::MAX };
        for k in 0..3 {
            path.push(k);
            let v = self.value(path, alpha, beta);
            path.pop();
            if max {
                best = best.max(v);
                alpha = alpha.max(best);
            } else {
                best = best.min(v);
                beta = beta.min(best);
            }
            if alpha >= beta && k < 2 {
                println!("cut");
                break;
            }
        }
        self.known.insert(path.clone(), best);
        println!("exit {}", best);
        best
    }
}

fn main() {
    println!("yomisuji search-log 2\nalgorithm alpha-beta\ntree {:?}", TREE);
    let mut s = Searcher { known: HashMap::new() };
    let (lo, hi) = (3, 6);
    let g = s.value(&mut vec![], lo, hi);
    if g <= lo || g >= hi {
        s.value(&mut vec![], i32::MIN, i32::MAX);
    }
}
