// Throws where a process of a side failed, or did not end in time.
import { SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Commit } from '../../core/model/result-file.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import type { ProcessEnd } from './process.ts'

/** The names of a process in messages, and how to repeat it. */
export interface ProcessNames {
  /** At the beginning of a sentence: `The command`. */
  readonly name: string
  /** In a clause about a side: `its command`. */
  readonly its: string
  readonly text: string
  /** What may explain that it failed. */
  readonly hint?: string
}

/** Throws SideFailed where a process failed or did not end in time. */
export function refuseFailed(
  { commits, timeout }: { readonly commits: Readonly<Record<Side, Commit>>; readonly timeout: number },
  side: Side,
  place: string,
  { name, its, text, hint = '' }: ProcessNames,
  { status, isLate, lastLines }: ProcessEnd,
): void {
  const where = `${place}, ${side} (${shortSha(commits[side].sha)})`
  if (isLate)
    throw new SideFailed(
      side,
      `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`,
      `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`,
      lastLines,
      'timeout',
    )
  if (status === 0) return
  const how = `failed with ${typeof status === 'number' ? 'exit code' : 'signal'} ${status}`
  throw new SideFailed(
    side,
    `${its} ${how} in ${place}`,
    `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`,
    lastLines,
  )
}
