// The exit rule: whether a verdict turns the check red, and with which status the terminal program ends.
import type { Verdict } from '../model/comparison.ts'
import type { FailOn } from '../model/settings.ts'

/** Whether the check is to turn red. */
export function failsCheck(verdict: Verdict, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return verdict === 'fail' || (verdict === 'inconclusive' && failOn === 'inconclusive')
}

/** The statuses of the terminal program. A script can tell inconclusive from pass, whatever `fail-on` says. */
export const statuses = { pass: 0, fail: 1, noMeasurement: 2, inconclusive: 3 } as const

/** The status of one verdict. */
export function exitStatus(verdict: Verdict, failOn: FailOn): number {
  return failOn === 'never' ? statuses.pass : statuses[verdict]
}

/**
 * The one status of several runs. A regression counts whatever else failed; a failed measurement counts more than an
 * inconclusive run.
 */
export function worstOf(all: readonly number[]): number {
  const byWeight = [statuses.fail, statuses.noMeasurement, statuses.inconclusive]
  return byWeight.find(status => all.includes(status)) ?? statuses.pass
}
