// The step that searches the commit of each regression of a night: one that cannot be searched ends no other search.
// @module-tag long
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RunSettings } from '../src/core/model/settings.ts'
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
at() { printf 'BenchmarkCount 100 %s allocs/op\\nBenchmarkDo 100 %s ns/op %s allocs/op\\n' $1 $2 $2 > bench.txt; git add --all; git commit --quiet -m "$1"; }
at 0 1000
at 2 1300
`

/** The result of a step that has measured the last two commits with these settings, in a repository without those in its rules. */
async function measuredWith(given: Partial<RunSettings>, event: string, budget = '10m') {
  await using all = await makeRepository(script.replace('run: cat bench.txt\\n', 'filter: none {regex}\\n'))
  const work = repositoryAt(join(all.folder, 'work'))
  const [good = '', bad = ''] = work.sh('git rev-parse main~1 main').trim().split('\n')
  const result = resultFrom([steady('Do', 'sec/op', 1e-6)], [steady('Do', 'sec/op', 1.3e-6)])
  const commits = { base: { sha: good, from: '' }, head: { sha: bad, from: '' } }
  const settings = { ...result.settings, go: null, filter: null, ...given }
  const temp = join(all.folder, 'temp')
  await writeFile(join(temp, 'benchgate/result.json'), JSON.stringify({ ...result, commits, settings }))
  await writeFile(join(temp, 'benchgate/bisect.json'), 'of the night before')
  const ended = await runStep({
    ...{ temp, workspace: work.folder, entry: 'bisect', event: { name: event, payload: {} } },
    inputs: { results: join(temp, 'benchgate'), budget },
  })
  return { ...ended, files: await readdir(join(temp, 'benchgate')) }
}

test('what the result was measured with counts, wherever it was set, but not where a stranger may have written it', async () => {
  const given = { run: 'cat made.txt', setup: 'cp bench.txt made.txt' }
  expect((await measuredWith(given, 'schedule')).printed).toMatch(/^FOUND /m)
  expect((await measuredWith(given, 'workflow_run')).printed).toMatch(
    /::warning::Do: no commit was found: .*"run"/,
  )
})

test('a regression for whose search no time is left is named, and nothing of an earlier search stays', async () => {
  const { printed, files } = await measuredWith({ run: 'cat bench.txt' }, 'schedule', '0.001s')
  expect(files).toEqual(['result.json'])
  expect(printed).toMatch(
    /^::warning::result\.json: time ran out before these were searched: Do\. Raise "budget" \(now 0 s\)\.$/m,
  )
})

test('a regression that cannot be searched ends no other search, and each benchmark is searched once', async () => {
  await using all = await makeRepository(script)
  const work = repositoryAt(join(all.folder, 'work'))
  const [good = '', bad = ''] = work.sh('git rev-parse main~1 main').trim().split('\n')
  const measured = (allocations: number, seconds: number) => [
    steady('Count', 'allocs/op', allocations),
    steady('Do', 'sec/op', seconds),
    steady('Do', 'allocs/op', seconds * 1e9),
  ]
  const result = resultFrom(measured(0, 1e-6), measured(2, 1.3e-6))
  const commits = { base: { sha: good, from: '' }, head: { sha: bad, from: '' } }
  const temp = join(all.folder, 'temp')
  await writeFile(
    join(temp, 'benchgate/result.json'),
    JSON.stringify({ ...result, commits, settings: { ...result.settings, run: 'cat bench.txt' } }),
  )
  const same = resultFrom([steady('Do', 'sec/op', 1)], [steady('Do', 'sec/op', 1)])
  await mkdir(join(temp, 'benchgate/other'))
  await writeFile(join(temp, 'benchgate/other/result.json'), JSON.stringify({ ...same, commits }))
  await mkdir(join(temp, 'benchgate/torn'))
  await writeFile(join(temp, 'benchgate/torn/result.json'), '{"schema"')
  // A benchmark that has run in this job could have left it.
  await writeFile(join(temp, 'mine'), 'mine')
  await symlink(join(temp, 'mine'), join(temp, 'benchgate/bisect.json'))
  const { printed, status } = await runStep({
    ...{ temp, workspace: work.folder, entry: 'bisect' },
    inputs: { results: join(temp, 'benchgate'), budget: '10m' },
  })
  expect(printed).toMatch(
    /::warning::Count: no commit was found: Count regressed in allocs\/op, but its value on GOOD is 0, so its slowdown cannot be given as a percentage/,
  )
  const found = JSON.parse(await readFile(join(temp, 'benchgate/bisect.json'), 'utf8'))
  expect(found).toMatchObject([
    { outcome: 'found', followed: { benchmark: 'Do' }, culprits: [{ commits: [{ sha: bad }] }] },
  ])
  expect(await readFile(join(temp, 'mine'), 'utf8')).toBe('mine')
  expect(printed).toContain('other/result.json: nothing regressed, so there is nothing to bisect')
  expect(printed).toContain('::warning::torn/result.json was not read, so it was not bisected: ')
  expect(status).toBe(0)
})

test('a search runs in worktrees, finds less than the rules would fail, and takes no command from what it runs', async () => {
  const commands = 'echo evil=1 | tee "$RUNNER_TEMP"/_runner_file_commands/github_* > /dev/null'
  const run = `${commands}; pwd >> "$RUNNER_TEMP"/seen; cat bench.txt`
  const rules = `cat > .github/benchgate.yml <<'END'\nrun: cat bench.txt\ncount: 8\nthreshold: 50%\ncheckout: in-place\nEND`
  await using all = await makeRepository(script.replace(/^printf 'run.*$/m, rules))
  const work = repositoryAt(join(all.folder, 'work'))
  const [good = '', bad = ''] = work.sh('git rev-parse main~1 main').trim().split('\n')
  const temp = join(all.folder, 'temp')
  const search = async (base: string, head: string, results = 'benchgate') => {
    const result = resultFrom([steady('Do', 'sec/op', 1e-6)], [steady('Do', 'sec/op', 1.3e-6)])
    const commits = { base: { sha: base, from: '' }, head: { sha: head, from: '' } }
    const settings = { ...result.settings, run }
    await writeFile(join(temp, 'benchgate/result.json'), JSON.stringify({ ...result, commits, settings }))
    return runStep({
      ...{ temp, workspace: work.folder, entry: 'bisect' },
      inputs: { results: join(temp, results), budget: '10m' },
    })
  }

  const found = await search(good, bad)
  expect(found.printed).toMatch(/^FOUND /m)
  expect(await readFile(join(temp, 'seen'), 'utf8')).not.toContain(work.folder)
  expect([found.outputs, found.state, found.summary]).toEqual([{}, {}, ''])
  expect(await readFile(join(temp, '_runner_file_commands/github_env'), 'utf8')).toBe('')
  expect((await readdir(temp)).filter(name => name.startsWith('benchgate-'))).toEqual([])

  expect((await search(bad, good)).printed).toMatch(
    /::warning::Do: no commit was found: BAD .* is older than/,
  )
  const none = await search(good, bad, 'nowhere')
  expect(none.printed).toContain('::warning::Nothing was bisected: there is no result file in ')
  const file = await search(good, bad, 'benchgate/result.json')
  expect(file.printed).toMatch(/::warning::Nothing was bisected: results: .* cannot be read as a folder/)
  expect([none.status, file.status]).toEqual([0, 0])
})
