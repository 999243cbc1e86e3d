// The shape of a result file, field by field: what docs/result.schema.json says, with bounds for what strangers may write.
import type { Geomean, Unmatched } from '../../model/comparison.ts'
import type { Machine, Perflock } from '../../model/machine.ts'
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
  VisitRecord,
} from '../../model/result-file.ts'
import {
  message,
  moment,
  mostRoundsInFile,
  nameShape,
  path,
  rows,
  sha,
  share,
  side,
  sidesShape,
  subject,
  unit,
} from './common-shapes.ts'
import { comparison } from './comparison-shape.ts'
import { calibration, doubt, profile, runWarning, tries } from './remark-shapes.ts'
import { settings } from './settings-shape.ts'
import {
  listShape,
  number,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  text,
  truthShape,
  value,
  wholeShape,
} from './shape.ts'
import { since } from './since-shape.ts'

const commit = recordShape<Commit>({ sha, from: text(1000) })

const perflock = recordShape<Perflock>({
  held: truthShape,
  governor: orNull(wholeShape(0, 100)),
  reason: orNull(text(1000)),
})

export const machine = recordShape<Machine>({
  os: text(1000),
  kernel: text(1000),
  arch: text(100),
  cpu: text(1000),
  cores: wholeShape(0, 1e6),
  memoryBytes: wholeShape(0),
  virtual: orNull(text(1000)),
  governor: orNull(text(1000)),
  turbo: orNull(truthShape),
  smt: orNull(truthShape),
  load: number(0, 1e6),
  loadAfter: number(0, 1e6),
  stealBefore: orNull(share),
  steal: orNull(share),
  perflock: orNull(perflock),
})

const visit = recordShape<Omit<VisitRecord, 'processor' | 'format'>>({
  started: moment,
  seconds: number(0, 1e9),
  claimed: optional(number(0, 1e12)),
  others: optional(number(0, 1e12)),
})

const round = recordShape<RoundRecord>({
  round: wholeShape(1, 1e6),
  block: wholeShape(1, mostRoundsInFile),
  first: oneOfShape('base', 'head', null),
  base: visit,
  head: visit,
})

const failure = { message, output: message }

const lost = recordShape<Lost>({
  tries: optional(recordShape({ base: tries, head: tries })),
  benchmark: path,
  package: path,
  failures: listShape(
    recordShape({ ...failure, side, kind: oneOfShape('failed', 'timeout', 'no time') }),
    100,
    1,
  ),
})

const unmatched = recordShape<Unmatched>({ ...subject, unit: orNull(unit) })

const visits = recordShape<PlannedVisits>({
  benchmark: nameShape,
  package: nameShape,
  turns: wholeShape(1, 10_000),
  iterations: orNull(wholeShape(1)),
  seconds: number(Number.MIN_VALUE, 1e9),
  overhead: number(0),
})

const ruleChange = recordShape({ rule: text(100), base: orNull(message), head: orNull(message) })

/** A result file; how its parts fit together is checked in read-result.ts. */
export const resultFile = recordShape<ResultFile>({
  schema: value<1>('1, the only version there is', given => given === 1),
  verdict: oneOfShape('pass', 'fail', 'inconclusive'),
  reason: text(10_000),
  commits: sidesShape(commit),
  settings,
  rules: orNull(recordShape<RulesFile>({ file: nameShape, changes: listShape(ruleChange, 1000) })),
  machine,
  toolchains: sidesShape(orNull(text(1000))),
  formats: optional(sidesShape(orNull(text(100)))),
  innerSamples: optional(
    rows(recordShape<InnerSamples>({ ...subject, least: wholeShape(1), most: wholeShape(2) })),
  ),
  rounds: listShape(round, mostRoundsInFile),
  stopped: oneOfShape('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
  baseFailed: orNull(recordShape<Failure>(failure)),
  again: listShape(round, mostRoundsInFile),
  isRelaid: truthShape,
  laidOut: rows(nameShape),
  visits: rows(visits),
  lost: rows(lost),
  proven: rows(recordShape<Proven>({ benchmark: nameShape, package: nameShape })),
  doubts: rows(doubt),
  profiles: listShape(profile, 1000),
  calibration: orNull(calibration),
  comparisons: rows(comparison),
  geomeans: rows(
    recordShape<Geomean>({ unit, ratio: number(Number.MIN_VALUE), rows: wholeShape(1), of: wholeShape(2) }),
  ),
  warnings: listShape(runWarning, 100),
  unmatched: sidesShape(rows(unmatched)),
  since: orNull(since),
  merged: value<null>(
    'null, as a result that was judged from others is not judged again',
    given => given === null,
  ),
  elsewhere: value<null>('null, as with merged', given => given === null),
})
