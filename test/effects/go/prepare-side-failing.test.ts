// A side that cannot be got ready: what is said of it, and of whose fault it is.
// @module-tag long
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CancelledError, CouldNotMeasureError, SideFailedError } from '../../../src/core/model/errors.ts'
import { failureIn, prepareIn } from './one-side.ts'
import { file, goMod, goScript, goTest, idle, makeSides } from './support.ts'

const small = `${goMod('example.com/m')}${file('x_test.go', goTest('m', idle('X')))}`

describe('what does not build', () => {
  const broken = 'func BenchmarkX(b *testing.B) { undefinedOnThisSide() }'
  const both = `${goMod('example.com/m')}${file('fine/x_test.go', goTest('fine', idle('X')))}
${file('broken/x_test.go', goTest('broken', broken))}`

  test('is told of base, of which the rest is measured', async () => {
    await using repository = await makeSides(both)
    const { prepared, packages } = await prepareIn(repository, {
      settings: { tags: 'a', goFlags: ['-ldflags=-s'] },
    })
    expect(packages).toEqual(['example.com/m/fine'])
    const error = prepared.broken.get('example.com/m/broken')
    const sha = repository.sh('git rev-parse --short=9 base').trim()
    expect(error?.why).toBe('the build of example.com/m/broken failed with exit code 1 in the preparation')
    expect(error?.message).toContain(
      `The build of example.com/m/broken failed with exit code 1 in the preparation, base (${sha})`,
    )
    expect(error?.message).toContain("go test -ldflags=-s -tags a -run '^$' -bench '^$'")
    expect(error?.output).toContain('undefined: undefinedOnThisSide')
  })

  test('ends it on head, unless base has it broken as well', async () => {
    await using repository = await makeSides(both)
    expect((await failureIn(repository, { side: 'head' })).side).toBe('head')
    const onBase = (await prepareIn(repository)).prepared.broken
    const { prepared, packages } = await prepareIn(repository, { side: 'head', onBase })
    expect([packages, [...prepared.broken.keys()]]).toEqual([
      ['example.com/m/fine'],
      ['example.com/m/broken'],
    ])
    const error = prepared.broken.get('example.com/m/broken')
    expect([error?.side, error?.output]).toEqual(['head', expect.stringContaining('undefinedOnThisSide')])
  })

  test('and what cannot be listed are alike', async () => {
    const exiting = 'func TestMain(m *testing.M) { println("no database"); os.Exit(4) }'
    await using repository =
      await makeSides(`${goMod('example.com/m')}${file('fine/x_test.go', goTest('fine', idle('X')))}
${file('exits/x_test.go', goTest('exits', `${idle('X')}\n${exiting}`, ['os']))}`)
    const { prepared, packages } = await prepareIn(repository)
    expect(packages).toEqual(['example.com/m/fine'])
    expect(prepared.broken.get('example.com/m/exits')?.output).toContain('no database')
    expect((await failureIn(repository, { side: 'head' })).why).toBe(
      'listing example.com/m/exits failed with exit code 4 in the preparation',
    )
  })

  test('in time is told', async () => {
    await using repository = await makeSides(small)
    const env = goScript(repository, '[ "$1" = test ] && sleep 1000; exec "$GO" "$@"')
    expect((await failureIn(repository, { side: 'head', env, timeout: 2 })).why).toMatch(
      /^the build of example\.com\/m did not end within 2 s/,
    )
  })
})

describe('tests', () => {
  const testing = (
    text: string,
  ) => `${goMod('example.com/m')}${file('x_test.go', goTest('m', `${idle('X')}\n${text}`))}
${file('tagged_test.go', `//go:build special\n\n${goTest('m', 'func TestTagged(t *testing.T) { t.Fatal("tagged") }')}`)}
${file('other/x_test.go', goTest('other', 'func TestOther(t *testing.T) { t.Fatal("of no interest") }'))}`

  test('run where that is wanted, of the packages that are measured', async () => {
    await using repository = await makeSides(testing('func TestX(t *testing.T) { t.Fatal("it is wrong") }'))
    expect((await prepareIn(repository)).packages).toEqual(['example.com/m'])
    const error = await failureIn(repository, { settings: { test: true } })
    expect(error.why).toBe('its test run failed with exit code 1 in the preparation')
    expect(error.message).toContain('Command: go test example.com/m')
    expect(error.output).toContain('it is wrong')
    expect(error.output).not.toContain('of no interest')
  })

  test('are built with tags and flags', async () => {
    const text = 'var v string\nfunc TestX(t *testing.T) { if v != "a b" { t.Fatal("v is " + v) } }'
    await using repository = await makeSides(testing(text))
    const goFlags = ["-ldflags=-X 'example.com/m.v=a b'"]
    expect((await failureIn(repository, { settings: { test: true } })).output).toContain('v is')
    const { packages, said } = await prepareIn(repository, { settings: { test: true, goFlags } })
    expect([packages, said]).toEqual([
      ['example.com/m'],
      ['building 1 package on base', 'testing 1 package on base'],
    ])
    const error = await failureIn(repository, { settings: { test: true, goFlags, tags: 'special' } })
    expect(error.output).toContain('tagged')
  })
})

describe('go that', () => {
  test('is missing is no fault of a side', async () => {
    await using repository = await makeSides(small)
    const env = goScript(repository, 'exit 127')
    const error = await prepareIn(repository, { env }).catch(thrown => thrown)
    expect(error).toBeInstanceOf(CouldNotMeasureError)
    expect(error).not.toBeInstanceOf(SideFailedError)
  })

  test('is building when all is cancelled ends, with what it has started', async () => {
    await using repository = await makeSides(small)
    const pids = join(dirname(repository.folder), 'pids')
    const hang = `sleep 1000 & echo $! $$ > ${pids}.new; mv ${pids}.new ${pids}; wait`
    const env = goScript(repository, `[ "$1" = test ] && { ${hang}; }; exec "$GO" "$@"`)
    const controller = new AbortController()
    const made = prepareIn(repository, { env, signal: controller.signal })
    await expect.poll(() => existsSync(pids), { interval: 10, timeout: 120_000 }).toBe(true)
    controller.abort()
    await expect(made).rejects.toThrow(CancelledError)
    const isRunning = (pid: string) => existsSync(`/proc/${pid}/exe`)
    const started = readFileSync(pids, 'utf8').trim().split(' ')
    await expect.poll(() => started.filter(isRunning), { interval: 10, timeout: 120_000 }).toEqual([])
  })
})
