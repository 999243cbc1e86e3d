// Finds a pattern in a line: all ways to match go forward together, so none is ever walked back.
import type { Pattern } from './pattern.ts'

/** A Way is one way in which what was read so far may match: the step it stands before, and its marks. */
interface Way {
  readonly step: number
  readonly marks: readonly number[]
}

/**
 * What the groups of a pattern have in the first match of `line`, as RegExp.exec would find it: by name, without the groups
 * that took no part. Null where nothing matches. Takes at most as many steps as the line has characters, times the
 * pattern's.
 */
export function match({ steps, groups }: Pattern, line: string): ReadonlyMap<string, string> | null {
  const first = steps[0]
  const isAnchored = first?.kind === 'edge' && first.of === '^'
  /** At which position a step was last come to: a second way to it is worse than the first. */
  const seen = new Int32Array(steps.length).fill(-1)
  let found: readonly number[] | null = null
  let ways: Way[] = []
  let at = 0

  const enter = (into: Way[], step: number, marks: readonly number[]): void => {
    if (seen[step] === at) return
    seen[step] = at
    const here = steps[step]
    if (here?.kind === 'jump') enter(into, here.to, marks)
    else if (here?.kind === 'fork') {
      enter(into, here.first, marks)
      enter(into, here.second, marks)
    } else if (here?.kind === 'mark') enter(into, step + 1, marks.with(here.slot, at))
    else if (here?.kind === 'edge') {
      if (isEdge(line, at, here.of)) enter(into, step + 1, marks)
    } else into.push({ step, marks })
  }

  const none = new Array<number>(2 * groups.length).fill(-1)
  for (;;) {
    if (found === null && (at === 0 || !isAnchored)) enter(ways, 0, none)
    const character = at < line.length ? String.fromCodePoint(line.codePointAt(at) ?? 0) : null
    at += character?.length ?? 0
    const next: Way[] = []
    for (const { step, marks } of ways) {
      const here = steps[step]
      if (here?.kind === 'done') {
        found = marks
        break
      }
      if (character !== null && here?.kind === 'character' && here.fits(character))
        enter(next, step + 1, marks)
    }
    if (character === null || (next.length === 0 && (found !== null || isAnchored))) break
    ways = next
  }
  return found && textsOf(groups, found, line)
}

function isEdge(line: string, at: number, of: '^' | '$' | '\\b' | '\\B'): boolean {
  if (of === '^') return at === 0
  if (of === '$') return at === line.length
  const isWord = (index: number) => /\w/.test(line[index] ?? '')
  return (isWord(at - 1) !== isWord(at)) === (of === '\\b')
}

function textsOf(groups: readonly string[], marks: readonly number[], line: string) {
  const texts = new Map<string, string>()
  for (const [index, name] of groups.entries()) {
    const [start = -1, end = -1] = marks.slice(2 * index, 2 * index + 2)
    if (start >= 0 && end >= start) texts.set(name, line.slice(start, end))
  }
  return texts
}
