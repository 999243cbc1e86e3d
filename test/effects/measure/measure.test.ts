// Rounds on a real checkout: what is measured in which order, and what is said when it cannot be.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Cancelled, CouldNotMeasure, Misconfigured } from '../../../src/core/errors.ts'
import type { Round, Side } from '../../../src/core/model.ts'
import { planRounds } from '../../../src/core/schedule.ts'
import { takeCheckout } from '../../../src/effects/git/checkout.ts'
import { type Bench, type Ending, measure, setUp } from '../../../src/effects/measure/measure.ts'
import { digestOf } from '../../support/digest.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../support/repository.ts'

let built: Repository

beforeAll(async () => {
  built = await makeRepository(`git init --quiet --initial-branch=main; echo base > side; echo 100 > speed
    mkdir only-base both; touch only-base/x both/x; git add .; git commit --quiet -m base; git tag base
    echo head > side; echo 200 > speed; git rm --quiet -r only-base; mkdir only-head; touch only-head/x; git add .
    git commit --quiet -m head; git tag head`)
})

afterAll(() => built[Symbol.asyncDispose]())

const usual = 'echo "BenchmarkIt 10 $(cat speed) ticks/op"'

interface Measuring extends Partial<Bench>, Partial<Ending> {
  readonly rounds?: number
}

/** Sets up and measures in a copy of the repository, which must be as it was after it. */
async function measuring({ rounds = 2, budget = null, isEnough = () => false, ...given }: Measuring) {
  await using repository = await built.copy()
  const commit = (side: Side) => ({ sha: repository.sh(`git rev-parse ${side}`).trim(), from: side })
  const commits = { base: commit('base'), head: commit('head') }
  const before = await digestOf(repository.folder)
  const log = join(repository.folder, '.git/log')
  try {
    await using checkout = await takeCheckout(repository.git, commits, listeningConsole())
    const bench: Bench = {
      sides: checkout,
      commits,
      run: usual,
      setup: null,
      workingDirectory: '.',
      timeout: 600,
      env: { ...plainEnv, LOG: log },
      signal: new AbortController().signal,
      console: listeningConsole(),
      ...given,
    }
    await setUp(bench)
    const measured = await measure(planRounds(rounds, 1), bench, { budget, isEnough })
    return { ...measured, log: repository.sh('cat .git/log 2>/dev/null || true') }
  } finally {
    repository.sh('rm -f .git/log')
    expect(await digestOf(repository.folder)).toEqual(before)
  }
}

/** Sha as people see it. */
function short(side: Side): string {
  return readFileSync(join(built.folder, '.git/refs/tags', side), 'utf8').slice(0, 9)
}

/** What befell either side: of base it is told, of head it is thrown. */
async function failure(given: Measuring): Promise<CouldNotMeasure> {
  const error = await measuring(given).then(
    ({ baseFailed }) => baseFailed,
    (thrown: unknown) => thrown,
  )
  if (error instanceof CouldNotMeasure) return error
  throw new Error(`not the error that was expected: ${error}`)
}

describe('measuring', () => {
  test('gives each side its own values, round by round', async () => {
    const { rounds } = await measuring({ rounds: 3 })
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
    for (const { base, head } of rounds) {
      expect(base.measurements).toMatchObject([
        { benchmark: 'It', unit: 'ticks/op', value: 100, iterations: 10 },
      ])
      expect(head.measurements).toMatchObject([
        { benchmark: 'It', unit: 'ticks/op', value: 200, iterations: 10 },
      ])
    }
  })

  test('visits the sides in the order of the schedule', async () => {
    const { rounds, log } = await measuring({ rounds: 6, run: `cat side >> "$LOG"; ${usual}` })
    const planned = planRounds(6, 1)
    expect(rounds.map(({ first }) => first)).toEqual(planned.map(({ order }) => order[0]))
    expect(log.trim().split('\n')).toEqual(planned.flatMap(({ order }) => [...order]))
  })

  test('keeps what the benchmarks say of their units', async () => {
    const { units } = await measuring({ run: `echo 'Unit hits/op better=higher'; ${usual}` })
    expect(units.get('hits/op')).toMatchObject({ better: 'higher' })
  })

  test('runs in the working directory', async () => {
    const { log } = await measuring({ workingDirectory: 'both', run: 'pwd >> "$LOG"; ls >> "$LOG"' })
    expect(log).toMatch(/^(\S+\/both\nx\n){4}$/)
  })

  test('is ended by its signal', async () => {
    const controller = new AbortController()
    const untrusted = () => ({ write: () => controller.abort(), close() {} })
    const console = { ...listeningConsole(), untrusted }
    const run = 'echo ready; sleep 1000'
    await expect(measuring({ run, console, signal: controller.signal })).rejects.toThrow(Cancelled)
  })
})

describe('the end', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is the last round of the schedule', async () => {
    const { rounds, stopped } = await measuring({ rounds: 3 })
    expect([rounds.length, stopped]).toEqual([3, 'count'])
  })

  test('comes when there is enough, which is asked after each round', async () => {
    const asked: (readonly Round[])[] = []
    const enoughAt = (count: number) => (rounds: readonly Round[]) => {
      asked.push([...rounds])
      return rounds.length === count
    }
    const settled = await measuring({ rounds: 4, isEnough: enoughAt(2) })
    expect([settled.rounds.length, settled.stopped]).toEqual([2, 'settled'])
    expect(asked.map(rounds => rounds.map(({ round }) => round))).toEqual([[1], [1, 2]])
    expect(asked.at(-1)).toEqual(settled.rounds)

    asked.length = 0
    const whole = await measuring({ rounds: 3, isEnough: enoughAt(3) })
    expect([whole.rounds.length, whole.stopped, asked.length]).toEqual([3, 'count', 3])
  })

  test('is judged by what the benchmarks have said of their units', async () => {
    const better: unknown[] = []
    await measuring({
      run: `echo 'Unit ticks/op better=higher'; ${usual}`,
      isEnough: (_, units) => better.push(units.get('ticks/op')?.better) === 0,
    })
    expect(better).toEqual(['higher', 'higher'])
  })

  test('comes with whatever is thrown when that is asked, and the checkout is put back', async () => {
    const isEnough = () => {
      throw new Misconfigured('count: too few')
    }
    await expect(measuring({ isEnough })).rejects.toThrow(new Misconfigured('count: too few'))
  })

  /** Measures on a clock of which every visit takes five seconds. */
  async function onClock(budget: number, rounds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    const untrusted = () => ({ write() {}, close: () => vi.setSystemTime(Date.now() + 5000) })
    const measured = await measuring({ rounds, budget, console: { ...listeningConsole(), untrusted } })
    vi.useRealTimers()
    return [measured.rounds.length, measured.stopped]
  }

  test('comes before a round that would end after the budget', async () => {
    expect(await onClock(39, 5)).toEqual([3, 'budget'])
    expect(await onClock(40, 5)).toEqual([4, 'budget'])
  })

  test('cuts a round short that has begun, which then does not count', async () => {
    expect(await onClock(1, 2)).toEqual([0, 'budget'])
    const { rounds, stopped } = await measuring({
      rounds: 3,
      budget: 3,
      run: `${usual}; echo visit >> "$LOG"; test $(wc -l < "$LOG") -lt 4 || sleep 100`,
    })
    expect([rounds.length, stopped]).toEqual([1, 'budget'])
  })

  test('does not come early where the budget is long enough for all rounds', async () => {
    expect(await onClock(20, 2)).toEqual([2, 'count'])
  })
})

describe('setup', () => {
  test('runs once on each side before anything is measured', async () => {
    const { log } = await measuring({
      setup: 'echo "setup $(cat side)" >> "$LOG"',
      run: `echo run >> "$LOG"; ${usual}`,
    })
    expect(log).toBe('setup base\nsetup head\nrun\nrun\nrun\nrun\n')
  })

  test('leaves what it makes to the rounds of its own side', async () => {
    const { rounds } = await measuring({
      setup: 'cp speed built',
      run: 'test "$(cat built)" = "$(cat speed)"; echo "BenchmarkIt 1 $(cat built) ticks/op"',
    })
    expect(
      rounds.map(({ base, head }) => [base.measurements[0]?.value, head.measurements[0]?.value]),
    ).toEqual([
      [100, 200],
      [100, 200],
    ])
  })

  test('that fails names itself and its side', async () => {
    const error = await failure({ setup: 'grep -q base side; echo no compiler >&2; exit 3', run: 'exit 9' })
    expect(error.message).toContain(`exit code 3 in setup on base (${short('base')})`)
    expect(error.output).toBe('no compiler')
  })
})

describe('what cannot be measured', () => {
  test('of base is told with the complete rounds before it', async () => {
    const { rounds, stopped, baseFailed, isHeadFine } = await measuring({
      run: `echo x >> "$LOG"; grep -q head side || test $(wc -l < "$LOG") -lt 4 || exit 1; ${usual}`,
      rounds: 5,
    })
    expect([stopped, isHeadFine]).toEqual(['failed', true])
    expect(rounds.length).toBeGreaterThan(0)
    expect(baseFailed?.why).toBe(`its command failed with exit code 1 in round ${rounds.length + 1}`)
  })

  test.each<[string, Measuring, string]>([
    [
      'time',
      { timeout: 0.5, run: 'sleep 1000' },
      'its command did not end within 1 s (`timeout`) in round 1',
    ],
    ['folder', { workingDirectory: 'only-head' }, 'it lacks the working-directory'],
    ['benchmark', { run: `${usual}; echo '--- FAIL: B'` }, 'a benchmark failed in round 1'],
    [
      'value',
      { run: `${usual}; echo 'BenchmarkB 1 NaN x/op'` },
      'a benchmark gave a value that is not a finite number in round 1',
    ],
  ])('of base has a reason of our own words (%s)', async (_, given, why) => {
    const onBase = given.run ? { run: `grep -q head side && exit 0; ${given.run}` } : {}
    expect((await measuring({ ...given, ...onBase })).baseFailed?.why).toBe(why)
  })

  test('is a command that does not end in time: with its limit, and all it has started is ended', async () => {
    const error = await failure({ timeout: 0.5, run: 'echo begun >&2; sleep 1000 & sleep 1000' })
    expect(error.message).toMatch(/did not end within .* in round 1 of 2, (base|head) .* raise "timeout"/)
    expect(error.output).toBe('begun')
  })

  test('is a command that fails: with side, round, command, exit code and last lines', async () => {
    const run = 'echo "BenchmarkIt 1 5 ns/op"; seq 100 >&2; grep -q base side || exit 7'
    const error = await failure({ run })
    expect(error.message).toContain(`failed with exit code 7 in round 1 of 2, head (${short('head')})`)
    expect(error.message).toContain(`Command: ${run}`)
    expect(error.message).toContain('Check that commit out')
    expect(error.output.split('\n')).toHaveLength(30)
    expect(error.output).toMatch(/100$/)
  })

  test('is a command that fails late', async () => {
    const run = `echo x >> "$LOG"; test $(wc -l < "$LOG") -lt 4 || exit 1; ${usual}`
    expect((await failure({ run, rounds: 3 })).message).toMatch(/exit code 1 in round 2 of 3, (base|head)/)
  })

  test('is a command ended by a signal', async () => {
    expect((await failure({ run: 'kill -KILL $$' })).message).toContain(
      'failed with signal SIGKILL in round 1',
    )
  })

  test('is a benchmark that fails though its command succeeds', async () => {
    const error = await failure({
      run: `${usual}; echo '--- FAIL: BenchmarkOther'; echo '    x_test.go:3: no'`,
    })
    expect(error.message).toMatch(/benchmark failed in round 1 of 2, (base|head) .*status 0.*BenchmarkOther/)
    expect(error.output).toContain('x_test.go:3: no')
  })

  test.each(['NaN', '+Inf', '-Inf', '1e999'])('is the value %s', async value => {
    const error = await failure({ run: `${usual}; echo 'BenchmarkOther 1 ${value} widgets/op'` })
    expect(error.message).toMatch(
      /in round 1 of 2, (base|head) gave a value that is not a finite number: Other: /,
    )
  })

  test.each<[string, Side]>([
    ['only-base', 'head'],
    ['only-head', 'base'],
    ['side', 'base'],
    ['nowhere', 'base'],
  ])('is the working directory %s, missing on %s', async (workingDirectory, side) => {
    const { message } = await failure({ workingDirectory, setup: 'true' })
    expect(message).toBe(
      `working-directory: "${workingDirectory}" is no folder on ${side} (${short(side)}). It must exist on both sides.`,
    )
  })
})
