// What advice calls the setting for how long Go measures: our input, or a flag of the user's own command.
import type { ResultFile } from '../../model/result-file.ts'
import { isOfGo } from '../../words/of-go.ts'

/** Null for other tools than Go's, which have settings of their own for that. */
export function benchtimeName(result: Pick<ResultFile, 'settings' | 'formats'>): string | null {
  if (!isOfGo(result)) return null
  return result.settings.go === null ? '-benchtime' : 'benchtime'
}
