// Which files say how a repository is built, and which text in them marks benchmarks.

/** A MarkRule describes text that only a benchmark has. */
export interface MarkRule {
  /** A POSIX extended regular expression, for `git grep`; it is matched line by line. */
  readonly pattern: string
  /** Which files are searched, as git's pathspecs. */
  readonly files: readonly string[]
}

export const marks = {
  go: {
    pattern: '^[[:space:]]*func[[:space:]]+Benchmark',
    files: ['*_test.go'],
  },
  criterion: {
    pattern: '(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)',
    files: ['*.rs'],
  },
  divan: {
    pattern: '(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::',
    files: ['*.rs'],
  },
  libtest: {
    pattern: '^[[:space:]]*#\\[bench\\]',
    files: ['*.rs'],
  },
  pytest: {
    pattern:
      'def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(',
    files: ['test_*.py', '*_test.py', '*/test_*.py', 'bench_*.py', '*/bench_*.py'],
  },
} as const satisfies Readonly<Record<string, MarkRule>>

export type Mark = keyof typeof marks

/** Names of files that are read. */
const manifest =
  /^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json)$/

/** `requirements/dev.txt` is as common as `requirements-dev.txt`. */
const requirements = /(^|\/)requirements\/[\w.-]+\.(txt|in)$/

const configuration = /(^|\/)\.cargo\/config(\.toml)?$|^\.github\/workflows\/[^/]+\.ya?ml$/

/** Folders of third-party code, or of test data. */
const foreign = /(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//

/**
 * Whether a path may be put into the files that are written. GitHub's expressions and characters that move the cursor
 * must not get into a workflow; a repository with such file names needs its two files written by hand.
 */
export function isPlain(path: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(path)
}

export function isOwn(path: string): boolean {
  return !foreign.test(path)
}

export function isManifest(path: string): boolean {
  return (
    manifest.test(path.slice(path.lastIndexOf('/') + 1)) ||
    requirements.test(path) ||
    configuration.test(path)
  )
}
