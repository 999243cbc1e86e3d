// Events of `go test -json`.
import { expect, test } from 'vitest'
import { anyEvent, outputOf } from '../../../../../src/core/formats/tools/go/go.ts'

test('have what was printed', () => {
  expect(
    outputOf('{"Time":"2026-11-25T12:00:00Z","Action":"output","Package":"p","Output":"a\\tb\\n"}'),
  ).toBe('a\tb\n')
  expect(outputOf('{"Action":"start","Package":"p"}')).toBe('')
  expect(outputOf('{"ImportPath":"p","Action":"build-output","Output":"# p\\n"}')).toBe('# p\n')
})

test('are not any other lines', () => {
  for (const line of [
    '',
    'BenchmarkA 1 1 x',
    '{"Time":"x"}',
    '{"Action":1}',
    '{"Action":"x"',
    '{"type":"bench"}',
  ])
    expect(outputOf(line), line).toBeNull()
  expect(anyEvent.test('x\n{"Action":"start","Package":"p"}')).toBe(true)
  expect(anyEvent.test('x {"Action":"start"}')).toBe(false)
})
