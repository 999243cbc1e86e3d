// Decides which of the suites is measured.
import { Misconfigured } from '../model/errors.ts'
import { declined } from './declined.ts'
import type { Suite } from './find/suite.ts'
import { isWithin, type SourceTree } from './find/tree.ts'
import { findSuites, lookedFor } from './find-suites.ts'
import { givenSuite, type SuiteInputs, suiteWithInputs } from './given.ts'

/** A SuiteRequest is what the user has said about what is to be measured. */
export interface SuiteRequest extends SuiteInputs {
  /** The user's folder, or the one they have named, from the top. */
  readonly below: string
  /** Whether they have named it, so that suites elsewhere do not count. */
  readonly isNamed: boolean
  readonly tool: string | null
}

/** At least one suite: the first is measured. Throws Misconfigured where there is none. */
export function chooseSuites(tree: SourceTree, wish: SuiteRequest): readonly [Suite, ...Suite[]] {
  const { run, folder, below, isNamed, tool } = wish
  if (run !== null) return [givenSuite({ ...wish, run, folder: folder ?? below })]
  const all = findSuites(tree, below)
  const home = folder ?? (isNamed ? below : '.')
  const first = all.find(suite => isWithin(home, suite.foundBy) && (tool === null || suite.tool === tool))
  if (first === undefined) throw nothingFound(tree, home, tool, all)
  return [suiteWithInputs(first, wish), ...all.filter(suite => suite !== first)]
}

function nothingFound(
  tree: SourceTree,
  home: string,
  tool: string | null,
  all: readonly Suite[],
): Misconfigured {
  const where = home === '.' ? 'in this repository' : `in ${home}`
  const what = tool === null ? 'No benchmarks were found' : `No benchmarks of "${tool}" were found`
  const seen = declined(tree, home)
    .map(sentence => ` ${sentence}`)
    .join('')
  const others = all.map(suite => `${suite.tool} (${suite.foundBy})`)
  return new Misconfigured(
    others.length === 0
      ? `${what} ${where}, and nothing was written.${seen} Looked for: ${lookedFor}. If there are any, say how to run them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE].`
      : `${what} ${where}, and nothing was written. There are: ${others.join(', ')}. Choose with a folder, or with --tool.`,
  )
}
