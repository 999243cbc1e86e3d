// The shape of a result file, field by field: what docs/result.schema.json says, with bounds for what strangers may write.
import type { Calibration, NoiseFloor, Share } from '../model/calibration.ts'
import type {
  Comparison,
  Confirmation,
  Geomean,
  Ratio,
  RunWarning,
  Summary,
  Unmatched,
  Warning,
} from '../model/comparison.ts'
import type { Doubt, DoubtReason, DoubtSubject, Timing } from '../model/doubt.ts'
import type { Machine, Perflock } from '../model/machine.ts'
import type { Block, Sample, Visit } from '../model/measuring.ts'
import type { ProfileDifference } from '../model/profile.ts'
import type {
  Commit,
  Failure,
  InnerSamples,
  Lost,
  PlannedVisits,
  Proven,
  ResultFile,
  RoundRecord,
  RulesFile,
} from '../model/result-file.ts'
import {
  both,
  list,
  Misshapen,
  number,
  oneOf,
  oneOfKinds,
  optional,
  orNull,
  record,
  type Shape,
  text,
  truth,
  value,
  whole,
} from './shape.ts'
import { settings } from './shape-of-settings.ts'

/** The most rounds of a file: three times the largest `count`. */
export const mostRounds = 3000
/** The most rows of any list of a file. */
export const mostRows = 100_000

const name = text(10_000)
const message = text(200_000)
const path = orNull(name)
const share = number(0, 1)
const p = number(0, 1)
const seconds = number(0)
const side = oneOf('base', 'head')
const better = oneOf('lower', 'higher', null)
const unit = text(1000, 'a unit', /./s)
const moment = value<string>(
  'a time such as "2026-01-31T09:30:00Z", or ""',
  given => typeof given === 'string' && (given === '' || isMoment(given)),
)
const subject = { benchmark: name, package: path }

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

function sides<T>(shape: Shape<T>) {
  return record<Readonly<Record<'base' | 'head', T>>>({ base: shape, head: shape })
}

function rows<T>(shape: Shape<T>): Shape<readonly T[]> {
  return list(shape, mostRows)
}

const sha = text(64, 'a commit as 40 or 64 hexadecimal digits', /^([0-9a-f]{40}|[0-9a-f]{64})$/)
const commit = record<Commit>({ sha, from: text(1000) })

const perflock = record<Perflock>({
  held: truth,
  governor: orNull(whole(0, 100)),
  reason: orNull(text(1000)),
})

export const machine = record<Machine>({
  os: text(1000),
  kernel: text(1000),
  arch: text(100),
  cpu: text(1000),
  cores: whole(0, 1e6),
  memoryBytes: whole(0),
  virtual: orNull(text(1000)),
  governor: orNull(text(1000)),
  turbo: orNull(truth),
  smt: orNull(truth),
  load: number(0, 1e6),
  loadAfter: number(0, 1e6),
  stealBefore: orNull(share),
  steal: orNull(share),
  perflock: orNull(perflock),
})

const visit = record<Omit<Visit, 'measurements' | 'processor' | 'format'>>({
  started: moment,
  seconds: number(0, 1e9),
  others: optional(number(0, 1e12)),
})

const round = record<RoundRecord>({
  round: whole(1, 1e6),
  block: whole(1, mostRounds),
  first: oneOf('base', 'head', null),
  base: visit,
  head: visit,
})

/** Values of rounds, which are most of a file: checked in one loop. */
const sample: Shape<Sample> = given => {
  if (!Array.isArray(given) || given.length > mostRounds)
    throw new Misshapen(given, `a list of 0 to ${mostRounds} values`)
  for (let index = 0; index < given.length; index++) {
    const one: unknown = given[index]
    if (one === null || (typeof one === 'number' && Number.isFinite(one))) continue
    const error = new Misshapen(one, 'a finite number, or null')
    error.path.unshift(index)
    throw error
  }
  return given
}

const summary = record<Summary>({
  center: number(),
  low: orNull(number()),
  high: orNull(number()),
  samples: sample,
})

const ratio = record<Ratio>({
  estimate: number(0),
  low: orNull(number(0)),
  high: orNull(number(0)),
})

const confirmation = record<Confirmation>({
  recurred: truth,
  base: summary,
  head: summary,
  ratio: orNull(ratio),
  p: orNull(p),
})

const times = whole(0)

const warning = oneOfKinds<Warning>({
  spread: record({ side, ratio: number(0) }),
  'few-rounds': record({ side, needed: times }),
  unequal: record({ base: times, head: times }),
  'two-modes': record({ side }),
  'slow-runs': record({ base: times, head: whole(1), rounds: whole(1), beyond: number(0), p }),
  coarse: record({ step: number(Number.MIN_VALUE) }),
  blind: record({ visible: number(0) }),
  outliers: record({ base: times, head: times }),
})

const comparison = record<Comparison>({
  ...subject,
  unit,
  better,
  exact: truth,
  assume: oneOf('exact', null),
  base: summary,
  head: summary,
  worse: orNull(sides(sample) as Shape<Block>),
  delta: orNull(number()),
  ratio: orNull(ratio),
  p: orNull(p),
  pairedP: orNull(p),
  adjustedP: orNull(p),
  visible: orNull(number(0)),
  roundsNeeded: orNull(number(1)),
  ruledOut: orNull(number(0)),
  change: oneOf('regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive'),
  confirmation: orNull(confirmation),
  warnings: list(warning, 20),
})

const lines = list(text(1000), 1000, 1)

const runWarning = oneOfKinds<RunWarning>({
  drift: record({ change: number(), p }),
  'second-visit': record({ change: number(), p }),
  configuration: record({ key: text(20, 'a key', /^[a-z]+$/), base: message, head: message }),
  suite: record({ changed: list(name, mostRows, 1) }),
  steal: record({ share }),
  others: record({ base: number(0), head: number(0), p: number(0, 0.001) }),
  'left-running': record({ count: whole(1), commands: lines }),
  'git-changed': record({ count: whole(1), changed: lines, isPutBack: truth }),
  'noisy-machine': record({ load: orNull(number(0)), clock: truth }),
})

const timing = record<Timing>({ iterations: whole(0), seconds: number() })
const probed = { probe: timing, full: timing }

const doubt: Shape<Doubt> = both(
  record<DoubtSubject>(subject),
  oneOfKinds<DoubtReason>({
    'optimised-away': record({ side: orNull(side), iterations: whole(0), seconds: number() }),
    'grows-with-n': record({ ...probed, exponent: number() }),
    'setup-timed': record({ ...probed, setup: number(), share: number() }),
    'first-off': record({ side: orNull(side), first: number(), others: number() }),
    clock: record({ side: orNull(side), total: number() }),
    prints: record({ line: text(1000) }),
  }),
)

const failure = { message, output: message }

const lost = record<Lost>({
  benchmark: path,
  package: path,
  failures: list(record({ ...failure, side, kind: oneOf('failed', 'timeout', 'no time') }), 100, 1),
})

const unmatched = record<Unmatched>({ ...subject, unit: orNull(unit) })

const cost = record({ flat: number(), cum: number() })
/** Below the folder of the result file, and nowhere else. */
const profileFile = text(300, 'a file in profiles/', /^profiles\/[a-z0-9][a-z0-9.-]*$/)

const profile = record<ProfileDifference>({
  ...subject,
  kind: oneOf('cpu', 'mem', 'block'),
  unit: oneOf('sec/op', 'B/op'),
  iterations: whole(1),
  files: orNull(sides(profileFile)),
  total: sides(number()),
  functions: list(
    record({
      function: text(1000),
      base: cost,
      head: cost,
      isNoise: record({ flat: truth, cum: truth }),
    }),
    15,
  ),
  failure: orNull(message),
})

const shareOf = record<Share>({ hits: whole(0), of: whole(1), low: share, high: share })

const floor = record<NoiseFloor>({
  ...subject,
  unit,
  better,
  rounds: whole(0, mostRounds),
  noise: orNull(number(0)),
  spread: orNull(number(0)),
  ratio: orNull(ratio),
  visible: orNull(number(0)),
  roundsNeeded: orNull(whole(1)),
  p: orNull(p),
  falseAlarm: truth,
  regressed: truth,
})

const calibration = record<Calibration>({
  floors: rows(floor),
  steady: rows(record({ ...subject, unit, differs: truth })),
  benchmarks: times,
  seeing: times,
  typical: orNull(number(0)),
  roundsNeeded: orNull(whole(1)),
  suggested: record({ count: orNull(whole(1)), threshold: orNull(share) }),
  alarms: orNull(shareOf),
  swapped: orNull(record({ uncorrected: orNull(shareOf), red: shareOf })),
})

const visits = record<PlannedVisits>({
  benchmark: name,
  package: name,
  turns: whole(1, 10_000),
  iterations: orNull(whole(1)),
  seconds: number(Number.MIN_VALUE, 1e9),
  overhead: seconds,
})

const ruleChange = record({ rule: text(100), base: orNull(message), head: orNull(message) })

/** A result file; how its parts fit together is checked in read-result.ts. */
export const resultFile = record<ResultFile>({
  schema: value<1>('1, the only version there is', given => given === 1),
  verdict: oneOf('pass', 'fail', 'inconclusive'),
  reason: text(10_000),
  commits: sides(commit),
  settings,
  rules: orNull(record<RulesFile>({ file: name, changes: list(ruleChange, 1000) })),
  machine,
  toolchains: sides(orNull(text(1000))),
  formats: optional(sides(orNull(text(100)))),
  innerSamples: optional(rows(record<InnerSamples>({ ...subject, least: whole(1), most: whole(2) }))),
  rounds: list(round, mostRounds),
  stopped: oneOf('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged'),
  baseFailed: orNull(record<Failure>(failure)),
  again: list(round, mostRounds),
  isRelaid: truth,
  laidOut: rows(name),
  visits: rows(visits),
  lost: rows(lost),
  proven: rows(record<Proven>({ benchmark: name, package: name })),
  doubts: rows(doubt),
  profiles: list(profile, 1000),
  calibration: orNull(calibration),
  comparisons: rows(comparison),
  geomeans: rows(record<Geomean>({ unit, ratio: number(Number.MIN_VALUE), rows: whole(1), of: whole(2) })),
  warnings: list(runWarning, 100),
  unmatched: sides(rows(unmatched)),
  elsewhere: value<undefined>(
    'nothing, as it is said where a result is judged',
    given => given === undefined,
  ),
})
