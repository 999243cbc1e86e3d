// What a report is made of: blocks, which each form shows in its own way.
import type { Comparison, Geomean, Verdict } from '../../model/comparison.ts'
import type { RoundRecord } from '../../model/result-file.ts'
import type { Settings } from '../../model/settings.ts'
import { say, type Text, type TextPiece } from './text.ts'

/** A Report is all that is said of one run, in the order in which it is read. */
export interface Report {
  readonly outcome: Verdict | 'calibration' | 'failure'
  /** Why, in one sentence. */
  readonly reason: Text
  /** What that does to the check, as the end of the sentence; empty where it goes without saying. */
  readonly check: Text
  /** What was compared; empty where nothing was. */
  readonly compared: Text
  /** What a reader wants to know first, and where to look further, for forms that are read elsewhere than the run. */
  readonly line: Text
  readonly parts: readonly ReportSection[]
}

/** A ReportSection is blocks about one thing; one without blocks is not shown. */
export type ReportSection = readonly ReportBlock[]

/** A ReportBlock is a piece of a report that stands by itself. */
export type ReportBlock =
  /** A note is small print; an alert says that this report is not complete. */
  | { readonly kind: 'paragraph' | 'warning' | 'note' | 'alert'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | TableBlock
  | { readonly kind: 'code'; readonly language: 'sh' | 'text'; readonly text: string }
  /** Hidden until a reader opens it. */
  | { readonly kind: 'fold'; readonly title: Text; readonly blocks: readonly ReportBlock[] }
  | Changes
  | Comparisons

/** A TableBlock has a heading for each column; a row without a cell for one leaves it empty. */
export interface TableBlock {
  readonly kind: 'table'
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Text[])[]
}

export interface TableColumn {
  readonly title: string
  /** How its cells are aligned. */
  readonly side: Align
}

export type Align = 'left' | 'right' | 'center'

/** What changed or is open, for forms that fold the other comparisons away: the rows of each benchmark together. */
export interface Changes {
  readonly kind: 'changes'
  readonly groups: readonly (readonly ReportRow[])[]
  /** What the gate's p is called: `adjusted p`. */
  readonly chance: string
}

/** All comparisons in the order asked for. */
export interface Comparisons {
  readonly kind: 'comparisons'
  readonly title: Text
  readonly rows: readonly ReportRow[]
  /** Whether no table of changes is above. */
  readonly isAlone: boolean
  /** What no table of changes shows, but for what `same` says. */
  readonly rest: readonly ReportRow[]
  /** Whether the intervals of these are shown. */
  readonly isDrawn: boolean
  /** The rows but for what `same` says, with what their centres and p are called; null where they are left out. */
  readonly medians: { readonly title: Text; readonly rows: readonly ReportRow[] } | null
  /** Which exact units did not change, in words; empty where none. */
  readonly same: Text
  readonly geomeans: readonly Geomean[]
  /** For forms that can draw what was measured in each. */
  readonly rounds: readonly RoundRecord[]
  readonly settings: Pick<Settings, 'threshold' | 'sort'>
  /** Remarks on them, below the table. */
  readonly below: readonly ReportBlock[]
}

/** A ReportRow is a comparison with what its cells say. */
export interface ReportRow {
  readonly comparison: Comparison
  readonly name: Text
  readonly unit: Text
  /** The gate's estimate, `+7.8%`; its interval where no single number is true. */
  readonly estimate: string
  /** The centres of both sides: `13.49 µs → 22.61 µs`. */
  readonly values: string
  /** The 95% interval of the change: `+63.8% to +70.6%`, `exact`, or why there is none. */
  readonly interval: string
  /** The gate's p; empty where nothing was tested. */
  readonly adjustedP: string
  /** Whether a reader needs the p to see why the row was judged as it was. */
  readonly needsP: boolean
  /** The smallest worsening that is ruled out. */
  readonly bound: string
  /** The smallest worsening that can fail it, as a ratio. */
  readonly threshold: number
  /** benchstat's: the change of the centres, `~` where no difference is shown. */
  readonly delta: string
  readonly base: string
  readonly head: string
  readonly p: string
}

export function paragraph(text: Text): ReportBlock {
  return { kind: 'paragraph', text }
}

export function warning(text: Text): ReportBlock {
  return { kind: 'warning', text }
}

export function note(text: Text): ReportBlock {
  return { kind: 'note', text }
}

export function list(items: readonly Text[]): ReportBlock {
  return { kind: 'list', items }
}

export function tableBlock(
  columns: readonly TableColumn[],
  rows: readonly (readonly TextPiece[])[],
): TableBlock {
  return { kind: 'table', columns, rows: rows.map(row => row.map(cell => say`${cell}`)) }
}

export function column(title: string, side: Align): TableColumn {
  return { title, side }
}

/** What a process has printed. */
export function printed(text: string): ReportBlock {
  return { kind: 'code', language: 'text', text }
}

/** Commands for a shell. */
export function shell(text: string): ReportBlock {
  return { kind: 'code', language: 'sh', text }
}

export function fold(title: Text, blocks: readonly ReportBlock[]): ReportBlock {
  return { kind: 'fold', title, blocks }
}

// Where a report is read: what it can link to, and what its readers can do there.

/** A Site is as much of that as is known; addresses are ours or GitHub's. */
export interface Site {
  /** The repository's page; null where there is none. */
  readonly repository: string | null
  /** The run that has measured. */
  readonly run: string | null
  /** Where the report is that has room for everything; null in that report itself. */
  readonly report: string | null
  /** How a regression can be accepted on a pull request; null where there is none. */
  readonly accepting: { readonly label: string | null } | null
}

/** A terminal, a file. */
export const nowhere: Site = { repository: null, run: null, report: null, accepting: null }
