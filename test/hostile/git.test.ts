// What a benchmark does to git ends with its run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runStep } from '../support/action.ts'
import { long } from '../support/long.ts'
import { brief, hostile } from './hostile.ts'

const prints = 'echo "BenchmarkIt 10 100 ticks/op"'

/** The git directory that a worktree shares with the user's tree. */
const evil = `cd "$(git rev-parse --path-format=absolute --git-common-dir)"
git config core.sshCommand evil; git config filter.evil.clean evil; echo '* filter=evil' > info/attributes
echo evil > hooks/pre-push; chmod 755 hooks/pre-push
git update-ref refs/heads/main head; git tag -f base head; git update-ref refs/tags/new head
[ -e "$NOTES/evil" ] || cp -r . "$NOTES/evil"
git config --file "$NOTES/evil/config" core.editor evil; echo "$NOTES/evil" > commondir`

describe.each(['worktree', 'in-place'])('with checkout: %s', checkout => {
  test('the Action puts configuration, hooks, attributes and refs back, and says so', long, async () => {
    await using here = await hostile('rm -rf .git/hooks; mkdir .git/hooks; git checkout --quiet -b mine')
    const state = () =>
      here.sh(`cat .git/config .git/HEAD; ls .git/hooks; cat .git/info/attributes 2> /dev/null || true
        git config core.editor || true; git for-each-ref; git status --porcelain; cat mine.txt`)
    const before = state()
    const inputs = {
      run: `${evil}; ${prints}`,
      base: 'base',
      head: 'head',
      ...brief,
      comment: 'never',
      checkout,
    }
    const step = { temp: here.notes, workspace: here.folder, inputs, env: { NOTES: here.notes } }
    const { status, summary } = await runStep(step)
    expect(state()).toBe(before)
    expect(status).toBe(0)
    expect(summary).toContain("in the repository's git directory changed")
    for (const name of ['commondir', 'hooks/pre-push', 'refs/heads/main', 'refs/tags/base', 'refs/tags/new'])
      expect(summary).toContain(name)
  })

  test('a terminal says what changed and leaves it', long, async () => {
    await using here = await hostile()
    const run = `git tag -f new head 2> /dev/null; ${prints}`
    const { result } = await here.gate({ run, checkout }, true)
    expect(result.warnings.filter(({ kind }) => kind === 'git-changed')).toEqual([
      { kind: 'git-changed', count: 1, changed: ['refs/tags/new'], isPutBack: false },
    ])
    expect(here.sh('git tag')).toBe('base\nhead\nnew\n')
  })

  test('commits that stand for each other do not stop the checkout from being put back', long, async () => {
    await using here = await hostile()
    writeFileSync(join(here.folder, 'untracked'), 'mine\n')
    const run = `export GIT_NO_REPLACE_OBJECTS=1; base=$(git rev-parse base) head=$(git rev-parse head)
      git update-ref refs/replace/$base $head; git update-ref refs/replace/$head $base; ${prints}`
    const { result } = await here.gate({ run, checkout })
    expect(result.verdict).toBe('pass')
    expect(here.sh('GIT_NO_REPLACE_OBJECTS=1 git status --porcelain; git symbolic-ref HEAD')).toBe(
      ' M mine.txt\n?? untracked\nrefs/heads/main\n',
    )
    expect(readFileSync(join(here.folder, 'mine.txt'), 'utf8')).toBe('mine\n')
  })
})

test.each([
  ['of its own', 'git checkout --quiet -B scratch'],
  ['without a commit', 'git checkout --quiet --orphan scratch-$BENCHGATE_SIDE'],
  ['of the user', 'git checkout --quiet -B main'],
  ['of its own, in a submodule', 'git -C sub checkout --quiet -B scratch'],
  ['of its own, in a worktree', 'git checkout --quiet -B scratch', 'worktree'],
])(
  'a benchmark that leaves HEAD on a branch %s loses no verdict',
  long,
  async (_, leaves, checkout = 'in-place') => {
    await using here =
      await hostile(`git init --quiet ../of-sub; git -C ../of-sub commit --quiet --allow-empty -m sub
    git -c protocol.file.allow=always submodule --quiet add ../of-sub sub; git commit --quiet -m sub
    git tag -f base > /dev/null; git commit --quiet --allow-empty -m head; git tag -f head > /dev/null`)
    const state = () =>
      here.sh(
        'cat .git/HEAD; git for-each-ref; git status --porcelain; git -C sub rev-parse HEAD; git -C sub for-each-ref; cat mine.txt',
      )
    const before = state()
    const inputs = {
      run: `${leaves}; ${prints}`,
      base: 'base',
      head: 'head',
      ...brief,
      comment: 'never',
      checkout,
    }
    const step = { temp: here.notes, workspace: here.folder, inputs, env: {} }
    const { status, printed, outputs } = await runStep(step)
    expect(printed).not.toContain('could not be restored')
    expect(outputs.verdict, printed).toBe('pass')
    expect(status).toBe(0)
    expect(state()).toBe(before)
  },
)
