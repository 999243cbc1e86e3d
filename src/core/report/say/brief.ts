// Builds the report for a terminal: what changed, short lists, and at the end the verdict with what to do.
//
// In a terminal people read the end first, so the verdict stands last.

import { benchPatternIn } from '../../go/names.ts'
import { comparisonsWithChange, inconclusiveThatCanFail, regressions } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { patternsOf } from '../../rounds/moved.ts'
import { escapeControls, shellLine } from '../../words/escape.ts'
import type { Naming } from '../../words/names.ts'
import {
  list,
  paragraph,
  type Report,
  type ReportBlock,
  type ReportRow,
  type ReportSection,
} from './block.ts'
import { comparisonsPart, sameUnits } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { directionNote, namingOfRun, regressionsPart, reportWithoutParts, unmatchedPart } from './judged.ts'
import { baseFailedPart, lostPart, missingPart, provenPart } from './not-measured.ts'
import { improvementsInOneLayoutPart, toleratedPart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { rulesNote, suiteNote } from './rules.ts'
import { byBenchmark, hasMoved, isFinding, largestFirst } from './sentence.ts'
import { code, joinTexts, say, type Text } from './text.ts'
import { replayedPart, runWarningPart, slowRunsPart } from './warnings.ts'

/** The most names or lines in a list. */
const most = 10
/** The most functions of a profile. */
const mostFunctions = 5

/** A report for a terminal. The verdict is near the end, which stays on the screen. */
export interface Brief extends Pick<Report, 'outcome' | 'reason'> {
  /** Sections above the verdict. */
  readonly before: readonly ReportSection[]
  /** Sections below the verdict: what regressed, by how much, and what to do. */
  readonly after: readonly ReportSection[]
}

/**
 * Returns the usual parts in the order of a terminal, without how it was measured. `showAll` includes rows without a
 * change.
 */
export function briefReport(result: ResultFile, showAll = false): Brief {
  const naming = namingOfRun(result)
  const regressed = largestFirst(regressions(result.comparisons))
  const { outcome, reason, compared } = reportWithoutParts(result)
  // The commands for profiles need a results folder, which may not exist.
  const profiles = result.profiles.map(profileDifference => ({ ...profileDifference, files: null }))
  const rows = comparisonsPart(result, naming, { rest: 'none', medians: false })
  return {
    outcome,
    reason,
    before: [
      rows.map(block => folded(block, showAll)),
      profilesPart(profiles, naming, mostProfiled, mostFunctions),
      directionNote(largestFirst(comparisonsWithChange(result.comparisons, 'changed'))),
      improvementsInOneLayoutPart(result, naming),
      unconfirmedPart(result, naming, most),
      provenPart(result, most),
      rulesNote(result.rules),
      suiteNote(result, most),
      doubtsPart(result, naming, most),
      slowRunsPart(result, naming),
      runWarningPart(result),
      unmatchedPart(result, naming, most),
      [paragraph(say`${compared}, seed ${result.settings.seed}`)],
    ],
    after: [
      replayedPart(result),
      missingPart(result, most),
      result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
      lostPart(result, naming, most),
      ...worstParts(regressed, result, naming),
      toleratedPart(result, naming, most),
      inconclusivePart(result, naming, most),
      nextStepsPart(regressed, result),
    ],
  }
}

const mostSentences = 3

/** Returns a sentence for each of the worst regressions, and how many more there are. */
export function worstParts(
  regressed: readonly Comparison[],
  result: ResultFile,
  naming: Naming,
): readonly ReportSection[] {
  const benchmarks = byBenchmark(regressed)
  const sentences = regressionsPart(benchmarks.slice(0, mostSentences).flat(), result, naming)
  const more = benchmarks.length - mostSentences
  return [[...sentences, ...(more > 0 ? [list([say`and ${more} more in the table above`])] : [])]]
}

function folded(block: ReportBlock, showAll: boolean): ReportBlock {
  if (block.kind !== 'comparisons') return block
  const { rows, rest } = showAll ? { rows: block.rows, rest: [] } : foldRows(block.rows)
  return { ...block, rows, below: rest.length === 0 ? [] : [paragraph(rest)] }
}

// Selects the comparisons that a terminal shows: those that changed or are inconclusive, and a line for the rest.

/** The most rows of each kind. */
const mostMoved = 40
const mostOpen = 10
/** Up to this many rows are all shown if none of them changed. */
const few = 12
/** Fewer rows than this are not worth folding into a line. */
const tooFew = 3

/** The selected rows in their order, and a summary of the others; the summary is empty if there are none. */
export interface FoldedRows {
  readonly rows: readonly ReportRow[]
  readonly rest: Text
}

export function foldRows(allRows: readonly ReportRow[]): FoldedRows {
  const moved = allRows.filter(({ comparison }) => hasMoved(comparison))
  const open = allRows.filter(({ comparison }) => inconclusiveThatCanFail([comparison]).length > 0)
  const chosen = new Set([...worstFirst(moved).slice(0, mostMoved), ...open.slice(0, mostOpen)])
  const isShort = allRows.length - chosen.size <= tooFew || (moved.length === 0 && allRows.length <= few)
  const rows = isShort ? allRows : allRows.filter(row => chosen.has(row))
  if (rows.length === allRows.length) return { rows, rest: [] }
  const mentioned = new Set([...moved, ...open, ...rows])
  const others = allRows.filter(row => !mentioned.has(row))
  const still = others.filter(({ comparison }) => comparison.change !== 'inconclusive')
  const harmless = others.length - still.length
  const cut = (count: number, most: number, noun: string) =>
    count > most ? say`${count - most} more ${noun}` : []
  return {
    rows,
    rest: say`${joinTexts(
      [
        cut(moved.length, mostMoved, 'that changed'),
        cut(open.length, mostOpen, 'that are inconclusive'),
        harmless === 0 ? [] : say`${harmless} inconclusive that cannot fail`,
        still.length === 0 ? [] : unmoved(still),
      ],
      '; ',
    )} (\`--all\` shows them)`,
  }
}

/** Sorts regressions before improvements, and both before exact values that changed by less than the threshold. */
function worstFirst(rows: readonly ReportRow[]): readonly ReportRow[] {
  const rank = ({ comparison: { change } }: ReportRow) =>
    Number(change === 'regressed') + Number(isFinding(change))
  return rows.toSorted((a, b) => rank(b) - rank(a))
}

/** Returns a summary such as `19 rows without a change: 5 at most 3.5% worse; B/op and allocs/op: unchanged in all 7`. */
function unmoved(rows: readonly ReportRow[]): Text {
  const same = sameUnits(rows.map(({ comparison }) => comparison))
  const varying = rows.filter(({ comparison }) => !comparison.exact)
  const [furthest] = varying.toSorted((a, b) => boundOf(b) - boundOf(a))
  const subject = varying.length === rows.length ? 'each' : `${varying.length}`
  const bound =
    furthest === undefined || !Number.isFinite(boundOf(furthest))
      ? []
      : say`${subject} at most ${furthest.bound} worse`
  const summary = joinTexts([bound, same], '; ')
  return say`${rows.length} rows without a change${summary.length === 0 ? '' : say`: ${summary}`}`
}

function boundOf({ comparison: { ruledOut, better }, bound }: ReportRow): number {
  return ruledOut === null || better === null || bound === '' ? Number.POSITIVE_INFINITY : ruledOut
}

/** Says how to profile or accept a regression; empty if nothing regressed. The flags are those for the worst one. */
export function nextStepsPart([worst]: readonly Comparison[], result: ResultFile): ReportSection {
  if (worst === undefined) return []
  const { settings, profiles } = result
  const closer = settings.go === null || profiles.length > 0 ? [] : closerLook(worst, result)
  const accept = say`To accept what regressed, run \`benchgate accept --from FOLDER/result.json --why "reason"\` on the result of a run with \`--results FOLDER\`.`
  return [list([closer, accept].filter(text => text.length > 0))]
}

/** Quotes the untrusted name for a shell; empty if it cannot be typed. */
function closerLook({ benchmark, package: path }: Comparison, result: ResultFile): Text {
  const flags = shellLine(
    ...(path === null ? [] : ['--packages', patternsOf(path, result.warnings)]),
    ...['--bench', benchPatternIn(result, benchmark), '--profile', 'cpu'],
  )
  if (escapeControls(flags) !== flags || flags.includes('`')) return []
  return say`To see where its time goes, add ${code(flags)}.`
}
