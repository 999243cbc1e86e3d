// Builds rounds from values or from recorded outputs, as if each value came from a visit of its own.
import { parseGoOutput } from '../../src/core/formats/tools/go/go.ts'
import type { MeasuredRound, Measurement, SideVisit } from '../../src/core/model/measuring.ts'

/** A Reading is one benchmark in one unit on one side: a value for each round, null where a round gave none. */
export interface Reading {
  readonly benchmark: string
  readonly unit: string
  readonly values: readonly (number | null)[]
  readonly config?: Measurement['config']
}

/** Rounds in which the k-th visit of a side gave the k-th value of each of its readings. */
export function roundsFrom(base: readonly Reading[], head: readonly Reading[]): readonly MeasuredRound[] {
  const count = Math.max(0, ...[...base, ...head].map(reading => reading.values.length))
  return Array.from({ length: count }, (_, index) => ({
    round: index + 1,
    block: 1,
    first: index % 2 === 0 ? 'base' : 'head',
    base: visit(base, index),
    head: visit(head, index),
  }))
}

/** Rounds from two recorded outputs of many processes each: the k-th line of each benchmark belongs to round k. */
export function roundsOf(base: string, head: string): readonly MeasuredRound[] {
  return roundsFrom(readings(base), readings(head))
}

/** `n` values around `center` that all differ, the furthest by about one percent. */
export function around(center: number, n = 10): readonly number[] {
  return Array.from({ length: n }, (_, index) => center * (1 + ((((index * 7) % n) + 1) / n - 0.5) / 50))
}

function visit(readings: readonly Reading[], index: number): SideVisit {
  const measurements = readings.flatMap(({ benchmark, unit, values, config = {} }) => {
    const value = values[index] ?? null
    return value === null ? [] : [{ benchmark, config, iterations: 1_000_000, unit, value }]
  })
  return { started: `2026-01-01T00:${String(index).padStart(2, '0')}:00.000Z`, seconds: 2, measurements }
}

function readings(text: string): readonly Reading[] {
  const found = new Map<string, Reading & { values: number[] }>()
  for (const { benchmark, unit, value, config } of parseGoOutput(text).measurements) {
    const id = JSON.stringify([config.pkg, benchmark, unit])
    const reading = found.get(id)
    if (reading) reading.values.push(value)
    else found.set(id, { benchmark, unit, values: [value], config })
  }
  return [...found.values()]
}
