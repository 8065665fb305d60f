// UCB1 over the moves of the root; playouts walk down at random. Results from -1 to 1.
enum T { V(f64), K(Vec<T>) }
struct Lcg(u64);
impl Lcg { fn below(&mut self, n: usize) -> usize { self.0 = self.0.wrapping_mul(2862933555777941757).wrapping_add(3037000493); ((self.0 >> 33) % n as u64) as usize } }
fn k(s: &[f64]) -> T { T::K(s.iter().map(|x| T::V(*x)).collect()) }
fn text(t: &T) -> String { match t { T::V(x) => x.to_string(), T::K(v) => format!("[{}]", v.iter().map(text).collect::<Vec<_>>().join(", ")) } }
fn play(t: &T, r: &mut Lcg) -> f64 { match t { T::V(x) => *x, T::K(v) => { let i = r.below(v.len()); play(&v[i], r) } } }
fn main() {
    let arms = vec![
        T::K(vec![k(&[1.0, -1.0, 0.0]), k(&[0.5, 0.0])]),
        T::K(vec![k(&[-1.0, -1.0, 1.0]), k(&[0.0, 0.5]), k(&[1.0])]),
        T::K(vec![k(&[1.0, 0.5]), k(&[0.0, 1.0, -0.5])]),
        T::K(vec![k(&[-0.5, -1.0]), k(&[0.0, 0.5, 1.0])]),
    ];
    let c = 1.0;
    let mut rng = Lcg(241);
    let mut n = vec![0u32; 4];
    let mut sum = vec![0.0f64; 4];
    let (mut all, mut total) = (0u32, 0.0f64);
    println!("yomisuji search-log 2\nalgorithm ucb1\nresults -1 1\nexploration {}", c / 2.0);
    println!("tree [{}]", arms.iter().map(text).collect::<Vec<_>>().join(", "));
    for it in 1..=45 {
        println!("iteration {}", it);
        let arm = match (0..4).find(|&i| n[i] == 0) {
            Some(i) => i,
            None => (0..4).max_by(|&a, &b| {
                let u = |i: usize| sum[i] / n[i] as f64 + c * ((all as f64).ln() / n[i] as f64).sqrt();
                u(a).partial_cmp(&u(b)).unwrap()
            }).unwrap(),
        };
        println!("enter {}", arm + 1);
        let r = play(&arms[arm], &mut rng);
        println!("playout {}", r);
        n[arm] += 1;
        sum[arm] += r;
        println!("update {} {:.3}", n[arm], sum[arm] / n[arm] as f64);
        all += 1;
        total += r;
        println!("update {} {:.3}", all, total / all as f64);
    }
}
