// What is said of folders that cannot be opened.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('a folder for temporary files that does not exist is named, with what to do', async () => {
  const { TMPDIR } = process.env
  process.env.TMPDIR = '/missing/temporary'
  try {
    const refused = makeTemporaryFolder('benchgate-')
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow(
      'The folder for temporary files, /missing/temporary, does not exist or is not writable (ENOENT). Set TMPDIR',
    )
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
})
