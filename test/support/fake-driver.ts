// A driver that measures nothing: what each item gives is what the test says. It is an interface of ours, so nothing is replaced.
import { SideFailedError } from '../../src/core/model/errors.ts'
import type { Measurement, Side } from '../../src/core/model/measuring.ts'
import { sides } from '../../src/core/model/measuring.ts'
import type { ProvenBenchmark } from '../../src/core/model/result-file.ts'
import {
  emptyDriverReport,
  type ItemLostToFailure,
  type ItemToMeasure,
  type MeasurementDriver,
  type VisitOptions,
} from '../../src/effects/measure/driver.ts'

/** What one visit to an item gives: nanoseconds, or measurements of its own; what it throws befalls the visit. */
export type Give = (visit: {
  readonly side: Side
  /** Counted from 1, by item and side. */
  readonly nth: number
  readonly attempt: VisitOptions
}) => number | readonly Measurement[]

/** A FakeDriver remembers what it was asked for. */
export interface FakeDriver extends MeasurementDriver {
  /** `3 A head` for the visit to A on head in round 3. */
  readonly visits: readonly string[]
  /** The titles and rounds of each time that items were to be laid out anew. */
  readonly relaid: readonly { readonly titles: readonly string[]; readonly rounds: readonly number[] }[]
}

/** A driver of one benchmark for each name in `gives`, in the package `m`. */
export function fakeDriver(
  gives: Readonly<Record<string, Give>>,
  given: {
    readonly only?: Readonly<Record<string, Side>>
    readonly isWarmedUp?: boolean
    readonly canFilter?: boolean
    readonly canRelay?: boolean
    readonly lost?: readonly ItemLostToFailure[]
    readonly proven?: readonly ProvenBenchmark[]
    readonly isEmpty?: boolean
    readonly prepare?: (side: Side) => void
    readonly printed?: string
    readonly turns?: (item: ItemToMeasure) => number
    readonly isLaid?: (round: number) => boolean
  } = {},
): FakeDriver {
  const visits: string[] = []
  const relaid: { titles: readonly string[]; rounds: readonly number[] }[] = []
  const counts = new Map<string, number>()
  return {
    visits,
    relaid,
    isWarmedUp: given.isWarmedUp ?? false,
    canFilter: given.canFilter ?? false,
    isEmpty: given.isEmpty ?? false,
    async prepare(side) {
      given.prepare?.(side)
    },
    async items() {
      return Object.keys(gives).map(name => itemNamed(name, given.only?.[name]))
    },
    parts: item => [item],
    report: () => ({ ...emptyDriverReport, lost: given.lost ?? [], proven: given.proven ?? [] }),
    visitsPerRound: item => given.turns?.(item) ?? 1,
    async visit({ benchmark }, side, attempt) {
      const name = benchmark ?? ''
      visits.push(`${attempt.round} ${name} ${side}`)
      const id = `${name} ${side}`
      const nth = (counts.get(id) ?? 0) + 1
      counts.set(id, nth)
      const gave = gives[name]?.({ side, nth, attempt }) ?? []
      const measurements = typeof gave === 'number' ? [measurement(name, gave)] : gave
      const started = new Date(Date.UTC(2026, 0, 1) + visits.length * 1000).toISOString()
      return {
        visit: { started, seconds: 0.1, measurements },
        units: new Map(),
        printed: given.printed ?? null,
      }
    },
    relinking: {
      layOut: async (_, round) => given.isLaid?.(round) ?? false,
      async relink(items, rounds) {
        relaid.push({ titles: items.map(({ title }) => title ?? ''), rounds })
      },
      isRelinked: given.canRelay ?? false,
    },
    binaries: () => null,
    async [Symbol.asyncDispose]() {},
  }
}

export function itemNamed(benchmark: string, only?: Side): ItemToMeasure {
  return { title: `m.Benchmark${benchmark}`, benchmark, package: 'm', sides: only ? [only] : sides }
}

export function measurement(benchmark: string, nanoseconds: number): Measurement {
  return {
    benchmark: `${benchmark}-2`,
    config: { pkg: 'm' },
    iterations: 10,
    unit: 'sec/op',
    value: nanoseconds / 1e9,
  }
}

/** Some nanoseconds with a little noise, another on each visit. */
export function about(nanoseconds: number, nth: number): number {
  return nanoseconds * (1 + (((nth * 7) % 11) - 5) / 1000)
}

/** Fails a visit. */
export function fail(side: Side, { place }: VisitOptions): never {
  throw new SideFailedError(
    side,
    `it failed in ${place}`,
    `It failed in ${place}, ${side}`,
    `output of ${side}`,
  )
}
