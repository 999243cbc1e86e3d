// Whole gate runs of tools other than Go's: what they print or write is found out, and any name survives it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseGoOutput } from '../src/core/formats/tools/go/go.ts'
import { texts } from './core/report/rendered.ts'
import { markdownReport, textReport } from './core/report/shown.ts'
import { gate } from './support/gate.ts'
import { long } from './support/long.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const run = (repository: Recorded, inputs: Readonly<Record<string, string>>) =>
  gate(repository, { base: 'base', count: '8', confirm: 'false', seed: '1', ...inputs })

/** What pytest-benchmark wrote, with other names and times. */
function pytest(times: Readonly<Record<string, number>>): string {
  const path = join(import.meta.dirname, 'outputs/pytest-benchmark/output.json')
  const recording = JSON.parse(readFileSync(path, 'utf8'))
  const [first] = recording.benchmarks
  const benchmarks = Object.entries(times).map(([fullname, median]) => ({
    ...first,
    fullname,
    stats: { ...first.stats, median, rounds: 30 },
  }))
  return JSON.stringify({ ...recording, benchmarks })
}

const hostile = `test_x.py::test["a b" @~!?'\`\\| <b>@octocat</b> é世界😀 %20 \t\u202e ${'x'.repeat(9900)}]-20`

test(
  'a file that pytest-benchmark writes is found out, read each round, and any name survives it',
  long,
  async () => {
    await using repository = await recorded(
      { 'made.json': pytest({ [hostile]: 1e-3, 'test_y.py::test-20': 2e-3 }) },
      { 'made.json': pytest({ [hostile]: 1.5e-3, 'test_y.py::test-20': 2e-3 }) },
    )
    const { result, samples, said } = await run(repository, {
      run: 'mkdir -p out; cp made.json out/result.json; echo BenchmarkNo 1 1 u',
      output: 'out/*.json',
    })
    expect(said).toContain('head is read as pytest-benchmark')
    expect(result).toMatchObject({
      verdict: 'fail',
      formats: { base: 'pytest-benchmark', head: 'pytest-benchmark' },
      innerSamples: [{ benchmark: hostile, package: null, least: 30, most: 30 }, { most: 30 }],
      settings: { format: 'auto', output: ['out/*.json'] },
    })
    expect(result.comparisons.map(({ benchmark, change }) => [benchmark, change])).toEqual([
      [hostile, 'regressed'],
      ['test_y.py::test-20', 'unchanged'],
    ])
    expect(JSON.parse(JSON.stringify(result)).comparisons[0].benchmark).toBe(hostile)
    const names = (text: string) =>
      new Set(parseGoOutput(text).measurements.map(({ benchmark }) => benchmark))
    for (const side of ['base', 'head'] as const)
      expect(names(samples[side])).toEqual(new Set([hostile, 'test_y.py::test-20']))
    const report = markdownReport(result)
    expect(texts(report, 'code').join('\n')).toContain(`"a b" @~!?'\`\\`)
    expect(texts(report, 'b')).not.toContain('@octocat')
    expect(texts(report, 'li').join('\n')).toContain('the 30 samples of a benchmark from one process')
    for (const shown of [report, textReport(result)]) expect(shown).not.toContain('\u202e')
  },
)

test('sides of different formats are each read in their own', long, async () => {
  await using repository = await recorded(
    { 'made.txt': bench('Do', 100) },
    { 'made.txt': pytest({ 'Do-2': 1e-7 }) },
  )
  const { result } = await run(repository, { run: 'cat made.txt' })
  expect(result).toMatchObject({ verdict: 'pass', formats: { base: 'go', head: 'pytest-benchmark' } })
})

test('lines of a format of their own are read as it is described, and kept in the result', long, async () => {
  await using repository = await recorded({ 'made.txt': 'a: 1.5 ms\n' }, { 'made.txt': 'a: 3 ms\n' })
  const format = 'lines: ^(?<name>.+): (?<value>[0-9.]+) (?<unit>ms)$'
  const { result } = await run(repository, { run: 'echo begin; cat made.txt', format })
  expect(result).toMatchObject({
    verdict: 'fail',
    formats: { base: 'own', head: 'own' },
    settings: { format },
    comparisons: [{ benchmark: 'a', unit: 'sec/op', change: 'regressed' }],
  })
})

test('says which columns no file has', long, async () => {
  await using repository = await recorded({ 'made.csv': 'x,y\na,1\n' }, { 'made.csv': 'x,y\na,1\n' })
  const format = 'name-column: x\nvalue-column: v\nunit: ms'
  await expect(run(repository, { run: 'cp made.csv out.csv', output: 'out.csv', format })).rejects.toThrow(
    'has no header with the columns "x" and "v" in "format", in any of: out.csv. Correct "format"',
  )
})

/** Prints what \`deno bench --json\` does, of files below the folder in which it runs. */
function denoScript(times: Readonly<Record<string, number>>): string {
  return `process.stdout.write(JSON.stringify({ benches: Object.entries(${JSON.stringify(times)}).map(([file, avg]) => ({
    origin: 'file://' + process.cwd() + '/' + file, group: null, name: 'parse', baseline: false, results: [{ ok: { n: 9, avg } }],
  })) }))`
}

test.each(['', 'out.json'])(
  'a file of Deno benchmarks that head adds renames no other (output "%s")',
  long,
  async output => {
    await using repository = await recorded(
      { 'bench.mjs': denoScript({ 'packages/a/bench.ts': 1000, 'other_bench.ts': 1000 }) },
      {
        'bench.mjs': denoScript({
          'packages/a/bench.ts': 2000,
          'other_bench.ts': 1000,
          'packages/b/bench.ts': 1000,
        }),
      },
    )
    const command = 'node bench.mjs'
    const { result } = await run(repository, { run: output ? `${command} > ${output}` : command, output })
    expect(result.verdict).toBe('fail')
    expect(result.comparisons.map(({ benchmark, change }) => `${benchmark}: ${change}`)).toEqual([
      'packages/a/bench.ts > parse: regressed',
      'other_bench.ts > parse: unchanged',
    ])
  },
)
