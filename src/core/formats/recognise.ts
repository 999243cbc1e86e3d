// Reads a text of which it may not be known in which format it is: it is found out on the way.
import { visibleLines } from '../report/escape.ts'
import type { Format, Reader } from './format.ts'
import { nothingParsed, type Parsed } from './parsed.ts'

/** How much of a text a format is asked about at once, in characters. */
export const asked = 64 * 2 ** 10
/** How far into a text its format is looked for, in characters. What is held until then is read when it is found. */
const sought = 4 * 2 ** 20
/** How much of it an error looks at, and shows. */
const shown = 2 ** 12
const shownLines = 5
const shownWidth = 120

/**
 * A Recogniser takes a text piece by piece, asks the formats whether it is theirs, and has it read by the first that says
 * so. Where a text is not readable it says so at the end, so that pieces can come from where nobody could catch an error.
 */
export class Recogniser {
  /** The one that was given, or has been found. */
  format: Format | null
  private readonly formats: readonly Format[]
  private readonly isGiven: boolean
  private reader: Reader | null = null
  private unreadable: unknown = null
  private beginning = ''
  private isEmpty = true
  /** What was written before there was a reader. */
  private held = ''
  /** Where in it begins what the formats have not been asked about. */
  private next = 0

  constructor(formats: readonly Format[], known: Format | null) {
    this.formats = formats
    this.format = known
    this.isGiven = known !== null
  }

  write(piece: string): void {
    if (this.beginning.length < shown) this.beginning += piece.slice(0, shown)
    if (this.reader) {
      this.pass(piece)
      return
    }
    if (this.held.length >= sought) return
    this.held += piece
    // A text of nothing but spaces is of any format.
    if (this.format && !isBlank(this.held)) this.begin(this.format)
    while (!this.format && this.held.length - this.next >= asked) this.ask()
  }

  /** Gives what was read; of a text that is blank, or that no format claims, nothing. Throws Unreadable. */
  end(): Parsed {
    if (!this.reader && !this.format && !isBlank(this.held)) this.ask()
    if (this.unreadable !== null) throw this.unreadable
    const parsed = this.reader?.end() ?? nothingParsed
    this.isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0
    return parsed
  }

  /** Why nothing was read, after a subject: "is in no …"; null where something was, or there was nothing to read. */
  get problem(): string | null {
    if (isBlank(this.beginning)) return null
    if (this.format === null) return unknownFormat(this.beginning, this.formats)
    if (!this.isGiven || !this.isEmpty) return null
    return `holds no benchmark in the format ${this.format.name}, and begins:\n${firstLines(this.beginning)}\nSet "format" to that in which it is, or leave it out.`
  }

  private ask(): void {
    const part = this.held.slice(this.next, this.next + asked)
    const found = this.formats.find(format => format.claims(part))
    if (found) {
      this.begin(found)
      return
    }
    // By halves, so that what begins at the end of one part stands well within another.
    const half = this.next + asked / 2
    const line = this.held.indexOf('\n', half) + 1
    this.next = line > 0 && line < this.next + asked ? line : half
  }

  private begin(format: Format): void {
    this.format = format
    this.reader = format.open()
    this.pass(this.held)
    this.held = ''
  }

  private pass(piece: string): void {
    if (this.unreadable !== null) return
    try {
      this.reader?.write(piece)
    } catch (error) {
      this.unreadable = error
    }
  }
}

/** What to say of a text that none of `formats` claims, by its beginning, after a subject: "is in no …". */
export function unknownFormat(beginning: string, formats: readonly Format[]): string {
  const names = formats.map(({ name }) => name).join(', ')
  return `is in no benchmark format that is known, and begins:\n${firstLines(beginning)}\nFormats: ${names}. If it is in one of these, name that in "format".`
}

function firstLines(beginning: string): string {
  const lines = visibleLines(beginning.slice(0, shown)).filter(line => line.trim() !== '')
  return lines
    .slice(0, shownLines)
    .map(line => `  ${shortened(line)}`)
    .join('\n')
}

function isBlank(text: string): boolean {
  return !/\S/.test(text)
}

function shortened(line: string): string {
  const characters = [...line.slice(0, 2 * shownWidth)]
  return characters.length <= shownWidth ? line : `${characters.slice(0, shownWidth - 1).join('')}…`
}
