// Several runs that share a side, measured in the same rounds: versions against one base, or one head against several commits.
//
// Nothing of two runs happens at once, and no run goes on before all others have said what they want next. None begins its
// rounds before all are ready: what prepares the others would use up its budget, and heat the machine within its first round. Of what they
// want, visits to their own side come first; then they all wait for the shared one, which is visited once for all that are at
// the same place. So each side is visited before or after the shared one by a coin of its own, as two sides alone are.
import type { Side } from '../../core/model/measuring.ts'
import { countOthers } from '../machine/machine.ts'
import type { Attempt, Driver, Item, Reading } from './driver.ts'
import { withMethods } from './driver-wrappers.ts'

/** A Wish is what a run wants to do next. */
interface Wish {
  /** Where in its round it is: what others may share; null for what is the run's own. */
  readonly shared: { readonly key: string; readonly place: readonly number[] } | null
  /** When its time for measuring is up; null for no limit. */
  readonly ends: number | null
  /** Is given until when it may take. */
  readonly act: (ends: number | null) => Promise<unknown>
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

interface Member {
  wish: Wish | null
  isOver: boolean
  /** Whether it measures suspects again, with other binaries. */
  isAgain: boolean
  /** How often it has visited the shared side of an item in its present round. */
  visited: { at: string; times: number }
}

/** A Participant is the place of one run. It is taken with the driver of the run, and left when that has ended, however it did. */
export interface Participant {
  /** The driver, whose methods wait for their turn. */
  wrap(driver: Driver): Driver
  /** Does something in the turn of the run, and nothing of the others meanwhile. */
  exclusively<T>(act: () => Promise<T>): Promise<T>
  /** Is called when all is prepared and tried; ends when the others are as far, or have left. */
  ready(): Promise<void>
  leave(): void
}

/** A SharedScheduler has all runs. No run begins before there is a seat for each. */
export class SharedScheduler {
  private readonly members: Member[] = []
  private readonly order = new Map<string, number>()
  private readonly shared: Side
  private isBusy = false

  /** `shared` is the side that all runs have in common. */
  constructor(shared: Side) {
    this.shared = shared
  }

  join(): Participant {
    const member: Member = { wish: null, isOver: false, isAgain: false, visited: { at: '', times: 0 } }
    this.members.push(member)
    return {
      wrap: driver => this.waiting(driver, member),
      exclusively: act => this.want(member, null, act),
      ready: () => this.want(member, { key: 'ready', place: [0, 0, 0] }, async () => {}),
      leave: () => {
        member.isOver = true
        this.goOn()
      },
    }
  }

  private waiting(driver: Driver, member: Member): Driver {
    const own = <T>(act: () => Promise<T>) => this.want(member, null, act)
    const taken: Partial<Driver> = {
      prepare: side => own(() => driver.prepare(side)),
      items: () =>
        own(async () => {
          const items = await driver.items()
          for (const { title } of items)
            if (!this.order.has(title ?? '')) this.order.set(title ?? '', this.order.size)
          return items
        }),
      relink: (items, rounds) => {
        member.isAgain = true
        return own(() => driver.relink(items, rounds))
      },
      visit: async (item, side, attempt) => {
        const { budgetEnds } = attempt
        const act = (ends: number | null) =>
          counted(() => driver.visit(item, side, { ...attempt, budgetEnds: ends }))
        // A trial teaches the run that makes it, so it is its own.
        if (side !== this.shared || attempt.round === 0) return this.want(member, null, act, budgetEnds)
        // What one has laid out anew and the other has not are different binaries.
        const isLaid = await own(() => driver.layOut(item, attempt.round))
        return this.want(member, this.sharedBy(member, item, attempt, isLaid), act, budgetEnds)
      },
    }
    return withMethods(driver, taken)
  }

  private sharedBy(
    { isAgain, visited }: Member,
    { title }: Item,
    { round, only }: Attempt,
    isLaid: boolean,
  ): Wish['shared'] {
    const at = JSON.stringify([round, title])
    visited.times = visited.at === at ? visited.times + 1 : 1
    visited.at = at
    const key = JSON.stringify([isAgain, round, title, visited.times, only, isLaid])
    return { key, place: [round, this.order.get(title ?? '') ?? 0, visited.times] }
  }

  private want<T>(
    member: Member,
    shared: Wish['shared'],
    act: (ends: number | null) => Promise<T>,
    ends: number | null = null,
  ): Promise<T> {
    return new Promise((done, failed) => {
      member.wish = { shared, ends, act, done: done as Wish['done'], failed }
      this.goOn()
    })
  }

  /** Fulfils the next wish, once each run that is not over has one. */
  private goOn(): void {
    const there = this.members.filter(({ isOver }) => !isOver)
    if (this.isBusy || there.some(({ wish }) => wish === null)) return
    const wishes = there.flatMap(({ wish }) => wish ?? [])
    const next = wishes.find(({ shared }) => shared === null) ?? wishes.toSorted(byPlace)[0]
    if (next === undefined) return
    const key = next.shared?.key
    const fulfilled = there.filter(
      ({ wish }) => wish === next || (key !== undefined && wish?.shared?.key === key),
    )
    const all = fulfilled.flatMap(({ wish }) => wish ?? [])
    this.isBusy = true
    const end = (tell: (wish: Wish) => void) => {
      this.isBusy = false
      for (const member of fulfilled) member.wish = null
      for (const wish of all) tell(wish)
    }
    next.act(latest(all)).then(
      result => end(({ done }) => done(result)),
      error => end(({ failed }) => failed(error)),
    )
  }
}

/** One whose time is up does not end the visit of others that have more. */
function latest(wishes: readonly Wish[]): number | null {
  return wishes.reduce<number | null>(
    (most, { ends }) => (most === null || ends === null ? null : Math.max(most, ends)),
    Number.NEGATIVE_INFINITY,
  )
}

function byPlace(one: Wish, other: Wish): number {
  const places = [one.shared?.place ?? [], other.shared?.place ?? []] as const
  const n = places[0].findIndex((at, index) => at !== places[1][index])
  return n < 0 ? 0 : (places[0][n] ?? 0) - (places[1][n] ?? 0)
}

/** What else the machine did is counted here, as a run that waits its turn would take the others for strangers. */
async function counted(visit: () => Promise<Reading>): Promise<Reading> {
  const others = countOthers()
  const reading = await visit()
  const busy = others(reading.visit.processor ?? 0)
  return busy === null
    ? reading
    : { ...reading, visit: { ...reading.visit, others: busy * reading.visit.seconds } }
}
