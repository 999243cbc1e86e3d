// The lists of a rules file: rules for single benchmarks, and regressions that a change accepts.
import { hasRuleExpired } from '../judge/row-rules.ts'
import { MisconfiguredError } from '../model/errors.ts'
import type { AcceptedWorsening, BenchmarkRule, DecisionRules, RowGateMode } from '../model/settings.ts'
import { formatFractionAsPercent } from '../words/numbers.ts'
import {
  choiceInputKind,
  createAnyTextInputKind,
  defineInputKind,
  type InputKind,
  inputValueNotAcceptedError,
  ratioInputKind,
} from './input-kinds.ts'

export interface UnparsedRulesFileEntry {
  readonly texts: Readonly<Record<string, string>>
  /** From 1. */
  readonly line: number
}

/** The lists by their keys; a list is empty if the file does not have it. */
export type RulesFileLists = Readonly<Record<RulesFileListName, readonly UnparsedRulesFileEntry[]>>
export type RulesFileListName = keyof typeof rulesFileListDefinitions
export const emptyRulesFileLists: RulesFileLists = { benchmarks: [], accepted: [] }

/** A day, in UTC. */
const day: InputKind<string> = defineInputKind((name, text) => {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : []
  const daysInMonth = (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / 86_400_000
  if (month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth) return text
  throw inputValueNotAcceptedError(name, text, 'a day as year-month-day, such as "2027-01-31"')
})

const anyRise = ratioInputKind(0, 1000)
/** A ratio; null for `any`. */
const size: InputKind<number | null> = defineInputKind((name, text) =>
  text === 'any' ? null : anyRise.parse(name, text),
)

const match = {
  kind: createAnyTextInputKind(),
  description:
    'Which benchmarks: a glob over names as in the report or the source, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` matches any characters, `?` a single one.',
}

export const rulesFileListDefinitions = {
  benchmarks: {
    description: 'Rules for particular benchmarks. The first rule that matches applies.',
    keys: {
      match,
      threshold: {
        kind: ratioInputKind(0, 1),
        description: 'Like the input `threshold`, for these benchmarks.',
      },
      'rule-out': {
        kind: ratioInputKind(0, 1),
        description:
          'Like the input `rule-out`, for these benchmarks. Default - twice their threshold, if that is given.',
      },
      better: {
        kind: choiceInputKind<'lower' | 'higher'>(['lower', 'higher']),
        description: 'The direction in which these units improve.',
      },
      gate: {
        kind: choiceInputKind<RowGateMode>(['fail', 'warn', 'off']),
        description:
          'What a regression does - `fail` (the default), `warn` (it is reported, and the check stays green), or `off` (it is only in the table).',
      },
      owner: { kind: createAnyTextInputKind(), description: 'Whom to ask; shown with a regression.' },
      why: { kind: createAnyTextInputKind(), description: 'Why the rule exists; shown with a regression.' },
      until: {
        kind: day,
        description:
          'The last day on which the rule applies. After that day, the report warns that the rule has expired.',
      },
    },
  },
  accepted: {
    description:
      'Regressions accepted by the change that adds these lines. Once merged, they have no effect and can be removed. `benchgate accept` writes them.',
    keys: {
      match,
      'up-to': {
        kind: size,
        description: 'The largest worsening that is accepted, such as `12%`; or `any`.',
      },
      why: { kind: createAnyTextInputKind(), description: 'Why the regression is accepted.' },
      by: { kind: createAnyTextInputKind(), description: 'Who accepted it.' },
      on: { kind: day, description: 'When.' },
    },
  },
} as const

export const rulesFileListNames = Object.keys(rulesFileListDefinitions) as readonly RulesFileListName[]

export function isRuleListName(key: string): key is RulesFileListName {
  return Object.hasOwn(rulesFileListDefinitions, key)
}

export function keysAllowedInRuleList(list: RulesFileListName): readonly string[] {
  return Object.keys(rulesFileListDefinitions[list].keys)
}

/** The context that the meaning of a list depends on. */
interface RuleListContext {
  /** In UTC, as `2026-12-31`. */
  readonly today: string
  /** Returns a line's location, to begin an error with. */
  readonly at: (line: number) => string
}

/** Returns the typed entries. Throws MisconfiguredError with the line, the key, its value and what is accepted. */
export function parseRuleAndAcceptedEntriesOfRulesFile(
  { benchmarks, accepted }: RulesFileLists,
  limits: Pick<DecisionRules, 'threshold'>,
  context: RuleListContext,
): { readonly benchmarks: readonly BenchmarkRule[]; readonly accepted: readonly AcceptedWorsening[] } {
  return {
    benchmarks: benchmarks.map(row => benchmarkRule(row, limits, context)),
    accepted: accepted.map(row => acceptedOf(row, context)),
  }
}

function benchmarkRule(
  row: UnparsedRulesFileEntry,
  limits: Pick<DecisionRules, 'threshold'>,
  context: RuleListContext,
): BenchmarkRule {
  const { read, required, refuse } = readerOf(row, 'benchmarks', context)
  const threshold = read('threshold')
  const limit = read('rule-out')
  const least = threshold ?? limits.threshold
  if (limit !== null && limit < least) {
    const accepted = `a percentage or a ratio of at least the threshold (${formatFractionAsPercent(least)})`
    throw refuse(inputValueNotAcceptedError('rule-out', row.texts['rule-out'] ?? '', accepted).message)
  }
  const until = read('until')
  return {
    match: required('match'),
    threshold,
    ruleOut: limit ?? (threshold === null ? null : Math.min(1, 2 * threshold)),
    better: read('better'),
    gate: read('gate') ?? 'fail',
    owner: read('owner'),
    why: read('why'),
    until,
    isOver: hasRuleExpired(until, context.today),
  }
}

function acceptedOf(row: UnparsedRulesFileEntry, context: RuleListContext): AcceptedWorsening {
  const { read, required } = readerOf(row, 'accepted', context)
  required('up-to')
  return {
    match: required('match'),
    upTo: read('up-to'),
    by: read('by'),
    when: read('on'),
    why: read('why'),
    url: null,
  }
}

type KeysOf<List extends RulesFileListName> = (typeof rulesFileListDefinitions)[List]['keys']
type ValueOf<Key> = Key extends { readonly kind: InputKind<infer T> } ? T : never

/** Returns how the keys of an entry are read, and its errors, which begin with its place. */
function readerOf<List extends RulesFileListName>(
  { texts, line }: UnparsedRulesFileEntry,
  list: List,
  { at }: RuleListContext,
) {
  const keys: Readonly<Record<string, { readonly kind: InputKind<unknown> }>> =
    rulesFileListDefinitions[list].keys
  const refuse = (why: string) => new MisconfiguredError(`${at(line)}: ${list}: ${why}`)
  return {
    refuse,
    read: <Name extends keyof KeysOf<List> & string>(name: Name) => {
      const text = texts[name]
      if (text === undefined) return null
      try {
        return keys[name]?.kind.parse(name, text) as ValueOf<KeysOf<List>[Name]>
      } catch (error) {
        throw error instanceof MisconfiguredError ? refuse(error.message) : error
      }
    },
    required: (name: 'match' | 'up-to'): string => {
      const text = texts[name]
      if (text !== undefined) return text
      throw refuse(
        `"${name}" is missing. ${name === 'match' ? 'Say which benchmarks the entry is for, such as "match: Decode*".' : 'Say how much is accepted, such as "up-to: 12%".'}`,
      )
    },
  }
}
