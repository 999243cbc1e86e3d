// The same loops in Rust, which print their times as Go's benchmarks do.
use std::hint::black_box;
use std::time::Instant;

// <functions>
#[inline(never)]
fn sum(values: &[u32]) -> u64 {
    let mut total = 0u64;
    for n in 0..values.len() { total = total.wrapping_add(if values[n] & 1 == 1 { values[n] as u64 } else { 3 }) ^ (total >> 7); }
    total
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
fn find(text: &[u8], wanted: u8) -> usize {
    for n in 0..text.len() { if black_box(text[n]) == wanted { return n; } }
    text.len()
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
    let numbers = vec![7u32; 1000];
    let text = vec![b'a'; 1000];
    time("Sum", || { black_box(sum(black_box(&numbers))); });
    time("Hash", || { black_box(hash(black_box(&text))); });
    time("Find", || { black_box(find(black_box(&text), b'b')); });
}
