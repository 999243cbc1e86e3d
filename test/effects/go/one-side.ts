// One side made ready in the repository itself, for tests that need no checkout.
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { type PreparedGoSide, prepareGoSide } from '../../../src/effects/go/prepare-side.ts'
import { visitGoBenchmark } from '../../../src/effects/go/visit.ts'
import type { listeningConsole, Repository } from '../../support/repository.ts'
import { benchOn, type Given, temporaryOf, usual, valuesIn } from './support.ts'

/** How to prepare, where not as usual. */
export interface Preparing extends Given {
  readonly side?: Side
  /** What is broken on base. */
  readonly onBase?: PreparedGoSide['broken']
  /** Where the side stands. */
  readonly root?: string
}

/** Gets one side ready, which stands in the repository itself. */
export async function prepareIn(repository: Repository, given: Preparing = {}) {
  const { side = 'base', settings, root = repository.folder, onBase } = given
  const bench = benchOn(repository, { enter: async () => root }, given)
  const all = { ...usual, ...settings }
  const prepared = await prepareGoSide(bench, side, all, temporaryOf(repository), onBase)
  return {
    prepared,
    packages: [...prepared.built.keys()],
    said: (bench.console as ReturnType<typeof listeningConsole>).said,
    /** What the benchmark of a package reports. */
    async values(path: string): Promise<readonly string[]> {
      const binary = prepared.built.get(path)
      const [name] = binary?.benchmarks.keys() ?? []
      if (!binary || !name) throw new Error(`${path} has no benchmark`)
      const target = { side, title: name, binary, pattern: `^${name}$` }
      const attempt = { round: 1, place: 'round 1 of 1', only: null, budgetEnds: null }
      return valuesIn(await visitGoBenchmark(bench, all, target, attempt))
    },
  }
}

/** What befell it. */
export async function failureIn(repository: Repository, given?: Preparing): Promise<SideFailedError> {
  const thrown = await prepareIn(repository, given).then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof SideFailedError) return thrown
  throw new Error(`not the error that was expected: ${thrown}`)
}
