// Public libraries of five languages with three benchmarks each, of which one can be slowed down by some steps.
//
// What is added is there on both sides; only the number of steps differs, so that code lies alike.
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { goModule, onlyBenchmarks } from '../../test/e2e/origins.ts'

/** A Subject is a suite of three benchmarks over a public library. */
export interface Subject {
  readonly language: string
  /** The library and its version. */
  readonly library: string
  /** The benchmark that is slowed down, as reports name it. */
  readonly planted: string
  /** Its rules file. */
  readonly rules: string
  /** What makes it ready in a plain folder, and what measures it there once; in bash, for peers and for calibrating. */
  readonly prepare: string
  readonly once: string
  readonly format: string
  /** The file that `once` writes; null for its standard output. */
  readonly output: string | null
  /** One run of a fixed size of the planted benchmark alone, as a command for hyperfine; null where there is none. */
  readonly command: string | null
  fill(folder: string, steps: number): Promise<void>
}

const write = async (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** A library of Go with three of its own benchmarks; the first gets the steps, within its loop. */
function goSubject(module: string, version: string, benchmarks: readonly [string, string, string]): Subject {
  const [planted] = benchmarks
  const once = `go test -run '^$' -bench . -benchtime 100ms .`
  return {
    language: 'Go',
    library: `${module.replace('github.com/', '')} ${version}`,
    planted,
    rules: 'measure: all\n',
    prepare: 'go test -c -o /dev/null .',
    once,
    format: 'go',
    output: null,
    command: null,
    async fill(folder, steps) {
      await onlyBenchmarks(goModule(module, version), benchmarks)(folder)
      const files = execFileSync('grep', ['-l', `^func Benchmark${planted}(`, '-r', '.'], { cwd: folder })
      const file = join(folder, String(files).trim())
      const text = await readFile(file, 'utf8')
      const at = text.indexOf(`func Benchmark${planted}(`)
      const loop = /for i := 0; i < b\.N; i\+\+ \{\n/g
      loop.lastIndex = at
      const found = loop.exec(text)
      if (!found) throw new Error(`${module}: Benchmark${planted} has no loop over b.N.`)
      const end = found.index + found[0].length
      await writeFile(file, `${text.slice(0, end)}\t\tplantedTurns()\n${text.slice(end)}`)
      const [, name] = /^package (\w+)/m.exec(text) ?? []
      await write(folder, {
        'planted_test.go': `package ${name}

var plantedSteps, plantedSum uint64 = ${steps}, 1

//go:noinline
func plantedTurns() {
	for i := uint64(0); i < plantedSteps; i++ {
		plantedSum = plantedSum*6364136223846793005 + 1
	}
}
`,
      })
    },
  }
}

const rust: Subject = {
  language: 'Rust',
  library: 'memchr 2.7.4, criterion 0.7',
  planted: 'memmem',
  // The workspace's own code is built anew on each side, its dependencies once before all runs.
  rules: `setup: mkdir -p target && cp -a "$BENCHGATE_WARM/." target/ && cargo bench --offline --bench work --no-run
run: cargo bench --offline --bench work -- --noplot --warm-up-time 0.05 --measurement-time 0.15 --sample-size 10
format: criterion
output: target/criterion/**/new/*.json
filter: '{regex}'
`,
  prepare: 'cargo bench --offline --quiet --bench work --no-run',
  once: 'cargo bench --offline --quiet --bench work -- --noplot --warm-up-time 0.05 --measurement-time 0.15 --sample-size 10',
  format: 'criterion',
  output: null,
  command: null,
  async fill(folder, steps) {
    await write(folder, {
      '.gitignore': 'target\n',
      'Cargo.toml': `[package]
name = "work"
version = "0.1.0"
edition = "2021"

[dependencies]
memchr = "=2.7.4"

[dev-dependencies]
criterion = { version = "=0.7.0", default-features = false }

[[bench]]
name = "work"
harness = false
`,
      'src/lib.rs': `pub static STEPS: u64 = ${steps};

#[inline(never)]
pub fn planted() {
    let mut sum = std::hint::black_box(1u64);
    for _ in 0..std::hint::black_box(STEPS) {
        sum = sum.wrapping_mul(6364136223846793005).wrapping_add(1);
    }
    std::hint::black_box(sum);
}
`,
      'benches/work.rs': `use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;

fn bench(c: &mut Criterion) {
    let text: Vec<u8> = (0..40_000u64).map(|n| (n.wrapping_mul(2654435761) >> 16) as u8 & 127).collect();
    c.bench_function("memmem", |b| b.iter(|| {
        work::planted();
        memchr::memmem::find_iter(black_box(&text), "ab").count()
    }));
    c.bench_function("memchr_iter", |b| b.iter(|| memchr::memchr_iter(b'e', black_box(&text)).count()));
    c.bench_function("memrchr", |b| b.iter(|| memchr::memrchr(200, black_box(&text))));
}

criterion_group!(benches, bench);
criterion_main!(benches);
`,
    })
    execFileSync('cargo', ['generate-lockfile', '--quiet'], { cwd: folder })
  },
}

/** Outside of the repository, whose ignored files the gate would copy. */
export const asvFolders = {
  env_dir: join(tmpdir(), `benchgate-real-${process.pid}-asv/env`),
  results_dir: join(tmpdir(), `benchgate-real-${process.pid}-asv/results`),
  html_dir: join(tmpdir(), `benchgate-real-${process.pid}-asv/html`),
}

const python: Subject = {
  language: 'Python',
  library: 'tomli 2.5.0, pytest-benchmark 5.3.1',
  planted: 'tests/test_work.py::test_loads',
  rules: `run: python -m pytest tests -q -p no:cacheprovider --benchmark-only --benchmark-max-time=0.1 --benchmark-json=benchgate-output.json
format: pytest-benchmark
output: benchgate-output.json
filter: '-k {or}'
`,
  prepare: 'true',
  once: 'python -m pytest tests -q -p no:cacheprovider --benchmark-only --benchmark-max-time=0.1 --benchmark-json=out.json',
  format: 'pytest-benchmark',
  output: 'out.json',
  command: null,
  async fill(folder, steps) {
    const text = `import tomli
from work import turn

TEXT = "\\n".join(f'[a{n}]\\nname = "n{n}"\\nlist = [1, 2.5, true]\\nwhen = 2026-01-02T03:04:05Z' for n in range(8))
ROWS = "\\n".join(f"k{n} = {n}" for n in range(60))
`
    await write(folder, {
      '.gitignore': 'out.json\nbenchgate-output.json\n.benchmarks\n__pycache__\n',
      'conftest.py': 'def pytest_benchmark_generate_machine_info(config):\n    return {}\n',
      'work.py': `STEPS = ${steps}


def turn():
    for _ in range(STEPS):
        pass
`,
      'tests/test_work.py': `${text}

def test_loads(benchmark):
    benchmark(lambda: (turn(), tomli.loads(TEXT)))


def test_rows(benchmark):
    benchmark(tomli.loads, ROWS)


def test_strings(benchmark):
    benchmark(tomli.loads, 'a = """' + "line of text\\n" * 200 + '"""')
`,
      // The same for asv, which takes one function for one benchmark, and all of them from the newest commit: the steps are in
      // what it installs of each.
      'benchmarks/suite.py': `${text}

def time_loads():
    turn()
    tomli.loads(TEXT)


def time_rows():
    tomli.loads(ROWS)


def time_strings():
    tomli.loads('a = """' + "line of text\\n" * 200 + '"""')
`,
      'benchmarks/__init__.py': '',
      'asv.conf.json': `${JSON.stringify({
        version: 1,
        project: 'work',
        repo: '.',
        branches: ['main'],
        environment_type: 'virtualenv',
        matrix: { req: { tomli: ['2.5.0'] } },
        benchmark_dir: 'benchmarks',
        ...asvFolders,
        build_command: [],
        install_command: [
          `python -c "import shutil, site; shutil.copy('{build_dir}/work.py', site.getsitepackages()[0])"`,
        ],
        uninstall_command: [],
      })}\n`,
    })
  },
}

const javascript: Subject = {
  language: 'JavaScript',
  library: 'find-my-way 9.10.1, tinybench 6.2.3',
  planted: 'lookup',
  rules: `setup: npm ci --prefer-offline --no-audit --no-fund --loglevel=error
run: node bench.js
`,
  prepare: 'npm ci --prefer-offline --no-audit --no-fund --loglevel=error',
  once: 'node bench.js',
  format: 'tinybench',
  output: null,
  command: null,
  async fill(folder, steps) {
    await write(folder, {
      '.gitignore': 'node_modules\n',
      'package.json': `${JSON.stringify({
        ...{ name: 'work', version: '0.0.0', private: true, type: 'module' },
        dependencies: { 'find-my-way': '9.10.1', tinybench: '6.2.3' },
      })}\n`,
      'bench.js': `import findMyWay from 'find-my-way'
import { Bench } from 'tinybench'

let steps = ${steps}
let sum = 1
const turn = () => {
  for (let i = 0; i < steps; i++) sum = (Math.imul(sum, 1664525) + 1013904223) | 0
}
const router = findMyWay()
for (let n = 0; n < 200; n++) {
  router.on('GET', '/v' + n + '/users/:id/posts/:post', () => {})
  router.on('GET', '/v' + n + '/static', () => {})
}
const bench = new Bench({ time: 60, warmupTime: 40 })
bench.add('lookup', () => {
  turn()
  for (let n = 0; n < 20; n++) router.find('GET', '/v' + (n * 7) + '/users/12/posts/34')
})
bench.add('static', () => {
  for (let n = 0; n < 20; n++) router.find('GET', '/v' + (n * 9) + '/static')
})
bench.add('missing', () => {
  for (let n = 0; n < 20; n++) router.find('GET', '/none/' + n)
})
await bench.run()
console.table(bench.table())
`,
    })
    const quiet = [
      'install',
      '--package-lock-only',
      '--no-audit',
      '--no-fund',
      '--silent',
      '--prefer-offline',
    ]
    execFileSync('npm', quiet, { cwd: folder, stdio: 'ignore' })
  },
}

const cpp: Subject = {
  language: 'C++',
  library: 'nlohmann/json 3.11.2, Google Benchmark 1.7.1',
  planted: 'BM_Parse',
  rules: `setup: make
run: ./work --benchmark_min_time=0.05 --benchmark_out=benchgate-output.json --benchmark_out_format=json
format: google-benchmark
output: benchgate-output.json
filter: '--benchmark_filter={regex}'
`,
  prepare: 'make -s',
  once: './work --benchmark_min_time=0.05 --benchmark_out=out.json --benchmark_out_format=json',
  format: 'google-benchmark',
  output: 'out.json',
  command: './work turns',
  async fill(folder, steps) {
    await write(folder, {
      '.gitignore': 'work\nout.json\nbenchgate-output.json\n',
      Makefile: 'work: work.cpp\n\tg++ -O1 -std=c++17 -o work work.cpp -lbenchmark -lpthread\n',
      'work.cpp': `#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>
#include <cstdint>
#include <string>

static volatile uint64_t steps = ${steps};
static volatile uint64_t result;

__attribute__((noinline)) static void turn() {
  uint64_t sum = 1;
  for (uint64_t n = steps; n > 0; n--) {
    sum = sum * 6364136223846793005u + 1;
    benchmark::DoNotOptimize(sum);
  }
  result = sum;
}

static std::string text() {
  nlohmann::json all = nlohmann::json::array();
  for (int n = 0; n < 20; n++) all.push_back({{"id", n}, {"name", "n" + std::to_string(n)}, {"ratio", n / 7.0}});
  return all.dump();
}

static void parse(const std::string &from) {
  turn();
  benchmark::DoNotOptimize(nlohmann::json::parse(from));
}

static void BM_Parse(benchmark::State &state) {
  const auto from = text();
  for (auto _ : state) parse(from);
}
BENCHMARK(BM_Parse);

static void BM_Dump(benchmark::State &state) {
  const auto all = nlohmann::json::parse(text());
  for (auto _ : state) benchmark::DoNotOptimize(all.dump());
}
BENCHMARK(BM_Dump);

static void BM_Accept(benchmark::State &state) {
  const auto from = text();
  for (auto _ : state) benchmark::DoNotOptimize(nlohmann::json::accept(from));
}
BENCHMARK(BM_Accept);

int main(int count, char **words) {
  // One run of a fixed size, for hyperfine.
  if (count > 1 && std::string(words[1]) == "turns") {
    const auto from = text();
    for (int n = 0; n < 5000; n++) parse(from);
    return 0;
  }
  benchmark::Initialize(&count, words);
  benchmark::RunSpecifiedBenchmarks();
}
`,
    })
  },
}

export const subjects: Readonly<Record<string, Subject>> = {
  btree: goSubject('github.com/google/btree', 'v1.1.3', [
    'AscendRange',
    'DeleteInsert',
    'DescendLessOrEqual',
  ]),
  uniseg: goSubject('github.com/rivo/uniseg', 'v0.4.7', [
    'GraphemesFunctionString',
    'WordFunctionString',
    'SentenceFunctionString',
  ]),
  memchr: rust,
  tomli: python,
  'find-my-way': javascript,
  json: cpp,
}
