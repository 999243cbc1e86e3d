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
  mostRounds,
  name,
  path,
  rows,
  sha,
  share,
  side,
  sides,
  subject,
  unit,
} from './common-shapes.ts'
import { comparison } from './comparison-shape.ts'
import { calibration, doubt, profile, runWarning, tries } from './remark-shapes.ts'
import { settings } from './settings-shape.ts'
import { list, number, oneOf, optional, orNull, record, text, truth, value, whole } from './shape.ts'
import { since } from './since-shape.ts'

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

const visit = record<Omit<VisitRecord, 'processor' | 'format'>>({
  started: moment,
  seconds: number(0, 1e9),
  claimed: optional(number(0, 1e12)),
  others: optional(number(0, 1e12)),
})

const round = record<RoundRecord>({
  round: whole(1, 1e6),
  block: whole(1, mostRounds),
  first: oneOf('base', 'head', null),
  base: visit,
  head: visit,
})

const failure = { message, output: message }

const lost = record<Lost>({
  tries: optional(record({ base: tries, head: tries })),
  benchmark: path,
  package: path,
  failures: list(record({ ...failure, side, kind: oneOf('failed', 'timeout', 'no time') }), 100, 1),
})

const unmatched = record<Unmatched>({ ...subject, unit: orNull(unit) })

const visits = record<PlannedVisits>({
  benchmark: name,
  package: name,
  turns: whole(1, 10_000),
  iterations: orNull(whole(1)),
  seconds: number(Number.MIN_VALUE, 1e9),
  overhead: number(0),
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
  stopped: oneOf('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
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
  since: orNull(since),
  merged: value<null>(
    'null, as a result that was judged from others is not judged again',
    given => given === null,
  ),
  elsewhere: value<null>('null, as with merged', given => given === null),
})
