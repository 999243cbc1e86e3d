// The step that searches the commit of each regression of a night: one that cannot be searched ends no other search.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultFrom, steady } from './core/report/runs.ts'
import { runStep } from './support/action.ts'
import { makeRepository, repositoryAt } from './support/repository.ts'

/** Count has grown from 0, of which there is no ratio; Do is slower. */
const script = `
mkdir -p temp/benchgate
git init --quiet --initial-branch=main work
cd work
mkdir .github
printf 'run: cat bench.txt\\ncount: 8\\n' > .github/benchgate.yml
at() { printf 'BenchmarkCount 100 %s allocs/op\\nBenchmarkDo 100 %s ns/op\\n' $1 $2 > bench.txt; git add --all; git commit --quiet -m "$1"; }
at 0 1000
at 2 1300
`

test('a regression that cannot be searched ends no other search', async () => {
  await using all = await makeRepository(script)
  const work = repositoryAt(join(all.folder, 'work'))
  const [good = '', bad = ''] = work.sh('git rev-parse main~1 main').trim().split('\n')
  const measured = (allocations: number, seconds: number) => [
    steady('Count', 'allocs/op', allocations),
    steady('Do', 'sec/op', seconds),
  ]
  const result = resultFrom(measured(0, 1e-6), measured(2, 1.3e-6))
  const commits = { base: { sha: good, from: '' }, head: { sha: bad, from: '' } }
  const temp = join(all.folder, 'temp')
  await writeFile(join(temp, 'benchgate/result.json'), JSON.stringify({ ...result, commits }))
  const { printed, status } = await runStep({
    ...{ temp, workspace: work.folder, entry: 'bisect' },
    inputs: { results: join(temp, 'benchgate'), budget: '10m' },
  })
  expect(printed).toMatch(/::warning::Count: no commit was found: Count regressed in allocs\/op, but from 0/)
  const found = JSON.parse(await readFile(join(temp, 'benchgate/bisect.json'), 'utf8'))
  expect(found).toMatchObject([
    { outcome: 'found', followed: { benchmark: 'Do' }, culprits: [{ commits: [{ sha: bad }] }] },
  ])
  expect(status).toBe(0)
})
