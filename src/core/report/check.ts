// What a verdict means for the check, as that is not to be guessed from a sign.
import { failsCheck } from '../judge/exit.ts'
import type { ResultFile } from '../model/result-file.ts'

/** The reason of a verdict, with what it does to the check where the verdict alone does not say so. */
export function headline({ verdict, reason, settings, calibration }: ResultFile): string {
  if (calibration !== null || verdict === 'pass') return reason
  const isRed = failsCheck(verdict, settings.failOn)
  if (verdict === 'fail') return isRed ? reason : `${reason}; the check passes (\`fail-on: never\`)`
  return `${reason}; the check ${isRed ? 'fails (`fail-on: inconclusive`)' : 'passes'}`
}
