//! Conjugate gradients (Hestenes & Stiefel 1952), scaled by the diagonal (Jacobi).

/// A system of linear equations with a symmetric positive definite matrix that is accessible only
/// by products.
pub(super) trait Symmetric {
    /// The right-hand side.
    fn right_side(&self) -> Vec<f64>;

    /// The diagonal of the matrix; all entries are positive.
    fn diagonal(&self) -> Vec<f64>;

    /// The matrix times `vector`.
    fn times(&self, vector: &[f64]) -> Vec<f64>;
}

/// Approximates the solution, starting from 0, in the given number of steps.
pub(super) fn solve(
    system: &impl Symmetric,
    steps: u32,
    progress: &mut dyn FnMut(u32, f64),
) -> Vec<f64> {
    let diagonal = system.diagonal();
    let mut residual = system.right_side();
    let mut solution = vec![0.0; residual.len()];
    let first = dot(&residual, &residual);
    let mut scaled = quotients(&residual, &diagonal);
    let mut direction = scaled.clone();
    let mut product = dot(&residual, &scaled);
    for step in 1..=steps {
        if product <= 0.0 {
            break; // Solved to the last bit.
        }
        let image = system.times(&direction);
        let length = product / dot(&direction, &image);
        add(&mut solution, length, &direction);
        add(&mut residual, -length, &image);
        scaled = quotients(&residual, &diagonal);
        let next = dot(&residual, &scaled);
        let turn = next / product;
        for (direction, scaled) in direction.iter_mut().zip(&scaled) {
            *direction = scaled + turn * *direction;
        }
        product = next;
        progress(step, (dot(&residual, &residual) / first).sqrt());
    }
    solution
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn quotients(a: &[f64], b: &[f64]) -> Vec<f64> {
    a.iter().zip(b).map(|(a, b)| a / b).collect()
}

/// Adds `times` the second vector to the first.
fn add(to: &mut [f64], times: f64, other: &[f64]) {
    for (to, other) in to.iter_mut().zip(other) {
        *to += times * other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 4x + y = 1, x + 3y = 2.
    struct Two;

    impl Symmetric for Two {
        fn right_side(&self) -> Vec<f64> {
            vec![1.0, 2.0]
        }

        fn diagonal(&self) -> Vec<f64> {
            vec![4.0, 3.0]
        }

        fn times(&self, of: &[f64]) -> Vec<f64> {
            vec![4.0 * of[0] + of[1], of[0] + 3.0 * of[1]]
        }
    }

    #[test]
    fn conjugate_gradients_solve_two_equations_in_two_steps() {
        let mut heard = Vec::new();
        let solution = solve(&Two, 2, &mut |step, left| heard.push((step, left < 1e-9)));
        assert!((solution[0] - 1.0 / 11.0).abs() < 1e-12);
        assert!((solution[1] - 7.0 / 11.0).abs() < 1e-12);
        assert_eq!(heard, [(1, false), (2, true)]);
    }
}
