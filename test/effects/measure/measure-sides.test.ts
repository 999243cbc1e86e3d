// A base that cannot be measured is an answer, but only while head can.
import { describe, expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { createCommandDriver } from '../../../src/effects/measure/command-driver.ts'
import type { DriverContext } from '../../../src/effects/measure/driver.ts'
import { prepareMeasureAndConfirm } from '../../../src/effects/measure/measure-and-confirm.ts'
import { settings } from '../../core/report/runs.ts'
import { type FakeDriver, fail, fakeDriver, type Give } from '../../support/fake-driver.ts'
import { long, longUnless } from '../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

const bench = 'echo "BenchmarkIt 10 100 ns/op"'

/** Runs `setup` and `run` where SIDE says which side it is. `log` has a line for each time. */
async function measuring(given: {
  readonly setup?: string
  readonly run: string
  readonly timeout?: number
  readonly seed?: number
  readonly budget?: number
}) {
  await using repository = await makeRepository('true')
  const log = `${repository.folder}/log`
  let side: Side = 'base'
  const commit = (sha: string) => ({ sha: sha.repeat(40), from: '' })
  const used = { ...settings, count: 8, setup: null, ...given }
  const console = listeningConsole()
  const bench: DriverContext = {
    ...used,
    sides: {
      async enter(entered) {
        side = entered
        return repository.folder
      },
    },
    commits: { base: commit('b'), head: commit('a') },
    env: {
      ...plainEnv,
      LOG: log,
      get SIDE() {
        return side
      },
    },
    signal: new AbortController().signal,
    console,
  }
  const outcome = prepareMeasureAndConfirm(createCommandDriver(bench, used.run), bench, used)
  const settled = await outcome.then(
    value => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  )
  const visits = repository.sh('cat log 2>/dev/null || true').trim().split('\n').join(' ')
  return { ...settled, visits, said: console.said, warnings: console.warnings }
}

const failing: Readonly<Record<string, string>> = {
  'a status': 'test $SIDE = head || { echo no compiler >&2; exit 3; }',
  'a time limit': 'test $SIDE = head || { echo no compiler >&2; sleep 1000; }',
  'a failed benchmark':
    'test $SIDE = head || { echo "--- FAIL: BenchmarkIt"; echo no compiler >&2; exit 0; }',
}

describe('base fails', () => {
  for (const [way, script] of Object.entries(failing))
    test(`by ${way}, and head is tried`, longUnless(way !== 'a time limit'), async () => {
      const run = `echo $SIDE >> $LOG; ${script}; ${bench}`
      const { value, visits } = await measuring({ run, timeout: 2 })
      expect(value?.first).toMatchObject({ rounds: [], stopped: 'failed' })
      expect(value?.first.baseFailed?.message).toContain(`(${'b'.repeat(9)})`)
      expect(value?.first.baseFailed?.output).toContain('no compiler')
      // Head was visited once, whichever was first.
      expect(visits.split(' ').toSorted()).toEqual(['base', 'head'])
    })

  test('in setup twice, and head is set up for its trial', async () => {
    const { value, visits, said } = await measuring({
      setup: 'echo setup-$SIDE >> $LOG; test $SIDE = head',
      run: `echo $SIDE >> $LOG; ${bench}`,
    })
    expect(value?.first.baseFailed?.why).toBe('its command failed with exit code 1 in setup')
    expect(value?.first.baseFailed?.message).toMatch(/\nTried once more, it failed in the same way\.$/)
    expect(visits).toBe('setup-base setup-base setup-head head')
    expect(value?.first.rounds).toEqual([])
    expect(said).toContain(
      'base could not be prepared: its command failed with exit code 1 in setup; trying once more, in the same folder',
    )
  })

  test('in setup and then otherwise, and both are told', async () => {
    const { value } = await measuring({
      setup: 'test $SIDE = head && exit; echo >> $LOG; exit $(wc -l < $LOG)',
      run: bench,
    })
    expect(value?.first.baseFailed?.message).toMatch(
      /exit code 1 in setup.*\nTried once more, it failed differently: .*exit code 2 in setup/s,
    )
  })

  test('in setup by its time limit, which a second time would only double', long, async () => {
    const { value, visits } = await measuring({
      setup: 'echo setup-$SIDE >> $LOG; test $SIDE = head || sleep 1000',
      run: bench,
      timeout: 2,
    })
    expect(value?.first.baseFailed?.why).toMatch(/^its command did not end within 2 s/)
    expect(visits).toBe('setup-base setup-head')
  })

  test('in a later round, and those before are kept, and head need not be tried', long, async () => {
    const { value, visits } = await measuring({
      run: `echo $SIDE >> $LOG; test $SIDE = head || test $(wc -l < $LOG) -lt 5; ${bench}`,
    })
    const rounds = value?.first.rounds.length ?? 0
    expect(rounds).toBeGreaterThan(0)
    expect(value?.first.baseFailed?.message).toContain(`in round ${rounds + 1} of 8, base`)
    expect(visits.split(' ').at(-1)).toBe('base')
  })
})

test('a hiccup while base is prepared keeps nothing from being measured', async () => {
  const { value, warnings } = await measuring({
    setup: 'test $SIDE = head || { echo >> $LOG; test $(wc -l < $LOG) -gt 1; }',
    run: bench,
  })
  expect(value?.first).toMatchObject({ baseFailed: null })
  expect(value?.first.rounds.length).toBeGreaterThan(0)
  expect(warnings).toEqual([])
})

describe('that is no answer', () => {
  test.each([
    [1, 'base head'],
    [3, 'head base'],
  ])(
    'where head fails as well, and is said with what befell base, whichever came first (seed %i: %s)',
    async (seed, order) => {
      const { error, visits } = await measuring({
        run: 'echo $SIDE >> $LOG; echo "broken $SIDE" >&2; exit 4',
        seed,
      })
      expect(visits).toBe(order)
      expect(error).toBeInstanceOf(SideFailedError)
      expect(error).toMatchObject({ side: 'head', output: 'broken head' })
      expect((error as Error).message).toMatch(
        /exit code 4.*head \(aaaaaaaaa\).*\n.*.*\nBase failed in the same way/,
      )
    },
  )

  test('and both are said where they differ', async () => {
    const { error } = await measuring({ run: 'test $SIDE = base && exit 3; exit 4' })
    expect((error as Error).message).toMatch(
      /exit code 4.*head.*\n.*\nBase failed as well: .*exit code 3.*base/,
    )
  })

  test('where head fails in setup as well', async () => {
    const { error } = await measuring({ setup: 'echo "no $SIDE" >&2; exit 5', run: bench })
    expect((error as Error).message).toMatch(
      /exit code 5 in setup, head .*\n.*\nBase failed in the same way, so /,
    )
    expect((error as SideFailedError).output).toBe('no head')
  })

  test('where the budget ends before head has shown that it works', long, async () => {
    const { error } = await measuring({
      setup: 'test $SIDE = head',
      run: `${bench}; sleep 1000`,
      budget: 0.5,
    })
    expect((error as Error).message).toMatch(
      /^budget: the time for measuring ran out before both sides.* One side had already failed: .* in setup, base/,
    )
  })

  test.each<[string, Parameters<typeof measuring>[0]]>([
    ['in a round', { run: 'test $SIDE = head' }],
    ['in its trial', { setup: 'test $SIDE = head', run: 'true' }],
  ])('where head prints no benchmark %s', async (_, given) => {
    const { error } = await measuring(given)
    expect((error as Error).message).toMatch(
      /^Nothing was measured: head reported no benchmark, and base failed: /,
    )
  })
})

describe('of many benchmarks', () => {
  const failing: Give = visit => (visit.side === 'base' ? fail('base', visit.attempt) : 1)
  const commits = { base: { sha: 'b'.repeat(40), from: '' }, head: { sha: 'a'.repeat(40), from: '' } }
  const measuringItems = (driver: FakeDriver) => {
    const console = listeningConsole()
    const outcome = prepareMeasureAndConfirm(
      driver,
      { commits, console },
      { ...settings, count: 8, stopEarly: false },
    )
    return outcome.then(value => ({ ...value, ...console }))
  }

  test('base that fails in all is told once as a whole', async () => {
    const { first, warnings } = await measuringItems(fakeDriver({ A: failing, B: failing }))
    expect(first).toMatchObject({ rounds: [], stopped: 'failed', baseFailed: { side: 'base' } })
    expect(warnings.at(-1)).toBe('Base (bbbbbbbbb) could not be measured: it failed in round 1 of 8.')
  })

  const proven = [{ benchmark: 'P', package: 'p' }]

  test('nothing is visited where all of them are proven', async () => {
    const driver = fakeDriver({}, { proven, isWarmedUp: true })
    const { first, warnings } = await measuringItems(driver)
    expect(first).toMatchObject({ rounds: [], stopped: 'unchanged', baseFailed: null, lost: [] })
    expect([driver.visits, warnings]).toEqual([[], []])
  })

  test.each([true, false])(
    'what fails or gives nothing is no more than that beside what is proven, warmed up or not: %s',
    async isWarmedUp => {
      const onHead: Give = visit => (visit.side === 'head' ? fail('head', visit.attempt) : 1)
      for (const give of [failing, onHead]) {
        const { first } = await measuringItems(fakeDriver({ A: give }, { proven, isWarmedUp }))
        expect(first).toMatchObject({ rounds: [], baseFailed: null, lost: [{ item: { benchmark: 'A' } }] })
      }
      const later: Give = visit => (visit.nth > 3 ? fail('head', visit.attempt) : 1)
      const { first } = await measuringItems(fakeDriver({ A: later }, { proven, isWarmedUp }))
      expect(first).toMatchObject({ rounds: [], baseFailed: null, lost: [{ item: { benchmark: 'A' } }] })
      const skipped = await measuringItems(fakeDriver({ A: () => [] }, { proven, isWarmedUp }))
      expect(skipped.first).toMatchObject({ baseFailed: null, lost: [] })
    },
  )

  test('head is tried until one of them measures something, where base cannot be prepared', async () => {
    const prepare = (side: Side) => {
      if (side === 'base') throw new SideFailedError('base', 'it does not build', 'Base does not build.')
    }
    const driver = fakeDriver({ A: () => [], B: () => 1, C: () => 1 }, { prepare })
    expect((await measuringItems(driver)).first.baseFailed?.why).toBe('it does not build')
    expect(driver.visits).toEqual(['0 A head', '0 B head'])
  })
})
