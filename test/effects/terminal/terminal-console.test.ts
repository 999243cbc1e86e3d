// What a terminal is told: every line as it is, and nothing that could steer it.
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminalConsole } from '../../../src/effects/terminal/terminal-console.ts'

test('a message of several lines is shown as lines, and what could act in it is written out', () => {
  const stream = new PassThrough()
  const console = terminalConsole(stream)
  console.warn('one\ntwo\u202e\u0007')
  console.info('three')
  console.untrusted('four').write(Buffer.from('five'))
  expect(stream.read().toString()).toBe('warning: one\ntwo\\u202e\\u0007\nthree\n')
})
