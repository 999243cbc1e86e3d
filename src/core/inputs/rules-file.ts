// Reads a rules file: its YAML, and its entries as the equivalent inputs of a workflow. Compares two rules files, and adds accepted
// regressions to one.
import {
  CST,
  Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { findNearestName } from '../common/nearest.ts'
import { formatGoflagsValue } from '../go/flags.ts'
import { MisconfiguredError } from '../model/errors.ts'
import { type RuleChange, ruleChangeNameOfBenchmarksListOrder } from '../model/result-file.ts'
import { escapeControlCharacters } from '../words/escape.ts'
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
  /** The number of the line, from 1. */
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

/** The reasons why an input cannot be set in the file, by where it may be set. */
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

// The YAML of a rules file: a mapping to text, flat mappings, and lists of either.

const flatHint =
  'Write one line for each input, as "threshold: 3%"; an input with several values takes a list.'

/**
 * Parses the entries in the order of the file. Numbers and truth values stay as they are written (`5e-2`, `yes`), so that they
 * mean the same as in inputs of a workflow. Throws MisconfiguredError for what is no YAML, or no mapping.
 */
export function parseRulesFileEntries(path: string, text: string): readonly RulesFileKeyValue[] {
  const { contents, lineOf } = parseRulesYamlIntoNodes(path, text)
  const entriesOf = ({ items }: YAMLMap): readonly RulesFileKeyValue[] =>
    items.map(({ key, value }) => {
      if (!isScalar(key))
        throw new MisconfiguredError(
          `${rulesFileLocationText(path, lineOf(startOf(key)))}: a key is not a plain word. ${flatHint}`,
        )
      return {
        key: textOfYamlScalarOrNull(key) ?? '',
        value: valueIn(value),
        line: lineOf(startOf(key)),
      }
    })
  const valueIn = (node: unknown): RulesFileValue => {
    if (isScalar(node)) return textOfYamlScalarOrNull(node)
    if (isMap(node)) return { mapping: entriesOf(node) }
    return isSeq(node) ? node.items.map(valueIn) : null
  }
  return contents === null ? [] : entriesOf(contents)
}

/** Returns where a node begins in the text. */
function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0
}

/** Returns a rules file as nodes with their places (null if it is empty), and what finds a place's line, from 1. */
function parseRulesYamlIntoNodes(
  path: string,
  text: string,
): { readonly contents: YAMLMap | null; readonly lineOf: (position: number) => number } {
  const lineCounter = new LineCounter()
  for (const start of [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)])
    lineCounter.addNewLine(start)
  const lineOf = (position: number) => lineCounter.linePos(position).line
  const refuse = (position: number | null, why: string) =>
    new MisconfiguredError(
      `${rulesFileLocationText(path, position === null ? null : lineOf(position))}: ${why}`,
    )
  // It comes before the parser, which takes seconds for thousands of brackets.
  refuseSpecial(text, refuse)
  // All scalars are texts, as they are written; a key that is set twice is judged later.
  const parsed = parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: false, prettyErrors: false })
  const [document, ...others] = Array.isArray(parsed) ? parsed : []
  const [error] = [document, ...others].flatMap(one => one?.errors ?? [])
  if (error)
    throw refuse(
      error.pos[0],
      `not valid YAML (${escapeControlCharacters(error.message).slice(0, 200)}). ${flatHint}`,
    )
  if (others.length > 0)
    throw refuse(null, `it holds ${1 + others.length} YAML documents. Keep one, without "---" after it.`)
  const contents = document?.contents ?? null
  if (contents === null || (isScalar(contents) && textOfYamlScalarOrNull(contents) === null))
    return { contents: null, lineOf }
  if (!isMap(contents)) throw refuse(startOf(contents), `it is not a mapping of inputs. ${flatHint}`)
  return { contents, lineOf }
}

/** Control characters that YAML accepts only as escapes. */
const control = /[^\t\n\r -\uffff]/

/** The deepest nesting of lists and mappings in brackets. */
const deepest = 8

/** Refuses anchors, aliases, tags and directives: the meaning of a rule must be visible in its own line. */
function refuseSpecial(
  text: string,
  refuse: (position: number | null, why: string) => MisconfiguredError,
): void {
  const controlAt = text.search(control)
  if (controlAt >= 0) throw refuse(controlAt, `not valid YAML (a control character). ${flatHint}`)
  let position = 0
  let depth = 0
  let isInScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    const type: ReturnType<typeof CST.tokenType> = isInScalar ? null : CST.tokenType(lexeme)
    // A lexeme of its own announces that the next is a scalar, and has no place in the text.
    isInScalar = type === 'scalar'
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue
    if (type === 'flow-seq-start' || type === 'flow-map-start') depth++
    if (type === 'flow-seq-end' || type === 'flow-map-end') depth--
    if (depth > deepest)
      throw refuse(position, `not valid YAML (nested more than ${deepest} deep). ${flatHint}`)
    if (type === 'directive-line') throw refuse(null, 'YAML directives ("%") are not accepted. Remove them.')
    if (type === 'anchor' || type === 'alias') {
      const kind = type === 'alias' ? 'a YAML alias ("*")' : 'a YAML anchor ("&")'
      throw refuse(
        position,
        `${kind} is not accepted. Write the value out; quote a value that begins with this character.`,
      )
    }
    if (type === 'tag')
      throw refuse(
        position,
        `the YAML tag "${lexeme.slice(0, 60)}" is not accepted. Leave it out; quote a value that begins with "!".`,
      )
    position += lexeme.length
  }
}

/** Returns the text of a scalar; null if nothing is written, or YAML's null. */
function textOfYamlScalarOrNull({ value, type }: Scalar): string | null {
  const text = String(value ?? '')
  return type === 'PLAIN' && /^(~|null|Null|NULL|)$/.test(text) ? null : text
}

// Entries of accepted regressions are written into the text of a rules file, and the rest of the text is unchanged.

/** An entry to write: values by the keys of `accepted`, in order. */
export type AcceptedEntryForRulesFile = Readonly<Record<'match' | 'up-to' | 'why' | 'by' | 'on', string>>

/**
 * Returns the text with the entries at the beginning of its list, or in a new list at the end. Entries with the same match are
 * replaced. Throws MisconfiguredError if the list is written in one line.
 */
export function addAcceptedToRulesFileText(
  path: string,
  text: string,
  entries: readonly AcceptedEntryForRulesFile[],
): string {
  // The file of an editor for Windows keeps its ends of lines.
  if (text.includes('\r\n') && !/(?<!\r)\n/.test(text))
    return addAcceptedToRulesFileText(path, text.replaceAll('\r\n', '\n'), entries).replaceAll('\n', '\r\n')
  const { contents, lineOf } = parseRulesYamlIntoNodes(path, text)
  const pair = contents?.items.find(({ key }) => isScalar(key) && key.value === 'accepted')
  if (!pair) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
    return `${before}${before === '' ? '' : '\n'}accepted:\n${inYaml(entries, '  ')}`
  }
  const line = lineOf(startOf(pair.key))
  const list = pair.value
  const isEmpty = isScalar(list) && textOfYamlScalarOrNull(list) === null
  if (!isEmpty && (!isSeq(list) || list.flow === true))
    throw new MisconfiguredError(
      `${rulesFileLocationText(path, line)}: "accepted" is written on one line. Write its entries on lines of their own below it, or add the following yourself:\n${inYaml(entries, '  ')}`,
    )
  const lines = text.split('\n')
  const items = isSeq(list) ? list.items.filter(isMap) : []
  const indent = isSeq(list) ? (/^\s*/.exec(lines[lineOf(startOf(list)) - 1] ?? '')?.[0] ?? '') : '  '
  const matches = new Set(entries.map(({ match }) => match))
  const replaced = new Set(
    items.filter(item => matches.has(String(item.get('match')).trim())).flatMap(linesOf),
  )
  const rest = lines.filter((_, index) => index >= line && !replaced.has(index + 1))
  return [...lines.slice(0, line), inYaml(entries, indent).trimEnd(), ...rest].join('\n')

  /** Returns the numbers of the lines that an entry of the list stands on. */
  function linesOf(item: YAMLMap): readonly number[] {
    const [start = 0, end = start] = item.range ?? []
    const first = lineOf(text.lastIndexOf('-', start))
    const last = lineOf(start + text.slice(start, end).trimEnd().length)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
}

/** Returns the entries as lines of a list, with quotes but for numbers, percentages and days. */
function inYaml(entries: readonly AcceptedEntryForRulesFile[], indent: string): string {
  const document = new Document(
    entries.map(entry => Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== ''))),
  )
  visit(document, {
    Scalar(key, scalar) {
      if (key !== 'key' && !/^\d[\d.%-]*$/.test(String(scalar.value))) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  // `^` would also match after a line separator (U+2028) within a text.
  const lines = document.toString({ lineWidth: 0 }).trimEnd().split('\n')
  return lines.map(line => `${indent}${line}\n`).join('')
}
