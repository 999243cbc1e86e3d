// What this user may not look at is no code that its commands could load, and neither are the files of running compilers.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import { findCodeFilesWrittenSince } from '../../../src/effects/provenance/written-code-files.ts'

const moduleOf = (name: string) =>
  pathToFileURL(join(import.meta.dirname, '../../../src/effects/provenance', name)).href

test.runIf(process.getuid?.() === 0)('files that only another user may look at are left out', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const folder = temporary.path
  mkdirSync(join(folder, 'secret'))
  writeFileSync(join(folder, 'secret/lib.so'), '')
  writeFileSync(join(folder, 'own.so'), '')
  mkdirSync(join(folder, 'listed'))
  writeFileSync(join(folder, 'listed/other.so'), '')
  symlinkSync('secret/lib.so', join(folder, 'link.so'))
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'secret'), 0o700)
  chmodSync(join(folder, 'listed'), 0o744)
  const script = `import { findCodeFilesWrittenSince } from '${moduleOf('written-code-files.ts')}'
    import { findProgramsOnPathMentioningCheckout } from '${moduleOf('candidate-files.ts')}'
    process.setgid(65534); process.setuid(65534)
    const { written } = findCodeFilesWrittenSince(0, [{ folder: '.', depth: 3 }], [])
    const programs = findProgramsOnPathMentioningCheckout({ PATH: process.cwd() }, '/nowhere')
    console.log(JSON.stringify([written.map(path => path.split('/').at(-1)), programs]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([['own.so'], []])
})

test('the folders in which other programs work are not searched, as these may run meanwhile', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  for (const name of [
    'go-build1',
    'go-link-1',
    'rustcAb3dEf',
    'tmpc3cn8f_u',
    'tmp.Ab3dEfGh1j',
    'go-link-of-mine',
    'tmp-lib',
  ]) {
    mkdirSync(join(temporary.path, name))
    writeFileSync(join(temporary.path, name, 'code.o'), '')
  }
  for (const name of ['ccg51HTo.o', 'ccg51HTo.ltrans0.o', 'ccg51HTo.ltrans0.ltrans.o'])
    writeFileSync(join(temporary.path, name), '')
  const { written } = findCodeFilesWrittenSince(0, [{ folder: temporary.path, depth: 2 }], [])
  const expected = ['go-link-of-mine', 'tmp-lib'].map(name => join(temporary.path, name, 'code.o'))
  expect(written.toSorted()).toEqual(expected)
})
