// Parses the YAML of a rules file (a mapping to text, flat mappings, and lists of either), and adds accepted regressions to it.
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
import { MisconfiguredError } from '../model/errors.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { type RulesFileKeyValue, type RulesFileValue, rulesFileLocationText } from './rules-file.ts'

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
