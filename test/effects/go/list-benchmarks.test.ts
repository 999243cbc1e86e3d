// Benchmarks of a real test binary, and the pattern that runs each alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Misconfigured, SideFailed } from '../../../src/core/model/errors.ts'
import { binaryOf } from '../../../src/effects/go/binary.ts'
import { listBenchmarks } from '../../../src/effects/go/prepare-side.ts'
import type { DriverContext } from '../../../src/effects/measure/driver.ts'
import type { Repository } from '../../support/repository.ts'
import { benchOn, file, goEnv, goMod, goTest, idle, makeSides, usual } from './support.ts'

let repository: Repository
let bench: DriverContext

beforeAll(async () => {
  const printing = `func TestMain(m *testing.M) {
	println("to standard error")
	os.Stdout.WriteString("Benchmark.*\\nBenchmark(X)\\nBenchmarkA|B\\nbefore BenchmarkA\\nbefore BenchmarkNone\\nall Benchmarks\\n")
	os.Stdout.WriteString(os.Getenv("FIRST"))
	if os.Getenv("FAIL") != "" { os.Exit(3) }
	os.Exit(m.Run())
}
func TestBenchmark(t *testing.T) { panic("not to be run") }
func ExampleBenchmark() {}`
  repository = await makeSides(`${goMod('example.com/m')}
${file('x_test.go', goTest('m', `${idle('Zebra', 'A', 'Ab', 'Ünï')}\n${printing}`, ['os']))}`)
  repository.sh('go test -c -vet=off -o m.test .', goEnv)
  bench = benchOn(repository, { enter: async () => repository.folder })
})

afterAll(() => repository?.[Symbol.asyncDispose]())

async function list(pattern: string, env = goEnv) {
  const one = { path: 'example.com/m', folder: '.', module: '.', env: {} }
  const binary = binaryOf(one, repository.folder, `${repository.folder}/m.test`, env, null)
  const { benchmarks, twice } = await listBenchmarks(bench, { ...usual, bench: pattern }, 'head', binary)
  expect(twice).toEqual(new Set())
  return Object.fromEntries(benchmarks)
}

describe('benchmarks', () => {
  test('are listed in the order of the source, and nothing else is', async () => {
    expect(Object.keys(await list('.'))).toEqual([
      'BenchmarkZebra',
      'BenchmarkA',
      'BenchmarkAb',
      'BenchmarkÜnï',
    ])
  })

  test.each(['starting ', 'starting', 'BenchmarkA '])(
    'are listed where the program prints "%s" before them',
    async FIRST => {
      expect(Object.keys(await list('A', { ...goEnv, FIRST }))).toContain('BenchmarkA')
      expect(await list('A$', { ...goEnv, FIRST: 'starting ' })).toEqual({ BenchmarkA: '^BenchmarkA$' })
    },
  )

  test.each([
    ['A$', { BenchmarkA: '^BenchmarkA$' }],
    ['A/x|b$/y', { BenchmarkA: '^BenchmarkA$/x', BenchmarkAb: '^BenchmarkAb$/x|^BenchmarkAb$/y' }],
    ['(A|Z).*a', { BenchmarkZebra: '^BenchmarkZebra$' }],
    ['Nothing', {}],
  ])('match %s', async (pattern, found) => {
    expect(await list(pattern)).toEqual(found)
  })

  test('match a pattern of sub-benchmarks alone, without running anything', async () => {
    expect(Object.values(await list('/x'))).toHaveLength(4)
    expect((await list('/x')).BenchmarkA).toBe('^BenchmarkA$/x')
  })
})

test('a pattern that Go refuses is the setting at fault', async () => {
  const error = await list('A(').catch(thrown => thrown)
  expect(error).toBeInstanceOf(Misconfigured)
  expect(error.message).toMatch(/^bench: "A\(" is not accepted \(testing: invalid regexp .*\)\. Give what/)
  await expect(list('A/(')).rejects.toThrow('bench: "A/(" is not accepted')
})

test('a binary that cannot be listed fails on its side', async () => {
  const error = await list('.', { ...goEnv, FAIL: 'yes' }).catch(thrown => thrown)
  expect(error).toBeInstanceOf(SideFailed)
  expect(error.why).toBe('listing example.com/m failed with exit code 3 in the preparation')
  expect(error.message).toContain("Command: go test -run '^$' -bench '^$'")
  expect(error.output).toContain('to standard error')
})

describe('a benchmark that is listed several times', () => {
  const inside = file('x_test.go', goTest('m', idle('A', 'Encode')))
  const outside = (...names: readonly string[]) => file('out_test.go', goTest('m_test', idle(...names)))
  const main = (runs: number) =>
    file(
      'main_test.go',
      goTest('m', `func TestMain(m *testing.M) { for i := 0; i < ${runs}; i++ { m.Run() } }`),
    )

  test.each<[string, string, string, readonly string[]]>([
    ['is there twice in two test packages', outside('Encode', 'B'), '.', ['BenchmarkEncode']],
    ['is there twice by any pattern', outside('Encode'), 'A|Enc|Encode', ['BenchmarkEncode']],
    ['is there once by a pattern of several parts', outside('B'), 'A|Enc|Encode', []],
    ['is there once where TestMain runs twice', main(2), '.', []],
    [
      'is there twice where TestMain runs twice too',
      `${main(2)}${outside('Encode')}`,
      '.',
      ['BenchmarkEncode'],
    ],
  ])('%s', async (_, more, pattern, expected) => {
    await using sides = await makeSides(`${goMod('example.com/m')}${inside}${more}`)
    sides.sh('go test -c -vet=off -o m.test .', goEnv)
    const one = { path: 'example.com/m', folder: '.', module: '.', env: {} }
    const binary = binaryOf(one, sides.folder, `${sides.folder}/m.test`, goEnv, null)
    const own = benchOn(sides, { enter: async () => sides.folder })
    const { benchmarks, twice } = await listBenchmarks(own, { ...usual, bench: pattern }, 'head', binary)
    expect([...twice]).toEqual(expected)
    expect([...benchmarks.keys()]).toContain('BenchmarkEncode')
  })
})
