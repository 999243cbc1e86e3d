// Who is told how measuring goes on, to show it while it lasts.

import { progressLine } from '../../core/live/progress-line.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Progress } from '../../core/model/progress.ts'
import type { Console } from '../program/console.ts'

/** A Watch hears of every visit and every round. It is called between benchmarks: none runs while it works. */
export interface Watch {
  /** One side is about to be measured: `round 3 of 20`, and which benchmark, null for all there is. */
  visiting(place: string, title: string | null, side: Side): void
  roundEnded(progress: Progress): void
}

/** Writes a line for each round. */
export function inLines(console: Console): Watch {
  return {
    visiting() {},
    roundEnded: progress => console.info(progressLine(progress)),
  }
}
