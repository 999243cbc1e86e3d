// A hostile text as the name of a benchmark, a unit and a package, in every form in which a result is shown.
import { expect, test } from 'vitest'
import { parseGoOutput } from '../../src/core/formats/tools/go/go.ts'
import { writeGoFormat } from '../../src/core/formats/tools/go/go-write.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import {
  formatComparisonsAsCsv,
  formatResultAsBencherMetricFormat,
  githubActionBenchmarkJson,
} from '../../src/core/report/show/exports.ts'
import {
  disarmWorkflowCommands,
  escapeControlCharacters,
  invisibleCharacterPattern,
} from '../../src/core/words/escape.ts'
import { hasComment, rendered, tags, textOutsideCode } from '../core/report/rendered.ts'
import { resultFrom, time } from '../core/report/runs.ts'
import { htmlReport, markdownReport, textReport } from '../core/report/shown.ts'
import { longUnlessNth } from '../support/long.ts'
import { roundsFrom } from '../support/rounds.ts'
import { texts } from './rows.ts'

/** A run in which a benchmark of this name regressed and another did not, with the text wherever one may stand. */
function run(name: string): ResultFile {
  const readings = (center: number) => [
    time(name, center, { pkg: name }),
    { ...time('Other', 1), unit: name || 'u' },
    time('Third', 1, { pkg: 'plain' }),
  ]
  const result = resultFrom(readings(1), readings(1.5), { suite: [name], run: name || 'true' })
  return {
    ...result,
    rules: { file: name, changes: [{ rule: 'run', base: name, head: `${name}!` }] },
    lost: [
      {
        benchmark: name,
        package: name,
        failures: [{ side: 'head', kind: 'failed', message: name, output: name }],
      },
    ],
  }
}

const plain = run('Plain')
const lines = (text: string) => text.split('\n').length
const unseenIn = (text: string) => invisibleCharacterPattern.exec(text.replaceAll(/\r?\n/g, ''))?.[0]
const elementsOf = (page: string) => [...new Set(page.match(/<\/?[a-z][a-z0-9-]*/g))].sort()
const attributes = (page: string) => [...new Set(page.match(/ on[a-z]+=(?=["'])/g))]
/** Every line as the runner reads it: `::` after what .NET trims, `##[` anywhere. */
const commands = (log: string) => log.split(/\r\n|\r|\n/).filter(line => /^\s*::|##\[/u.test(line))

const expected = {
  markdown: tags(markdownReport(plain)),
  html: elementsOf(htmlReport(plain)),
  csv: lines(formatComparisonsAsCsv(plain)),
}

for (const [index, [what, name]] of texts.entries())
  test(`${what}: is text, in every form`, longUnlessNth(index, 12), () => {
    const result = run(name)
    const tree = rendered(markdownReport(result))
    expect(tags(tree)).toEqual(expected.markdown)
    expect(hasComment(tree)).toBe(false)
    expect(textOutsideCode(tree)).not.toMatch(/@everyone|evil\.example|owner\/repo|pwned/)
    const html = htmlReport(result)
    expect(elementsOf(html)).toEqual(expected.html)
    expect(attributes(html)).toEqual([])
    const csv = formatComparisonsAsCsv(result)
    expect(lines(csv)).toBe(expected.csv)
    expect(csv).not.toMatch(/(^|,)"?\s*[=+@\uff1d]/mu)
    for (const form of [markdownReport(result), html, csv, textReport(result)])
      expect(unseenIn(form)).toBeUndefined()
    for (const json of [
      githubActionBenchmarkJson(result, 'lower'),
      formatResultAsBencherMetricFormat(result),
    ])
      expect(unseenIn(JSON.stringify(JSON.parse(json)).replaceAll(/\\u[0-9a-f]{4}|\\[bfnrt]/g, '\n'))).toBe(
        undefined,
      )
    // What the terminal program prints in a workflow, and what a line of the Action's log is.
    expect(commands(disarmWorkflowCommands(textReport(result)))).toEqual([])
    expect(commands(disarmWorkflowCommands(escapeControlCharacters(name)))).toEqual([])
  })

test.each(texts.filter(([, name]) => name !== ''))(
  '%s: is readable in base.txt, and read as it was',
  (_, name) => {
    const reading = { benchmark: name, unit: 'u', values: [1, 2], config: { cpu: name } }
    const text = writeGoFormat('base', roundsFrom([reading], [reading]), new Map())
    expect(unseenIn(text)).toBeUndefined()
    const written = text.split('\n').filter(line => line.startsWith('Benchmark'))
    expect(written).toHaveLength(2)
    for (const line of written) expect(line).toMatch(/^Benchmark\S+ 1000000 [12] u$/u)
    expect(parseGoOutput(text).measurements.map(one => [one.benchmark, one.value])).toEqual([
      [name, 1],
      [name, 2],
    ])
  },
)
