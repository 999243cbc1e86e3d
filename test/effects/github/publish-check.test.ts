// What a check run says of a result: by which colour, and where it cannot be written.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nowhere } from '../../../src/core/report/say/block.ts'
import { type CheckPlace, checkOnFailure, checkOnResult } from '../../../src/effects/github/check-run.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { listeningConsole } from '../../support/repository.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-check-'))
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'))
  await writeFile(join(folder, 'output'), '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const console = listeningConsole()
const placeOn = ({ at }: FakeGitHub, more: Partial<CheckPlace> = {}): CheckPlace => ({
  ...{ name: 'Benchgate', gate: 'ci', pulls: [7], head: 'a'.repeat(40), run: 'https://github.com/run' },
  repository: { token: 'fake-token', at, repository: 'acme/widgets' },
  ...{ signal: new AbortController().signal, console },
  ...more,
})
const url = async () =>
  /^check-url<<(\S+)\n(.*)\n\1$/m.exec(await readFile(join(folder, 'output'), 'utf8'))?.[2]

const both = [time('Parse', 1e-3), time('Sort', 1e-3)]
const slower = [time('Parse', 2e-3), time('Sort', 1e-3)]
const red = resultFrom(both, slower)
const open = { ...red, verdict: 'inconclusive' } as const

test.each([
  ['a regression', red, 'failure', 1],
  ['one with fail-on never', resultFrom(both, slower, { failOn: 'never' }), 'neutral', 1],
  ['a pass', resultFrom(both, both), 'success', 0],
  ['no answer', open, 'neutral', 1],
  [
    'no answer, where that fails',
    { ...open, settings: { ...red.settings, failOn: 'inconclusive' } } as const,
    'failure',
    1,
  ],
  [
    'a calibration, of which nothing is a regression',
    resultFrom(both, slower, { calibrate: true }),
    'success',
    0,
  ],
])('%s has its colour and its annotations', async (_, result, conclusion, annotations) => {
  await using github = await startFakeGitHub()
  console.warnings.length = 0
  expect(await checkOnResult(result, nowhere, placeOn(github))).toBe(true)
  const [check] = github.checks
  expect([check?.conclusion, check?.annotations.length]).toEqual([conclusion, annotations])
  expect(check?.summary).toContain('Parse')
  expect(check?.title).toMatch(conclusion === 'success' ? /^\w+ / : /^1 of 2 benchmarks regressed/)
  expect(await url()).toMatch(/^https:.*\/runs\/1$/)
  expect([console.warnings, github.problems]).toEqual([[], []])
})

test('without a verdict it says why, in the colour of what became of the run', async () => {
  await using github = await startFakeGitHub()
  expect(await checkOnFailure('## none', 'it hung', 'cancelled', placeOn(github))).toBe(true)
  expect(github.checks).toMatchObject([
    { conclusion: 'cancelled', title: 'it hung', summary: '## none', annotations: [] },
  ])
})

test('one that cannot be written is a warning, and has no address', async () => {
  await using github = await startFakeGitHub({ readOnly: true })
  console.warnings.length = 0
  expect(await checkOnResult(red, nowhere, placeOn(github))).toBe(false)
  expect(console.warnings).toEqual([
    expect.stringMatching(/^The check run could not be written: .*checks: write/),
  ])
  expect(await url()).toBe('')
})

test('what it does not show is told', async () => {
  await using github = await startFakeGitHub()
  await checkOnResult(red, nowhere, placeOn(github))
  console.warnings.length = 0
  expect(await checkOnResult(red, nowhere, placeOn(github, { gate: 'js' }))).toBe(true)
  expect(console.warnings).toEqual([expect.stringMatching(/^Two gates write the check "Benchgate"/)])
})
