// What is said of folders that cannot be opened.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { makeTemporaryFolder, refuseNonUtf8Folder } from '../../../src/effects/files/folder.ts'

test('a folder whose name is not UTF-8 is refused, and one with U+FFFD in its name is not', async () => {
  const place = mkdtempSync(join(tmpdir(), 'benchgate-\ufffd-'))
  try {
    await refuseNonUtf8Folder(place)
    await refuseNonUtf8Folder(join(tmpdir(), 'missing'))
    const refused = refuseNonUtf8Folder(join(place, 'l\ufffdt'))
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow(/is not in UTF-8, so it cannot be opened: .*l\ufffdt\. Rename/)
  } finally {
    rmSync(place, { recursive: true })
  }
})

test('a folder for temporary files that is not there is refused with its name and what to do', async () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  await expect(makeTemporaryFolder('benchgate-test-')).rejects.toThrow(
    /^The folder for temporary files, \/nowhere, cannot be used: ENOENT.* Set TMPDIR to a folder that exists/,
  )
  vi.unstubAllEnvs()
})
