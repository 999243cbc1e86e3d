// Small repositories with benchmarks of each language, as `benchgate init` meets them; the tools come from their registries.
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A Sample is a repository of one benchmark or two. */
export interface Sample {
  readonly files: Readonly<Record<string, string>>
  /** What makes its lock file, in bash. */
  readonly lock?: string
  /** What is measured, by its name in the report. */
  readonly benchmark: string
}

const loop = 'for (let i = 0; i < 2000; i++) sum += i ^ (sum << 1)'

export const samples = {
  go: {
    files: {
      'go.mod': 'module example.com/loop\n\ngo 1.22\n',
      'loop.go':
        'package loop\n\n//go:noinline\nfunc Work(n int) (s int) {\n\tfor i := 0; i < n; i++ {\n\t\ts += i ^ (s << 1)\n\t}\n\treturn s\n}\n',
      'loop_test.go':
        'package loop\n\nimport "testing"\n\nvar sink int\n\nfunc BenchmarkWork(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink += Work(2000)\n\t}\n}\n',
    },
    benchmark: 'Work',
  },
  node: {
    files: {
      'package.json': json({
        name: 'loop',
        private: true,
        type: 'module',
        scripts: { bench: 'node bench.js' },
        devDependencies: { tinybench: '6.2.3' },
      }),
      'bench.js': `import { Bench } from 'tinybench'\n\nlet sum = 0\nconst bench = new Bench({ time: 50 })\nbench.add('work', () => {\n  ${loop}\n})\nawait bench.run()\nconsole.table(bench.table())\n`,
      '.gitignore': 'node_modules\n',
    },
    lock: 'npm install --package-lock-only --no-audit --no-fund',
    benchmark: 'work',
  },
  python: {
    files: {
      'pyproject.toml':
        '[build-system]\nrequires = ["setuptools"]\nbuild-backend = "setuptools.build_meta"\n\n[project]\nname = "loop"\nversion = "0.1.0"\n\n[project.optional-dependencies]\ntest = ["pytest==8.4.2", "pytest-benchmark==5.1.0"]\n\n[tool.setuptools]\npy-modules = ["loop"]\n',
      'loop.py': 'def work(n):\n    return sum(i ^ 3 for i in range(n))\n',
      'tests/test_loop.py':
        'from loop import work\n\n\ndef test_work(benchmark):\n    benchmark(work, 1000)\n\n\ndef test_value():\n    assert work(2) == 5\n',
    },
    benchmark: 'test_work',
  },
  vitest: {
    files: {
      'package.json': json({
        name: 'loop',
        private: true,
        type: 'module',
        devDependencies: { vitest: '4.1.12' },
      }),
      'loop.bench.js': `import { bench } from 'vitest'\n\nlet sum = 0\nbench('work', () => {\n  ${loop}\n}, { time: 50 })\n`,
      '.gitignore': 'node_modules\n',
    },
    lock: 'npm install --package-lock-only --no-audit --no-fund',
    benchmark: 'work',
  },
  rust: {
    files: {
      'Cargo.toml':
        '[package]\nname = "work"\nversion = "0.1.0"\nedition = "2021"\n\n[dev-dependencies]\ncriterion = { version = "0.7", default-features = false }\n\n[[bench]]\nname = "work"\nharness = false\n',
      'src/lib.rs':
        'pub fn work(n: u64) -> u64 {\n    (0..n).fold(0, |s, i| s.wrapping_add(i ^ (s << 1)))\n}\n',
      'benches/work.rs':
        'use criterion::{criterion_group, criterion_main, Criterion};\nuse std::hint::black_box;\n\nfn bench(c: &mut Criterion) {\n    c.bench_function("work", |b| b.iter(|| work::work(black_box(2000))));\n}\n\ncriterion_group!(benches, bench);\ncriterion_main!(benches);\n',
      '.gitignore': 'target\n',
    },
    lock: 'cargo generate-lockfile --quiet',
    benchmark: 'work',
  },
  cpp: {
    files: {
      'CMakeLists.txt':
        'cmake_minimum_required(VERSION 3.16)\nproject(loop CXX)\noption(LOOP_BENCHMARKS "Build the benchmarks" OFF)\nadd_library(loop loop.cpp)\nif(LOOP_BENCHMARKS)\n  add_subdirectory(bench)\nendif()\n',
      'loop.cpp':
        'long work(long n) {\n  long s = 0;\n  for (long i = 0; i < n; i++) s += i ^ (s << 1);\n  return s;\n}\n',
      'bench/CMakeLists.txt':
        'find_package(benchmark REQUIRED)\nadd_executable(loop_bench bench.cpp)\ntarget_link_libraries(loop_bench PRIVATE loop benchmark::benchmark_main)\n',
      'bench/bench.cpp':
        '#include <benchmark/benchmark.h>\n\nlong work(long);\n\nstatic void BM_Work(benchmark::State &state) {\n  for (auto _ : state) benchmark::DoNotOptimize(work(2000));\n}\nBENCHMARK(BM_Work);\n',
    },
    benchmark: 'BM_Work',
  },
  java: {
    files: {
      'pom.xml':
        '<project xmlns="http://maven.apache.org/POM/4.0.0">\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>loop</groupId>\n  <artifactId>loop</artifactId>\n  <version>1</version>\n  <properties>\n    <maven.compiler.source>17</maven.compiler.source>\n    <maven.compiler.target>17</maven.compiler.target>\n    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>\n  </properties>\n  <dependencies>\n    <dependency>\n      <groupId>org.openjdk.jmh</groupId>\n      <artifactId>jmh-core</artifactId>\n      <version>1.37</version>\n    </dependency>\n    <dependency>\n      <groupId>org.openjdk.jmh</groupId>\n      <artifactId>jmh-generator-annprocess</artifactId>\n      <version>1.37</version>\n      <scope>provided</scope>\n    </dependency>\n  </dependencies>\n</project>\n',
      'src/main/java/loop/Loop.java':
        'package loop;\n\nimport org.openjdk.jmh.annotations.Benchmark;\nimport org.openjdk.jmh.annotations.BenchmarkMode;\nimport org.openjdk.jmh.annotations.Mode;\nimport org.openjdk.jmh.annotations.Scope;\nimport org.openjdk.jmh.annotations.State;\n\n@State(Scope.Thread)\n@BenchmarkMode(Mode.AverageTime)\npublic class Loop {\n  int n = 2000;\n\n  @Benchmark\n  public long work() {\n    long s = 0;\n    for (int i = 0; i < n; i++) s += i ^ (s << 1);\n    return s;\n  }\n}\n',
      '.gitignore': 'target\n',
    },
    benchmark: 'loop.Loop.work',
  },
} as const satisfies Readonly<Record<string, Sample>>

export type SampleName = keyof typeof samples

/** Writes the files of a sample into a folder; with the lock file that its tool makes, if it has one and `isLocked`. */
export async function fillSample(name: SampleName, folder: string, isLocked: boolean): Promise<void> {
  const sample: Sample = samples[name]
  for (const [path, text] of Object.entries(sample.files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  if (isLocked && sample.lock) execFileSync('bash', ['-euc', sample.lock], { cwd: folder, stdio: 'pipe' })
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
