// What is found in folders, and what is said of those that cannot be opened.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { entriesBelow, makeTemporaryFolder, refuseNonUtf8Folder } from '../../../src/effects/files/folder.ts'
import { makeRepository } from '../../support/repository.ts'

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

test('what is below a folder is found within limits, and neither behind links nor in folders that are not opened', async () => {
  await using repository = await makeRepository(
    'mkdir -p a/b/c closed; touch a/b/c/deep a/b/it closed/no; ln -s a link',
  )
  const below = (entries: number, depth: number) =>
    entriesBelow(repository.folder, { entries, depth }, path => path !== 'closed')
      .map(({ path }) => path)
      .toSorted()
  expect(below(10, 2)).toEqual(['a', 'a/b', 'a/b/c', 'a/b/it', 'closed', 'link'])
  expect(below(10, 0)).toEqual(['a', 'closed', 'link'])
  expect(below(4, 5)).toHaveLength(4)
})
