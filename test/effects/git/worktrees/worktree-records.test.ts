// The records of worktrees: those that say nothing are none, and of the runs that cannot be seen from here each is named.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holder } from '../../../../src/effects/git/holder.ts'
import {
  foldersIn,
  readRecord,
  warnForeignRuns,
} from '../../../../src/effects/git/worktrees/worktree-folder.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'

const record = (folder: string, more: object = {}) =>
  JSON.stringify({ ...holder(), started: '2026-01-02T03:04:05.678Z', folder, repositories: [], ...more })
const unseen = { boot: 'another', host: 'elsewhere' }

test('only what has a folder, a start and repositories is a record', async () => {
  await using repository = await makeRepository('mkdir folder')
  const path = join(repository.folder, 'one.json')
  for (const [content, isRecord] of [
    [record('/a', { repositories: ['/b'] }), true],
    [record('/a', { repositories: ['/b', ''] }), false],
    [record('/a', { repositories: ['/b', 2] }), false],
    [record('/a', { repositories: null }), false],
    [record('', {}), false],
    [record('/a', { started: '' }), false],
    [record('/a').slice(0, -1), false],
  ] as const) {
    writeFileSync(path, content)
    expect((await readRecord(path)) !== null, content).toBe(isRecord)
  }
  expect(await readRecord(join(repository.folder, 'folder'))).toBeNull()
  expect(await readRecord(join(repository.folder, 'missing'))).toBeNull()
})

test('runs that cannot be seen from here are named, and no others', async () => {
  await using repository = await makeRepository('git init --quiet')
  const console = listeningConsole()
  await warnForeignRuns(repository.git, console)
  const records = join(repository.folder, '.git/benchgate-worktrees')
  mkdirSync(records)
  writeFileSync(join(records, 'a.json'), record('/of/this/process'))
  writeFileSync(join(records, 'b.json'), '{')
  await warnForeignRuns(repository.git, console)
  expect(console.said).toEqual([])
  writeFileSync(join(records, 'c.json'), record('/one', unseen))
  writeFileSync(join(records, 'd.json'), record('/two', unseen))
  writeFileSync(join(records, 'e.json.next'), record('/three', unseen))
  await warnForeignRuns(repository.git, console)
  expect(console.said).toHaveLength(1)
  expect(console.said[0]).toContain(
    ': /one (since 2026-01-02T03:04:05.678Z), /two (since 2026-01-02T03:04:05.678Z). If you',
  )
  expect([...(await foldersIn(records))].sort()).toEqual(['/of/this/process', '/one', '/two'])
})
