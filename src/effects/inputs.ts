// The inputs of action.yml, read and checked; every rule about them is here.
import { randomInt } from 'node:crypto'
import { Misconfigured } from '../core/errors.ts'
import { refuseBlindGate } from '../core/judge/least-rounds.ts'
import { formatRatio } from '../core/report/format.ts'
import type { Settings } from '../core/settings.ts'

/** Inputs are what the user has set, each in the form the gate uses; names are those of action.yml in camel case. */
export interface Inputs extends Omit<Settings, 'run'> {
  /** Null stands for the default command of the project found in the working directory. */
  readonly run: string | null
  readonly base: string | null
  readonly head: string | null
  readonly comment: boolean
  readonly commentId: string
  readonly githubToken: string
  readonly results: string | null
}

/** Gives the text of an input, '' where it is not set. */
export type ReadInput = (name: string) => string

/** Reads and checks all inputs. Throws Misconfigured with the input's name, its value and what is accepted. */
export function readInputs(read: ReadInput): Inputs {
  const text = (name: string) => read(name).trim()
  const optional = (name: string) => text(name) || null
  const inputs: Inputs = {
    run: optional('run'),
    setup: optional('setup'),
    count: whole('count', text('count') || '20', 1, 1000),
    alpha: ratio('alpha', text('alpha') || '0.05', 0, 0.5),
    threshold: ratio('threshold', text('threshold') || '5%', 0, 1),
    test: oneOf('test', text('test') || 'utest', ['utest', 'ttest', 'none']),
    correction: oneOf('correction', text('correction') || 'holm', ['holm', 'bh', 'none']),
    strict: truth('strict', text('strict') || 'false'),
    outliers: oneOf('outliers', text('outliers') || 'none', ['none', 'iqr']),
    stopEarly: oneOf('stop-early', text('stop-early') || 'pass', ['pass', 'pass-or-fail', 'never']),
    confirm: truth('confirm', text('confirm') || 'true'),
    budget: text('budget') === '' ? null : duration('budget', text('budget')),
    timeout: duration('timeout', text('timeout') || '30m'),
    checkout: oneOf('checkout', text('checkout') || 'in-place', ['in-place', 'worktree']),
    ignoredFiles: oneOf('ignored-files', text('ignored-files') || 'per-side', ['per-side', 'shared']),
    overlay: lines(text('overlay')),
    sort: oneOf('sort', text('sort') || 'none', ['none', 'name', 'delta']),
    base: optional('base'),
    head: optional('head'),
    workingDirectory: inside('working-directory', text('working-directory') || '.'),
    seed: text('seed') === '' ? randomInt(2 ** 32) : whole('seed', text('seed'), 0, 2 ** 32 - 1),
    failOn: oneOf('fail-on', text('fail-on') || 'regression', ['regression', 'inconclusive', 'never']),
    comment: truth('comment', text('comment') || 'true'),
    commentId: text('comment-id') || 'benchgate',
    githubToken: text('github-token'),
    results: optional('results'),
  }
  refuseBlindGate(inputs, 1)
  refuseSharedFiles(inputs)
  return inputs
}

/** The inputs that shape a result, without what the project adds. */
export function settingsOf(inputs: Inputs): Omit<Settings, 'run' | 'workingDirectory'> {
  const { setup, count, alpha, threshold, test, correction, strict, outliers, stopEarly } = inputs
  const { confirm, budget, timeout, checkout, ignoredFiles, overlay, sort, seed, failOn } = inputs
  const rules = { count, alpha, threshold, test, correction, strict, outliers, stopEarly }
  const measuring = { confirm, budget, timeout, checkout, ignoredFiles, overlay }
  return { setup, ...rules, ...measuring, sort, seed, failOn }
}

/** Two folders have no file in common. */
function refuseSharedFiles({ checkout, ignoredFiles }: Inputs): void {
  if (checkout !== 'worktree' || ignoredFiles !== 'shared') return
  throw new Misconfigured(
    'ignored-files: "shared" cannot be had with "checkout: worktree", where each side stands in a folder of its own. Set "checkout" to "in-place", or leave "ignored-files" out.',
  )
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw refused(name, value, `a whole number from ${least} to ${most}`)
}

/** `5%` and `0.05` alike. */
function ratio(name: string, value: string, least: number, most: number): number {
  const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value)
  const number = found ? Number(found[1]) / (found[2] === '%' ? 100 : 1) : Number.NaN
  const allowed = name === 'alpha' ? number > least : number >= least
  if (allowed && number <= most) return number
  const from = name === 'alpha' ? 'a ratio over' : 'a ratio from'
  const to = name === 'alpha' ? 'and at most' : 'to'
  const hint = number > 1 && Number.isInteger(number) && found?.[2] === '' ? ` Did you mean ${value}%?` : ''
  throw refused(
    name,
    value,
    `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`,
    hint,
  )
}

/** `90s`, `10m`, `1h`, or plain seconds; in seconds. */
function duration(name: string, value: string): number {
  const found = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(value)
  const seconds = found ? Number(found[1]) * { s: 1, m: 60, h: 3600, '': 1 }[found[2] as 's'] : 0
  if (seconds > 0) return seconds
  throw refused(name, value, 'a duration over 0, such as "90s", "10m" or "1h"')
}

/** One value a line. */
function lines(value: string): readonly string[] {
  return value
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function truth(name: string, value: string): boolean {
  return oneOf(name, value.toLowerCase(), ['true', 'false']) === 'true'
}

function oneOf<T extends string>(name: string, value: string, accepted: readonly T[]): T {
  const found = accepted.find(one => one === value)
  if (found !== undefined) return found
  throw refused(name, value, accepted.map(one => `"${one}"`).join(', '))
}

function inside(name: string, value: string): string {
  const parts = value.split(/[\\/]/)
  if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes('..')) return value
  throw refused(name, value, 'a folder below the workspace, relative to it and without ".."')
}

function refused(name: string, value: string, accepted: string, hint = ''): Misconfigured {
  return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`)
}
