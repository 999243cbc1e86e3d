// Tells a reader that base and head did not run the same benchmark, and how to make them.

import { globsFor } from '../../change/suite.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { type ReportSection, warning } from './block.ts'
import { code, listedText, name, say, strong, type Text, term } from './text.ts'

/** More names do not help; the result file has them all. */
const mostNames = 3

/** What differs, with at most `most` files named, and what to do about it; empty where the benchmarks are the same. */
export function suiteNote({ warnings, settings }: ResultFile, most: number): ReportSection {
  const changed = warnings.flatMap(one => (one.kind === 'suite' ? one.changed : []))
  if (changed.length === 0) return []
  const subject = strong(say`${term('warnings', 'Not the same benchmark')} on both sides:`)
  const hasMoved = warnings.some(({ kind }) => kind === 'moved')
  const doing = hasMoved ? notByOverlay : advice(changed, settings.overlay)
  const names = listedText(changed.map(name), Math.min(most, mostNames))
  return [
    warning(
      say`${subject} benchmark files were changed (${names}), so a difference may come from the benchmark itself. ${doing}`,
    ),
  ]
}

/** Base lacks the folder or the import path that head's files are written for. */
const notByOverlay = say`As a package has moved, \`overlay\` cannot make both sides run head's: see what was changed in these files.`

function advice(changed: readonly string[], overlay: readonly string[]): Text {
  const globs = globsFor(changed).filter(glob => !overlay.includes(glob))
  const [only] = globs
  const both = "so that both sides run head's"
  // In YAML a bare * would be an alias.
  if (only !== undefined && globs.length === 1 && overlay.length === 0)
    return say`Set ${code(`overlay: '${only}'`)}, ${both}.`
  const lines = listedText(globs.map(name), mostNames)
  if (overlay.length > 0) return say`Add ${lines} to \`overlay\`, ${both}.`
  return say`Set \`overlay\` to ${lines}, one per line, ${both}.`
}

/** How to set `overlay`, so that base runs the benchmarks of head. */
export function overlayAdvice({ warnings, settings }: Pick<ResultFile, 'warnings' | 'settings'>): Text {
  const changed = warnings.flatMap(one => (one.kind === 'suite' ? one.changed : []))
  const usual = settings.go === null ? [] : ['**/*_test.go']
  const globs = changed.length === 0 ? usual : globsFor(changed)
  const [only] = globs
  if (only === undefined || settings.overlay.length > 0)
    return say`name the files that hold them in \`overlay\``
  if (globs.length === 1) return say`set ${code(`overlay: '${only}'`)}`
  return say`set \`overlay\` to ${listedText(globs.map(name), mostNames)}, one per line`
}
