// The Go driver where packages and benchmarks are broken: what is lost, what ends the run, and what is left.
// @module-tag long
import { describe, expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import {
  file,
  goMod,
  goTest,
  idle,
  makeSides,
  type Opened,
  openMeasurementDriver,
  prepared,
} from './support.ts'

const missing = 'func BenchmarkX(b *testing.B) { missing() }'

/** Bash that writes a module with a package that builds. */
const fine = `${goMod('example.com/m')}${file('fine/x_test.go', goTest('fine', idle('X')))}`
/** Bash that writes a package that does not. */
const broken = file('broken/x_test.go', goTest('broken', missing))
const mended = file('broken/x.go', 'package broken\n\nfunc missing() {}')

async function titles({ driver }: Opened): Promise<readonly (string | null)[]> {
  return (await driver.items()).map(({ title }) => title)
}

async function failing(opened: Opened, side: 'base' | 'head'): Promise<SideFailedError> {
  const error = await opened.driver.prepare(side).catch(thrown => thrown)
  if (error instanceof SideFailedError) return error
  throw new Error(`not the error that was expected: ${error}`)
}

describe('a package that does not build', () => {
  test('on either side is lost with both failures, and the others are measured', async () => {
    await using repository = await makeSides(`${fine}${broken}`)
    await using opened = await prepared(repository)
    expect(await titles(opened)).toEqual(['example.com/m/fine.BenchmarkX'])
    expect(opened.driver.report().lost).toMatchObject([
      {
        item: { title: 'example.com/m/broken', benchmark: null, sides: ['base', 'head'] },
        failures: [
          { side: 'base', output: expect.stringContaining('undefined: missing') },
          { side: 'head', output: expect.stringContaining('undefined: missing') },
        ],
      },
    ])
    expect(opened.console.warnings).toEqual([])
  })

  test('on both sides under two import paths is lost as well, and is no fault of head', async () => {
    await using repository = await makeSides(`${fine}${broken}`, 'sed -i "s|/m$|/n|" go.mod')
    const moved = new Map([
      ['example.com/m/fine', 'example.com/n/fine'],
      ['example.com/m/broken', 'example.com/n/broken'],
    ])
    await using opened = await prepared(repository, { moved })
    expect(await opened.driver.items()).toMatchObject([
      { title: 'example.com/n/fine.BenchmarkX', sides: ['base', 'head'] },
    ])
    expect(opened.driver.report().lost).toMatchObject([
      { item: { title: 'example.com/n/broken' }, failures: [{ side: 'base' }, { side: 'head' }] },
    ])
    expect(opened.console.warnings).toEqual([])
  })

  test('on head alone ends the run', async () => {
    await using repository = await makeSides(`${fine}${broken}${mended}`, 'rm broken/x.go')
    await using opened = await openMeasurementDriver(repository)
    await opened.driver.prepare('base')
    const error = await failing(opened, 'head')
    expect([error.side, error.why]).toEqual([
      'head',
      'the build of example.com/m/broken failed with exit code 1 in the preparation',
    ])
  })

  test('on base alone, where head does not have it, is not lost', async () => {
    await using repository = await makeSides(`${fine}${broken}`, 'git rm -r --quiet broken')
    await using opened = await prepared(repository)
    expect(await titles(opened)).toEqual(['example.com/m/fine.BenchmarkX'])
    expect(opened.driver.report().lost).toEqual([])
    expect(opened.console.warnings).toEqual([
      'On base the build of example.com/m/broken failed with exit code 1 in the preparation. Head does not have this benchmark, so the failure does not affect the verdict.',
    ])
  })

  test("ends the run as head's where head has nothing else, and says that base failed alike", async () => {
    await using repository = await makeSides(`${fine}${broken}`, 'git rm -r --quiet fine')
    await using opened = await openMeasurementDriver(repository)
    await opened.driver.prepare('base')
    const error = await failing(opened, 'head')
    expect([error.side, error.message]).toEqual([
      'head',
      expect.stringMatching(/preparation, head .*\n.*\nBase failed in the same way, so /),
    ])
  })

  test('is all that base has: base fails as a whole, and head is measured by what it has beside it', async () => {
    await using repository = await makeSides(
      `${goMod('example.com/m')}${broken}`,
      file('new/x_test.go', goTest('new', idle('X'))),
    )
    await using opened = await openMeasurementDriver(repository)
    expect((await failing(opened, 'base')).output).toContain('undefined: missing')
    await opened.driver.prepare('head')
    expect(await titles(opened)).toEqual(['example.com/m/new.BenchmarkX'])
    expect(opened.driver.report().lost).toEqual([])
  })

  test('is all that both have: each fails in its turn', async () => {
    await using repository = await makeSides(`${goMod('example.com/m')}${broken}`)
    await using opened = await openMeasurementDriver(repository)
    const sides = [(await failing(opened, 'base')).side, (await failing(opened, 'head')).side]
    expect(sides).toEqual(['base', 'head'])
  })
})

describe('a module that cannot be listed', () => {
  const newer = `${file('bench/go.mod', 'module example.com/bench\n\ngo 1.999\n')}
${file('bench/x_test.go', goTest('bench', idle('X')))}`
  const older = 'sed -i s/1.999/1.21/ bench/go.mod'

  test('on either side is lost with both failures, and the others are measured', async () => {
    await using repository = await makeSides(`${fine}${newer}`)
    await using opened = await prepared(repository)
    expect(await titles(opened)).toEqual(['example.com/m/fine.BenchmarkX'])
    const { lost } = opened.driver.report()
    expect(lost).toMatchObject([
      { item: { title: './bench', benchmark: null }, failures: [{ side: 'base' }, { side: 'head' }] },
    ])
    expect(lost[0]?.failures[1]?.message).toMatch(
      /^Listing the packages of \.\/bench failed .* Command: go list -C=bench \.\/\.\.\.\n/,
    )
    expect(opened.console.warnings).toEqual([])
  })

  test('on base alone is lost, and not taken for benchmarks that head adds', async () => {
    await using repository = await makeSides(`${fine}${newer}`, older)
    await using opened = await prepared(repository)
    expect(await titles(opened)).toEqual(['example.com/m/fine.BenchmarkX'])
    expect(opened.driver.report().lost).toMatchObject([
      { item: { package: './bench' }, failures: [{ side: 'base' }] },
    ])
  })

  test('on head alone ends the run', async () => {
    await using repository = await makeSides(`${fine}${newer}\n${older}`, 'sed -i s/1.21/1.999/ bench/go.mod')
    await using opened = await openMeasurementDriver(repository)
    await opened.driver.prepare('base')
    expect((await failing(opened, 'head')).why).toBe(
      'listing the packages of ./bench failed with exit code 1 in the preparation',
    )
  })

  test('is all that base has: base fails as a whole', async () => {
    await using repository = await makeSides(newer)
    await using opened = await openMeasurementDriver(repository)
    expect((await failing(opened, 'base')).output).toContain('requires go >= 1.999')
  })
})

describe('a benchmark that panics', () => {
  const panics = file(
    'fine/y_test.go',
    goTest('fine', 'func BenchmarkPanics(b *testing.B) { panic("at once") }'),
  )

  test('on base alone, where head does not have it, gives nothing, and is told once', async () => {
    await using repository = await makeSides(`${fine}${panics}`, 'git rm --quiet fine/y_test.go')
    await using opened = await prepared(repository)
    for (const round of [0, 1]) {
      const { visit } = await opened.visit('BenchmarkPanics', 'base', { round, place: 'the trial' })
      expect(visit.measurements).toEqual([])
    }
    expect(opened.console.warnings).toEqual([
      'On base example.com/m/fine.BenchmarkPanics failed with exit code 2 in the trial. Head does not have this benchmark, so the failure does not affect the verdict.',
    ])
  })

  test('on head, or where head has it, fails its side', async () => {
    await using repository = await makeSides(`${fine}${panics}`)
    await using opened = await prepared(repository)
    for (const side of ['base', 'head'] as const)
      await expect(opened.visit('BenchmarkPanics', side)).rejects.toMatchObject({ side })
  })
})
