// The reports that the pictures of README and docs show: a real recording, judged as the gate does.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createColourTextForStream } from '../src/commands/terminal.ts'
import { buildFullRunReport } from '../src/core/report/say/fit-limit.ts'
import { markdownOfRunReport } from '../src/core/report/show/markdown.ts'
import { resultFileOfMeasuredRun } from '../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../src/core/rounds/collect.ts'
import { machine, settings } from './core/report/runs.ts'
import { htmlReport, textReport } from './core/report/shown.ts'
import { root } from './support/action.ts'
import { roundsOf } from './support/rounds.ts'

const repository = 'https://github.com/octocat/gjson'
const run = `${repository}/actions/runs/1`
/** As a comment on a pull request has it. */
const site = { repository, run, report: run, accepting: { label: 'perf-accepted' } }

/** tidwall/gjson's "Generally faster parsing", the other way round: head is the slower commit. */
test('undoing an optimisation of gjson is reported as two regressions of seven benchmarks', async () => {
  const [base = '', head = ''] = await Promise.all(
    ['base.txt', 'head.txt'].map(name =>
      readFile(join(root, 'test', 'outputs', 'recordings', 'gjson-fast-rev', name), 'utf8'),
    ),
  )
  const rounds = roundsOf(base, head)
  const result = resultFileOfMeasuredRun({
    suite: [],
    again: null,
    lost: [],
    probe: [],
    printed: [],
    toolchains: { base: null, head: null },
    commits: {
      base: { sha: '133f42c000000000000000000000000000000000', from: 'merge base with master' },
      head: { sha: '4f1c4a8d05d9b2bb56a1a4f1c4a8d05d9b2bb56a', from: 'what is checked out' },
    },
    settings: {
      ...settings,
      run: "go test -run '^$' -bench . -benchmem ./...",
      ...{ count: rounds.length, confirm: false, seed: 1 },
    },
    machine: {
      ...machine,
      ...{ os: 'Linux', kernel: 'Linux 6.1', cpu: 'AMD EPYC', cores: 2, memoryBytes: 24 * 2 ** 30 },
      ...{ virtual: null, smt: null, load: 0.2, loadAfter: 0.9, stealBefore: null, steal: null },
    },
    rounds,
    stopped: 'count',
    series: collectSeriesFromRounds(rounds, new Map()),
  })
  const report = markdownOfRunReport(buildFullRunReport(result, site))
  await expect(report).toMatchFileSnapshot('golden/gjson.md')
  await expect(htmlReport(result)).toMatchFileSnapshot('golden/gjson.html')
  const coloured = createColourTextForStream({ isTTY: true }, {})
  await expect(textReport(result, coloured, 80)).toMatchFileSnapshot('golden/gjson.txt')
  await expect(textReport(result, coloured, 40)).toMatchFileSnapshot('golden/gjson-narrow.txt')
})
