// Lines, however the text that holds them is cut.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lines } from '../../../../src/core/formats/text/lines.ts'
import { cuts } from '../cuts.ts'

function linesOf(pieces: readonly string[]): readonly string[] {
  const found: string[] = []
  const lines = new Lines(line => found.push(line))
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

test('may be long, in any number of pieces; of very long ones both ends are kept', () => {
  const long = (thousands: number) =>
    linesOf(['begin', ...Array.from({ length: thousands }, () => 'x'.repeat(1000)), 'end\n', 'y'])
  expect(long(1000).map(line => line.length)).toEqual([1_000_008, 1])
  const [line = '', next] = long(50_000)
  expect([line.slice(0, 6), line.slice(-4), next]).toEqual(['beginx', 'xend', 'y'])
  expect(line.length).toBeLessThan(2_000_000)
})

test('come with whether they are whole', () => {
  const found: boolean[] = []
  const lines = new Lines((_, isWhole) => found.push(isWhole))
  for (const piece of ['x\n', 'y'.repeat(2 ** 20), 'y', '\nz\n', `${'y'.repeat(2 ** 20)}y\nz`])
    lines.write(piece)
  lines.end()
  expect(found).toEqual([true, false, true, false, true])
})
