// A night from end to end, as the steps of the nightly workflow: measured since the reference, searched, recorded, told.
// @module-tag long
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep, type Step } from './support/action.ts'
import { startFakeGitHub } from './support/fake-github.ts'
import { makeRepository, repositoryAt } from './support/repository.ts'

/** Two benchmarks take what a file says: one has a step of 12 %, the other creeps by 1.5 % in each of eight commits. */
const script = `
git init --quiet --bare origin.git
git init --quiet --initial-branch=main work
cd work
git remote add origin "$PWD/../origin.git"
mkdir -p .github
printf 'run: git config --get-regexp extraheader >> "$(git rev-parse --git-common-dir)/../../seen" || true; cat bench.txt\\nsince: v1.0.0\\ncreep: 8%%\\ncount: 8\\n' > .github/benchgate.yml
at() { printf 'BenchmarkStep 100 %s ns/op\\nBenchmarkCreep 100 %s ns/op\\n' $1 $2 > bench.txt; }
commit() { echo "$1" > note.txt; git add --all; git commit --quiet -m "$1"; }
at 1000 10000; commit 'Release'; git tag v1.0.0
at 1000 10150; commit 'One (#1)'
at 1000 10302; commit 'Two (#2)'
at 1000 10457; commit 'Three (#3)'
at 1120 10614; commit 'Check lengths (#4)'
at 1120 10773; commit 'Five (#5)'
at 1120 10934; commit 'Six (#6)'
at 1120 11098; commit 'Seven (#7)'
at 1120 11265; commit 'Eight (#8)'
git push --quiet --tags origin main
git config http.https://github.com/.extraheader 'AUTHORIZATION: basic eDpzZWNyZXQ='
mkdir ../temp
`

test('a step and a creep are found by a night, and told with the commit, its pull request and its author', async () => {
  await using all = await makeRepository(script)
  const work = repositoryAt(join(all.folder, 'work'))
  const [slow = '', head = ''] = work.sh('git rev-parse main~4 main').trim().split('\n')
  await using github = await startFakeGitHub({ authors: { [slow]: 'gopher' } })
  const results = join(all.folder, 'temp/benchgate')
  await mkdir(results, { recursive: true })
  const step = (entry: Step['entry'], inputs: Step['inputs']) =>
    runStep({
      ...{ temp: join(all.folder, 'temp'), workspace: work.folder, inputs },
      ...(entry ? { entry } : {}),
      // GitHub sends no repository here.
      event: { name: 'schedule', payload: { schedule: '17 3 * * *' } },
      env: {
        GITHUB_REF: 'refs/heads/main',
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_SHA: head,
      },
    })

  const measured = await step('index', { results, 'fail-on': 'never' })
  expect(measured.printed).toContain('(since: v1.0.0)')
  expect(measured.outputs).toMatchObject({ verdict: 'fail', regressions: '2' })

  const searched = await step('bisect', { results, budget: '10m' })
  expect(searched.printed).not.toMatch(/::(error|warning)/)
  expect(searched.printed).toMatch(/FOUND/)

  const recorded = await step('record', { results, 'github-token': 'fake-token' })
  expect(recorded.outputs).toMatchObject({ slower: '2' })
  expect(github.issues).toMatchObject([{ state: 'open', title: 'Slower than v1.0.0: Creep and 1 other' }])
  const body = github.issues[0]?.body ?? ''
  expect(body).toContain('| **+12.7%** | `Creep` `sec/op` |')
  expect(body).toContain('| **+12.0%** | `Step` `sec/op` |')
  // The creep came in steps too small to blame one.
  expect(body.match(/^- .*$/gm)).toEqual([
    `- \`Step\` \`sec/op\`: +12.0% since ${slow}, #4, by @gopher; probability 99 %`,
  ])
  expect(github.problems).toEqual([])
  // The token that actions/checkout has left is seen by no code of the repository, and is there again.
  expect(await readFile(join(all.folder, 'seen'), 'utf8')).toBe('')
  expect(work.sh('git config http.https://github.com/.extraheader')).toContain('basic')
  expect(work.sh('git status --porcelain')).toBe('')
})
