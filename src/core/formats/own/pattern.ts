// Regular expressions that take time in proportion to the length of a line at most: they may be a stranger's, and what
// JavaScript runs itself can take years on forty characters.
import { Misconfigured } from '../../model/errors.ts'

/** A PatternStep is a step of a pattern; the next one follows unless it says another. */
export type PatternStep =
  | { readonly kind: 'character'; readonly fits: (character: string) => boolean }
  /** Both are tried; `first` is preferred. */
  | { readonly kind: 'fork'; first: number; second: number }
  | { readonly kind: 'jump'; readonly to: number }
  /** Where group `slot / 2` begins (even) or ends (odd). */
  | { readonly kind: 'mark'; readonly slot: number }
  | { readonly kind: 'edge'; readonly of: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'done' }

/** A Pattern is a regular expression as the steps that `match` walks, all that are possible side by side. */
export interface Pattern {
  readonly steps: readonly PatternStep[]
  /** The named groups, in the order of their slots. */
  readonly groups: readonly string[]
}

/** A pattern with more steps than that is refused: each can cost time at each character. */
const most = 500

const quantifier = /([*+?])(\??)|\{(\d+)(,?)(\d*)\}(\??)/uy
const opening = /\((?:\?(?:<([^=!>][^>]*)>|(:)|([\s\S]{1,2})))?/uy
const edge = /[\^$]|\\[bB]/uy
const backReference = /\\(?:[1-9]|k)/uy
/** What stands for one character. */
const character =
  /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89aAbB]..\\u[dD][c-fC-F]..|u....|x..|c.|.)|./suy

/** Appends the steps of a part. */
type Part = (to: PatternStep[]) => void

/**
 * Reads a regular expression in the syntax of JavaScript (flag `u`), without looking ahead or behind and without references
 * to groups. Throws Misconfigured, with `place` to begin the sentence.
 */
export function compilePattern(text: string, place: string): Pattern {
  const refuse = (why: string) => new Misconfigured(`${place}: "${text}" ${why}`)
  try {
    new RegExp(text, 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/u?: /su, '') : ''
    throw refuse(
      `is no regular expression (${reason}). It is read as JavaScript reads one with the flag u: a backslash stands only before letters with a meaning and before ^ $ \\ . * + ? ( ) [ ] { } | and /.`,
    )
  }
  const reader = new Reader(text, refuse)
  const whole = reader.alternatives()
  const steps: PatternStep[] = []
  whole(steps)
  steps.push({ kind: 'done' })
  if (steps.length > most)
    throw refuse(`is too long: it makes ${steps.length} steps, and ${most} are the most. Shorten it.`)
  return { steps, groups: reader.groups }
}

/** Reads the text, which is valid, from left to right. */
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
      throw this.refuse('refers back to a group, which is not supported. Write out what stands there.')
    const [token = ''] = this.take(character) ?? []
    const fits = remembered(token)
    return to => to.push({ kind: 'character', fits })
  }

  private repeated(part: Part, from: number, upTo: number, isLazy: boolean): Part {
    return to => {
      const once = () => {
        // Before it grows: a{400}{400} would be large.
        if (to.length > most) throw this.refuse(`is too long: ${most} steps are the most. Repeat less.`)
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
        if (upTo - from > most) throw this.refuse(`is too long: ${most} steps are the most. Repeat less.`)
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

function either(one: Part, other: Part): Part {
  return to => {
    const fork = { kind: 'fork' as const, first: to.length + 1, second: 0 }
    to.push(fork)
    one(to)
    const jump = { kind: 'jump' as const, to: 0 }
    to.push(jump)
    fork.second = to.length
    other(to)
    jump.to = to.length
  }
}

/** Whether a character fits what stands for one, which JavaScript itself answers, once for each. */
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

// Finds a pattern in a line: all ways to match go forward together, so none is ever walked back.

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
