// Fills the tables: summarises every sample, compares it with the first column, and adds notes.
import { apartByShift, exceeds } from '../judge/apart.ts'
import type { Better, UnitRule, UnitRules } from '../model/measuring.ts'
import { usualDirection } from '../model/units.ts'
import { adjust } from '../stats/adjust.ts'
import { ratioEstimate } from '../stats/hodges-lehmann.ts'
import { withoutOutliers } from '../stats/outliers.ts'
import type { Cell, Finding, Row, Table, Terms, Versus } from './comparison-table.ts'
import { type Contrast, contrast } from './contrast.ts'
import type { Note } from './note.ts'
import { type Center, exactOf, medianOf } from './summarise.ts'
import type { Grid, Pool } from './tabulate.ts'
import { totalsOf } from './total.ts'

/**
 * All comparisons of all tables that could be significant are one family: their p are adjusted together. Where every
 * value is the same no p below 1 was possible (Tarone, Biometrics 46 (1990) 515-522), so that counts that do not vary
 * cost the others nothing.
 */
export function compareSamples(grids: readonly Grid[], rules: UnitRules, terms: Terms): readonly Table[] {
  const drafts = grids.map(grid => draftOf(grid, rules.get(grid.unit) ?? {}, terms))
  const pairs = drafts.flatMap(({ rows }) =>
    rows.flatMap(({ pairs: some }) => some.filter(pair => pair !== null)),
  )
  const family = pairs.filter(isOpen).length
  const level = levelOf(family, terms)
  const tested = pairs.map(pair => testOf(pair, level, terms))
  const decisive = tested.map((one, n) => decisiveP(pairs[n] as Pair, one, terms))
  const p = decisive.filter((one, n) => one !== null && isOpen(pairs[n] as Pair)) as number[]
  const adjusted = adjust(p, terms.correction)[Symbol.iterator]()
  const versus = new Map<Pair, Versus>()
  for (const [n, pair] of pairs.entries()) {
    const own = decisive[n] ?? null
    const adjustedP = own === null || !isOpen(pair) ? own : (adjusted.next().value as number)
    versus.set(pair, versusOf(pair, tested[n] as Contrast, adjustedP, terms))
  }
  return drafts.map(({ grid, better, rows: drafted }) => {
    const rows: readonly Row[] = drafted.map(({ name, samples, pairs: some }) => ({
      name,
      cells: samples.map((sample, column) => {
        const pair = some[column]
        return sample && cellOf(sample, (pair && versus.get(pair)) ?? null)
      }),
    }))
    const { config, unit, columns } = grid
    return { config, unit, better, columns, rows, totals: totalsOf(rows, columns.length) }
  })
}

/** A Sampled is a pool with what is shown of it. */
interface Summarised extends Center {
  readonly values: readonly number[]
}

/** A Pair is two samples to be compared. */
interface Pair {
  readonly base: Summarised
  readonly head: Summarised
  readonly better: Better
  readonly exact: boolean
}

interface Draft {
  readonly grid: Grid
  readonly better: Better
  readonly rows: readonly {
    readonly name: string
    readonly samples: readonly (Summarised | null)[]
    /** One for each sample; null where there is nothing to compare. */
    readonly pairs: readonly (Pair | null)[]
  }[]
}

function draftOf(grid: Grid, rule: UnitRule, terms: Terms): Draft {
  const better = rule.better === undefined ? usualDirection(grid.unit) : rule.better
  const exact = rule.assume === 'exact'
  const rows = grid.rows.map(({ name, pools }) => {
    const samples = pools.map(pool => pool && summarise(pool, exact, terms))
    const [base = null] = samples
    const pairs = samples.map((head, column) =>
      column > 0 && base && head ? { base, head, better, exact } : null,
    )
    return { name, samples, pairs }
  })
  return { grid, better, rows }
}

function summarise(pool: Pool, exact: boolean, { outliers, confidence }: Terms): Summarised {
  const notes: Note[] = []
  if (pool.differing.length > 0) notes.push({ kind: 'pooled', keys: pool.differing })
  if (exact) {
    const summary = exactOf(pool.values)
    return { ...summary, values: pool.values, notes: [...notes, ...summary.notes] }
  }
  const values =
    outliers === 'iqr' ? withoutOutliers(pool.values).filter(value => value !== null) : pool.values
  const removed = pool.values.length - values.length
  if (removed > 0) notes.push({ kind: 'outliers', removed })
  const summary = medianOf(values, confidence)
  return { ...summary, values, notes: [...notes, ...summary.notes] }
}

/** The level that a single test has to reach; with Holm's correction the smallest p has to pass for the whole family. */
function levelOf(together: number, { alpha, correction }: Terms): number {
  return correction === 'holm' ? alpha / Math.max(1, together) : alpha
}

function testOf({ base, head, exact }: Pair, level: number, { test, alpha }: Terms): Contrast {
  if (exact) return { p: null, differs: true, isPowerless: false, needed: null, notes: [] }
  return contrast(base.values, head.values, test, alpha, level)
}

/** Whether its p could be below 1: not all values are the same. */
function isOpen({ base, head, exact }: Pair): boolean {
  const least = Math.min(base.values[0] as number, head.values[0] as number)
  return !exact && !(least === base.values.at(-1) && least === head.values.at(-1))
}

/** With `strict`, the p of a worsening is that of base moved to the threshold. */
function decisiveP({ base, head, better }: Pair, { p }: Contrast, terms: Terms): number | null {
  if (p === null || !terms.strict || better === null) return p
  const by = better === 'lower' ? 1 + terms.threshold : 1 / (1 + terms.threshold)
  const moved = base.center * by
  const isBeyond = better === 'lower' ? head.center > moved : head.center < moved
  if (!isBeyond) return p
  const values = base.values.map(value => value * by)
  return contrast(values, head.values, terms.test, terms.alpha, terms.alpha).p
}

function versusOf(pair: Pair, outcome: Contrast, adjustedP: number | null, terms: Terms): Versus {
  const { base, head, exact, better } = pair
  const reaches = (p: number | null) => (p === null ? outcome.differs : p <= terms.alpha)
  const shown = findingOf(base.center, head.center, better, terms.threshold)
  const isSuspect = !terms.strict && shown === 'regressed' && reaches(outcome.p)
  const isFromZero = base.center === 0 && head.center !== 0
  const ratio =
    terms.intervals && !exact
      ? ratioEstimate([{ base: base.values, head: head.values }], terms.confidence)
      : null
  return {
    n: [base.values.length, head.values.length],
    delta: isFromZero ? null : base.center === head.center ? 0 : head.center / base.center - 1,
    p: outcome.p,
    adjustedP,
    isSignificant: reaches(outcome.p),
    isPowerless: outcome.isPowerless,
    needed: outcome.needed,
    finding: reaches(adjustedP) ? shown : isSuspect ? 'suspect' : 'none',
    ratio,
    notes: outcome.notes,
  }
}

function findingOf(base: number, head: number, better: Better, threshold: number): Finding {
  if (base === head) return 'none'
  const { worsening, improvement } = apartByShift(head - base, base, head, better)
  const isWorse = exceeds(worsening, threshold)
  const isBetter = exceeds(improvement, threshold)
  if (!isWorse && !isBetter) return 'small'
  if (better === null) return 'changed'
  return isWorse ? 'regressed' : 'improved'
}

function cellOf({ values, center, low, high, notes }: Summarised, versus: Versus | null): Cell {
  return { n: values.length, center, low, high, notes, versus }
}
