// Getting one side ready: where its module stands, and what is built of it.
import { readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MisconfiguredError, SideFailedError } from '../../../src/core/model/errors.ts'
import { listBenchmarksOfBinary } from '../../../src/effects/go/prepare-side.ts'
import { createGoTestBinaryWithFolderAndEnv } from '../../../src/effects/go/test-binaries.ts'
import type { DriverContext } from '../../../src/effects/measure/driver.ts'
import { long } from '../../support/long.ts'
import type { Repository } from '../../support/repository.ts'
import { failureIn, prepareIn } from './one-side.ts'
import { benchOn, file, goEnv, goMod, goTest, idle, makeSides, temporaryOf, usual } from './support.ts'

describe('prepare side', () => {
  const reporting = 'func BenchmarkX(b *testing.B) { b.ReportMetric(float64(value), "values") }'

  describe('a module', () => {
    test('is built as it stands, where a link leads to it, and in a folder of any name', long, async () => {
      await using repository = await makeSides(
        `${goMod('example.com/m')}${file('a b $c/x_test.go', goTest('p', idle('X')))}
${file('d/x_test.go', goTest('d', `func BenchmarkX(b *testing.B) { b.ReportMetric(1, filepath.Base(os.Getenv("PWD"))) }`, ['os', 'path/filepath']))}`,
        '',
        `it's "here" ünï`,
      )
      const link = join(dirname(repository.folder), 'link')
      symlinkSync(repository.folder, link)
      const { prepared, packages, values } = await prepareIn(repository, {
        root: link,
        settings: { packages: ['./d'] },
      })
      expect(packages).toEqual(['example.com/m/d'])
      expect(prepared.root).toBe(repository.folder)
      expect(await values('example.com/m/d')).toEqual(['X d: 1'])
      expect(prepared.built.get('example.com/m/d')?.toolchain?.version).toMatch(/^go1\./)
      const made = readdirSync(join(temporaryOf(repository), 'base'))
      expect(made).toEqual(['0.test', '0.test.linker', expect.stringMatching(/^go-build\d+$/)])
      expect(repository.sh('git status --porcelain --ignored')).toBe('')
    })

    test('has its dependencies from vendor, where there is such a folder', long, async () => {
      await using repository = await makeSides(`${goMod('example.com/m')}
echo 'require example.com/dependency v1.0.0' >> go.mod
${file('vendor/modules.txt', '# example.com/dependency v1.0.0\n## explicit; go 1.21\nexample.com/dependency')}
${file('vendor/example.com/dependency/d.go', 'package dependency\n\nconst Value = 5')}
${file('vendor/example.com/dependency/d_test.go', goTest('dependency', idle('Dependency')))}
${file('x_test.go', goTest('m', reporting.replace('value', 'dependency.Value'), ['example.com/dependency']))}`)
      const { packages, values } = await prepareIn(repository)
      expect(packages).toEqual(['example.com/m'])
      expect(await values('example.com/m')).toEqual(['X values: 5'])
    })

    test('may be one of many, and see those of its workspace', long, async () => {
      const shared = (value: number) => `package shared\n\nconst Value = ${value}`
      await using repository = await makeSides(`${file('go.work', 'go 1.21\nuse ./a\nuse ./shared')}
${goMod('example.com/a', 'a')}${goMod('example.com/shared', 'shared')}${file('shared/s.go', shared(7))}
${file('a/x_test.go', goTest('a', reporting.replace('value', 'shared.Value'), ['example.com/shared']))}
${goMod('example.com/alone', 'alone')}${file('alone/x_test.go', goTest('alone', reporting.replace('value', '8')))}`)
      const { packages, values } = await prepareIn(repository)
      expect(packages).toEqual(['example.com/a', 'example.com/alone'])
      expect([...(await values('example.com/a')), ...(await values('example.com/alone'))]).toEqual([
        'X values: 7',
        'X values: 8',
      ])
    })

    test('is found from the working directory, which it must have', long, async () => {
      await using repository = await makeSides(
        `${goMod('example.com/m')}${file('a/x_test.go', goTest('a', idle('X')))}${file('b/x_test.go', goTest('b', idle('X')))}`,
      )
      expect((await prepareIn(repository, { workingDirectory: 'a' })).packages).toEqual(['example.com/m/a'])
      expect((await failureIn(repository, { workingDirectory: 'c' })).why).toBe(
        'it lacks the working-directory',
      )
    })

    test('is set up before anything else', long, async () => {
      const setup = `printf 'package m\\n\\nconst value = 9\\n' > value.go`
      await using repository = await makeSides(
        `${goMod('example.com/m')}${file('x_test.go', goTest('m', reporting))}`,
      )
      expect(await (await prepareIn(repository, { setup })).values('example.com/m')).toEqual(['X values: 9'])
    })

    test('without a benchmark is nothing to build', async () => {
      await using repository = await makeSides(goMod('example.com/m'))
      const { prepared, packages, said } = await prepareIn(repository)
      expect([packages, prepared.unmatched, said]).toEqual([[], ['./...'], []])
    })

    test('that go refuses is left out of base, and fails head', async () => {
      await using repository = await makeSides(
        `${goMod('example.com/m')}${file('x_test.go', goTest('m', idle('X')))}`,
      )
      repository.sh('echo nonsense >> go.mod')
      const { prepared, packages } = await prepareIn(repository)
      expect([packages, [...prepared.broken.keys()]]).toEqual([[], ['./']])
      const error = await failureIn(repository, { side: 'head' })
      expect(error.why).toBe('listing the packages of ./ failed with exit code 1 in the preparation')
      expect(error.message).toContain('Command: go list ./...')
      expect(error.output).toContain('unknown directive: nonsense')
    })
  })
})

// Benchmarks of a real test binary, and the pattern that runs each alone.
describe('list benchmarks', () => {
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
    const binary = createGoTestBinaryWithFolderAndEnv(
      one,
      repository.folder,
      `${repository.folder}/m.test`,
      env,
      null,
    )
    const { benchmarks, duplicates } = await listBenchmarksOfBinary(
      bench,
      { ...usual, bench: pattern },
      'head',
      binary,
    )
    expect(duplicates).toEqual(new Set())
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
    expect(error).toBeInstanceOf(MisconfiguredError)
    expect(error.message).toMatch(/^bench: "A\(" is not accepted \(testing: invalid regexp .*\)\. Give what/)
    await expect(list('A/(')).rejects.toThrow('bench: "A/(" is not accepted')
  })

  test('a binary that cannot be listed fails on its side', async () => {
    const error = await list('.', { ...goEnv, FAIL: 'yes' }).catch(thrown => thrown)
    expect(error).toBeInstanceOf(SideFailedError)
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

    const cases: readonly [string, string, string, readonly string[]][] = [
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
    ]
    for (const [title, more, pattern, expected] of cases)
      test(title, long, async () => {
        await using sides = await makeSides(`${goMod('example.com/m')}${inside}${more}`)
        sides.sh('go test -c -vet=off -o m.test .', goEnv)
        const one = { path: 'example.com/m', folder: '.', module: '.', env: {} }
        const binary = createGoTestBinaryWithFolderAndEnv(
          one,
          sides.folder,
          `${sides.folder}/m.test`,
          goEnv,
          null,
        )
        const own = benchOn(sides, { enter: async () => sides.folder })
        const { benchmarks, duplicates } = await listBenchmarksOfBinary(
          own,
          { ...usual, bench: pattern },
          'head',
          binary,
        )
        expect([...duplicates]).toEqual(expected)
        expect([...benchmarks.keys()]).toContain('BenchmarkEncode')
      })
  })
})
