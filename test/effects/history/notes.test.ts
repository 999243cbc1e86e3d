import { describe, expect, test } from 'vitest'
import { formatPointAsNoteLine } from '../../../src/core/history/point.ts'
import { createGit } from '../../../src/effects/git/git.ts'
import {
  addPointToLocalNotes,
  fetchHistoryNotes,
  historyNotesRef,
  listOriginBranchCommitsNotInHeads,
  pushHistoryNotes,
  readHistoryNotes,
  readMainLineCommitsWithTags,
} from '../../../src/effects/history/notes.ts'
import { pointAt, rowOf } from '../../core/history/points.ts'
import { long } from '../../support/long.ts'
import { makeRepository, plainEnv, type Repository, repositoryAt } from '../../support/repository.ts'

const script = `
git init --quiet --bare origin.git
git init --quiet --initial-branch=main first
cd first
git remote add origin "$PWD/../origin.git"
git commit --quiet --allow-empty -m one
git commit --quiet --allow-empty -m two
git push --quiet origin main
cd ..
git clone --quiet origin.git second
`

/** Two clones of one origin, and the commits that they have. */
async function twoClones() {
  const all = await makeRepository(script)
  const [first, second] = ['first', 'second'].map(name => repositoryAt(`${all.folder}/${name}`)) as [
    Repository,
    Repository,
  ]
  const [two = '', one = ''] = first.sh('git log --format=%H').split('\n')
  return { all, first, second, one, two }
}

const noWait = async () => {}
const of = (head: string, estimate: number, machine = 'AMD') => ({
  ...pointAt('n', [rowOf('A', estimate)], { machine }),
  head,
})

describe('notes', () => {
  test(
    'are fetched whole into a partial clone, which could not ask origin for them later',
    long,
    async () => {
      const { all, first, one } = await twoClones()
      await using _ = all
      await addPointToLocalNotes(first.git, of(one, 1.1))
      await pushHistoryNotes(first.git, {})
      all.sh(
        'git -C origin.git config uploadpack.allowFilter true; git clone --quiet --filter=blob:none "file://$PWD/origin.git" partial',
      )
      const { git } = repositoryAt(`${all.folder}/partial`)
      await fetchHistoryNotes(git, {})
      all.sh('rm -r origin.git')
      expect((await readHistoryNotes(git)).points).toHaveLength(1)
    },
  )

  test('remember points on their commits, each once', async () => {
    const { all, first, one, two } = await twoClones()
    await using _ = all
    await addPointToLocalNotes(first.git, of(one, 1.1))
    await addPointToLocalNotes(first.git, { ...of(one, 1.1), at: '2026-02-01T03:00:00Z' })
    await addPointToLocalNotes(first.git, of(one, 1.2))
    await addPointToLocalNotes(first.git, of(two, 1.3))
    const { points, unread } = await readHistoryNotes(first.git)
    expect(unread).toBe(0)
    expect(points.map(({ head, rows }) => [head, rows[0]?.ratio.estimate]).sort()).toEqual(
      [
        [one, 1.1],
        [one, 1.2],
        [two, 1.3],
      ].sort(),
    )
  })

  test('refuse a point with more rows than a note may have, as nothing could read it', long, async () => {
    const { all, first, one } = await twoClones()
    await using _ = all
    const rows = Array.from({ length: 20_001 }, (_, n) => rowOf(`A${n}`, 1.1))
    await expect(addPointToLocalNotes(first.git, { ...pointAt('n', rows), head: one })).rejects.toThrow(
      /: 20001 rows in \d+ characters; a note can have at most 20000 rows and 2000000 characters\. Record fewer/,
    )
    expect(await readHistoryNotes(first.git)).toEqual({ points: [], unread: 0 })
  })

  test('remember what was proven once, however often the run that says so is recorded', long, async () => {
    const { all, first, one } = await twoClones()
    await using _ = all
    const night = (at: string, rounds: number) => ({ ...pointAt('n', []), head: one, at, run: at, rounds })
    for (const at of ['2026-02-01T03:00:00Z', '2026-02-01T09:00:00Z'])
      await addPointToLocalNotes(first.git, night(at, 0))
    expect((await readHistoryNotes(first.git)).points).toHaveLength(1)
    for (const at of ['2026-02-01T03:00:00Z', '2026-02-02T03:00:00Z'])
      await addPointToLocalNotes(first.git, night(at, 20))
    expect((await readHistoryNotes(first.git)).points).toHaveLength(3)
  })

  test('that two clones have recorded are read once, at the earlier time', long, async () => {
    const { all, first, second, one } = await twoClones()
    await using _ = all
    await addPointToLocalNotes(first.git, of(one, 1.1))
    await addPointToLocalNotes(second.git, { ...of(one, 1.1), at: '2026-01-01T03:00:00Z' })
    await pushHistoryNotes(first.git, {}, noWait)
    await pushHistoryNotes(second.git, {}, noWait)
    expect(await readHistoryNotes(second.git)).toMatchObject({
      points: [{ at: '2026-01-01T03:00:00Z' }],
      unread: 0,
    })
  })

  test('written by two processes at once are all kept', async () => {
    const { all, first, second, one, two } = await twoClones()
    await using _ = all
    await addPointToLocalNotes(first.git, of(one, 1.1))
    await addPointToLocalNotes(second.git, of(one, 1.2, 'ARM'))
    await addPointToLocalNotes(second.git, of(two, 1.3))
    await pushHistoryNotes(first.git, {}, noWait)
    // Second is overtaken, takes over what there is, and tries again.
    await pushHistoryNotes(second.git, {}, noWait)
    expect(await fetchHistoryNotes(first.git, {})).toBe(true)
    for (const { git } of [first, second]) expect((await readHistoryNotes(git)).points).toHaveLength(3)
    expect(first.sh('git for-each-ref --format="%(refname)" refs/notes').trim()).toBe(historyNotesRef)
  })

  test(
    'first written by two processes at once are all kept, also where a later git than ours tells that of it',
    long,
    async () => {
      const { all, first, second, one } = await twoClones()
      await using _ = all
      await addPointToLocalNotes(first.git, of(one, 1.1))
      await addPointToLocalNotes(second.git, of(one, 1.2, 'ARM'))
      all.sh(`mkdir bin; cat > bin/git <<END
#!/bin/sh
case "\\$*" in
*" push "*)
  if mkdir ${all.folder}/refused 2>/dev/null; then
    echo ' ! [remote rejected] ${historyNotesRef} -> ${historyNotesRef} (reference already exists)' >&2
    exit 1
  fi;;
esac
exec $(command -v git) "\\$@"
END
chmod +x bin/git`)
      await pushHistoryNotes(first.git, {}, noWait)
      await pushHistoryNotes(createGit(second.folder, plainEnv, `${all.folder}/bin/git`), {}, noWait)
      expect((await readHistoryNotes(second.git)).points).toHaveLength(2)
    },
  )

  test('that origin has not seen stay, where a clone is told to fetch all notes', long, async () => {
    const { all, first, second, one, two } = await twoClones()
    await using _ = all
    await addPointToLocalNotes(first.git, of(one, 1.1))
    await pushHistoryNotes(first.git, {}, noWait)
    second.sh('git config --add remote.origin.fetch "+refs/notes/*:refs/notes/*"')
    await addPointToLocalNotes(second.git, of(two, 1.2))
    expect(await fetchHistoryNotes(second.git, {})).toBe(true)
    expect((await readHistoryNotes(second.git)).points.map(({ head }) => head).sort()).toEqual(
      [one, two].sort(),
    )
  })

  test('that are damaged or moved to another commit are counted, and lose no others', async () => {
    const { all, first, one, two } = await twoClones()
    await using _ = all
    await addPointToLocalNotes(first.git, of(one, 1.1))
    first.sh(`git notes --ref=benchgate append -m 'looks good to me' ${one}`)
    first.sh(`git notes --ref=benchgate add -m '${formatPointAsNoteLine(of(one, 1.5))}' ${two}`)
    const { points, unread } = await readHistoryNotes(first.git)
    expect([points.length, unread]).toEqual([1, 2])
  })

  test('that origin refuses stay here, and the error says what to do', async () => {
    const { all, first, one } = await twoClones()
    await using _ = all
    all.sh(
      `printf '#!/bin/sh\nexit 1\n' > origin.git/hooks/pre-receive; chmod +x origin.git/hooks/pre-receive`,
    )
    await addPointToLocalNotes(first.git, of(one, 1.1))
    await expect(pushHistoryNotes(first.git, {}, noWait)).rejects.toThrow(
      /hook declined[\s\S]*contents: write/,
    )
    expect((await readHistoryNotes(first.git)).points).toHaveLength(1)
  })

  test('a repository without notes has no points', async () => {
    const { all, first } = await twoClones()
    await using _ = all
    expect(await fetchHistoryNotes(first.git, {})).toBe(false)
    expect(await readHistoryNotes(first.git)).toEqual({ points: [], unread: 0 })
  })
})

test('commits of the main line, with their tags and subjects', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git commit --quiet --allow-empty -m 'one'
git tag v1; git tag -m annotated 'ü-1'
git checkout --quiet -b topic
git commit --quiet --allow-empty -m 'on the topic'
git checkout --quiet main
git commit --quiet --allow-empty -m 'naïve ✓'
git merge --quiet --no-ff -m 'Merge pull request #12 from acme/topic' topic
`)
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', [])
  expect(commits.map(({ subject, tags }) => [subject, [...tags].sort()])).toEqual([
    ['one', ['v1', 'ü-1']],
    ['naïve ✓', []],
    ['Merge pull request #12 from acme/topic', []],
  ])
  expect(commits[0]).toMatchObject({
    on: expect.stringMatching(/^2026-01-01T00:00:00/),
    author: 'test',
    sha: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
})

test('commits after some are those of the main line that these do not lead to', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
for n in one two; do git commit --quiet --allow-empty -m $n; done
git checkout --quiet -b topic
git commit --quiet --allow-empty -m topic
git checkout --quiet main
git merge --quiet --no-ff -m merge topic
git update-ref refs/remotes/origin/main main
`)
  const [merge = '', two = '', one = ''] = repository.sh('git log --first-parent --format=%H').split('\n')
  const after = async (branch: string | null, ...heads: readonly string[]) =>
    [...(await listOriginBranchCommitsNotInHeads(repository.git, heads, branch))].sort()
  expect(await after('main', one)).toEqual([merge, two].sort())
  expect(await after('main', one, two)).toEqual([merge])
  expect(await after('main', merge)).toEqual([])
  expect([await after('gone', one), await after(null, one)]).toEqual([[], []])
})

test('references beside the main line are placed at their fork', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git commit --quiet --allow-empty -m one
git commit --quiet --allow-empty -m two
git checkout --quiet -b release
git commit --quiet --allow-empty -m fix
git tag v1
git checkout --quiet main
git commit --quiet --allow-empty -m three
git merge --quiet --no-ff -m merge release
git checkout --quiet -b next
git commit --quiet --allow-empty -m beta
git tag v2
git checkout --quiet main
git commit --quiet --allow-empty -m four
`)
  const at = '2026-01-31T03:00:00Z'
  const [v1, v2, two] = repository.sh('git rev-parse v1 v2 main~3').split('\n') as [string, string, string]
  const since = [v1, v2, two, '0'.repeat(40)].map(sha => ({ at, since: { sha, name: '' } }))
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', since)
  expect(commits.map(({ subject, forks }) => [subject, forks])).toEqual([
    ['one', []],
    ['two', [v1]],
    ['three', []],
    ['merge', [v2]],
    ['four', []],
  ])
})

test('no name or subject can make a commit of its own', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git -c user.name=$'a\\x1fb\\x1etag: refs/tags/v9' commit --quiet --allow-empty --author=$'a\\x1fb\\x1ec <a@b>' -m $'one\\x1e0000\\x1f2026'
git commit --quiet --allow-empty -m two
`)
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', [])
  expect(commits.map(({ tags }) => tags)).toEqual([[], []])
  expect(commits[0]).toMatchObject({ author: 'a\x1fb\x1ec', subject: 'one\x1e0000\x1f2026' })
  expect(commits[1]).toMatchObject({ author: 'test', subject: 'two' })
})
