// How benchmarks are visited, planned from their trials.
import { planVisits, type VisitTrial } from '../../core/go/plan-visits.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { PlannedVisits, VisitPlan } from '../../core/model/result-file.ts'
import type { Item } from '../measure/driver.ts'
import type { GoItem } from './items.ts'
import { SubBenchmarks, titleOf } from './parts.ts'
import type { TrialOutcome } from './try-out.ts'

/** VisitPlans knows benchmarks by their titles. */
export class VisitPlans {
  private readonly time: number | null
  private readonly trials = new Map<string, Partial<Record<Side, VisitTrial | null>>>()
  private readonly known = new SubBenchmarks()
  private readonly plans: Map<string, PlannedVisits>
  /** Titles that were asked for: other runs may have planned more. */
  private readonly asked = new Set<string>()

  /**
   * `time` is how many seconds a side has in a round; null where `benchtime` is a number of iterations, and nothing is
   * planned. `plans` are those that several runs share: the first that plans a benchmark does so for all.
   */
  constructor(time: number | null, plans: Map<string, PlannedVisits> = new Map()) {
    this.time = time
    this.plans = plans
  }

  /** Takes the trial on a side that took this many seconds to enter. */
  learn(
    target: { readonly title: string; readonly side: Side },
    { trial, parts }: Pick<TrialOutcome, 'trial' | 'parts'>,
    entering: number,
  ): void {
    const { title, side } = target
    this.known.learn(target, parts)
    for (const part of [{ name: '', trial }, ...parts]) {
      const its = part.name === '' ? title : titleOf(title, part.name)
      // Sides are switched once for every two visits.
      const whole = part.trial && { ...part.trial, overhead: part.trial.overhead + entering / 2 }
      this.trials.set(its, { ...this.trials.get(its), [side]: whole })
    }
  }

  /**
   * The sub-benchmarks of a benchmark that has been tried, if they are visited by themselves; otherwise the benchmark
   * itself.
   */
  parts(item: GoItem): readonly GoItem[] {
    return this.known.of(item)
  }

  /** Whether it had its trial on each side that has it. */
  isTried({ title, sides }: Item): boolean {
    const tried = this.trials.get(title ?? '') ?? {}
    return sides.every(side => side in tried)
  }

  /** Null for one visit as long as was asked for: where sides have not been tried yet, or their trials show too little. */
  of({ title, benchmark, package: path, sides }: Item): VisitPlan | null {
    this.asked.add(title ?? '')
    const known = this.plans.get(title ?? '')
    if (known) return known
    const tried = this.trials.get(title ?? '') ?? {}
    const trials = sides.flatMap(side => tried[side] ?? [])
    const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials)
    if (plan) this.plans.set(title ?? '', { benchmark: benchmark ?? '', package: path ?? '', ...plan })
    return plan
  }

  /** The plans of the benchmarks that were asked for. */
  get all(): readonly PlannedVisits[] {
    return [...this.plans].filter(([title]) => this.asked.has(title)).map(([, plan]) => plan)
  }
}
