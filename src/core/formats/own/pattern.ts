// Regular expressions that match in time proportional to the length of a line. A pattern may be a stranger's, and JavaScript's own engine can
// take years on forty characters.
//
// A pattern may be a stranger's, and JavaScript's own regular expressions can take years on forty characters. All ways to match
// go through a line together (Thompson, Pike), at most characters times steps. Lookaround and references to groups are refused.
import { Misconfigured } from '../../model/errors.ts'

/** One step of a pattern. The next step follows unless the step names another. */
export type PatternStep =
  | { readonly kind: 'character'; readonly fits: (character: string) => boolean }
  /** Both are tried; `first` is preferred. */
  | { readonly kind: 'fork'; first: number; second: number }
  | { readonly kind: 'jump'; readonly to: number }
  /** The begin (even slot) or the end (odd slot) of group `slot / 2`. */
  | { readonly kind: 'mark'; readonly slot: number }
  | { readonly kind: 'edge'; readonly of: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'done' }

/** A compiled regular expression. `match` follows all possible steps in parallel. */
export interface Pattern {
  readonly steps: readonly PatternStep[]
  /** The named groups, in the order of their slots. */
  readonly groups: readonly string[]
}

/** The most steps of a pattern: each can cost time at each character. */
const most = 500

const quantifier = /([*+?])(\??)|\{(\d+)(,?)(\d*)\}(\??)/uy
const opening = /\((?:\?(?:<([^=!>][^>]*)>|(:)|([\s\S]{1,2})))?/uy
const edge = /[\^$]|\\[bB]/uy
const backReference = /\\(?:[1-9]|k)/uy
/** Matches the part of a pattern that stands for one character. */
const character =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89aAbB]..\\u[dD][c-fC-F]..|u....|x..|c.|.)|./suy

/** Appends the steps of a part of a pattern. */
type Part = (to: PatternStep[]) => void

/**
 * Compiles a regular expression in the syntax of JavaScript (flag `u`), without lookaround and without references to groups. Throws
 * Misconfigured; its message begins with `place`.
 */
export function compilePattern(text: string, place: string): Pattern {
  const refuse = (why: string) => new Misconfigured(`${place}: "${text}" ${why}`)
  try {
    new RegExp(text, 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u?: /su, '') : ''
    throw refuse(
      `is not a valid regular expression (${reason}). It is read as JavaScript reads one with the flag u: a backslash is allowed only before letters with a meaning and before ^ $ \\ . * + ? ( ) [ ] { } | and /.`,
    )
  }
  const reader = new Reader(text, refuse)
  const whole = reader.alternatives()
  const steps: PatternStep[] = []
  whole(steps)
  steps.push({ kind: 'done' })
  if (steps.length > most)
    throw refuse(`is too long: it has ${steps.length} steps; at most ${most} are allowed. Shorten it.`)
  return { steps, groups: reader.groups }
}

/** Parses a valid regular expression from left to right. */
class Reader {
  readonly groups: string[] = []
  private at = 0
  private readonly text: string
  private readonly refuse: (why: string) => Misconfigured

  constructor(text: string, refuse: (why: string) => Misconfigured) {
    this.text = text
    this.refuse = refuse
  }

  alternatives(): Part {
    let part = this.sequence()
    while (this.text[this.at] === '|') {
      this.at++
      part = either(part, this.sequence())
    }
    return part
  }

  private sequence(): Part {
    const parts: Part[] = []
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at] ?? '')) parts.push(this.term())
    return to => {
      for (const part of parts) part(to)
    }
  }

  private term(): Part {
    const [of] = this.take(edge) ?? []
    if (of !== undefined) return to => to.push({ kind: 'edge', of: of as '^' })
    const part = this.text[this.at] === '(' ? this.group() : this.character()
    const [repeats, sign, lazy, least, comma, greatest, lazily] = this.take(quantifier) ?? []
    if (repeats === undefined) return part
    const from = sign === undefined ? Number(least) : sign === '+' ? 1 : 0
    const upTo = { '?': 1, '*': Number.POSITIVE_INFINITY, '+': Number.POSITIVE_INFINITY }[sign ?? '']
    const without = comma === '' ? from : Number.POSITIVE_INFINITY
    const to = upTo ?? (greatest === '' ? without : Number(greatest))
    return this.repeated(part, from, to, (lazy ?? lazily) === '?')
  }

  private group(): Part {
    const [, name, , other] = this.take(opening) ?? []
    if (other !== undefined)
      throw this.refuse(
        `has "(?${other}", which is not supported: nothing can look ahead or behind, and no flags be set. Write what the line has from its beginning.`,
      )
    const slot = name === undefined ? -1 : 2 * (this.groups.push(name) - 1)
    const inside = this.alternatives()
    this.at++
    if (slot < 0) return inside
    return to => {
      to.push({ kind: 'mark', slot })
      inside(to)
      to.push({ kind: 'mark', slot: slot + 1 })
    }
  }

  private character(): Part {
    if (this.take(backReference))
      throw this.refuse('refers back to a group, which is not supported. Write out the text.')
    const [token = ''] = this.take(character) ?? []
    const fits = remembered(token)
    return to => to.push({ kind: 'character', fits })
  }

  private repeated(part: Part, from: number, upTo: number, isLazy: boolean): Part {
    return to => {
      const once = () => {
        // The check comes before the steps grow: a{400}{400} would be large.
        if (to.length > most)
          throw this.refuse(`is too long: at most ${most} steps are allowed. Repeat less.`)
        part(to)
      }
      const optional = (after: () => void) => {
        const fork = { kind: 'fork' as const, first: to.length + 1, second: 0 }
        to.push(fork)
        once()
        after()
        fork.second = to.length
        if (isLazy) [fork.first, fork.second] = [fork.second, fork.first]
      }
      for (let n = 0; n < from; n++) once()
      if (upTo === Number.POSITIVE_INFINITY) {
        const back = to.length
        optional(() => to.push({ kind: 'jump', to: back }))
      } else {
        const rest = (left: number): void => {
          if (left > 0) optional(() => rest(left - 1))
        }
        if (upTo - from > most)
          throw this.refuse(`is too long: at most ${most} steps are allowed. Repeat less.`)
        rest(upTo - from)
      }
    }
  }

  private take(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.at
    const found = sticky.exec(this.text)
    if (found) this.at += found[0].length
    return found
  }
}

function either(part: Part, other: Part): Part {
  return to => {
    const fork = { kind: 'fork' as const, first: to.length + 1, second: 0 }
    to.push(fork)
    part(to)
    const jump = { kind: 'jump' as const, to: 0 }
    to.push(jump)
    fork.second = to.length
    other(to)
    jump.to = to.length
  }
}

/** Returns a function that tests whether a character matches `token`. JavaScript's own engine answers once for each character. */
function remembered(token: string): (character: string) => boolean {
  if (/^[^.[\\]$/u.test(token)) return character => character === token
  const one = new RegExp(`^${token}$`, 'u')
  const known = new Map<string, boolean>()
  return character => {
    const before = known.get(character)
    if (before !== undefined) return before
    const fits = one.test(character)
    known.set(character, fits)
    return fits
  }
}

// Matching follows all possibilities forward together, so it never backtracks.

/** One way in which the text so far may match: its next step and its marks. */
interface Way {
  readonly step: number
  readonly marks: readonly number[]
}

/**
 * Returns the texts of the named groups in the first match of `line`, as RegExp.exec finds them, without groups that took no part; null if
 * nothing matches. Time is bounded by the length of the line times the number of steps.
 */
export function match({ steps, groups }: Pattern, line: string): ReadonlyMap<string, string> | null {
  const first = steps[0]
  const isAnchored = first?.kind === 'edge' && first.of === '^'
  /** The position at which each step was last reached: a second way to it has a lower priority than the first. */
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
