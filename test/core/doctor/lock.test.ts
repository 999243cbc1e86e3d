// What perflock's answer means under each setting.
import { expect, test } from 'vitest'
import { type Lock, lockFindings } from '../../../src/core/doctor/machine.ts'

const missing: Lock = { kind: 'missing' }
const unreachable: Lock = { kind: 'unreachable', reason: 'no daemon' }
const free: Lock = { kind: 'reachable', holders: [] }
const taken: Lock = { kind: 'reachable', holders: ['root Nov 21 make bench', 'me Nov 21 x'] }

test.each([
  ['off', missing, 'good', 'not wanted ("perflock" is "off")'],
  ['off', unreachable, 'good', 'not wanted ("perflock" is "off")'],
  ['auto', missing, 'good', 'not installed, nor required'],
  ['auto', unreachable, 'doubtful', 'not reachable (no daemon)'],
  ['auto', free, 'good', 'reachable, and free'],
  ['auto', taken, 'doubtful', 'in use: root Nov 21 make bench'],
  ['require', missing, 'blocking', 'not installed'],
  ['require', unreachable, 'blocking', 'not reachable (no daemon)'],
  ['require', free, 'good', 'reachable, and free'],
  // It is waited for.
  ['require', taken, 'doubtful', 'in use: root Nov 21 make bench'],
] as const)('%s, %j: %s', (mode, lock, state, seen) => {
  expect(lockFindings(mode, lock)).toMatchObject([{ state, seen }])
})
