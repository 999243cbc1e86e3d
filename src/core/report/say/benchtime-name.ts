// The name by which a reader of advice sets how long Go measures: an input of ours, or a flag of their own command.
import type { ResultFile } from '../../model/result-file.ts'
import { isOfGo } from '../../words/of-go.ts'

/** Null where the tool is not Go's, and has a setting of its own for that. */
export function benchtimeName(result: Pick<ResultFile, 'settings' | 'formats'>): string | null {
  if (!isOfGo(result)) return null
  return result.settings.go === null ? '-benchtime' : 'benchtime'
}
