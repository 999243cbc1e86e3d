// Adds accepted regressions to the text of a rules file, and leaves the rest of it as it is written.
import { Misconfigured } from '../model/errors.ts'
import type { ListRow } from './rule-lists.ts'
import { ruleAt } from './rules-file.ts'

/** An Acceptance is an entry to write: values by the keys of `accepted`, in order. */
export type AcceptedEntry = Readonly<Record<'match' | 'up-to' | 'why' | 'by' | 'on', string>>

/**
 * The text with the entries at the beginning of its list, which is begun at the end of the file where there is none. `line` is that
 * of its key `accepted`, from 1; null without one. Those that are `there` for the same are replaced. Throws Misconfigured where that list is written in one line.
 */
export function withEntries(
  path: string,
  text: string,
  line: number | null,
  entries: readonly AcceptedEntry[],
  there: readonly ListRow[],
): string {
  const matches = new Set(entries.map(({ match }) => match))
  const old = there.filter(({ texts }) => matches.has(texts.match ?? ''))
  const lines = text.split('\n')
  if (line === null) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
    return `${before}${before === '' ? '' : '\n'}accepted:\n${inYaml(entries, '  ')}`
  }
  if (!/^(accepted|"accepted"|'accepted')\s*:\s*(#.*)?\r?$/.test(lines[line - 1] ?? ''))
    throw new Misconfigured(
      `${ruleAt(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, '  ')}`,
    )
  const item = lines.slice(line).find(one => /^\s*-\s/.test(one))
  const indent = /^\s*/.exec(item ?? '  -')?.[0] ?? ''
  const gone = new Set(old.flatMap(row => linesOf(row, lines)))
  const kept = lines.filter((_, at) => at >= line && !gone.has(at))
  return [...lines.slice(0, line), inYaml(entries, indent).trimEnd(), ...kept].join('\n')
}

/** Where an entry stands, from 0: its first line and those further in. */
function linesOf({ line }: ListRow, lines: readonly string[]): readonly number[] {
  const start = line - 1
  const indent = /^(\s*)-\s/.exec(lines[start] ?? '')?.[1]?.length
  if (indent === undefined) return []
  // A blank line may stand in a text of it, or between it and what follows.
  const further = lines.slice(line).findIndex(one => /\S/.test(one) && one.search(/\S/) <= indent)
  let end = further < 0 ? lines.length : line + further
  while (end > line && lines[end - 1]?.trim() === '') end--
  return Array.from({ length: end - start }, (_, at) => start + at)
}

function inYaml(entries: readonly AcceptedEntry[], indent: string): string {
  return entries
    .map(entry => {
      const [first = '', ...others] = Object.entries(entry)
        .filter(([, text]) => text !== '')
        .map(([key, text]) => `${key}: ${scalar(text)}`)
      return [`${indent}- ${first}`, ...others.map(one => `${indent}  ${one}`)].join('\n')
    })
    .map(one => `${one}\n`)
    .join('')
}

/** A JSON string is a YAML one; what cannot be anything else stays as it is. */
function scalar(text: string): string {
  return /^\d[\d.%-]*$/.test(text) ? text : JSON.stringify(text)
}
