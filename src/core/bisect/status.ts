// The exit status of `benchgate bisect`, with the gate's meanings.
import { statuses } from '../judge/exit.ts'
import type { Bisected } from './bisected.ts'

/** 0: BAD is not slower. 1: it is, and the commit was found. 3: not decided. */
export function statusOfBisected({ outcome }: Pick<Bisected, 'outcome'>): number {
  if (outcome === 'not-slower') return statuses.pass
  return outcome === 'found' ? statuses.fail : statuses.inconclusive
}
