// Which figures do not reach their goal, with the goal.
import type { Calibration } from './calibrate.ts'
import { effects } from './counts.ts'
import { goals, loud } from './goals.ts'
import type { Layouts } from './layouts.ts'
import { mostHits, percent, ratio, type Share } from './share.ts'

/** A Miss is a figure that does not reach its goal, as text. */
export interface Miss {
  readonly machine: string
  readonly what: string
  readonly figure: string
  readonly goal: string
}

/** The misses of one machine. */
export function missesOf(one: Calibration): readonly Miss[] {
  const { falseAlarms, unchangedSuites, testPower, answers, failed, model } = one
  const passing = loud.includes(model.name) ? goals.passingWhereLoud : goals.passing
  const ofHosted = model.name === 'hosted runner' ? goals.sevenAndHalf : 0
  const checks: (readonly [reached: boolean, ...words: readonly [string, string, string]])[] = [
    [isFair(falseAlarms.paired20), 'false alarms', percent(falseAlarms.paired20), '4 to 6 %'],
    [isFair(falseAlarms.paired10), 'false alarms, 10 rounds', percent(falseAlarms.paired10), '4 to 6 %'],
    atMost('red suites of fifty', unchangedSuites.defaults.suites, goals.redSuites),
    atLeast('test, +5 %', testPower.five, goals.testFive),
    atLeast('test, +10 %', testPower.ten, goals.testTen),
    atLeast('passing', answers.passing, passing),
    atMost('red', answers.red, goals.redSuites),
    [answers.rounds <= goals.rounds, 'rounds', answers.rounds.toFixed(1), `${goals.rounds}`],
    atLeast('+10 % found', answers.ten, goals.ten),
    atLeast('+7.5 % found', answers.sevenAndHalf, ofHosted),
    [isRare(answers.ruleOutPassed), 'rule-out passes', percent(answers.ruleOutPassed), '5 %'],
    [isRare(answers.thresholdUnchanged), 'threshold unchanged', percent(answers.thresholdUnchanged), '5 %'],
    [isRare(failed), 'called slower', percent(failed), '5 %'],
  ]
  for (const { count, found, red } of one.byCount) {
    const goal = count < 10 ? goals.foundByFew : goals.found
    for (const [index, effect] of effects.entries())
      if (effect >= goals.foundFrom)
        checks.push(atLeast(`+${100 * effect} % found, count ${count}`, found[index] as Share, goal))
    checks.push(atMost(`red, count ${count}`, red, goals.redSuites))
  }
  return checks
    .filter(([reached]) => !reached)
    .map(([, what, figure, goal]) => ({ machine: model.name, what, figure, goal }))
}

/** The misses of suites whose code only moved. */
export function missesOfLayouts({ name, red }: Layouts): readonly Miss[] {
  const [reached, what, figure, goal] = atMost('red', red, goals.redSuites)
  return reached ? [] : [{ machine: `layouts: ${name}`, what, figure, goal }]
}

function atLeast(what: string, share: Share, goal: number) {
  return [ratio(share) >= goal, what, percent(share), `${100 * goal} %`] as const
}

function atMost(what: string, share: Share, goal: number) {
  return [ratio(share) <= goal, what, percent(share), `${100 * goal} %`] as const
}

function isFair(share: Share): boolean {
  return ratio(share) >= goals.falseAlarms.from && ratio(share) <= goals.falseAlarms.to
}

/**
 * A share exactly at its limit comes out above it in half of all simulations: it is a miss only where chance cannot
 * explain it.
 */
function isRare(share: Share): boolean {
  return share.hits <= mostHits(goals.mistakes, share.of)
}
