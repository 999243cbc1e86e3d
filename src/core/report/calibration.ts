// The report of a calibration: what this machine lets a gate see, how often it would be wrong there, and what to set.
import type { Calibration } from '../model/calibration.ts'
import type { ResultFile } from '../model/result-file.ts'
import { namingOf } from '../words/names.ts'
import { advicePart } from './calibration-advice.ts'
import { alarmPart } from './calibration-alarms.ts'
import { noiseTable, steadyNote } from './calibration-table.ts'
import { doubtsPart } from './doubts.ts'
import { howMeasured } from './how-measured.ts'
import { lostPart } from './lost.ts'
import { markdownVoice } from './terms.ts'
import { runWarningPart } from './warnings.ts'

/** A Calibrated result is that of a run of base against itself. */
export type Calibrated = ResultFile & { readonly calibration: Calibration }

/** Writes the report with at most `most` rows and names. Every name in it is escaped. */
export function calibrationReport(result: Calibrated, most = Number.POSITIVE_INFINITY): string {
  const { calibration, settings, reason } = result
  const { floors, steady } = calibration
  const naming = namingOf([...floors, ...steady], result.lost, result.formats)
  const voice = markdownVoice()
  const left = floors.length - most
  return [
    `## 📏 Benchgate: ${reason}`,
    left > 0
      ? `> [!NOTE]\n> Shortened to fit: ${left} rows with less noise. The result file has everything.`
      : '',
    'A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.',
    lostPart(result, naming, most),
    doubtsPart(result, naming, most, voice),
    noiseTable(calibration, settings, naming, most, voice),
    steadyNote(calibration, naming, most),
    alarmPart(calibration, settings, naming, most, voice),
    advicePart(calibration, settings, secondsPerRound(result), naming, most, voice),
    runWarningPart(result, voice),
    howMeasured(result, voice),
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** The fullest report of at most `limit` UTF-8 bytes. */
export function fittingCalibration(result: Calibrated, limit: number): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  const settings = { ...result.settings, run: '(too long to show)', setup: null }
  for (const shown of [result, { ...result, settings }])
    for (const most of [Number.POSITIVE_INFINITY, 300, 100, 30, 10, 3, 0]) {
      const report = calibrationReport(shown, most)
      if (bytes(report) <= limit) return report
    }
  return `## 📏 Benchgate: ${result.reason}\n`
}

/** At the pace of this run; null where it made no round. */
function secondsPerRound({ rounds }: Calibrated): number | null {
  const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return rounds.length === 0 ? null : seconds / rounds.length
}
