// Which command a visit runs: the filtered one as long as it works, and never twice where it took all its time.
import { expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { CompletedVisitOutcome } from '../../../src/effects/measure/driver.ts'
import { FilteredCommandRun } from '../../../src/effects/measure/partial-runs.ts'
import { measurement } from '../../support/fake-driver.ts'
import { listeningConsole } from '../../support/repository.ts'

const reading = (...names: readonly string[]): CompletedVisitOutcome => ({
  visit: { started: '', seconds: 1, measurements: names.map(name => measurement(name, 1)) },
  units: new Map(),
  printed: null,
})

/** What a run of `only` A gives where the filtered command does so, and the commands that were run. */
async function visited(filtered: () => Promise<CompletedVisitOutcome>) {
  const console = listeningConsole()
  const run = new FilteredCommandRun('all {filter}', 'only {regex}', console)
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
