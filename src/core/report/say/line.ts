// Words the line below the headline: the effect on the check, the commits, the rounds, and links.
import { failsCheck } from '../../judge/verdict.ts'
import type { Commit, ResultFile } from '../../model/result-file.ts'
import { formatRatio, formatRoundsMade, shortSha } from '../../words/numbers.ts'
import type { Site } from './block.ts'
import {
  code,
  joinTexts,
  linkText,
  name,
  parseOwnText,
  say,
  strong,
  type Text,
  type TextPiece,
  term,
} from './text.ts'

/**
 * Returns `Check fails · 222222222 against 111111111 · 20 rounds, threshold 5% · run and full report`, without what is
 * unknown.
 */
export function lineBelowHeadline(result: ResultFile, { repository, run, report }: Site): Text {
  return joinTexts(
    [
      // A calibration measures one commit and has no verdict.
      ...(result.calibration === null
        ? [checkLine(result), commits(result, repository), rounds(result)]
        : []),
      ...(run !== null && run === report
        ? [linkText('run and full report', run)]
        : [run === null ? [] : linkText('run', run), report === null ? [] : linkText('full report', report)]),
    ],
    ' · ',
  )
}

/** Adds the setting that decided, if the verdict alone did not. */
function checkLine({ verdict, settings: { failOn } }: ResultFile): Text {
  const isRed = failsCheck(verdict, failOn)
  const isUsual = failOn === 'regression' || isRed === (verdict === 'fail')
  const why = isUsual ? [] : say` (${code(`fail-on: ${failOn}`)})`
  return say`${strong(isRed ? 'Check fails' : 'Check passes')}${why}`
}

/** Links to the difference between exactly these commits. */
function commits({ commits: { base, head } }: ResultFile, repository: string | null): TextPiece {
  const sides = say`${name(shortSha(head.sha))} against ${name(shortSha(base.sha))}`
  return repository === null || !areFullShas(base, head)
    ? sides
    : linkText(sides, `${repository}/compare/${base.sha}..${head.sha}`)
}

/** Returns true if these are full SHAs: a result file may contain anything. */
export function areFullShas(...commits: readonly Commit[]): boolean {
  return commits.every(({ sha }) => /^[\da-f]{40,64}$/.test(sha))
}

function rounds(result: ResultFile): Text {
  if (result.rounds.length === 0) return []
  return say`${formatRoundsMade(result)}, ${term('threshold', 'threshold')} ${formatRatio(result.settings.threshold)}`
}

/** Returns the reason of a verdict, with its effect on the check unless the verdict makes that clear. */
export function headline(result: ResultFile): Text {
  return say`${parseOwnText(result.reason)}${checkEffect(result)}`
}

/** Returns the effect on the check, as the end of that sentence; empty if the verdict makes it clear. */
export function checkEffect({ verdict, settings, calibration }: ResultFile): Text {
  if (calibration !== null || verdict === 'pass') return []
  const isRed = failsCheck(verdict, settings.failOn)
  if (verdict === 'fail') return isRed ? [] : say`; the check passes (\`fail-on: never\`)`
  return isRed ? say`; the check fails (\`fail-on: inconclusive\`)` : say`; the check passes`
}
