// Reads a rules file's entries as the equivalent inputs of a workflow, and compares two rules files.
import { findNearestName } from '../common/nearest.ts'
import { formatGoflagsValue } from '../go/flags.ts'
import { MisconfiguredError } from '../model/errors.ts'
import { type RuleChange, ruleChangeNameOfBenchmarksListOrder } from '../model/result-file.ts'
import type { AllowedInputSources } from './input-kinds.ts'
import { findInputDefinition, rulesFileInputNames } from './input-table.ts'
import {
  emptyRulesFileLists,
  isRuleListName,
  keysAllowedInRuleList,
  type RulesFileListName,
  type RulesFileLists,
  rulesFileListNames,
  type UnparsedRulesFileEntry,
} from './rule-lists.ts'

export interface RulesFileKeyValue {
  readonly key: string
  readonly value: RulesFileValue
  /** From 1. */
  readonly line: number
}

export type RulesFileValue = string | null | readonly RulesFileValue[] | RulesFileMappingValue

interface RulesFileMappingValue {
  readonly mapping: readonly RulesFileKeyValue[]
}

/** The settings of a rules file, as text in the form of a workflow's inputs. */
export interface InputTextsFromRulesFile {
  readonly inputs: Readonly<Record<string, string>>
  /** The line of each input. */
  readonly lines: Readonly<Record<string, number>>
  readonly lists: RulesFileLists
}

/** Why an input cannot be set in the file. */
const elsewhere: Readonly<Record<Exclude<AllowedInputSources, 'anywhere'>, string>> = {
  'per run': 'It belongs to one run: give it as an input of the step, or as a flag.',
  'GitHub only': 'It is about GitHub: give it as an input of the step.',
  'not in the file': 'One rules file cannot name another.',
}

/**
 * Checks the keys and the kinds of their values; the values themselves are checked like those of any input. Throws
 * MisconfiguredError with the line.
 */
export function convertRulesFileEntriesToInputs(
  path: string,
  entries: readonly RulesFileKeyValue[],
): InputTextsFromRulesFile {
  const inputs = new Map<string, string>()
  const lines = new Map<string, number>()
  let lists = emptyRulesFileLists
  for (const { key, value, line } of entries) {
    const refuse = (why: string) =>
      new MisconfiguredError(`${rulesFileLocationText(path, line)}: ${short(key)}: ${why}`)
    const before = lines.get(key)
    if (before !== undefined) throw refuse(`set twice, first on line ${before}. Remove one of the two.`)
    if (isRuleListName(key)) lists = { ...lists, [key]: rowsOf(path, key, value, refuse) }
    else if (!rulesFileInputNames.includes(key)) throw refuse(whyUnknown(key))
    else inputs.set(key, textOf(key, value, refuse))
    lines.set(key, line)
  }
  return { inputs: Object.fromEntries(inputs), lines: Object.fromEntries(lines), lists }
}

export const emptyInputTextsOfMissingRulesFile: InputTextsFromRulesFile = {
  inputs: {},
  lines: {},
  lists: emptyRulesFileLists,
}

/**
 * Returns the rules that differ between two files, in the order of `head` and then of `base`. One that is set to its default is
 * the same as one that is not set. The order of the entries for benchmarks is a rule, too, as the first match holds.
 */
export function ruleChanges(
  base: RulesFileInputsAndLists,
  head: RulesFileInputsAndLists,
): readonly RuleChange[] {
  const [before, after] = [textsByRule(base), textsByRule(head)]
  const names = [...new Set([...after.keys(), ...before.keys()])]
  const order = {
    rule: ruleChangeNameOfBenchmarksListOrder,
    base: commonOrder(base, head),
    head: commonOrder(head, base),
  }
  return [
    ...(order.base === order.head ? [] : [order]),
    ...names
      .map(rule => ({ rule, base: before.get(rule) ?? null, head: after.get(rule) ?? null }))
      .filter(({ rule, base, head }) => {
        const defaultText = findInputDefinition(rule)?.defaultText ?? ''
        return (base ?? defaultText) !== (head ?? defaultText)
      }),
  ]
}

/** Returns the matches of the entries for benchmarks that both files have, in the order of `own`. */
function commonOrder(own: RulesFileInputsAndLists, other: RulesFileInputsAndLists): string {
  const matchesOf = ({ lists }: RulesFileInputsAndLists) =>
    lists.benchmarks.map(({ texts }) => texts.match ?? '')
  const others = new Set(matchesOf(other))
  return matchesOf(own)
    .filter(match => others.has(match))
    .join(', ')
}

/** The settings of a file, without locations. */
type RulesFileInputsAndLists = Pick<InputTextsFromRulesFile, 'inputs' | 'lists'>

/** Returns the text of each rule; an entry of a list is named by its match. */
function textsByRule({ inputs, lists }: RulesFileInputsAndLists): ReadonlyMap<string, string> {
  const rows = rulesFileListNames.flatMap(list =>
    lists[list].map(({ texts: { match = '', ...others } }): [string, string] => [
      `${list}: ${match}`,
      Object.entries(others)
        .map(([name, text]) => `${name} ${text}`)
        .join(', ') || 'listed',
    ]),
  )
  return new Map([...Object.entries(inputs), ...rows])
}

/** Returns the entries of a list, each a mapping of its keys. */
function rowsOf(
  path: string,
  list: RulesFileListName,
  value: RulesFileValue,
  refuse: (why: string) => MisconfiguredError,
): readonly UnparsedRulesFileEntry[] {
  const shape = 'Write a list of entries, each beginning with "- match: ".'
  if (value === null || typeof value === 'string' || 'mapping' in value)
    throw refuse(`it is not a list. ${shape}`)
  const knownKeys = keysAllowedInRuleList(list)
  const matches = new Set<string>()
  return value.map((entry, n) => {
    if (entry === null || typeof entry === 'string' || !('mapping' in entry))
      throw refuse(`value ${n + 1} of the list is not an entry. ${shape}`)
    const entries = entry.mapping
    const line = entries[0]?.line ?? null
    const wrong = (key: string, why: string, at = line) =>
      new MisconfiguredError(`${rulesFileLocationText(path, at)}: ${list}: ${short(key)}: ${why}`)
    const texts = new Map<string, string>()
    for (const { key, value: text, line: at } of entries) {
      if (texts.has(key)) throw wrong(key, 'set twice in one entry. Remove one of the two.', at)
      if (!knownKeys.includes(key)) {
        const nearest = findNearestName(key, knownKeys)
        const hint = nearest === null ? `Its keys are ${knownKeys.join(', ')}.` : `Did you mean "${nearest}"?`
        throw wrong(key, `not known in "${list}". ${hint}`, at)
      }
      if (typeof text !== 'string' || text.trim() === '')
        throw wrong(key, 'takes one value. Give it one, or remove the line.', at)
      texts.set(key, text.trim())
    }
    const match = texts.get('match') ?? ''
    if (matches.has(match)) throw wrong('match', `"${short(match)}" already has an entry. Merge the two.`)
    matches.add(match)
    return { texts: Object.fromEntries(texts), line: line ?? 1 }
  })
}

/** Returns a location in the file, to begin a sentence. */
export function rulesFileLocationText(path: string, line: number | null): string {
  return line === null ? path : `${path}, line ${line}`
}

function whyUnknown(key: string): string {
  const scope = findInputDefinition(key)?.scope
  if (scope !== undefined && scope !== 'anywhere') return `cannot be set in this file. ${elsewhere[scope]}`
  const suggestion = findNearestName(key, [...rulesFileInputNames, ...rulesFileListNames])
  if (suggestion !== null) return `not known. Did you mean "${suggestion}"?`
  return `not known. Keys are inputs of the Action: ${rulesFileInputNames.join(', ')}; and the lists ${rulesFileListNames.join(' and ')}.`
}

function textOf(key: string, value: RulesFileValue, refuse: (why: string) => MisconfiguredError): string {
  if (value === null || value === '')
    throw refuse('has no value. Give it one, or remove the line to use the default.')
  if (typeof value === 'string') return value
  if ('mapping' in value) return keyedText(key, value, refuse)
  const separator = findInputDefinition(key)?.kind.separator ?? null
  if (separator === null)
    throw refuse(
      `a list is not accepted. Give one value; these inputs take lists: ${rulesFileInputNames.filter(name => findInputDefinition(name)?.kind.separator).join(', ')}.`,
    )
  if (value.length === 0) throw refuse('the list is empty. Add values, or remove it.')
  const items = value.map((item, n) => {
    if (typeof item === 'object' && item !== null)
      throw refuse(`value ${n + 1} of the list is nested. Give plain values.`)
    if (item === null || item.trim() === '')
      throw refuse(`value ${n + 1} of the list is empty. Remove it, or fill it in.`)
    // The line break at the end of a block-style value is not part of the value.
    const text = item.trim()
    if (text.includes(separator) || text.includes('\n'))
      throw refuse(
        `"${short(text)}" in the list contains ${nameOf(separator)}, which separates values. Put each value on a line of its own.`,
      )
    return text
  })
  return key === 'go-flags' ? formatGoflagsValue(items) : items.join(separator)
}

/** Returns a mapping as lines, for an input that takes them. */
function keyedText(
  key: string,
  { mapping }: RulesFileMappingValue,
  refuse: (why: string) => MisconfiguredError,
): string {
  if (!findInputDefinition(key)?.kind.isKeyed)
    throw refuse(
      `its value has keys of its own. Give a plain value, such as "threshold: 3%", and put quotes around a value that begins with "{", such as '{regex}'.`,
    )
  return mapping
    .map(({ key: name, value }) => {
      if (typeof value === 'string' && value !== '') return `${name}: ${value}`
      throw refuse(`"${short(name)}" takes one value. Give it one, or remove the line.`)
    })
    .join('\n')
}

function nameOf(separator: string): string {
  return { ' ': 'a blank', ',': 'a comma' }[separator] ?? 'a line break'
}

function short(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`
}
