// How long a gate measures until a difference of 1 % is known to within 1 %, beside tango-bench, which takes turns inside one process:
// `node scripts/node24.mjs bench/against-tango.ts [BUSY]`.
//
// The same function in Go and in Rust does a number of steps that take 100 ns to 100 µs; head does 1 % more of them. tango-bench
// compares the two Rust programs for a tenth of a second, three tenths and a second, fifteen times each. Benchgate measures the Go module in three
// gates of forty rounds; the estimates of disjoint blocks of 2, 4, 8 and 16 rounds are the repeats. The table has the standard
// deviation of the estimates after one second and the seconds until it is 1 %, as it falls with the root of the time. Building is left
// out for both. BUSY is the number of processes that compute beside it. Needs Go and cargo; ten minutes.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mean, median, standardDeviation } from 'simple-statistics'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { pullRequestOrigin } from '../test/e2e/origins.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const steps = [100, 1000, 10_000, 100_000]
const slower = 1.01
const [gates, rounds, blocks] = [3, 40, [2, 4, 8, 16]]
const [repeats, durations] = [15, [0.1, 0.3, 1]]
const busy = Number(process.argv[2] ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'benchgate-tango-'))

/** Seconds of measuring, and the standard deviation of the estimates that they gave, as a share. */
type Precision = readonly [seconds: number, spread: number]

const spreadOf = (ratios: readonly number[]) => standardDeviation(ratios.map(Math.log))

/** Returns the spread after one second, if it falls with the root of the time, and the seconds until it is 1 %. */
function cellsOf(points: readonly Precision[]): readonly [spread: number, seconds: number] {
  const spread = Math.exp(mean(points.map(([seconds, of]) => Math.log(of) + Math.log(seconds) / 2)))
  return [spread, (spread / 0.01) ** 2]
}

function writeFiles(top: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
}

/** Builds the Rust benchmarks with so many more steps, and returns the path of the program. */
function buildTangoProgram(name: string, factor: number): string {
  const project = join(folder, 'rust')
  writeFiles(project, {
    'Cargo.toml':
      '[package]\nname = "work"\nversion = "0.1.0"\nedition = "2021"\n[dev-dependencies]\ntango-bench = "0.6"\n[[bench]]\nname = "work"\nharness = false\n[profile.bench]\ndebug = false\n',
    'build.rs': 'fn main() { println!("cargo:rustc-link-arg-benches=-rdynamic"); }\n',
    'src/lib.rs':
      '#[inline(never)]\npub fn work(n: u64) -> u64 {\n    let mut s = 1u64;\n    for i in 0..n { s = (s ^ i).wrapping_mul(6364136223846793005); }\n    s\n}\n',
    'benches/work.rs': `use std::hint::black_box;
use tango_bench::{benchmark_fn, tango_benchmarks, tango_main, IntoBenchmarks};
fn benchmarks() -> impl IntoBenchmarks {
    [${steps.map(n => `benchmark_fn("steps${n}", |b| b.iter(|| work::work(black_box(${Math.round(n * factor)}))))`).join(', ')}]
}
tango_benchmarks!(benchmarks());
tango_main!();
`,
  })
  const script = `cargo bench --quiet --no-run 1>&2 && cp "$(ls -t target/release/deps/work-* | grep -v '\\.' | head -1)" '${name}'`
  execFileSync('bash', ['-euc', script], { cwd: project, stdio: ['ignore', 'ignore', 'pipe'] })
  return join(project, name)
}

function tangoPrecisions(base: string, head: string, n: number): readonly Precision[] {
  return durations.map(duration => {
    const taken: number[] = []
    const ratios = Array.from({ length: repeats }, () => {
      const began = performance.now()
      const output = execFileSync(
        head,
        ['--color', 'never', 'compare', base, '-t', String(duration), '-f', `steps${n}`],
        { encoding: 'utf8' },
      )
      taken.push((performance.now() - began) / 1000)
      const percent = /([+-]\d+(?:\.\d+)?)%/.exec(output)?.[1]
      if (percent === undefined) throw new Error(`no difference in ${output}`)
      return 1 + Number(percent) / 100
    })
    return [mean(taken), spreadOf(ratios)]
  })
}

async function fillWithGoModule(top: string, factor: number): Promise<void> {
  await mkdir(top, { recursive: true })
  await writeFile(join(top, 'go.mod'), 'module example.com/work\n\ngo 1.22\n')
  await writeFile(
    join(top, 'work.go'),
    `package work\n\nfunc steps(n int) int {\n\treturn n + n*${Math.round((factor - 1) * 100)}/100\n}\n\n//go:noinline\nfunc Work(n int) uint64 {\n\ts := uint64(1)\n\tfor i := range uint64(n) {\n\t\ts = (s ^ i) * 6364136223846793005\n\t}\n\treturn s\n}\n`,
  )
  await writeFile(
    join(top, 'work_test.go'),
    `package work\n\nimport "testing"\n\n${steps.map(n => `func BenchmarkSteps${n}(b *testing.B) {\n\tn := steps(${n})\n\tfor i := 0; i < b.N; i++ {\n\t\tWork(n)\n\t}\n}\n`).join('\n')}`,
  )
}

async function benchgatePrecisions(top: string, n: number): Promise<readonly Precision[]> {
  const settings: Readonly<Record<string, string>> = {
    base: 'main~1',
    bench: `^BenchmarkSteps${n}$`,
    count: String(rounds),
    confirm: 'false',
    'stop-early': 'false',
  }
  const points = new Map<number, { seconds: number[]; ratios: number[] }>()
  for (let gate = 0; gate < gates; gate++) {
    const { result } = await runGate(
      readInputsWithSeed(name => settings[name] ?? ''),
      {
        folder: top,
        env: { ...process.env, PATH: process.env.PATH ?? '' },
        event: noWorkflowEvent,
        server: '',
        profiles: tmpdir(),
        signal: new AbortController().signal,
        console: { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) },
      },
    )
    const seconds = mean(result.rounds.map(({ base, head }) => base.seconds + head.seconds))
    const row = result.comparisons.find(({ unit }) => unit === 'sec/op')
    if (!row) throw new Error(`no times in ${JSON.stringify(result.reason)}`)
    const [base, head] = [row.base.samples, row.head.samples].map(values =>
      values.map(value => value ?? Number.NaN),
    )
    if (!base || !head) continue
    for (const size of blocks) {
      const { seconds: all, ratios } = points.get(size) ?? { seconds: [], ratios: [] }
      for (let start = 0; start + size <= base.length; start += size)
        ratios.push(median(head.slice(start, start + size)) / median(base.slice(start, start + size)))
      points.set(size, { seconds: [...all, size * seconds], ratios })
    }
  }
  return [...points.values()].map(({ seconds, ratios }) => [mean(seconds), spreadOf(ratios)])
}

const neighbours = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']))
const rows: string[][] = []
try {
  await using origin = await pullRequestOrigin(
    top => fillWithGoModule(top, 1),
    top => fillWithGoModule(top, slower),
  )
  await origin.git.run(['checkout', '--quiet', 'feature'])
  const [base, head] = [buildTangoProgram('base', 1), buildTangoProgram('head', slower)]
  for (const n of steps) {
    const tango = cellsOf(tangoPrecisions(base, head, n))
    const own = cellsOf(await benchgatePrecisions(origin.folder, n))
    rows.push([
      String(n),
      ...[tango, own].flatMap(([spread, seconds]) => [
        `${(100 * spread).toFixed(2)} %`,
        `${seconds.toPrecision(2)} s`,
      ]),
      (own[1] / tango[1]).toPrecision(2),
    ])
    console.log(rows.at(-1)?.join(' | '))
  }
} finally {
  for (const neighbour of neighbours) neighbour.kill()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${machineHere()}, ${busy} busy processes beside it\n`)
const titles = [
  'tango: after 1 s',
  'tango: until 1 %',
  'Benchgate: after 1 s',
  'Benchgate: until 1 %',
  'Ratio',
]
console.log(table(['Steps', ...titles], rows))
