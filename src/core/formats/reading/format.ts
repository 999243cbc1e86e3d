// The interface of a benchmark format: its name, how it is detected, how it is read, and what reading it returns.
import { memoize } from '../../common/memoize.ts'
import type { Measurement, UnitDeclaration, UnitDeclarations } from '../../model/measuring.ts'
import { cleanToolOutput, type LogPrefixCutMode } from './clean-text.ts'

export interface BenchmarkFormat {
  /** The name in the input `format`, such as `pytest-benchmark`. */
  readonly name: string
  /**
   * Returns true if a text is in this format. It gets at most 64 KiB, cut anywhere: the beginning, or a later part that begins with a line,
   * since builds print a lot before the first result.
   */
  claims(beginning: string): boolean
  /** Returns true if a part of a text has result lines of this format, which may be among lines of another tool. Absent for data formats. */
  claimsLines?(part: string): boolean
  /** The message for a text in which nothing was read, as a predicate ("has no …"), if the name of the format says too little. */
  readonly lacks?: string
  /** The prefixes of lines that are cut off. All by default; fewer if names can look like a label, or if the format describes whole lines. */
  readonly cuts?: LogPrefixCutMode
  /** Reads a whole text that was cleaned. `folder` is the real absolute path in which the tool ran, if it is known. Throws NotInFormatError. */
  parse(text: string, folder?: string): ParsedOutput
  /**
   * Reads all files of one run together, cleaned and in the order of their paths, if results are spread over several. Absent if each file
   * can be read by itself. Throws NotInFormatError.
   */
  parseFiles?(files: readonly OutputFile[]): ParsedOutput
  /** Reads the failures that the tool only prints and does not write to its files. */
  parsePrintedFailures?(text: string): ParsedOutput
  /** Returns the names by which the tool's own filters select a benchmark (and perhaps others). Default: the name as read. */
  namesInFilters?(name: string): readonly string[]
}

export interface OutputFile {
  /** Relative to the working directory, with `/`. */
  readonly path: string
  readonly text: string
}

/** Thrown if a text is not in the format it is read as. The message says what is wrong, and where. */
export class NotInFormatError extends Error {
  override readonly name = 'Unreadable'
}

export function logPrefixCutModeOfFormat({ cuts = 'times and labels' }: BenchmarkFormat): LogPrefixCutMode {
  return cuts
}

/** Returns a function that asks formats whether they claim `part`, cleaned for each as it needs. */
export function createTextClaimedByFormatPredicate(
  part: string,
): (format: BenchmarkFormat, ask?: 'claims' | 'claimsLines') => boolean {
  const clean = memoize((cuts: LogPrefixCutMode) => cleanToolOutput(part, cuts))
  const all = clean('times and labels')
  return (format, ask = 'claims') => {
    const own = clean(logPrefixCutModeOfFormat(format))
    // A format that cuts only times may also write JSON, in which no line looks like a label.
    return (
      format[ask]?.(own) === true ||
      (logPrefixCutModeOfFormat(format) === 'times' && all !== own && format[ask]?.(all) === true)
    )
  }
}

/** Takes out of a text what terminals and logs have added, as far as its format allows. */
export function cleanTextInFormat(format: BenchmarkFormat, text: string): string {
  return cleanToolOutput(text, logPrefixCutModeOfFormat(format))
}

/** Reads a whole text. Throws NotInFormatError. */
export function parseTextInFormat(format: BenchmarkFormat, text: string, folder?: string): ParsedOutput {
  return format.parse(cleanTextInFormat(format, text), folder)
}

/** Everything that the output of one run of a benchmark command says. */
export interface ParsedOutput {
  /**
   * One measurement for each benchmark and unit. Samples taken within the process are given as their median, with their number. Only Go's
   * reader returns one for each line; `collectSeriesFromRounds` turns several into one observation.
   */
  readonly measurements: readonly Measurement[]
  /** The direction of units and whether they are exact, according to the output or to what is known of the tool. */
  readonly units: UnitDeclarations
  /** Lines in which a benchmark or the test runner reports a failure. Any of them makes the run fail. */
  readonly failures: readonly string[]
  /** Those of `failures` that concern a single benchmark, by the name of its results. */
  readonly failed?: ReadonlyMap<string, string>
  /** Values that are no finite numbers, and times below 0, as text. They are kept so that they are not lost silently. */
  readonly refused: readonly string[]
  /** Those of `refused` that are not times and whose benchmark has other values, so that the rest can be judged. */
  readonly refusedBeside?: readonly string[]
  /**
   * Wall-clock seconds that the tool says it measured for, one benchmark after the other. The maximum of several files, as their tools may
   * have run in parallel. Absent if the tool does not say.
   */
  readonly claimed?: number
  /** Lines that look like this format and cannot be read. */
  readonly unread?: readonly UnreadLine[]
}

/** A line that looks like its format and cannot be read. */
export interface UnreadLine {
  /** Counted from 1. */
  readonly line: number
  /** The line, cut to about 200 characters. */
  readonly text: string
  /** The reason, as a clause. */
  readonly why: string
  /** True if the line was a result, false if it was a statement about units or configuration. */
  readonly isResult: boolean
}

export const emptyParsedOutput: ParsedOutput = {
  measurements: [],
  units: new Map(),
  failures: [],
  refused: [],
}

/** Returns the first benchmark that two parts have in the same unit and configuration, or null. */
export function findBenchmarkDuplicatedAcrossOutputFiles(
  parts: readonly ParsedOutput[],
): { readonly benchmark: string; readonly parts: readonly [number, number] } | null {
  if (parts.length < 2) return null
  const spelled = memoize((config: Measurement['config']) => JSON.stringify(Object.entries(config).sort()))
  const owners = new Map<string, number>()
  for (const [part, { measurements }] of parts.entries())
    for (const { benchmark, unit, config } of measurements) {
      const id = JSON.stringify([benchmark, unit, spelled(config)])
      const owner = owners.get(id) ?? part
      if (owner !== part) return { benchmark, parts: [owner, part] }
      owners.set(id, part)
    }
  return null
}

/** Returns the failures of single benchmarks, or null if there are other failures, too. */
export function failuresIfAllOfSingleBenchmarks({
  failures,
  failed = new Map(),
}: ParsedOutput): ReadonlyMap<string, string> | null {
  return failures.length > failed.size ? null : failed
}

export function refusedValuesSpoilingOutput({
  refused,
  refusedBeside = [],
}: ParsedOutput): readonly string[] {
  const beside = new Set(refusedBeside)
  return refused.filter(one => !beside.has(one))
}

/** Joins the contents of several files of one run. If two files describe a unit, the first description counts. */
export function joinParsedOutputs(parts: readonly ParsedOutput[]): ParsedOutput {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const units = new Map<string, UnitDeclaration>()
  for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule)
  const claimed = Math.max(...parts.map(part => part.claimed ?? 0))
  const beside = parts.flatMap(({ refusedBeside = [] }) => refusedBeside)
  const unread = parts.flatMap(({ unread: lines = [] }) => lines)
  const failed = new Map(parts.flatMap(part => [...(part.failed ?? [])]))
  return {
    measurements: parts.flatMap(({ measurements }) => measurements),
    units,
    failures: parts.flatMap(({ failures }) => failures),
    ...(failed.size > 0 ? { failed } : {}),
    ...(claimed > 0 ? { claimed } : {}),
    refused: parts.flatMap(({ refused }) => refused),
    ...(beside.length > 0 ? { refusedBeside: beside } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
}

// Formats of tools that write their results in two ways: as data (JSON or XML) for programs, and as lines for people.

/** One of the two ways. */
type Variant = Pick<BenchmarkFormat, 'claims' | 'parse'>

/**
 * Combines two variants into the format `name`. A text that neither variant claims but that begins with a bracket is read as data, so that
 * the error says what is wrong with it.
 */
export function combineFormatVariants(
  name: string,
  data: Variant,
  lines: Variant,
  cuts: LogPrefixCutMode = 'times and labels',
): BenchmarkFormat {
  return {
    name,
    cuts,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    parse: text => (isData(text, data, lines) ? data.parse(cleanData(text)) : lines.parse(text)),
  }
}

/** Removes labels, too: no line of JSON or XML looks like one, even if a name in it does. */
function cleanData(text: string): string {
  return cleanToolOutput(text, 'times and labels')
}

function isData(text: string, data: Variant, lines: Variant): boolean {
  for (const part of formatDetectionChunks(text)) {
    if (data.claims(cleanData(part))) return true
    if (lines.claims(part)) return false
  }
  return /^\s*[[{<]/.test(cleanData(text.slice(0, formatDetectionChunkLength)))
}

// Detection works on overlapping parts of a text, so that what one part cuts at its end is whole in the next.

/** The length of a part, in characters. */
export const formatDetectionChunkLength = 64 * 2 ** 10
/** The length of the text that detection reads, in characters. */
export const formatDetectionLength = 4 * 2 ** 20

/** Yields the parts of a text. Each part but the first begins at the beginning of a line. */
export function* formatDetectionChunks(text: string): Generator<string, undefined> {
  const end = Math.min(text.length, formatDetectionLength)
  let start = 0
  while (end - start >= formatDetectionChunkLength) {
    const part = text.slice(start, start + formatDetectionChunkLength)
    yield part
    start += secondHalf(part)
  }
  if (start < end) yield text.slice(start, end)
}

/** Returns the index in `part` at which the next part begins. */
function secondHalf(part: string): number {
  const half = part.length / 2
  return part.indexOf('\n', half) + 1 || half
}
