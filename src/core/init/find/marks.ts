// The files that describe how a repository is built, and the text in them that marks benchmarks.

/** Describes text that only a benchmark has. */
interface BenchmarkSourcePattern {
  /** A POSIX extended regular expression, for `git grep`; it is matched line by line. */
  readonly pattern: string
  /** The files to search, as git pathspecs separated by blanks. */
  readonly files: string
}

export const benchmarkMarksByTool = {
  go: { pattern: '^[[:space:]]*func[[:space:]]+Benchmark', files: '*_test.go' },
  criterion: { pattern: '(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)', files: '*.rs' },
  divan: { pattern: '(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::', files: '*.rs' },
  libtest: { pattern: '^[[:space:]]*#\\[bench\\]', files: '*.rs' },
  /** Without it `#[bench]` does not compile, so that a text with that alone is something else. */
  testFeature: {
    pattern: '^[[:space:]]*#!\\[.*feature\\((.*[^[:alnum:]_])?test[^[:alnum:]_]',
    files: '*.rs',
  },
  gungraun: { pattern: '(^|[^[:alnum:]_])(gungraun|iai_callgrind)::', files: '*.rs' },
  catch2: { pattern: '^[[:space:]]*BENCHMARK(_ADVANCED)?\\([[:space:]]*"', files: '*.cpp *.cc *.cxx' },
  nanobench: { pattern: 'ankerl::nanobench|[^[:alnum:]_]nanobench::Bench', files: '*.cpp *.cc *.cxx' },
  pyperf: {
    pattern: '(^|[^[:alnum:]_.])pyperf[.]Runner\\(|^[[:space:]]*from pyperf import.*Runner',
    files: '*.py',
  },
  benchmarkdotnet: { pattern: '(^|[^[:alnum:]_])Benchmark(Switcher|Runner)[.]', files: '*.cs' },
  benchmarkIps: { pattern: '^[[:space:]]*Benchmark[.]ips', files: '*.rb' },
  benchmarkTools: {
    pattern: '^(const )?SUITE[[:space:]]*=',
    files: 'benchmark/benchmarks.jl */benchmark/benchmarks.jl',
  },
  dart: { pattern: '[^[:alnum:]_]package:benchmark_harness/', files: '*.dart' },
  dartMain: { pattern: '^(void |Future<void> )?main\\(', files: 'benchmark/*.dart */benchmark/*.dart' },
  hyperfine: { pattern: '(^|[^[:alnum:]_./-])hyperfine[[:space:]].*--export-json[ =]', files: '*.sh' },
  node: {
    pattern: '(from|import|require\\(|import\\()[[:space:]]*[\'"](tinybench|mitata|benchmark)[\'"]',
    files: '*.js *.mjs *.cjs *.ts *.mts *.cts',
  },
  k6: { pattern: '^import .* from [\'"]k6(/http)?[\'"]', files: '*.js *.ts' },
  pytest: {
    pattern:
      'def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(',
    files:
      'test_*.py *_test.py */test_*.py bench_*.py */bench_*.py *_bench.py bench.py */bench.py benchmark_*.py */benchmark_*.py *_benchmark.py benchmark.py */benchmark.py benchmarks.py */benchmarks.py',
  },
} as const satisfies Readonly<Record<string, BenchmarkSourcePattern>>

export type BenchmarkToolPatternName = keyof typeof benchmarkMarksByTool

/** Names of files that are read. */
const manifest =
  /^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|asv\.conf\.json|Directory\.Build\.props|global\.json|Gemfile|pubspec\.yaml|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json|pnpm-workspace\.yaml)$/

/** `requirements/dev.txt` is as common as `requirements-dev.txt`. */
const requirements = /(^|\/)requirements\/[\w.-]+\.(txt|in)$/

const configuration =
  /(^|\/)\.cargo\/config(\.toml)?$|^\.gitmodules$|\.csproj$|^\.github\/workflows\/[^/]+\.ya?ml$/

/** Folders of third-party code, or of test data. */
const foreign = /(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//

/**
 * Returns true if a path may be put into the files that are written. GitHub's expressions and characters that move the cursor
 * must not get into a workflow; a repository with such file names needs its two files written by hand.
 */
export function isPathSafeForWorkflow(path: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(path)
}

export function isNotThirdPartyFile(path: string): boolean {
  return !foreign.test(path)
}

export function isManifestOrConfigurationFile(path: string): boolean {
  return (
    manifest.test(path.slice(path.lastIndexOf('/') + 1)) ||
    requirements.test(path) ||
    configuration.test(path)
  )
}
