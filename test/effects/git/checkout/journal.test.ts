// Who holds a checkout: a process, told apart from a later one that has been given its number.
import { expect, test } from 'vitest'
import { holder, isHeld, type Journal } from '../../../../src/effects/git/checkout/journal.ts'

const journal: Journal = {
  phase: 'measuring',
  ...holder(),
  started: new Date().toISOString(),
  ignoredFiles: 'per-side',
  hasPointers: false,
  stashes: [],
  trees: [],
  stash: null,
}

test('this process holds what it has taken', () => {
  expect(isHeld(journal)).toBe(true)
})

test('a living process with the number, but another start, does not', () => {
  expect(isHeld({ ...journal, pidStarted: 'another boot 1' })).toBe(false)
  expect(isHeld({ ...journal, pid: process.ppid, pidStarted: journal.pidStarted ?? 'x' })).toBe(false)
})

test('a number that no process has does not', () => {
  expect(isHeld({ ...journal, pid: 2 ** 22 + 1 })).toBe(false)
})
