// The report of a calibration: what this machine lets a gate see, how often it would be wrong there, and what to set.
import type { Calibration } from '../../model/calibration.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { namingOf } from '../../words/names.ts'
import { paragraph, type Report } from './block.ts'
import { advicePart } from './calibration-advice.ts'
import { alarmPart } from './calibration-alarms.ts'
import { noiseTable, steadyNote } from './calibration-table.ts'
import { doubtsPart } from './doubts.ts'
import { howMeasured } from './how-measured.ts'
import { incompleteNotice, reportHead } from './judged.ts'
import { lostPart } from './lost.ts'
import { rulesNote } from './rules-note.ts'
import { say } from './text.ts'
import { runWarningPart } from './warnings.ts'

/** A Calibrated result is that of a run of base against itself. */
export type Calibrated = ResultFile & { readonly calibration: Calibration }

export function isCalibrated(result: ResultFile): result is Calibrated {
  return result.calibration !== null
}

/** The report with at most `most` rows and names. */
export function calibrationReport(result: Calibrated, most = Number.POSITIVE_INFINITY): Report {
  const { calibration, settings } = result
  const { floors, steady } = calibration
  const naming = namingOf([...floors, ...steady], result.lost, result.formats)
  const left = floors.length - most
  return {
    ...reportHead(result),
    parts: [
      left > 0 ? incompleteNotice(`${left} rows with less noise`) : [],
      rulesNote(result.rules),
      [
        paragraph(
          say`A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.`,
        ),
      ],
      lostPart(result, naming, most),
      doubtsPart(result, naming, most),
      noiseTable(calibration, settings, naming, most),
      steadyNote(calibration, naming, most),
      alarmPart(calibration, settings, naming, most),
      advicePart(calibration, settings, secondsPerRound(result), naming, most),
      runWarningPart(result),
      howMeasured(result),
    ],
  }
}

/** How long a round of this run took; null if it made none. */
function secondsPerRound({ rounds }: Calibrated): number | null {
  const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return rounds.length === 0 ? null : seconds / rounds.length
}
