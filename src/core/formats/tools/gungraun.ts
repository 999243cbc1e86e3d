// Gungraun, formerly iai-callgrind: what it prints, and its `--output-format=json`.
import { combineFormatVariants, type ParsedOutput } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonStringAtPath,
  jsonValueAtPath,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen } from '../reading/values.ts'

/** Counts are exact: the same code gives the same count each time. A name is the path, the id and the arguments. */
export const gungraunFormat = combineFormatVariants(
  'gungraun',
  createJsonFormat(
    'gungraun',
    'the summaries that --output-format=json prints',
    createJsonFormatClaim(has => has('module_path') && has('kind')),
    addJsonSummary,
  ),
  { claims: claimsGungraunLines, parse: parseGungraunLines },
)

// Reads what Gungraun prints: a benchmark at the margin and its counts below, this run's before the bar.

const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/
/** Matches the lines that can follow a benchmark: the tool, a process or thread, another benchmark, or a count. */
const below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/
const otherCounts = /^ {2}(?:={7} |Comparison with )/
const total = /^ {2}## Total/

export function claimsGungraunLines(beginning: string): boolean {
  return hasLineMatching(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/)
}

export function parseGungraunLines(text: string): ParsedOutput {
  const readings = new ParsedOutputBuilder()
  const heading = new GungraunNameReader()
  const section = new Map<string, number | null>()
  let name: string | null = null
  let seen = new Set<string>()
  const endSection = () => {
    if (name !== null)
      for (const [what, value] of section) addGungraunCount(readings, name, what, value, seen)
    section.clear()
  }
  return parseLineByLine(text, {
    take: printed => {
      const line = ungridded(printed)
      if (!below.test(line)) {
        heading.take(line)
        return false
      }
      const next = heading.end()
      if (next !== null || otherCounts.test(line)) endSection()
      if (next !== null) {
        name = next
        seen = new Set()
      }
      // The counts of each process and thread come before the total.
      if (total.test(line)) section.clear()
      const [, what, value] = count.exec(line) ?? []
      if (what !== undefined && value !== undefined && !section.has(what))
        section.set(what, parseAndScaleByPowerOfTen(value))
      return true
    },
    resembling: /\b(?:Instructions|Estimated Cycles|Total bytes|Ir): +\d[\d.]*\|/,
    readings,
    finish: endSection,
  })
}

/** With `--show-grid` a bar stands for the first blank, and the second belongs to the frame. */
function ungridded(line: string): string {
  return line.replace(/^\|[ =-]/, '  ')
}

// Finds the name of a Gungraun benchmark among all that may be printed above its counts.

const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/
/** The end of a benchmark's own output, which is shown with `--nocapture`. */
const footer = /^- end of std(?:out|err)/
/** No name has as many lines. */
const most = 100

/**
 * Takes the lines at the margin. A name is the last line that looks like one, with the lines after
 * it, as arguments may take several lines. A benchmark's own output cannot be told from these lines; so where its
 * footer follows, the name is only the first line that looks like one.
 */
export class GungraunNameReader {
  private first: string | null = null
  private lines: string[] = []

  take(line: string): void {
    if (named.test(line.trimEnd())) {
      this.first ??= line
      this.lines = [line]
    } else if (footer.test(line)) this.lines = this.first === null ? [] : [this.first]
    else if (this.lines.length > 0 && this.lines.length < most) this.lines.push(line)
  }

  /** Gives the name once its counts begin; null if none came since the last. Its lines are joined as in the JSON. */
  end(): string | null {
    const name = this.lines.length === 0 ? null : this.lines.join('\n').trimEnd()
    this.first = null
    this.lines = []
    return name
  }
}

// The summaries of Gungraun as JSON, one for each benchmark, among other lines.

function addJsonSummary(summary: unknown, readings: ParsedOutputBuilder): boolean {
  const path = jsonStringAtPath(summary, 'module_path')
  const profiles = jsonListAtPath(summary, 'profiles') ?? beforeGungraun(summary)
  if (path === null || profiles === null) return false
  const details = jsonStringAtPath(summary, 'description') ?? jsonStringAtPath(summary, 'details')
  const name = formatGungraunName(path, jsonStringAtPath(summary, 'id'), details)
  const seen = new Set<string>()
  for (const profile of profiles)
    for (const [metric, measured] of totals(profile))
      addGungraunCount(readings, name, metric, newValue(measured), seen)
  return true
}

/** Returns the only profile in version 3 of the summary, of iai-callgrind 0.14; null if there is none. */
function beforeGungraun(value: unknown): readonly unknown[] | null {
  const run = jsonValueAtPath(value, 'callgrind_summary', 'callgrind_run')
  return run === undefined ? null : [run]
}

/**
 * The counts of all parts of a run; version 6 of the summary has them below a name of the tool that is spelled as
 * nowhere else.
 */
function totals(profile: unknown): readonly (readonly [string, unknown])[] {
  const [ofTool] = jsonEntriesAtPath(profile, 'summaries', 'total', 'summary') ?? []
  return (
    jsonEntriesAtPath(profile, 'data', 'total', 'metrics') ??
    jsonEntriesAtPath(ofTool?.[1]) ??
    jsonEntriesAtPath(profile, 'total', 'summary') ??
    []
  )
}

/** Returns the run's own value, not that of the run before, which is beside it if there is one. */
function newValue(measured: unknown): number | null {
  const both = jsonListAtPath(measured, 'metrics', 'Both')
  const own = both ? both[0] : jsonValueAtPath(measured, 'metrics', 'Left')
  return (
    jsonNumberAtPath(measured, 'values', 'new') ??
    jsonNumberAtPath(own, 'Int') ??
    jsonNumberAtPath(own, 'Float') ??
    jsonNumberAtPath(own)
  )
}

// The counts of Valgrind's tools that are compared, by the names that Gungraun has for them.

/** By the name in the JSON and the one that is printed. Hits in a cache add up to the cycles, and say no more. */
const units: ReadonlyMap<string, string> = new Map([
  ['Ir', 'instructions'],
  ['Instructions', 'instructions'],
  ['EstimatedCycles', 'estimated-cycles'],
  ['Estimated Cycles', 'estimated-cycles'],
  ['TotalBytes', 'B/op'],
  ['Total bytes', 'B/op'],
  ['TotalBlocks', 'allocs/op'],
  ['Total blocks', 'allocs/op'],
])

/** Adds a count if it is one that is compared, and not in `seen`: several of the tools may count the same. */
export function addGungraunCount(
  readings: ParsedOutputBuilder,
  benchmark: string,
  count: string,
  value: number | null,
  seen: Set<string>,
): void {
  const unit = units.get(count)
  if (unit === undefined || value === null || seen.has(unit)) return
  seen.add(unit)
  readings.declare(unit, { better: 'lower', assume: 'exact' })
  readings.add(benchmark, unit, value)
}

/** As it is printed: `crate::group::function id:(arguments)`. */
export function formatGungraunName(path: string, id: string | null, details: string | null): string {
  const behind = id === null ? '' : ` ${id}`
  return details === null || details === '' ? path + behind : `${path}${behind}:${details}`
}
