// Builds Go benchmarks and tries each as a gate does, on one side, and tells how long its rounds will take.
import { roundSeconds } from '../../core/go/plan-visits.ts'
import type { CheckTrial } from '../../core/init/check/estimate.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import type { GoSettings, Settings } from '../../core/model/settings.ts'
import { GoDriver } from '../go/go-driver.ts'
import type { Attempt, Item } from '../measure/driver.ts'
import type { Tried } from './try-run.ts'

/** Seconds for trials: what has not been tried by then is taken to be like the others. */
const patience = 150

/**
 * Throws CouldNotMeasure where nothing can be built or runs. A benchmark that fails is left out, as a gate leaves it out,
 * and told to `warn`.
 */
export async function tryGo(
  { git, settings, timeout, env, signal }: Tried,
  go: GoSettings,
  schedule: Pick<Settings, 'seed' | 'count' | 'setup'>,
  warn: (line: string) => void,
): Promise<CheckTrial> {
  const console = { info() {}, warn, untrusted: () => ({ write() {}, close() {} }) }
  const commit = { sha: await git.run(['rev-parse', 'HEAD']), from: 'HEAD' }
  const bench = {
    sides: { enter: async () => git.folder },
    commits: { base: commit, head: commit },
    setup: schedule.setup,
    workingDirectory: settings.workingDirectory,
    timeout,
    env,
    signal,
    console,
  }
  const began = Date.now()
  const since = () => (Date.now() - began) / 1000
  await using driver = await GoDriver.open(bench, go, schedule)
  await driver.prepare('head')
  const items = await driver.items()
  const built = since()
  const names = new Set<string>()
  let seconds = 0
  let tried = 0
  let failure: SideFailed | null = null
  for (const item of items) {
    if (tried > 0 && since() - built > patience) break
    try {
      const { visit } = await driver.visit(item, 'head', attempt)
      for (const { benchmark } of visit.measurements) names.add(`${item.package} ${benchmark}`)
      seconds += secondsOf(driver, item, visit.seconds)
      tried++
    } catch (error) {
      if (!(error instanceof SideFailed) || signal.aborted) throw error
      failure = error
      warn(error.message)
    }
  }
  if (tried === 0) throw failure ?? new CouldNotMeasure('No Go benchmark was found in the clone.')
  const all = items.length / tried
  const setup = built + (since() - built) * all
  return { format: 'go', benchmarks: Math.round(names.size * all), setup, visit: seconds * all }
}

const attempt: Attempt = {
  round: 0,
  place: 'the trial',
  only: null,
  budgetEnds: null,
  onOutput() {},
}

/** Seconds of one side in one round; where no visits are planned, those that the trial took. */
function secondsOf(driver: GoDriver, item: Item, trial: number): number {
  const parts = driver.parts(item)
  // Asking for the turns plans the visits.
  for (const part of parts) driver.turns(part)
  const planned = driver.planned.filter(
    one => one.package === item.package && parts.some(part => part.benchmark === one.benchmark),
  )
  return planned.length === 0 ? trial : planned.reduce((sum, one) => sum + roundSeconds(one) / 2, 0)
}
