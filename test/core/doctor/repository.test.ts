// What of git and of a checkout stands in the way.
import { describe, expect, test } from 'vitest'
import {
  benchmarkPresenceFinding,
  type DiskSpaceNeededAndFree,
  diskSpaceFinding,
  type GitCheckoutUsability,
  gitCheckoutFindings,
  gitProgramFinding,
  requiredProgramFindings,
  rulesFileAndFlagsFinding,
  sharedEditableInstallFinding,
  sidesCheckoutRefusalFinding,
} from '../../../src/core/doctor/repository.ts'
import { repository, space } from './facts.ts'

describe('repository', () => {
  const found = (facts: Partial<GitCheckoutUsability>) =>
    gitCheckoutFindings({ ...repository, ...facts })
      .filter(({ state }) => state !== 'good')
      .map(({ subject, state, advice }) => [subject, state, advice])

  test('an unsuitable git is blocking, with the text of its error', () => {
    expect(gitProgramFinding({ version: '2.47.1', refused: null })).toMatchObject({
      state: 'good',
      seen: '2.47.1',
    })
    expect(gitProgramFinding({ version: null, refused: 'Install it.' })).toMatchObject({
      state: 'blocking',
      seen: 'missing',
      advice: 'Install it.',
    })
  })

  test('a full, clean clone has good findings only', () => {
    expect(found({})).toEqual([])
  })

  test.each<[string, Partial<GitCheckoutUsability>, string, string, string]>([
    ['no checkout', { root: null }, 'checkout', 'blocking', 'Go to a folder in a git repository'],
    ['one that git refuses', { root: null, refused: 'Repair it.' }, 'checkout', 'blocking', 'Repair it.'],
    ['a shallow one', { isShallow: true }, 'history', 'doubtful', 'git fetch --unshallow'],
    ['one that is held', { left: { kind: 'held', pid: 7, started: 'now' } }, 'leftovers', 'blocking', 'Wait'],
    [
      'a killed run',
      { left: { kind: 'killed', started: null } },
      'leftovers',
      'doubtful',
      '"benchgate restore"',
    ],
    [
      'a lost journal',
      { left: { kind: 'lost', folder: '/x' } },
      'leftovers',
      'blocking',
      'remove the folder',
    ],
    ['worktrees', { worktrees: 1 }, 'worktrees', 'doubtful', '"benchgate restore"'],
    ['a lock', { lock: '/x/index.lock' }, 'lock', 'doubtful', 'remove this file'],
  ])('%s', (_, facts, subject, state, advice) => {
    expect(found(facts)).toEqual([[subject, state, expect.stringContaining(advice)]])
  })

  test('what prevents checking out is blocking, with the text of its error', () => {
    expect(sidesCheckoutRefusalFinding('worktree', null)).toBe(null)
    expect(sidesCheckoutRefusalFinding('in-place', 'A merge is in progress.')).toEqual({
      subject: 'sides',
      state: 'blocking',
      seen: 'cannot be checked out (checkout: in-place)',
      why: 'base and head are measured in turn',
      advice: 'A merge is in progress.',
    })
  })

  test('what a killed run has left is told even where git sees no repository any more', () => {
    expect(
      found({ root: null, left: { kind: 'killed', started: 'then' } }).map(([subject]) => subject),
    ).toEqual(['leftovers', 'checkout'])
  })
})

// Whether two sides fit.
describe('space', () => {
  const gib = 2 ** 30
  const state = (facts: Partial<DiskSpaceNeededAndFree>) =>
    diskSpaceFinding({ ...space, tracked: gib, ignored: gib, ...facts })

  test.each([
    ['worktree', 3.9, 'blocking'],
    ['worktree', 4, 'doubtful'],
    ['worktree', 4.9, 'doubtful'],
    ['worktree', 5, 'good'],
    // The user's files are renamed there, and those of the sides are copies of the ignored ones.
    ['in-place', 1.9, 'blocking'],
    ['in-place', 3, 'good'],
  ] as const)('%s with %d GiB free: %s', (checkout, free, expected) => {
    expect(state({ checkout, free: free * gib })?.state).toBe(expected)
  })

  test.each([
    [0, 0, '0 B free in /tmp; two sides need 0 B'],
    [1023, 600, '1023 B free in /tmp; two sides need 1.2 KiB'],
    [gib * 3.44, 1000 * 2 ** 20, '3.4 GiB free in /tmp; two sides need 2.0 GiB'],
    [gib * 5000, 60 * gib, '4.9 TiB free in /tmp; two sides need 120 GiB'],
  ])('%d bytes are read with ease', (free, tracked, seen) => {
    expect(state({ free, tracked, ignored: 0 })?.seen).toBe(seen)
  })

  test('a partial count is a lower bound; an unknown size is left out', () => {
    expect(state({ isMore: true })?.seen).toContain('two sides need over 4.0 GiB')
    expect(state({ free: null })).toBeNull()
  })
})

// What is to be measured, and with what.

test.each([
  [
    { rules: null, count: 0, refused: null, refusedInAction: null },
    'good',
    'no rules file: flags and defaults',
  ],
  [{ rules: 'r.yml', count: 1, refused: null, refusedInAction: null }, 'good', 'r.yml, 1 input'],
  [{ rules: 'r.yml', count: 3, refused: null, refusedInAction: null }, 'good', 'r.yml, 3 inputs'],
  [
    { rules: null, count: 0, refused: 'r.yml, line 1: x.', refusedInAction: null },
    'blocking',
    'not accepted',
  ],
] as const)('%j: %s', (facts, state, seen) => {
  expect(rulesFileAndFlagsFinding(facts)).toMatchObject({ state, seen, advice: facts.refused ?? '' })
})

test('settings that only the terminal accepts are doubtful, and not blocking', () => {
  const facts = { rules: 'r.yml', count: 2, refused: null, refusedInAction: 'r.yml, line 2: x.' }
  expect(rulesFileAndFlagsFinding(facts)).toMatchObject({
    state: 'doubtful',
    seen: 'not accepted by the Action',
    advice: 'r.yml, line 2: x.',
  })
})

test.each([
  [{ kind: 'command', run: 'make bench' }, 'good', 'what "make bench" prints; it was not run'],
  [{ kind: 'command', run: 'a\nb' }, 'good', 'what "a…" prints; it was not run'],
  [{ kind: 'command', run: 'x'.repeat(99) }, 'good', `what "${'x'.repeat(59)}…" prints; it was not run`],
  [{ kind: 'go', folders: 1, directory: '/w' }, 'good', 'of Go, in 1 folder'],
  [{ kind: 'go', folders: 2, directory: '/w' }, 'good', 'of Go, in 2 folders'],
  [{ kind: 'go', folders: 0, directory: '/w' }, 'blocking', 'no "func Benchmark" in the test files of /w'],
  [null, 'blocking', 'none found'],
] as const)('%j: %s', (task, state, seen) => {
  expect(benchmarkPresenceFinding(task, 'run: not set.')).toMatchObject({ state, seen })
})

test('a missing tool is blocking', () => {
  const tools = [
    { name: 'go', version: 'go version go1.26.8', refused: null },
    { name: 'bash', version: null, refused: null },
  ] as const
  expect(requiredProgramFindings(tools).map(({ subject, state }) => [subject, state])).toEqual([
    ['go', 'good'],
    ['bash', 'blocking'],
  ])
})

test('an environment that leads into the checkout is doubtful', () => {
  expect(sharedEditableInstallFinding(null)).toBeNull()
  expect(sharedEditableInstallFinding({ environment: '/venv', target: '/work/src' })).toMatchObject({
    subject: 'Python',
    state: 'doubtful',
    seen: '/venv has /work/src as an editable install',
  })
})
