// Real suites of a command, each of a dozen small benchmarks in one process, with the tools they need.

/** A Suite is a folder of files and the command that measures what they hold. */
export interface Suite {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly setup: string | null
  readonly run: string
}

/** Each benchmark runs for about 60 ms, five times; the median is printed in Go's format. */
const node: Suite = {
  name: 'node',
  files: {
    'bench.mjs': `
const words = Array.from({ length: 400 }, (_, n) => 'w' + ((n * 7919) % 1000))
const text = JSON.stringify(words.map((w, n) => ({ w, n })))
const numbers = Float64Array.from(words, (_, n) => (n * 7919) % 1009)
const cases = {
  Sort: () => [...words].sort(), Parse: () => JSON.parse(text), Stringify: () => JSON.stringify(words),
  Map: () => new Map(words.map((w, n) => [w, n])).size, Set: () => new Set(words).size,
  Replace: () => text.replace(/w(\\d)/g, 'v$1'), Split: () => text.split(',').length,
  Sum: () => numbers.reduce((a, b) => a + b, 0), TypedSort: () => numbers.slice().sort(),
  Join: () => words.join('-').length, Reverse: () => [...words].reverse(), Copy: () => structuredClone(words),
}
const time = (run, turns) => { const began = process.hrtime.bigint(); for (let n = 0; n < turns; n++) run(); return Number(process.hrtime.bigint() - began) / turns }
for (const [name, run] of Object.entries(cases)) {
  const turns = Math.max(1, Math.round(12e6 / time(run, 50)))
  const times = Array.from({ length: 5 }, () => time(run, turns)).sort((a, b) => a - b)
  console.log('Benchmark' + name + ' ' + turns + ' ' + times[2] + ' ns/op')
}
`,
  },
  setup: null,
  run: 'node bench.mjs',
}

const python: Suite = {
  name: 'pytest-benchmark',
  files: {
    'test_it.py': `
import json, re
words = ["w%d" % (n * 7919 % 1000) for n in range(400)]
text = json.dumps(words)
def test_sort(benchmark): benchmark(lambda: sorted(words))
def test_loads(benchmark): benchmark(lambda: json.loads(text))
def test_dumps(benchmark): benchmark(lambda: json.dumps(words))
def test_dict(benchmark): benchmark(lambda: {w: n for n, w in enumerate(words)})
def test_set(benchmark): benchmark(lambda: set(words))
def test_sub(benchmark): benchmark(lambda: re.sub(r"w(\\d)", r"v\\1", text))
def test_split(benchmark): benchmark(lambda: text.split(","))
def test_sum(benchmark): benchmark(lambda: sum(range(2000)))
def test_join(benchmark): benchmark(lambda: "-".join(words))
def test_loop(benchmark): benchmark(lambda: [n * n for n in range(1000)])
`,
  },
  setup: 'python3 -m venv .venv; .venv/bin/pip install --quiet pytest pytest-benchmark',
  run: '.venv/bin/python -m pytest -q --benchmark-only --benchmark-max-time=0.06 --benchmark-min-rounds=3 --benchmark-warmup=off --benchmark-json=out.json > /dev/null && cat out.json',
}

const cpp: Suite = {
  name: 'Google Benchmark',
  files: {
    'bench.cpp': `
#include <benchmark/benchmark.h>
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>
using V = std::vector<int>;
static V make() { V v(1000); for (int n = 0; n < 1000; n++) v[n] = n * 7919 % 1009; return v; }
#define CASE(name, ...) static void name(benchmark::State &s) { V v = make(); for (auto _ : s) { __VA_ARGS__; } } BENCHMARK(name);
CASE(Sort, V c = v; std::sort(c.begin(), c.end()); benchmark::DoNotOptimize(c))
CASE(StableSort, V c = v; std::stable_sort(c.begin(), c.end()); benchmark::DoNotOptimize(c))
CASE(Copy, V c = v; benchmark::DoNotOptimize(c))
CASE(Sum, benchmark::DoNotOptimize(std::accumulate(v.begin(), v.end(), 0)))
CASE(Map, std::map<int, int> m; for (int x : v) m[x]++; benchmark::DoNotOptimize(m))
CASE(Hash, std::unordered_map<int, int> m; for (int x : v) m[x]++; benchmark::DoNotOptimize(m))
CASE(Find, benchmark::DoNotOptimize(std::find(v.begin(), v.end(), -1)))
CASE(Append, std::string t; for (int x : v) t += char(x); benchmark::DoNotOptimize(t))
CASE(Format, std::string t; for (int n = 0; n < 50; n++) t += std::to_string(v[n]); benchmark::DoNotOptimize(t))
CASE(Divide, int t = 0; for (int x : v) t += 100000 / (x + 1); benchmark::DoNotOptimize(t))
BENCHMARK_MAIN();
`,
  },
  setup: 'g++ -O2 bench.cpp -lbenchmark -lpthread -o bench',
  run: './bench --benchmark_min_time=0.06 --benchmark_format=json 2>/dev/null',
}

export const suites: readonly Suite[] = [node, python, cpp]
