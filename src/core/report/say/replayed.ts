// Tells a reader that times were measured once and replayed in later rounds, and what to do about it.
import type { ResultFile } from '../../model/result-file.ts'
import { type Part, warning } from './block.ts'
import { say, strong, term } from './text.ts'

/** Empty where all rounds were measured. */
export function replayedPart({ warnings, settings }: Pick<ResultFile, 'warnings' | 'settings'>): Part {
  const replayed = warnings.find(one => one.kind === 'replayed')
  if (!replayed) return []
  const isGo = settings.go !== null
  const where = isGo
    ? ''
    : say` Switch it off in \`run\` (\`turbo run bench --force\`, \`nx bench --skip-nx-cache\`).`
  const exact = isGo
    ? say`let the benchmark print \`Unit sec/op assume=exact\``
    : say`let it print them in a unit that is no time, such as \`cycles\``
  return [
    warning(
      say`${strong(term('warnings', 'Not measured in each round:'))} every round of ${replayed.sides.join(' and ')} printed the same times to the last digit, so they were measured once and replayed, by a cache as of turbo or nx, or from a file.${where} If a simulator computes these times, so that they cannot vary, ${exact}.`,
    ),
  ]
}
