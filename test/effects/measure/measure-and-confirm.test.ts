// When a suspected regression is measured again, in which rounds, and what becomes of it.
import { expect, test } from 'vitest'
import { collect } from '../../../src/core/collect.ts'
import { resultOf } from '../../../src/core/result.ts'
import type { Settings } from '../../../src/core/settings.ts'
import { measureAndConfirm } from '../../../src/effects/measure/measure-and-confirm.ts'
import { commits, settings as usual } from '../../core/report/runs.ts'
import { recorded } from '../../support/recorded.ts'
import { listeningConsole, plainEnv } from '../../support/repository.ts'

const machine = { os: 'linux', arch: 'x64', cpu: 'x', cores: 2, memoryBytes: 1, load: 0, steal: null }

/** Prints the nth of some times on the nth visit to a side, in a folder of its own; the last one from then on. */
const program = (nanoseconds: readonly number[]) => `
import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(process.env.LOG, '.')
const visits = readFileSync(process.env.LOG).length
const times = ${JSON.stringify(nanoseconds)}
const noise = 1 + (((visits * 7) % 11) - 5) / 1000
console.log('BenchmarkIt 10', times[Math.min(visits, times.length) - 1] * noise, 'ns/op')
`

/** Measures a head that takes these times in turn, against a base of 100 ns. */
async function measuring(head: readonly number[], given: Partial<Settings> = {}) {
  await using repository = await recorded({ 'bench.mjs': program([100]) }, { 'bench.mjs': program(head) })
  const settings = { ...usual, run: 'node bench.mjs', count: 8, ...given }
  const console = listeningConsole()
  let side = 'head'
  const checkout = {
    async enter(entered: 'base' | 'head') {
      side = entered
      await repository.git.run(['checkout', '--quiet', entered])
      return repository.folder
    },
  }
  const env = {
    ...plainEnv,
    get LOG() {
      return `${repository.temp}/${side}.log`
    },
  }
  const { first, again } = await measureAndConfirm(
    { ...settings, sides: checkout, commits, env, signal: new AbortController().signal, console },
    settings,
  )
  const seriesIn = (measured: typeof first) => ({
    ...measured,
    series: collect(measured.rounds, measured.units),
  })
  const result = resultOf({
    suite: [],
    commits,
    settings,
    machine,
    ...seriesIn(first),
    again: again && seriesIn(again),
  })
  return { first, again, result, said: console.said.join('\n') }
}

test('what is not suspected is measured once', async () => {
  const { again, result } = await measuring([100])
  expect(again).toBeNull()
  expect(result).toMatchObject({ verdict: 'pass', again: [], comparisons: [{ confirmation: null }] })
})

test('a regression is measured again in as many rounds, and fails if it recurs', async () => {
  const { first, again, result, said } = await measuring([120])
  expect(first.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(again?.rounds.map(({ round }) => round)).toEqual([9, 10, 11, 12, 13, 14, 15, 16])
  expect(result).toMatchObject({ verdict: 'fail', comparisons: [{ confirmation: { recurred: true } }] })
  expect(result.again).toHaveLength(8)
  expect(said).toContain('1 comparison looks like a regression: measuring 8 rounds again')
})

test('one that does not recur does not fail', async () => {
  const { result } = await measuring([...Array<number>(8).fill(120), 100])
  expect(result).toMatchObject({
    verdict: 'pass',
    comparisons: [{ change: 'unchanged', confirmation: { recurred: false } }],
  })
})

test('without confirm, or where the budget leaves no time, the first measurement decides', async () => {
  expect((await measuring([120], { confirm: false })).result).toMatchObject({ verdict: 'fail', again: [] })
  const budget = await measuring([120], { budget: 60, stopEarly: 'never' })
  expect(budget.again).not.toBeNull()
})
