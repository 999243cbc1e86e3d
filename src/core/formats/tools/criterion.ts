// Criterion.rs: the files below target/criterion, the messages of cargo-criterion, and what criterion prints.
import { median } from 'simple-statistics'
import { escapeControlCharacters } from '../../words/escape.ts'
import {
  type BenchmarkFormat,
  NotInFormatError,
  type ParsedOutput,
  type UnreadLine,
} from '../reading/format.ts'
import {
  createJsonFormatClaim,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  parseFirstJson,
  readEachJsonValue,
} from '../reading/json.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import {
  multiplyFloatByPowerOfTen,
  parseAndScaleByPowerOfTen,
  removeThousandsCommas,
  toSeconds,
} from '../reading/values.ts'

/** Throughput is not read: it is the time, written differently. */
export const criterionFormat: BenchmarkFormat = {
  name: 'criterion',
  claims: beginning => claimsFile(beginning) || claimsLines(beginning),
  claimsLines,
  cuts: 'times',
  parse: text => parseCriterionLines(text, new ParsedOutputBuilder()),
  parseFiles: outputFiles => {
    const readings = new ParsedOutputBuilder()
    const files = new CriterionFileReader()
    const unread: UnreadLine[] = []
    for (const { path, text } of outputFiles)
      if (/(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path))
        readEachJsonValue(`criterion, ${path}`, text, value => files.take(path, value))
      else unread.push(...(parseCriterionLines(text, readings).unread ?? []))
    files.addTo(readings)
    return { ...readings.parsed(), ...(unread.length > 0 && { unread }) }
  },
}

// Reads the files below target/criterion: a folder for each benchmark, with its name in one file and its times in others.

interface Folder {
  name: string | null
  /** In nanoseconds: the times of the samples, or their median, as criterion computed it. */
  samples: readonly number[] | null
  median: number | null
  iterations: number
}

const claimsFile = createJsonFormatClaim(
  has =>
    (has('group_id') && has('full_id')) ||
    (has('sampling_mode') && has('times')) ||
    (has('mean', 'point_estimate') && has('median', 'point_estimate')),
)

/**
 * The files read so far, by the folder they are in. Values are taken to be times, as no file states
 * a unit: only what criterion prints names another unit.
 */
export class CriterionFileReader {
  private readonly folders = new Map<string, Folder>()

  /** Takes the content of the file at `path`. */
  take(path: string, value: unknown): void {
    const place = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    const folder = this.folders.get(place) ?? { name: null, samples: null, median: null, iterations: 0 }
    this.folders.set(place, folder)
    folder.name ??= jsonStringAtPath(value, 'full_id')
    const iterations = jsonNumbersAtPath(value, 'iters')
    const times = jsonNumbersAtPath(value, 'times')
    if (iterations && times && iterations.length === times.length) {
      folder.samples = times.map((time, index) => time / (iterations[index] ?? Number.NaN))
      folder.iterations = iterations.reduce((sum, one) => sum + one, 0)
    }
    // Estimates of a change have no standard deviation: they are ratios, not times.
    if (jsonNumberAtPath(value, 'std_dev', 'point_estimate') !== null && path.endsWith('/estimates.json'))
      folder.median ??= jsonNumberAtPath(value, 'median', 'point_estimate')
  }

  /**
   * Adds the results in `new/` for each benchmark; another folder counts only where that one is missing. Throws
   * NotInFormatError.
   */
  addTo(readings: ParsedOutputBuilder): void {
    for (const [place, folder] of this.folders) {
      const value = folder.samples ? median([...folder.samples]) : folder.median
      if (value === null || isOld(place, this.folders)) continue
      if (folder.name === null)
        throw new NotInFormatError(
          `${place} has times, but no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`,
        )
      const samples = folder.samples?.length
      readings.add(folder.name, 'sec/op', multiplyFloatByPowerOfTen(value, -9), {
        iterations: folder.iterations,
        samples,
      })
    }
  }
}

/** Returns true if the folder holds a baseline or a change, beside that of the last run. */
function isOld(place: string, folders: ReadonlyMap<string, Folder>): boolean {
  const last = place.replace(/[^/]*$/, 'new')
  return last !== place && folders.has(last)
}

// Reads what criterion prints while it measures, and cargo-criterion with `--message-format json`.

const value = /(\d[\d.,]*) ([^\s\d[\]][^\s[\]]*(?: [^\s\d[\]][^\s[\]]*)*)/.source
/** `name  time:   [low unit estimate unit high unit]`; a long name has a line of its own above. */
const result = new RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`)
/** A custom measurement is printed as a time too, in its own format. */
const strange = /^(.*\S)?\s+time: {3}\[[^%[]*\]$/
/** Behind a label, too, which is not cut off as names may look like one. */
const message = /^(?:[^{"]* )?(\{"reason":"(?:benchmark|group)-complete".*)$/

function claimsLines(text: string): boolean {
  return hasLineMatching(text, result) || hasLineMatching(text, message)
}

/**
 * Adds all results to `readings`: the median from messages; criterion's own lines only have its estimate of the mean or
 * slope.
 */
export function parseCriterionLines(text: string, readings: ParsedOutputBuilder): ParsedOutput {
  let above = ''
  return parseLineByLine(text, {
    take: line => {
      const messageText = message.exec(line)?.[1]
      if (messageText !== undefined) readMessage(parseFirstJson(messageText), readings)
      const trimmed = line.trimEnd()
      const [, beside = '', , , estimate, unit] = result.exec(trimmed) ?? []
      if (estimate !== undefined && unit !== undefined)
        add(readings, beside === '' ? above : beside, removeThousandsCommas(estimate), unit, {})
      else if (strange.test(trimmed))
        throw new NotInFormatError(
          `criterion printed "${escapeControlCharacters(trimmed.trim())}", which has no unit after the values. Make the formatter of the measurement write a unit.`,
        )
      above = line.trim()
      return messageText !== undefined || estimate !== undefined
    },
    resembling: /\btime: +\[\d[^%]*$|"reason": ?"benchmark-complete"/,
    readings,
  })
}

function readMessage(value: unknown, readings: ParsedOutputBuilder): void {
  const name = jsonStringAtPath(value, 'id')
  const median = jsonNumberAtPath(value, 'median', 'estimate')
  const unit = jsonStringAtPath(value, 'median', 'unit')
  if (name === null || median === null || unit === null) return
  const counts = jsonNumbersAtPath(value, 'iteration_count') ?? []
  const iterations = counts.reduce((sum, one) => sum + one, 0)
  add(readings, name, String(median), unit, { iterations, samples: counts.length })
}

/** Adds a measurement. One in another unit than time (cycles, instructions) keeps its unit; lower is better there, too. */
function add(
  readings: ParsedOutputBuilder,
  name: string,
  value: string,
  unit: string,
  extent: { readonly iterations?: number; readonly samples?: number },
): void {
  const seconds = toSeconds(value, unit)
  if (seconds !== null) {
    readings.add(name, 'sec/op', seconds, extent)
    return
  }
  readings.declare(unit, { better: 'lower' })
  readings.add(name, unit, parseAndScaleByPowerOfTen(value) ?? Number.NaN, extent)
}
