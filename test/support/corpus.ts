// Reads a file of reference values, whose infinite numbers are spelled out.
import { readFileSync } from 'node:fs'

/** The cases in test/corpus/`name`. */
export function corpus<Case>(name: string): readonly Case[] {
  const text = readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')
  return JSON.parse(text, (_, value: unknown) => infinite.get(value) ?? value)
}

const infinite: ReadonlyMap<unknown, number> = new Map([
  ['+Inf', Number.POSITIVE_INFINITY],
  ['-Inf', Number.NEGATIVE_INFINITY],
])

/** |actual - expected| relative to expected. */
export function relativeError(actual: number, expected: number): number {
  if (actual === expected) return 0
  return Math.abs(actual - expected) / Math.abs(expected)
}
