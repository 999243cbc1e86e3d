// Each worktree begins with a copy of what git ignores in the user's tree, and keeps its own from then on.
// @module-tag long
import { expect, test } from 'vitest'
import { createWorktreeCheckoutOfSides } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf } from '../checkout/sides.ts'
import { expectNothingLeft, shIn, temporaryFor, withWorktrees } from './worktrees-support.ts'

/** Base tracks a file in an ignored folder, head one in place of an ignored folder and one in place of a file. */
const project = () =>
  makeRepository(`
    git init --quiet --initial-branch=main; printf '%s\\n' 'modules/' '*.log' 'built*' > .gitignore; echo base > side
    mkdir -p modules/kept; echo base > modules/kept/tracked; git add -f .; git commit --quiet -m base; git tag base
    git rm --quiet -r modules; echo head > side; echo head > built; mkdir a.log; echo head > a.log/x; git add -f .
    git commit --quiet -m head; git tag head; git checkout --quiet -b third base; git rm -r --quiet modules
    git commit --quiet -m third; mkdir -p modules/kept modules/other built
    echo mine > modules/kept/tracked; echo mine > modules/kept/beside; echo mine > modules/other/x; echo mine > built/x
    echo mine > a.log; mkdir new; echo mine > new/y.log; echo untracked > new/not-ignored`)

/** Runs in both worktrees, twice. */
async function eachSees(
  repository: Repository,
  script: string,
  sees: { readonly base: string; readonly head: string },
): Promise<string[]> {
  return withWorktrees(repository, async checkout => {
    for (const side of ['base', 'head', 'base', 'head'] as const)
      expect(shIn(await checkout.enter(side), script)).toBe(sees[side])
  })
}

test('copies are all there, and none comes over a tracked file', async () => {
  await using repository = await project()
  const script = `for f in $(find . -type f -not -path './.git*' | LC_ALL=C sort); do echo $f $(cat $f); done; git status --short`
  expect(
    await eachSees(repository, script, {
      base: './a.log mine\n./built/x mine\n./modules/kept/beside mine\n./modules/kept/tracked base\n./modules/other/x mine\n./new/y.log mine\n./side base\n',
      head: './a.log/x head\n./built head\n./modules/kept/beside mine\n./modules/kept/tracked mine\n./modules/other/x mine\n./new/y.log mine\n./side head\n',
    }),
  ).toEqual([])
})

test('each side keeps what it makes of them, and the user what was there', async () => {
  await using repository = await project()
  await withWorktrees(repository, async checkout => {
    const count = 'printf x >> modules/other/x; echo $SIDE >> by.log; cat modules/other/x by.log'
    for (const [side, sees] of [
      ['base', 'mine\nxbase\n'],
      ['head', 'mine\nxhead\n'],
      ['base', 'mine\nxxbase\nbase\n'],
    ] as const)
      expect(shIn(await checkout.enter(side), count, { SIDE: side })).toBe(sees)
  })
})

test('modes, times, links and nested repositories come along', long, async () => {
  await using repository = await project()
  repository.sh(`mkdir modules/bin; echo '#!/bin/sh' > modules/bin/tool; chmod 755 modules/bin/tool; ln -s ../other modules/bin/link
    git init --quiet modules/nested; cd modules/nested; echo n > n; git add n; git commit --quiet -m nested
    cd ..; touch -d '2020-02-02 02:02:02.123456789Z' other/x bin; chmod 500 bin`)
  const script = `cd modules; stat -c '%n %a %Y' other/x bin bin/tool | sed 's/ [0-9]*$//;'; readlink bin/link; ls
    git -C nested log --format=%s; stat -c '%.6Y' other/x bin`
  const sees =
    'other/x 644\nbin 500\nbin/tool 755\n../other\nbin\nkept\nnested\nother\nnested\n1580608922.123456\n1580608922.123456\n'
  await eachSees(repository, script, { base: sees, head: sees })
  repository.sh('chmod -R u+w modules')
})

/** Without a look at the user's files, of which some cannot be read. */
async function headSees(
  repository: Repository,
  script: string,
): Promise<readonly [string, readonly string[]]> {
  const temporary = temporaryFor(repository)
  const console = listeningConsole()
  let seen = ''
  {
    await using checkout = await createWorktreeCheckoutOfSides(
      repository.git,
      commitsOf(repository),
      console,
      {
        temporary,
      },
    )
    seen = shIn(await checkout.enter('head'), script)
  }
  expectNothingLeft(repository)
  return [seen, console.warnings]
}

test('pipes are left out', async () => {
  await using repository = await project()
  repository.sh('mkfifo modules/pipe')
  expect(await headSees(repository, 'ls modules')).toEqual(['kept\nother\n', []])
})

test.runIf(process.getuid?.() !== 0)('what cannot be read is left out and named', async () => {
  await using repository = await project()
  repository.sh('chmod 000 modules/other/x')
  const [seen, warnings] = await headSees(repository, 'ls modules/kept modules/other')
  expect(seen).toBe('modules/kept:\nbeside\ntracked\n\nmodules/other:\n')
  expect(warnings).toHaveLength(2)
  expect(warnings[1]).toContain('modules/other/x')
})
