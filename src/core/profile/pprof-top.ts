// The table of functions that `go tool pprof -top` prints, read strictly, as the names in it are untrusted.
import type { FlatAndCumulativeCost } from '../model/profile.ts'

/** A FunctionCost is one row of the table. */
export interface FunctionCost extends FlatAndCumulativeCost {
  readonly name: string
}

/** ProfileByFunction are one profile by function, in the unit that was asked for. */
export interface ProfileByFunction {
  readonly total: number
  readonly functions: readonly FunctionCost[]
}

/** The longest text that is read, in characters: a large program has some ten thousand functions. */
const longestText = 16 * 2 ** 20
/** The longest name that is kept, in characters. */
const longestName = 1000

const totalLine = /^Showing nodes accounting for \S+, \S+% of (\S+) total$/
const heading = /^ +flat +flat% +sum% +cum +cum%$/
const row = /^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/

/**
 * Reads what `pprof -top -unit=…` printed of one profile; `unit` is what it puts after each number (`ns`, `B`). Null
 * where anything in it is not as pprof prints it: half a table would mislead.
 */
export function parsePprofTop(text: string, unit: string): ProfileByFunction | null {
  if (text.length > longestText) return null
  const lines = text.split(/\r?\n/)
  // Above the heading are labels, which quote the profile.
  const start = lines.findIndex(line => heading.test(line))
  const total = numberOf(totalLine.exec(lines[start - 1] ?? '')?.[1] ?? '', unit)
  if (total === null) return null
  const functions: FunctionCost[] = []
  for (const line of lines.slice(start + 1)) {
    if (line === '') continue
    const [, flatText = '', cumText = '', name = ''] = row.exec(line) ?? []
    const [flat, cum] = [numberOf(flatText, unit), numberOf(cumText, unit)]
    if (flat === null || cum === null) return null
    functions.push({ name: shownName(name), flat, cum })
  }
  return { total, functions }
}

/** Removes the mark of inlined calls, which is not part of the name and may differ between the sides. */
function shownName(name: string): string {
  return name.replace(/ \((partial-)?inline\)$/, '').slice(0, longestName)
}

function numberOf(text: string, unit: string): number | null {
  if (text === '0') return 0
  if (text.length > 40 || !text.endsWith(unit)) return null
  const digits = text.slice(0, text.length - unit.length)
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}
