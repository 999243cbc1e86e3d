// Lines as the readers of printed formats see them.
import { expect, test } from 'vitest'
import { nothingParsed } from '../../../../src/core/formats/reading/format.ts'
import { nothingResembles, readLines, someLine } from '../../../../src/core/formats/text/lines.ts'

function lines(...pieces: readonly string[]): readonly string[] {
  const taken: string[] = []
  const reader = readLines({
    take: line => taken.push(line) > 0,
    resembling: nothingResembles,
    finish: () => nothingParsed,
  })
  for (const piece of pieces) reader.write(piece)
  expect(reader.end()).toBe(nothingParsed)
  return taken
}

test('gives each line once, the last one without an end too', () => {
  expect(lines('a\nb', 'c\r\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd'])
  expect(lines('')).toEqual([])
})

test('reports a line that looks like a result and was not taken, with its number', () => {
  const reader = readLines({
    take: line => line.startsWith('result '),
    resembling: /result \d/,
    finish: () => nothingParsed,
  })
  const long = `x result 3 ${'y'.repeat(300)}`
  reader.write(`result 1\nwarm up\nx result 2\n${long}`)
  const why = 'it looks like a result, and cannot be read as one'
  expect(reader.end().unread).toEqual([
    { line: 3, text: 'x result 2', why, isResult: true },
    { line: 4, text: `${long.slice(0, 200)}…`, why, isResult: true },
  ])
})

test('drops a line that is too long for a result, in however many pieces it comes', () => {
  const long = 'x'.repeat(2 ** 20)
  expect(lines(`${long}\n`, 'a').map(line => line.length)).toEqual([2 ** 20, 1])
  expect(lines(`${long}x\na\n`)).toEqual(['a'])
  expect(lines(long, 'x', '\na\n', long, long, long)).toEqual(['a'])
})

test('finds a line that matches, without blanks at its end', () => {
  expect(someLine('a\nb  \r\nc', /^b$/)).toBe(true)
  expect(someLine('a b', /^b$/)).toBe(false)
})
