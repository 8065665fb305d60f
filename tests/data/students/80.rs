// Alpha-beta, homework of week 5
struct Node { value: i64, kids: Vec<Node> }

fn leaf(value: i64) -> Node { Node { value, kids: vec![] } }
fn node(kids: Vec<Node>) -> Node { Node { value: 0, kids } }
fn row(values: &[i64]) -> Node { node(values.iter().map(|&v| leaf(v)).collect()) }

const INF: i64 = 1_000_000;

impl Node {
    fn search(&self, mut alpha: i64, mut beta: i64, maximizing: bool, label: &str) -> i64 {
        println!("enter {label} {alpha} {beta}");
        if self.kids.is_empty() {
            println!("leaf {}", self.value);
            return self.value;
        }
        let mut best = if maximizing { -INF } else { INF };
        let mut i = 0;
        while i < self.kids.len() {
            let v = self.kids[i].search(alpha, beta, !maximizing, &format!("{}", i + 1));
            i += 1;
            if (maximizing && v >= beta) || (!maximizing && v <= alpha) {
                if i < self.kids.len() {
                    println!("cut");
                }
                break;
            }
            if maximizing {
                best = best.max(v);
                alpha = alpha.max(v);
            } else {
                best = best.min(v);
                beta = beta.min(v);
            }
        }
        println!("exit {best}");
        best
    }
}

fn main() {
    let tree = node(vec![
        node(vec![row(&[6, 4]), row(&[9, 5, 2])]),
        node(vec![row(&[8, 7]), row(&[5, 3, 6]), row(&[7, 9])]),
        node(vec![row(&[7, 8]), row(&[9, 1]), row(&[1, 5])]),
    ]);
    println!("yomisuji search-log 1");
    println!("infinity {INF}");
    tree.search(-INF, INF, true, "root");
}
