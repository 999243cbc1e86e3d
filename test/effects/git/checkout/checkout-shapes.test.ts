// Whatever a checkout looks like, it looks the same after both sides have been in it and made a mess.
// @module-tag long
import { afterAll, describe, expect, test } from 'vitest'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { digestOf } from '../../../support/digest.ts'
import { longUnlessNth } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf, expectUntouched, forgetTwoSides, twoSides, visit } from './sides.ts'

afterAll(forgetTwoSides)

const shapes: Readonly<Record<string, string>> = {
  'a clean branch': '',
  'a clean branch that is neither side': `git checkout --quiet -b third base; echo 3 > third; git add third
    git commit --quiet -m third`,
  'a detached HEAD': 'git checkout --quiet --detach base',
  'a branch whose name is not ASCII': `git checkout --quiet 'feature/ünï-日本'`,
  'staged, unstaged, untracked and ignored changes at once': `
    echo 1 >> same; git add same; echo 2 >> same; echo 3 >> changed; echo 4 > untracked; echo 5 > ignored.log
    mkdir -p cache/sub; echo 6 > cache/sub/ignored; echo 7 > staged-new; git add staged-new`,
  'modes that git does not keep': `
    echo secret > key; chmod 600 key; echo '#!/bin/sh' > tool; chmod 755 tool; chmod 600 private changed same
    mkdir -m 700 mine; echo x > mine/x; chmod 750 tree/deep; chmod 711 head-folder; chmod 755 same-2`,
  'a tracked file that has another name':
    'mkdir -p cache; ln same cache/second; ln run.sh third; chmod 600 same',
  'a mode change alone': 'chmod 755 same-3; git config core.fileMode true',
  'a mode change that git is told not to see': 'git config core.fileMode false; chmod 755 same changed',
  'intent to add': 'echo later > later; git add -N later; echo sub > only-on-base; git add -N only-on-base',
  'a staged deletion with the file still there': 'git rm --quiet --cached same changed only-on-head',
  'a staged deletion of a file that is then ignored': `
    git rm --quiet --cached same only-on-head; printf 'same\\nonly-on-head\\n' >> .gitignore; echo mine > same`,
  'a file added by force though ignored':
    'echo mine > mine.log; git add --force mine.log; echo more >> mine.log',
  'deleted files': 'rm same only-on-head changed; git rm --quiet same-2; rm -r tree',
  'a deleted folder, and one with nothing left in it': 'rm -r tree head-folder; rm odd/x new/name',
  'a file replaced by a folder': `
    rm same only-on-head turns; mkdir same only-on-head turns; echo x > same/x; echo y > only-on-head/y
    mkdir turns/empty`,
  'a file replaced by a folder of ignored files': 'rm same; mkdir -p same/in; echo x > same/in/x.log',
  'a file replaced by a symbolic link': 'rm same changed; ln -s same-2 same; ln -s ../outside changed',
  'a folder replaced by a file': 'rm -r tree turned; echo t > tree; echo u > turned',
  'a folder replaced by a symbolic link': `
    mkdir elsewhere; echo c > elsewhere/a; echo d > elsewhere/into-folder; rm -r tree turned
    ln -s elsewhere tree; ln -s elsewhere turned`,
  'a folder replaced by a link to a tracked folder':
    'mkdir odd/deep; echo a > odd/a; rm -r tree; ln -s odd tree',
  'a file replaced by a repository': 'rm same; git init --quiet same; echo x > same/x',
  'symbolic links of the user': 'ln -s nowhere dangling; ln -s tree to-folder; rm link; ln -s same-2 link',
  'files that git is told are unchanged': `
    git update-index --assume-unchanged same changed tree/a tree/b; echo mine >> same; echo mine >> changed; rm tree/b`,
  'files that git is told to skip': `
    git update-index --skip-worktree same changed only-on-head tree/a; echo mine >> same; echo mine >> only-on-head
    rm tree/a`,
  'a hidden file behind a link': `
    git update-index --assume-unchanged tree/a; mkdir elsewhere; echo x > elsewhere/a; rm -r tree; ln -s elsewhere tree`,
  'a nested repository': `
    mkdir vendor; git init --quiet vendor/lib; cd vendor/lib; echo x > x; git add x; git commit --quiet -m x; echo y > y
    mkdir empty; chmod 700 empty`,
  'a nested repository without a commit': 'git init --quiet nested; echo x > nested/x',
  'a nested repository where a side has files': 'git init --quiet base-folder; echo x > base-folder/x',
  'names with blanks, quotes, line breaks and dashes': `
    for name in 'a b' "it's" '"quoted"' $'line\\nbreak' '-rf' '--force' ' lead' 'trail ' $'tab\\t' '\\' '*' '?' ':(top)' '#' '$(id)'
    do echo "$name" > "./$name"; mkdir -p "./d/$name"; echo x > "./d/$name/$name"; done
    git add -- ./-rf './a b' $'./line\\nbreak'; echo more >> ./-rf; rm 'sp ace'`,
  'names that are not UTF-8': `
    printf x > $'latin-\\xe9'; mkdir $'d\\xff'; printf y > $'d\\xff/\\xfe'; printf z > $'staged-\\xe9'
    git add $'staged-\\xe9'; ln -s $'to-\\xe9' $'link-\\xe9'; printf z > $'ignored-\\xe9.log'`,
  'an ignored file where a side has a file': `
    echo mine > recorded.log; echo mine > local.env; chmod 600 local.env recorded.log`,
  'an ignored folder where a side has a file': `
    git checkout --quiet base; printf 'turns\\nturns/\\nonly-on-head/\\n' >> .git/info/exclude; mkdir -p only-on-head/empty
    echo x > only-on-head/x; chmod 700 only-on-head/empty`,
  'ignored files that base does not ignore': `
    echo mine > local.env; mkdir -p secrets/deep; echo key > secrets/deep/key; chmod 700 secrets`,
  'files ignored by rules that are not committed': `
    echo 'mine*' >> .gitignore; echo a > mine.txt; mkdir mine-folder; echo b > mine-folder/b
    printf '*\\n' > odd/.gitignore; echo c > odd/c`,
  'stash entries': `
    echo one >> same; git stash push --quiet -m one; echo two >> same; echo u > u; git stash push --quiet -u -m two
    echo three >> same`,
  'stash entries with a clean tree': 'echo one >> same; git stash push --quiet -m one',
  'empty folders': `
    mkdir -p empty/inner base-folder old/name/empty head-folder/empty untracked/empty; echo x > untracked/x
    chmod 700 empty old`,
  'line ends of another system': `
    git config core.autocrlf true; printf 'a\\r\\nb\\r\\n' > same; printf 'a\\nb\\r\\n' > mixed; printf 'as in head\\r\\n' > changed
    git add changed 2>/dev/null`,
  'line ends that only look changed': `
    printf 'x\\r\\n' > crlf; git add crlf; git commit --quiet -m crlf; git tag -f head > /dev/null
    echo '* text=auto' > .gitattributes; touch crlf; git config core.autocrlf true`,
  'a squashed merge to be committed': `
    git checkout --quiet -b side base; echo s > s; git add s; git commit --quiet -m s; git checkout --quiet main
    git merge --quiet --squash side > /dev/null 2>&1`,
  'a sparse checkout with a file that should not be there': `
    echo mine >> tree/a; git sparse-checkout set --no-cone '/*' '!/tree/' 2>/dev/null; git checkout --quiet --ignore-skip-worktree-bits tree/b`,
  'a sparse checkout': `
    git sparse-checkout set --no-cone '/*' '!/tree/' '!/head-folder/'; echo mine >> same; mkdir -p tree; echo u > tree/new`,
  'a sparse checkout with a file that is skipped by hand and gone': `
    git sparse-checkout set --no-cone '/*' '!/tree/'; git update-index --skip-worktree same-2; rm same-2; echo mine >> same`,
  'a sparse checkout with a sparse index': `
    git sparse-checkout set --cone --sparse-index odd; echo mine >> same; echo mine > odd/new`,
  'a split index': 'git update-index --split-index; echo mine >> same; git add same; echo u > u',
  'no log of HEAD': 'rm .git/logs/HEAD; echo mine >> same',
}

describe('a checkout comes back as it was', () => {
  for (const [index, [name, shape]] of Object.entries(shapes).entries())
    test(name, longUnlessNth(index, 12, 4), async () => {
      await using repository = await twoSides()
      repository.sh(shape)
      expect(await expectUntouched(repository)).toEqual([])
    })
})

test('a repository that a benchmark makes in a folder of tracked files leaves with its side', async () => {
  await using repository = await twoSides()
  repository.sh('git checkout --quiet head; echo mine > base-folder')
  const benchmark = 'for folder in base-folder head-folder tree; do git init --quiet $folder || true; done'
  expect(await expectUntouched(repository, { benchmark })).toEqual([])
})

/** A folder with a file in it whose path is as long as any can be. */
function deepIn({ folder }: Repository): string {
  const room = 4085 - folder.length
  const deep = `${'d'.repeat(200)}/`.repeat(Math.floor(room / 201) - 1)
  return `mkdir -p ${deep}; cd ${deep}; echo 1 > ${'x'.repeat(room - deep.length - 1)}`
}

test('a file whose path is too long for a shelf is refused, and nothing is lost', async () => {
  await using repository = await twoSides()
  repository.sh(`echo u > untracked; ${deepIn(repository)}`)
  const before = await digestOf(repository.folder)
  await expect(visit(repository)).rejects.toThrow(
    /too long for it to be set aside.*x{100}\. Move the file out/,
  )
  expect(await digestOf(repository.folder)).toEqual(before)
})

test.each([3999, 4001, 4060, 4093])(
  'files in a folder whose place on the shelf is %i bytes long come back to their own',
  async length => {
    await using repository = await makeRepository('git init --quiet')
    const room = length - repository.folder.length - '/.git/benchgate/yours/files/'.length
    const parts = Array.from({ length: Math.floor(room / 201) }, () => 'd'.repeat(200))
    const rest = room - parts.length * 201
    const deep = [...parts, 'e'.repeat(rest)].join('/')
    repository.sh(`mkdir -p ${deep}; echo 1 > ${deep}/t; git add .; git commit --quiet -m base; git tag base
      echo head > side; git add side; git commit --quiet -m head; git tag head; echo 2 > ${deep}/t; echo mine > ${deep}/u`)
    const before = await digestOf(repository.folder)
    const console = listeningConsole()
    {
      await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), console)
      for (const side of ['base', 'head'] as const) await checkout.enter(side)
    }
    expect(console.warnings).toEqual([])
    expect(await digestOf(repository.folder)).toEqual(before)
  },
)

test('such files of a benchmark do not keep anything from coming back', async () => {
  await using repository = await twoSides()
  repository.sh('echo u > untracked; echo 1 >> same')
  await expectUntouched(repository, { benchmark: deepIn(repository) })
})
