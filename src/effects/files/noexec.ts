// Tells a folder from which no program can be run, as its file system is mounted with `noexec`.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether a file that may be executed is refused there; false where that cannot be tried. */
export async function isNoexec(folder: string): Promise<boolean> {
  const own = await mkdtemp(join(folder, 'benchgate-run-')).catch(() => null)
  if (own === null) return false
  try {
    const file = join(own, 'program')
    await writeFile(file, '#!/bin/sh\n', { mode: 0o755 })
    return await new Promise(done => {
      execFile(file, error => done((error as NodeJS.ErrnoException | null)?.code === 'EACCES'))
    })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** What is wrong with such a folder, and what to do. */
export function noexecText(folder: string): string {
  return `No program can be run from the folder for temporary files, ${folder}, as its file system is mounted with "noexec". Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another one.`
}
