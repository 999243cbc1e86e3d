// Texts without marks: names bare, code in backticks, and nothing that acts.
import { expect, test } from 'vitest'
import { lineBreak, name, say, strong, term } from '../../../../src/core/report/say/text.ts'
import { plainText } from '../../../../src/core/report/show/plain.ts'

test('names and terms are as they are, and code is told from words', () => {
  expect(plainText(say`${strong(name('A|b'))} is ${term('p', 'p')}: raise \`count\``)).toBe(
    'A|b is p: raise `count`',
  )
})

test('a line ends where the text has a break, and nowhere else', () => {
  expect(plainText(say`one${lineBreak}two${'\n'}${name('\r\n')}`)).toBe('one\ntwo\\u000a\\u000d\\u000a')
})

test('nothing acts on a terminal, not even words that should have been a name', () => {
  const hostile = '\u001b[2J\u202e\u0007'
  const text = plainText(say`${hostile}${name(hostile)}${term('p', hostile)}${strong(hostile)}`)
  expect(text).toBe('\\u001b[2J\\u202e\\u0007'.repeat(4))
})
