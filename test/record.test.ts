// The recording half of a nightly run as a step: results into notes, and what is slower into an issue.
// @module-tag long
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatPointAsNoteLine } from '../src/core/history/point.ts'
import { historyIssueMarker } from '../src/core/history/show/issue.ts'
import { pointAt, rowOf } from './core/history/points.ts'
import { root, runStep } from './support/action.ts'
import { startFakeGitHub } from './support/fake-github.ts'
import { slower, unchanged } from './support/handed-over.ts'
import { makeRepository, repositoryAt } from './support/repository.ts'

const script = `
git init --quiet --bare origin.git
git init --quiet --initial-branch=main work
cd work
git remote add origin "$PWD/../origin.git"
for n in 1 2 3; do git commit --quiet --allow-empty -m "Change $n (#$n)"; done
git tag v1 HEAD~2
git push --quiet --tags origin main
mkdir ../temp results
`

/** A clone with an origin, its three commits, and a step that records what is in the folder "results". */
async function cloned() {
  const all = await makeRepository(script)
  const work = repositoryAt(join(all.folder, 'work'))
  const [three = '', two = '', one = ''] = work.sh('git log --format=%H').split('\n')
  const record = async (
    github: { readonly url: string },
    result: unknown,
    head: string,
    inputs: Readonly<Record<string, string>> = {},
    {
      branch,
      also,
      name = 'workflow_dispatch',
    }: { readonly branch?: string; readonly also?: object; readonly name?: string } = {},
  ) => {
    await mkdir(join(work.folder, 'results/benchgate'), { recursive: true })
    const commits = { base: { sha: one, from: 'since: v1' }, head: { sha: head, from: '' } }
    await writeFile(
      join(work.folder, 'results/benchgate/result.json'),
      JSON.stringify(result === null ? null : { ...(result as object), commits }),
    )
    const beside = join(work.folder, 'results/beside')
    await rm(beside, { recursive: true, force: true })
    if (also) {
      await mkdir(beside)
      await writeFile(join(beside, 'result.json'), JSON.stringify({ ...also, commits }))
    }
    const payload =
      branch === undefined || name === 'schedule' ? {} : { repository: { default_branch: 'main' } }
    return runStep({
      ...{ temp: join(all.folder, 'temp'), workspace: work.folder, entry: 'record' },
      event: { name, payload },
      inputs: { results: 'results', 'github-token': 'fake-token', ...inputs },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GIT_CONFIG_GLOBAL: '/dev/null',
        ...(branch === undefined ? {} : { GITHUB_REF: `refs/heads/${branch}` }),
      },
    })
  }
  return { all, work, record, one, two, three }
}

describe('recording', () => {
  test('keeps the notes on origin, an issue on what is slower, and a page', async () => {
    await using github = await startFakeGitHub()
    const { all, work, record, two, three } = await cloned()
    await using _ = all
    const first = await record(github, unchanged(), two)
    expect(first.printed).not.toContain('::error')
    expect(first).toMatchObject({ status: 0, outputs: { slower: '0', 'issue-url': '' } })
    expect(github.issues).toEqual([])

    work.sh(`git notes --ref=benchgate append -m 'by hand' ${two}`)
    const second = await record(github, slower(), three, { page: 'site/index.html' })
    expect(second.printed).toContain('read benchgate/result.json')
    expect(second.printed).toContain('slower than v1: Slow sec/op')
    expect(second.printed).toContain('::warning::left out: 1 line of notes that could not be read')
    expect(second.outputs).toMatchObject({
      slower: '1',
      'issue-url': 'https://github.com/acme/widgets/issues/1',
    })
    expect(github.issues).toMatchObject([{ state: 'open', title: 'Slower than v1: Slow' }])
    expect(github.issues[0]?.body).toContain('`Slow` `sec/op`')
    expect(second.summary).toContain('since v1')
    expect(await readFile(join(work.folder, 'site/index.html'), 'utf8')).toContain(
      'https://github.com/acme/widgets',
    )
    expect(work.sh('git ls-remote origin refs/notes/benchgate')).toMatch(/^[0-9a-f]{40}/)

    // Renewed while it lasts, closed when it is gone.
    await record(github, slower(), three)
    expect(github.issues).toHaveLength(1)
    await record(github, unchanged(), three)
    expect(github.issues).toMatchObject([{ state: 'closed', reason: 'completed' }])
    expect(github.problems).toEqual([])
    const action = parse(await readFile(join(root, 'record/action.yml'), 'utf8'))
    expect(Object.keys(second.outputs).sort()).toEqual(Object.keys(action.outputs).sort())
  })

  test('leaves the issue as it is where the night did not see everything, or is of another branch', async () => {
    await using github = await startFakeGitHub()
    const { all, record, three } = await cloned()
    await using _ = all
    await record(github, slower(), three, {}, { branch: 'main' })
    const failures = [{ side: 'head', round: 1, message: 'panic', output: '', kind: 'failed' }] as const
    const panics = unchanged({ lost: [{ benchmark: 'Slow', package: null, failures }] })
    const seen = await record(github, panics, three, {}, { branch: 'main' })
    expect(seen.printed).toContain(
      'the issue stays as it is: no benchmark was found slower, but some are undecided',
    )
    expect(seen.outputs).toEqual({ slower: '0' })
    const failed = { ...unchanged(), baseFailed: { message: 'x', output: '' } }
    await record(github, unchanged(), three, {}, { also: failed })
    const elsewhere = await record(github, unchanged(), three, {}, { branch: 'topic' })
    expect(elsewhere.printed).toContain(
      'the issue stays as it is: it is about the branch main, and this run has measured topic',
    )
    expect(github.issues).toMatchObject([{ state: 'open', title: 'Slower than v1: Slow' }])
  })

  test('leaves the issue open if another kind of machine still finds it slower', async () => {
    await using github = await startFakeGitHub()
    const { all, work, record, one, two, three } = await cloned()
    await using _ = all
    const nights = (head: string, estimate: number) =>
      Array.from({ length: 16 }, (_, night) =>
        formatPointAsNoteLine({
          ...pointAt('n', [rowOf('Same', estimate + night / 10_000, { package: null })]),
          ...{ head, machine: 'another', since: { sha: one, name: 'v1' } },
          run: new Date(Date.UTC(2026, 0, night + 1)).toISOString(),
        }),
      ).join('\n')
    for (const [head, estimate] of [
      [two, 1],
      [three, 1.04],
    ] as const) {
      await writeFile(join(all.folder, 'note'), nights(head, estimate))
      work.sh(`git notes --ref=benchgate add --file=../note ${head}`)
    }
    const quiet = await record(github, unchanged(), three)
    expect(quiet.printed).toContain(
      'the issue stays as it is: no benchmark was found slower, but Same sec/op has',
    )
  })

  test('leaves it where an older night is recorded after a later one', async () => {
    await using github = await startFakeGitHub()
    const { all, record, two, three } = await cloned()
    await using _ = all
    const night = { branch: 'main', name: 'schedule' }
    await record(github, slower(), three, {}, night)
    const again = await record(github, unchanged(), two, {}, night)
    expect(again.printed).toContain(
      `the issue stays as it is: it is about ${three.slice(0, 9)}, a later commit`,
    )
    expect(github.issues).toMatchObject([{ state: 'open' }])
  })

  test("touches nobody else's issue, and none where it is told so", async () => {
    await using github = await startFakeGitHub()
    const { all, record, three } = await cloned()
    await using _ = all
    const user = { login: 'somebody', type: 'User' } as const
    github.issues.push({
      number: 4,
      title: 'copied',
      body: `${historyIssueMarker} mine`,
      state: 'open',
      reason: null,
      user,
    })
    await record(github, unchanged(), three)
    expect(github.issues).toMatchObject([{ title: 'copied', state: 'open' }])
    await record(github, slower(), three, { issue: 'false' })
    expect(github.issues).toHaveLength(1)
  })

  test('says what is missing', async () => {
    await using github = await startFakeGitHub()
    const { all, work, record, three } = await cloned()
    await using _ = all
    const failed = { ...unchanged(), baseFailed: { message: 'x', output: '' } }
    expect((await record(github, failed, three)).printed).toMatch(
      /result\.json is not kept: base could not be measured/,
    )
    expect((await record(github, null, three)).printed).toMatch(/there is no result file in/)
    expect((await record(github, unchanged(), '0'.repeat(40))).printed).toMatch(
      /not in this clone[^\n]*fetch-depth: 0/,
    )
    // Of a clone without the commits before, nothing could be said of steps.
    await writeFile(join(work.folder, '.git/shallow'), `${three}\n`)
    const shallow = await record(github, slower(), three)
    expect(shallow.printed).toMatch(/only part of the history[^\n]*fetch-depth: 0/)
    await rm(join(work.folder, '.git/shallow'))
    github.failAlways('issues/create', { status: 403, message: 'Resource not accessible by integration' })
    const refused = await record(github, slower(), three)
    expect(refused.printed).toMatch(/The issue could not be written[^\n]*issues: write/)
    expect(refused.status).toBe(1)
  })
})
