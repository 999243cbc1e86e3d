// Decides before which rounds the user's `relink` command runs, and with which layout number: it links the programs anew, so that
// their place in memory varies from round to round like any other noise.
import { hash32 } from '../../core/common/random.ts'
import { alwaysAllowedLinkSecondsPerRound, maxLinkingShareOfMeasuringTime } from '../../core/go/relinking.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { VisitOptions } from './driver.ts'

export const layoutVariableOfRelinkCommand = 'BENCHGATE_LAYOUT'

/** Decides which layout the programs of a command have in a round: both sides have the same, and each round its own if time allows. */
export class CommandRelinkScheduler {
  private readonly seed: number
  private readonly link: (side: Side, layout: number, visit: VisitOptions) => Promise<void>
  private readonly linked: Partial<Record<Side, number>> = {}
  /** The round from which on the present layout is used, and the seconds of linking it on both sides. */
  private first = 0
  private linkSeconds = 0
  private visitSeconds = 0
  private layout = 0
  private round = 0
  /** True if each layout was used in one round only. */
  isOwnOfEachRound = true

  /** `link` links the programs of a side with the layout of this number. */
  constructor(seed: number, link: (side: Side, layout: number, visit: VisitOptions) => Promise<void>) {
    this.seed = seed
    this.link = link
  }

  /** Links the programs of a side for a round, unless they have its layout. Visits before the first round have what was built. */
  async prepare(side: Side, visit: VisitOptions): Promise<void> {
    if (visit.round === 0) return
    if (visit.round !== this.round) this.begin(visit.round)
    if (this.linked[side] === this.layout) return
    const began = performance.now()
    await this.link(side, this.layout, visit)
    this.linked[side] = this.layout
    this.linkSeconds += (performance.now() - began) / 1000
  }

  visited(seconds: number): void {
    this.visitSeconds += seconds
  }

  private begin(round: number): void {
    this.round = round
    const isShort = this.linkSeconds <= alwaysAllowedLinkSecondsPerRound
    const isWorthIt = isShort || this.linkSeconds <= maxLinkingShareOfMeasuringTime * this.visitSeconds
    if (this.first !== 0 && !isWorthIt) {
      this.isOwnOfEachRound = false
      return
    }
    this.first = round
    this.layout = hash32(`${this.seed} ${round}`) >>> 1
    this.linkSeconds = 0
    this.visitSeconds = 0
  }
}
