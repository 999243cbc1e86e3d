// Accepting a regression on the pull request by a label, through the whole Action.
// @module-tag long
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep } from './support/action.ts'
import { type FakeGitHub, startFakeGitHub } from './support/fake-github.ts'
import { briefly, onPull } from './support/on-pull.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const others = bench('Sort', 50)
const slower = () => recorded(bench('Encode', 100) + others, bench('Encode', 120) + others)

async function gate(repository: Recorded, fake: FakeGitHub) {
  return runStep(await onPull(repository, briefly, { GITHUB_API_URL: fake.url }))
}

async function push(repository: Recorded, content: string) {
  await writeFile(join(repository.folder, 'bench.txt'), content)
  await repository.git.run(['commit', '--quiet', '--all', '--message=more'])
}

/** At a time after whatever a run has written by then. */
const label = (fake: FakeGitHub, event: 'labeled' | 'unlabeled', at: string) =>
  fake.labellings.push({ issue: 7, label: 'perf-accepted', event, by: 'kim', at })

test('a label turns the check green; a push that makes it worse turns it red again, as does taking it off', async () => {
  await using repository = await slower()
  await using fake = await startFakeGitHub({ pulls: [{ number: 7 }], permissions: { kim: 'write' } })
  expect((await gate(repository, fake)).status).toBe(1)

  label(fake, 'labeled', '2099-11-22T11:00:00Z')
  const accepted = await gate(repository, fake)
  expect([accepted.status, accepted.outputs.verdict]).toEqual([0, 'pass'])
  expect(accepted.summary).toContain('1 regression, accepted')
  expect(fake.comments[0]?.body).toMatch(
    /`Encode` is 20\.0% slower|\*\*`Encode`\*\* has|accepted\*\* by `kim` on 2099-11-22, up to 20%/,
  )

  await push(repository, bench('Encode', 118) + others)
  expect((await gate(repository, fake)).status).toBe(0)

  await push(repository, bench('Encode', 131) + others)
  const worse = await gate(repository, fake)
  expect([worse.status, worse.outputs.regressions]).toEqual([1, '1'])

  await push(repository, bench('Encode', 118) + bench('Sort', 60))
  const another = await gate(repository, fake)
  expect([another.status, another.outputs.regressions]).toEqual([1, '1'])
  expect(another.summary).toContain('1 of 2 benchmarks regressed, 1 more accepted')

  label(fake, 'unlabeled', '2099-11-22T12:00:00Z')
  expect((await gate(repository, fake)).outputs.regressions).toBe('2')
  expect(fake.problems).toEqual([])
})
