// Whether `binaries` and `relink` work with each tool for compiled languages: `node scripts/node24.mjs bench/compiled-tools.ts HEADERS
// [TOOL]`.
//
// HEADERS is a folder with catch_amalgamated.hpp, catch_amalgamated.cpp and nanobench.h. Each tool measures one function. Head has
// first another comment, which `binaries` should prove unchanged, and then another function before it, which is measured in a layout
// of its own in each round. Needs g++, Google Benchmark, lld, hyperfine, and Rust with the crates in its registry; for Gungraun also valgrind
// and gungraun-runner, and for Zig zig, on the PATH. Ten minutes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { createGit } from '../src/effects/git/git.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runBashScript } from '../src/effects/processes/process.ts'
import { runGate } from '../src/run/gate.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const [headers, only = ''] = process.argv.slice(2)
if (headers === undefined) throw new Error('name the folder with the headers of Catch2 and nanobench')
const env = { ...process.env, PATH: process.env.PATH ?? '' }

/** A tool with a benchmark of the function `work`, which is in `source`. */
interface CompiledTool {
  readonly source: string
  readonly files: Readonly<Record<string, string>>
  readonly setup: string
  readonly relink: string
  readonly run: string
  readonly output?: string
}

const shuffle = '-Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT'

function cpp(main: string, libraries: string, run: string, output?: string): CompiledTool {
  const compile = (file: string) =>
    `g++ -O2 -ffunction-sections -I'${headers}' -c ${file}.cpp -o build/${file}.o`
  const link = (flags: string) => `g++ ${flags} build/work.o build/main.o -o build/bench ${libraries}`
  return {
    source: 'work.cpp',
    files: {
      'work.cpp':
        '// The first version.\nint work(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += i ^ (sum >> 3); return sum; }\n',
      'main.cpp': main,
    },
    setup: `mkdir -p build && ${compile('work')} && ${compile('main')} && ${link('')}`,
    relink: link(`-fuse-ld=lld ${shuffle}`),
    run,
    ...(output !== undefined && { output }),
  }
}

function rust(benchmark: string, dependency: string, run: string, harness = false): CompiledTool {
  const link = (more: string) => `sh -c "$(cat target/work.link) -o target/bench ${more}"`
  const cargo = 'RUSTC_BOOTSTRAP=1 cargo'
  return {
    source: 'src/lib.rs',
    files: {
      'src/lib.rs':
        '// The first version.\npub fn work(n: u64) -> u64 { let mut sum = 0u64; for i in 0..n { sum = sum.wrapping_add(i ^ (sum >> 3)); } sum }\n',
      'benches/work.rs': benchmark,
      'Cargo.toml': `[package]\nname = "sample"\nversion = "0.1.0"\nedition = "2021"\n[dev-dependencies]\n${dependency}\n[lib]\nbench = false\n[[bench]]\nname = "work"\nharness = ${harness}\n`,
    },
    setup: `mkdir -p target && ${cargo} rustc --offline --quiet --profile bench --bench work -- -C save-temps --print link-args > target/work.link && ${link('')}`,
    relink: link(`-fuse-ld=lld ${shuffle}`),
    run,
  }
}

const zig = (file: string) =>
  `zig build-obj -O ReleaseFast -ffunction-sections -fPIC ${file}.zig -femit-bin=build/${file}.o`
const zigLink = 'g++ build/work.o build/main.o -o build/bench'

const tools: Readonly<Record<string, CompiledTool>> = {
  Zig: {
    source: 'work.zig',
    files: {
      'work.zig':
        '// The first version.\npub export fn work(n: c_int) c_int { var sum: c_int = 0; var i: c_int = 0; while (i < n) : (i += 1) sum +%= i ^ (sum >> 3); return sum; }\n',
      'main.zig':
        'extern fn work(n: c_int) c_int;\nextern fn clock() c_long;\nextern fn printf(format: [*:0]const u8, ...) c_int;\ncomptime { @export(&start, .{ .name = "main" }); }\nfn start() callconv(.c) c_int {\n    const began = clock();\n    var sum: c_int = 0;\n    for (0..20000) |_| sum +%= work(2000);\n    const ns = @as(f64, @floatFromInt(clock() - began)) * 1000 / 20000;\n    _ = printf("BenchmarkWork 20000 %.1f ns/op %d sum\\n", ns, sum);\n    return 0;\n}\n',
    },
    setup: `mkdir -p build && ${zig('work')} && ${zig('main')} && ${zigLink}`,
    relink: `${zigLink} -fuse-ld=lld ${shuffle}`,
    run: 'build/bench',
  },
  'C++: Google Benchmark': cpp(
    '#include <benchmark/benchmark.h>\nint work(int);\nstatic void BM_work(benchmark::State& s) { for (auto _ : s) benchmark::DoNotOptimize(work(2000)); }\nBENCHMARK(BM_work);\nBENCHMARK_MAIN();\n',
    '-lbenchmark -lpthread',
    'build/bench --benchmark_format=json --benchmark_min_time=0.05',
  ),
  'C++: Catch2': cpp(
    '#include "catch_amalgamated.hpp"\nint work(int);\nTEST_CASE("work", "[bench]") { BENCHMARK("work") { return work(2000); }; }\n',
    `'${headers}/catch.o'`,
    `build/bench --reporter xml --benchmark-samples 20 '[bench]'`,
  ),
  'C++: nanobench': cpp(
    '#define ANKERL_NANOBENCH_IMPLEMENT\n#include "nanobench.h"\nint work(int);\nint main() { ankerl::nanobench::Bench().minEpochTime(std::chrono::milliseconds(5)).run("work", [] { ankerl::nanobench::doNotOptimizeAway(work(2000)); }); }\n',
    '',
    'build/bench',
  ),
  'Rust: libtest': rust(
    '#![feature(test)]\nextern crate test;\n#[bench]\nfn work(b: &mut test::Bencher) { b.iter(|| sample::work(test::black_box(2000))); }\n',
    '',
    'target/bench --bench',
    true,
  ),
  'Rust: Criterion': {
    ...rust(
      'use criterion::{criterion_group, criterion_main, Criterion};\nfn bench(c: &mut Criterion) { c.bench_function("work", |b| b.iter(|| sample::work(std::hint::black_box(2000)))); }\ncriterion_group!(benches, bench);\ncriterion_main!(benches);\n',
      'criterion = { version = "0.7", default-features = false }',
      'target/bench --bench --warm-up-time 0.1 --measurement-time 0.2 --sample-size 10',
    ),
    output: 'target/criterion/**/new/*.json',
  },
  'Rust: Divan': rust(
    'fn main() { divan::main(); }\n#[divan::bench(min_time = 0.1)]\nfn work() -> u64 { sample::work(divan::black_box(2000)) }\n',
    'divan = "0.1.21"',
    'target/bench --bench',
  ),
  'Rust: Gungraun': rust(
    'use gungraun::{library_benchmark, library_benchmark_group, main};\n#[library_benchmark]\nfn work() -> u64 { sample::work(std::hint::black_box(2000)) }\nlibrary_benchmark_group!(name = group; benchmarks = work);\nmain!(library_benchmark_groups = group);\n',
    'gungraun = "0.20.0"',
    'target/bench --bench',
  ),
  'Programs: hyperfine': cpp(
    'int work(int);\nint main() { return work(3000000) == 1; }\n',
    '',
    'hyperfine --shell=none --warmup 1 --runs 5 --export-json bench.json build/bench > /dev/null',
    'bench.json',
  ),
}

async function bash(text: string, cwd: string): Promise<void> {
  const ended = await runBashScript({
    ...{ text, cwd, env, signal: new AbortController().signal, deadline: Date.now() + 600_000 },
    ...{ onOutput() {}, onText() {} },
  })
  if (ended.status !== 0) throw new Error(`${text}\n${ended.lastLines}`)
}

if ('C++: Catch2'.includes(only))
  await bash('g++ -O2 -ffunction-sections -c catch_amalgamated.cpp -o catch.o', headers)
const rows: string[][] = []
for (const [name, { source, files, setup, relink, run, output }] of Object.entries(tools)) {
  if (!name.includes(only)) continue
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-compiled-'))
  try {
    for (const [path, text] of Object.entries({
      ...files,
      '.gitignore': 'build/\ntarget/\nbench.json\nCargo.lock\n',
    })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const git = createGit(folder, { PATH: env.PATH, HOME: folder })
    const commit = async (message: string) => {
      await git.run(['add', '--all'])
      await git.run(['commit', '--quiet', `--message=${message}`])
    }
    await git.run(['init', '--quiet', '--initial-branch=head'])
    await commit('base')
    await git.run(['tag', 'base'])
    // What the sides copy: dependencies that are built already.
    await bash(setup, folder)
    const layouts = join(headers, 'layouts.txt')
    writeFileSync(layouts, '')
    const gate = async (more: Readonly<Record<string, string>>) => {
      const said: string[] = []
      const inputs: Readonly<Record<string, string>> = {
        ...{ base: 'base', count: '8', checkout: 'worktree', setup, run, output: output ?? '', ...more },
      }
      const { result } = await runGate(
        readInputsWithSeed(input => inputs[input] ?? ''),
        {
          ...{ folder, env, event: noWorkflowEvent, server: 'https://github.com', profiles: folder },
          signal: new AbortController().signal,
          console: {
            info: line => said.push(line),
            warn() {},
            untrusted: () => ({ write() {}, close() {} }),
          },
        },
      )
      return { result, said }
    }
    const path = join(folder, source)
    const first = readFileSync(path, 'utf8')
    writeFileSync(path, first.replace('first', 'second'))
    await commit('a comment')
    const program = source.endsWith('.rs') ? 'target/bench' : 'build/bench'
    const proof = await gate({ binaries: program })
    const added = source.endsWith('.rs')
      ? 'pub fn added(n: i32) -> i32 { n * 7 % 5 }\n'
      : source.endsWith('.zig')
        ? 'pub export fn added(n: c_int) c_int { return @rem(n *% 7, 5); }\n'
        : 'int added(int n) { return n * 7 % 5; }\n'
    writeFileSync(path, first.replace('\n', `\n${added}`))
    await commit('a function')
    const moved = await gate({
      measure: 'all',
      relink: `echo $BENCHGATE_LAYOUT >> '${layouts}' && ${relink}`,
    })
    const linked = new Set(readFileSync(layouts, 'utf8').trim().split('\n')).size
    rows.push([
      name,
      proof.result.proven.length > 0
        ? 'yes'
        : `no: ${proof.said.findLast(line => line.startsWith('binaries')) ?? ''}`,
      `${linked} layouts in ${moved.result.rounds.length} rounds`,
      moved.result.verdict,
    ])
  } catch (error) {
    rows.push([name, 'failed', error instanceof Error ? error.message.slice(0, 400) : '', ''])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(rows.at(-1)?.join(' | '))
}
console.log(`\n${machineHere()}\n`)
console.log(table(['Tool', 'Proven (`binaries`)', 'Placement (`relink`)', 'A function more'], rows))
