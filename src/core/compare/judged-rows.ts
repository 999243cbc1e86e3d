// The rows of a table as columns of numbers, from which each row is made when it is asked for: there may be millions.
import { effectByShift, exceeds } from '../judge/effect-size.ts'
import type { BenchmarkRule } from '../model/benchmark-rule.ts'
import type { Better } from '../model/measuring.ts'
import type { Cell, CellVerdict, Rows, SampleRow, Terms, Versus } from './comparison-table.ts'
import { contrastOf, type Tested } from './contrast.ts'
import type { Grid } from './grid.ts'
import type { Note } from './note.ts'
import { pairedPower, roundsToShow } from './paired.ts'
import { type Center, notesOfExact, notesOfMedian } from './summarise.ts'

/** JudgedTables are what is known once all tables have been looked at. */
export interface JudgedTables {
  /** What a single p has to reach. */
  readonly level: number
  /** Adjusts a p for all of them. */
  readonly adjusted: (p: number) => number
}

/** A RowRule gives the rule for benchmarks that fits a row; null for none. */
export type RowRule = (row: number) => BenchmarkRule | null

/** How a cell was compared. */
const none = 0
const compared = 1
/** Every value of both samples is the same. */
const same = 2
/** Every value of a sample is the same, and the other sample's is another. */
const fixed = 3

/** A JudgedRows is filled cell by cell, then judged, and then read. */
export class JudgedRows implements Rows {
  readonly grid: Grid
  /** Of the unit; a rule may say otherwise. */
  readonly better: Better
  readonly exact: boolean
  readonly terms: Terms
  readonly columns: number
  readonly length: number
  readonly ruleOf: RowRule
  /** How many comparisons could have been significant. */
  open = 0
  private readonly counts: Int32Array
  private readonly centers: Float64Array
  private readonly lows: Float64Array
  private readonly highs: Float64Array
  private readonly states: Uint8Array
  /** NaN where nothing was tested. */
  private readonly p: Float64Array
  private readonly decisive: Float64Array
  /** Estimate and bounds of each ratio, where they are asked for; NaN for none. */
  private readonly ratios: Float64Array
  /** With `paired`: how noisy each comparison is. */
  private readonly spreads: Float64Array
  private judging: JudgedTables = { level: 0, adjusted: p => p }

  constructor(grid: Grid, better: Better, exact: boolean, terms: Terms, ruleOf: RowRule = () => null) {
    this.grid = grid
    this.better = better
    this.exact = exact
    this.terms = terms
    this.ruleOf = ruleOf
    this.columns = grid.heading.columns.length
    this.length = grid.length
    const cells = this.columns * this.length
    this.counts = new Int32Array(cells)
    this.centers = new Float64Array(cells)
    this.lows = new Float64Array(cells)
    this.highs = new Float64Array(cells)
    this.states = new Uint8Array(cells)
    this.p = new Float64Array(cells)
    this.decisive = terms.strict || terms.paired ? new Float64Array(cells) : this.p
    this.spreads = new Float64Array(terms.paired ? cells : 0)
    this.ratios = new Float64Array(terms.intervals ? 3 * cells : 0)
  }

  set(row: number, column: number, n: number, { center, low, high }: Center): void {
    const cell = row * this.columns + column
    this.counts[cell] = n
    this.centers[cell] = center
    this.lows[cell] = low
    this.highs[cell] = high
  }

  setPair(
    row: number,
    column: number,
    { p, isSame, isFixed }: Tested,
    decisive: number | null,
    ratio: Versus['ratio'],
  ): void {
    const cell = row * this.columns + column
    this.states[cell] = isSame ? same : isFixed ? fixed : compared
    this.p[cell] = p ?? Number.NaN
    this.decisive[cell] = decisive ?? Number.NaN
    if (this.isOpen(cell)) this.open++
    if (this.terms.intervals)
      this.ratios.set([ratio?.estimate ?? Number.NaN, ratio?.low ?? 0, ratio?.high ?? 0], 3 * cell)
  }

  setSpread(row: number, column: number, spread: number): void {
    this.spreads[row * this.columns + column] = spread
  }

  /** NaN where nothing was measured. */
  centerOf(row: number, column: number): number {
    const cell = row * this.columns + column
    return this.counts[cell] === 0 ? Number.NaN : (this.centers[cell] as number)
  }

  /** Writes what is to be adjusted to `p` from `at` on; returns where it ends. Where nothing was tested there is none. */
  collect(p: Float64Array, at: number): number {
    let next = at
    for (let cell = 0; cell < this.states.length; cell++)
      if (this.isOpen(cell) && !Number.isNaN(this.decisive[cell])) p[next++] = this.decisive[cell] as number
    return next
  }

  judge(judging: JudgedTables): void {
    this.judging = judging
  }

  at(row: number): SampleRow | undefined {
    if (row < 0 || row >= this.length) return undefined
    const cells: (Cell | null)[] = []
    for (let column = 0; column < this.columns; column++) cells.push(this.cellAt(row, column))
    return { name: this.grid.nameOf(row), rule: this.ruleOf(row), cells }
  }

  *[Symbol.iterator](): Generator<SampleRow> {
    for (let row = 0; row < this.length; row++) yield this.at(row) as SampleRow
  }

  private isOpen(cell: number): boolean {
    return this.states[cell] === compared && !this.exact
  }

  private cellAt(row: number, column: number): Cell | null {
    const cell = row * this.columns + column
    const n = this.counts[cell] as number
    if (n === 0) return null
    const center = this.centers[cell] as number
    const low = this.lows[cell] as number
    const high = this.highs[cell] as number
    const notes = this.notesOn(row, column, n, { center, low, high })
    return { n, center, low, high, notes, versus: this.versusAt(row, column) }
  }

  private notesOn(row: number, column: number, n: number, center: Center): readonly Note[] {
    const { grid, exact, terms } = this
    const keys = grid.differing(row, column)
    const removed = exact || terms.outliers === 'none' ? 0 : grid.lengthOf(row, column) - n
    const onCenter = exact ? notesOfExact(center) : notesOfMedian(center, terms.confidence)
    if (keys.length === 0 && removed === 0) return onCenter
    return [
      ...(keys.length > 0 ? [{ kind: 'pooled', keys } as const] : []),
      ...(removed > 0 ? [{ kind: 'outliers', removed } as const] : []),
      ...onCenter,
    ]
  }

  private versusAt(row: number, column: number): Versus | null {
    const cell = row * this.columns + column
    const state = this.states[cell]
    if (state === none) return null
    const { terms, exact, judging } = this
    const rule = this.ruleOf(row)
    const better = rule?.better ?? this.better
    const threshold = rule?.threshold ?? terms.threshold
    const first = row * this.columns
    const [base, head] = [this.centers[first] as number, this.centers[cell] as number]
    const n = [this.counts[first] as number, this.counts[cell] as number] as const
    const tested = { p: numberOr(this.p[cell]), isSame: state === same, isFixed: state === fixed }
    const outcome = contrastOf(tested, n, exact ? 'none' : terms.test, terms.alpha, judging.level)
    const decisive = exact ? null : numberOr(this.decisive[cell])
    const adjustedP = decisive === null || !this.isOpen(cell) ? decisive : judging.adjusted(decisive)
    const reaches = (p: number | null) => (p === null ? outcome.differs : p <= terms.alpha)
    const shown = findingOf(base, head, this.grid.heading.unit, better, threshold)
    const isPaired = terms.paired && !exact
    const power = isPaired ? pairedPower(n[0], judging.level) : outcome
    const isSuspect = !terms.strict && !isPaired && shown === 'regressed' && reaches(outcome.p)
    const finding = reaches(adjustedP) ? shown : isSuspect ? 'suspect' : 'none'
    const isOpenRow = isPaired && finding === 'none' && this.isOpen(cell)
    return {
      n,
      delta: base === 0 && head !== 0 ? null : base === head ? 0 : head / base - 1,
      p: outcome.p,
      adjustedP,
      isSignificant: reaches(outcome.p),
      isPowerless: power.isPowerless,
      needed: power.needed,
      rounds: isOpenRow ? roundsToShow(this.spreads[cell] as number, threshold, better, judging.level) : null,
      finding,
      ratio: this.ratioAt(cell),
      notes: outcome.notes,
    }
  }

  private ratioAt(cell: number): Versus['ratio'] {
    if (!this.terms.intervals) return null
    const [estimate = Number.NaN, low = 0, high = 0] = this.ratios.subarray(3 * cell, 3 * cell + 3)
    return Number.isNaN(estimate) ? null : { estimate, low, high }
  }
}

function numberOr(p: number | undefined): number | null {
  return p === undefined || Number.isNaN(p) ? null : p
}

function findingOf(base: number, head: number, unit: string, better: Better, threshold: number): CellVerdict {
  if (base === head) return 'none'
  const { worsening, improvement } = effectByShift(forSure(base, head, unit), base, head, better)
  const isWorse = exceeds(worsening, threshold)
  const isBetter = exceeds(improvement, threshold)
  if (!isWorse && !isBetter) return 'small'
  if (better === null) return 'changed'
  return isWorse ? 'regressed' : 'improved'
}

/**
 * Go prints a throughput as MB/s with two decimals: below 1 MB/s the last of these is a large part of it, so head is taken to
 * differ by one less.
 */
function forSure(base: number, head: number, unit: string): number {
  const shift = head - base
  const isCoarse = unit === 'B/s' && Math.min(base, head) < 1e6 && [base, head].every(isOfTwoDecimals)
  return isCoarse ? Math.sign(shift) * Math.max(0, Math.abs(shift) - decimal) : shift
}

const decimal = 1e4

/** A median may be half way between two values. */
function isOfTwoDecimals(value: number): boolean {
  const halves = (2 * value) / decimal
  return Math.abs(halves - Math.round(halves)) < 1e-6
}
