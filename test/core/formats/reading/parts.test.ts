// The parts in which a text is looked through.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, PartReader, sought, splitParts } from '../../../../src/core/formats/reading/either-format.ts'
import { cuts } from '../cuts.ts'

test('a short text is one part, and an empty one none', () => {
  expect(splitParts('a\nb')).toEqual(['a\nb'])
  expect(splitParts('')).toEqual([])
})

test('every line of a long text is whole in one of them, which begin with lines and are the same however it is cut', () => {
  const line = fc.nat(5000).map(length => `<${'x'.repeat(length)}>`)
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 50, maxLength: 80 }),
      fc.infiniteStream(fc.nat(30_000)),
      (lines, sizes) => {
        const text = lines.map((one, n) => `${n}${one}`).join('\n')
        const found: string[] = []
        const parts = new PartReader(part => found.push(part))
        for (const piece of cuts(text, sizes)) parts.write(piece)
        parts.end()
        expect(found).toEqual(splitParts(text))
        for (const part of found) expect(part.length).toBeLessThanOrEqual(asked)
        for (const part of found) expect(part).toMatch(/^\d+</)
        for (const [n, one] of lines.entries())
          expect(found.some(part => part.includes(`${n}${one}`))).toBe(true)
      },
    ),
    { numRuns: 20 },
  )
})

test('end where no more is looked for, whatever follows', () => {
  const counted = (text: string) => splitParts(text).length
  expect(counted('a\n'.repeat(2 * sought))).toBe(counted('a\n'.repeat(sought / 2)))
})
