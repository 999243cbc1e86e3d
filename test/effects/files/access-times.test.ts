// Reads are told by access times, also of more paths than one command takes.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  folderKeepsAccessTimes,
  observeReads,
  plainFileStats,
  resetAccessTimes,
  restoreReadMarksAfter,
  wasFileReadSinceAccessTimeReset,
} from '../../../src/effects/files/access-times.ts'
import { makeRepository } from '../../support/repository.ts'

test('a file counts as read once it is read, and the time of its last change stays', async ({ skip }) => {
  await using repository = await makeRepository('echo a > a; echo b > b; ln -s a link')
  const { folder } = repository
  if (!(await folderKeepsAccessTimes(folder))) skip('access times are not kept here')
  const { mtimeMs } = statSync(join(folder, 'a'))
  await resetAccessTimes(folder, ['a', 'b', 'link', 'missing'])
  expect(['a', 'b', 'missing'].map(name => wasFileReadSinceAccessTimeReset(join(folder, name)))).toEqual([
    false,
    false,
    false,
  ])
  readFileSync(join(folder, 'a'))
  expect(['a', 'b'].map(name => wasFileReadSinceAccessTimeReset(join(folder, name)))).toEqual([true, false])
  expect(statSync(join(folder, 'a')).mtimeMs).toBe(mtimeMs)
  expect(['a', 'link', 'missing', '.'].map(name => plainFileStats(join(folder, name)) !== null)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('more paths than one command takes are all set back', async ({ skip }) => {
  await using repository = await makeRepository('true')
  const { folder } = repository
  if (!(await folderKeepsAccessTimes(folder))) skip('access times are not kept here')
  writeFileSync(join(folder, 'last'), 'x')
  readFileSync(join(folder, 'last'))
  const long = Array.from({ length: 5000 }, (_, n) => `${'missing-folder/'.repeat(60)}${n}`)
  await resetAccessTimes(folder, [...long, 'last'])
  expect(wasFileReadSinceAccessTimeReset(join(folder, 'last'))).toBe(false)
})

test('what commands read is returned, of Python also what was compiled; what is not reset counts if it is read later', async ({
  skip,
}) => {
  await using repository = await makeRepository(
    'mkdir __pycache__ listed; echo a | tee a.py b.py c.py d e __pycache__/a.cpython-313.pyc; cat d e',
  )
  const { folder } = repository
  if (!(await folderKeepsAccessTimes(folder))) skip('access times are not kept here')
  const paths = {
    files: ['a.py', 'd'],
    folders: ['listed'],
    code: ['a.py', 'b.py'],
    codeOfOthers: ['e', 'd'],
  }
  const { result, ...read } = await observeReads(folder, paths, async () =>
    repository.sh('cat __pycache__/*; ls listed; touch -a e'),
  )
  expect(result).toBe('a\n')
  expect([...read.files, ...read.folders, ...read.code.keys()]).toEqual(['listed', 'a.py', 'e'])
})

test('an observation within another one leaves what counts as read as it was', async ({ skip }) => {
  await using repository = await makeRepository('echo a > a; echo b > b')
  const { folder } = repository
  if (!(await folderKeepsAccessTimes(folder))) skip('access times are not kept here')
  const areRead = () => ['a', 'b'].map(name => wasFileReadSinceAccessTimeReset(join(folder, name)))
  await resetAccessTimes(folder, ['a', 'b'])
  readFileSync(join(folder, 'a'))
  const seen = await restoreReadMarksAfter(folder, ['a', 'b'], async () => {
    await resetAccessTimes(folder, ['a', 'b'])
    readFileSync(join(folder, 'b'))
    return areRead()
  })
  expect(seen).toEqual([false, true])
  expect(areRead()).toEqual([true, false])
})
