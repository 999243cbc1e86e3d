// The table that JMH prints at the end. It shortens packages where names stay unambiguous, and rounds values.

import { refuseCoarse } from '../../reading/coarse.ts'
import type { Reader } from '../../reading/format.ts'
import { Unreadable } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { nothingResembles, readLines, someLine } from '../../text/line-reader.ts'
import { addJmh, isOwnScore } from './jmh-score.ts'

const heading = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/
const row =
  /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/

export function claimsJmhTable(beginning: string): boolean {
  return someLine(beginning, heading) || someLine(beginning, /^# JMH version: \d/)
}

const ofBenchmark = '# Benchmark: '
const ofParameters = '# Parameters: '
/** After an error JMH goes on with the next benchmark, ends with status 0, and leaves this one out of the table. */
const failure = /(?:^|: )(<failure>|<forked VM failed with exit code \d+>)$/

export function readJmhTable(): Reader {
  const found = new Readings()
  const takeFailure = failuresTo(found)
  let parameters: readonly string[] | null = null
  return readLines({
    take: given => {
      const line = given.trimEnd()
      const begun = heading.exec(line)
      takeFailure(line)
      if (begun) parameters = (begun[1] ?? '').match(/(?<=\()[^)]+(?=\))/g) ?? []
      return begun !== null || (parameters !== null && readRow(line, parameters, found))
    },
    // Profilers have rows behind a colon, in units of their own.
    resembling:
      /^[^:·]+\s(?:thrpt|avgt|sample|ss)\s+\d|\s(?:thrpt|avgt|sample|ss)\s.*\d\s+(?:ops\/\w+|\w+\/op)$/,
    finish: () => found.parsed(),
  })
}

/** Reads nothing but what failed, as a file of results has nothing of it. */
export function readJmhFailures(): Reader {
  const found = new Readings()
  const takeFailure = failuresTo(found)
  return readLines({
    take: line => {
      takeFailure(line.trimEnd())
      return true
    },
    resembling: nothingResembles,
    finish: () => found.parsed(),
  })
}

/** Takes lines, and adds each benchmark that failed once. */
function failuresTo(found: Readings): (line: string) => void {
  const failed = new Set<string>()
  let running = ''
  return line => {
    const [, what] = failure.exec(line) ?? []
    if (line.startsWith(ofBenchmark)) running = line.slice(ofBenchmark.length)
    else if (line.startsWith(ofParameters)) running += ` ${line.slice(ofParameters.length)}`
    else if (what !== undefined && !failed.has(running)) {
      failed.add(running)
      found.fail(`${running}: ${what}`)
    }
  }
}

/** False where the line is no row. */
function readRow(line: string, parameters: readonly string[], found: Readings): boolean {
  const [, labelled = '', given = '', mode, about, score, unit] = row.exec(line) ?? []
  if (mode === undefined || score === undefined || unit === undefined) return false
  const [, benchmark = '', label = ''] = /^([^:]*):?(.*)$/.exec(labelled) ?? []
  const name = benchmark + namedParameters(parameters, given.trim())
  const named = (method: string) => (isOf(benchmark, method) ? name : `${name}:${method}`)
  if (mode === 'sample') {
    // The row of the benchmark itself has the mean; the median is among the percentiles below.
    const [, method = ''] = median.exec(label) ?? [label]
    if (median.test(label)) addScore(found, named(method), mode, score, unit)
  } else if (/^·?gc\.alloc\.rate\.norm$/.test(label)) found.add(name, 'B/op', norm(score, about))
  else if (/^\w*$/.test(label) && (label === '' || isOwnScore(unit))) {
    if (about !== undefined)
      throw new Unreadable(`The score of ${name} is only about ${score} ${unit}. ${advice}`)
    addScore(found, named(label), mode, score, unit)
  }
  return true
}

const advice = 'Set a smaller -tu, or have it written with -rf json.'

/** JMH prints three decimals, and seconds unless it is told otherwise. */
function addScore(found: Readings, name: string, mode: string, score: string, unit: string): void {
  refuseCoarse(found, name, decimal(score), unit, advice)
  addJmh(found, name, mode, [decimal(score)], unit)
}

/** JMH rounds what it prints as about 10⁻³ bytes to none at all elsewhere: such a method allocates nothing. */
function norm(score: string, about: string | undefined): number {
  return about === undefined ? Number(decimal(score)) : 0
}

/** Until 1.36 the row was labelled with the method too: `sampled·p0.50`; in a group each method has such a row. */
const median = /^(?:(\w+)[·:])?p0\.50$/

function isOf(benchmark: string, method: string): boolean {
  return method === '' || benchmark === method || benchmark.endsWith(`.${method}`)
}

/**
 * The machine's language decides how JMH prints the decimal point, and whether a log or a wrapper groups digits: of two kinds
 * of marks the last is the point, and a mark that comes twice separates thousands.
 */
function decimal(score: string): string {
  const marks = score.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  const isGrouped = marks.length > 1 && marks.every(mark => mark === last)
  if (last === undefined || isGrouped) return score.replaceAll(/[.,]/g, '')
  const at = score.lastIndexOf(last)
  return `${score.slice(0, at).replaceAll(/[.,]/g, '')}.${score.slice(at + 1)}`
}

/** Values of parameters are in columns. One with blanks cannot be told from two; then all are kept as they are. */
function namedParameters(parameters: readonly string[], given: string): string {
  const values = given === '' ? [] : given.split(/\s+/)
  if (values.length !== parameters.length) return values.length === 0 ? '' : `/${values.join(' ')}`
  return values.map((value, index) => (value === 'N/A' ? '' : `/${parameters[index]}=${value}`)).join('')
}
