// Measures by a command on two commits: each in a clone of its own, or on a real checkout, which must be as it was after it.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { CouldNotMeasureError } from '../../src/core/model/errors.ts'
import { type Side, sides } from '../../src/core/model/measuring.ts'
import { planRoundsInRandomSideOrder } from '../../src/core/rounds/schedule.ts'
import { takeOverUserCheckout } from '../../src/effects/git/checkout/checkout.ts'
import { type CommandDriverOptions, createCommandDriver } from '../../src/effects/measure/command-driver.ts'
import type { DriverContext } from '../../src/effects/measure/driver.ts'
import { type MeasureLimitsAndHooks, measureSchedule } from '../../src/effects/measure/measure.ts'
import { commitsOf } from '../effects/git/checkout/sides.ts'
import { digestOf } from './digest.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from './repository.ts'

/** What a side's `speed` says, in a unit that is not time. */
export const usual = 'echo "BenchmarkIt 10 $(cat speed) ticks/op"'

/** What is not as usual. */
export interface Measuring
  extends Partial<DriverContext>,
    Partial<Omit<MeasureLimitsAndHooks, 'selectFurther' | 'count'>>,
    Partial<CommandDriverOptions> {
  /** Which items have shown enough, after each round. */
  readonly settled?: (...asked: Parameters<MeasureLimitsAndHooks['selectFurther']>) => readonly boolean[]
  readonly rounds?: number
  readonly run?: string
  /** Whether both sides take turns in one checkout, which takes ten times as long. */
  readonly isInPlace?: boolean
}

/** A Laboratory is a repository whose `speed` is 100 on base and 200 on head; each measuring has a copy of it. */
export interface Laboratory extends AsyncDisposable {
  /** Sets both sides up and measures. `log` is what was written to LOG. */
  measuring(given: Measuring): Promise<Awaited<ReturnType<typeof measureSchedule>> & { readonly log: string }>
  /** What befell either side: of base it is told, of head it is thrown. */
  failure(given: Measuring): Promise<CouldNotMeasureError>
  /** Sha as people see it. */
  short(side: Side): string
}

export async function openLaboratory(): Promise<Laboratory> {
  const built =
    await makeRepository(`git init --quiet --initial-branch=main; echo base > side; echo 100 > speed
    mkdir only-base both; touch only-base/x both/x; git add .; git commit --quiet -m base; git tag base
    echo head > side; echo 200 > speed; git rm --quiet -r only-base; mkdir only-head; touch only-head/x; git add .
    git commit --quiet -m head; git tag head`)
  const commits = commitsOf(built)
  const before = await digestOf(built.folder)
  const apart = { base: await built.copy(), head: await built.copy() }
  for (const side of sides) apart[side].sh(`git checkout --quiet --detach ${side}`)
  const measuring = (given: Measuring) =>
    given.isInPlace ? measureInPlace(built, commits, before, given) : measureApart(apart, commits, given)
  return {
    measuring,
    async failure(given) {
      const error = await measuring(given).then(
        ({ baseFailed }) => baseFailed,
        (thrown: unknown) => thrown,
      )
      if (error instanceof CouldNotMeasureError) return error
      throw new Error(`not the error that was expected: ${error}`)
    },
    short: side => readFileSync(join(built.folder, '.git/refs/tags', side), 'utf8').slice(0, 9),
    async [Symbol.asyncDispose]() {
      for (const one of [built, ...Object.values(apart)]) await one[Symbol.asyncDispose]()
    },
  }
}

async function measureApart(
  apart: Readonly<Record<Side, Repository>>,
  commits: DriverContext['commits'],
  given: Measuring,
) {
  await using base = await apart.base.copy()
  await using head = await apart.head.copy()
  const folders = { base: base.folder, head: head.folder }
  return await measureIn({ enter: async side => folders[side] }, commits, join(base.folder, '../log'), given)
}

async function measureInPlace(
  built: Repository,
  commits: DriverContext['commits'],
  before: readonly string[],
  given: Measuring,
) {
  await using repository = await built.copy()
  const log = join(repository.folder, '../log')
  try {
    await using checkout = await takeOverUserCheckout(repository.git, commits, listeningConsole())
    return await measureIn(checkout, commits, log, given)
  } finally {
    expect(await digestOf(repository.folder)).toEqual(before)
  }
}

async function measureIn(
  places: DriverContext['sides'],
  commits: DriverContext['commits'],
  log: string,
  {
    rounds = 2,
    run = usual,
    budget = null,
    isAgain = false,
    settled = each => each.map(() => false),
    format = 'auto',
    output = [],
    isInPlace: _,
    ...given
  }: Measuring,
) {
  const bench: DriverContext = {
    sides: places,
    commits,
    setup: null,
    workingDirectory: '.',
    timeout: 600,
    env: { ...plainEnv, LOG: log },
    signal: new AbortController().signal,
    console: listeningConsole(),
    ...given,
  }
  await using driver = createCommandDriver(bench, run, { format, output })
  await driver.prepare('base')
  await driver.prepare('head')
  const plan = (await driver.items()).map(item => ({ item, rounds: planRoundsInRandomSideOrder(rounds, 1) }))
  const measured = await measureSchedule(plan, driver, bench.console, {
    budget,
    count: rounds,
    isAgain,
    noiseWanted: () => 0,
    selectFurther: (...asked) => settled(...asked).map(is => (is ? 'nothing' : 'all')),
  })
  return { ...measured, log: await readFile(log, 'utf8').catch(() => '') }
}
