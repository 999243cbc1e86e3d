// The machine in words: what is known, nothing of what is not, and nothing that acts.
import { expect, test } from 'vitest'
import { type Machine, notInstalled } from '../../../../src/core/model/machine.ts'
import { paragraph } from '../../../../src/core/report/say/block.ts'
import { machineLine, noisyMachineLine } from '../../../../src/core/report/say/how-measured.ts'
import { tags, texts } from '../rendered.ts'
import { asMarkdown, spoken } from '../shown.ts'

const known: Machine = {
  os: 'Ubuntu 24.04.3 LTS',
  kernel: 'Linux 6.8.0',
  arch: 'x64',
  cpu: 'AMD Ryzen 7',
  cores: 8,
  memoryBytes: 16 * 2 ** 30,
  virtual: 'container',
  governor: 'ondemand',
  turbo: true,
  smt: false,
  load: 0.42,
  loadAfter: 1.2,
  stealBefore: 0.01,
  steal: 0.004,
  perflock: null,
}
const unknown = { virtual: null, governor: null, turbo: null, smt: null, stealBefore: null, steal: null }
const shown = (differing: Partial<Machine> = {}) => spoken(machineLine({ ...known, ...differing }))

test('says what is known', () => {
  expect(shown()).toBe(
    'AMD Ryzen 7, 8 cores, 16 GiB, Ubuntu 24.04.3 LTS, Linux 6.8.0 x64, container, governor ondemand, turbo on, SMT off, load 0.42 at the start and 1.20 at the end, steal 0.4% while measuring (1.0% before)',
  )
})

test('says nothing of what is not', () => {
  expect(shown({ ...unknown, cores: 1 })).toBe(
    'AMD Ryzen 7, 1 core, 16 GiB, Ubuntu 24.04.3 LTS, Linux 6.8.0 x64, load 0.42 at the start and 1.20 at the end',
  )
  expect(shown({ stealBefore: null })).toMatch(/steal 0\.4% while measuring$/)
})

test.each<[Machine['perflock'], RegExp]>([
  [{ held: true, governor: 90, reason: null }, /, held by perflock at governor 90%$/],
  [{ held: true, governor: null, reason: null }, /, held by perflock$/],
  [{ held: true, governor: null, reason: 'why' }, /, held by perflock \(why\)$/],
  [{ held: false, governor: null, reason: 'why' }, /, not held by perflock \(why\)$/],
  [{ held: false, governor: null, reason: notInstalled }, /before\)$/],
])('says whether perflock held it: %j', (perflock, line) => {
  expect(shown({ perflock })).toMatch(line)
})

test('what the system and perflock say is text', () => {
  const hostile = '<img src=x> `|` @someone [a](b)'
  const perflock = { held: false, governor: null, reason: hostile }
  const machine = { ...known, cpu: hostile, os: hostile, virtual: hostile, governor: hostile, perflock }
  const line = asMarkdown([paragraph(machineLine(machine))])
  expect(tags(line)).toEqual(['code', 'p'])
  expect(texts(line, 'p').join('').split(hostile)).toHaveLength(6)
})

test('a noisy machine is told with what to do', () => {
  const line = (load: number | null, clock: boolean) =>
    spoken(noisyMachineLine({ kind: 'noisy-machine', load, clock }))
  expect(line(6.2, false)).toBe(
    'the machine was busy when the run began (load 6.20). Run nothing else at the same time; with perflock jobs take turns.',
  )
  expect(line(null, true)).toMatch(
    /^the processors were free .* keeps it fixed while measuring \(`governor`\)\.$/,
  )
  expect(line(6.2, true)).toMatch(/turns\. The processors were free/)
})
