// A format of two kinds: which of them reads a text.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  combineFormatVariants,
  FormatDetectionChunkSplitter,
  formatDetectionChunkLength,
  formatDetectionLength,
} from '../../../../src/core/formats/reading/either-format.ts'
import { emptyParsedOutput } from '../../../../src/core/formats/reading/format.ts'
import { cuts } from '../cuts.ts'

describe('either format', () => {
  const kind = (what: string, mark: string) => ({
    claims: (beginning: string) => beginning.includes(mark),
    open: () => {
      let text = ''
      return {
        write: (piece: string) => {
          text += piece
        },
        end: () => ({ ...emptyParsedOutput, failures: [`${what}: ${text}`] }),
      }
    },
  })
  const format = combineFormatVariants('two', kind('data', '"a"'), kind('lines', 'ns/op'))

  function read(...pieces: readonly string[]) {
    const reader = format.open()
    for (const piece of pieces) reader.write(piece)
    return reader.end().failures
  }

  test('claims what either claims', () => {
    expect(['{"a"', 'ns/op', '{"b"'].map(text => format.claims(text))).toEqual([true, true, false])
  })

  test('is read by the kind that claims its beginning, however that is cut', () => {
    expect(read('hello\n{', '"a": 1}')).toEqual(['data: hello\n{"a": 1}'])
    expect(read('{"log": 1}\n5 ns', '/op')).toEqual(['lines: {"log": 1}\n5 ns/op'])
  })

  test('is data if it begins so, and lines if nothing is known of it', () => {
    expect(read(' {"b": 1}')).toEqual(['data:  {"b": 1}'])
    expect(read('b')).toEqual(['lines: b'])
    expect(read()).toEqual(['lines: '])
  })

  test('is read by the kind that claims any part of it, as much may be printed above', () => {
    const [log, text] = ['{"log": 1}\n'.repeat(10_000), 'hello\n'.repeat(20_000)]
    expect(read(`${log}5 ns/op`)[0]?.slice(0, 6)).toBe('lines:')
    expect(read(`${text}{"a": 1}`)[0]?.slice(0, 5)).toBe('data:')
  })

  test('hands a text on as soon as its kind is known, and does not hold one of which nothing can be known', () => {
    const written: number[] = []
    const lines = {
      claims: () => false,
      open: () => ({ write: (piece: string) => written.push(piece.length), end: () => emptyParsedOutput }),
    }
    const reader = combineFormatVariants('two', kind('data', '"a"'), lines).open()
    for (let n = 0; n < 9; n++) reader.write('x'.repeat(2 ** 20))
    expect(written).toEqual([2 ** 22, ...Array(5).fill(2 ** 20)])
  })
})

// The parts in which a text is looked through.
describe('parts', () => {
  function partsOf(...pieces: readonly string[]) {
    const found: string[] = []
    const parts = new FormatDetectionChunkSplitter(part => found.push(part))
    for (const piece of pieces) parts.write(piece)
    parts.end()
    return found
  }

  test('a short text is one part, and an empty one none', () => {
    expect(partsOf('a\nb')).toEqual(['a\nb'])
    expect(partsOf('')).toEqual([])
  })

  test('every line of a long text is whole in one of them, which begin with lines and are the same however it is cut', () => {
    const line = fc.nat(5000).map(length => `<${'x'.repeat(length)}>`)
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 50, maxLength: 80 }),
        fc.infiniteStream(fc.nat(30_000)),
        (lines, sizes) => {
          const text = lines.map((one, n) => `${n}${one}`).join('\n')
          const found = partsOf(...cuts(text, sizes))
          expect(found).toEqual(partsOf(text))
          for (const part of found) expect(part.length).toBeLessThanOrEqual(formatDetectionChunkLength)
          for (const part of found) expect(part).toMatch(/^\d+</)
          for (const [n, one] of lines.entries())
            expect(found.some(part => part.includes(`${n}${one}`))).toBe(true)
        },
      ),
      { numRuns: 20 },
    )
  })

  test('end where no more is looked for, whatever follows', () => {
    const counted = (text: string) => partsOf(text).length
    expect(counted('a\n'.repeat(2 * formatDetectionLength))).toBe(
      counted('a\n'.repeat(formatDetectionLength / 2)),
    )
  })
})
