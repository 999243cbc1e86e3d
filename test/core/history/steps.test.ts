import { expect, test } from 'vitest'
import { linesOf, stepsOf } from '../../../src/core/history/lines.ts'
import { sha, sixtyNights } from './points.ts'

const { points, commits } = sixtyNights()
const lines = linesOf(
  points,
  commits.map(({ sha: one }) => one),
)

test('a step has its size, its commits and a p for all lines', () => {
  const steps = stepsOf(lines)
  const of = (name: string) => steps[lines.findIndex(({ benchmark }) => benchmark.startsWith(name))]
  expect(of('Still')).toEqual([])
  expect(of('Step')).toEqual([
    { after: sha('n30'), by: sha('n31'), at: 30, ratio: expect.closeTo(1.08, 2), p: expect.any(Number) },
  ])
  expect(of('Step')?.[0]?.p).toBeLessThan(1e-6)
  expect(of('Creep')?.every(({ ratio }) => ratio > 1)).toBe(true)
})

test('lines share the chance of a false step', () => {
  const [, step] = lines
  if (!step) throw new Error('no line')
  const short = { ...step, values: step.values.slice(25, 37) }
  const count = (n: number) => stepsOf(Array.from({ length: n }, () => short))[0]?.length
  expect([count(1), count(1000)]).toEqual([1, 0])
})

test('a step is never within a commit, though many nights have measured it', () => {
  const [, step] = lines
  if (!step) throw new Error('no line')
  // Nights on both sides of the step are of one commit.
  const idle = step.values.map((value, night) =>
    night > 20 && night < 32 ? { ...value, head: sha('n32') } : value,
  )
  const [found] = stepsOf([{ ...step, values: idle }]).flat()
  expect([found?.after, found?.by]).toEqual([sha('n32'), sha('n33')])
  const same = step.values.map(value => ({ ...value, head: sha('n1') }))
  expect(stepsOf([{ ...step, values: same }])).toEqual([[]])
})

test('neighbours of the same rounds share that chance, too', () => {
  const [, step] = lines
  if (!step) throw new Error('no line')
  const values = step.values.slice(0, 2).map((value, n) => {
    const estimate = n === 0 ? 1 : 1.15
    return { ...value, run: 'one', ratio: { estimate, low: estimate * 0.96, high: estimate * 1.04 } }
  })
  const count = (n: number) => stepsOf(Array.from({ length: n }, () => ({ ...step, values })))[0]?.length
  expect([count(1), count(1000)]).toEqual([1, 0])
})

test('less than 1 % is no step, however sure', () => {
  const [, step] = lines
  if (!step) throw new Error('no line')
  const of = (size: number) =>
    stepsOf([
      {
        ...step,
        values: step.values.map((value, n) => ({
          ...value,
          ratio: { ...value.ratio, estimate: n < 30 ? 1 : size },
        })),
      },
    ])[0]?.length
  expect([of(1.009), of(1.011), of(0.991), of(0.989)]).toEqual([0, 1, 0, 1])
})
