// Sets up and measures both sides; a base that cannot be measured is an answer, as long as head can.
import { CouldNotMeasure, SideFailed } from '../../core/errors.ts'
import { shortSha } from '../../core/report/format.ts'
import type { Settings } from '../../core/settings.ts'
import { type Bench, type Measured, OutOfBudget, setUp, visitSide } from './measure.ts'
import { budgetTooShort, measureAndConfirm, type Twice } from './measure-and-confirm.ts'

/**
 * Throws what befalls head. Where base fails before head has measured anything, head is tried once, as both fail where the
 * command or the machine does.
 */
export async function measureSides(bench: Bench, settings: Settings): Promise<Twice> {
  const failed = await baseFailingIn(() => setUp(bench, ['base']))
  if (failed) {
    announce(bench, failed)
    await tryHead(bench, failed, settings, { isSetUp: false, elapsed: 0 })
    return { first: { ...nothing, baseFailed: failed }, again: null }
  }
  await setUp(bench, ['head'])
  const { first, again } = await measureAndConfirm(bench, settings)
  if (first.baseFailed) {
    announce(bench, first.baseFailed)
    const { isHeadFine, elapsed } = first
    if (!isHeadFine) await tryHead(bench, first.baseFailed, settings, { isSetUp: true, elapsed })
  }
  return { first, again }
}

const nothing: Measured = {
  rounds: [],
  units: new Map(),
  stopped: 'failed',
  baseFailed: null,
  isHeadFine: true,
  elapsed: 0,
}

async function baseFailingIn(step: () => Promise<void>): Promise<SideFailed | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof SideFailed && error.side === 'base') return error
    throw error
  }
}

function announce({ console, commits }: Bench, { why }: SideFailed): void {
  console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`)
}

/** Runs head once, in what `elapsed` seconds have left of the budget. Throws where that fails too, or measures nothing. */
async function tryHead(
  bench: Bench,
  base: SideFailed,
  { budget }: Settings,
  { isSetUp, elapsed }: { readonly isSetUp: boolean; readonly elapsed: number },
): Promise<void> {
  bench.console.info('trying head, to see whether that can be measured')
  try {
    if (!isSetUp) await setUp(bench, ['head'])
    const ends = budget === null ? null : Date.now() + (budget - elapsed) * 1000
    const { visit } = await visitSide(bench, 'head', { name: 'a trial' }, ends)
    if (visit.measurements.length > 0) return
  } catch (error) {
    const asWell = `Base failed as well: ${base.message}`
    if (error instanceof OutOfBudget)
      throw new CouldNotMeasure(`${budgetTooShort(budget)}\n${asWell}`, base.output)
    if (!(error instanceof SideFailed)) throw error
    throw new SideFailed('head', error.why, `${error.message}\n${asWell}`, error.output)
  }
  throw new CouldNotMeasure(
    `Nothing was measured: head printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"), and base failed: ${base.message}`,
    base.output,
  )
}
