// The interface to follow a measurement, and one that writes lines.

import { progressLine } from '../../core/live/progress-line.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Progress } from '../../core/model/progress.ts'
import type { Console } from '../program/console.ts'

/** A Watch is told of every visit and every round. It is called between benchmarks: none runs meanwhile. */
export interface Watch {
  /** A side is about to be measured: in `round 3 of 20`, and which benchmark, null for everything. */
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
