// Whether a file was written before a time, though its file system may be on a machine whose clock differs.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the time of a file may be off by: FAT keeps two seconds. */
const coarsest = 2000

/** `folder` is where the file is. Its clock is only looked at where the file seems to be older. */
export async function isBefore(written: Date, began: Date, folder: string): Promise<boolean> {
  const earlier = began.getTime() - coarsest - written.getTime()
  return earlier > 0 && earlier > (await lateness(folder))
}

/** By how many milliseconds the clock of a file system is behind ours; 0 where nothing can be written there. */
async function lateness(folder: string): Promise<number> {
  try {
    const probe = await mkdtemp(join(folder, '.benchgate-'))
    const now = Date.now()
    const { mtimeMs } = await stat(probe)
    await rm(probe, { recursive: true })
    return now - mtimeMs
  } catch {
    return 0
  }
}
