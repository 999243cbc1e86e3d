// Whether a result is from Go benchmarks, for which reports have words of their own.
import type { ResultFile } from '../model/result-file.ts'

/** Whether each side that measured anything was read in Go's format. */
export function isOfGo({ formats }: { readonly formats?: ResultFile['formats'] | undefined }): boolean {
  return [formats?.base, formats?.head].every(format => (format ?? 'go') === 'go')
}
