// The lists of a rules file: rules for single benchmarks, and regressions that its change accepts.

import { nearest } from '../common/nearest.ts'
import { Misconfigured } from '../model/errors.ts'
import type { Accepted, BenchmarkRule, Gate, Rules } from '../model/settings.ts'
import { formatRatio } from '../words/numbers.ts'
import { anyText, type Kind, kind, oneOf, ratio, refused } from './kinds.ts'

/** A ListRow is one entry of a list, as text. */
export interface ListRow {
  readonly texts: Readonly<Record<string, string>>
  /** From 1. */
  readonly line: number
}

/** The lists by their keys; each is empty where the file has none. */
export type RuleLists = Readonly<Record<ListName, readonly ListRow[]>>
export type ListName = keyof typeof lists
export const noLists: RuleLists = { benchmarks: [], accepted: [] }

/** A day, in UTC. */
const day: Kind<string> = kind((name, text) => {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year !== undefined && date && date <= daysIn(year, month ?? 0)) return text
  throw refused(name, text, 'a day as year-month-day, such as "2027-01-31"')
})

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const anyRise = ratio(0, 1000)
/** Null for any. */
const size: Kind<number | null> = kind((name, text) => (text === 'any' ? null : anyRise.parse(name, text)))

const match = {
  kind: anyText(),
  says: 'Which benchmarks: a glob over names as the report or the source has them, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` stands for any characters, `?` for one.',
}

/** What each key of an entry means. */
export const lists = {
  benchmarks: {
    says: 'Rules for single benchmarks. The first that fits holds.',
    keys: {
      match,
      threshold: { kind: ratio(0, 1), says: 'As the input `threshold`, for these.' },
      'rule-out': {
        kind: ratio(0, 1),
        says: 'As the input `rule-out`, for these. Default - twice their threshold where that is given.',
      },
      better: {
        kind: oneOf<'lower' | 'higher'>(['lower', 'higher']),
        says: 'The direction in which these units improve.',
      },
      gate: {
        kind: oneOf<Gate>(['fail', 'warn', 'off']),
        says: 'What a regression does - `fail` (the default), `warn` (it is told, and the check stays green), or `off` (it is only in the table).',
      },
      owner: { kind: anyText(), says: 'Whom to ask; told with a regression.' },
      why: { kind: anyText(), says: 'Why the rule is there; told with a regression.' },
      until: { kind: day, says: 'The last day on which the rule holds; after it, the report says so.' },
    },
  },
  accepted: {
    says: 'Regressions that the change which adds these lines accepts. Once they are merged they do nothing more, and can be removed. `benchgate accept` writes them.',
    keys: {
      match,
      'up-to': { kind: size, says: 'The largest worsening that is accepted, such as `12%`; or `any`.' },
      why: { kind: anyText(), says: 'Why it is worth it.' },
      by: { kind: anyText(), says: 'Who accepted it.' },
      on: { kind: day, says: 'When.' },
    },
  },
} as const

export const listNames = Object.keys(lists) as readonly ListName[]

export function isListName(key: string): key is ListName {
  return Object.hasOwn(lists, key)
}

export function ruleKeys(list: ListName): readonly string[] {
  return Object.keys(lists[list].keys)
}

/** Why a key is none of a list's; empty for one that is. */
export function whyNoKey(list: ListName, key: string): string {
  if (ruleKeys(list).includes(key)) return ''
  const meant = nearest(key, ruleKeys(list))
  return `not known in "${list}". ${meant === null ? `Its keys are ${ruleKeys(list).join(', ')}.` : `Did you mean "${meant}"?`}`
}

/** What the limits of all benchmarks are, and which day it is. */
export interface ListsSurroundings extends Pick<Rules, 'threshold'> {
  /** In UTC, as `2026-12-31`. */
  readonly today: string
  /** The place of a line, to begin an error with. */
  readonly at: (line: number) => string
}

/** What the lists mean. Throws Misconfigured with the line, the key, its value and what is accepted. */
export function readLists(
  { benchmarks, accepted }: RuleLists,
  around: ListsSurroundings,
): { readonly benchmarks: readonly BenchmarkRule[]; readonly accepted: readonly Accepted[] } {
  return {
    benchmarks: benchmarks.map(row => benchmarkRule(row, around)),
    accepted: accepted.map(row => acceptedOf(row, around)),
  }
}

function benchmarkRule(row: ListRow, around: ListsSurroundings): BenchmarkRule {
  const { keys } = lists.benchmarks
  const read = <T>(name: keyof typeof keys, kind: Kind<T>) => readKey(row, 'benchmarks', name, kind, around)
  const threshold = read('threshold', keys.threshold.kind)
  const given = read('rule-out', keys['rule-out'].kind)
  const least = threshold ?? around.threshold
  if (given !== null && given < least)
    throw at(
      row,
      'benchmarks',
      around,
      refused(
        'rule-out',
        row.texts['rule-out'] ?? '',
        `a worsening from the threshold on (${formatRatio(least)})`,
      ),
    )
  const until = read('until', keys.until.kind)
  return {
    match: required(row, 'benchmarks', 'match', around),
    threshold,
    ruleOut: given ?? (threshold === null ? null : Math.min(1, 2 * threshold)),
    better: read('better', keys.better.kind),
    gate: read('gate', keys.gate.kind) ?? 'fail',
    owner: read('owner', keys.owner.kind),
    why: read('why', keys.why.kind),
    until,
    isOver: until !== null && until < around.today,
  }
}

function acceptedOf(row: ListRow, around: ListsSurroundings): Accepted {
  const { keys } = lists.accepted
  const read = <T>(name: keyof typeof keys, kind: Kind<T>) => readKey(row, 'accepted', name, kind, around)
  required(row, 'accepted', 'up-to', around)
  return {
    match: required(row, 'accepted', 'match', around),
    upTo: read('up-to', keys['up-to'].kind),
    by: read('by', keys.by.kind),
    when: read('on', keys.on.kind),
    why: read('why', keys.why.kind),
    url: null,
  }
}

function required({ texts, line }: ListRow, list: ListName, name: string, around: ListsSurroundings): string {
  const text = texts[name]
  if (text !== undefined) return text
  throw new Misconfigured(
    `${around.at(line)}: ${list}: "${name}" is missing. ${name === 'match' ? 'Say which benchmarks the entry is for, such as "match: Decode*".' : 'Say how much is accepted, such as "up-to: 12%".'}`,
  )
}

function readKey<T>(
  row: ListRow,
  list: ListName,
  name: string,
  { parse }: Kind<T>,
  around: ListsSurroundings,
): T | null {
  const text = row.texts[name]
  if (text === undefined) return null
  try {
    return parse(name, text)
  } catch (error) {
    throw error instanceof Misconfigured ? at(row, list, around, error) : error
  }
}

function at({ line }: ListRow, list: ListName, around: ListsSurroundings, { message }: Error): Misconfigured {
  return new Misconfigured(`${around.at(line)}: ${list}: ${message}`)
}
