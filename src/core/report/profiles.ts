// The part of a report that says where regressed benchmarks spend more: a table of functions for each profile.
import type { FunctionDifference, ProfileDifference, ProfileKind } from '../model/profile.ts'
import { codeBlock, inlineCode, inlineText, visible } from '../words/escape.ts'
import type { Naming } from '../words/names.ts'
import { formatDelta, formatValue } from '../words/numbers.ts'
import { folded } from './folded.ts'

/** More benchmarks than this are not looked into in a report; the result file has them all. */
export const mostProfiled = 10
const mostRows = 10

/** A fold for each of at most `most` benchmarks, in the order in which they were profiled; empty where none was. */
export function profilesPart(
  profiles: readonly ProfileDifference[],
  naming: Naming,
  most: number = mostProfiled,
): string {
  const benchmarks = byBenchmark(profiles)
  const shown = benchmarks.slice(0, Math.min(most, mostProfiled))
  const more = benchmarks.length - shown.length
  const benchmark = more === 1 ? 'benchmark' : 'benchmarks'
  const note =
    more > 0 && shown.length > 0 ? `The result file has the profiles of ${more} more ${benchmark}.` : ''
  return [...shown.map(kinds => benchmarkFold(kinds, naming)), note].filter(part => part !== '').join('\n\n')
}

export const profileTitles: Readonly<Record<ProfileKind, string>> = {
  cpu: 'Processor time',
  mem: 'Memory allocated',
  block: 'Time blocked',
}

/** The profiles of each benchmark, in the order in which they were taken. */
export function byBenchmark(
  profiles: readonly ProfileDifference[],
): readonly (readonly ProfileDifference[])[] {
  const found = new Map<string, ProfileDifference[]>()
  for (const profile of profiles) {
    const id = JSON.stringify([profile.package, profile.benchmark])
    found.set(id, [...(found.get(id) ?? []), profile])
  }
  return [...found.values()]
}

function benchmarkFold(kinds: readonly ProfileDifference[], naming: Naming): string {
  const [first] = kinds
  if (first === undefined) return ''
  const parts = kinds.map(kindPart)
  return folded(
    `Where ${htmlCode(naming(first))} spends more`,
    [...parts, noiseNote(kinds), commands(kinds)].filter(part => part !== '').join('\n\n'),
  )
}

function kindPart(profile: ProfileDifference): string {
  const { kind, total, functions, failure } = profile
  const title = `**${profileTitles[kind]}** per operation`
  if (failure !== null) return `${title}: no table: ${inlineText(failure.replace(/\.$/, ''))}.`
  if (total.base === 0 && total.head === 0) return `${title}: none on either side.`
  const sums = sumsOf(profile)
  const shown = functions.filter(isShown(functions))
  if (shown.length === 0) return `${title}: ${sums}. No function spends notably more.`
  const rows = shown.map(one => functionRow(one, profile))
  const share = total.base === 0 ? '' : 'Of base'
  return [
    `${title}: ${sums}`,
    '',
    row(['Function', 'Growth', share, 'Base', 'Head', 'With callees']),
    alignment,
    ...rows,
  ].join('\n')
}

/** `1.000 ms → 1.300 ms (+30.00%)`. */
export function sumsOf({ total, unit }: ProfileDifference): string {
  const change = total.base === 0 ? '' : ` (${formatDelta(total.head / total.base - 1)})`
  return `${amount(total.base, unit)} → ${amount(total.head, unit)}${change}`
}

/** The first rows, which grew most; but what shrank most, at the end, may be where the work has come from. */
function isShown(functions: readonly FunctionDifference[]) {
  const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length)
  const kept = new Set([
    ...functions.slice(0, mostRows - shrunk),
    ...functions.slice(functions.length - shrunk),
  ])
  return (one: FunctionDifference) => kept.has(one)
}

/** What a function itself spends more stands early, as a phone shows three columns. */
const alignment = '|:--|--:|--:|--:|--:|--:|'

function functionRow(difference: FunctionDifference, { unit, total }: ProfileDifference): string {
  const { function: name, base, head, isNoise } = difference
  const flat = head.flat - base.flat
  const share = total.base === 0 || flat === 0 || isNoise.flat ? '' : formatDelta(flat / total.base)
  return row([
    inlineCode(withoutFolders(name), longestName),
    grown(flat, unit, isNoise.flat),
    share,
    amount(base.flat, unit),
    amount(head.flat, unit),
    grown(head.cum - base.cum, unit, isNoise.cum),
  ])
}

/** Names of instantiated generic functions can be longer than anyone reads. */
const longestName = 120

/** `codec.(*T).Encode`: a package without the folders it lies in, as pprof's pictures show it. */
export function withoutFolders(name: string): string {
  return name.replace(/^([^/[(]+\/)+/, '')
}

/** With its sign; nothing where there is no change, so that those who only call are seen to. */
export function grown(difference: number, unit: string, isNoise: boolean): string {
  if (difference === 0) return ''
  return isNoise ? '~' : `${difference > 0 ? '+' : ''}${formatValue(difference, unit)}`
}

export function amount(value: number, unit: string): string {
  return value === 0 ? '0' : formatValue(value, unit)
}

function noiseNote(kinds: readonly ProfileDifference[]): string {
  const isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum))
  return isNoisy ? '`~`: no more than sampling alone makes of it.' : ''
}

/** A result file may come from a stranger, and what we call a command is copied into a shell. */
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/

/** How to look at the profiles, which lie with the result file. */
function commands(kinds: readonly ProfileDifference[]): string {
  const lines = kinds.flatMap(({ files }) =>
    files === null || !ours.test(files.base) || !ours.test(files.head)
      ? []
      : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`],
  )
  if (lines.length === 0) return ''
  return `To see the callers and lines, in the folder of the results:\n\n${codeBlock(lines.join('\n'), 'sh')}`
}

/** A name as code where Markdown is not read, as in the title of a fold: every character that could act as a reference. */
function htmlCode(name: string): string {
  const characters = [...visible(name)]
  const shown = characters.length <= longestName ? characters : [...characters.slice(0, longestName - 1), '…']
  return `<code>${shown.map(inert).join('') || '(no name)'}</code>`
}

function inert(character: string): string {
  return /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
