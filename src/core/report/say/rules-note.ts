// Tells a reader that the change brings rules of its own, by which it was judged.
import type { RulesFile } from '../../model/result-file.ts'
import { legible } from '../../words/escape.ts'
import { type Part, warning } from './block.ts'
import { code, listed, name, say, strong, type Text } from './text.ts'

/** More rules are only counted, and more characters of a value left out: the diff of the file has them all. */
const most = 10
const longestValue = 80

/** Comes first in a report; empty where base has the same rules. */
export function rulesNote(rules: RulesFile | null): Part {
  return rules === null || rules.changes.length === 0 ? [] : [warning(rulesSentence(rules))]
}

/** Which rules differ from base's, as old → new. */
export function rulesSentence({ file, changes }: RulesFile): Text {
  const lines = changes.map(({ rule, base, head }) => say`${code(rule)}: ${value(base)} → ${value(head)}`)
  return say`${strong('This change brings its own rules')} (${name(file)}); both sides were measured and judged by them: ${listed(lines, most)}.`
}

function value(text: string | null): Text {
  return text === null ? say`not set` : say`${name(legible(text, longestValue))}`
}
