// What a verdict does to the check: nobody should have to guess that from an icon.
import { failsCheck } from '../../judge/exit.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { ours, say, type Text } from './text.ts'

/** The reason of a verdict, with what it does to the check where the verdict alone does not say so. */
export function headline(result: ResultFile): Text {
  return say`${ours(result.reason)}${checkOf(result)}`
}

/** What it does to the check, as the end of that sentence; empty where the verdict says so. */
export function checkOf({ verdict, settings, calibration }: ResultFile): Text {
  if (calibration !== null || verdict === 'pass') return []
  const isRed = failsCheck(verdict, settings.failOn)
  if (verdict === 'fail') return isRed ? [] : say`; the check passes (\`fail-on: never\`)`
  return isRed ? say`; the check fails (\`fail-on: inconclusive\`)` : say`; the check passes`
}
