// The word to a reader whose base and head did not run the same benchmark, and how they would.
import type { ResultFile } from '../result-file.ts'
import { globsFor } from '../suite.ts'
import { inlineCode } from './escape.ts'
import { listed } from './names.ts'
import type { Voice } from './terms.ts'

/** More names than this say no more; the result file has them all. */
const mostNames = 3

/** Names at most `most` files; empty where the benchmarks are the same. */
export function suiteNote({ warnings, settings }: ResultFile, most: number, voice: Voice): string {
  const changed = warnings.flatMap(warning => (warning.kind === 'suite' ? warning.changed : []))
  if (changed.length === 0) return ''
  const shown = Math.min(most, mostNames)
  const names = listed(
    // A name costs time to escape.
    changed.map((path, index) => (index < shown ? inlineCode(path) : '')),
    shown,
  )
  const term = voice.term('warnings', 'Not the same benchmark')
  return `⚠️ **${term} on both sides:** benchmark files were changed (${names}), so a difference may be the benchmark's own. ${advice(changed, settings.overlay)}`
}

function advice(changed: readonly string[], overlay: readonly string[]): string {
  const globs = globsFor(changed).filter(glob => !overlay.includes(glob))
  const [only] = globs
  const [more, both] = [overlay.length === 0 ? '' : ' to what it has', "so that both sides run head's"]
  // In YAML a bare * would be an alias.
  if (only !== undefined && globs.length === 1 && more === '')
    return `Set ${inlineCode(`overlay: '${only}'`)}, ${both}.`
  const lines = listed(
    globs.map(glob => inlineCode(glob)),
    mostNames,
  )
  if (more !== '') return `Add ${lines} to \`overlay\`, ${both}.`
  return `Set \`overlay\` to ${lines}, one a line, ${both}.`
}
