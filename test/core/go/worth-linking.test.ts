// Which packages are linked anew for each round.
import { expect, test } from 'vitest'
import { selectPackagesToRelink } from '../../../src/core/go/relinking.ts'

const of = (path: string, linking: number, measuring: number) => ({ path, linking, measuring })

test('all are, where that takes seconds; else those whose links are little beside their measuring', () => {
  expect(selectPackagesToRelink([of('a', 0.5, 0.1), of('b', 1, 0)])).toEqual(['a', 'b'])
  expect(selectPackagesToRelink([of('a', 0.5, 0.1), of('b', 1.01, 0)])).toEqual([])
  expect(selectPackagesToRelink([of('a', 0.5, 0.1), of('b', 1.5, 10), of('c', 1.5, 9.9)])).toEqual(['b'])
  expect(selectPackagesToRelink([])).toEqual([])
})
