// Commands that damage git's own files, or leave locks, stop neither the next checkout nor the way back.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { NotPutBackError } from '../../../src/core/model/errors.ts'
import { takeOverUserCheckout } from '../../../src/effects/git/checkout/checkout.ts'
import { openGitGuard } from '../../../src/effects/git/git-settings-guard.ts'
import { recoverRepository } from '../../../src/effects/git/recovery/recover.ts'
import { digestOf } from '../../support/digest.ts'
import { long, longUnlessNth } from '../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../support/repository.ts'
import { commitsOf, expectUntouched, forgetTwoSides, twoSides } from './checkout/sides.ts'

describe('guard', () => {
  afterAll(forgetTwoSides)

  const dirty =
    'echo mine >> same; git add same; echo more >> same; echo mine > untracked; echo x > ignored.log'

  describe('a benchmark', () => {
    const damages = [
      ['that removes the folder of git’s settings', 'rm -rf .git/info'],
      ['that makes a folder of git’s settings', 'rm -f .git/config; mkdir .git/config'],
      [
        'that leaves locks',
        'touch .git/index.lock .git/HEAD.lock .git/packed-refs.lock .git/refs/stash.lock',
      ],
      ['that writes into the index', 'echo garbage > .git/index'],
      ['that removes the index', 'rm -f .git/index'],
      ['that removes HEAD', 'rm -f .git/HEAD'],
      ['that writes into HEAD', 'echo garbage > .git/HEAD'],
      ['that commits', 'echo x > committed; git add committed; git commit --quiet -m x'],
      ['that begins a branch without a commit', 'git checkout --quiet --orphan scratch-$SIDE'],
      [
        'whose own branch is removed while HEAD names it',
        'git checkout --quiet -B scratch; rm .git/refs/heads/scratch',
      ],
      [
        'that has HEAD name a branch that names itself',
        'git symbolic-ref HEAD refs/heads/x; echo "ref: refs/heads/x" > .git/refs/heads/x',
      ],
    ] as const
    for (const [index, [what, benchmark]] of damages.entries())
      test(`${what} changes nothing`, longUnlessNth(index, 12, 2), async () => {
        await using repository = await twoSides()
        repository.sh(dirty)
        // The second visit to a side finds git as the first has left it.
        await expectUntouched(repository, {
          order: ['base', 'head', 'base'],
          benchmark: `${benchmark}; true`,
        })
      })
  })

  test.each([
    ['gone', 'rm .git/HEAD'],
    ['of a branch without a commit', 'git checkout --quiet --orphan scratch'],
    ['of a branch that was removed', 'git checkout --quiet -B scratch; rm .git/refs/heads/scratch'],
  ])('HEAD that is %s after a kill comes back from its copy', long, async (_, damage) => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const before = await digestOf(repository.folder)
    const checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
    await checkout.enter('base')
    // As a killed process leaves it: held by nobody.
    const journal = join(repository.folder, '.git/benchgate/journal.json')
    repository.sh(`sed -i 's/"pid":[0-9]*/"pid":${2 ** 22 + 1}/' '${journal}'`)
    repository.sh(damage)
    writeFileSync(join(repository.folder, '.git/index'), 'garbage')
    expect((await recoverRepository(repository.folder, plainEnv, listeningConsole()))?.isChanged).toBe(true)
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test('a running git process is not disturbed', long, async () => {
    await using repository = await twoSides()
    repository.sh(`${dirty}; touch .git/index.lock`)
    const before = await digestOf(repository.folder)
    const taking = takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
    await expect(taking).rejects.toThrow(/Another git process is running.*index\.lock/)
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test('a branch that was moved is left where it is, with HEAD off it', long, async () => {
    await using repository = await twoSides()
    repository.sh('echo mine > untracked; echo mine >> same')
    const files = (digest: readonly string[]) => digest.filter(line => /^(file|link|folder) /.test(line))
    const before = files(await digestOf(repository.folder))
    const sha = repository.sh('git rev-parse main').trim()
    const console = listeningConsole()
    {
      await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), console)
      await checkout.enter('base')
      repository.sh('git branch --quiet --force main base')
    }
    expect(repository.sh('git rev-parse HEAD; git symbolic-ref -q HEAD || true')).toBe(`${sha}\n`)
    expect(files(await digestOf(repository.folder))).toEqual(before)
    expect(console.warnings.join()).toMatch(/main was moved to [0-9a-f]{40}.*HEAD detached/)
  })

  test('changes that cannot be restored are reported', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
    await checkout.enter('base')
    repository.sh('mv .git ../away')
    await expect(checkout[Symbol.asyncDispose]()).rejects.toThrow(NotPutBackError)
  })
})

// What git keeps is as it was after untrusted code ran, or at least told.
describe('kept git', () => {
  /** With a tag, a remote branch, a hook, and a submodule whose name has a slash. */
  const project = () =>
    makeRepository(`git init --quiet --initial-branch=main inner; cd inner; git commit --quiet --allow-empty -m inner; cd ..
    git init --quiet --initial-branch=main outer; cd outer; git commit --quiet --allow-empty -m one; git tag v1
    git update-ref refs/remotes/origin/main HEAD; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main
    git commit --quiet --allow-empty -m two; echo '#!/bin/sh' > .git/hooks/pre-commit; chmod 755 .git/hooks/pre-commit
    git submodule --quiet add --name libs/inner "$PWD/../inner" inner; git commit --quiet -am three`)

  /** All that is to be as before; git may write the refs in another form. */
  const stateOf = (repository: Repository) =>
    repository.sh(`cd outer; for g in .git .git/modules/libs/inner; do (cd $g; echo $g; cat config HEAD
    for f in $(find hooks info | LC_ALL=C sort); do stat -c '%n %a %F' $f; [ -L $f ] && readlink $f || cat $f 2> /dev/null || true; done)
    git --git-dir=$g for-each-ref --format='%(refname) %(objectname) %(symref)'; done; ls .git`)

  async function changedAfter(repository: Repository, script: string, restores = true) {
    const console = listeningConsole()
    const git = repository.git.in(`${repository.folder}/outer`)
    const kept = await openGitGuard(git, console, { restores, withHead: true })
    repository.sh(`cd outer; ${script}`)
    return { changed: await kept.end(), kept, console }
  }

  const changes: readonly (readonly [string, string, readonly string[]])[] = [
    ['nothing', 'true', []],
    [
      'a setting that runs a program',
      'git config core.sshCommand evil; git config core.fsmonitor evil',
      ['config'],
    ],
    [
      'a setting of the worktree',
      'git config extensions.worktreeConfig true; git config --worktree a.b c',
      ['config', 'config.worktree'],
    ],
    ['a lock that stops git', ': > .git/config.lock', ['config.lock']],
    ['HEAD', 'git symbolic-ref HEAD refs/heads/other', ['HEAD']],
    [
      'hooks',
      'echo evil >> .git/hooks/pre-commit; ln -s ../evil .git/hooks/pre-push; mkdir -p .git/hooks/x/y',
      ['hooks/pre-commit', 'hooks/pre-push', 'hooks/x', 'hooks/x/y'],
    ],
    ['the mode of a hook', 'chmod 644 .git/hooks/pre-commit', ['hooks/pre-commit']],
    ['attributes', 'echo "* filter=evil" > .git/info/attributes', ['info/attributes']],
    [
      'moved, new and removed refs',
      'git tag -f v1 HEAD; git branch new; git update-ref -d refs/remotes/origin/main',
      ['refs/heads/new', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/tags/v1'],
    ],
    [
      'a ref in the place of a folder',
      'git update-ref -d refs/tags/v1; git tag v1/x',
      ['refs/tags/v1', 'refs/tags/v1/x'],
    ],
    [
      'a new ref that stands for the branch',
      'git symbolic-ref refs/tags/new refs/heads/main',
      ['refs/tags/new'],
    ],
    [
      'where a ref leads',
      'git symbolic-ref refs/remotes/origin/HEAD refs/heads/main',
      ['refs/remotes/origin/HEAD'],
    ],
    [
      'a submodule',
      'cd inner; git config core.fsmonitor evil; git tag x; echo evil > ../.git/modules/libs/inner/hooks/pre-push',
      ['modules/libs/inner/config', 'modules/libs/inner/hooks/pre-push', 'modules/libs/inner/refs/tags/x'],
    ],
  ]
  for (const [index, [what, script, names]] of changes.entries())
    test(what, longUnlessNth(index + 1, 18, 2), async () => {
      await using repository = await project()
      const before = stateOf(repository)
      const { changed } = await changedAfter(repository, script)
      expect([...(changed?.changed ?? [])].sort()).toEqual([...names].sort())
      expect(changed?.isPutBack ?? true).toBe(true)
      expect(stateOf(repository)).toBe(before)
    })

  test(
    'a folder that has become a link is made anew, and nothing is written where it leads',
    long,
    async () => {
      await using repository = await project()
      const before = stateOf(repository)
      const { changed } = await changedAfter(
        repository,
        'mkdir ../aside; mv .git/hooks ../aside; ln -s ../../aside/hooks .git/hooks; echo x > ../aside/hooks/pre-commit',
      )
      expect(changed?.changed[0]).toBe('hooks')
      expect(stateOf(repository)).toBe(before)
      expect(repository.sh('cat aside/hooks/pre-commit')).toBe('x\n')
    },
  )

  test('too much to look at is put back, too', long, async () => {
    await using repository = await project()
    const before = stateOf(repository)
    const { changed } = await changedAfter(
      repository,
      'mkdir .git/info/x; cd .git/info/x; seq 3000 | xargs touch',
    )
    expect(changed?.changed).toEqual(['info'])
    expect(stateOf(repository)).toBe(before)
  })

  test("a user's folder of hooks that is too large is left alone", long, async () => {
    await using repository = await project()
    repository.sh('cd outer/.git/hooks; seq 3000 | xargs touch')
    expect((await changedAfter(repository, 'echo x > .git/hooks/1; git tag x')).changed?.changed).toEqual([
      'refs/tags/x',
    ])
  })

  test('changes that the user may have made are reported and left', long, async () => {
    await using repository = await project()
    const { changed } = await changedAfter(repository, 'git config core.hooksPath .husky', false)
    expect(changed).toMatchObject({ changed: ['config'], isPutBack: false })
    expect(repository.sh('git -C outer config core.hooksPath')).toBe('.husky\n')
  })

  test('fetches of an editor are not reported', long, async () => {
    await using repository = await project()
    const script = 'git update-ref refs/remotes/origin/main HEAD; git tag x'
    expect((await changedAfter(repository, script, false)).changed).toMatchObject({
      changed: ['refs/tags/x'],
    })
  })

  test('where a ref leads is put back under names that are not ASCII, too', long, async () => {
    await using repository = await project()
    repository.sh('cd outer; git branch größe; git symbolic-ref refs/tags/spät refs/heads/größe')
    const before = stateOf(repository)
    const { changed } = await changedAfter(repository, 'git symbolic-ref refs/tags/spät refs/heads/main')
    expect(changed).toMatchObject({ changed: ['refs/tags/spät'], isPutBack: true })
    expect(stateOf(repository)).toBe(before)
  })

  test('ten names are listed, and the others counted', long, async () => {
    await using repository = await project()
    const { changed } = await changedAfter(repository, 'for n in $(seq 12); do git tag n$n; done')
    expect(changed).toMatchObject({ count: 12, changed: { length: 10 } })
  })

  test('changes that could not be restored are not reported as restored', long, async () => {
    await using repository = await project()
    const { changed } = await changedAfter(
      repository,
      `tag=$(git commit-tree -m lost HEAD^{tree}); git tag -f v1 $tag; rm -rf .git/objects/*`,
    )
    expect(changed).toMatchObject({ isPutBack: false })
  })

  test('a run that ends without a report tells the console, once', long, async () => {
    await using repository = await project()
    const console = listeningConsole()
    const git = repository.git.in(`${repository.folder}/outer`)
    {
      await using _ = await openGitGuard(git, console, { restores: true, withHead: true })
      repository.sh('git -C outer tag x')
    }
    expect(console.warnings).toEqual([expect.stringContaining('refs/tags/x')])
    const { kept, console: other } = await changedAfter(repository, 'git tag y')
    await kept[Symbol.asyncDispose]()
    expect(other.warnings).toEqual([])
  })
})
