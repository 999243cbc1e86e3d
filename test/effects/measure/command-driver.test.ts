// What a command that measures everything at once is run with, and what is said when it gives nothing to go by.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatNames } from '../../../src/core/formats/formats.ts'
import { ownFormatAdvice } from '../../../src/core/formats/recognise.ts'
import { MisconfiguredError, SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import {
  CommandProgramLayoutScheduler,
  createCommandDriver,
  FilteredCommandWithFallback,
} from '../../../src/effects/measure/command-driver.ts'
import { type CompletedVisitOutcome, VisitCutOffByBudgetError } from '../../../src/effects/measure/driver.ts'
import { measurement } from '../../support/fake-driver.ts'
import { long, longUnless } from '../../support/long.ts'
import { type Laboratory, type Measuring, openLaboratory, usual } from '../../support/measuring.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

let laboratory: Laboratory

beforeAll(async () => {
  laboratory = await openLaboratory()
})

afterAll(() => laboratory[Symbol.asyncDispose]())

const formatsLine = `${ownFormatAdvice}\nIf it is in a format of another tool, set "format" to its name: ${formatNames.join(', ')}.`
const measuring = (given: Measuring) => laboratory.measuring(given)
const failure = (given: Measuring) => laboratory.failure(given)
const short = (side: Side) => laboratory.short(side)

describe('setup', () => {
  test('runs once on each side before anything is measured', async () => {
    const { log } = await measuring({
      setup: 'echo "setup $(cat side)" >> "$LOG"',
      run: `echo run >> "$LOG"; ${usual}`,
      isInPlace: true,
    })
    expect(log).toBe('setup base\nsetup head\nrun\nrun\nrun\nrun\n')
  })

  test('leaves what it makes to the rounds of its own side', long, async () => {
    const { rounds } = await measuring({
      setup: 'cp speed built',
      run: 'test "$(cat built)" = "$(cat speed)"; echo "BenchmarkIt 1 $(cat built) ticks/op"',
      isInPlace: true,
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

test(
  'setup that fails says what was withheld from it, and a command that measures does not',
  long,
  async () => {
    const withheld = ['NPM_TOKEN', 'SSH_AUTH_SOCK']
    const error = await failure({ setup: 'echo E401 >&2; exit 1', run: usual, withheld })
    expect(error.message).toContain(
      '\nThese variables were withheld from the command, as they look like secrets or change how git works: NPM_TOKEN, SSH_AUTH_SOCK. If the command needs one, ',
    )
    for (const given of [
      { setup: 'exit 1', withheld: [] },
      { run: 'exit 1', withheld },
    ])
      expect((await failure({ run: usual, ...given })).message).not.toContain('withheld')
  },
)

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

  test('are read in place of what is printed, each round anew', long, async () => {
    expect(await valuesOf({ run: writes })).toEqual([
      [[100], [200]],
      [[100], [200]],
    ])
  })

  test('are those of the working directory', async () => {
    const run = writes.replace('cat speed', 'cat ../speed')
    expect(await valuesOf({ run, workingDirectory: 'both', rounds: 1 })).toEqual([[[100], [200]]])
  })

  test('of an earlier round or of setup are gone when the next begins', long, async () => {
    const run = `test ! -e out/it.txt || exit 9; ${writes}`
    expect(await valuesOf({ setup: 'mkdir out; echo stale > out/it.txt', run })).toHaveLength(2)
    const once = `test ! -e done || exit 0; touch done; ${writes}`
    expect((await failure({ output, run: once })).message).toMatch(
      /In round 2 of 2, (base|head) \([0-9a-f]{9}\): The command left no file that matches "output": out\/\*\.txt/,
    )
  })

  test('that were copied with their old time are an error of their side', long, async () => {
    const run = `${writes}; test -e kept.txt || cp out/it.txt kept.txt; touch -d '2 hours ago' kept.txt; cp -p kept.txt out/it.txt`
    expect((await failure({ output, run })).message).toMatch(
      /^In round 1 of 2, (base|head) \([0-9a-f]{9}\): "out\/it\.txt" was last written at .*, before this run of the command began: /,
    )
  })

  test('that git tracks are refused before anything is removed', async () => {
    await expect(measuring({ output: ['**/speed'], run: usual })).rejects.toThrow(MisconfiguredError)
    await expect(measuring({ output: ['**/speed'], run: usual })).rejects.toThrow(
      'output: "speed" is tracked by git',
    )
  })
})

describe('files where both sides have the same ignored files', () => {
  const write = 'echo "BenchmarkIt 10 1 u" > mine.txt'

  /** A driver in a repository whose `mine.txt` is ignored, and is there if it has a text. */
  async function sharing(text: string | null, run = write) {
    const repository = await makeRepository(
      'git init --quiet; echo mine.txt > .gitignore; echo kept > kept.txt; git add .gitignore; git commit --quiet -m base',
    )
    const path = join(repository.folder, 'mine.txt')
    if (text !== null) writeFileSync(path, text)
    const commit = { sha: repository.sh('git rev-parse HEAD').trim(), from: 'main' }
    const bench = {
      sides: { enter: async () => repository.folder },
      commits: { base: commit, head: commit },
      ...{ setup: null, workingDirectory: '.', timeout: 60, env: plainEnv },
      signal: new AbortController().signal,
      console: listeningConsole(),
    }
    const driver = createCommandDriver(bench, run, {
      format: 'auto',
      output: ['*.txt'],
      ignoredFiles: 'shared',
    })
    const attempt = { round: 1, place: 'round 1 of 1', only: null, budgetEnds: null }
    const [item] = await driver.items()
    const visit = async (side: Side) => item && driver.visit(item, side, attempt)
    return { repository, path, driver, visit }
  }

  test("are refused where they are the user's own, which stay", async () => {
    const { repository, path, driver } = await sharing('years of work')
    await using _ = repository
    const refused = driver.prepare('base')
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow('output: "kept.txt" already exists')
    repository.sh('rm kept.txt')
    await expect(driver.prepare('base')).rejects.toThrow('output: "mine.txt" already exists')
    await driver[Symbol.asyncDispose]()
    expect(readFileSync(path, 'utf8')).toBe('years of work')
  })

  test('are gone after each visit, and in the end if they could not be read, so that the next run finds the place as it was', async () => {
    const run = `test ! -e mine.txt; ${write}; test ! -e old || touch -d '2 hours ago' mine.txt`
    const { repository, path, driver, visit } = await sharing(null, run)
    await using _ = repository
    repository.sh('rm kept.txt')
    await driver.prepare('base')
    await driver.prepare('head')
    for (const side of ['head', 'base'] as const)
      expect((await visit(side))?.visit.measurements).toHaveLength(1)
    expect(existsSync(path)).toBe(false)
    repository.sh('touch old')
    await expect(visit('base')).rejects.toThrow('mine.txt')
    expect(existsSync(path)).toBe(true)
    await driver[Symbol.asyncDispose]()
    expect(existsSync(path)).toBe(false)
  })
})

describe('what is printed', () => {
  test('in two formats is refused, as one of them would not be read', long, async () => {
    const [libtest, criterion] = ['cargo-bench/output.txt', 'criterion/output.txt'].map(path =>
      join(import.meta.dirname, '../../outputs', path),
    )
    const error = await failure({ run: `cat "${libtest}"; seq 20000; cat "${criterion}"` })
    expect(error.message).toMatch(
      /^In round 1 of 2, (base|head) .*: It has benchmarks in two formats, cargo-bench and criterion\. Set "format"/,
    )
    const run = `cat "${libtest}" "${criterion}"`
    const { rounds } = await measuring({ format: 'criterion', run, rounds: 1 })
    expect(rounds[0]?.head.measurements).toHaveLength(4)
  })

  test('says which check of k6 failed how often, and how many others did', async () => {
    const checks = ['a', 'b', 'c'].map((name, fails) => ({ name, path: `::${name}`, passes: 9, fails }))
    const summary = { metrics: { iterations: { count: 1, rate: 1 } }, root_group: { checks } }
    const error = await failure({ run: `echo '${JSON.stringify(summary)}'` })
    expect(error.message).toContain('status 0: check b: failed 1 of 10 times (and 1 more). Command:')
  })

  test('is read by the format that is given, whatever else it may look like', async () => {
    const { rounds } = await measuring({ format: 'go', run: usual })
    expect(rounds.map(({ base }) => [base.format, base.measurements.length])).toEqual([
      ['go', 1],
      ['go', 1],
    ])
  })

  test('in no format is shown, and whether base has any', long, async () => {
    const none = await failure({ run: 'echo; echo one; echo two' })
    expect(none.message).toBe(
      `Nothing was measured on either side. What head printed (${short('head')}) is in no known benchmark format, and begins:\n  one\n  two\n${formatsLine}\nCommand: echo; echo one; echo two`,
    )
    const lost = await failure({ run: `if grep -q base side; then ${usual}; else echo hello; fi` })
    expect(lost.message).toMatch(
      /^Nothing was measured on head, though base has benchmarks\. .*\n {2}hello\n/,
    )
  })

  test('without any value that can be read is shown', async () => {
    const error = await failure({ run: 'echo "BenchmarkIt 1 1,5 ticks/op"' })
    expect(error.message).toContain(
      `What head printed (${short('head')}) has no result that can be read as go, only:\n  BenchmarkIt 1 1,5 ticks/op\nCommand: `,
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
      'a benchmark reported an impossible value in round 1 of 2',
    ],
  ])('of base has a reason of our own words (%s)', async (_, given, why) => {
    const run = `cd "$(git rev-parse --show-toplevel)"; grep -q head side && { ${usual}; exit 0; }; ${given.run}`
    expect((await measuring({ ...given, run })).baseFailed?.why).toBe(why)
  })

  test(
    'is a command that does not end in time: with its limit, and all it has started is ended',
    long,
    async () => {
      const error = await failure({ timeout: 0.5, run: 'echo begun >&2; sleep 1000 & sleep 1000' })
      expect(error.message).toMatch(/did not end within .* in round 1 of 2, (base|head) .* raise "timeout"/)
      expect(error.output).toBe('begun')
    },
  )

  test('is a command that fails: with side, round, command, exit code and last lines', async () => {
    const run = 'echo "BenchmarkIt 1 5 ns/op"; seq 100 >&2; grep -q base side || exit 7'
    const error = await failure({ run })
    expect(error.message).toContain(`failed with exit code 7 in round 1 of 2, head (${short('head')})`)
    expect(error.message).toContain(`Command: ${run}`)
    expect(error.message).toContain('Check that commit out')
    expect(error.output.split('\n')).toHaveLength(30)
    expect(error.output).toMatch(/100$/)
  })

  test('is a command that names a file which git neither tracks nor ignores', async () => {
    await using checkout =
      await makeRepository(`git init --quiet; mkdir a b; echo b > .gitignore; echo > a/tracked
      git add .; git commit --quiet -m one; echo > a/new; echo > b/ignored`)
    const said = async (run: string) => (await failure({ run, checkout: checkout.folder })).message
    expect(await said('sh a/new 1.5 side')).toContain('The command names "a/new", which git neither tracks')
    expect(await said('sh a/tracked b/ignored a/none')).not.toContain('neither tracks')
  })

  test('is one of several commands, which bash does not say', async () => {
    const hint = 'stops at the first command that fails'
    expect((await failure({ run: `cat side | grep nothing | wc -l; ${usual}` })).message).toContain(hint)
    expect((await failure({ run: 'false' })).message).not.toContain(hint)
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

  for (const value of ['NaN', '+Inf', '-Inf', '1e999'])
    test(`is the value ${value}`, longUnless(value === 'NaN'), async () => {
      const error = await failure({ run: `${usual}; echo 'BenchmarkOther 1 ${value} widgets/op'` })
      expect(error.message).toMatch(/in round 1 of 2, (base|head) reported an impossible value: Other: /)
    })

  test.each<[string, Side]>([
    ['only-base', 'head'],
    ['only-head', 'base'],
    ['side', 'base'],
    ['nowhere', 'base'],
  ])('is the working directory %s, missing on %s', async (workingDirectory, side) => {
    const { message } = await failure({ workingDirectory, setup: 'true' })
    expect(message).toBe(
      `working-directory: "${workingDirectory}" is not a folder on ${side} (${short(side)}). It must exist on both sides.`,
    )
  })
})

describe('a filter', () => {
  /** Prints two benchmarks, or those that the word after --only matches; what is called Gone never. */
  const script = `
import { appendFileSync } from 'node:fs'
const only = process.argv[2]?.replace('--only=', '') ?? ''
appendFileSync('log', only + '\\n')
if (only.includes('Crash')) process.exit(3)
for (const name of ['A', 'B/x', 'C+'])
  if (new RegExp(only).test('Benchmark' + name) || only.includes('Twice')) console.log('Benchmark' + name + ' 10 5 u')
`

  async function filtering(filter: string | null, run = 'node bench.mjs') {
    const repository = await makeRepository('git init --quiet; git commit --quiet --allow-empty -m base')
    writeFileSync(join(repository.folder, 'bench.mjs'), script)
    const commit = { sha: repository.sh('git rev-parse HEAD').trim(), from: 'main' }
    const console = listeningConsole()
    const bench = {
      sides: { enter: async () => repository.folder },
      commits: { base: commit, head: commit },
      ...{ setup: null, workingDirectory: '.', timeout: 60, env: plainEnv },
      ...{ signal: new AbortController().signal, console },
    }
    const driver = createCommandDriver(bench, run, { format: 'auto', output: [], filter })
    const [item] = await driver.items()
    const visit = async (only: readonly string[] | null, budgetEnds: number | null = null) => {
      if (!item) throw new Error('no item')
      const attempt = { round: 2, place: 'round 2 of 8', only, budgetEnds }
      const { visit } = await driver.visit(item, 'head', attempt)
      return visit.measurements.map(({ benchmark }) => benchmark)
    }
    const log = () => readFileSync(join(repository.folder, 'log'), 'utf8').split('\n').slice(0, -1)
    return { repository, driver, visit, log, console }
  }

  test('or not, the command is ended with the budget', async () => {
    const { repository, visit } = await filtering(null, 'sleep 1000')
    await using _ = repository
    await expect(visit(null, Date.now() + 100)).rejects.toThrow(VisitCutOffByBudgetError)
  })

  test('or not, the format of another tool than Go is told once', async () => {
    for (const [run, told] of [
      ["echo 'test it ... bench:  1,000 ns/iter (+/- 10)'", ['head is read as cargo-bench']],
      ["echo 'BenchmarkIt 10 5 ns/op'", []],
    ] as const) {
      const { repository, visit, console } = await filtering(null, run)
      await using _ = repository
      for (const _round of [1, 2]) expect(await visit(null)).toHaveLength(1)
      expect(console.said).toEqual(told)
    }
  })

  test('has the command measure what is asked for', async () => {
    const { repository, driver, visit, log, console } = await filtering('--only={regex}')
    await using _ = repository
    expect(driver.canFilter).toBe(true)
    expect(await visit(null)).toEqual(['A', 'B/x', 'C+'])
    expect(await visit(['A', 'C+'])).toEqual(['A', 'C+'])
    expect(log()).toEqual(['', '^(BenchmarkA|BenchmarkC\\+)$'])
    expect([driver.canFilter, console.warnings]).toEqual([true, []])
  })

  test('may match more, which is not counted, and less', long, async () => {
    const { repository, visit } = await filtering('--only={regex}')
    await using _ = repository
    await visit(null)
    expect(await visit(['B/x', 'Twice'])).toEqual(['B/x'])
    expect(await visit(['C+', 'Gone'])).toEqual(['C+'])
  })

  test('that gives nothing is left out from there on, and that is told', async () => {
    const { repository, driver, visit, log, console } = await filtering('--only={regex}Nothing')
    await using _ = repository
    await visit(null)
    expect(await visit(['A', 'C+'])).toEqual(['A', 'C+'])
    expect(await visit(['A'])).toEqual(['A'])
    expect(log()).toEqual(['', '^(BenchmarkA|BenchmarkC\\+)$Nothing', '', ''])
    expect(driver.canFilter).toBe(false)
    expect(console.warnings).toEqual([
      expect.stringMatching(
        /^With "filter" the command measured none of the requested benchmarks\.\nFrom now on "run" is run/,
      ),
    ])
  })

  test('with which the command fails is left out too, with the command that failed', long, async () => {
    const { repository, driver, visit, console } = await filtering('--only={regex}Crash')
    await using _ = repository
    await visit(null)
    expect(await visit(['A'])).toEqual(['A'])
    expect(driver.canFilter).toBe(false)
    expect(console.warnings[0]).toMatch(
      /exit code 3 in round 2 of 8, head .* Command: node bench\.mjs --only='\^\(BenchmarkA\)\$'Crash\n/,
    )
  })

  test('is not used for names that it cannot say, but for others', long, async () => {
    const { repository, driver, visit, log } = await filtering('--only={regex}')
    await using _ = repository
    await visit(null)
    expect(await visit(['A', 'a`id`'])).toEqual(['A'])
    expect(await visit(['A'])).toEqual(['A'])
    expect(log()).toEqual(['', '', '^(BenchmarkA)$'])
    expect(driver.canFilter).toBe(true)
  })

  test('stands where the command wants it', long, async () => {
    const { repository, visit, log } = await filtering('--only={regex}', 'node bench.mjs {filter} | cat')
    await using _ = repository
    expect(await visit(null)).toHaveLength(3)
    expect(await visit(['A'])).toEqual(['A'])
    expect(log()).toEqual(['', '^(BenchmarkA)$'])
  })

  test('is none where there is none', async () => {
    const { repository, driver, visit } = await filtering(null)
    await using _ = repository
    expect(driver.canFilter).toBe(false)
    expect(await visit(['A'])).toEqual(['A'])
  })
})

// Which command a visit runs: the filtered one as long as it works, and never twice where it took all its time.

const reading = (...names: readonly string[]): CompletedVisitOutcome => ({
  visit: { started: '', seconds: 1, measurements: names.map(name => measurement(name, 1)) },
  units: new Map(),
  printed: null,
})

/** What a run of `only` A gives where the filtered command does so, and the commands that were run. */
async function visited(filtered: () => Promise<CompletedVisitOutcome>) {
  const console = listeningConsole()
  const run = new FilteredCommandWithFallback('all {filter}', 'only {regex}', console)
  const commands: string[] = []
  const visit = (text: string) => {
    commands.push(text)
    return text === 'all ' ? Promise.resolve(reading('A', 'B')) : filtered()
  }
  const outcome = await run.visit(['A-2'], null, visit).catch((error: unknown) => error)
  return { outcome, commands, isOn: run.isOn, said: console.warnings.join('\n') }
}

const failing = (kind: SideFailedError['kind']) => async () => {
  throw new SideFailedError('head', 'it failed', 'It failed.', '', kind)
}

test('one that works is all that is run', async () => {
  const { commands, isOn } = await visited(async () => reading('A'))
  expect([commands.length, isOn]).toEqual([1, true])
})

test('after one that fails the whole is run, now and from then on, and only what was asked for is kept', async () => {
  const { outcome, commands, isOn, said } = await visited(failing('failed'))
  expect([commands.length, isOn]).toEqual([2, false])
  expect((outcome as CompletedVisitOutcome).visit.measurements.map(({ benchmark }) => benchmark)).toEqual([
    'A-2',
  ])
  expect(said).toContain('From now on "run" is run without "filter"')
})

test.each(['timeout', 'no time'] as const)('after one that ends by %s nothing is', async kind => {
  const { outcome, commands, isOn } = await visited(failing(kind))
  expect(outcome).toMatchObject({ kind })
  expect([commands.length, isOn]).toEqual([1, true])
})

// Which memory layout a command's programs have in a round.

/** Walks rounds, and returns the layout of each side in each. */
async function walk(rounds: number, seconds: number, slow: (layout: number) => void = () => {}) {
  const now: Partial<Record<Side, number>> = {}
  let links = 0
  const layouts = new CommandProgramLayoutScheduler(7, async (side, layout) => {
    links += 1
    slow(layout)
    now[side] = layout
  })
  const seen: (readonly [base: number | undefined, head: number | undefined])[] = []
  for (let round = 0; round <= rounds; round++) {
    const order: readonly Side[] = round % 2 === 0 ? ['base', 'head'] : ['head', 'base']
    for (const side of [...order, ...order]) {
      await layouts.prepare(side, {
        round,
        place: `round ${round}`,
        only: null,
        budgetEnds: null,
      })
      layouts.visited(seconds)
    }
    seen.push([now.base, now.head])
  }
  return { seen, links, layouts }
}

test('each round has one of its own, the same on both sides, linked once; what comes before the rounds has none', async () => {
  const { seen, links, layouts } = await walk(6, 1)
  expect(seen[0]).toEqual([undefined, undefined])
  for (const [base, head] of seen.slice(1)) expect(base).toBe(head)
  expect(new Set(seen.slice(1).map(([base]) => base)).size).toBe(6)
  expect(links).toBe(12)
  expect(layouts.isOwnOfEachRound).toBe(true)
  expect((await walk(6, 1)).seen).toEqual(seen)
})

test('where linking takes long beside the visits, a layout is used for several rounds', async () => {
  // Each link takes longer than what is always acceptable; time is made, not waited for.
  const { now } = performance
  let skipped = 0
  performance.now = () => now.call(performance) + skipped
  try {
    const { seen, links, layouts } = await walk(9, 5, () => {
      skipped += 2000
    })
    // Four seconds of linking are 15 % of the visits of 1.3 rounds of 20 seconds, so every second round has its own.
    expect(new Set(seen.slice(1).map(([base]) => base)).size).toBe(5)
    expect(links).toBe(10)
    expect(layouts.isOwnOfEachRound).toBe(false)
  } finally {
    performance.now = now
  }
})
