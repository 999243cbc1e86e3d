// What counts as the name of a benchmark.
import { expect, test } from 'vitest'
import { GungraunHeading } from '../../../../../src/core/formats/tools/gungraun.ts'

function name(...lines: readonly string[]) {
  const heading = new GungraunHeading()
  for (const line of lines) heading.take(line)
  return heading.end()
}

test('is the last line that looks like one, with those behind it', () => {
  expect(name('running 0 tests', '', 'a::b id:1 ')).toBe('a::b id:1')
  expect(name('loader::rules loaded 3 rules', 'ready', 'a::b id:"two', '', 'lines"')).toBe(
    'a::b id:"two\n\nlines"',
  )
})

test('is the first such line, and no other, where the benchmark itself may have printed', () => {
  expect(name('a::b id:1', 'INFO loading', 'loader::rules loaded 3 rules', '- end of stdout/stderr')).toBe(
    'a::b id:1',
  )
  expect(name('a::b id:1', 'warning', '- end of stderr')).toBe('a::b id:1')
})

test('is given once, and there may be none', () => {
  expect(name('INFO loading', 'parser: done', '- end of stdout', '    at main.rs:3')).toBeNull()
  const heading = new GungraunHeading()
  heading.take('a::b')
  expect(heading.end()).toBe('a::b')
  heading.take('Gungraun result: Ok.')
  expect(heading.end()).toBeNull()
})

test('does not grow without end', () => {
  const lines = name('a::b', ...Array.from({ length: 10_000 }, () => 'x'))?.split('\n')
  expect(lines).toHaveLength(100)
})
