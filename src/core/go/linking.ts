// How go calls its linker for a test binary, and how to call it again for the same code in another order.
import { randomFrom } from '../common/random.ts'

/** A LinkerCall is a command as it was run, with its environment. */
export interface LinkerCall {
  readonly file: string
  /** Flags, each with or without a value, and last the file of the main package. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * A script for `-toolexec`, which go puts before each of its tools: it runs the tool, and writes how the linker is called
 * into the file that BENCHGATE_LINKER names. Go also asks each tool for its version, which is no call.
 */
export const recorder = `case $1 in
*/link)
  case " $* " in
  *' -V=full '*) ;;
  *) { printf '%s\\0' "$#" "$PWD" "$@" && env -0; } > "$BENCHGATE_LINKER" || rm -f "$BENCHGATE_LINKER" ;;
  esac ;;
esac
exec "$@"
`

/** Reads what the script has written; null where that is no whole call. */
export function parseLinkerCall(text: string): LinkerCall | null {
  const [count, cwd, ...words] = text.split('\0')
  const given = Number(count)
  const [file, ...args] = words.slice(0, given)
  if (!Number.isInteger(given) || cwd === undefined || file === undefined || args.length !== given - 1)
    return null
  const env = words
    .slice(given)
    .filter(one => one !== '')
    .map((one): [string, string] => {
      const at = one.indexOf('=')
      return [one.slice(0, at), one.slice(at + 1)]
    })
  return env.length === 0 || importsOf(args) === null || valueAt(args, '-o') === null
    ? null
    : { file, args, cwd, env: Object.fromEntries(env) }
}

/** The file that lists what is linked; null where there is none. */
export function importsOf(args: readonly string[]): string | null {
  const at = valueAt(args, '-importcfg')
  return at === null ? null : (args[at] ?? null)
}

/** A LinkedCode is what has to be known of the packages that are linked. */
export interface LinkedCode {
  /** Whether another linker may run, for C, which may read files by names within the tree. */
  readonly hasC: boolean
  /** Whether the code can read what a binary says about itself for debuggers. */
  readonly readsItself: boolean
}

/** Reads the list of what is linked. */
export function linkedCode(imports: string): LinkedCode {
  const packages = new Set([...imports.matchAll(/^packagefile ([^=\n]+)=/gm)].map(([, path]) => path))
  return {
    hasC: packages.has('runtime/cgo'),
    readsItself: ['debug/dwarf', 'debug/elf', 'debug/macho', 'debug/pe'].some(path => packages.has(path)),
  }
}

/**
 * The arguments that link the same into `file`, with the functions in an order drawn from `seed`. What is only for
 * debuggers is left out where the code cannot read it: it takes up to half of the time, and is not loaded when the
 * binary runs.
 */
export function linkAgain(
  { args }: LinkerCall,
  code: LinkedCode,
  file: string,
  seed: number,
): readonly string[] {
  const out = valueAt(args, '-o')
  const renamed = args.map((one, at) => (at === out ? file : one))
  return [
    ...renamed.slice(0, -1),
    ...(code.readsItself ? [] : ['-w']),
    `-randlayout=${seed}`,
    ...renamed.slice(-1),
  ]
}

/** Where the value of a flag stands. */
function valueAt(args: readonly string[], flag: string): number | null {
  const at = args.indexOf(flag)
  return at < 0 || at + 1 >= args.length ? null : at + 1
}

// The order of functions in a round, as the number from which Go's linker draws it.

/**
 * The `-randlayout` of a round: 1 to 2^31. Runs with the same `seed` have the same in a round, wherever each has begun.
 * It is drawn from other numbers than the coins of that seed: which side goes first tells nothing of the order.
 */
export function orderOf(seed: number, round: number): number {
  return 1 + Math.floor(randomFrom(~seed ^ Math.imul(round, 0x85ebca6b))() * 2 ** 31)
}

// Which packages are worth linking anew for each round: those where linking takes little time beside measuring.

/** A Linking is the time to link a package for a round, and the least to measure it there; seconds, both sides together. */
export interface Linking {
  readonly path: string
  readonly linking: number
  readonly measuring: number
}

/** The largest part of a round's measuring that linking may take. */
export const mostLinking = 0.15
/** Seconds of linking in a round that are always acceptable: half a minute in twenty rounds. */
export const fewSeconds = 1.5

/**
 * All packages if linking them takes at most `few` seconds in a round; otherwise those for which it takes little of their
 * own measuring time. It does not depend on how many rounds there are: the gates of a bisection have different numbers of
 * them, and compare their answers.
 */
export function selectRelinkable(packages: readonly Linking[], few = fewSeconds): readonly string[] {
  const together = packages.reduce((sum, { linking }) => sum + linking, 0)
  return packages
    .filter(one => together <= few || one.linking <= mostLinking * one.measuring)
    .map(({ path }) => path)
}
