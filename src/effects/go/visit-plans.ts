// What trials have shown of benchmarks, and how they are visited for it.
import { planVisits, type Trial, type VisitPlan } from '../../core/go/plan-visits.ts'
import type { Side } from '../../core/model.ts'
import type { PlannedVisits } from '../../core/result-file.ts'
import type { Item } from '../measure/driver.ts'

/** VisitPlans knows benchmarks by their titles. */
export class VisitPlans {
  private readonly time: number | null
  private readonly trials = new Map<string, Partial<Record<Side, Trial | null>>>()
  private readonly plans = new Map<string, PlannedVisits>()

  /** `time` is how many seconds a side has in a round; null where it is given otherwise, and nothing is planned. */
  constructor(time: number | null) {
    this.time = time
  }

  /** What came of a trial on a side; null where it says nothing. */
  learn({ title, side }: { readonly title: string; readonly side: Side }, trial: Trial | null): void {
    this.trials.set(title, { ...this.trials.get(title), [side]: trial })
  }

  /** Null for one visit as long as was asked for: where sides are still to be tried, or have shown too little. */
  of({ title, benchmark, package: path, sides }: Item): VisitPlan | null {
    const known = this.plans.get(title ?? '')
    if (known) return known
    const tried = this.trials.get(title ?? '') ?? {}
    const trials = sides.flatMap(side => tried[side] ?? [])
    const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials)
    if (plan) this.plans.set(title ?? '', { benchmark: benchmark ?? '', package: path ?? '', ...plan })
    return plan
  }

  /** Those that were asked for. */
  get all(): readonly PlannedVisits[] {
    return [...this.plans.values()]
  }
}
