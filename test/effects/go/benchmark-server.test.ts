// Visits of a round in one process for each side, where a process takes long to start, and benchmarks that do not bear it.
// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { RestartRoundError } from '../../../src/effects/measure/driver.ts'
import { runsAll } from '../../support/long.ts'
import type { Repository } from '../../support/repository.ts'
import { file, goMod, goTest, makeSides, type Opened, prepared } from './support.ts'

/** A process may call it so often: more often than in a trial, less often than in a round. */
const mostCalls = 12

const benchmarks = `
func BenchmarkNamesProcess(b *testing.B) { use(b) }
func BenchmarkExits(b *testing.B) { use(b); if calls > ${mostCalls} { os.Exit(3) } }
func BenchmarkFails(b *testing.B) { use(b); if calls > ${mostCalls} { b.Fatal("called too often") } }
func BenchmarkHangs(b *testing.B) { use(b); if calls > ${mostCalls} { time.Sleep(time.Hour) } }
func BenchmarkLeaks(b *testing.B) { use(b); leaked = calls > ${mostCalls} }
func BenchmarkPrints(b *testing.B) { use(b); fmt.Print("without a line break") }
func BenchmarkTable(b *testing.B) { for _, name := range []string{"a", "b"} { b.Run(name, use) } }
func use(b *testing.B) {
	calls++
	for i := 0; i < b.N; i++ { for n := 0; n < 1000; n++ { sink += n } }
	b.ReportMetric(float64(os.Getpid()), "pid")
	b.ReportMetric(float64(starts), "starts")
}
var sink, calls, starts int
var leaked bool
func TestMain(m *testing.M) {
	starts++
	fmt.Println("TestMain begins")
	// Only where a process takes long to start, it makes several visits.
	time.Sleep(250 * time.Millisecond)
	code := m.Run()
	if leaked { code = 7 }
	os.Exit(code)
}
`

let repository: Repository
let opened: Opened

beforeAll(async () => {
  repository = await makeSides(`${goMod('example.com/m')}
${file('x_test.go', goTest('m', benchmarks, ['fmt', 'os', 'time']))}`)
  opened = await prepared(repository, { settings: { benchtime: '200ms' }, timeout: 6 })
})

afterAll(async () => {
  await opened?.[Symbol.asyncDispose]()
  await repository?.[Symbol.asyncDispose]()
})

/** Makes the trials of a benchmark, which is named by the end of its title. */
async function tryOut(title: string): Promise<void> {
  for (const side of ['base', 'head'] as const) await opened.visit(title, side, { round: 0 })
}

/** Visits both sides in turn, and returns the process numbers. */
async function pidsOf(title: string, round: number, visits: number) {
  const pids: Record<Side, (number | undefined)[]> = { base: [], head: [] }
  for (let n = 0; n < visits; n++)
    for (const side of ['base', 'head'] as const) {
      const { visit: made } = await opened.visit(title, side, { round })
      pids[side].push(made.measurements.find(({ unit }) => unit === 'pid')?.value)
    }
  return pids
}

const planOf = (name: string) => opened.driver.report().planned.find(({ benchmark }) => benchmark === name)

const distinct = (values: readonly unknown[]) => new Set(values).size

test('each side has one process in a round, and another in the next', async () => {
  await tryOut('NamesProcess')
  opened.driver.visitsPerRound(await opened.item('NamesProcess'))
  expect(planOf('NamesProcess')?.oneProcess).toBe(true)
  const [first, second] = [await pidsOf('NamesProcess', 1, 3), await pidsOf('NamesProcess', 2, 3)]
  for (const { base, head } of [first, second]) expect([distinct(base), distinct(head)]).toEqual([1, 1])
  expect(distinct([...first.base, ...first.head, ...second.base, ...second.head])).toBe(4)
})

test('all visits have the same configuration, and what the process prints at its start is no output of the benchmark', async () => {
  await tryOut('NamesProcess')
  const readings = [await opened.visit('NamesProcess', 'base'), await opened.visit('NamesProcess', 'base')]
  const [first, second] = readings.map(({ visit }) => visit.measurements.map(({ config }) => config))
  expect(first?.[0]).toMatchObject({ goos: expect.any(String), pkg: 'example.com/m' })
  expect(second).toEqual(first)
  expect(readings.map(({ printed }) => printed)).toEqual([null, null])
  expect(readings[0]?.visit.processor).toBeGreaterThan(0)
  expect(readings[0]?.visit.measurements.find(({ unit }) => unit === 'starts')?.value).toBe(1)
})

test('what a benchmark prints is told, without the marks of visits', async () => {
  await tryOut('Prints')
  const shown: Buffer[] = []
  const { printed } = await opened.visit('Prints', 'head', { onOutput: chunk => shown.push(chunk) })
  expect(printed).toMatch(/^without a line break/)
  expect(Buffer.concat(shown).toString()).toMatch(/without a line break.*\n/)
  expect(Buffer.concat(shown).toString()).not.toContain('benchgate-')
})

for (const title of runsAll ? ['Exits', 'Fails'] : ['Fails'])
  test(`a benchmark that a process cannot run often enough starts one for each visit (${title})`, async () => {
    await tryOut(title)
    await expect(pidsOf(title, 1, mostCalls)).rejects.toThrow(RestartRoundError)
    const pids = await pidsOf(title, 1, 3)
    expect([distinct(pids.base), distinct(pids.head)]).toEqual([3, 3])
    expect(planOf(title)?.oneProcess).toBeUndefined()
    expect(opened.console.said.join('\n')).toContain('cannot run several times in one process')
  })

test('a process that ends with an error once it gets no more commands is not used again', async () => {
  await tryOut('Leaks')
  await pidsOf('Leaks', 1, mostCalls)
  const pids = await pidsOf('Leaks', 2, 3)
  expect(distinct(pids.base)).toBe(3)
})

test('a visit that hangs is ended at its time limit', async () => {
  await tryOut('Hangs')
  const failure = await pidsOf('Hangs', 1, mostCalls).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SideFailedError)
  expect((failure as SideFailedError).message).toContain('did not end within 6 s')
})

test('a table, or each of its parts, is run in one process too', async () => {
  await tryOut('Table')
  const parts = opened.driver.parts(await opened.item('Table'))
  for (const part of parts) opened.driver.visitsPerRound(part)
  const plans = opened.driver.report().planned.filter(({ benchmark }) => /^Table(\/|$)/.test(benchmark))
  expect(plans.map(({ oneProcess }) => oneProcess)).toEqual(parts.map(() => true))
})
