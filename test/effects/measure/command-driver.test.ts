// What a command that measures everything at once is run with, and what is said when it gives nothing to go by.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Side } from '../../../src/core/model.ts'
import { type Laboratory, type Measuring, openLaboratory, usual } from '../../support/measuring.ts'

let laboratory: Laboratory

beforeAll(async () => {
  laboratory = await openLaboratory()
})

afterAll(() => laboratory[Symbol.asyncDispose]())

const measuring = (given: Measuring) => laboratory.measuring(given)
const failure = (given: Measuring) => laboratory.failure(given)
const short = (side: Side) => laboratory.short(side)

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
    expect(error.message).toContain(`exit code 3 in setup, base (${short('base')})`)
    expect(error.output).toBe('no compiler')
  })
})

describe('what cannot be measured', () => {
  test('of base is told with the complete rounds before it', async () => {
    const { rounds, stopped, baseFailed } = await measuring({
      run: `echo x >> "$LOG"; grep -q head side || test $(wc -l < "$LOG") -lt 4 || exit 1; ${usual}`,
      rounds: 5,
    })
    expect(stopped).toBe('failed')
    expect(rounds.length).toBeGreaterThan(0)
    expect(baseFailed?.why).toBe(`its command failed with exit code 1 in round ${rounds.length + 1} of 5`)
  })

  test.each<[string, Measuring, string]>([
    [
      'time',
      { timeout: 0.5, run: 'sleep 1000' },
      'its command did not end within 1 s (`timeout`) in round 1 of 2',
    ],
    ['folder', { workingDirectory: 'only-head', run: 'true' }, 'it lacks the working-directory'],
    ['benchmark', { run: `${usual}; echo '--- FAIL: B'` }, 'a benchmark failed in round 1 of 2'],
    [
      'value',
      { run: `${usual}; echo 'BenchmarkB 1 NaN x/op'` },
      'a benchmark gave a value that is not a finite number in round 1 of 2',
    ],
  ])('of base has a reason of our own words (%s)', async (_, given, why) => {
    const run = `cd "$(git rev-parse --show-toplevel)"; grep -q head side && { ${usual}; exit 0; }; ${given.run}`
    expect((await measuring({ ...given, run })).baseFailed?.why).toBe(why)
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
