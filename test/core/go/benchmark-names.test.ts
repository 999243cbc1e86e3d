// What -bench asks for, one top-level benchmark at a time: just what Go itself runs for the whole pattern.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  benchPatternForReportedName,
  narrowBenchPatternToBenchmark,
  splitBenchPatternAtPipeAndSlash,
} from '../../../src/core/go/benchmark-names.ts'
import { testProperty } from '../../support/long.ts'

describe('a pattern is split', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['.', [['.']]],
    ['Encode/1MB', [['Encode', '1MB']]],
    ['A|B/C/|D', [['A'], ['B', 'C', ''], ['D']]],
    ['(A|B/x)/[/|]/C', [['(A|B/x)', '[/|]', 'C']]],
    ['A\\/B\\|C', [['A\\/B\\|C']]],
    ['A]/B', [['A]', 'B']]],
    ['[]a]/B', [['[]a]', 'B']]],
    ['[[]/B|C', [['[[]/B|C']]],
    ['[(]/B', [['[(]', 'B']]],
    ['A\\', [['A\\']]],
    ['|/A', [['.'], ['.', 'A']]],
  ])('%s', (pattern, alternatives) => {
    expect(splitBenchPatternAtPipeAndSlash(pattern)).toEqual(alternatives)
  })

  test('without loss, where all is asked for in so many words', () => {
    const text = fc.string({ unit: fc.constantFrom('A', '/', '|', '(', ')', '[', ']', '\\', '.') })
    fc.assert(
      fc.property(text, pattern => {
        const split = splitBenchPatternAtPipeAndSlash(pattern)
        const joined = split.map(elements => elements.join('/')).join('|')
        expect(splitBenchPatternAtPipeAndSlash(joined)).toEqual(split)
        // What stands for everything is all that was added.
        expect(joined.replaceAll('.', '')).toBe(pattern.replaceAll('.', ''))
      }),
    )
  })
})

test('the pattern for one benchmark has its alternatives in their order, each once', () => {
  expect(narrowBenchPatternToBenchmark('BenchmarkA', splitBenchPatternAtPipeAndSlash('.'))).toBe(
    '^BenchmarkA$',
  )
  expect(narrowBenchPatternToBenchmark('BenchmarkA', splitBenchPatternAtPipeAndSlash('A/x|A|.'))).toBe(
    '^BenchmarkA$/x|^BenchmarkA$',
  )
})

test('the pattern of what was reported has no character that means something else', () => {
  expect(benchPatternForReportedName('Encode/1MB')).toBe('^BenchmarkEncode$/^1MB$')
  expect(benchPatternForReportedName('A/b.c|d/(e)')).toBe('^BenchmarkA$/^b\\.c\\|d$/^\\(e\\)$')
})

const hasGo = spawnSync('go', ['version']).status === 0

describe.skipIf(!hasGo)('Go itself', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
    writeFileSync(join(folder, 'go.mod'), 'module example.com/m\n\ngo 1.20\n')
    writeFileSync(join(folder, 'm_test.go'), source)
    execFileSync('go', ['test', '-c', '-o', 'm.test', '.'], { cwd: folder, stdio: 'pipe' })
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (flag: string) => {
    const args = [flag, '-test.run=^$', '-test.benchtime=1x', '-test.cpu=1']
    return spawnSync(join(folder, 'm.test'), args, { cwd: folder, encoding: 'utf8' })
  }
  const remembered = new Map<string, readonly string[] | null>()

  /** What runs for a pattern; null where Go refuses it. */
  function running(pattern: string): readonly string[] | null {
    const known = remembered.get(pattern)
    if (known !== undefined) return known
    const { status, stdout } = run(`-test.bench=${pattern}`)
    const names = [...stdout.matchAll(/^Benchmark(\S+)\s+1\t/gm)].map(([, name = '']) => name)
    const found = status === 0 ? names : null
    remembered.set(pattern, found)
    return found
  }

  /** Each top-level benchmark that a pattern asks for, and what runs for it by itself; null where Go refuses something. */
  function runningOneByOne(pattern: string): ReadonlyMap<string, readonly string[]> | null {
    const asked = new Map<string, (readonly string[])[]>()
    for (const alternative of splitBenchPatternAtPipeAndSlash(pattern)) {
      const { status, stdout } = run(`-test.list=${alternative[0]}`)
      if (status !== 0) return null
      for (const name of stdout.split('\n').filter(line => line.startsWith('Benchmark')))
        asked.set(name, [...(asked.get(name) ?? []), alternative])
    }
    const found = new Map<string, readonly string[]>()
    for (const [name, alternatives] of asked) {
      const names = running(narrowBenchPatternToBenchmark(name, alternatives))
      if (names === null) return null
      found.set(name.replace('Benchmark', ''), names)
    }
    return found
  }

  function isAlike(pattern: string) {
    const together = running(pattern)
    const apart = runningOneByOne(pattern)
    // A part that Go would refuse is not always come to.
    if (together === null) return
    expect([...(apart?.values() ?? [])].flat().sort()).toEqual(together.toSorted())
    for (const [name, names] of apart ?? []) for (const one of names) expect(one.split('/')[0]).toBe(name)
  }

  const element = fc.oneof(
    fc.constantFrom('.', '', 'A', '^A$', 'B', 'Encode', '[AB]', '(A|Encode)', '(?i)a', 'é', 'BenchmarkA'),
    fc.constantFrom('1MB', '2MB', 'fast', '[12]MB', '(1MB|fast)', '[(]', 'x y', 'x_y', '#01', '[|/]', 'b'),
  )
  const sound = fc
    .array(fc.array(element, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map(alternatives => alternatives.map(elements => elements.join('/')).join('|'))
    .filter(pattern => pattern !== '')
  const wild = fc.string({
    unit: fc.constantFrom('A', 'E', '1', 'b', '/', '|', '(', ')', '[', ']', '.', '\\', '^'),
    minLength: 1,
    maxLength: 9,
  })

  testProperty(
    'runs the same benchmarks for a pattern as for its parts one by one',
    60,
    numRuns =>
      fc.assert(fc.property(sound, isAlike), {
        numRuns,
        examples: [['A/x|A'], ['A|A/x'], ['Encode/2MB|Encode/2MB/fast'], ['|A'], ['é/.|B/a/b']],
      }),
    20,
  )

  testProperty(
    'runs the same, whatever the pattern, if it takes it',
    60,
    numRuns =>
      fc.assert(fc.property(wild, isAlike), {
        numRuns,
        examples: [['[[]/1|A'], ['A]/b|E'], ['[]A]|E'], ['[(]|A']],
      }),
    20,
  )

  test.each(['(', 'A|(', 'A/(', 'B|A/[', 'A\\'])('refuses %s, be it as a whole or in parts', pattern => {
    expect([running(pattern), runningOneByOne(pattern)]).toEqual([null, null])
  })

  test('runs what reported itself, and nothing else, for the pattern of its name', () => {
    const all = running('.') ?? []
    expect(all).toHaveLength(20)
    for (const name of all) expect(running(benchPatternForReportedName(name)), name).toEqual([name])
  })
})

const source = `package m

import "testing"

func nothing(b *testing.B) {}

func BenchmarkA(b *testing.B)  {}
func BenchmarkAB(b *testing.B) {}
func BenchmarkB(b *testing.B) {
	for _, name := range []string{"a/b", "b", "b", "x y", "a.c", "axc", "(p)", "[q]", "a|b", "$", "^", "é", "\\x00", "b\\\\s"} {
		b.Run(name, nothing)
	}
}
func BenchmarkEncode(b *testing.B) {
	b.Run("1MB", nothing)
	b.Run("2MB", func(b *testing.B) {
		b.Run("fast", nothing)
		b.Run("slow", nothing)
	})
}
func BenchmarkÉ(b *testing.B) {}
`
