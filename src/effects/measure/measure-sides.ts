// Prepares and measures both sides; a base that cannot be measured is an answer, as long as head can.
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { bothSidesError, budgetError, retryError } from './both-failed.ts'
import { type Driver, OutOfBudget } from './driver.ts'
import type { DriverContext } from './driver-context.ts'
import { nothingMeasured } from './measure.ts'
import {
  type MeasureOptions,
  type MeasureSettings,
  measureAndConfirm,
  type RunMeasurements,
} from './measure-and-confirm.ts'

type Audience = Pick<DriverContext, 'commits' | 'console'> & MeasureOptions

/**
 * Throws the failures of head. Where base cannot be prepared it is tried once more, as one dropped request would leave nothing
 * measured and the check green. Then head is tried once: if the command or the machine is at fault, both fail.
 */
export async function measureSides(
  driver: Driver,
  bench: Audience,
  settings: MeasureSettings,
): Promise<RunMeasurements> {
  const prepareBase = () => baseFailing(() => driver.prepare('base'))
  const failed = await prepareBase()
  const failedAgain = failed && (await onceMore(failed, bench.console, prepareBase))
  if (failed && failedAgain) {
    announce(bench, failed)
    await tryHead(driver, bench, failed, settings)
    const baseFailed = retryError(failed, failedAgain)
    return { first: { ...nothingMeasured, baseFailed }, again: null, probe: [], isRelaid: false }
  }
  await driver.prepare('head')
  const twice = await measureAndConfirm(driver, bench.console, settings, bench)
  if (twice.first.baseFailed) announce(bench, twice.first.baseFailed)
  return twice
}

async function baseFailing(step: () => Promise<void>): Promise<SideFailed | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof SideFailed && error.side === 'base') return error
    throw error
  }
}

/** Gives how it failed again. What took all its time is not tried again: it would take as much. */
async function onceMore(
  failed: SideFailed,
  console: DriverContext['console'],
  prepareBase: () => Promise<SideFailed | null>,
): Promise<SideFailed | null> {
  if (failed.kind !== 'failed') return failed
  console.info(`base could not be prepared: ${failed.why}; trying once more, in the same folder`)
  return prepareBase()
}

function announce({ console, commits }: Audience, { why }: SideFailed): void {
  console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`)
}

/** Throws where head fails too, or measures nothing. */
async function tryHead(
  driver: Driver,
  { console }: Audience,
  base: SideFailed,
  { budget }: Pick<Settings, 'budget'>,
): Promise<void> {
  console.info('trying head, to see whether that can be measured')
  try {
    await driver.prepare('head')
    const budgetEnds = budget === null ? null : Date.now() + budget * 1000
    for (const item of await driver.items()) {
      const output = console.untrusted('the trial, head')
      const onOutput = (chunk: Buffer) => output.write(chunk)
      const attempt = { round: 0, place: 'the trial', only: null, budgetEnds, onOutput }
      const { visit } = await driver.visit(item, 'head', attempt).finally(() => output.close())
      if (visit.measurements.length > 0) return
    }
  } catch (error) {
    if (error instanceof OutOfBudget) throw budgetError(base)
    throw error instanceof SideFailed ? bothSidesError(error, base) : error
  }
  throw new CouldNotMeasure(
    `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
    base.output,
  )
}
