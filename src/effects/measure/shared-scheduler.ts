// A cooperative scheduler of several runs that share a side: versions against one base, or one head against several commits.
// One operation at a time. The scheduler waits until every run has queued an operation, executes private ones first, then
// executes the shared visit once for all runs that are in the same round and item. So each run's own side is visited before or
// after the shared one at random, as in a single run. No run begins its rounds before all are ready: preparing the others would
// use up its budget, and heat the machine in its first round.
import type { Side } from '../../core/model/measuring.ts'
import type { ItemToMeasure, MeasurementDriver, VisitOptions } from './driver.ts'
import { visitWithOtherLoad, wrapMeasurementDriverWithMethods } from './driver-wrappers.ts'

interface PendingOperation {
  /** The operation that others may share, with its place in the order of the rounds; null for one of the run's own. */
  readonly shared: { readonly key: string; readonly place: readonly number[] } | null
  /** When the budget of the run ends; null for no limit. */
  readonly deadline: number | null
  readonly run: (deadline: number | null) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Member {
  pending: PendingOperation | null
  hasLeft: boolean
  /** True if it measures suspects again, with other binaries. */
  isAgain: boolean
  /** How often it has visited the shared side of an item in its current round. */
  visits: { itemKey: string; times: number }
}

/** Schedules all runs. All have to join before the first begins. */
export class SchedulerOfRunsSharingSideVisits {
  private readonly members: Member[] = []
  private readonly order = new Map<string, number>()
  private readonly shared: Side
  private isBusy = false

  constructor(shared: Side) {
    this.shared = shared
  }

  /** Returns the handle of a run, which has to leave when the run has ended in any way. */
  join() {
    const member: Member = {
      pending: null,
      hasLeft: false,
      isAgain: false,
      visits: { itemKey: '', times: 0 },
    }
    this.members.push(member)
    return {
      /** Returns a driver whose methods wait for their turn. */
      wrap: (driver: MeasurementDriver) => this.wrapDriver(driver, member),
      /** Runs an action in the turn of the run, while the others do nothing. */
      exclusively: <T>(action: () => Promise<T>) => this.enqueue(member, null, action),
      /** Resolves once all runs have called it, or left. To be called when the run is prepared and tried. */
      ready: () => this.enqueue(member, { key: 'ready', place: [0, 0, 0] }, async () => {}),
      leave: () => {
        member.hasLeft = true
        this.runNext()
      },
    }
  }

  private wrapDriver(driver: MeasurementDriver, member: Member): MeasurementDriver {
    const ownOperation = <T>(action: () => Promise<T>) => this.enqueue(member, null, action)
    const { relinking } = driver
    const methods: Partial<MeasurementDriver> = {
      prepare: side => ownOperation(() => driver.prepare(side)),
      items: () =>
        ownOperation(async () => {
          const items = await driver.items()
          for (const { title } of items)
            if (!this.order.has(title ?? '')) this.order.set(title ?? '', this.order.size)
          return items
        }),
      relinking: relinking && {
        layOut: (item, round) => relinking.layOut(item, round),
        relink: (items, rounds) => {
          member.isAgain = true
          return ownOperation(() => relinking.relink(items, rounds))
        },
        get isRelinked() {
          return relinking.isRelinked
        },
      },
      visit: async (item, side, attempt) => {
        const { budgetEnds } = attempt
        const action = (deadline: number | null) =>
          visitWithOtherLoad(() => driver.visit(item, side, { ...attempt, budgetEnds: deadline }))
        // A trial is not shared, as the run that makes it learns from it.
        if (side !== this.shared || attempt.round === 0) return this.enqueue(member, null, action, budgetEnds)
        // If only one of two runs has linked the item in a new layout, they have different binaries and share no visit.
        const hasOwnLayout = await ownOperation(async () => relinking?.layOut(item, attempt.round) ?? false)
        return this.enqueue(member, this.sharedKey(member, item, attempt, hasOwnLayout), action, budgetEnds)
      },
    }
    return wrapMeasurementDriverWithMethods(driver, methods)
  }

  private sharedKey(
    { isAgain, visits }: Member,
    { title }: ItemToMeasure,
    { round, only }: VisitOptions,
    hasOwnLayout: boolean,
  ): PendingOperation['shared'] {
    const itemKey = JSON.stringify([round, title])
    visits.times = visits.itemKey === itemKey ? visits.times + 1 : 1
    visits.itemKey = itemKey
    const key = JSON.stringify([isAgain, round, title, visits.times, only, hasOwnLayout])
    return { key, place: [round, this.order.get(title ?? '') ?? 0, visits.times] }
  }

  private enqueue<T>(
    member: Member,
    shared: PendingOperation['shared'],
    action: (deadline: number | null) => Promise<T>,
    deadline: number | null = null,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      member.pending = {
        shared,
        deadline,
        run: action,
        resolve: resolve as PendingOperation['resolve'],
        reject,
      }
      this.runNext()
    })
  }

  /** Runs the next operation, once each run that has not left has queued one. */
  private runNext(): void {
    const present = this.members.filter(({ hasLeft }) => !hasLeft)
    if (this.isBusy || present.some(({ pending }) => pending === null)) return
    const operations = present.flatMap(({ pending }) => pending ?? [])
    const next = operations.find(({ shared }) => shared === null) ?? operations.toSorted(byOrder)[0]
    if (next === undefined) return
    const key = next.shared?.key
    const members = present.filter(
      ({ pending }) => pending === next || (key !== undefined && pending?.shared?.key === key),
    )
    const batch = members.flatMap(({ pending }) => pending ?? [])
    this.isBusy = true
    const end = (settle: (operation: PendingOperation) => void) => {
      this.isBusy = false
      for (const member of members) member.pending = null
      for (const operation of batch) settle(operation)
    }
    next.run(latestDeadline(batch)).then(
      result => end(({ resolve }) => resolve(result)),
      error => end(({ reject }) => reject(error)),
    )
  }
}

/** Returns the latest deadline, as a run whose budget has ended must not cut off the others. */
function latestDeadline(operations: readonly PendingOperation[]): number | null {
  return operations.reduce<number | null>(
    (most, { deadline }) => (most === null || deadline === null ? null : Math.max(most, deadline)),
    Number.NEGATIVE_INFINITY,
  )
}

function byOrder(first: PendingOperation, second: PendingOperation): number {
  const places = [first.shared?.place ?? [], second.shared?.place ?? []] as const
  const n = places[0].findIndex((number, index) => number !== places[1][index])
  return n < 0 ? 0 : (places[0][n] ?? 0) - (places[1][n] ?? 0)
}
