// The inputs of action.yml, read and checked; every rule about them is here.
import { randomInt } from 'node:crypto'
import { Misconfigured } from '../core/errors.ts'
import type { FailOn } from '../core/model.ts'
import { formatRatio } from '../core/report/format.ts'
import { smallestP } from '../core/stats/mann-whitney.ts'

/** Inputs are what the user has set, each in the form the gate uses; names are those of action.yml in camel case. */
export interface Inputs {
  /** Null stands for the default command of the project found in the working directory. */
  readonly run: string | null
  readonly setup: string | null
  readonly count: number
  readonly alpha: number
  readonly threshold: number
  readonly base: string | null
  readonly head: string | null
  readonly workingDirectory: string
  readonly seed: number
  readonly failOn: FailOn
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
    base: optional('base'),
    head: optional('head'),
    workingDirectory: inside('working-directory', text('working-directory') || '.'),
    seed: text('seed') === '' ? randomInt(2 ** 32) : whole('seed', text('seed'), 0, 2 ** 32 - 1),
    failOn: oneOf('fail-on', text('fail-on') || 'regression', ['regression', 'inconclusive', 'never']),
    comment: oneOf('comment', text('comment').toLowerCase() || 'true', ['true', 'false']) === 'true',
    commentId: text('comment-id') || 'benchgate',
    githubToken: text('github-token'),
    results: optional('results'),
  }
  refuseBlindGate(inputs)
  return inputs
}

/** A count so small that even the clearest regression gives a p above alpha would make a gate that never fails. */
function refuseBlindGate({ count, alpha }: Inputs): void {
  if (smallestP(count, count) < alpha) return
  let enough = count
  while (smallestP(enough, enough) >= alpha) enough++
  throw new Misconfigured(
    `count: ${count} ${count === 1 ? 'round' : 'rounds'} cannot give a p below ${Number(smallestP(count, count).toPrecision(2))}, so with alpha ${alpha} the gate could never fail. Set count to at least ${enough}.`,
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
