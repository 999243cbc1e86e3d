// What the files say that is in no table: lines that cannot be read, values that cannot have been measured.
import type { UnitRules } from '../model/measuring.ts'
import { escapeControls } from '../words/escape.ts'
import type { Gathered } from './samples.ts'

/** A RefusedLine is a line or a value that could not be read. */
export interface RefusedLine {
  /** The path of its file, as it was given. */
  readonly file: string
  /** Counted from 1; null where it is not known. */
  readonly line: number | null
  readonly text: string
  /** What is wrong with it, as a clause. */
  readonly why: string
  /** Whether a measurement is lost with it; else a statement on a unit is. */
  readonly isResult: boolean
}

/** A file with its path. */
type Source = Pick<Gathered, 'refused' | 'unread' | 'units'> & { readonly path: string }

/** All of the files, in their order. Of statements on a unit that differ between files the first file's holds. */
export function refusedIn(files: readonly Source[]): readonly RefusedLine[] {
  const known = new Map<string, string>()
  return files.flatMap(({ path: file, refused, unread, units }) => [
    // A line is given up only where the next result begins.
    ...unread.toSorted((a, b) => a.line - b.line).map(one => ({ file, ...one })),
    ...refused.map(text => ({
      ...{ file, line: null, text, isResult: true },
      why: 'such a value cannot have been measured',
    })),
    ...conflicts(units, known, file),
  ])
}

/** What `file` says of units otherwise than the files before it, which have said what is `known`. */
function conflicts(units: UnitRules, known: Map<string, string>, file: string): readonly RefusedLine[] {
  return [...units].flatMap(([unit, rule]) =>
    (['better', 'assume'] as const).flatMap(key => {
      const value = rule[key]
      if (value === undefined) return []
      const before = known.get(`${key} ${unit}`)
      if (before === undefined) known.set(`${key} ${unit}`, String(value))
      if (before === undefined || before === String(value)) return []
      const text = `Unit ${unit} ${key}=${value}`
      return [{ file, line: null, text, why: `an earlier file says ${key}=${before}`, isResult: false }]
    }),
  )
}

/** Of each file as many are shown. */
const shown = 10

/** A line for each, as far as they are read: `old.txt:11: "10x" is not a number: BenchmarkA 1 10x ns/op`. */
export function refusedLines(refused: readonly RefusedLine[]): readonly string[] {
  const files = [...new Set(refused.map(({ file }) => file))]
  return files.flatMap(name => {
    const ofFile = refused.filter(({ file }) => file === name)
    const lines = ofFile.slice(0, shown).map(({ file, line, text, why }) => {
      const place = line === null ? file : `${file}:${line}`
      return `${place}: ${why}: ${text}`
    })
    const more = ofFile.length - lines.length
    return [...lines, ...(more > 0 ? [`${name}: ${more} more such`] : [])].map(escapeControls)
  })
}
