// Go's linker: how it was called for a test binary, how to link again in another function order, and which packages qualify.
import { seededRandom } from '../common/random.ts'

/** A command as it was run, with its environment. */
export interface LinkerCall {
  readonly file: string
  /** Flags, each with or without a value, and last the file of the main package. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * A script for `-toolexec`, which go puts before each of its tools: it runs the tool, and writes the linker's command line and
 * environment into the file that BENCHGATE_LINKER names. It ignores calls that only ask for the version.
 *
 * Before it links, it compiles the main package that go has generated again, with BENCHGATE_SERVER, a source file that can run
 * benchmarks on commands; BENCHGATE_MAIN in the recorded environment is the result. If any of this fails, what go has compiled
 * is linked. Paths in it are cut off, as those of work folders differ.
 */
export const toolexecScriptRecordingLinkerCall = `serving_main() {
  case " $* " in *' -race '* | *' -msan '* | *' -asan '*) return 1 ;; esac
  for arg do
    [ "$previous" != -importcfg ] || imports=$arg
    previous=$arg
  done
  work=\${imports%/*}
  sed 's/testing\\.MainStart(testdeps\\.TestDeps{}/testing.MainStart(benchgateDeps{}/' "$work/_testmain.go" > "$work/serving_main.go" &&
    grep -q 'benchgateDeps{}' "$work/serving_main.go" &&
    cp "$BENCHGATE_SERVER" "$work/serve.go" &&
    grep '^packagefile ' "$imports" > "$work/serving.cfg" &&
    "\${1%link}compile" -trimpath "$work=>" -p main -importcfg "$work/serving.cfg" -o "$work/serving.a" -pack "$work/serving_main.go" "$work/serve.go" &&
    printf %s "$work/serving.a"
}
link_serving() {
  [ -n "$BENCHGATE_MAIN" ] || return 1
  count=$#
  index=0
  for arg do
    [ "$index" -gt 0 ] || set --
    index=$((index + 1))
    [ "$index" -eq "$count" ] || set -- "$@" "$arg"
  done
  "$@" "$BENCHGATE_MAIN"
}
record() {
  { printf '%s\\0' "$#" "$PWD" "$@" && env -0; } > "$BENCHGATE_LINKER" || rm -f "$BENCHGATE_LINKER"
}
case $1 in
*/link)
  case " $* " in
  *' -V=full '*) ;;
  *)
    export BENCHGATE_MAIN
    BENCHGATE_MAIN=$(serving_main "$@" 2> /dev/null) || BENCHGATE_MAIN=
    if link_serving "$@" 2> /dev/null; then
      record "$@"
      exit
    fi
    BENCHGATE_MAIN=
    record "$@" ;;
  esac ;;
esac
exec "$@"
`

/** Parses the script's output; null if it is not a complete call. */
export function parseRecordedLinkerCall(text: string): LinkerCall | null {
  const [count, cwd, ...words] = text.split('\0')
  const length = Number(count)
  const [file, ...args] = words.slice(0, length)
  if (!Number.isInteger(length) || cwd === undefined || file === undefined || args.length !== length - 1)
    return null
  const env = words
    .slice(length)
    .filter(entry => entry !== '')
    .map((entry): [string, string] => {
      const equals = entry.indexOf('=')
      return [entry.slice(0, equals), entry.slice(equals + 1)]
    })
  return env.length === 0 || linkerImportcfgPath(args) === null || valueIndex(args, '-o') === null
    ? null
    : { file, args, cwd, env: Object.fromEntries(env) }
}

/** Returns the path of the file that lists the linked packages; null if there is none. */
export function linkerImportcfgPath(args: readonly string[]): string | null {
  const index = valueIndex(args, '-importcfg')
  return index === null ? null : (args[index] ?? null)
}

/** The properties of the linked packages that matter for linking again. */
export interface GoCodePropertiesForRelinking {
  /** An external C linker may run, which may read files by names within the tree. */
  readonly hasC: boolean
  /** The code can read the binary's own debug information. */
  readonly readsItself: boolean
}

/** Reads the properties from the list of linked packages. */
export function readGoCodePropertiesForRelinking(imports: string): GoCodePropertiesForRelinking {
  const packages = new Set([...imports.matchAll(/^packagefile ([^=\n]+)=/gm)].map(([, path]) => path))
  return {
    hasC: packages.has('runtime/cgo'),
    readsItself: ['debug/dwarf', 'debug/elf', 'debug/macho', 'debug/pe'].some(path => packages.has(path)),
  }
}

/**
 * Returns the arguments that link the same code into `file`, with the functions in a random order by `seed`. Debug information
 * is left out unless the code can read it: it takes up to half of the time, and is not loaded when the binary runs.
 */
export function linkerArgumentsOfGoRelink(
  { args, env }: LinkerCall,
  code: GoCodePropertiesForRelinking,
  file: string,
  seed: number,
): readonly string[] {
  const out = valueIndex(args, '-o')
  const renamed = args.map((arg, index) => (index === out ? file : arg))
  return [
    ...renamed.slice(0, -1),
    ...(code.readsItself ? [] : ['-w']),
    `-randlayout=${seed}`,
    benchmarkServerMainArchivePath({ env }) ?? renamed.at(-1) ?? '',
  ]
}

/** Returns the file of the main package that can run benchmarks on commands; null if it could not be made. */
export function benchmarkServerMainArchivePath({ env }: Pick<LinkerCall, 'env'>): string | null {
  return env.BENCHGATE_MAIN || null
}

function valueIndex(args: readonly string[], flag: string): number | null {
  const index = args.indexOf(flag)
  return index < 0 || index + 1 >= args.length ? null : index + 1
}

/**
 * Returns the `-randlayout` of a round, the seed of the function order: 1 to 2^31. It depends on `seed` and the number of the
 * round only, and is independent of the order of sides in that round.
 */
export function goLayoutSeedOfRound(seed: number, round: number): number {
  return 1 + Math.floor(seededRandom(~seed ^ Math.imul(round, 0x85ebca6b))() * 2 ** 31)
}

/** The seconds to link a package for a round, and the least to measure it there; both sides together. */
export interface PackageLinkAndMeasureTimes {
  readonly path: string
  readonly linking: number
  readonly measuring: number
}

/** The largest part of a round's measuring time that linking may take. */
export const maxLinkingShareOfMeasuringTime = 0.15
/** Seconds of linking in a round that are always acceptable: half a minute in twenty rounds. */
export const alwaysAllowedLinkSecondsPerRound = 1.5

/**
 * Selects the packages to relink in each round: all of them if that takes at most `few` seconds in a round; otherwise those for
 * which it is a small part of their own measuring time. The selection does not depend on the number of rounds: the gates of a
 * bisection have different numbers of them, and compare their results.
 */
export function selectPackagesToRelink(
  packages: readonly PackageLinkAndMeasureTimes[],
  few = alwaysAllowedLinkSecondsPerRound,
): readonly string[] {
  const total = packages.reduce((sum, { linking }) => sum + linking, 0)
  return packages
    .filter(({ linking, measuring }) => total <= few || linking <= maxLinkingShareOfMeasuringTime * measuring)
    .map(({ path }) => path)
}
