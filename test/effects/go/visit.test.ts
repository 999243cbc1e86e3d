// One visit: what is read of a benchmark that measures, and what is said of one that fails.
// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { GoSettings } from '../../../src/core/model/settings.ts'
import { type PreparedGoSide, prepareGoSide } from '../../../src/effects/go/prepare-side.ts'
import { visitGoBenchmark } from '../../../src/effects/go/visit.ts'
import {
  type DriverContext,
  VisitCutOffByBudgetError,
  type VisitOptions,
} from '../../../src/effects/measure/driver.ts'
import type { Repository } from '../../support/repository.ts'
import { benchOn, file, goMod, goTest, makeSides, namesIn, temporaryOf, usual, valuesIn } from './support.ts'

const benchmarks = `
func BenchmarkFine(b *testing.B) { b.ReportMetric(5, "things/op") }
func BenchmarkPanics(b *testing.B) { panic("no way") }
func BenchmarkFatal(b *testing.B) { b.Fatal("it is wrong") }
func BenchmarkFatalBelow(b *testing.B) { b.Run("sub", func(b *testing.B) { b.Fatal("it is wrong") }) }
func BenchmarkExits(b *testing.B) { os.Exit(0) }
func BenchmarkHangs(b *testing.B) { fmt.Fprintln(os.Stderr, "begun"); time.Sleep(time.Hour) }
func BenchmarkKilled(b *testing.B) { syscall.Kill(syscall.Getpid(), syscall.SIGKILL) }
func BenchmarkFloods(b *testing.B) {
	line := make([]byte, 1<<20)
	for range 65 { os.Stdout.Write(line) }
}
func BenchmarkNotANumber(b *testing.B) { b.ReportMetric(math.NaN(), "ns/op") }
func BenchmarkHides(b *testing.B) { fmt.Print("--- FAIL: BenchmarkHidden\\n"); syscall.Exit(0) }
func BenchmarkLeaves(b *testing.B) { syscall.Exit(0) }
func BenchmarkLeavesLate(b *testing.B) {
	b.Run("a", func(b *testing.B) {})
	b.Run("b", func(b *testing.B) { if b.N > 1 { syscall.Exit(0) } })
}
func BenchmarkReporter(b *testing.B) { fmt.Print("--- FAIL: TestLogin (0.00s)\\nFAIL\\n"); b.ReportMetric(5, "things/op") }
func BenchmarkSilences(b *testing.B) { os.Stdout, _ = os.Open(os.DevNull) }
func BenchmarkRates(b *testing.B) {
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(512, "things/s")
	fmt.Println("hello")
}
func BenchmarkTable(b *testing.B) { b.ReportMetric(0, "ns/op"); fmt.Println("size  time\\n1 kB  3 s") }
func BenchmarkTalks(b *testing.B) { fmt.Println("hello"); b.ReportMetric(5, "things/op") }
func BenchmarkLogs(b *testing.B) { fmt.Fprintln(os.Stderr, "a warning") }
func BenchmarkSkips(b *testing.B) { b.Skip("not here") }
func BenchmarkLoops(b *testing.B) { n := 0; for b.Loop() { n++ }; b.ReportMetric(float64(n), "turns") }
func BenchmarkCounts(b *testing.B) { b.ReportMetric(float64(b.N), "turns") }
func BenchmarkAllocates(b *testing.B) { for i := 0; i < b.N; i++ { sink = new(int) } }
var sink any
`

let repository: Repository
let bench: DriverContext
let prepared: PreparedGoSide

beforeAll(async () => {
  repository = await makeSides(`${goMod('example.com/m')}
${file('deep/ways_test.go', goTest('ways', benchmarks.replaceAll('range 65', 'i := 0; i < 65; i++'), ['fmt', 'math', 'os', 'syscall', 'time']))}`)
  bench = benchOn(repository, { enter: async () => repository.folder })
  prepared = await prepareGoSide(bench, 'base', usual, temporaryOf(repository))
})

afterAll(() => repository?.[Symbol.asyncDispose]())

interface Visiting extends Partial<VisitOptions> {
  readonly settings?: Partial<GoSettings>
  readonly timeout?: number
}

function visiting(name: string, { settings, timeout = 60, ...attempt }: Visiting = {}) {
  const binary = prepared.built.get('example.com/m/deep')
  if (!binary) throw new Error('not built')
  const title = `example.com/m/deep.Benchmark${name}`
  const target = { side: 'base', title, binary, pattern: `^Benchmark${name}$` } as const
  const usually = { round: 3, place: 'round 3 of 20', only: null, budgetEnds: null }
  return visitGoBenchmark({ ...bench, timeout }, { ...usual, ...settings }, target, {
    ...usually,
    ...attempt,
  })
}

async function failure(name: string, given?: Visiting): Promise<SideFailedError> {
  const thrown = await visiting(name, given).then(
    () => null,
    (error: unknown) => error,
  )
  if (thrown instanceof SideFailedError) return thrown
  throw new Error(`not the error that was expected: ${thrown}`)
}

describe('a visit', () => {
  test('gives what the benchmark measures, and in how long', async () => {
    const began = Date.now()
    const reading = await visiting('Fine')
    expect(valuesIn(reading)).toEqual(['Fine things/op: 5'])
    expect(Date.parse(reading.visit.started)).toBeGreaterThanOrEqual(began)
    expect(reading.visit.seconds * 1000).toBeLessThanOrEqual(Date.now() - began)
    expect(reading.visit.measurements[0]?.config).toMatchObject({ pkg: 'example.com/m/deep' })
    expect(reading.printed).toBeNull()
  })

  test('measures for as long as it is told', async () => {
    const settings = { benchtime: '160x' }
    expect(valuesIn(await visiting('Counts', { settings }))).toEqual(['Counts turns: 160'])
    expect(valuesIn(await visiting('Loops', { settings }))).toEqual(['Loops turns: 160'])
  })

  test('counts allocations, and runs on as many processors as are asked for', async () => {
    const reading = await visiting('Allocates', {
      settings: { benchmem: true, cpu: '1,3', benchtime: '100x' },
    })
    expect(namesIn(reading)).toEqual(['Allocates', 'Allocates-3'])
    expect(valuesIn(reading)).toContain('Allocates-3 allocs/op: 1')
  })

  test('its output is shown while it runs', async () => {
    const shown: Buffer[] = []
    await visiting('Logs', { onOutput: chunk => shown.push(chunk) })
    const text = Buffer.concat(shown).toString()
    for (const line of ['goos: ', 'BenchmarkLogs', 'a warning', 'PASS']) expect(text).toContain(line)
  })

  test.each([
    ['Rates', '2x', ['Rates things/s: 512']],
    ['Table', '2x', []],
    ['Silences', '1x', []],
    ['Reporter', '1x', ['Reporter things/op: 5']],
  ])('ends well, whatever the benchmark prints (%s)', async (name, benchtime, values) => {
    expect(valuesIn(await visiting(name, { settings: { benchtime } }))).toEqual(values)
  })

  test.each([
    ['Talks', 'hello', ['Talks things/op: 5']],
    ['Logs', 'a warning', []],
    ['Skips', null, []],
  ])('keeps what is printed beside the results (%s)', async (name, printed, values) => {
    const reading = await visiting(name)
    expect([reading.printed, valuesIn(reading)]).toEqual([printed, values])
    expect(namesIn(reading)).toEqual(name === 'Skips' ? [] : [name])
  })
})

describe('a benchmark that', () => {
  const repeated = "Command: go test -run '^$' -bench '^BenchmarkX$' -benchtime 1x -cpu 1 example.com/m/deep"

  test.each([
    ['Panics', 'failed with exit code 2', 'panic: no way'],
    ['Fatal', 'failed with exit code 1', 'it is wrong'],
    ['FatalBelow', 'failed with exit code 1', 'it is wrong'],
    ['Exits', 'failed with exit code 2', 'unexpected call to os.Exit(0) during test'],
    ['Killed', 'failed with signal SIGKILL', ''],
    ['NotANumber', 'reported an impossible value', 'NaN ns/op'],
    ['Hides', 'failed', 'FAIL'],
    ['Leaves', 'ended before it had measured anything', ''],
  ])('%s is named with its side, commit, failure and command', async (name, how, output) => {
    const error = await failure(name)
    const { sha } = bench.commits.base
    expect(error.side).toBe('base')
    expect(error.why).toBe(`example.com/m/deep.Benchmark${name} ${how} in round 3 of 20`)
    expect(error.message).toContain(
      `example.com/m/deep.Benchmark${name} ${how} in round 3 of 20, base (${sha.slice(0, 9)})`,
    )
    expect(error.message).toContain(repeated.replace('BenchmarkX', `Benchmark${name}`))
    expect(error.output).toContain(output)
  })

  test.each([
    ['NotANumber', 'NotANumber: NaN ns/op'],
    ['Hides', '--- FAIL: BenchmarkHidden'],
    [
      'Leaves',
      'its process exited with status 0, but without the PASS of the test runner. A benchmark must not call os.Exit.',
    ],
  ])('%s is told with what it said, in no headline', async (name, said) => {
    const error = await failure(name)
    expect(error.message).toContain(`: ${said}\nCommand: `)
    expect(error.why).not.toContain(said)
  })

  test('exits early is reported with the benchmark that it had begun', async () => {
    const error = await failure('LeavesLate', { settings: { benchtime: '2x' } })
    expect(error.message).toContain('printed a result that cannot be read in round 3 of 20')
    expect(error.message).toMatch(
      /: no result follows the name in "BenchmarkLeavesLate\/b"\. A benchmark must print nothing/,
    )
  })

  test('hangs is ended by the timeout', async () => {
    const error = await failure('Hangs', { timeout: 2 })
    expect(error.why).toMatch(/BenchmarkHangs did not end within 2 s \(`timeout`\) in round 3 of 20$/)
    expect(error.output).toContain('begun')
  })

  test('hangs is out of budget where that ends first', async () => {
    await expect(visiting('Hangs', { budgetEnds: Date.now() + 300 })).rejects.toThrow(
      VisitCutOffByBudgetError,
    )
  })

  test('prints without end is a failure of its own', async () => {
    const error = await failure('Floods')
    expect(error.why).toMatch(/BenchmarkFloods printed no readable results in round 3 of 20$/)
    expect(error.message).toContain('more than 64 MiB')
  })

  test('has lost its folder is a failure of its own', async () => {
    repository.sh('mv deep away')
    try {
      expect((await failure('Fine')).message).toMatch(/printed no readable results in .*could not be started/)
    } finally {
      repository.sh('mv away deep')
    }
  })
})
