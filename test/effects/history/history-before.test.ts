// The history that leads to a commit, from a clone and its origin.
import { expect, test } from 'vitest'
import {
  addPointToLocalNotes,
  fetchBenchmarkHistoryUpToCommit,
  pushHistoryNotes,
} from '../../../src/effects/history/notes.ts'
import { pointAt, rowOf } from '../../core/history/points.ts'
import { long } from '../../support/long.ts'
import { makeRepository, repositoryAt } from '../../support/repository.ts'

const script = `
git init --quiet --bare --initial-branch=main origin.git
git init --quiet --initial-branch=main first
cd first
git remote add origin "$PWD/../origin.git"
for n in one two three; do git commit --quiet --allow-empty -m $n; done
git push --quiet origin main
cd ..
git clone --quiet origin.git whole
git clone --quiet --depth=1 "file://$PWD/origin.git" shallow
git clone --quiet origin.git away
git -C away remote set-url origin "$PWD/gone.git"
`

test('origin tells what leads to a commit, and a shallow clone cannot know', long, async () => {
  await using all = await makeRepository(script)
  const clone = (name: string) => repositoryAt(`${all.folder}/${name}`)
  const before = (name: string, commit = 'HEAD') =>
    fetchBenchmarkHistoryUpToCommit(clone(name).git, commit, {})
  expect(await before('whole')).toBeNull()
  const first = clone('first')
  const shas = first.sh('git log --format=%H --reverse').trim().split('\n')
  for (const [nth, head] of shas.entries())
    await addPointToLocalNotes(first.git, { ...pointAt('n', [rowOf('A', 1 + nth / 10)]), head })
  await pushHistoryNotes(first.git, {}, async () => {})
  const estimates = (history: Awaited<ReturnType<typeof before>>) =>
    history?.history.lines[0]?.values.map(({ ratio }) => ratio.estimate)
  expect(estimates(await before('whole'))).toEqual([1, 1.1, 1.2])
  expect(estimates(await before('whole', 'HEAD~1'))).toEqual([1, 1.1])
  expect(await before('shallow')).toBeNull()
  await expect(before('away')).rejects.toThrow(/notes could not be fetched from origin/)
})
