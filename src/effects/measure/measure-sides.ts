// Sets up and measures both sides; a base that cannot be measured is an answer, as long as head can.
import { CouldNotMeasure, SideFailed } from '../../core/errors.ts'
import type { Settings } from '../../core/settings.ts'
import { type Bench, setUp, visitSide } from './measure.ts'
import { measureAndConfirm, type Twice } from './measure-and-confirm.ts'

/** What was measured, or why base gave nothing to compare with. */
export type Outcome = { readonly measured: Twice } | { readonly baseFailed: SideFailed }

/** Throws what befalls head. Where base fails head is tried once more, as both fail where the command or the machine does. */
export async function measureSides(bench: Bench, settings: Settings): Promise<Outcome> {
  let isSetUp = false
  try {
    await setUp(bench)
    isSetUp = true
    return { measured: await measureAndConfirm(bench, settings) }
  } catch (error) {
    if (!(error instanceof SideFailed) || error.side !== 'base') throw error
    bench.console.warn('Base cannot be measured. Trying head, to see whether that can.')
    await tryHead(bench, isSetUp, error)
    return { baseFailed: error }
  }
}

async function tryHead(bench: Bench, isSetUp: boolean, base: SideFailed): Promise<void> {
  try {
    if (!isSetUp) await setUp(bench, ['head'])
    const { visit } = await visitSide(bench, 'head', 'a trial of head', null)
    if (visit.measurements.length > 0) return
  } catch (error) {
    if (!(error instanceof SideFailed)) throw error
    throw new SideFailed('head', `${error.message}\nBase failed as well: ${base.message}`, error.output)
  }
  throw new CouldNotMeasure(
    `Nothing was measured: head printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"), and base failed: ${base.message}`,
    base.output,
  )
}
