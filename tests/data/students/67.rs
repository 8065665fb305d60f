// Minimax, iterative; the tree is a string of tokens
fn main() {
    let text = "[[4,[2,-3],[5,5]],[[1,6,0],[7,-2]],[[-1,8],3]]";
    println!("yomisuji search-log 1");
    println!("algorithm minimax");
    println!("root min");
    println!("tree {text}");
    let spaced = text.replace('[', " [ ").replace(']', " ] ").replace(',', " ");
    let mut stack: Vec<Vec<i64>> = Vec::new();
    for token in spaced.split_whitespace() {
        match token {
            "[" => {
                println!("enter");
                stack.push(vec![]);
            }
            "]" => {
                let values = stack.pop().unwrap();
                let max = stack.len() % 2 == 1;
                let v = if max { values.iter().max() } else { values.iter().min() };
                let v = *v.unwrap();
                println!("exit {v}");
                if let Some(parent) = stack.last_mut() {
                    parent.push(v);
                }
            }
            number => {
                let v: i64 = number.parse().unwrap();
                println!("enter\nleaf {v}\nexit {v}");
                stack.last_mut().unwrap().push(v);
            }
        }
    }
}
