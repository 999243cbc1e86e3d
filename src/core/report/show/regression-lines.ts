// The regressions of a run, each in a line of its own, as beside a step or a check run.
import { regressions } from '../../judge/verdict.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { namingOfRun } from '../say/judged.ts'
import { sentence } from '../say/sentence.ts'
import { name, say } from '../say/text.ts'
import { plainText } from './plain.ts'

/** GitHub shows ten annotations of a step; the verdict is the first. */
const mostLines = 9

/** What regressed, by how much and how surely; the worst first, as in the report, and no more of them than GitHub shows. */
export function regressionLines(result: ResultFile): readonly string[] {
  const { comparisons, settings, again } = result
  const naming = namingOfRun(result)
  return regressions(comparisons)
    .slice(0, mostLines)
    .map(one => plainText(say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`))
}
