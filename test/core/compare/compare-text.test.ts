// Tables in a terminal, at its width.
import { expect, test } from 'vitest'
import { compareText as piecesOf } from '../../../src/core/compare/compare-text.ts'
import { about, fileOf, lines, tablesOf } from './tables.ts'

const name = 'Encode/format=json/size=1MB/compressed=yes'
const file = (label: string, factor: number) =>
  fileOf(
    label,
    `goos: linux\n${lines(`${name}-8`, about(1000 * factor))}${lines('B-8', about(400 * factor))}pkg: p\n${lines('C-8', [5 * factor], 'B/op')}`,
  )
const files = [file('old.txt', 1), file('new.txt', 1.2), file('newer.txt', 0.9)]
const golden = (test: string) => `../../golden/compare/${test}.txt`
const compareText = (...given: Parameters<typeof piecesOf>) => [...piecesOf(...given)].join('')
const plain = (_: unknown, text: string) => text

test('each table stands under what is new in its configuration', async () => {
  const text = compareText(tablesOf(files), { paint: plain, width: Number.POSITIVE_INFINITY })
  await expect(text).toMatchFileSnapshot(golden('three-files'))
})

test.each([120, 80])('at %i columns nothing is wider', async width => {
  const text = compareText(tablesOf(files), { paint: plain, width })
  for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(width)
  await expect(text).toMatchFileSnapshot(golden(`three-files-${width}`))
})

test('changes are painted by what was found', () => {
  const text = compareText(tablesOf(files.slice(0, 2)), {
    paint: (finding, delta) => `<${finding}>${delta}</${finding}>`,
    width: 120,
  })
  expect(text).toContain('<regressed>+20.00%</regressed> (p=0.000 n=10)')
  expect(text.match(/<none>~<\/none>/g)).toHaveLength(1)
})

test('nothing is nothing', () => {
  expect(compareText([], { paint: plain, width: 80 })).toBe('')
})
