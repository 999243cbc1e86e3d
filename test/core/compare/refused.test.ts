// What is in no table.
import { expect, test } from 'vitest'
import { refusedIn, refusedLines } from '../../../src/core/compare/conclude.ts'
import { gather } from '../../../src/core/compare/samples.ts'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'

const refused = (...texts: readonly string[]) =>
  refusedIn(texts.map((text, n) => ({ ...gather(parseGo(text)), path: `${'abc'.charAt(n)}.txt` })))

test('lines that cannot be read, values that cannot be, and statements that differ', () => {
  const all = refused(
    'Unit x better=lower\nBenchmarkA 1 5 x\nBenchmarkA 1 10x ns/op\n',
    'Unit x better=higher\nUnit x assume\nBenchmarkA 1 NaN ns/op\n',
  )
  expect(refusedLines(all)).toEqual([
    'a.txt:3: "10x" is not a number: BenchmarkA 1 10x ns/op',
    'b.txt:2: "assume" is not key=value: Unit x assume',
    'b.txt: such a value cannot have been measured: A: NaN ns/op',
    'b.txt: an earlier file says better=lower: Unit x better=higher',
  ])
  expect(all.map(({ isResult }) => isResult)).toEqual([true, false, true, false])
})

test('of many only the first are shown, and nothing in them steers the terminal', () => {
  const lines = refusedLines(refused('BenchmarkA\u001b 1 x5 ns/op\nBenchmarkA\u001b 1 5 ns/op 6\n'.repeat(6)))
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe('a.txt:2: "6" has no unit: BenchmarkA\\u001b 1 5 ns/op 6')
  expect(refusedLines(refused('BenchmarkA 1 5\n'.repeat(12))).at(-1)).toBe('a.txt: 2 more such')
})
