// The conclusion from all tables: a verdict, and everything that it stands on.
import type { Better } from '../model/measuring.ts'
import type { CellVerdict, SampleRow, SampleTable, Versus } from './comparison-table.ts'
import { columnName, isMutedBy, type MissingValue, missingRows } from './missing-rows.ts'
import type { RefusedLine } from './refused.ts'
import type { Gathered, SampledFile } from './samples.ts'

/**
 * A Conclusion is what was found in all tables: `nothing` where no row has two samples, so that nothing was compared;
 * `inconclusive` where nothing regressed, but it cannot pass for the `reasons` given.
 */
export interface Conclusion {
  readonly verdict: 'pass' | 'fail' | 'inconclusive' | 'nothing'
  /** What stands against a pass, besides regressions. */
  readonly reasons: readonly Reason[]
  /** How many samples were compared with one in the first column. */
  readonly compared: number
  readonly regressions: readonly LocatedComparison[]
  /** What regressed, and a rule keeps from failing: its gate is warn or off. */
  readonly muted: readonly LocatedComparison[]
  /** What looks worse by its own p, and may be chance among so many. */
  readonly suspects: readonly LocatedComparison[]
  /** What changed in a unit whose direction is not known. */
  readonly changed: readonly LocatedComparison[]
  /** With `paired`: what shows nothing, where it is known how many rounds it takes. */
  readonly undecided: readonly LocatedComparison[]
  readonly missing: readonly MissingValue[]
  readonly refused: readonly RefusedLine[]
}

/**
 * A Reason is why it cannot pass. failures: benchmarks failed in these files. refused: a result could not be read.
 * missing: a later column has less than the first. powerless: none of the rows that could fail has enough values;
 * `needed` is the number of values on each side that would do, null where that is not known or over 50. shortened: a
 * later column has too few values of these rows, and the first has enough.
 */
export type Reason =
  | { readonly kind: 'failures'; readonly files: readonly string[] }
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'powerless'
      readonly needed: number | null
      readonly rows: readonly LocatedComparison[]
    }
  | { readonly kind: 'shortened'; readonly rows: readonly LocatedComparison[] }

/** What a file says besides results. */
export type FileFailures = Pick<SampledFile, 'label'> & Pick<Gathered, 'failures'>

/** A LocatedComparison is one comparison, with where it stands. */
export interface LocatedComparison {
  readonly table: SampleTable
  readonly row: SampleRow
  readonly versus: Versus
  /** The name of its column. */
  readonly column: string
}

/** `files` in the order in which they were given, `refused` what was found in them; `isByFile`: each is a column. */
export function conclude(
  tables: readonly SampleTable[],
  files: readonly FileFailures[],
  refused: readonly RefusedLine[],
  isByFile = true,
): Conclusion {
  const {
    regressed: regressions,
    muted,
    suspect,
    changed,
    compared,
    powerless,
    shortened,
    undecided,
  } = lookThrough(tables)
  const missing = missingRows(tables, isByFile ? [...new Set(files.map(({ label }) => label))] : [])
  const reasons: readonly Reason[] = [
    ...failuresIn(files),
    ...(refused.some(({ isResult }) => isResult) ? [{ kind: 'refused' } as const] : []),
    // Parts of one file need not have the same benchmarks.
    ...(missing.some(({ isMuted }) => !isMuted) && !areAlone(files) ? [{ kind: 'missing' } as const] : []),
    ...(powerless.length > 0
      ? [{ kind: 'powerless', needed: powerless[0]?.versus.needed ?? null, rows: powerless } as const]
      : []),
    ...(shortened.length > 0 ? [{ kind: 'shortened', rows: shortened } as const] : []),
  ]
  const verdict =
    compared === 0
      ? 'nothing'
      : regressions.length > 0
        ? 'fail'
        : reasons.length > 0
          ? 'inconclusive'
          : 'pass'
  return {
    ...{
      verdict,
      reasons,
      compared,
      regressions,
      muted,
      suspects: suspect,
      changed,
      undecided,
      missing,
      refused,
    },
  }
}

/** Whether all files are one column; it may be either side. */
function areAlone(files: readonly FileFailures[]): boolean {
  return files.every(({ label }) => label === files[0]?.label)
}

/** A failure in the first file hides no regression, as there is nothing to compare with. */
function failuresIn(files: readonly FileFailures[]): readonly Reason[] {
  const failed = files.filter(
    ({ label, failures }) => failures.length > 0 && (areAlone(files) || label !== files[0]?.label),
  )
  return failed.length === 0
    ? []
    : [{ kind: 'failures', files: [...new Set(failed.map(({ label }) => label))] }]
}

interface Seen extends Record<'regressed' | 'muted' | 'suspect' | 'changed', LocatedComparison[]> {
  compared: number
  readonly undecided: LocatedComparison[]
  /** All rows that could fail, where none of them has enough values; else empty. */
  powerless: LocatedComparison[]
  /** Rows that could fail if a later column had as many values as the first; empty where all are powerless. */
  shortened: LocatedComparison[]
}

/** Looks at every comparison once. */
function lookThrough(tables: readonly SampleTable[]): Seen {
  const seen: Seen = {
    regressed: [],
    muted: [],
    suspect: [],
    changed: [],
    undecided: [],
    compared: 0,
    powerless: [],
    shortened: [],
  }
  let areAllPowerless = true
  for (const table of tables)
    for (const row of table.rows)
      for (const [n, cell] of row.cells.entries()) {
        const versus = cell?.versus
        if (!versus) continue
        seen.compared++
        const isMuted = isMutedBy(row.rule)
        const finding = isMuted ? mutedFinding(versus) : versus.finding
        const isFound =
          finding === 'regressed' || finding === 'muted' || finding === 'suspect' || finding === 'changed'
        // Values that are all the same, such as counts, show no change; but they say nothing about the others.
        const canFail = !isMuted && betterOf(row, table) !== null && !isSame(versus)
        if (canFail && !versus.isPowerless) areAllPowerless = false
        const isPowerless = canFail && areAllPowerless
        const isShortened = canFail && isShort(versus)
        const isUndecided = versus.rounds !== null
        if (!isFound && !isPowerless && !isShortened && !isUndecided) continue
        const place = { table, row, versus, column: columnName(table.columns[n] ?? []) }
        if (isFound) seen[finding].push(place)
        if (isUndecided) seen.undecided.push(place)
        if (isPowerless) seen.powerless.push(place)
        if (isShortened) seen.shortened.push(place)
      }
  if (areAllPowerless) seen.shortened = []
  else seen.powerless = []
  return seen
}

/** Whether it would show a difference if the later side had as many values as the first. */
function isShort({ isPowerless, needed, n: [base] }: Versus): boolean {
  return isPowerless && needed !== null && needed <= base
}

/** A row that cannot fail is not told for what may be chance. */
function mutedFinding({ finding }: Versus): CellVerdict | 'muted' {
  if (finding === 'regressed') return 'muted'
  return finding === 'suspect' ? 'none' : finding
}

function betterOf({ rule }: SampleRow, { better }: SampleTable): Better {
  return rule?.better ?? better
}

function isSame({ delta, notes }: Versus): boolean {
  return delta === 0 && notes.some(({ kind }) => kind === 'all-equal' || kind === 'untested')
}

/** What a comparison does to the exit status: when to end with 1. */
export const failOns = ['regression', 'missing', 'inconclusive', 'never'] as const
export type CompareFailOn = (typeof failOns)[number]

/** The exit status: 0, 1 where it fails, 3 where it is inconclusive. `missing` counts what failed or was refused, too. */
export function compareStatus({ verdict, reasons }: Conclusion, failOn: CompareFailOn): number {
  if (failOn === 'never' || verdict === 'nothing' || verdict === 'pass') return 0
  if (verdict === 'fail' || failOn === 'inconclusive') return 1
  return failOn === 'missing' && reasons.some(({ kind }) => kind !== 'powerless') ? 1 : 3
}
