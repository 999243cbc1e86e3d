// What a gate measures.
import { expect, test } from 'vitest'
import { gateInputs } from '../../../src/core/bisect/follow.ts'
import { readInputs } from '../../../src/effects/inputs/inputs.ts'
import { goSettings, resultFrom, settings, time } from '../report/runs.ts'

const inputs = (given: Readonly<Record<string, string>>) => readInputs(name => given[name] ?? '')
const { comparisons, machine } = resultFrom(
  [time('Encode/1MB-8', 1), time('Decode-8', 1)],
  [time('Encode/1MB-8', 1), time('Decode-8', 1)],
)
const encode = {
  benchmark: 'Encode/1MB-8',
  package: 'example.com/codec',
  unit: 'sec/op',
  better: 'lower',
} as const
const ofGo = { settings: { ...settings, go: goSettings }, laidOut: [] as string[], comparisons, machine }

test('a Go benchmark alone, in its package, as often as it takes, and by its estimate alone', () => {
  expect(gateInputs(inputs({}), ofGo, encode, 12)).toEqual({
    ...{ packages: 'example.com/codec', bench: '^BenchmarkEncode$/^1MB$', benchmem: 'false' },
    ...{ count: '12', 'stop-early': 'false', correction: 'none', confirm: 'true', profile: '' },
  })
})

test('of several numbers of processors the one that is followed is measured', () => {
  const of = (...names: readonly string[]) => {
    const both = names.map(name => time(name, 1))
    const go = { ...goSettings, cpu: '1,4' }
    return { ...ofGo, settings: { ...settings, go }, comparisons: resultFrom(both, both).comparisons }
  }
  const followed = (benchmark: string) =>
    gateInputs(inputs({}), of('Decode', 'Decode-4'), { ...encode, benchmark }, 8)
  expect(followed('Decode-4')).toMatchObject({ bench: '^BenchmarkDecode$', cpu: '4' })
  expect(followed('Decode')).toMatchObject({ bench: '^BenchmarkDecode$', cpu: '1' })
})

test('no confirmation where every round has a layout of its own, or nobody wants one', () => {
  const laidOut = { ...ofGo, laidOut: ['example.com/codec'] }
  expect(gateInputs(inputs({}), laidOut, encode, 12).confirm).toBe('false')
  expect(gateInputs(inputs({ confirm: 'false' }), ofGo, encode, 12).confirm).toBe('false')
})

test('allocations are measured where they are followed, and no gate has too few rounds', () => {
  const more = gateInputs(inputs({ alpha: '0.001' }), ofGo, { ...encode, unit: 'B/op' }, 8)
  expect([more.benchmem, more.count]).toEqual(['true', '11'])
})

test('a command by its filter, or whole', () => {
  const of = { ...ofGo, settings }
  const filtered = inputs({ run: './bench', filter: '--only={regex}' })
  const row = { ...encode, benchmark: 'sort' }
  expect(gateInputs(filtered, of, row, 8)).toMatchObject({
    run: "./bench --only='^(sort)$'",
    filter: '',
    confirm: 'false',
  })
  expect(gateInputs(inputs({ run: './bench' }), of, row, 8)).not.toHaveProperty('run')
})
