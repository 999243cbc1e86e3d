// Which files are read, and which texts are benchmarks, as git grep sees them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BenchmarkToolPatternName,
  benchmarkMarksByTool,
  isManifestOrConfigurationFile,
  isNotThirdPartyFile,
  isPathSafeForWorkflow,
} from '../../../../src/core/init/find/marks.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'benchgate-marks-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function isMarked(mark: BenchmarkToolPatternName, line: string): boolean {
  writeFileSync(join(folder, 'file'), `first\n${line}\n`)
  const args = [
    'grep',
    '--no-index',
    '--quiet',
    '--extended-regexp',
    '-e',
    benchmarkMarksByTool[mark].pattern,
    '--',
    'file',
  ]
  try {
    execFileSync('git', args, { cwd: folder })
    return true
  } catch {
    return false
  }
}

test.each<[BenchmarkToolPatternName, string, boolean]>([
  ['go', 'func BenchmarkDo(b *testing.B) {', true],
  ['go', '// func BenchmarkDo(b *testing.B) {', false],
  ['criterion', 'use criterion::Criterion;', true],
  ['criterion', 'criterion_main!(benches);', true],
  ['criterion', 'use codspeed_criterion_compat::Criterion;', true],
  ['criterion', 'let criterion = 1;', false],
  ['divan', '    divan::main();', true],
  ['divan', '#[divan::bench]', true],
  ['libtest', '    #[bench]', true],
  ['libtest', '// #[bench]', false],
  ['testFeature', '#![feature(test)]', true],
  ['testFeature', '#![cfg_attr(nightly, feature(a, test))]', true],
  ['testFeature', '#![feature(latest)]', false],
  ['gungraun', 'use iai_callgrind::main;', true],
  ['catch2', '    BENCHMARK("a") { return f(); };', true],
  ['catch2', 'BENCHMARK(BM_Sort);', false],
  ['nanobench', '    ankerl::nanobench::Bench().run("a", f);', true],
  ['pyperf', 'runner = pyperf.Runner()', true],
  ['pyperf', '    from pyperf import Runner', true],
  ['pyperf', 'def benchmark(self, runner: pyperf.Runner):', false],
  ['node', "import { Bench } from 'tinybench'", true],
  ['node', 'const Benchmark = require("benchmark")', true],
  ['node', "const { run } = await import('mitata')", true],
  ['node', "import { f } from './benchmark'", false],
  ['benchmarkdotnet', 'BenchmarkSwitcher.FromAssembly(a).Run(args, config);', true],
  ['benchmarkIps', 'Benchmark.ips do |x|', true],
  ['benchmarkTools', 'const SUITE = BenchmarkGroup()', true],
  ['dart', "import 'package:benchmark_harness/benchmark_harness.dart';", true],
  ['dartMain', 'void main(List<String> args) {', true],
  ['hyperfine', "hyperfine --warmup 3 --export-json out.json './a'", true],
  ['hyperfine', "hyperfine './a' './b'", false],
  ['k6', "import http from 'k6/http'", true],
  ['pytest', 'def test_a(benchmark):', true],
  ['pytest', '    def test_a(self, benchmark) -> None:', true],
  ['pytest', '    result = benchmark(work, 1)', true],
  ['pytest', '    benchmark.pedantic(work)', true],
  ['pytest', 'def test_a(benchmarks):', false],
  ['pytest', 'run_benchmark(1)', false],
])('%s: %j: %s', (mark, line, is) => {
  expect(isMarked(mark, line)).toBe(is)
})

test.each([
  ['go.mod', true],
  ['a/Cargo.toml', true],
  ['a/requirements-dev.txt', true],
  ['requirements/bench.in', true],
  ['a/.cargo/config.toml', true],
  ['.github/workflows/x.yml', true],
  ['.gitmodules', true],
  ['a/b.csproj', true],
  ['a/.github/workflows/x.yml', false],
  ['a/package.json.bak', false],
  ['README.md', false],
])('%s is read: %s', (path, is) => {
  expect(isManifestOrConfigurationFile(path)).toBe(is)
})

test.each([
  'vendor/a/go.mod',
  'a/node_modules/b/package.json',
  'third_party/x',
  'a/testdata/go.mod',
  '_x/a_test.go',
])('%s is not the own code of a repository', path => {
  expect(isNotThirdPartyFile(path)).toBe(false)
})

test.each(['a\nb', `a$${'{{'} github.token }}`, 'a\u202eb', "it's", 'a"b', 'a\\b', 'a\ufffdb'])(
  '%j is written nowhere',
  path => {
    expect(isPathSafeForWorkflow(path)).toBe(false)
    expect(isPathSafeForWorkflow('ünï b/go.mod')).toBe(true)
  },
)
