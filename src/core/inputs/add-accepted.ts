// Writes entries of accepted regressions into the text of a rules file, and leaves the rest of the text unchanged.
import { Document, isMap, isScalar, isSeq, visit, type YAMLMap } from 'yaml'
import { MisconfiguredError } from '../model/errors.ts'
import { rulesFileLocationText } from './rules-file.ts'
import { parseRulesYamlIntoNodes, startOf, textOfYamlScalarOrNull } from './rules-yaml.ts'

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
      `${rulesFileLocationText(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, '  ')}`,
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
