// Lines as the readers of printed formats see them.
import { expect, test } from 'vitest'
import { nothingParsed } from '../../../../src/core/formats/reading/parsed.ts'
import { readLines, someLine } from '../../../../src/core/formats/text/line-reader.ts'

function lines(...pieces: readonly string[]): readonly string[] {
  const taken: string[] = []
  const reader = readLines(
    line => taken.push(line),
    () => nothingParsed,
  )
  for (const piece of pieces) reader.write(piece)
  expect(reader.end()).toBe(nothingParsed)
  return taken
}

test('gives each line once, the last one without an end too', () => {
  expect(lines('a\nb', 'c\r\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd'])
  expect(lines('')).toEqual([])
})

test('leaves out colours', () => {
  expect(lines('\u001b[1;32mgreen\u001b[0m \u001b[2Kline')).toEqual(['green line'])
})

test('drops a line that is too long for a result, in however many pieces it comes', () => {
  const long = 'x'.repeat(2 ** 20)
  expect(lines(`${long}\n`, 'a').map(line => line.length)).toEqual([2 ** 20, 1])
  expect(lines(`${long}x\na\n`)).toEqual(['a'])
  expect(lines(long, 'x', '\na\n', long, long, long)).toEqual(['a'])
})

test('finds a line that matches, without colours and blanks at its end', () => {
  expect(someLine('a\n\u001b[1mb\u001b[0m  \r\nc', /^b$/)).toBe(true)
  expect(someLine('a b', /^b$/)).toBe(false)
})
