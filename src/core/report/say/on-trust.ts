// What of a result judged elsewhere is only what the measuring jobs say.
import type { ResultFile } from '../../model/result-file.ts'
import { usualDirection } from '../../model/units.ts'
import { shortSha } from '../../words/numbers.ts'
import { note, type ReportSection } from './block.ts'
import { name, say } from './text.ts'

/** Small print for results of strangers; empty for others. */
export function onTrustPart({ merged, elsewhere, proven, comparisons, since }: ResultFile): ReportSection {
  if (!merged?.isStrangers) return []
  const job = 'Measured by a job that runs the code of the pull request, and could report anything.'
  if (comparisons.length === 0) return [note(say`${job} It has sent no samples to judge.`)]
  const same = proven.length > 0 ? ', and which benchmarks are the same binary on both sides' : ''
  const directions = comparisons.some(({ unit }) => usualDirection(unit) === null)
    ? ', which way unknown units improve'
    : ''
  const reference = since === null ? '' : ', what was measured against the reference'
  const whose = elsewhere === null ? '' : say`, as they are in ${name(shortSha(elsewhere.rules))}`
  return [
    note(
      say`${job} Every number and the verdict were computed here from its samples, by the rules of this repository${whose}. Taken as that job says: the samples, which commit base was, the machine, what failed, what only one side has${directions}${reference}${same}.`,
    ),
  ]
}
