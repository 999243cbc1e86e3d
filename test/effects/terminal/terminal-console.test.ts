// What a terminal is told: every line as it is, and nothing that could steer it.
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createTerminalConsole } from '../../../src/effects/terminal/terminal-console.ts'

test('on a terminal lines fit', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true as const, columns: 10 })
  createTerminalConsole(stream).info('one two three\nfour')
  expect(stream.read().toString()).toBe('one two\nthree\nfour\n')
})

test('a message of several lines is shown as lines, and what could act in it is written out', () => {
  const stream = new PassThrough()
  const console = createTerminalConsole(stream)
  console.warn('one\ntwo\u202e\u0007')
  console.info('three')
  console.untrusted('four').write(Buffer.from('five'))
  expect(stream.read().toString()).toBe('warning: one\ntwo\\u202e\\u0007\nthree\n')
})
