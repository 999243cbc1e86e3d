// Pull requests that are measured against the reference of the history too, by the built Action: what is said, and what is not decided.
// @module-tag long
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { machineKindOf } from '../../src/core/history/point.ts'
import { SideFailedError } from '../../src/core/model/errors.ts'
import { noWorkflowEvent } from '../../src/core/model/event.ts'
import type { Side } from '../../src/core/model/measuring.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { parseResultFile } from '../../src/core/result/read-result.ts'
import { planRoundsInRandomSideOrderForEachItem } from '../../src/core/rounds/schedule.ts'
import { addPointToLocalNotes } from '../../src/effects/history/notes.ts'
import { startObservingMachine } from '../../src/effects/machine/machine.ts'
import type { MeasurementDriver } from '../../src/effects/measure/driver.ts'
import { measureSchedule } from '../../src/effects/measure/measure.ts'
import { prepareMeasureAndConfirm } from '../../src/effects/measure/measure-and-confirm.ts'
import {
  runGateAlsoMeasuringReference,
  runGatesAgainstFirstVersion,
  SchedulerOfRunsSharingSideVisits,
} from '../../src/run/several-runs.ts'
import { exactRow, pointAt, rowOf } from '../core/history/points.ts'
import { commits, settings } from '../core/report/runs.ts'
import { runStep } from '../support/action.ts'
import { fail, fakeDriver, type Give, itemNamed } from '../support/fake-driver.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/fake-github.ts'
import { gateCall } from '../support/gate.ts'
import { bench, recorded } from '../support/recorded.ts'
import { listeningConsole } from '../support/repository.ts'

type Files = Readonly<Record<string, string>>

/** A release `v1.4.0`, the base of a pull request, and its head; each as its bench.txt, or as files. */
async function threeCommits(release: Files | string, base: Files | string, head: Files | string) {
  const repository = await recorded(release, base)
  const { git, folder } = repository
  await git.run(['tag', 'v1.4.0', 'base'])
  await git.run(['tag', '--force', 'base', 'HEAD'])
  const files = typeof head === 'string' ? { 'bench.txt': head } : head
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await git.run(['commit', '--quiet', '--all', '--allow-empty', '--message=head'])
  return repository
}

async function pullRequest(
  { git, folder, temp }: Awaited<ReturnType<typeof threeCommits>>,
  inputs: Readonly<Record<string, string>> = {},
  github?: FakeGitHub,
) {
  const head = await git.run(['rev-parse', 'HEAD'])
  const step = await runStep({
    temp,
    workspace: folder,
    inputs: {
      ...{ run: 'cat bench.txt', base: 'base', count: '8', confirm: 'false', checkout: 'worktree' },
      ...{ since: 'v1.4.0', 'since-on-pull': 'true' },
      ...(github ? { 'github-token': 'fake-token' } : {}),
      ...inputs,
    },
    event: {
      name: 'pull_request',
      payload: { pull_request: { number: 7, base: { ref: 'main' }, head: { sha: head } } },
    },
    env: github
      ? {
          GITHUB_API_URL: github.at.api,
          GITHUB_GRAPHQL_URL: github.at.graphql,
          GITHUB_SERVER_URL: github.at.server,
        }
      : {},
  })
  const path = step.outputs.results
  const result: ResultFile | null = path ? parseResultFile(await readFile(path, 'utf8')) : null
  return { ...step, result }
}

test('a small step of a long creep passes, and the comment says what it adds to', async () => {
  await using repository = await threeCommits(
    bench('Encode', 1000) + bench('Decode', 500),
    bench('Encode', 1110) + bench('Decode', 500),
    bench('Encode', 1130) + bench('Decode', 500),
  )
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  const { git } = repository
  const { status, result, summary, printed } = await pullRequest(repository, { creep: '10%' }, github)
  expect([status, result?.verdict, result?.settings.threshold]).toEqual([0, 'pass', 0.05])
  expect(result?.since).toMatchObject({
    ...{ sha: await git.run(['rev-parse', 'v1.4.0']), name: 'v1.4.0', threshold: 0.1 },
    rows: [
      { benchmark: 'Encode-2', unit: 'sec/op', change: 'regressed', ratio: { estimate: 1.13 } },
      { benchmark: 'Decode-2', unit: 'sec/op', change: 'unchanged', ratio: { estimate: 1 } },
    ],
  })
  const said =
    /Since[^\n]*1 of 2 comparisons is worse by more than 10%, and this pull request adds to it[^\n]*\n+[^\n]*Encode[^\n]* is 13.0% slower; \+1.8% from this pull request/
  expect(summary).toMatch(said)
  expect(github.comments[0]?.body).toMatch(said)
  expect(github.problems).toEqual([])
  expect(printed).toContain('since: base ')
})

test('what the notes remember says how often it had become worse before', async () => {
  const encode = (bytes: number) => bench('Encode', 1000, ` ${bytes} B/op`)
  await using repository = await threeCommits(encode(1000), encode(1100), encode(1130))
  const { git } = repository
  const release = await git.run(['rev-parse', 'v1.4.0'])
  const row = { ...exactRow('Encode-2', 1), package: null }
  const machine = machineKindOf({ machine: startObservingMachine().done(null), merged: null })
  for (const [revision, estimate] of [
    ['v1.4.0', 1],
    ['base', 1.1],
  ] as const) {
    const time = rowOf('Encode-2', 1, { package: null })
    const bytes = { ...row, ratio: { estimate, low: estimate, high: estimate } }
    await addPointToLocalNotes(git, {
      ...pointAt('', [time, bytes], { machine }),
      ...{ since: { sha: release, name: 'v1.4.0' }, head: await git.run(['rev-parse', revision]) },
    })
  }
  const { result, summary } = await pullRequest(repository, { creep: '5%' })
  expect(result?.since?.rows).toMatchObject([{ steps: 0 }, { unit: 'B/op', steps: 1 }])
  expect(summary).toMatch(
    /Encode[^\n]* 13.0% [^\n]*; \+2.7%[^\n]* from this pull request, after 1 earlier worsening/,
  )
})

test('head is visited once in each round for both, and base as ever', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), side: 'since' },
    { side: 'base' },
    { side: 'head' },
  )
  const log = join(repository.temp, 'visits')
  const key = 'http.https://github.com/.extraheader'
  await repository.git.run(['config', key, 'AUTHORIZATION: basic eDpzZWNyZXQ='])
  const curious = `git config --get ${key} >> ${log}.tokens || true; git config user.name Mallory`
  const { result, printed } = await pullRequest(repository, {
    ...{ run: `${curious}; cat side >> ${log}; echo >> ${log}; cat bench.txt`, 'stop-early': 'false' },
  })
  // As where two sides are measured, the token that checkout has left is out of reach, and git's files are put back.
  expect(await readFile(`${log}.tokens`, 'utf8')).toBe('')
  expect(await repository.git.run(['config', key])).toBe('AUTHORIZATION: basic eDpzZWNyZXQ=')
  expect(await repository.git.ask(['config', 'user.name'])).not.toBe('Mallory')
  expect(warningsIn({ result })).toMatchObject([{ kind: 'git-changed', isPutBack: true }])
  const visits = (await readFile(log, 'utf8')).trim().split('\n')
  const count = (side: string) => visits.filter(one => one === side).length
  expect([count('base'), count('head'), count('since')]).toEqual([8, 8, 8])
  // Of two sections at once the first end would be that of both, and the runner would obey what comes then.
  const ends = [...printed.matchAll(/^::(?:stop-commands::)?([0-9a-f]{32})(?:::)?$/gm)].map(
    ([, token]) => token,
  )
  expect(ends).toHaveLength(2 * 24)
  expect(ends.filter((token, n) => n % 2 === 1 && token !== ends[n - 1])).toEqual([])
  expect([result?.rounds.length, result?.since?.rounds]).toEqual([8, 8])
})

test('a reference that fails costs no verdict', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), 'run.sh': 'echo broken; exit 3' },
    { 'run.sh': 'cat bench.txt' },
    { 'bench.txt': bench('A', 130) },
  )
  const { status, result, summary } = await pullRequest(repository, { run: 'sh run.sh' })
  expect([status, result?.verdict, result?.since]).toEqual([1, 'fail', null])
  expect(warningsIn({ result })?.map(({ kind }) => kind)).toEqual(['reference-failed'])
  expect(summary).toContain('calls the reference "base": `The command failed with exit code 3')
})

test('where base fails nothing is said of the reference, which is measured no further', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), 'run.sh': 'echo since >> $1; cat bench.txt' },
    { 'run.sh': 'exit 3' },
    { 'run.sh': 'cat bench.txt' },
  )
  const log = join(repository.temp, 'visits')
  await writeFile(log, '')
  const { status, result } = await pullRequest(repository, { run: `sh run.sh ${log}`, 'stop-early': 'false' })
  expect([status, result?.verdict, result?.rounds, result?.since]).toEqual([0, 'inconclusive', [], null])
  expect((await readFile(log, 'utf8')).split('since').length - 1).toBeLessThan(2)
})

/** Without what only the machine is to blame for. */
function warningsIn({ result }: Pick<Awaited<ReturnType<typeof pullRequest>>, 'result'>) {
  return result?.warnings.filter(({ kind }) => !machineKinds.includes(kind))
}
const machineKinds = ['steal', 'others', 'drift', 'second-visit']

test('nor does one that takes longer to prepare than the budget for measuring', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), 'setup.sh': 'sleep 6' },
    { 'setup.sh': 'true' },
    { 'bench.txt': bench('A', 101) },
  )
  const measured = await pullRequest(repository, { setup: 'sh setup.sh', budget: '5s' })
  expect(measured.printed).not.toContain('::error')
  expect([measured.status, warningsIn(measured)]).toEqual([0, []])
  expect(measured.result?.since?.rows).toHaveLength(1)
})

test('nor does one that takes all the time for measuring', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), 'run.sh': 'exec sleep 600' },
    { 'run.sh': 'cat bench.txt' },
    { 'bench.txt': bench('A', 101) },
  )
  const { status, result, printed } = await pullRequest(repository, {
    run: 'sh run.sh',
    budget: '20s',
    seed: '1',
  })
  expect(printed).not.toContain('::error')
  expect([status, result?.since]).toEqual([0, null])
  // The first round may be complete before the reference is visited.
  expect(result?.rounds.length).toBeGreaterThan(1)
  expect(result?.warnings.map(({ kind }) => kind)).toContain('reference-failed')
})

test('nor does a reference that is not there, or is base itself', async () => {
  await using repository = await threeCommits(bench('A', 100), bench('A', 100), bench('A', 101))
  const missing = await pullRequest(repository, { since: 'v9' })
  expect([missing.status, missing.result?.verdict, missing.result?.since]).toEqual([0, 'pass', null])
  expect(missing.summary).toContain('no commit')
  const itself = await pullRequest(repository, { since: 'base' })
  expect([itself.status, itself.result?.since, warningsIn(itself)]).toEqual([0, null, []])
})

test('base against head is what it is without a reference: the order of sides, the rounds and what they show', async () => {
  await using repository = await threeCommits(bench('A', 100), bench('A', 110), bench('A', 112))
  const inputs = { seed: '5', confirm: 'true' }
  const beside = await pullRequest(repository, inputs)
  const alone = await pullRequest(repository, { ...inputs, 'since-on-pull': 'false' })
  expect([beside.result?.since?.rows.length, alone.result?.since]).toEqual([1, null])
  expect(warningsIn(beside)).toEqual(warningsIn(alone))
  const decided = ({ result }: typeof beside) => [
    ...[result?.verdict, result?.reason, result?.comparisons, result?.settings],
    result?.rounds.map(({ round, first }) => [round, first]),
  ]
  expect(decided(beside)).toEqual(decided(alone))
})

test('where head fails the run fails, as without a reference', async () => {
  await using repository = await threeCommits(
    { 'bench.txt': bench('A', 100), 'run.sh': 'cat bench.txt' },
    { 'bench.txt': bench('A', 101) },
    { 'run.sh': 'exit 3' },
  )
  const { status, result, printed } = await pullRequest(repository, { run: 'sh run.sh' })
  expect([status, result]).toEqual([1, null])
  expect(printed).toContain('exit code 3')
})

test('what leaves no room for a third side is refused, and what needs none has none', async () => {
  await using repository = await threeCommits(bench('A', 100), bench('A', 101), bench('A', 102))
  const headSha = await repository.git.run(['rev-parse', 'HEAD'])
  const gated = (inputs: Readonly<Record<string, string>>) => {
    const called = gateCall(
      repository,
      {
        ...{ run: 'cat bench.txt', base: 'base', checkout: 'worktree' },
        ...{ since: 'v1.4.0', 'since-on-pull': 'true' },
        ...inputs,
      },
      { event: { ...noWorkflowEvent, pull: { number: 7, baseRef: 'main', headSha } } },
    )
    return runGateAlsoMeasuringReference(called.inputs, called.context)
  }
  await expect(gated({ checkout: '' })).rejects.toThrow('needs "checkout: worktree"')
  await expect(gated({ since: '' })).rejects.toThrow('needs "since"')
  await expect(gated({ overlay: 'bench.txt' })).rejects.toThrow('does not work with "overlay"')
  await expect(gated({ replica: '1/2' })).rejects.toThrow('does not work with "replica"')
  await expect(gated({ shard: '1/2', filter: 'cat {regex}' })).rejects.toThrow('does not work with "shard"')
  const untouched = await gated({ base: 'HEAD', paths: 'bench.txt' })
  expect(untouched.result).toMatchObject({ stopped: 'unchanged', rounds: [], since: null })
  const calibrated = await gated({ calibrate: 'true', count: '2', 'delta-test': 'none' })
  expect([calibrated.result.calibration !== null, calibrated.result.since]).toEqual([true, null])
})

test('a package that has moved in one of several versions is found where it was in the others', async () => {
  const version = (path: string, nanoseconds: number) => ({
    ...{ 'go.mod': `module ${path}\n`, 'it_test.go': 'package it\n' },
    'bench.txt': `pkg: ${path}\n${bench('A', nanoseconds)}`,
  })
  await using repository = await threeCommits(version('m', 100), version('m/v2', 100), version('m', 200))
  const log = join(repository.temp, 'visits')
  const call = (head: string) =>
    gateCall(repository, {
      ...{ run: `cat bench.txt; cat bench.txt >> ${log}`, base: 'v1.4.0', head, checkout: 'worktree' },
      ...{ count: '8', confirm: 'false', 'stop-early': 'false' },
    })
  const ended = await runGatesAgainstFirstVersion([call('base'), call('head')])
  const results = ended.map(one => (one.status === 'fulfilled' ? one.value.result : one.reason))
  expect(results).toMatchObject([
    { verdict: 'pass', comparisons: [{ package: 'm/v2' }], unmatched: { base: [], head: [] } },
    { verdict: 'fail', comparisons: [{ package: 'm' }], unmatched: { base: [], head: [] } },
  ])
  // The first version is visited once for both.
  expect((await readFile(log, 'utf8')).match(/^pkg/gm)).toHaveLength(3 * 8)
})

test('several versions are linked with the layouts of the first', async () => {
  await using repository = await threeCommits(bench('A', 100), bench('A', 100), bench('A', 200))
  const log = join(repository.temp, 'layouts')
  const call = (head: string) =>
    gateCall(repository, {
      ...{ run: 'cat bench.txt', relink: `echo "$BENCHGATE_LAYOUT" >> ${log}`, base: 'v1.4.0', head },
      ...{ count: '8', confirm: 'false', 'stop-early': 'false', checkout: 'worktree', measure: 'all' },
    })
  await runGatesAgainstFirstVersion([call('base'), call('head')])
  const layouts = (await readFile(log, 'utf8')).trim().split('\n')
  expect([layouts.length, new Set(layouts).size]).toEqual([3 * 8, 8])
})

test('what each version installs in the place of another is seen in all of them', async () => {
  const version = (nanoseconds: number) => ({
    'bench.txt': bench('A', nanoseconds),
    'a.c': `${nanoseconds}\n`,
  })
  await using repository = await threeCommits(version(100), version(200), version(300))
  const program = join(repository.temp, 'widget')
  const call = (head: string) =>
    gateCall(repository, {
      setup: `cat a.c > /dev/null; { echo "cat <<'E'"; cat bench.txt; echo E; } > ${program}; chmod +x ${program}`,
      ...{ run: program, base: 'v1.4.0', head, checkout: 'worktree', count: '8', confirm: 'false' },
    })
  const ended = await runGatesAgainstFirstVersion([call('base'), call('head')])
  const results = ended.map(one => (one.status === 'fulfilled' ? one.value.result : one.reason))
  for (const { verdict, warnings } of results) {
    expect(verdict).toBe('inconclusive')
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'shared-install', paths: [program] }))
  }
})

// Several runs that take turns: the shared side is visited once for all, nothing of two happens at once.

afterEach(() => {
  vi.useRealTimers()
})

const rounds = 6

interface Planned {
  readonly seed: number
  readonly gives: Readonly<Record<string, Give>>
  /** How many rounds each benchmark has; all where it is not named. */
  readonly until?: Readonly<Record<string, number>>
  readonly isLaid?: (round: number) => boolean
  /** Whether it has things to do by itself between its visits. */
  readonly isSlow?: boolean
}

/** Measures one run for each, all together; `log` has the visits that were made: `1 A base`, `1 A v2`. */
async function together(runs: Readonly<Record<string, Planned>>, shared: Side = 'base') {
  const ensemble = new SchedulerOfRunsSharingSideVisits(shared)
  const log: string[] = []
  let isBusy = false
  const seats = Object.entries(runs).map(([name, planned]) => [name, planned, ensemble.join()] as const)
  const ended = await Promise.allSettled(
    seats.map(async ([name, { gives, seed, until = {}, isLaid, isSlow }, seat]) => {
      const watched =
        (give: Give): Give =>
        visit => {
          expect(isBusy).toBe(false)
          return give(visit)
        }
      const fake = fakeDriver(
        Object.fromEntries(Object.entries(gives).map(([key, give]) => [key, watched(give)])),
        isLaid ? { isLaid } : {},
      )
      const visit: typeof fake.visit = async (item, side: Side, attempt) => {
        isBusy = true
        // Others get the chance to begin meanwhile.
        await new Promise(setImmediate)
        isBusy = false
        log.push(`${attempt.round} ${item.benchmark} ${side === shared ? shared : name}`)
        return fake.visit(item, side, attempt)
      }
      const taken = seat.wrap({ ...fake, visit })
      const driver: MeasurementDriver = {
        ...taken,
        async visit(...asked) {
          const reading = await taken.visit(...asked)
          for (let turn = 0; isSlow && turn < 20; turn++) await new Promise(setImmediate)
          return reading
        },
      }
      try {
        const items = await driver.items()
        const plan = planRoundsInRandomSideOrderForEachItem(items.length, rounds, seed).map((one, n) => ({
          item: items[n] as (typeof items)[number],
          rounds: one,
        }))
        return await measureSchedule(plan, driver, listeningConsole(), {
          ...{ budget: null, count: rounds, isAgain: false },
          noiseWanted: () => 0,
          selectFurther: each =>
            each.map((made, n) =>
              made.length >= (until[items[n]?.benchmark ?? ''] ?? 99) ? 'nothing' : 'all',
            ),
        })
      } finally {
        seat.leave()
      }
    }),
  )
  return { ended, log, of: (name: string) => log.filter(visit => visit.endsWith(` ${name}`)) }
}

test('each round visits the shared side once, and each other once, before or after it as its own coin says', async () => {
  const gives = { A: () => 1, B: () => 2 }
  const { ended, log, of } = await together({
    v2: { seed: 1, gives },
    v3: { seed: 2, gives, isSlow: true },
    v4: { seed: 3, gives },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  for (const name of ['base', 'v2', 'v3', 'v4']) expect(of(name)).toHaveLength(2 * rounds)
  for (const [name, seed] of [
    ['v2', 1],
    ['v3', 2],
    ['v4', 3],
  ] as const)
    for (const [n, item] of ['A', 'B'].entries())
      for (const { round, order } of planRoundsInRandomSideOrderForEachItem(2, rounds, seed)[n] ?? []) {
        const isBefore = log.indexOf(`${round} ${item} base`) < log.indexOf(`${round} ${item} ${name}`)
        expect([name, item, round, isBefore]).toEqual([name, item, round, order[0] === 'base'])
      }
})

test('all have the same values of the shared side', async () => {
  const gives = { A: ({ nth }: { nth: number }) => 100 + nth }
  const { ended } = await together({ v2: { seed: 1, gives }, v3: { seed: 2, gives } })
  const started = ended.map(one =>
    one.status === 'fulfilled' ? one.value.rounds.map(({ base }) => base.measurements[0]?.value) : [],
  )
  expect(started[0]).toHaveLength(rounds)
  expect(started[0]).toEqual(started[1])
})

test('who is settled or has failed leaves the others to go on', async () => {
  const gives = { A: () => 1, B: () => 2 }
  const broken = {
    A: () => 1,
    B: ({ side, attempt, nth }: Parameters<Give>[0]) =>
      side === 'head' && nth > 1 ? fail(side, attempt) : 2,
  }
  const { ended, of } = await together({
    v2: { seed: 1, gives, until: { A: 2 } },
    v3: { seed: 2, gives: broken },
    v4: { seed: 3, gives, until: { A: 3, B: 3 } },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(of('v2').filter(one => one.includes('A'))).toHaveLength(2)
  expect(of('v2').filter(one => one.includes('B')).length).toBeGreaterThanOrEqual(rounds)
  expect(of('v4')).toHaveLength(6)
  // Who is further on waits, so that nobody makes a visit of its own later.
  expect(of('base')).toEqual([...new Set(of('base'))])
  expect(of('base').filter(one => one.startsWith('6 '))).toEqual(
    expect.arrayContaining(['6 A base', '6 B base']),
  )
})

test('where the shared side fails, all are told', async () => {
  const gives = { A: ({ side, attempt }: Parameters<Give>[0]) => (side === 'base' ? fail(side, attempt) : 1) }
  const { ended, of } = await together({ v2: { seed: 1, gives }, v3: { seed: 2, gives } })
  expect(ended.map(one => (one.status === 'fulfilled' ? one.value.baseFailed?.why : null))).toEqual([
    'it failed in round 1 of 6',
    'it failed in round 1 of 6',
  ])
  expect(of('base')).toHaveLength(1)
})

test('the shared side may be head: it is visited once for all, and where it fails all are told', async () => {
  const gives = { A: ({ side, nth }: Parameters<Give>[0]) => (side === 'head' ? 100 + nth : 1) }
  const runs = { base: { seed: 1, gives }, since: { seed: 2, gives } }
  const { ended, of } = await together(runs, 'head')
  for (const name of ['base', 'head', 'since']) expect(of(name)).toHaveLength(rounds)
  const heads = ended.map(one =>
    one.status === 'fulfilled' ? one.value.rounds.map(({ head }) => head.measurements[0]?.value) : [],
  )
  expect(heads[0]).toHaveLength(rounds)
  expect(heads[1]).toEqual(heads[0])
  const failing = {
    A: ({ side, attempt }: Parameters<Give>[0]) => (side === 'head' ? fail(side, attempt) : 1),
  }
  const broken = { base: { seed: 1, gives: failing }, since: { seed: 2, gives: failing } }
  expect((await together(broken, 'head')).ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('what is laid out in another way is another visit, and each has those of its own layout', async () => {
  const gives = { A: ({ nth }: { nth: number }) => 100 + nth }
  const { ended, of } = await together({
    v2: { seed: 1, gives, isLaid: () => true },
    v3: { seed: 2, gives, isLaid: round => round < 3 },
    v4: { seed: 3, gives, isLaid: () => true },
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  const perRound = Array.from({ length: rounds }, (_, n) =>
    of('base').filter(one => one.startsWith(`${n + 1} `)),
  )
  expect(perRound.map(visits => visits.length)).toEqual([1, 1, 2, 2, 2, 2])
})

/** Measures one run for each name whole, from what prepares it on; what `preparing` throws ends one. */
async function whole(names: readonly string[], preparing: (name: string, side: Side) => void = () => {}) {
  const ensemble = new SchedulerOfRunsSharingSideVisits('base')
  const log: string[] = []
  const seats = names.map(name => [name, ensemble.join()] as const)
  const ended = await Promise.allSettled(
    seats.map(async ([name, seat], n) => {
      const gives = {
        A({ side, attempt, nth }: Parameters<Give>[0]) {
          log.push(`${attempt.round === 0 ? 'try' : 'round'} ${name} ${side}`)
          return 100 + nth
        },
      }
      const prepare = (side: Side) => {
        log.push(`prepare ${name} ${side}`)
        preparing(name, side)
      }
      const driver = seat.wrap(fakeDriver(gives, { isWarmedUp: true, prepare }))
      const around = { commits, console: listeningConsole(), ready: () => seat.ready() }
      try {
        const alone = { ...settings, ...{ count: 8, confirm: false, stopEarly: false, budget: 60 } }
        return await prepareMeasureAndConfirm(driver, around, { ...alone, seed: n + 1 })
      } finally {
        seat.leave()
      }
    }),
  )
  return { ended, log }
}

test('none begins its rounds, and the time for them, before all are prepared and tried', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 })
  const { ended, log } = await whole(['v2', 'v3', 'v4'], () => vi.advanceTimersByTime(3_600_000))
  const rounds = ended.map(one => (one.status === 'fulfilled' ? one.value.first.rounds.length : null))
  expect(rounds).toEqual([8, 8, 8])
  const began = log.findIndex(one => one.startsWith('round'))
  expect(log.slice(0, began)).toHaveLength(12)
  expect(log.slice(began).filter(one => !one.startsWith('round'))).toEqual([])
})

test('who cannot be prepared keeps no other waiting', async () => {
  const { ended, log } = await whole(['v2', 'v3', 'v4'], (name, side) => {
    if (name !== 'v2' && side === 'head') throw new SideFailedError(side, 'no', 'it does not build', '')
  })
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(log.filter(one => one === 'round v2 head')).toHaveLength(8)
})

test('a visit that is made for several has the time of the one that has most', async () => {
  const ensemble = new SchedulerOfRunsSharingSideVisits('base')
  const given: (number | null)[] = []
  const gives = { A: ({ attempt }: Parameters<Give>[0]) => given.push(attempt.budgetEnds) }
  const seats = [ensemble.join(), ensemble.join()] as const
  const item = itemNamed('A')
  const visiting = (ends: readonly (number | null)[]) =>
    Promise.all(
      seats.map((seat, n) =>
        seat.wrap(fakeDriver(gives)).visit(item, 'base', {
          ...{ round: given.length + 1, place: 'a round', only: null },
          budgetEnds: ends[n] ?? null,
        }),
      ),
    )
  await visiting([1000, 2000])
  await visiting([4000, 3000])
  await visiting([null, null])
  expect(given).toEqual([2000, 4000, null])
})

test('a visit to some benchmarks only, or in a second measurement, is not shared with one that is to all in the first', async () => {
  type Asks = (driver: MeasurementDriver) => Promise<unknown>
  const visiting =
    (only: readonly string[] | null): Asks =>
    driver =>
      driver.visit(itemNamed('A'), 'base', { round: 1, place: '', only, budgetEnds: null })
  const again: Asks = async driver => {
    await driver.relinking?.relink([itemNamed('A')], [1])
    await visiting(null)(driver)
  }
  const visitsOf = async (...both: readonly Asks[]) => {
    const ensemble = new SchedulerOfRunsSharingSideVisits('base')
    const fakes = both.map(() => fakeDriver({ A: () => 1 }))
    const seats = both.map((ask, n) => [ask, fakes[n] as MeasurementDriver, ensemble.join()] as const)
    await Promise.all(seats.map(([ask, fake, seat]) => ask(seat.wrap(fake)).finally(() => seat.leave())))
    return fakes.flatMap(({ visits }) => visits).length
  }
  expect(await visitsOf(visiting(null), visiting(null))).toBe(1)
  expect(await visitsOf(visiting(['A-2']), visiting(['A-2']))).toBe(1)
  expect(await visitsOf(visiting(['A-2']), visiting(null))).toBe(2)
  expect(await visitsOf(again, again)).toBe(1)
  expect(await visitsOf(again, visiting(null))).toBe(2)
})
