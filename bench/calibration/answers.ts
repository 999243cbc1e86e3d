// What whole gates of thirty benchmarks answer: how many pass, at what cost, and what they miss.
import { passedBefore } from './before.ts'
import { drawFrom, seedOf } from './draw.ts'
import { defaults } from './gate.ts'
import { type GateRun, gateRun, passes } from './gates.ts'
import type { NoiseModel } from './noise-models.ts'
import type { Share } from './share.ts'

/** The number of benchmarks in a suite. */
export const answeredSize = 30

/** Answers are the results of gates with the default settings on one machine. */
export interface Answers {
  /** Unchanged suites that pass, and that are red. */
  readonly passing: Share
  readonly red: Share
  /** Those that passed under the former rule. */
  readonly before: Share
  /** Mean rounds of a benchmark in unchanged suites, and of one that is 10 % slower, including the confirmation. */
  readonly rounds: number
  readonly roundsOfTen: number
  /** Mean time of the first measurement of unchanged suites, as a share of that of `count` rounds of each benchmark. */
  readonly time: number
  /** Suites in which the only benchmark that got slower is called a regression. */
  readonly ten: Share
  readonly sevenAndHalf: Share
  /** Suites that pass though one benchmark is slower by exactly `rule-out`. */
  readonly ruleOutPassed: Share
  /** At a threshold of 2 %: unchanged suites that pass and that are red, and those in which the only benchmark that is 5 % slower is found. */
  readonly atTwo: { readonly passing: Share; readonly red: Share; readonly five: Share }
  /** Benchmarks that are slower by exactly the threshold and called unchanged, including by the confirmation. */
  readonly thresholdUnchanged: Share
}

export function answers(model: NoiseModel, suites: number): Answers {
  const rest = new Array<number>(answeredSize - 1).fill(0)
  const run = (what: string, effect: number, rules = defaults): readonly GateRun[] => {
    const draw = drawFrom(seedOf(`answers ${what}, ${model.name}`))
    return Array.from({ length: suites }, () => gateRun(model, [effect, ...rest], rules, draw))
  }
  const alone = drawFrom(seedOf(`threshold exactly, ${model.name}`))
  const exactly = Array.from({ length: 5 * suites }, () =>
    gateRun(model, [defaults.threshold], defaults, alone),
  )
  const unchanged = run('unchanged', 0)
  const ten = run('ten', 0.1)
  const strictly = { ...defaults, threshold: 0.02, ruleOut: 0.04 }
  const unchangedAtTwo = run('unchanged at two', 0, strictly)
  const isRed = ({ said }: GateRun) => said.includes('regressed')
  const share = (runs: readonly GateRun[], isHit: (one: GateRun) => boolean): Share => ({
    hits: runs.filter(isHit).length,
    of: runs.length,
  })
  const isFound = ({ said }: GateRun) => said[0] === 'regressed'
  return {
    passing: share(unchanged, passes),
    red: share(unchanged, isRed),
    before: passedBefore(model, answeredSize, suites),
    rounds: mean(unchanged.flatMap(({ rounds }) => rounds)),
    time: mean(unchanged.map(({ time }) => time)),
    ten: share(ten, isFound),
    roundsOfTen: mean(ten.map(({ rounds }) => rounds[0] ?? 0)),
    sevenAndHalf: share(run('seven and a half', 0.075), isFound),
    ruleOutPassed: share(run('rule-out', defaults.ruleOut), passes),
    atTwo: {
      passing: share(unchangedAtTwo, passes),
      red: share(unchangedAtTwo, isRed),
      five: share(run('five at two', 0.05, strictly), isFound),
    },
    thresholdUnchanged: share(exactly, ({ said }) => said[0] === 'unchanged'),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length
}
