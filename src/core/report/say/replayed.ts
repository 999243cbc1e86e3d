// Tells a reader why times were taken for replayed ones, and what to do about it; the headline says on which sides.
import type { ResultFile } from '../../model/result-file.ts'
import { formatValue } from '../../words/numbers.ts'
import { type ReportSection, warning } from './block.ts'
import { say, strong, term } from './text.ts'

/** Empty where all rounds were measured. */
export function replayedPart({ warnings }: Pick<ResultFile, 'warnings'>): ReportSection {
  const replayed = warnings.find(one => one.kind === 'replayed')
  if (!replayed) return []
  const { sooner } = replayed
  const why = sooner
    ? say`one took ${formatValue(sooner.seconds, 'sec')} for ${formatValue(sooner.claimed, 'sec')} of measuring`
    : say`chance does not explain that all times are the same (if a simulator computes them, let it print them in a unit that is no time, such as \`cycles\`)`
  return [
    warning(
      say`${strong(term('warnings', 'Not measured in each round:'))} ${why}. Look for a cache, as of turbo or nx, or a stored file, and switch it off in \`run\` (\`turbo run bench --force\`, \`nx bench --skip-nx-cache\`).`,
    ),
  ]
}
