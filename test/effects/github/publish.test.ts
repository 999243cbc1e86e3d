// Where a result goes on GitHub: comment, summary, annotations, outputs; and what is left of it where one cannot be written.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { noReportLinks } from '../../../src/core/report/say/block.ts'
import { buildRunReportOfFailure, formatErrorOnOneLine } from '../../../src/core/report/say/run-failure.ts'
import { markdownOfRunReport } from '../../../src/core/report/show/markdown.ts'
import type { CheckRunTarget } from '../../../src/effects/github/check-run.ts'
import {
  type PublishResultTarget,
  publishFailure,
  publishResultAndFailJobOnVerdict,
} from '../../../src/effects/github/publish.ts'
import {
  currentIsoTime,
  writeFailureComment,
  writeResultComment,
} from '../../../src/effects/github/publish-comment.ts'
import { parseAcceptanceLedger } from '../../../src/effects/github/pull-request-acceptances.ts'
import type { PullRequestCommentContext } from '../../../src/effects/github/update-comment.ts'
import type { WorkflowConsole } from '../../../src/effects/github/workflow-console.ts'
import { textOutsideCode } from '../../core/report/rendered.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { placeOn as place } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'

const both = [time('Slow', 1e-3), time('Fast', 2e-3)]
const regressed = resultFrom(both, [time('Slow', 2e-3), time('Fast', 1e-3)])
const pulls = [{ number: 7 }]

let folder: string
const annotations: (readonly [string, string | undefined])[] = []
const warnings: string[] = []
const failures: string[] = []
const told: string[] = []
const console: WorkflowConsole = {
  info: line => void told.push(line),
  warn: line => void warnings.push(line),
  error: (text, title) => void annotations.push([text, title]),
  fail: text => void failures.push(text),
  untrusted: () => ({ write: () => {}, close: () => {} }),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-publish-'))
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'))
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary'))
  for (const name of ['output', 'summary']) await writeFile(join(folder, name), '')
  warnings.length = 0
  annotations.length = 0
  failures.length = 0
  told.length = 0
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const samples = { base: 'BenchmarkSlow 1 1 ns/op\n', head: 'BenchmarkSlow 1 2 ns/op\n' }
/** Publishes without a pull request, unless the target has one. */
const publish = (result: ResultFile, more: Partial<PublishResultTarget> = {}) =>
  publishResultAndFailJobOnVerdict({ result, samples, profiles: folder }, { ...targetWith(), ...more })
const targetWith = (more: Partial<PublishResultTarget> = {}): PublishResultTarget => ({
  ...{ comments: null, check: null, console, site: noReportLinks, folder: join(folder, 'results') },
  labels: { acceptLabel: null, improvedLabel: null },
  onShown: async () => void told.push('shown'),
  ...more,
})

/** The outputs of the step, by name. */
async function outputs(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(folder, 'output'), 'utf8')
  const each = text.matchAll(/^(.+)<<(\S+)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...each].map(([, name, , value]) => [name, value]))
}
const summary = () => readFile(join(folder, 'summary'), 'utf8')
const checkOn = ({ at }: FakeGitHub): CheckRunTarget => ({
  ...{ name: 'Benchgate', gate: 'ci', pulls: [7], head: 'a'.repeat(40), run: null },
  repository: { token: 'fake-token', at, repository: 'acme/widgets' },
  ...{ signal: new AbortController().signal, console },
})
/** Warnings of the comment are kept with the others. */
const placeOn = (github: FakeGitHub, more: Partial<PullRequestCommentContext> = {}) =>
  place(github, { console, ...more })

test('a result goes into the summary, the verdict, the annotations and the outputs, and then the comment', async () => {
  await using github = await startFakeGitHub({ pulls })
  const requestsBefore: number[] = []
  await publish(regressed, {
    comments: placeOn(github),
    onShown: async () =>
      void requestsBefore.push(github.requests.filter(({ method }) => method !== 'GET').length),
  })
  expect(requestsBefore).toEqual([0])
  expect(await outputs()).toEqual({
    'comment-url': expect.stringMatching(/^https:.*#issuecomment-\d+$/),
    verdict: 'fail',
    regressions: '1',
    improvements: '1',
    undecided: expect.stringMatching(/^\d+$/),
    report: join(folder, 'results', 'report.md'),
    results: join(folder, 'results', 'result.json'),
    'base-file': join(folder, 'results', 'base.txt'),
    'head-file': join(folder, 'results', 'head.txt'),
  })
  expect(failures).toEqual([expect.stringContaining('regressed')])
  expect(annotations).toEqual([[expect.stringMatching(/^Slow [^\n]+$/), 'Performance regression']])
  expect(warnings).toEqual([])
  const report = (await summary()).trimEnd()
  expect(report).toContain('Slow')
  expect(github.comments[0]?.body).toContain(report)
})

test('rules that the change brings are annotated, also of a calibration; without any nothing is', async () => {
  const rules = { file: 'r.yml', changes: [{ rule: 'threshold', base: null, head: '90%\n::error::x' }] }
  for (const calibrate of [false, true]) {
    warnings.length = 0
    await publish({ ...resultFrom(both, both, { calibrate }), rules })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^This change modifies the rules \(r\.yml\).*threshold`?: not set → 90%\\n::error::x\.$/,
      ),
    ])
  }
})

test('a pass is told in the log; of rules without a change, and files that are not there, nothing is', async () => {
  const rules = { file: 'r.yml', changes: [] }
  const result = { ...resultFrom(both, both), rules }
  await publishResultAndFailJobOnVerdict({ result, samples: null, profiles: folder }, targetWith())
  expect([told, warnings, failures]).toEqual([
    [expect.stringMatching(/^pass: No regression/), 'shown'],
    [],
    [],
  ])
  expect(Object.keys(await outputs())).toEqual([
    ...['verdict', 'regressions', 'improvements', 'undecided', 'report', 'results'],
  ])
})

test('what a check run shows is neither an annotation nor an error of the step', async () => {
  await using github = await startFakeGitHub()
  await publish(regressed, { check: checkOn(github) })
  expect([told, annotations, failures]).toEqual([[expect.stringMatching(/^fail: 1 of 2/), 'shown'], [], []])
  expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
  expect(await outputs()).toMatchObject({ verdict: 'fail', 'check-url': expect.stringMatching(/^https:/) })
})

test('a regression that no check run can show fails the step', async () => {
  await using github = await startFakeGitHub({ readOnly: true })
  await publish(regressed, { check: checkOn(github) })
  expect(failures).toEqual([expect.stringContaining('1 of 2 benchmarks regressed')])
  expect(warnings).toEqual([expect.stringContaining('The check run could not be written')])
})

test('with comment: never nothing is written on the pull request', async () => {
  await using github = await startFakeGitHub({ pulls })
  const comments = placeOn(github, { mode: 'never' })
  await publish(resultFrom(both, both), { comments })
  await publishFailure(new CouldNotMeasureError('it hung'), targetWith({ comments }))
  expect([github.comments, github.requests]).toEqual([[], []])
})

test('outside of a workflow there is no summary', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', '')
  await publish(regressed)
  expect(await outputs()).toMatchObject({ verdict: 'fail' })
  expect(await summary()).toBe('')
})

test('a comment that cannot be written is a warning', async () => {
  await using github = await startFakeGitHub({ pulls, readOnly: true })
  await writeResultComment({ result: regressed, accepted: [] }, placeOn(github), noReportLinks)
  expect(warnings).toEqual([expect.stringContaining('could not be written')])
  expect(await outputs()).toEqual({ 'comment-url': '' })
})

test('no more than ten annotations: the verdict and nine benchmarks; with fail-on never none is an error', async () => {
  const times = (seconds: number) => Array.from({ length: 12 }, (_, n) => time(`Slow${n}`, seconds))
  await publish(resultFrom(times(1e-3), times(2e-3)))
  expect([failures.length, annotations.length]).toEqual([1, 9])
  await publish(resultFrom(times(1e-3), times(2e-3), { failOn: 'never' }))
  expect([failures.length, annotations.length, warnings.length]).toEqual([1, 9, 9])
})

test('what a calibration finds is annotated nowhere, as nothing of it is a regression', async () => {
  const calibrated = resultFrom(both, [time('Slow', 2e-3), time('Fast', 1e-3)], { calibrate: true })
  expect([calibrated.calibration === null, calibrated.comparisons[0]?.change]).toEqual([false, 'regressed'])
  await publish(calibrated)
  expect(annotations).toEqual([])
  expect(await summary()).not.toBe('')
})

test('a run without a verdict says so: alone, above an earlier report, and again alone', async () => {
  await using github = await startFakeGitHub({ pulls })
  const place = placeOn(github)
  await publishFailure(new CouldNotMeasureError('it hung'), targetWith({ comments: place }))
  const [report, { 'comment-url': _, ...others }] = [await summary(), await outputs()]
  expect(report).toContain('it hung')
  expect([others, failures, told]).toEqual([{ verdict: 'error' }, ['it hung'], ['shown']])
  expect(github.comments[0]?.body).toMatch(/ failure -->\n## /)
  expect(github.comments[0]?.body).toContain(report.trimEnd())
  await writeFailureComment('## still none', 'it hung again', true, place)
  expect(github.comments[0]?.body).toMatch(/ failure -->\n## still none$/)
  await writeResultComment({ result: regressed, accepted: [] }, place, noReportLinks)
  expect(github.comments[0]?.body).not.toContain('still none')
  await writeFailureComment('## no verdict', 'it hung', true, place)
  const body = github.comments[0]?.body ?? ''
  for (const part of ['it hung', 'https://github.com/acme/widgets/actions/runs/99', 'Slow'])
    expect(body).toContain(part)
  expect(github.comments).toHaveLength(1)
})

test('a failure with more to say than a comment can take is code all the same', async () => {
  await using github = await startFakeGitHub({ pulls })
  const noise = '\0'.repeat(30_000)
  const error = new CouldNotMeasureError(
    `Command: @everyone ${noise}`,
    `${noise} ![x](https://evil.example/y)`,
  )
  await writeFailureComment(
    markdownOfRunReport(buildRunReportOfFailure(error)),
    formatErrorOnOneLine(error),
    true,
    placeOn(github),
  )
  const body = github.comments[0]?.body ?? ''
  expect(body).toContain('![x](https://evil.example/y)')
  expect(textOutsideCode(body)).not.toMatch(/@everyone|evil/)
})

test('outside of a workflow run the notice names none', async () => {
  await using github = await startFakeGitHub({ pulls })
  const place = placeOn(github, { run: null })
  await writeResultComment({ result: regressed, accepted: [] }, place, noReportLinks)
  await writeFailureComment('none', 'it hung', true, place)
  expect(github.comments[0]?.body).toContain('it hung')
  expect(github.comments[0]?.body).not.toContain('/actions/runs/')
})

test('jobs of a matrix say which they are, also above an old report', async () => {
  await using github = await startFakeGitHub({ pulls })
  const place = placeOn(github, { matrix: { go: '1.22', os: 'ubuntu`', flags: { race: true } } })
  const leg = 'go `1.22`, os `` ubuntu` ``, flags `{"race":true}`\n\n'
  await writeResultComment({ result: regressed, accepted: [] }, place, noReportLinks)
  expect(github.comments[0]?.body).toContain(`-->\n${leg}## `)
  await writeFailureComment('none', 'it hung', true, place)
  expect(github.comments[0]?.body.split(leg)).toHaveLength(2)
})

test('the report of a newer commit is left', async () => {
  await using github = await startFakeGitHub({ pulls })
  await writeResultComment(
    { result: regressed, accepted: [] },
    placeOn(github, { mark: { commentId: 'a', run: [100, 1], head: 'e'.repeat(40) } }),
    noReportLinks,
  )
  const before = github.comments[0]?.body
  expect(told).toEqual([])
  await writeResultComment({ result: regressed, accepted: [] }, placeOn(github), noReportLinks)
  expect(github.comments[0]?.body).toBe(before)
  expect(told).toEqual(['the comment is about a newer commit, and was left as it is'])
  expect((await outputs())['comment-url']).toMatch(/#issuecomment-\d+$/)
})

test('where a comment is not worth it there is none, and nothing to warn of', async () => {
  await using github = await startFakeGitHub({ pulls })
  await writeResultComment(
    { result: resultFrom(both, both), accepted: [] },
    placeOn(github, { mode: 'on-change' }),
    noReportLinks,
  )
  expect([github.comments, warnings, await outputs()]).toEqual([[], [], { 'comment-url': '' }])
})

test('what was granted is remembered, also of what did not regress in this run', async () => {
  await using github = await startFakeGitHub({ pulls })
  const match = { benchmark: 'Undecided', package: null, unit: 'sec/op' }
  const one = { match, upTo: 0.1, by: 'kim', when: '2026-11-22T10:00:00Z', why: null, url: 'u' }
  const other = { ...one, match: { ...match, benchmark: 'Other' } }
  const again = { ...one, upTo: 0.2, when: '2026-11-23T10:00:00Z' }
  for (const [granted, expected] of [
    [[one], [one]],
    [[one], [one]],
    [[], [one]],
    [[other], [other, one]],
    // In place of what was said before of the same row.
    [[again], [again, other]],
  ] as const) {
    await writeResultComment({ result: regressed, accepted: granted }, placeOn(github), noReportLinks)
    const ledger = parseAcceptanceLedger(github.comments[0]?.body ?? '')
    expect(ledger?.accepted).toEqual(expected)
    expect(ledger?.seen.map(({ row }) => row.benchmark)).toEqual(['Slow'])
  }
})

test('a time is in whole seconds', () => {
  expect(currentIsoTime()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

test.runIf(process.platform === 'linux')(
  'where the summary cannot be written the verdict is told all the same',
  async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', '/dev/full')
    const published = publish(regressed)
    const error = await published.catch((error: unknown) => error)
    expect(formatErrorOnOneLine(error)).toMatch(/^\/dev\/full could not be written: no space left/)
    expect(failures).toEqual([expect.stringContaining('1 of 2 benchmarks regressed')])
  },
)

test('the verdict of a result that cannot be written is told', async () => {
  await expect(publish(regressed, { folder: join(folder, 'output', 'results') })).rejects.toThrow('ENOTDIR')
  expect(told).toEqual([expect.stringMatching(/^fail: 1 of 2 benchmarks regressed/)])
})
