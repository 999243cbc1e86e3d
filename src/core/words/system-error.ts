// What the system says of a file, as a sentence with what to do: its own words name a call, and often no file.

/** What node says of a call that failed. */
interface SystemError {
  readonly code?: unknown
  readonly path?: unknown
  readonly dest?: unknown
}

const places =
  'the results and the copies of the sides are in RUNNER_TEMP (in a terminal, in TMPDIR), and what is set aside is in the git directory'

/** Null for what its own words say well enough. */
export function systemErrorText(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, path, dest } = error as SystemError
  const file = [dest, path].find(one => typeof one === 'string' || one instanceof Uint8Array)
  const where = file === undefined ? null : String(file)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `${where === null ? 'A file' : where} could not be written, as there is no space left (${code}). Make room there: ${places}.`
    case 'EROFS':
      return `${where === null ? 'A file' : where} could not be written, as its file system can only be read (EROFS). Let it be writable: ${places}.`
    default:
      return null
  }
}
