// Where a result goes on GitHub: comment, summary, annotations, outputs; and what is left of it where one cannot be written.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publish, publishFailure } from '../../../src/effects/github/publish.ts'
import type { Console } from '../../../src/effects/program/console.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { startFakeGitHub } from '../../support/fake-github.ts'

const paths = { result: '/r/result.json', report: '/r/report.md', base: '/r/base.txt', head: '/r/head.txt' }
const both = [time('Slow', 1e-3), time('Fast', 2e-3)]
const regressed = resultFrom(both, [time('Slow', 2e-3), time('Fast', 1e-3)])
const pulls = [{ number: 7 }]

let folder: string
let written = ''
const warnings: string[] = []
const console: Console = {
  info: () => {},
  warn: line => void warnings.push(line),
  untrusted: () => ({ write: () => {}, close: () => {} }),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-publish-'))
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'))
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary'))
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com')
  vi.stubEnv('GITHUB_REPOSITORY', 'acme/widgets')
  vi.stubEnv('GITHUB_RUN_ID', '99')
  for (const name of ['output', 'summary']) await writeFile(join(folder, name), '')
  warnings.length = 0
  written = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
    written += chunk
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** The outputs of the step, by name. */
async function outputs(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(folder, 'output'), 'utf8')
  const each = text.matchAll(/^(.+)<<(\S+)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...each].map(([, name, , value]) => [name, value]))
}
const summary = () => readFile(join(folder, 'summary'), 'utf8')
const thread = (api: string) => ({
  token: 'fake-token',
  api,
  repository: 'acme/widgets',
  pull: 7,
  commentId: 'a',
})

test('a result goes into the comment, the summary, the annotations and the outputs', async () => {
  await using github = await startFakeGitHub({ pulls })
  await publish(regressed, paths, thread(github.url), console)
  expect(await outputs()).toEqual({
    verdict: 'fail',
    regressions: '1',
    improvements: '1',
    undecided: expect.stringMatching(/^\d+$/),
    report: paths.report,
    results: paths.result,
    'base-file': paths.base,
    'head-file': paths.head,
    'comment-url': expect.stringMatching(/^https:.*#issuecomment-\d+$/),
  })
  const report = (await summary()).trimEnd()
  expect(report).toContain('Slow')
  expect(github.comments[0]?.body).toContain(report)
  expect(written).toMatch(/^::error title=Performance regression::Slow [^\n]+\n$/)
  expect(warnings).toEqual([])
})

test('without a pull request there is no comment, and outside of a workflow no summary', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', '')
  await publish(regressed, paths, null, console)
  expect(await outputs()).toMatchObject({ verdict: 'fail', 'comment-url': '' })
  expect(await summary()).toBe('')
})

test('a comment that cannot be written is a warning', async () => {
  await using github = await startFakeGitHub({ pulls, readOnly: true })
  await publish(regressed, paths, thread(github.url), console)
  expect(warnings).toEqual([expect.stringContaining('could not be written')])
  expect(await outputs()).toMatchObject({ verdict: 'fail', 'comment-url': '' })
  expect(await summary()).toContain('Slow')
})

test('what a calibration finds is annotated nowhere, as nothing of it is a regression', async () => {
  const calibrated = resultFrom(both, [time('Slow', 2e-3), time('Fast', 1e-3)], { calibrate: true })
  expect([calibrated.calibration === null, calibrated.comparisons[0]?.change]).toEqual([false, 'regressed'])
  await publish(calibrated, paths, null, console)
  expect(written).toBe('')
  expect(await summary()).not.toBe('')
})

test('a run without a verdict leaves a notice on the report of an earlier one, and else no comment', async () => {
  await using github = await startFakeGitHub({ pulls })
  const fail = () => publishFailure('no verdict', 'it hung', 'f'.repeat(40), thread(github.url), console)
  await fail()
  expect(github.comments).toEqual([])
  expect(await summary()).toBe('no verdict\n')
  await publish(regressed, paths, thread(github.url), console)
  await fail()
  const body = github.comments[0]?.body ?? ''
  expect(body).toContain('it hung')
  expect(body).toContain('https://github.com/acme/widgets/actions/runs/99')
  expect(body).toContain('Slow')
  await publishFailure('no verdict', 'it hung', null, null, console)
  expect((await summary()).match(/no verdict\n/g)).toHaveLength(3)
})

test.each(['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'])(
  'without %s the notice names no run',
  async name => {
    await using github = await startFakeGitHub({ pulls })
    vi.stubEnv(name, '')
    await publish(regressed, paths, thread(github.url), console)
    await publishFailure('no verdict', 'it hung', null, thread(github.url), console)
    expect(github.comments[0]?.body).toContain('it hung')
    expect(github.comments[0]?.body).not.toContain('/actions/runs/')
  },
)
