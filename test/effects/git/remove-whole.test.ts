// What is removed with all that is in it, and what is said of that which cannot be.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { removeWhole } from '../../../src/effects/git/paths.ts'
import { makeRepository } from '../../support/repository.ts'

const folder = (script = '') => makeRepository(script)

/** That takes root, and not every file system has it. */
const canBeImmutable = (() => {
  const place = mkdtempSync(join(tmpdir(), 'benchgate-immutable-'))
  writeFileSync(join(place, 'file'), '')
  const isSet = spawnSync('chattr', ['+i', join(place, 'file')], { stdio: 'ignore' }).status === 0
  if (isSet) execFileSync('chattr', ['-i', join(place, 'file')])
  rmSync(place, { recursive: true })
  return isSet
})()

describe('a folder is removed', () => {
  test('that is write-protected, and what a link in it leads to is not', async () => {
    await using here = await folder(
      'mkdir -p out/of a/b/c; echo x > out/file; echo x > a/b/c/d; ln -s ../out a/link; chmod -R -w a',
    )
    await removeWhole(join(here.folder, 'a'))
    expect(readdirSync(here.folder)).toEqual(['out'])
    expect(readdirSync(join(here.folder, 'out')).sort()).toEqual(['file', 'of'])
    // One that is not there is none.
    await removeWhole(join(here.folder, 'a'))
  })

  test('that is so deep that no path reaches its end', async () => {
    const name = 'n'.repeat(200)
    await using here = await folder(
      `mkdir deep; cd deep; for n in $(seq 40); do mkdir ${name} side; echo x > side/file; cd -P ${name}; done; echo x > end`,
    )
    await removeWhole(join(here.folder, 'deep'))
    expect(readdirSync(here.folder)).toEqual([])
  })

  test.skipIf(!canBeImmutable)('unless something in it is immutable, which is named', async () => {
    await using here = await folder('mkdir -p a/b; echo x > a/b/c; chattr +i a/b/c')
    const place = join(here.folder, 'a')
    await expect(removeWhole(place)).rejects.toThrow(/a\/b\/c may not be removed \(EPERM\)\. .*chattr -i/)
    execFileSync('chattr', ['-i', join(place, 'b/c')])
    await removeWhole(place)
    expect(readdirSync(here.folder)).toEqual([])
  })
})
