// What a command that measures everything at once is run with, and what is said when it gives nothing to go by.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Misconfigured } from '../../../src/core/errors.ts'
import { formatNames } from '../../../src/core/formats/formats.ts'
import type { Side } from '../../../src/core/model.ts'
import { type Laboratory, type Measuring, openLaboratory, usual } from '../../support/measuring.ts'

let laboratory: Laboratory

beforeAll(async () => {
  laboratory = await openLaboratory()
})

afterAll(() => laboratory[Symbol.asyncDispose]())

const formatsLine = `Formats: ${formatNames.join(', ')}. If it is in one of these, name that in "format".`
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

describe('files', () => {
  const writes =
    'mkdir -p out; echo "BenchmarkIt 10 $(cat speed) ticks/op" > out/it.txt; echo BenchmarkNo 1 1 u'
  const output = ['out/*.txt']
  const valuesOf = async (given: Measuring) => {
    const { rounds } = await measuring({ output, ...given })
    return rounds.map(({ base, head }) =>
      [base, head].map(({ measurements }) => measurements.map(({ value }) => value)),
    )
  }

  test('are read in place of what is printed, each round anew', async () => {
    expect(await valuesOf({ run: writes })).toEqual([
      [[100], [200]],
      [[100], [200]],
    ])
  })

  test('are those of the working directory', async () => {
    const run = writes.replace('cat speed', 'cat ../speed')
    expect(await valuesOf({ run, workingDirectory: 'both', rounds: 1 })).toEqual([[[100], [200]]])
  })

  test('of an earlier round or of setup are gone when the next begins', async () => {
    const run = `test ! -e out/it.txt || exit 9; ${writes}`
    expect(await valuesOf({ setup: 'mkdir out; echo stale > out/it.txt', run })).toHaveLength(2)
    const once = `test ! -e done || exit 0; touch done; ${writes}`
    expect((await failure({ output, run: once })).message).toMatch(
      /In round 2 of 2, (base|head) \([0-9a-f]{9}\): The command left no file that matches "output": out\/\*\.txt/,
    )
  })

  test('that git tracks are refused before anything is removed', async () => {
    await expect(measuring({ output: ['**/speed'], run: usual })).rejects.toThrow(Misconfigured)
    await expect(measuring({ output: ['**/speed'], run: usual })).rejects.toThrow(
      'output: "speed" is in the repository',
    )
  })

  test('of no format are told with side and round', async () => {
    const error = await failure({ output, run: 'mkdir -p out; echo hello > out/it.txt; echo done >&2' })
    expect(error.message).toMatch(
      /^In round 1 of 2, (base|head) \([0-9a-f]{9}\): "out\/it\.txt" is in no benchmark format .*\n {2}hello\nFormats: .*go/,
    )
    expect(error.output).toBe('done')
  })
})

describe('what is printed', () => {
  test('is read by the format that is given, whatever else it may look like', async () => {
    const { rounds } = await measuring({ format: 'go', run: usual })
    expect(rounds.map(({ base }) => [base.format, base.measurements.length])).toEqual([
      ['go', 1],
      ['go', 1],
    ])
  })

  test('in no format is shown, and whether base has any', async () => {
    const none = await failure({ run: 'echo; echo one; echo two' })
    expect(none.message).toBe(
      `Nothing was measured on either side. What head printed (${short('head')}) is in no benchmark format that is known, and begins:\n  one\n  two\n${formatsLine}\nCommand: echo; echo one; echo two`,
    )
    const lost = await failure({ run: `if grep -q base side; then ${usual}; else echo hello; fi` })
    expect(lost.message).toMatch(
      /^Nothing was measured on head, though base has benchmarks\. .*\n {2}hello\n/,
    )
  })

  test('in no format by base alone is no failure, as it may have no benchmarks yet', async () => {
    const { rounds } = await measuring({ run: `grep -q base side && echo hello || ${usual}` })
    expect(rounds.map(({ base, head }) => [base.measurements.length, head.measurements.length])).toEqual([
      [0, 1],
      [0, 1],
    ])
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
