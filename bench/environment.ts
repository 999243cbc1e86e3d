// What the size of the environment and the length of the program's path, which both move the stack, do to the times of real suites:
// `node scripts/node24.mjs bench/environment.ts sizes|path|byte [SUITE …]`.
//
// `sizes`: each suite runs with environments of twelve sizes (0 to 4,080 bytes more, in steps of 16), five times each, in random order.
// If the size mattered, times of one size would differ less than times of several: the table has the spread within a size, the spread
// that comes from the size, and the share of random assignments of times to sizes that show as much.
//
// `path`: the same, where the environment stays and the path in `argv[0]` has 0 to 3,968 slashes more.
//
// `byte`: six unchanged pairs a suite, ten runs a side in random order; the environment of head is one byte larger. The table has the
// pairs with p ≤ 0.05 by a Mann-Whitney test, of which chance alone gives one in twenty.
//
// Needs gcc, g++ with Google Benchmark, cargo, python3, node, perl and hyperfine; a quarter of an hour each.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { mean, sum } from 'simple-statistics'
import { seededRandom } from '../src/core/common/random.ts'
import { mannWhitneyTest } from '../src/core/stats/mann-whitney.ts'
import { root } from '../test/support/action.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const [sizes, repeats, shuffles] = [12, 5, 2000]
const [pairs, runsOfSide, alpha] = [6, 10, 0.05]
const random = seededRandom(20261126)
const folder = mkdtempSync(join(tmpdir(), 'benchgate-environment-'))
const fixture = (name: string) => `cp -r '${join(root, 'test/fixtures', name)}/.' .`
const here = import.meta.dirname

interface Suite {
  readonly setup: string
  readonly program: string
  /** Runs `$PROGRAM`, the path of the program. */
  readonly run: string
  /** Finds the numbers in the output, of which the last is the time. */
  readonly value: RegExp
}

const rust = (benchmark: string, dependency: string) => `
  mkdir -p src benches; printf '[package]\\nname = "work"\\nversion = "0.1.0"\\nedition = "2021"\\n[dev-dependencies]\\n${dependency}\\n[[bench]]\\nname = "work"\\nharness = false\\n' > Cargo.toml
  cp '${join(root, 'test/fixtures/rust/src/lib.rs')}' src; cat > benches/work.rs <<'END'
${benchmark}
END
  cargo bench --quiet --no-run && cp "$(ls -t target/release/deps/work-* | grep -v '\\.' | head -1)" bench`

const suites: Readonly<Record<string, Suite>> = {
  'C, variables on the stack, -O0': {
    setup: `gcc -O0 -o bench '${join(here, 'environment/stack.c')}'`,
    program: './bench',
    run: '"$PROGRAM"',
    value: /^([\d.]+)$/m,
  },
  'C, an array on the stack, -O2': {
    setup: `gcc -O2 -o bench '${join(here, 'environment/array.c')}'`,
    program: './bench',
    run: '"$PROGRAM"',
    value: /^([\d.]+)$/m,
  },
  'C++: Google Benchmark': {
    setup: `${fixture('cpp')}; g++ -O2 -o run loop.cpp bench/bench.cpp -lbenchmark_main -lbenchmark -lpthread`,
    program: './run',
    run: '"$PROGRAM" --benchmark_min_time=0.2 --benchmark_filter=Work',
    value: /BM_Work\s+([\d.]+) ns/,
  },
  'Rust: Criterion': {
    setup: rust(
      'use criterion::{criterion_group, criterion_main, Criterion};\\nuse std::hint::black_box;\\nfn bench(c: &mut Criterion) { c.bench_function("work", |b| b.iter(|| work::work(black_box(2000)))); }\\ncriterion_group!(benches, bench);\\ncriterion_main!(benches);'.replaceAll(
        '\\n',
        '\n',
      ),
      'criterion = { version = "0.7", default-features = false }',
    ),
    program: './bench',
    run: '"$PROGRAM" --bench --warm-up-time 0.1 --measurement-time 0.3 --sample-size 10',
    value: /time:\s+\[[\d.]+ \S+ ([\d.]+)/,
  },
  'Rust: Divan': {
    setup: rust(
      'fn main() { divan::main(); }\\n#[divan::bench(min_time = 0.3)]\\nfn work() -> u64 { work::work(divan::black_box(2000)) }'.replaceAll(
        '\\n',
        '\n',
      ),
      'divan = "0.1.21"',
    ),
    program: './bench',
    run: '"$PROGRAM" --bench',
    value: /work\s+[\d.]+ \S+\s+│ [\d.]+ \S+\s+│ ([\d.]+)/,
  },
  'Python: timeit': {
    setup: 'true',
    program: 'python3',
    run: `"$PROGRAM" -c 'import timeit; print(min(timeit.repeat("sum(i ^ 3 for i in range(20000))", number=20, repeat=3)))'`,
    value: /^([\d.]+)$/m,
  },
  'Node: tinybench': {
    setup: `${fixture('node')}; npm install --silent --no-audit --no-fund`,
    program: 'node',
    run: '"$PROGRAM" bench.js',
    value: /'work'\s+│ '([\d.]+)/,
  },
  'hyperfine: sort': {
    setup: `seq 200000 | shuf --random-source=<(yes) > numbers`,
    program: 'sort',
    run: `LC_ALL=C hyperfine --shell=none --runs 5 --export-csv out.csv "$PROGRAM numbers" > /dev/null; tail -1 out.csv`,
    value: /sort numbers,([\d.]+)/m,
  },
  Perl: {
    setup: 'true',
    program: 'perl',
    run: `"$PROGRAM" -MTime::HiRes=time -e '$t = time; $s += $_ ^ 3 for 1..2000000; print time - $t, "\\n"'`,
    value: /^([\d.]+)$/m,
  },
}

/** Returns the mean squares between and within groups of `repeats` values. */
function meanSquares(values: readonly number[]) {
  const groups = Array.from({ length: sizes }, (_, n) => values.slice(n * repeats, (n + 1) * repeats))
  const whole = mean([...values])
  const between = (repeats * sum(groups.map(group => (mean(group) - whole) ** 2))) / (sizes - 1)
  const within =
    sum(groups.flatMap(group => group.map(value => (value - mean(group)) ** 2))) / (sizes * (repeats - 1))
  return { between, within }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map(item => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** Runs a suite once, with an environment or a path that is so many bytes longer, and returns its time. */
type TimedRun = (bytes: number) => number

function rowOfSizes(timeOf: TimedRun, largest: number): readonly string[] {
  const times: number[][] = Array.from({ length: sizes }, () => [])
  const order = shuffled(Array.from({ length: sizes * repeats }, (_, n) => n % sizes))
  const lengths = Array.from({ length: sizes }, () => 16 * Math.floor(random() * (largest / 16 + 1)))
  for (const n of order) times[n]?.push(Math.log(timeOf(lengths[n] ?? 0)))
  const values = times.flat()
  const { between, within } = meanSquares(values)
  const as = Array.from({ length: shuffles }, () => meanSquares(shuffled(values)))
  const p = as.filter(one => one.between / one.within >= between / within).length / shuffles
  const ofSize = Math.sqrt(Math.max(0, between - within) / repeats)
  const percent = (spread: number) => `${(100 * spread).toFixed(2)} %`
  return [percent(Math.sqrt(within)), percent(ofSize), p.toFixed(3)]
}

function rowOfPairs(timeOf: TimedRun): readonly string[] {
  const ps = Array.from({ length: pairs }, () => {
    const length = Math.floor(random() * 4080)
    const [base, head]: [number[], number[]] = [[], []]
    for (const n of shuffled(Array.from({ length: 2 * runsOfSide }, (_, n) => n % 2)))
      (n === 0 ? base : head).push(timeOf(length + n))
    return mannWhitneyTest(base, head).p
  })
  return [String(pairs), String(ps.filter(p => p <= alpha).length), Math.min(...ps).toFixed(3)]
}

const titlesOfSizes = ['Spread within a size', 'Spread from the size', 'p']
const modes = {
  sizes: { rowOf: (timeOf: TimedRun) => rowOfSizes(timeOf, 4080), titles: titlesOfSizes },
  path: { rowOf: (timeOf: TimedRun) => rowOfSizes(timeOf, 3968), titles: titlesOfSizes },
  byte: { rowOf: rowOfPairs, titles: ['Pairs', 'p ≤ 0.05', 'Least p'] },
}
const [mode, ...asked] = process.argv.slice(2)
if (mode !== 'sizes' && mode !== 'path' && mode !== 'byte')
  throw new Error(`${mode}: say sizes, path or byte`)
const { rowOf, titles } = modes[mode]
const rows: string[][] = []
try {
  for (const [name, { setup, program, run, value }] of Object.entries(suites)) {
    if (asked.length > 0 && !asked.some(one => name.includes(one))) continue
    const cwd = join(folder, name.replace(/\W+/g, '-'))
    mkdirSync(cwd)
    const bash = (script: string, env: Readonly<Record<string, string>> = {}) =>
      execFileSync('bash', ['-euc', script], {
        ...{ cwd, encoding: 'utf8', maxBuffer: 1 << 26 },
        env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    bash(setup)
    const path = program.startsWith('./') ? program : bash(`command -v ${program}`).trim()
    const paddedPath = (bytes: number) => `${dirname(path)}/${'/'.repeat(bytes)}${basename(path)}`
    const row = rowOf(bytes => {
      const [inEnvironment, inPath] = mode === 'path' ? [0, bytes] : [bytes, 0]
      const output = bash(run, {
        BENCHGATE_PADDING: 'x'.repeat(inEnvironment),
        PROGRAM: paddedPath(inPath),
      })
      const time = Number(value.exec(output)?.[1])
      if (!(time > 0)) throw new Error(`${name}: no time in ${output}`)
      return time
    })
    rows.push([name, ...row])
    console.log(rows.at(-1)?.join(' | '))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${machineHere()}\n`)
console.log(table(['Suite', ...titles], rows))
