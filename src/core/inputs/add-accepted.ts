// Adds accepted regressions to the text of a rules file, and leaves the rest of the text unchanged.
import { Misconfigured } from '../model/errors.ts'
import type { ListRow } from './rule-lists.ts'
import { ruleLocation } from './rules-file.ts'

/** An entry to write: values by the keys of `accepted`, in order. */
export type AcceptedEntry = Readonly<Record<'match' | 'up-to' | 'why' | 'by' | 'on', string>>

/**
 * Returns the text with the entries at the beginning of its list, or in a new list at the end. `line` is that of the key
 * `accepted`, from 1; null without one. Entries of `existing` with the same match are replaced. Throws Misconfigured if the
 * list is written in one line.
 */
export function withEntries(
  path: string,
  text: string,
  line: number | null,
  entries: readonly AcceptedEntry[],
  existing: readonly ListRow[],
): string {
  const matches = new Set(entries.map(({ match }) => match))
  const replaced = existing.filter(({ texts }) => matches.has(texts.match ?? ''))
  const lines = text.split('\n')
  if (line === null) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
    return `${before}${before === '' ? '' : '\n'}accepted:\n${inYaml(entries, '  ')}`
  }
  if (!/^(accepted|"accepted"|'accepted')\s*:\s*(#.*)?\r?$/.test(lines[line - 1] ?? ''))
    throw new Misconfigured(
      `${ruleLocation(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, '  ')}`,
    )
  const item = lines.slice(line).find(text => /^\s*-\s/.test(text))
  const indent = /^\s*/.exec(item ?? '  -')?.[0] ?? ''
  const removed = new Set(replaced.flatMap(row => linesOf(row, lines)))
  const rest = lines.filter((_, index) => index >= line && !removed.has(index))
  return [...lines.slice(0, line), inYaml(entries, indent).trimEnd(), ...rest].join('\n')
}

/** Returns the lines of an entry, from 0: its first line and the more indented ones below it. */
function linesOf({ line }: ListRow, lines: readonly string[]): readonly number[] {
  const start = line - 1
  const indent = /^(\s*)-\s/.exec(lines[start] ?? '')?.[1]?.length
  if (indent === undefined) return []
  // A blank line may be within a text of the entry, or between it and what follows.
  const next = lines.slice(line).findIndex(text => /\S/.test(text) && text.search(/\S/) <= indent)
  let end = next < 0 ? lines.length : line + next
  while (end > line && lines[end - 1]?.trim() === '') end--
  return Array.from({ length: end - start }, (_, index) => start + index)
}

function inYaml(entries: readonly AcceptedEntry[], indent: string): string {
  return entries
    .map(entry => {
      const [first = '', ...others] = Object.entries(entry)
        .filter(([, text]) => text !== '')
        .map(([key, text]) => `${key}: ${scalar(text)}`)
      return `${[`${indent}- ${first}`, ...others.map(pair => `${indent}  ${pair}`)].join('\n')}\n`
    })
    .join('')
}

/** Returns a YAML scalar: a JSON string is one, and numbers, percentages and days need no quotes. */
function scalar(text: string): string {
  return /^\d[\d.%-]*$/.test(text) ? text : JSON.stringify(text)
}
