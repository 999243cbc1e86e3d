// The text that a tool has written, without what terminals, logs and pipes have added to it.
import { withoutColours } from '../../words/escape.ts'

/** What is taken out or turned into a line break. Most texts have none of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
const added = /[\u0000\u001b\r\ufeff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const dropped = /[\u0000\ufeff]/g

const clock = /\d\d:\d\d:\d\d(?:[.,]\d+)?/.source
const zone = /(?: ?Z|[+-]\d\d:?\d\d)?/.source
/**
 * What logs put before each line: `2024-05-01T12:00:00.1234567Z ` (GitHub), the same with `00O ` behind it (GitLab), `[12:00:00] `,
 * `May  1 12:00:00 host prog[7]: `, `#12 0.345 ` (docker build), `job<tab>step<tab>` (gh run view --log). No tool begins a
 * result so, and no JSON has a line that does.
 */
const times = [
  String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${zone}\]?(?:[ \t]|(?=\n|$))(?:\d\d[OE][ +])?`,
  String.raw`\[?${clock}\]?(?:[ \t]|(?=\n|$))`,
  String.raw`[A-Z][a-z]{2} [ \d]\d ${clock} (?:[\w.-]+ [\w./-]+(?:\[\d+\])?: )?`,
  String.raw`#\d+ \d+\.\d+ `,
  String.raw`[^\t\n]{1,200}\t[^\t\n]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:)`,
]
/** What runs several programs puts before their lines: `service-1  | `, `[pod/name] `, `[0] `; no JSON has such a line either. */
const labels = [
  String.raw`(?!Benchmark|test )[A-Za-z\d][\w.-]* *\|(?: |(?=\n|$))`,
  String.raw`\[(?!(?:true|false|null)\])[\w./:@ -]*[A-Za-z][\w./:@ -]*\] `,
  String.raw`\[\d+\] (?! *(?:[,\]}]|\n|$))`,
]

/** What is cut off before lines. */
export type Cuts = 'nothing' | 'times' | 'times and labels'

const prefixes: Readonly<Record<Exclude<Cuts, 'nothing'>, RegExp>> = {
  times: new RegExp(`(?:${times.join('|')})+`, 'y'),
  'times and labels': new RegExp(`(?:${[...times, ...labels].join('|')})+`, 'y'),
}

/** In a text without such a prefix in as many characters none is looked for any more. */
const soughtPrefix = 2 ** 20

/** The most characters of an unfinished line that wait for its end. */
const mostHeld = 4096

/**
 * A CleanText takes a text piece by piece, cut anywhere, and gives it back without colours and other escape sequences, without
 * NUL and byte order marks, and without what a log has put before its lines, as far as that is asked for: a benchmark may be
 * called `a | b`. Each line ends with `\n`, also where it ended with `\r` alone, as in front of what a progress bar writes
 * over.
 */
export class CleanText {
  private cuts: Cuts
  private hasPrefixes = false
  private looked = 0
  /** The unfinished line, of which nothing was given yet. */
  private held = ''
  /** Whether what was given ends within a line. */
  private isWithin = false

  constructor(cuts: Cuts) {
    this.cuts = cuts
  }

  write(piece: string): string {
    const text = this.held === '' ? piece : this.held + piece
    // The break of a line may be of several characters, of which some are here.
    let last = text.length
    while (text.charCodeAt(last - 1) === carriageReturn) last--
    const broken = text.lastIndexOf('\n') + 1 || text.lastIndexOf('\r', last - 1) + 1
    const end = text.length - broken > mostHeld ? last : Math.min(broken, last)
    this.held = text.slice(end)
    return this.clean(text.slice(0, end))
  }

  /** The rest. */
  end(): string {
    const rest = this.held
    this.held = ''
    return this.clean(rest)
  }

  private clean(given: string): string {
    if (given === '') return ''
    const text = added.test(given) ? withoutAdded(given) : given
    const first = this.isWithin ? text.indexOf('\n') + 1 || text.length : 0
    this.isWithin = !text.endsWith('\n')
    return this.withoutPrefixes(text, first)
  }

  /** `first` is where the first line begins. */
  private withoutPrefixes(text: string, first: number): string {
    if (this.cuts === 'nothing') return text
    const prefix = prefixes[this.cuts]
    let kept = ''
    let from = 0
    for (let at = first; at < text.length; ) {
      if (mayBegin(text.charCodeAt(at))) {
        prefix.lastIndex = at
        const found = prefix.exec(text)
        if (found) {
          this.hasPrefixes = true
          kept += text.slice(from, at)
          from = at + found[0].length
        }
      }
      const next = text.indexOf('\n', at)
      if (next < 0) break
      at = next + 1
    }
    this.looked += text.length
    if (!this.hasPrefixes && this.looked > soughtPrefix) this.cuts = 'nothing'
    return from === 0 ? text : kept + text.slice(from)
  }
}

/** The whole text, cleaned. */
export function cleaned(text: string, cuts: Cuts): string {
  const clean = new CleanText(cuts)
  return clean.write(text) + clean.end()
}

function withoutAdded(text: string): string {
  return withoutColours(text.replace(/\r+\n|\r/g, '\n')).replace(dropped, '')
}

const carriageReturn = 13

/** Whether a prefix may begin with this character: a letter, a digit, `[` or `#`. Lines of JSON mostly do not. */
function mayBegin(code: number): boolean {
  const letter = code | 32
  return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) || code === 91 || code === 35
}
