// The tree as it stands, as a commit: what it holds, and that taking it changes nothing of the user's.
// @module-tag long
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { commitWorkingTree } from '../../../../src/effects/git/revisions/own-commits.ts'
import { digestOf } from '../../../support/digest.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'

const committed = `git init --quiet --initial-branch=main
  printf 'one\\n' > file; mkdir folder; printf 'two\\n' > folder/inner; printf 'three\\n' > other; printf '#!/bin/sh\\n' > script
  ln -s file link; echo ignored/ > .gitignore
  git add --all; git commit --quiet -m start`

let usual: Repository

beforeAll(async () => {
  usual = await makeRepository(committed)
})

afterAll(() => usual[Symbol.asyncDispose]())

/** Takes the snapshot of a tree that `dirt` has made of the committed one; nothing of the user's may change by that. */
async function taken(dirt: string, start?: string) {
  const repository = start === undefined ? await usual.copy() : await makeRepository(start)
  repository.sh(dirt)
  return { ...(await take(repository)), repository }
}

async function take(repository: Repository) {
  const before = await digestOf(repository.folder)
  const console = listeningConsole()
  const head = repository.sh('git rev-parse HEAD').trim()
  const commit = await commitWorkingTree(repository.git, head, console)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect((await readdir(join(repository.folder, '.git'))).filter(name => name.includes('benchgate'))).toEqual(
    [],
  )
  const files = repository
    .sh(`git -c core.quotePath=false ls-tree -r ${commit.sha}`)
    .trim()
    .split('\n')
    .map(line => line.replace(/^(\d+) (\w+) \w+\t/, '$1 '))
  const show = (path: string) => repository.sh(`git cat-file -p '${commit.sha}:${path}'`)
  const changed = repository
    .sh(`git diff-tree -r --ignore-submodules=none --name-status HEAD ${commit.sha}`)
    .trim()
    .replaceAll('\t', ' ')
  return { commit, head, files, show, changed: changed.split('\n'), console }
}

describe('holds', () => {
  test.each<[string, string, readonly string[]]>([
    ['changes', 'echo more >> file', ['M file']],
    ['staged changes', 'echo more >> file; git add file', ['M file']],
    [
      'what came after staging',
      'echo more >> file; git add file; git checkout HEAD -- file; echo x > other',
      ['M other'],
    ],
    ['deletions', 'rm file; rm -r folder', ['D file', 'D folder/inner']],
    ['staged deletions', 'git rm --quiet file', ['D file']],
    ['what is only out of the index', 'git rm --quiet --cached file', ['']],
    ['untracked files, but no ignored ones', 'mkdir ignored new; touch ignored/x new/y', ['A new/y']],
    [
      'tracked files that are ignored',
      'mkdir ignored; touch ignored/x ignored/y; git add -f ignored/x',
      ['A ignored/x'],
    ],
    ['modes', 'chmod +x script', ['M script']],
    ['files of a tree without an index', 'rm .git/index; echo x > new', ['A new']],
    ['links', 'ln -sf other link; ln -s nowhere broken', ['A broken', 'M link']],
    ['intent to add', 'echo new > new; git add -N new', ['A new']],
    ['intent to add of what is gone', 'echo new > new; git add -N new; rm new', ['']],
    ['a file that has become a folder', 'rm file; mkdir file; echo x > file/x', ['D file', 'A file/x']],
    ['a folder that has become a file', 'rm -r folder; echo x > folder', ['A folder', 'D folder/inner']],
    ['a file that has become a link', 'rm file; ln -s other file', ['T file']],
    [
      'files marked to be left alone',
      'git update-index --assume-unchanged file; git update-index --skip-worktree other; echo x >> file; echo x >> other',
      ['M file', 'M other'],
    ],
    ['a file that is marked to be missing', 'git update-index --skip-worktree other; rm other', ['']],
    [
      'odd names',
      "touch -- 'a b' '-n' '\"q\"' ':(top)' '#x' '*'; printf x > $'\\xff'",
      expect.arrayContaining(['A *', 'A -n', 'A :(top)', 'A a b']) as never,
    ],
    [
      'a conflict as it stands',
      'git checkout --quiet -b side; echo a > file; git commit --quiet -am a; git checkout --quiet main; echo b > file; git commit --quiet -am b; git merge --quiet side || true',
      ['M file'],
    ],
  ])('%s', async (_, dirt, changed) => {
    const { repository, ...found } = await taken(dirt)
    await using _repository = repository
    expect(found.changed).toEqual(changed)
    expect(found.console.warnings).toEqual([])
  })

  test('the content and the mode of each', async () => {
    const { repository, show, files } = await taken(
      'echo six > file; chmod +x script; git update-index --chmod=-x script; ln -sf other link',
    )
    await using _ = repository
    expect(show('file')).toBe('six\n')
    expect(show('link')).toBe('other')
    expect(files).toContain('100755 script')
    expect(files).toContain('120000 link')
  })

  test('a change of the same size in the moment that the index was written', async () => {
    const { repository, show } =
      await taken(`git config core.trustctime false; at='touch -d 2026-01-01T00:00:00Z'
      echo two > file; $at file; git add file; echo six > file; $at file .git/index`)
    await using _ = repository
    expect(show('file')).toBe('six\n')
  })

  test('in a sparse checkout, what is not checked out, and untracked files outside of it', async () => {
    for (const kind of ['--cone', '--no-cone', '--cone --sparse-index']) {
      const start = `${committed}; git sparse-checkout set ${kind} folder 2>/dev/null`
      const { repository, files, changed } = await taken(
        'echo x >> folder/inner; mkdir elsewhere; touch elsewhere/new',
        start,
      )
      await using _ = repository
      expect(changed).toEqual(['A elsewhere/new', 'M folder/inner'])
      expect(files).toContain('100755 script'.replace('755', '644'))
    }
  })

  test('what a split index and one with an untracked cache know', async () => {
    for (const index of ['--split-index', '--untracked-cache', '--index-version 4']) {
      const { repository, changed } = await taken(
        `git update-index ${index}; echo x > new; echo y >> file; git add file`,
      )
      await using _ = repository
      expect(changed).toEqual(['M file', 'A new'])
    }
  })
})

describe('is a commit', () => {
  test('on top of head, the same for the same tree, and not newer than head', async () => {
    const { repository, commit, head } = await taken('echo more >> file')
    await using _ = repository
    expect(commit.from).toBe(`the working tree, on top of ${head.slice(0, 9)}`)
    expect(repository.sh(`git rev-parse ${commit.sha}^`).trim()).toBe(head)
    expect(repository.sh(`git log -1 --format='%an %ad %cd' --date=iso ${commit.sha}`)).toBe(
      'benchgate 2026-01-01 00:00:00 +0000 2026-01-01 00:00:00 +0000\n',
    )
    expect((await take(repository)).commit).toEqual(commit)
  })

  test('that is head itself where nothing differs', async () => {
    const { repository, commit, head } = await taken(
      'touch -d 2020-01-01 file; mkdir ignored; touch ignored/x',
    )
    await using _ = repository
    expect(commit).toEqual({ sha: head, from: `the working tree, which is ${head.slice(0, 9)}` })
  })

  test('where the folder for temporary files is in the tree', async () => {
    await using repository = await makeRepository(committed)
    await mkdir(join(repository.folder, 'tmp'))
    vi.stubEnv('TMPDIR', join(repository.folder, 'tmp'))
    repository.sh('echo more >> file')
    expect((await take(repository)).changed).toEqual(['M file'])
    vi.unstubAllEnvs()
  })

  test('also where the repository has hooks, asks for signatures, or is strict about line ends', async () => {
    const { repository, changed } = await taken(`mkdir -p .git/hooks
      for hook in pre-commit post-index-change post-commit; do printf '#!/bin/sh\\ntouch hooked; exit 1\\n' > .git/hooks/$hook; chmod +x .git/hooks/$hook; done
      git config commit.gpgSign true; git config core.safecrlf true; git config core.autocrlf true; printf 'a\\nb\\n' > new`)
    await using _ = repository
    expect(changed).toEqual(['A new'])
  })
})

describe('repositories within', () => {
  const nested = 'git init --quiet nested; echo x > nested/x'

  test('that are no submodules are left out, and named', async () => {
    for (const more of [
      '',
      'git -C nested add x; git -C nested commit --quiet -m x',
      'cd ..; rm -rf r; mv repository/nested r; git -C r add x; git -C r commit --quiet -m x; git -C r worktree add --quiet ../repository/nested',
    ]) {
      const { repository, changed, console } = await taken(`echo y > new; ${nested}; ${more}`)
      await using _ = repository
      expect(changed).toEqual(['A new'])
      expect(console.warnings).toEqual([expect.stringMatching(/^nested\/ is not part of head, as/)])
    }
  })

  test('that stand where a file was take the file away', async () => {
    const { repository, changed, console } = await taken(
      'rm file; git init --quiet file; git -C file commit --quiet --allow-empty -m x',
    )
    await using _ = repository
    expect(changed).toEqual(['D file'])
    expect(console.warnings).toEqual([expect.stringContaining('file')])
  })

  const withSubmodule = `git init --quiet --initial-branch=main source; (cd source; echo 1 > x; git add x; git commit --quiet -m 1)
    git init --quiet --initial-branch=main work; cd work; git -c protocol.file.allow=always submodule --quiet add ../source sub; git commit --quiet -m sub`

  test.each([
    ['is not checked out', 'git submodule --quiet deinit --force sub'],
    ['has no commit', 'rm -rf sub/.git; git init --quiet sub; echo 2 > file'],
  ])('a submodule that %s stays as it is in head', async (_, script) => {
    await using outer = await makeRepository(withSubmodule)
    outer.sh(`cd work; echo 1 > file; git add file; ${script}`)
    const work = outer.git.in(join(outer.folder, 'work'))
    const { sha } = await commitWorkingTree(work, await work.run(['rev-parse', 'HEAD']), listeningConsole())
    expect(await work.run(['diff-tree', '--name-status', 'HEAD', sha])).toBe('A\tfile')
  })

  test.each([
    '',
    'git config submodule.sub.ignore all; ',
    'git config -f .gitmodules submodule.sub.ignore all; git commit --quiet -am x; ',
  ])(
    'that are submodules count with the commit they are at, and uncommitted work in them is told of (%#)',
    async setting => {
      await using outer = await makeRepository(withSubmodule)
      const repository = {
        ...outer,
        folder: join(outer.folder, 'work'),
        git: outer.git.in(join(outer.folder, 'work')),
        sh: (script: string) => outer.sh(`cd work; ${script}`),
      }
      repository.sh(`${setting}git -C sub commit --quiet --allow-empty -m 2`)
      const moved = await take(repository)
      expect(moved.changed).toEqual(['M sub'])
      expect(moved.console.warnings).toEqual([])
      repository.sh('touch sub/new')
      const dirty = await take(repository)
      expect(dirty.commit).toEqual(moved.commit)
      expect(dirty.console.warnings).toEqual([expect.stringContaining('submodule sub is not part of head')])
    },
  )
})

test('results of a run by hand are left out, and named', async () => {
  await using repository = await usual.copy()
  repository.sh(`mkdir 'b[1]'; for path in 'b[1]/früh.json' 'b[1]/new' früh.json; do echo 1 > "$path"; done`)
  const console = listeningConsole()
  const leftOut = { folder: join(repository.folder, 'b[1]'), globs: ['fr*.json'] }
  const { sha } = await commitWorkingTree(repository.git, 'HEAD', console, leftOut)
  const listing = repository.sh(`git -c core.quotePath=false diff --name-only HEAD ${sha}`)
  expect(listing).toBe('b[1]/new\nfrüh.json\n')
  expect(console.said).toEqual(['not part of head, as it matches "output": b[1]/früh.json'])
})

test('a file that git cannot take is refused with its name and a way out', async () => {
  await using repository = await makeRepository(
    `${committed}; git config filter.broken.clean 'exit 1'; git config filter.broken.required true; echo '*.x filter=broken' > .gitattributes; echo x > 'bad.x'`,
  )
  await expect(take(repository)).rejects.toThrow(
    /^head: "worktree" is not accepted.*bad\.x.*have git ignore/s,
  )
})
