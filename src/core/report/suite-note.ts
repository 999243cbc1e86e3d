// The word to a reader whose base and head did not run the same benchmark, and how they would.

import { globsFor } from '../change/suite.ts'
import type { ResultFile } from '../model/result-file.ts'
import { inlineCode } from '../words/escape.ts'
import { type Code, listed } from '../words/names.ts'
import type { Voice } from './terms.ts'

/** More names than this say no more; the result file has them all. */
const mostNames = 3

/** Names at most `most` files; empty where the benchmarks are the same. */
export function suiteNote(result: ResultFile, most: number, voice: Voice): string {
  const words = suiteWords(result, most, inlineCode)
  if (words === '') return ''
  const term = voice.term('warnings', 'Not the same benchmark')
  return `⚠️ **${term} on both sides:** ${words}`
}

/** What differs, and what to do about it. */
export function suiteWords({ warnings, settings }: ResultFile, most: number, code: Code): string {
  const changed = warnings.flatMap(warning => (warning.kind === 'suite' ? warning.changed : []))
  if (changed.length === 0) return ''
  const shown = Math.min(most, mostNames)
  const names = listed(
    // A name costs time to escape.
    changed.map((path, index) => (index < shown ? code(path) : '')),
    shown,
  )
  return `benchmark files were changed (${names}), so a difference may be the benchmark's own. ${advice(changed, settings.overlay, code)}`
}

function advice(changed: readonly string[], overlay: readonly string[], code: Code): string {
  const globs = globsFor(changed).filter(glob => !overlay.includes(glob))
  const [only] = globs
  const [more, both] = [overlay.length === 0 ? '' : ' to what it has', "so that both sides run head's"]
  // In YAML a bare * would be an alias.
  if (only !== undefined && globs.length === 1 && more === '')
    return `Set ${code(`overlay: '${only}'`)}, ${both}.`
  const lines = listed(
    globs.map(glob => code(glob)),
    mostNames,
  )
  if (more !== '') return `Add ${lines} to \`overlay\`, ${both}.`
  return `Set \`overlay\` to ${lines}, one a line, ${both}.`
}
