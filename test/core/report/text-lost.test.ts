// Benchmarks that failed, in a terminal: named, with the last lines of what they said.
import { expect, test } from 'vitest'
import type { Lost } from '../../../src/core/model/result-file.ts'
import { lastLines, textLost } from '../../../src/core/report/text-lost.ts'
import { namingOf } from '../../../src/core/words/names.ts'

const lost = (benchmark: string | null, message: string, output: string): Lost => ({
  benchmark,
  package: 'example.com/m/b',
  failures: [{ side: 'head', message, output, kind: 'failed' }],
})

test('says which failed where, what to do, and what it printed, line by line', () => {
  const all = [lost('Get', 'exit code 2 in b\nCheck that commit out.', 'ok\npanic: \u001b[31mno\u001b[0m\n')]
  expect(textLost(all, namingOf([], all)).split('\n')).toEqual([
    'lost: Get: Failed on head, not on base. Mend the change, or the benchmark where it is new or fails only now and then.',
    '  exit code 2 in b',
    '  Check that commit out.',
    '    ok',
    '    panic: no',
  ])
})

test('a package is named as a whole, and nothing steers the terminal', () => {
  const text = textLost([lost(null, 'no\u0007', '\u001b]0;title\u0007')], namingOf([]))
  expect(text).toContain('lost: all of example.com/m/b: ')
  expect([...text].filter(character => character < ' ' && character !== '\n')).toEqual([])
})

test('shows the end of a long output, and what five have said', () => {
  const output = Array.from({ length: 99 }, (_, n) => `line ${n}`).join('\n')
  expect(lastLines(output)).toHaveLength(20)
  expect(lastLines(output).at(-1)).toBe('line 98')
  expect(lastLines('')).toEqual([])
  expect(lastLines('x'.repeat(999))[0]).toHaveLength(401)
  const many = Array.from({ length: 7 }, (_, n) => lost(`B${n}`, 'failed', 'panic'))
  const text = textLost(many, namingOf([], many))
  expect(text.match(/panic/g)).toHaveLength(5)
  expect(text.match(/^lost: /gm)).toHaveLength(7)
})
