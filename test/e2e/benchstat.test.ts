// The sample files of a run, given to the library behind benchstat and to benchstat itself, give the run's numbers.
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SampleSummary } from '../../src/core/model/comparison.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { root, runStep } from '../support/action.ts'
import { recorded } from '../support/recorded.ts'
import { output } from './tools.ts'

/** Prints benchmarks whose values change from run to run: many digits, few digits with ties, zeros, a rate, a ratio. */
const noisy = (factor: number) => `
const r = () => Math.random()
console.log('goos: linux\\npkg: example.com/a')
console.log('Unit hits better=higher')
for (const name of ['Fine', 'Fine/sub=1']) console.log(\`Benchmark\${name}-4 1000 \${${factor} * (100 + 9 * r())} ns/op \${90 + r()} MB/s\`)
for (let i = 0; i < 3; i++) console.log(\`BenchmarkRepeated-4 1000 \${(${factor} * (100 + 9 * r())).toFixed(2)} ns/op\`)
console.log('pkg: example.com/b')
console.log(\`BenchmarkTied-4 1000 \${Math.round(${factor} * (20 + 4 * r()))} ns/op \${Math.round(2 * r())} allocs/op \${Math.round(5 * r())} hits\`)
console.log(\`BenchmarkZero-4 1000 0 allocs/op \${(1e6 * ${factor} * (1 + r())).toFixed(0)} p99-ns\`)
`

async function noisyRun(count: number) {
  const repository = await recorded({ 'bench.mjs': noisy(1) }, { 'bench.mjs': noisy(1.03) })
  const { outputs } = await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    // All rounds, however calm, and as few as a single comparison needs.
    inputs: {
      run: 'node bench.mjs',
      base: 'base',
      count: String(count),
      'stop-early': 'false',
      correction: 'none',
    },
  })
  const folder = join(repository.temp, 'files')
  await mkdir(folder)
  await copyFile(outputs['base-file'] ?? '', join(folder, 'base.txt'))
  await copyFile(outputs['head-file'] ?? '', join(folder, 'head.txt'))
  const result: ResultFile = JSON.parse(await readFile(outputs.results ?? '', 'utf8'))
  return { repository, folder, result }
}

interface Row {
  readonly package: string
  readonly benchmark: string
  readonly unit: string
  readonly base: readonly (number | null)[]
  readonly head: readonly (number | null)[]
  readonly delta: number | null
  readonly p: number
}

function close(actual: number | null, wanted: number | null | undefined): boolean {
  if (actual === null || wanted === null || wanted === undefined) return actual === (wanted ?? null)
  return Math.abs(actual - wanted) <= 1e-9 * Math.abs(wanted)
}

const numbers = ({ center, low, high }: SampleSummary) => [center, low, high]

test.each([8, 12, 24])(
  '%i rounds: the library behind benchstat has the same centres, intervals, deltas and p',
  async count => {
    const { repository, folder, result } = await noisyRun(count)
    await using _ = repository
    const said = JSON.parse(await output('go', ['run', '.', folder], join(root, 'test', 'oracle')))
    const rows = Object.values(said)[0] as Row[]
    expect(rows).toHaveLength(result.comparisons.length)
    for (const row of rows) {
      const ours = result.comparisons.find(
        one => one.package === row.package && one.benchmark === row.benchmark && one.unit === row.unit,
      )
      const name = `${row.benchmark} ${row.unit}`
      for (const side of ['base', 'head'] as const)
        for (const [index, value] of numbers(ours?.[side] as SampleSummary).entries())
          expect(close(value, row[side][index]), `${name} ${side} ${value} ${row[side][index]}`).toBe(true)
      expect(close(ours?.delta ?? null, row.delta), `${name} delta ${ours?.delta} ${row.delta}`).toBe(true)
      expect(close(ours?.p ?? null, row.p), `${name} p ${ours?.p} ${row.p}`).toBe(true)
    }
  },
)

test('benchstat prints the same medians and the same p for the files', async () => {
  const { repository, folder, result } = await noisyRun(10)
  await using _ = repository
  const printed = await output('benchstat', ['-format', 'csv', 'base.txt', 'head.txt'], folder)
  for (const one of result.comparisons) {
    const row = printed
      .split('\n')
      .find(line => line.startsWith(`${one.benchmark},${Number(one.base.center)}`))
    const p = one.p?.toFixed(3)
    const shown = printed
      .split('\n')
      .some(line => line.startsWith(`${one.benchmark},`) && line.includes(`p=${p} n=10`))
    expect(row !== undefined || shown, `${one.benchmark} ${one.unit} p=${p}`).toBe(true)
  }
})

test('benchstat prints the same geometric means for the files', async () => {
  const { repository, folder, result } = await noisyRun(10)
  await using _ = repository
  const printed = await output(
    'benchstat',
    ['-format', 'csv', '-ignore', 'pkg', 'base.txt', 'head.txt'],
    folder,
  )
  let checked = 0
  for (const { unit, ratio, rows, of } of result.geomeans) {
    // One of all its rows, as benchstat leaves zeros out in its own way.
    const table = printed.split('\n\n').find(text => text.includes(`\n,${unit},CI,`))
    const change = /^geomean,.*,([+-][\d.]+)%,$/m.exec(table ?? '')?.[1]
    if (rows < of || change === undefined) continue
    expect(100 * (ratio - 1), unit).toBeCloseTo(Number(change), 2)
    checked++
  }
  expect(checked).toBeGreaterThan(0)
})
