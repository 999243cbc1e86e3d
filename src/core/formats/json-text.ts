// Takes the JSON values out of a text: one, several files' one after the other, or one among lines of something else.
import type { Reader } from './format.ts'
import { Unreadable } from './format.ts'
import { Found } from './found.ts'
import type { Parsed } from './parsed.ts'

/** A Take adds to `found` what a JSON value says, or gives false where it is no value of the format. */
export type Take = (value: unknown, found: Found) => boolean

/** A reader of `format` that gives every JSON value to `take`; `expected` says what a value of it looks like. */
export function readJson(format: string, expected: string, take: Take): Reader {
  return gatherText(text => {
    const found = new Found()
    const taken = jsonValues(text, format).filter(value => take(value, found))
    if (taken.length === 0) throw new Unreadable(`This is not of the format ${format}: it needs ${expected}.`)
    return found.parsed()
  })
}

/** A reader that needs its text whole. */
export function gatherText(read: (text: string) => Parsed): Reader {
  const pieces: string[] = []
  return {
    write: piece => {
      pieces.push(piece)
    },
    end: () => read(join(pieces)),
  }
}

/** Every object and list that begins a line in `text` and is not part of another. Throws Unreadable if one breaks off. */
export function jsonValues(text: string, format: string): readonly unknown[] {
  const whole = parseJson(text)
  if (typeof whole === 'object' && whole !== null) return [whole]
  const values: unknown[] = []
  const opening = /[[{]/g
  let done = 0
  for (;;) {
    const start = opening.exec(text)?.index
    if (start === undefined) return values
    if (!beginsLine(text, start, done)) continue
    const end = endOf(text, start)
    if (end === null)
      throw new Unreadable(
        `This JSON (${format}) breaks off: what begins in line ${lineOf(text, start)} has no end.`,
      )
    const value = parseJson(text.slice(start, end))
    if (value !== undefined) values.push(value)
    opening.lastIndex = end
    done = end
  }
}

function join(pieces: readonly string[]): string {
  try {
    return pieces.join('')
  } catch {
    throw new Unreadable(
      'This JSON is longer than can be read at once, half a gigabyte: measure in several runs.',
    )
  }
}

/** JSON with NaN and infinities, which it cannot hold and tools write all the same, as words. Undefined if it is none. */
export function parseJson(text: string): unknown {
  const strict = attempt(text)
  return strict === undefined && /NaN|Infinity/.test(text) ? attempt(spellOut(text)) : strict
}

function spellOut(text: string): string {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    const quote = text.indexOf('"', from)
    const end = quote < 0 ? text.length : quote
    pieces.push(text.slice(from, end).replace(/-?\b(?:NaN|Infinity)\b/g, '"$&"'))
    from = quote < 0 ? end : endOfString(text, quote) + 1
    pieces.push(text.slice(end, from))
  }
  return pieces.join('')
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Files may begin with a byte order mark. */
const blanks = [' ', '\t', '\r', '\ufeff']

/** Whether only blanks stand between `index` and the beginning of its line, or `done`, where the last value ended. */
function beginsLine(text: string, index: number, done: number): boolean {
  let before = index - 1
  while (before >= done && blanks.includes(text[before] ?? '')) before--
  return before < done || text[before] === '\n'
}

/** The index behind the bracket that closes the one at `start`; null where there is none. */
function endOf(text: string, start: number): number | null {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (character === '"') index = endOfString(text, index)
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      depth--
      if (depth === 0) return index + 1
    }
  }
  return null
}

/** The index of the quote that closes the string begun at `start`, or of the end of the text. */
export function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '"') return index
  }
  return text.length
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
