// Cleans the output of a tool: takes out what terminals, logs and pipes added to it.
import { removeEscapeSequences } from '../../words/escape.ts'

/** The characters that are taken out or turned into a line break. Most texts have none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
const added = /[\u0000\u001b\r\ufeff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const dropped = /[\u0000\ufeff]/g

const clock = /\d\d:\d\d:\d\d(?:[.,]\d+)?/.source
const zone = /(?: ?Z|[+-]\d\d:?\d\d)?/.source
/**
 * Prefixes that logs put before each line: `2024-05-01T12:00:00.1234567Z ` (GitHub), the same with `00O ` behind it (GitLab), `[12:00:00] `,
 * `May  1 12:00:00 host prog[7]: `, `#12 0.345 ` (docker build), `job<tab>step<tab>` (gh run view --log). No result of a
 * tool and no line of JSON begins like that.
 */
const times = [
  String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${zone}\]?(?:[ \t]|(?=\n|$))(?:\d\d[OE][ +])?`,
  String.raw`\[?${clock}\]?(?:[ \t]|(?=\n|$))`,
  String.raw`[A-Z][a-z]{2} [ \d]\d ${clock} (?:[\w.-]+ [\w./-]+(?:\[\d+\])?: )?`,
  String.raw`#\d+ \d+\.\d+ `,
  String.raw`[^\t\n]{1,200}\t[^\t\n]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:)`,
]
/** Labels of programs that run several others: `service-1  | `, `[pod/name] `, `[0] `. No line of JSON begins like that either. */
const labels = [
  String.raw`(?!Benchmark|test )[A-Za-z\d][\w.-]* *\|(?: |(?=\n|$))`,
  String.raw`\[(?!(?:true|false|null)\])[\w./:@ -]*[A-Za-z][\w./:@ -]*\] `,
  String.raw`\[\d+\] (?! *(?:[,\]}]|\n|$))`,
]

export type LogPrefixCutMode = 'nothing' | 'times' | 'times and labels'

const prefixes: Readonly<Record<Exclude<LogPrefixCutMode, 'nothing'>, RegExp>> = {
  times: new RegExp(`(?:${times.join('|')})+`, 'y'),
  'times and labels': new RegExp(`(?:${[...times, ...labels].join('|')})+`, 'y'),
}

/** The search for prefixes ends after this many characters without one. */
const soughtPrefix = 2 ** 20

/** The longest part of an unfinished line that is held back, in characters. */
const mostHeld = 4096

/**
 * Cleans a text that comes in pieces, cut anywhere. Removes escape sequences such as colours, NUL, byte order marks and, depending on
 * `cuts`, the prefixes of logs (a benchmark may be called `a | b`). A single `\r`, as progress bars write it, becomes `\n`.
 */
export class EscapeAndLogPrefixRemover {
  private cuts: LogPrefixCutMode
  private hasPrefixes = false
  private looked = 0
  /** The unfinished line, which was not returned yet. */
  private pending = ''
  /** True if the text returned so far ends within a line. */
  private isWithin = false

  constructor(cuts: LogPrefixCutMode) {
    this.cuts = cuts
  }

  write(piece: string): string {
    const text = this.pending === '' ? piece : this.pending + piece
    // A line break may consist of several characters, of which only some have arrived.
    let last = text.length
    while (text.charCodeAt(last - 1) === carriageReturn) last--
    const broken = text.lastIndexOf('\n') + 1 || text.lastIndexOf('\r', last - 1) + 1
    const end = text.length - broken > mostHeld ? last : Math.min(broken, last)
    this.pending = text.slice(end)
    return this.clean(text.slice(0, end))
  }

  end(): string {
    const rest = this.pending
    this.pending = ''
    return this.clean(rest)
  }

  private clean(written: string): string {
    if (written === '') return ''
    const text = added.test(written) ? withoutAdded(written) : written
    const first = this.isWithin ? text.indexOf('\n') + 1 || text.length : 0
    this.isWithin = !text.endsWith('\n')
    return this.withoutPrefixes(text, first)
  }

  /** Removes prefixes; `first` is the index at which the first line begins. */
  private withoutPrefixes(text: string, first: number): string {
    if (this.cuts === 'nothing') return text
    const prefix = prefixes[this.cuts]
    let kept = ''
    let from = 0
    for (let at = first; at < text.length; ) {
      if (!this.hasPrefixes && this.looked + at > soughtPrefix) {
        this.cuts = 'nothing'
        break
      }
      if (mayBegin(text.charCodeAt(at))) {
        prefix.lastIndex = at
        const match = prefix.exec(text)
        if (match) {
          this.hasPrefixes = true
          kept += text.slice(from, at)
          from = at + match[0].length
        }
      }
      const next = text.indexOf('\n', at)
      if (next < 0) break
      at = next + 1
    }
    this.looked += text.length
    return from === 0 ? text : kept + text.slice(from)
  }
}

export function cleanToolOutput(text: string, cuts: LogPrefixCutMode): string {
  const clean = new EscapeAndLogPrefixRemover(cuts)
  return clean.write(text) + clean.end()
}

function withoutAdded(text: string): string {
  return removeEscapeSequences(text.replace(/\r+\n|\r/g, '\n')).replace(dropped, '')
}

const carriageReturn = 13

/** Returns true for characters with which a prefix can begin: a letter, a digit, `[` or `#`. Most lines of JSON begin with another. */
function mayBegin(code: number): boolean {
  const letter = code | 32
  return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) || code === 91 || code === 35
}
