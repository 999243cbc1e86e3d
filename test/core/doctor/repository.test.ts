// What of git and of a checkout stands in the way.
import { expect, test } from 'vitest'
import { gitFindings, type RepositoryFacts, repositoryFindings } from '../../../src/core/doctor/repository.ts'
import { repository } from './facts.ts'

const found = (facts: Partial<RepositoryFacts>) =>
  repositoryFindings({ ...repository, ...facts })
    .filter(({ state }) => state !== 'good')
    .map(({ subject, state, advice }) => [subject, state, advice])

test('a git that will not do stands in the way, in the words of its refusal', () => {
  expect(gitFindings({ version: '2.47.1', refused: null })).toMatchObject([{ state: 'good', seen: '2.47.1' }])
  expect(gitFindings({ version: null, refused: 'Install it.' })).toMatchObject([
    { state: 'blocking', seen: 'missing', advice: 'Install it.' },
  ])
})

test('a whole clone that nobody has touched is well', () => {
  expect(found({})).toEqual([])
})

test.each<[string, Partial<RepositoryFacts>, string, string, string]>([
  ['no checkout', { root: null }, 'checkout', 'blocking', 'safe.directory'],
  ['a shallow one', { isShallow: true }, 'history', 'doubtful', 'git fetch --unshallow'],
  ['one that is held', { left: { kind: 'held', pid: 7, started: 'now' } }, 'remains', 'blocking', 'Wait'],
  ['a killed run', { left: { kind: 'killed', started: null } }, 'remains', 'doubtful', '"benchgate restore"'],
  ['a lost journal', { left: { kind: 'lost', folder: '/x' } }, 'remains', 'blocking', 'remove the folder'],
  ['worktrees', { worktrees: 1 }, 'worktrees', 'doubtful', '"benchgate restore"'],
  ['a lock', { lock: '/x/index.lock' }, 'lock', 'doubtful', 'remove the file'],
])('%s', (_, facts, subject, state, advice) => {
  expect(found(facts)).toEqual([[subject, state, expect.stringContaining(advice)]])
})

test('what a killed run has left is told even where git sees no repository any more', () => {
  expect(
    found({ root: null, left: { kind: 'killed', started: 'then' } }).map(([subject]) => subject),
  ).toEqual(['remains', 'checkout'])
})
