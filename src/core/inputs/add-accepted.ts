// Adds accepted regressions to the text of a rules file, and leaves the rest of it as it is written.
import { Misconfigured } from '../model/errors.ts'
import { ruleAt } from './rules-file.ts'

/** An Acceptance is an entry to write: values by the keys of `accepted`, in order. */
export type AcceptedEntry = Readonly<Record<'match' | 'up-to' | 'why' | 'by' | 'on', string>>

/**
 * The text with the entries at the beginning of its list, which is begun at the end of the file where there is none. `line` is that
 * of its key `accepted`, from 1; null without one. Throws Misconfigured where that list is written in one line.
 */
export function withEntries(
  path: string,
  text: string,
  line: number | null,
  entries: readonly AcceptedEntry[],
): string {
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
  return [...lines.slice(0, line), inYaml(entries, indent).trimEnd(), ...lines.slice(line)].join('\n')
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
