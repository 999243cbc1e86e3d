// The same loops in Rust, which print their times as Go's benchmarks do.
use std::hint::black_box;
use std::time::Instant;

// <functions>
#[inline(never)]
fn collatz(mut value: u64) -> u64 {
    let mut steps = 0;
    while value != 1 {
        if value & 1 == 1 { value = 3 * value + 1 } else { value >>= 1 }
        steps += 1;
    }
    steps
}
// <next>
#[inline(never)]
fn hash(text: &[u8]) -> u64 {
    let mut value = 14695981039346656037u64;
    for byte in text { value = (value ^ *byte as u64).wrapping_mul(1099511628211); }
    value
}
// <next>
#[inline(never)]
fn divisor(mut one: u32, mut other: u32) -> u32 {
    while one != other {
        if one > other { one -= other } else { other -= one }
    }
    one
}
// <end>

fn time(name: &str, mut run: impl FnMut()) {
    for _ in 0..2000 { run(); }
    let count = 100000u32;
    let began = Instant::now();
    for _ in 0..count { run(); }
    println!("Benchmark{} {} {} ns/op", name, count, began.elapsed().as_nanos() as f64 / count as f64);
}

fn main() {
    let text = vec![b'a'; 1000];
    time("Collatz", || { black_box(collatz(black_box(27))); });
    time("Hash", || { black_box(hash(black_box(&text))); });
    time("Divisor", || { black_box(divisor(black_box(10007), 7919)); });
}
