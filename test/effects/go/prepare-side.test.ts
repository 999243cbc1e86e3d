// Getting one side ready: where its module stands, and what is built of it.
import { readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { failureIn, prepareIn } from './one-side.ts'
import { file, goMod, goTest, idle, makeSides, temporaryOf } from './support.ts'

const reporting = 'func BenchmarkX(b *testing.B) { b.ReportMetric(float64(value), "values") }'

describe('a module', () => {
  test('is built as it stands, where a link leads to it, and in a folder of any name', async () => {
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

  test('has its dependencies from vendor, where there is such a folder', async () => {
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

  test('may be one of many, and see those of its workspace', async () => {
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

  test('is found from the working directory, which it must have', async () => {
    await using repository = await makeSides(
      `${goMod('example.com/m')}${file('a/x_test.go', goTest('a', idle('X')))}${file('b/x_test.go', goTest('b', idle('X')))}`,
    )
    expect((await prepareIn(repository, { workingDirectory: 'a' })).packages).toEqual(['example.com/m/a'])
    expect((await failureIn(repository, { workingDirectory: 'c' })).why).toBe(
      'it lacks the working-directory',
    )
  })

  test('is set up before anything else', async () => {
    const setup = `printf 'package m\\n\\nconst value = 9\\n' > value.go`
    await using repository = await makeSides(
      `${goMod('example.com/m')}${file('x_test.go', goTest('m', reporting))}`,
    )
    expect(await (await prepareIn(repository, { setup })).values('example.com/m')).toEqual(['X values: 9'])
  })

  test('without a benchmark is nothing to build', async () => {
    await using repository = await makeSides(goMod('example.com/m'))
    const { prepared, packages, said } = await prepareIn(repository)
    expect([packages, prepared.idle, said]).toEqual([[], ['./...'], []])
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
