// Reads the flags that say when a bisection ends.
import { Misconfigured } from '../model/errors.ts'

/** A probability from 50 % up, as a percentage or a ratio. Throws Misconfigured. */
export function share(name: string, text: string | boolean | undefined, usual: number): number {
  if (text === undefined) return usual
  const [, number = '', percent = ''] = /^(\d*\.?\d+)\s*(%?)$/.exec(String(text).trim()) ?? []
  const value = number === '' ? Number.NaN : Number(number) / (percent === '' ? 1 : 100)
  if (value >= 0.5 && value < 1) return value
  throw new Misconfigured(
    `${name}: "${text}" is not accepted. Give a probability from 50% to below 100%: 95%, or 0.95.`,
  )
}

/** A whole number from `least` to 1,000; null where none is given. Throws Misconfigured. */
export function wholeNumber(name: string, text: string | boolean | undefined, least: number): number | null {
  if (text === undefined) return null
  const value = /^\d+$/.test(String(text)) ? Number(text) : Number.NaN
  if (value >= least && value <= 1000) return value
  throw new Misconfigured(`${name}: "${text}" is not accepted. Give a whole number from ${least} to 1000.`)
}
