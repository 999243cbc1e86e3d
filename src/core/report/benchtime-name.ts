// The name by which a reader of advice sets how long Go measures: an input of ours, or a flag of their own command.
import type { Settings } from '../settings.ts'

/** As code, for any report. */
export function benchtimeName({ go }: Pick<Settings, 'go'>): string {
  return go === null ? '`-benchtime`' : '`benchtime`'
}
