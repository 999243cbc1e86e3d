// Tells a reader that the change brings rules of its own, by which it was judged.
import type { RuleChange, RulesFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { cutMiddle } from '../../words/width.ts'
import { type ReportSection, warning } from './block.ts'
import { code, joined, name, say, strong, type Text } from './text.ts'

/** Of the entries for benchmarks more are only counted, the narrowest of them: the diff of the file has them all. */
const mostEntries = 20
/** Columns of a value, and how much of them stands around what differs. */
const [longestValue, around] = [120, 20]

/** What decides which changes pass, whatever else the file sets: it comes first. */
export const deciding: readonly string[] = [
  ...['fail-on', 'threshold', 'rule-out', 'alpha', 'delta-test', 'correction', 'strict', 'outliers'],
  ...[
    'run',
    'paths',
    'measure',
    'packages',
    'bench',
    'output',
    'filter',
    'format',
    'overlay',
    'since',
    'creep',
  ],
]

/** Comes first in a report; empty where base has the same rules. */
export function rulesNote(rules: RulesFile | null): ReportSection {
  return rules === null || rules.changes.length === 0 ? [] : [warning(rulesSentence(rules))]
}

/** Which rules differ from base's, as old → new. No input is only counted: a change must not hide one among others. */
export function rulesSentence({ file, changes }: RulesFile): Text {
  const isFirst = ({ rule }: RuleChange) => deciding.includes(rule)
  const [entries, inputs] = [changes.filter(isEntry), changes.filter(one => !isEntry(one))]
  const first = inputs.filter(isFirst).toSorted((a, b) => deciding.indexOf(a.rule) - deciding.indexOf(b.rule))
  const broadest = entries.toSorted((a, b) => literalsOf(a) - literalsOf(b))
  const named = [...first, ...broadest.slice(0, mostEntries), ...inputs.filter(one => !isFirst(one))]
  const more = entries.length - mostEntries
  const lines = joined(
    named.map(change => say`${code(change.rule)}: ${valuesOf(change)}`),
    ', ',
  )
  return say`${strong('This change brings its own rules')} (${name(file)}); both sides were measured and judged by them: ${lines}${more > 0 ? ` and ${more} more entries for benchmarks` : ''}.`
}

function isEntry({ rule }: RuleChange): boolean {
  return /^(benchmarks|accepted): /.test(rule)
}

/** The fewer characters an entry's glob asks for, the more rows it may be for. */
function literalsOf({ rule }: RuleChange): number {
  return rule.replace(/^\w+: /, '').replaceAll('*', '').length
}

/** Both around what differs between them: two long commands may begin and end alike. */
function valuesOf({ base, head }: RuleChange): Text {
  const [old, now] = [[...escapeControls(base ?? '')], [...escapeControls(head ?? '')]]
  const [from, end] = base === null || head === null ? [0, 0] : alike(old, now)
  const shown = (all: readonly string[]) => {
    const [start, rest] = [Math.max(0, from - around), Math.max(0, end - around)]
    if (all.length <= longestValue) return name(all.join(''))
    const part = all.slice(start, all.length - rest).join('')
    return name(`${start > 0 ? '…' : ''}${cutMiddle(part, longestValue)}${rest > 0 ? '…' : ''}`)
  }
  return say`${base === null ? 'not set' : shown(old)} → ${head === null ? 'not set' : shown(now)}`
}

/** How many characters two texts begin and end alike with. */
function alike(one: readonly string[], other: readonly string[]): readonly [from: number, end: number] {
  const shorter = Math.min(one.length, other.length)
  let from = 0
  while (from < shorter && one[from] === other[from]) from++
  let end = 0
  while (end < shorter - from && one.at(-1 - end) === other.at(-1 - end)) end++
  return [from, end]
}
