// Worktrees with submodules: each side has its own at its own commits, from the repositories the user has, without network.
// @module-tag long
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../../src/core/model/errors.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'
import { shIn, withWorktrees } from './worktrees-support.ts'

let origin: Repository

/** `library` at 1 on base, 2 on head, and in it `inner` likewise; `none` has no submodule. */
beforeAll(async () => {
  origin = await makeRepository(`
    make() { git init --quiet --initial-branch=main $1; cd $1; echo 1 > version; printf '*.o\\n' > .gitignore; git add .
      git commit --quiet -m 1; git tag v1; echo 2 > version; git commit --quiet -am 2; git tag v2; cd ..; }
    make inner; make library; root=$PWD
    cd library; git checkout --quiet v1; git submodule --quiet add $root/inner deep/inner 2> /dev/null
    git -C deep/inner checkout --quiet v1; git add .; git commit --quiet -m 3; git tag v3
    git -C deep/inner checkout --quiet v2; echo 2 > version; git add .; git commit --quiet -m 4; git tag v4; cd ..
    git init --quiet --initial-branch=main project; cd project; echo base > side; git add side
    git commit --quiet -m none; git tag none; git submodule --quiet add $root/library library 2> /dev/null
    git -C library checkout --quiet v3; git -C library submodule --quiet update --init --recursive
    git add .; git commit --quiet -m base; git tag base
    git -C library checkout --quiet v4; git -C library submodule --quiet update --recursive
    echo head > side; git add .; git commit --quiet -m head; git tag head
    git checkout --quiet base; git mv library moved; echo moved > side; git add .; git commit --quiet -m moved; git tag moved
    git checkout --quiet -f main; git submodule --quiet update --init --recursive --force; rm -rf moved`)
})

afterAll(() => origin[Symbol.asyncDispose]())

/** A copy of the project, with origins that cannot be reached. */
async function project(script: string): Promise<Repository> {
  const copy = await origin.copy()
  copy.sh(`rm -rf library inner; mv project/* project/.git* .; ${script}`)
  return copy
}

const look = `cat library/version library/deep/inner/version; git -C library rev-parse --show-toplevel
  git -C library/deep/inner rev-parse HEAD; git submodule status --recursive | cut -c1; git status --short`

/** The git directories, those of submodules too; an origin may have given objects. */
const insides = (repository: Repository) =>
  repository.sh(`find . -path '*.git*' -not -path '*/objects*' -not -name shallow -not -path '*/refs/benchgate' | sort |
    while read -r p; do if [ -f "$p" ]; then sha256sum "$p"; else echo "$p"; fi; done`)

describe('at the commits of each side', () => {
  const shapes: Readonly<Record<string, string>> = {
    'at head': 'true',
    'at base': 'git checkout --quiet base; git submodule --quiet update --recursive',
    'on a branch, with uncommitted work': `
      git -C library checkout --quiet -B mine v2; echo mine > library/version; echo u > library/u`,
    'with git directories of their own': `
      for s in library/deep/inner library; do d=$(git -C $s rev-parse --absolute-git-dir); rm $s/.git; cp -a $d $s/.git
        git config --file $s/.git/config --unset core.worktree; done; rm -rf .git/modules`,
    'moved since': 'git checkout --quiet moved 2> /dev/null; git submodule --quiet update --recursive',
    'moved in the index alone': 'git mv library elsewhere',
  }
  test.each(Object.entries(shapes))('%s', async (_, shape) => {
    await using repository = await project(shape)
    const before = insides(repository)
    const inner = repository.sh('ls -d */deep/inner | tail -1').trim()
    const warnings = await withWorktrees(repository, async checkout => {
      for (const [side, n] of [
        ['base', '1'],
        ['head', '2'],
      ] as const) {
        const folder = await checkout.enter(side)
        const sha = shIn(join(repository.folder, inner), `git rev-parse v${n}`)
        expect(shIn(folder, look)).toBe(`${n}\n${n}\n${folder}/library\n${sha} \n \n`)
        shIn(folder, 'echo x > library/left; git -C library add left; echo more > library/deep/inner/version')
      }
    })
    expect(warnings).toEqual([])
    expect(insides(repository)).toBe(before)
  })

  test('where head has moved it', async () => {
    await using repository = await project('git tag --force head moved')
    await withWorktrees(repository, async checkout => {
      expect(
        shIn(await checkout.enter('head'), 'cat moved/version moved/deep/inner/version; test ! -e library'),
      ).toBe('2\n2\n')
      expect(shIn(await checkout.enter('base'), 'cat library/version; test ! -e moved')).toBe('1\n')
    })
  })

  test('where a side does not have it', async () => {
    await using repository = await project('git tag --force base none')
    await withWorktrees(repository, async checkout => {
      expect(shIn(await checkout.enter('base'), 'test ! -e library; echo none')).toBe('none\n')
      expect(shIn(await checkout.enter('head'), 'cat library/version')).toBe('2\n')
    })
  })

  test('where the user’s commit does not have it, but git has kept it', async () => {
    await using repository = await project('git checkout --quiet none 2> /dev/null; rm -rf library')
    const before = insides(repository)
    const warnings = await withWorktrees(repository, async checkout => {
      expect(shIn(await checkout.enter('base'), 'cat library/version library/deep/inner/version')).toBe(
        '1\n1\n',
      )
      expect(shIn(await checkout.enter('head'), 'cat library/version library/deep/inner/version')).toBe(
        '2\n2\n',
      )
    })
    expect(warnings).toEqual([])
    expect(insides(repository)).toBe(before)
  })

  test('with the user’s ignored files in each', async () => {
    await using repository = await project('echo o > library/mine.o; echo o > library/deep/inner/mine.o')
    await withWorktrees(repository, async checkout => {
      for (const side of ['base', 'head'] as const)
        expect(shIn(await checkout.enter(side), 'ls library/*.o library/deep/inner/*.o')).toBe(
          'library/deep/inner/mine.o\nlibrary/mine.o\n',
        )
    })
  })
})

describe('a submodule stays empty', () => {
  test('that the user has not filled', async () => {
    await using repository = await project('git submodule --quiet deinit --force library')
    const warnings = await withWorktrees(repository, async checkout => {
      for (const side of ['base', 'head'] as const)
        expect(shIn(await checkout.enter(side), 'ls library')).toBe('')
    })
    expect(warnings).toEqual([])
  })

  test('in which the user has not filled another', async () => {
    await using repository = await project('git -C library submodule --quiet deinit --force --all')
    await withWorktrees(repository, async checkout => {
      for (const side of ['base', 'head'] as const)
        expect(shIn(await checkout.enter(side), 'ls library/deep/inner')).toBe('')
    })
  })

  test('that only a side has which was never here, and it is named', async () => {
    await using repository = await project(
      'git checkout --quiet none 2> /dev/null; rm -rf library .git/modules',
    )
    const warnings = await withWorktrees(repository, async checkout => {
      expect(shIn(await checkout.enter('base'), 'ls library')).toBe('')
    })
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toContain('The submodule library of base is not in this checkout')
  })
})

describe('a commit that the submodule lacks', () => {
  const url = () => ({ URL: `file://${origin.folder}/library` })
  const cloned = async (script: string) => {
    const repository = await project('rm -rf library .git/modules')
    repository.sh(
      `git clone --quiet --depth=1 --branch v4 "$URL" library 2> /dev/null
      git submodule --quiet absorbgitdirs; ${script}`,
      url(),
    )
    return repository
  }

  test('is fetched from its origin', async () => {
    await using repository = await cloned('true')
    const before = insides(repository)
    await withWorktrees(repository, async checkout => {
      expect(shIn(await checkout.enter('base'), 'cat library/version')).toBe('1\n')
      expect(shIn(await checkout.enter('head'), 'cat library/version')).toBe('2\n')
    })
    expect(insides(repository)).toBe(before)
  })

  test('and cannot be fetched is named, with what to do', async () => {
    await using repository = await cloned('git -C library remote set-url origin /nowhere')
    const attempt = withWorktrees(repository, async () => {})
    await expect(attempt).rejects.toThrow(CouldNotMeasureError)
    await expect(attempt).rejects.toThrow(/base has the submodule library at [0-9a-f]{7}.*git fetch origin/)
    expect(existsSync(join(repository.folder, '.git/modules/library/worktrees'))).toBe(false)
  })
})
