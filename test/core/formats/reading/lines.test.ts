// Lines as the readers of printed formats see them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyParsedOutput } from '../../../../src/core/formats/reading/format.ts'
import {
  createUnreadLine,
  hasLineMatching,
  LineSplitter,
  parseLineByLine,
} from '../../../../src/core/formats/reading/lines.ts'
import { long } from '../../../support/long.ts'
import { cuts } from '../cuts.ts'

describe('line reader', () => {
  function lines(text: string): readonly string[] {
    const taken: string[] = []
    expect(parseLineByLine(text, { take: line => taken.push(line) > 0 })).toEqual(emptyParsedOutput)
    return taken
  }

  test('gives each line once, the last one without an end too', () => {
    expect(lines('a\nbc\r\n\nd')).toEqual(['a', 'bc', '', 'd'])
    expect(lines('')).toEqual([])
  })

  test('reports a line that looks like a result and was not taken, with its number', () => {
    const long = `x result 3 ${'y'.repeat(300)}`
    const { unread } = parseLineByLine(`result 1\nwarm up\nx result 2\n${long}`, {
      take: line => line.startsWith('result '),
      resembling: /result \d/,
    })
    const why = 'it looks like a result, and cannot be read as one'
    expect(unread).toEqual([
      { line: 3, text: 'x result 2', why, isResult: true },
      { line: 4, text: `${long.slice(0, 200)}…`, why, isResult: true },
    ])
  })

  test('drops a line that is too long for a result', () => {
    const long = 'x'.repeat(2 ** 20)
    expect(lines(`${long}\na`).map(line => line.length)).toEqual([2 ** 20, 1])
    expect(lines(`${long}x\na\n`)).toEqual(['a'])
  })

  test('finds a line that matches, without blanks at its end', () => {
    expect(hasLineMatching('a\nb  \r\nc', /^b$/)).toBe(true)
    expect(hasLineMatching('a b', /^b$/)).toBe(false)
  })
})

// Lines, however the text that holds them is cut.
describe('lines', () => {
  function linesOf(pieces: readonly string[]): readonly string[] {
    const found: string[] = []
    const lines = new LineSplitter(line => found.push(line))
    for (const piece of pieces) lines.write(piece)
    lines.end()
    return found
  }

  test('come without their ends, and the last one needs none', () => {
    expect(linesOf(['a\nb\r\n\n', 'c'])).toEqual(['a', 'b', '', 'c'])
    expect(linesOf(['a\n'])).toEqual(['a'])
    expect(linesOf(['', ''])).toEqual([])
  })

  test('are the same whatever the pieces', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '\n', '\r', '\r\n', ' '), { maxLength: 40 })
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.nat(5)), (parts, sizes) => {
        const whole = parts.join('')
        const lines = whole.split(/\r?\n/)
        const ended = lines.at(-1) === '' ? lines.slice(0, -1) : lines
        expect(linesOf(cuts(whole, sizes))).toEqual(ended)
      }),
    )
  })

  test('may be long, in any number of pieces; of very long ones both ends are kept', long, () => {
    const long = (thousands: number) =>
      linesOf(['begin', ...Array.from({ length: thousands }, () => 'x'.repeat(1000)), 'end\n', 'y'])
    expect(long(1000).map(line => line.length)).toEqual([1_000_008, 1])
    const [line = '', next] = long(50_000)
    expect([line.slice(0, 6), line.slice(-4), next]).toEqual(['beginx', 'xend', 'y'])
    expect(line.length).toBeLessThan(2_000_000)
  })

  test('come with whether they are whole', () => {
    const found: boolean[] = []
    const lines = new LineSplitter((_, isWhole) => found.push(isWhole))
    for (const piece of ['x\n', 'y'.repeat(2 ** 20), 'y', '\nz\n', `${'y'.repeat(2 ** 20)}y\nz`])
      lines.write(piece)
    lines.end()
    expect(found).toEqual([true, false, true, false, true])
  })
})

// A line that could not be read, as it is reported.
describe('unread line', () => {
  test('has at most two hundred characters of it', () => {
    expect(createUnreadLine(3, 'a 1x', 'b', true)).toEqual({
      line: 3,
      text: 'a 1x',
      why: 'b',
      isResult: true,
    })
    expect(createUnreadLine(3, 'a'.repeat(201), 'b', false).text).toBe(`${'a'.repeat(200)}…`)
  })
})
