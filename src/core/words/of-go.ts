// Whether a result is of Go benchmarks, whose names and settings reports know.
import type { ResultFile } from '../model/result-file.ts'

/** Whether no side was read in another format than Go's. */
export function isOfGo({ formats }: { readonly formats?: ResultFile['formats'] | undefined }): boolean {
  return [formats?.base, formats?.head].every(format => (format ?? 'go') === 'go')
}
