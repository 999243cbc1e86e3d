// Output that is kept until it is shown: no more of it than people would read.
import { expect, test } from 'vitest'
import { ConsoleOutputBuffer } from '../../../src/effects/measure/round-robin.ts'
import type { RunConsole } from '../../../src/effects/program/console.ts'

test('is shown once, and what is beyond a mebibyte is left out and told', () => {
  const shown: string[] = []
  const console = {
    untrusted: (place: string) => ({
      write: (chunk: Buffer) => void shown.push(chunk.toString()),
      close: () => void shown.push(`end of ${place}`),
    }),
  } as Partial<RunConsole> as RunConsole
  const output = new ConsoleOutputBuffer()
  output.show(console, 'nothing')
  expect(shown).toEqual([])
  const [one, other] = ['a'.repeat(2 ** 19), 'b'.repeat(2 ** 19)]
  for (const text of [one, other]) output.add(Buffer.from(text))
  output.show(console, 'round 1')
  expect(shown.splice(0)).toEqual([one, other, 'end of round 1'])
  for (const text of [one, other, 'c']) output.add(Buffer.from(text))
  output.show(console, 'round 2')
  expect(shown.splice(0)).toEqual([one, other, expect.stringContaining('and more'), 'end of round 2'])
  output.add(Buffer.from('d'))
  output.show(console, 'round 3')
  expect(shown).toEqual(['d', 'end of round 3'])
})

test('output that comes at once is cut there as well', () => {
  const shown: string[] = []
  const console = {
    untrusted: () => ({ write: (chunk: Buffer) => void shown.push(chunk.toString()), close() {} }),
  } as Partial<RunConsole> as RunConsole
  const output = new ConsoleOutputBuffer()
  output.add(Buffer.from('a'.repeat(2 ** 20 + 1)))
  output.show(console, 'round 1')
  expect(shown).toEqual(['a'.repeat(2 ** 20), expect.stringContaining('and more')])
})
