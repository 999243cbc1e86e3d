// Notices that a test binary is no longer the one that was built.
import { statSync } from 'node:fs'
import { CouldNotMeasure } from '../../core/model/errors.ts'

/** What the file system says of each binary, with the time of its last change, which no process can set. */
const seals = new Map<string, string>()

/** Remembers a binary that has just been built. */
export function seal(file: string): void {
  // There any process can set this time, and what looks for viruses may.
  const identity = process.platform === 'win32' ? null : identityOf(file)
  if (identity === null) seals.delete(file)
  else seals.set(file, identity)
}

/** Whether there is a binary, and it is the one that was built. */
export function isAsSealed(file: string): boolean {
  const identity = seals.get(file)
  return identity !== undefined && identity === identityOf(file)
}

/** Throws CouldNotMeasure where it was changed or replaced since. */
export function refuseChanged(file: string, title: string): void {
  const identity = seals.get(file)
  if (identity === undefined || identity === identityOf(file)) return
  throw new CouldNotMeasure(
    `The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`,
  )
}

function identityOf(file: string): string | null {
  const there = statSync(file, { bigint: true, throwIfNoEntry: false })
  return there ? [there.dev, there.ino, there.size, there.mtimeNs, there.ctimeNs].join(' ') : null
}
