// Whole calibrations, of simulated and of real machines: what the tests of their reports are about.
import { readFileSync } from 'node:fs'
import { seededRandom } from '../../../src/core/common/random.ts'
import { computeCalibration } from '../../../src/core/judge/calibrate.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { RunSettings } from '../../../src/core/model/settings.ts'
import type { CalibrationResultFile } from '../../../src/core/report/say/calibration.ts'
import { resultFileFieldsOfVerdict } from '../../../src/core/result/judge-recorded.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { remembered } from '../../support/remembered.ts'
import { type Reading, roundsFrom, roundsOf } from '../../support/rounds.ts'
import { normal } from '../judge/series.ts'
import { commits, first, noisy, resultFrom, steady } from './runs.ts'

/** The calibration of rounds in which both sides were the same commit. */
export function calibratedFrom(
  base: readonly Reading[],
  head: readonly Reading[],
  others: Partial<RunSettings> = {},
): CalibrationResultFile {
  return calibrated({ ...resultFrom(base, head, { stopEarly: false, ...others }) }, roundsFrom(base, head))
}

/** A calibration by noise: of each benchmark its standard deviation; each in a unit of its own where `units` says so. */
export function simulated(
  sigmas: Readonly<Record<string, number>>,
  others: Partial<RunSettings> = {},
): CalibrationResultFile {
  const side = (name: string) =>
    Object.entries(sigmas).map(([benchmark, sigma]) => ({
      ...noisy(`${benchmark}-8`, 1e-3, 0),
      values: values(`${name} ${benchmark}`, 1e-3, sigma),
    }))
  return calibratedFrom(side('base'), side('head'), others)
}

/** Of twelve benchmarks most are calm, two need more rounds, one is out of reach, and one was seldom measured. */
export function mixed(others: Partial<RunSettings> = {}): CalibrationResultFile {
  const sigmas = {
    Encode: 0.008,
    'Encode/1MB': 0.012,
    Decode: 0.01,
    'Decode/1MB': 0.015,
    Sort: 0.02,
    Search: 0.006,
    Hash: 0.003,
    Compress: 0.025,
    'Read/small': 0.04,
    'Read/large': 0.06,
    Network: 0.6,
    Flaky: 0.01,
  }
  const times = (side: string) =>
    Object.entries(sigmas).map(([name, sigma]) => {
      const reading = { ...noisy(`${name}-8`, 1e-3, 0), values: values(`${side} ${name}`, 1e-3, sigma) }
      return name === 'Flaky' ? first(5, reading) : reading
    })
  const counts = (more: number) => [
    steady('Encode-8', 'B/op', 4096),
    steady('Encode-8', 'allocs/op', 12),
    steady('Decode-8', 'B/op', 1024 + more),
  ]
  const rate = (side: string) => ({
    ...noisy('Network-8', 1, 0),
    unit: 'widgets',
    values: values(`${side} widgets`, 50, 0.1),
  })
  return calibratedFrom(
    [...times('base'), ...counts(0), rate('base')],
    [...times('head'), ...counts(16), rate('head')],
    others,
  )
}

/** mattn/go-runewidth, ten processes a side of the same code. */
export function recordedTwice(): CalibrationResultFile {
  const read = (side: string) =>
    readFileSync(new URL(`../../outputs/recordings/aa-runewidth/${side}.txt`, import.meta.url), 'utf8')
  const rounds = roundsOf(read('base'), read('head'))
  const result = resultFrom([], [], { stopEarly: false, count: rounds.length })
  return calibrated({ ...result, rounds }, rounds)
}

const calibrated = remembered(
  (result: ResultFile, rounds: ReturnType<typeof roundsFrom>): CalibrationResultFile => {
    const calibration = computeCalibration(
      collectSeriesFromRounds(rounds, new Map()),
      result.settings,
      result.settings.seed,
    )
    const same = { sha: commits.base.sha, from: 'what is checked out' }
    return {
      ...result,
      ...resultFileFieldsOfVerdict(
        { verdict: 'pass', grounds: { kind: 'calibration', calibration } },
        result.settings,
      ),
      commits: { base: same, head: same },
      calibration,
    }
  },
)

function values(seed: string, center: number, sigma: number): readonly number[] {
  const hash = [...seed].reduce((sum, one) => (Math.imul(sum, 31) + (one.codePointAt(0) ?? 0)) >>> 0, 7)
  const random = seededRandom(hash)
  return Array.from({ length: 20 }, () => center * Math.exp(sigma * normal(random)))
}
