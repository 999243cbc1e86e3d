// Gathers the samples of a file in the Go format line by line, several times as fast as through measurements.

import type { Reader } from '../formats/reading/format.ts'
import type { Unread } from '../formats/reading/parsed.ts'
import { openGoBelow } from '../formats/tools/go/go.ts'
import { namesEncoded, namesKey } from '../formats/tools/go/go-name.ts'
import type { Measurement, UnitRule } from '../model/measuring.ts'
import { tidy } from '../model/units.ts'
import { type Pair, readPairs } from './go-line.ts'
import { type Gathered, Gathering } from './samples.ts'

const prefix = 'Benchmark'

/** A name that reads as one with a space if names are encoded: it tells whether they are. */
const probe = 'Probe%20'

/**
 * A GoSamples takes one text piece by piece, cut anywhere.
 *
 * Only lines that are plain are read here: a benchmark, a count, numbers and units. Everything else (configuration,
 * units, failures, results that were torn in two) goes to the format's own reader, so that its rules are written once.
 * A line added to the end of each such stretch tells the configuration that then applies.
 */
export class GoSamples {
  private readonly gathering = new Gathering()
  private readonly units = new Map<string, UnitRule>()
  private readonly failures: string[] = []
  private readonly refused: string[] = []
  private readonly unread: Unread[] = []
  /** How many lines have been read. */
  private line = 0
  private unended: string[] = []
  /** Reads a stretch of other lines. */
  private other: Reader | undefined
  private config: Measurement['config'] = {}
  private areEncoded = false
  /** The benchmark of the last plain line taken, as the next line is likely to be of the same one. */
  private name = ''
  private rows: (readonly [unit: string, values: number[]])[] = []
  /** The plain line that was read last. */
  private readonly pairs: Pair[] = []
  private nameEnd = 0

  write(piece: string): void {
    const end = piece.lastIndexOf('\n') + 1
    if (end === 0) {
      this.unended.push(piece)
      return
    }
    const start = this.unended.join('')
    this.unended = end < piece.length ? [piece.slice(end)] : []
    this.read(start + piece.slice(0, end))
  }

  end(): Gathered {
    const rest = this.unended.join('')
    if (rest !== '') this.read(`${rest}\n`)
    this.endOther(true)
    const { units, failures, refused, unread } = this
    return { samples: this.gathering.samples, units, failures, refused, unread }
  }

  /** Reads whole lines. */
  private read(text: string): void {
    let stretch = -1
    let above = this.line
    for (let at = 0; at < text.length; ) {
      const next = this.readPlain(text, at)
      if (next >= 0 && stretch >= 0) this.readOther(text.slice(stretch, at), above)
      if (next >= 0) this.endOther()
      // Earlier lines may have said that names are encoded.
      if (next >= 0 && !(this.areEncoded && text.slice(at, next).includes('%'))) {
        this.take(text.slice(at + prefix.length, this.nameEnd))
        stretch = -1
        at = next
      } else {
        if (next >= 0 || stretch < 0) {
          stretch = at
          above = this.line
        }
        at = text.indexOf('\n', at) + 1
      }
      this.line++
    }
    if (stretch >= 0) this.readOther(text.slice(stretch), above)
  }

  /** Reads a plain line into `nameEnd` and `pairs`, and gives where the next line begins; -1 where it is none. */
  private readPlain(text: string, at: number): number {
    if (!text.startsWith(prefix, at)) return -1
    const start = at + prefix.length
    this.nameEnd = start
    if (text.startsWith(this.name, start)) this.nameEnd += this.name.length
    while (text.charCodeAt(this.nameEnd) > 32 && text.charCodeAt(this.nameEnd) < 127) this.nameEnd++
    return readPairs(text, this.nameEnd, this.pairs)
  }

  /** Adds what was read to the samples. */
  private take(name: string): void {
    if (name !== this.name) {
      // A substring keeps its whole string in memory, here a piece of the file.
      this.name = ` ${name}`.slice(1)
      this.rows = []
    }
    for (const [n, { unit, value }] of this.pairs.entries()) {
      const { unit: tidied, factor } = tidy(unit)
      let row = this.rows[n]
      if (row?.[0] !== unit) {
        row = [unit, this.gathering.valuesOf(this.config, this.name, tidied)]
        this.rows[n] = row
      }
      row[1].push(value * factor)
    }
  }

  /** `above` is how many lines are above the text. */
  private readOther(text: string, above: number): void {
    if (!this.other) {
      const config = Object.entries(this.config).map(([key, value]) => `${key}: ${value}\n`)
      if (this.areEncoded) config.unshift(`${namesKey}: ${namesEncoded}\n`)
      this.other = openGoBelow(above - config.length, this.units)
      this.other.write(config.join(''))
    }
    this.other.write(text)
  }

  private endOther(isEnd = false): void {
    if (!this.other) return
    if (!isEnd) this.other.write(`${prefix}${probe} 1 1 probe\n`)
    const { measurements, failures, refused, unread = [] } = this.other.end()
    this.other = undefined
    this.failures.push(...failures)
    this.refused.push(...refused)
    this.unread.push(...unread)
    this.gathering.addAll(isEnd ? measurements : measurements.slice(0, -1))
    if (isEnd) return
    const { config, benchmark } = measurements.at(-1) as Measurement
    this.config = config
    this.areEncoded = benchmark !== probe
    this.rows = []
  }
}
