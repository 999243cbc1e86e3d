// What is to be measured, and with what.
import { expect, test } from 'vitest'
import {
  benchmarkPresenceFinding,
  requiredProgramFindings,
  rulesFileAndFlagsFinding,
  sharedEditableInstallFinding,
} from '../../../src/core/doctor/task.ts'

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
  [null, 'blocking', 'none known'],
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
