// The words of benchproc's expressions: what filters and projections are made of.
// Source of the syntax: https://pkg.go.dev/golang.org/x/perf/benchproc/syntax.
import { MisconfiguredError } from '../model/errors.ts'

/** A filter or a projection as someone wrote it, and the flag they gave it to. */
export interface FilterOrProjectionFlag {
  readonly flag: string
  readonly text: string
}

/** One word, value or sign of an expression. */
export interface FilterOrProjectionToken {
  /** A sign is its own kind; `word` and `pattern` carry a text, and a word in quotes is never AND or OR. */
  readonly kind: 'word' | 'pattern' | 'AND' | 'OR' | '(' | ')' | ':' | '@' | ',' | '-' | '*' | 'end'
  readonly text: string
  /** The index at which the token begins, and the index after it. */
  readonly at: number
  readonly end: number
}

/**
 * Returns the token at `from` or after the spaces there. Only where a value is expected does `/` begin a pattern, as it begins
 * keys too. `-` and `*` are signs at the beginning of a word only.
 */
export function readFilterOrProjectionTokenAt(
  expression: FilterOrProjectionFlag,
  from: number,
  expected: 'key' | 'value',
): FilterOrProjectionToken {
  const { text } = expression
  const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)
  const first = text.charAt(at)
  if (first === '') return { kind: 'end', text: '', at, end: at }
  if (isSign(first)) return { kind: first, text: first, at, end: at + 1 }
  if (first === '/' && expected === 'value') return patternAt(expression, at)
  if (first === '"') return quotedAt(expression, at)
  const word = /^[^\s():@,]+/.exec(text.slice(at))?.[0] ?? ''
  const kind = word === 'AND' || word === 'OR' ? word : 'word'
  return { kind, text: word, at, end: at + word.length }
}

/** Reads the tokens of an expression one after the other. */
export class FilterOrProjectionScanner {
  private at = 0
  private readonly expression: FilterOrProjectionFlag

  constructor(expression: FilterOrProjectionFlag) {
    this.expression = expression
  }

  /** Returns the next token, which stays the next one. */
  peek(): FilterOrProjectionToken {
    return readFilterOrProjectionTokenAt(this.expression, this.at, 'key')
  }

  take(expected: 'key' | 'value' = 'key'): FilterOrProjectionToken {
    const token = readFilterOrProjectionTokenAt(this.expression, this.at, expected)
    this.at = token.end
    return token
  }

  errorAt({ at }: FilterOrProjectionToken, why: string): MisconfiguredError {
    return filterOrProjectionSyntaxError(this.expression, at, why)
  }
}

/** Returns the error for an expression that cannot be read: what is wrong, and where. */
function filterOrProjectionSyntaxError(
  { flag, text }: FilterOrProjectionFlag,
  at: number,
  why: string,
): MisconfiguredError {
  const where = at >= text.length ? 'at its end' : `at "${text.slice(at)}"`
  return new MisconfiguredError(`${flag}: "${text}" cannot be read: ${why} ${where}.`)
}

function isSign(character: string): character is '(' | ')' | ':' | '@' | ',' | '-' | '*' {
  return '():@,-*'.includes(character)
}

function quotedAt(expression: FilterOrProjectionFlag, at: number): FilterOrProjectionToken {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"/u.exec(expression.text.slice(at))
  if (!quoted)
    throw filterOrProjectionSyntaxError(
      expression,
      at,
      'a quote is not closed, or has an escape other than \\" and \\\\,',
    )
  const [whole, inside = ''] = quoted
  return { kind: 'word', text: inside.replace(/\\(["\\])/g, '$1'), at, end: at + whole.length }
}

/** A pattern ends at the first `/` outside brackets; a space or a sign must follow. */
function patternAt(expression: FilterOrProjectionFlag, at: number): FilterOrProjectionToken {
  const { text } = expression
  let [square, round] = [0, 0]
  for (let i = at + 1; i < text.length; i++) {
    const character = text.charAt(i)
    if (character === '\\') i++
    else if (character === '/' && square === 0 && round === 0) {
      if (/^[^\s():@,*-]/.test(text.slice(i + 1)))
        throw filterOrProjectionSyntaxError(
          expression,
          i + 1,
          'a space must follow the pattern (write a "/" inside it as "\\/")',
        )
      return { kind: 'pattern', text: text.slice(at + 1, i), at, end: i + 1 }
    } else if (character === '[') square++
    else if (character === ']') square = Math.max(0, square - 1)
    else if (square === 0 && character === '(') round++
    else if (square === 0 && character === ')') round--
  }
  throw filterOrProjectionSyntaxError(expression, at, 'a pattern is not closed by "/"')
}
