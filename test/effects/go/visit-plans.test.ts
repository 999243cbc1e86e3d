// Runs that share plans: each tells of the benchmarks that it measures.
import { expect, test } from 'vitest'
import { sides } from '../../../src/core/model/measuring.ts'
import type { PlannedVisits } from '../../../src/core/model/result-file.ts'
import { sharedPlanAs, VisitPlans } from '../../../src/effects/go/plan.ts'

const itemOf = (name: string) => ({ title: `m.Benchmark${name}`, benchmark: name, package: 'm', sides })

/** Plans of a run that has tried these benchmarks on both sides; an operation took so many seconds. */
function planned(shared: Map<string, PlannedVisits>, operation: number, ...names: readonly string[]) {
  const plans = new VisitPlans(0.1, shared)
  const row = { time: 0.1, iterations: Math.ceil(0.1 / operation), seconds: operation, firstTwo: null }
  for (const { title } of names.map(itemOf))
    for (const side of sides)
      plans.learn({ title, side }, { trial: { overhead: 0.001, rows: [row] }, parts: [] }, 0)
  return plans
}

test('the first run that plans a benchmark does so for all, and each tells of its own alone', () => {
  const shared = new Map<string, PlannedVisits>()
  const first = planned(shared, 1e-6, 'A', 'B')
  const second = planned(shared, 5e-3, 'B')
  for (const name of ['A', 'B']) first.of(itemOf(name))
  expect(second.all).toEqual([])
  expect(second.of(itemOf('B'))).toMatchObject({ turns: 24 })
  expect(second.all).toEqual([first.all[1]])
  expect(first.all.map(({ benchmark }) => benchmark)).toEqual(['A', 'B'])
})

test('a run like an earlier one makes the same visits, whatever its own trials say', () => {
  const earlier = planned(new Map(), 1e-6, 'A')
  const plan = earlier.of(itemOf('A'))
  const { plans, laidOut } = sharedPlanAs({ visits: earlier.all, laidOut: ['laid'] }, 1)
  const later = planned(plans, 5e-3, 'A', 'B')
  expect(later.of(itemOf('A'))).toMatchObject({ ...plan })
  expect(later.of(itemOf('B'))?.iterations).not.toBe(plan?.iterations)
  expect([...laidOut]).toEqual([
    ['m', false],
    ['laid', true],
  ])
})
