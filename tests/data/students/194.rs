// fail-hard alpha-beta
enum T { L(i32), N(Vec<T>) }
use T::*;

fn show(t: &T) -> String {
    match t {
        L(v) => v.to_string(),
        N(k) => format!("[{}]", k.iter().map(show).collect::<Vec<_>>().join(", ")),
    }
}
fn b(v: i32) -> String {
    match v { i32::MAX => "i32::MAX".into(), i32::MIN => "i32::MIN".into(), _ => v.to_string() }
}

fn alpha_beta(t: &T, mut alpha: i32, mut beta: i32, maximize: bool, name: String) -> i32 {
    println!("enter {} {} {}", name, b(alpha), b(beta));
    match t {
        L(v) => { println!("leaf {}", v); *v }
        N(kids) => {
            if maximize {
                for (i, k) in kids.iter().enumerate() {
                    let v = alpha_beta(k, alpha, beta, false, (i + 1).to_string());
                    if v >= beta {
                        println!("cut");
                        println!("exit {}", b(beta));
                        return beta;
                    }
                    if v > alpha { alpha = v; }
                }
                println!("exit {}", b(alpha));
                alpha
            } else {
                for (i, k) in kids.iter().enumerate() {
                    let v = alpha_beta(k, alpha, beta, true, (i + 1).to_string());
                    if v <= alpha {
                        println!("cut");
                        println!("exit {}", b(beta)); return beta; //R: println!("exit {}", b(alpha)); return alpha;
                    }
                    if v < beta { beta = v; }
                }
                println!("exit {}", b(beta));
                beta
            }
        }
    }
}

fn main() {
    let n = |v: Vec<i32>| N(v.into_iter().map(L).collect());
    let t = N(vec![
        N(vec![n(vec![4, 7]), n(vec![6, 9, 2]), n(vec![8, 5])]),
        N(vec![n(vec![9, 3]), n(vec![5, 1, 6]), n(vec![2, 7])]),
        N(vec![n(vec![11, 10]), n(vec![8, 4]), n(vec![3, 9])]),
    ]);
    println!("yomisuji search-log 2");
    println!("algorithm alpha-beta");
    println!("return hard");
    println!("tree {}", show(&t));
    alpha_beta(&t, i32::MIN, i32::MAX, true, "root".into());
}
