// Writes one side's observations in the Go benchmark format, so that `benchstat base.txt head.txt` gives our numbers.
import { getOrInsert } from '../../../common/memoize.ts'
import {
  configValueOfMeasurement,
  type MeasuredRound,
  type Measurement,
  type Side,
  sides,
  type UnitDeclarations,
} from '../../../model/measuring.ts'
import { combineRoundValues } from '../../../rounds/collect.ts'
import { escapeControlCharacters, invisibleCharacterPattern } from '../../../words/escape.ts'

type Config = Measurement['config']

/**
 * One line per benchmark and round, in round order, under the configuration lines it was measured with. The format
 * allows no spaces in names and units. Where a name or unit of either side has one, all of them are encoded, and a line
 * says so.
 */
export function writeGoFormat(side: Side, rounds: readonly MeasuredRound[], rules: UnitDeclarations): string {
  const isEncoded = [...wordsIn(rounds), ...rules.keys()].some(needsEncodingInGoFormat)
  const word = isEncoded ? encodeGoFormatWord : (text: string) => text
  const lines = [
    ...(isEncoded ? [`${nameEncodingKey}: ${nameEncodingValue}`] : []),
    ...unitLines(rules, word),
  ]
  let current: Config = {}
  for (const round of rounds) {
    for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
      lines.push(...configLines(current, config))
      current = config
      const values = [...units].map(([unit, measured]) =>
        readable(combineRoundValues(measured, unit) ?? 0, unit, word),
      )
      lines.push(`Benchmark${word(benchmark)} ${counted(iterations)} ${values.join(' ')}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/** Every name and unit of both sides, as both must be written alike to be compared. */
function wordsIn(rounds: readonly MeasuredRound[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const round of rounds)
    for (const side of sides)
      for (const { benchmark, unit } of round[side].measurements) words.add(benchmark).add(unit)
  return words
}

/** Returns a whole number, which the format requires even where a tool states none. */
function counted(iterations: number): number {
  return Number.isSafeInteger(iterations) && iterations > 0 ? iterations : 1
}

interface Reported {
  readonly config: Config
  readonly benchmark: string
  iterations: number
  readonly units: Map<string, number[]>
}

function byBenchmark(measurements: readonly Measurement[]): Iterable<Reported> {
  const found = new Map<string, Reported>()
  for (const { benchmark, config, iterations, unit, value } of measurements) {
    const id = JSON.stringify([Object.entries(config).sort(), benchmark])
    const reported = getOrInsert(found, id, () => ({ config, benchmark, iterations, units: new Map() }))
    reported.iterations = Math.max(reported.iterations, iterations)
    getOrInsert(reported.units, unit, () => []).push(value)
  }
  return found.values()
}

function unitLines(rules: UnitDeclarations, word: (text: string) => string): string[] {
  return [...rules].map(([unit, rule]) => {
    const better = rule.better ? ` better=${rule.better}` : ''
    const assume = rule.assume ? ` assume=${rule.assume}` : ''
    return `Unit ${word(unit)}${better}${assume}`
  })
}

function configLines(from: Config, to: Config): readonly string[] {
  const cleared = Object.keys(from).filter(key => configValueOfMeasurement(to, key) === undefined)
  const set = Object.entries(to).filter(([key, value]) => configValueOfMeasurement(from, key) !== value)
  return [
    ...cleared.map(key => `${key}:`),
    ...set.map(([key, value]) => `${key}: ${escapeControlCharacters(value.replace(/[\r\n]+/g, ' '))}`),
  ]
}

/**
 * Returns the value in the usual unit (`50.74 ns/op`). Fifteen digits restore the decimal that was read. A zero stays
 * in base units: benchstat leaves `0 ns/op` untidied and would drop it from its sample.
 */
function readable(value: number, unit: string, word: (text: string) => string): string {
  if (value !== 0 && unit === 'sec/op' && Number.isFinite(value * 1e9))
    return `${Number((value * 1e9).toPrecision(15))} ns/op`
  if (value !== 0 && unit === 'B/s') return `${Number((value / 1e6).toPrecision(15))} MB/s`
  return `${value} ${word(unit)}`
}

// Encodes names with spaces for the Go benchmark format, which ends a name at a space.

/** The configuration line that says that names are encoded. Without it a `%20` in a name is no space. */
export const nameEncodingKey = 'names'
export const nameEncodingValue = 'percent-encoded'

/** Characters that would end a word for Go or for us, and those that readers of the file could not see. */
const unwritable = new RegExp(`\\s|${invisibleCharacterPattern.source}`, 'u')
const encodable = new RegExp(`[\\s%]|${invisibleCharacterPattern.source}`, 'gu')

/** Returns true if a name or unit has to be encoded to be written. */
export function needsEncodingInGoFormat(word: string): boolean {
  return unwritable.test(word)
}

/**
 * `Sort%2010%25` for `Sort 10%`: two digits, or `u` and four, are the code of a character. No two words become the
 * same.
 */
export function encodeGoFormatWord(word: string): string {
  return word.replace(encodable, character => character.split('').map(encodeUnit).join(''))
}

function encodeUnit(unit: string): string {
  const digits = unit.charCodeAt(0).toString(16).toUpperCase()
  return digits.length <= 2 ? `%${digits.padStart(2, '0')}` : `%u${digits.padStart(4, '0')}`
}

export function decodeGoFormatWord(encoded: string): string {
  return encoded.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g, (_, four, two) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  )
}
