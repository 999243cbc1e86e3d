// Results of packages that have moved: under their paths on head, with what is told of it.
import { expect, test } from 'vitest'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import type { MeasuredRound } from '../../../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import {
  goPackagePatternsOnBothSides,
  movedPackagesRunWarningsOfRounds,
  renameToHeadImportPaths,
} from '../../../src/core/rounds/rename-to-head.ts'

const moved = new Map([['m/old', 'm/new']])
const visit = (text: string) => ({
  started: '',
  seconds: 1,
  measurements: renameToHeadImportPaths(parseGoOutput(text).measurements, moved),
})
const round = (base: string, head: string): MeasuredRound => ({
  ...{ round: 1, block: 1, first: 'base' },
  ...{ base: visit(base), head: visit(head) },
})

test('a benchmark of a package that has moved is matched with the one on head, and nothing else is', () => {
  const base = 'pkg: m/old\nBenchmarkA 1 1 u\npkg: m/gone\nBenchmarkB 1 3 u'
  const head = 'pkg: m/new\nBenchmarkA 1 2 u\npkg: m/other\nBenchmarkB 1 4 u'
  expect(collectSeriesFromRounds([round(base, head)], new Map())).toMatchObject([
    { benchmark: 'A', package: 'm/new', base: [1], head: [2] },
    { benchmark: 'B', package: 'm/gone', base: [3], head: [null] },
    { benchmark: 'B', package: 'm/other', base: [null], head: [4] },
  ])
})

test('what has moved is told once, and only if it was measured', () => {
  const base = 'pkg: m/old\nBenchmarkA 1 1 u\nBenchmarkB 1 1 u'
  const warnings = movedPackagesRunWarningsOfRounds([round(base, 'pkg: m/new\nBenchmarkA 1 2 u')])
  expect(warnings).toEqual([{ kind: 'moved', packages: [{ base: 'm/old', head: 'm/new' }] }])
  expect(
    movedPackagesRunWarningsOfRounds([round('pkg: m/b\nBenchmarkA 1 1 u', 'pkg: m/new\nBenchmarkA 1 2 u')]),
  ).toEqual([])
  expect(goPackagePatternsOnBothSides('m/new', warnings)).toBe('m/new m/old')
  expect(goPackagePatternsOnBothSides('m/b', warnings)).toBe('m/b')
  expect(goPackagePatternsOnBothSides(null, warnings)).toBe('./...')
})

test('results share their configuration as before, and without a package they stay as they are', () => {
  const { measurements } = parseGoOutput('pkg: m/old\nBenchmarkA 1 1 u 2 v\nBenchmarkB 1 1 u')
  const renamed = renameToHeadImportPaths(measurements, moved)
  expect(new Set(renamed.map(({ config }) => config)).size).toBe(1)
  const plain = parseGoOutput('BenchmarkA 1 1 u').measurements
  expect(renameToHeadImportPaths(plain, moved)).toEqual(plain)
})
