// Checkouts with submodules: each side sees its own, and the user's come back with all that is in them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CouldNotMeasure } from '../../../src/core/errors.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import { expectUntouched, visit } from './sides.ts'

let origin: Repository

beforeAll(async () => {
  origin = await makeRepository(`
    git init --quiet --initial-branch=main library; cd library; echo 1 > version; printf '*.o\\n' > .gitignore; git add .
    git commit --quiet -m 1; git tag v1; echo 2 > version; git commit --quiet -am 2; git tag v2; cd ..
    git init --quiet --initial-branch=main project; cd project; echo base > side; git add side
    git commit --quiet -m none; git tag none
    git submodule --quiet add "$PWD/../library" library 2>/dev/null
    git -C library checkout --quiet v1; git add library; git commit --quiet -m base; git tag base
    git -C library checkout --quiet v2; echo head > side; git add library side; git commit --quiet -m head
    git tag head; git config protocol.file.allow always`)
})

afterAll(() => origin[Symbol.asyncDispose]())

async function project(script: string): Promise<Repository> {
  const copy = await origin.copy()
  copy.sh(`rm -r library; mv project/* project/.git* .; ${script}`)
  return copy
}

const readVersion = 'test "$(cat library/version)" = "$([ $SIDE = base ] && echo 1 || echo 2)"'

describe('submodules that differ between the sides', () => {
  const shapes: Readonly<Record<string, string>> = {
    'at head': 'true',
    'at base': 'git checkout --quiet base; git submodule --quiet update',
    'on a branch': 'git -C library checkout --quiet -B mine v2',
    'with ignored files in it': 'echo o > library/mine.o; mkdir library/empty',
    'staged at another commit': 'git -C library checkout --quiet v1; git add library',
    'with changes beside it': 'echo more >> side; git add side; echo u > u',
  }
  test.each(Object.entries(shapes))('%s', async (_, shape) => {
    await using repository = await project(shape)
    expect(
      await expectUntouched(repository, { benchmark: `${readVersion}; echo x > dirt; git add dirt` }),
    ).toEqual([])
  })

  test.each([
    ['a changed file', 'echo mine >> library/version'],
    ['an untracked file', 'echo mine > library/mine'],
    ['another commit', 'git -C library checkout --quiet v1'],
    [
      'a changed file that git is told to ignore',
      'git config submodule.library.ignore all; echo x > library/version',
    ],
  ])('with %s in it are refused', async (_, shape) => {
    await using repository = await project(shape)
    await expect(visit(repository)).rejects.toThrow(CouldNotMeasure)
    await expect(visit(repository)).rejects.toThrow('library has uncommitted work')
  })
})

describe('a submodule that one side does not have', () => {
  const oneSided = 'git tag --force base none > /dev/null'

  test.each([
    ['clean', 'true'],
    [
      'on a branch, with ignored files',
      'git -C library checkout --quiet -B mine v2; echo o > library/mine.o',
    ],
    [
      'while neither side is checked out',
      'git checkout --quiet -b third; echo 3 > three; git add three; git commit --quiet -m 3',
    ],
  ])('%s', async (_, shape) => {
    await using repository = await project(`${oneSided}; ${shape}`)
    const benchmark =
      'if [ $SIDE = head ]; then cat library/version; echo x > library/left.o; else test ! -e library; fi'
    expect(await expectUntouched(repository, { benchmark })).toEqual([])
  })
})

describe('submodules that are the same on both sides stay as they are', () => {
  const same =
    'git tag --force base head~1 > /dev/null; git checkout --quiet base; git submodule --quiet update; git checkout --quiet -b other; echo head > side; git commit --quiet -am head; git tag --force head > /dev/null'

  test.each([
    ['at another commit', 'git -C library checkout --quiet v2'],
    [
      'on a branch with changes',
      'git -C library checkout --quiet -B mine v2; echo mine > library/version; echo u > library/u',
    ],
    ['not filled', 'git submodule --quiet deinit --force library'],
  ])('%s', async (_, shape) => {
    await using repository = await project(`${same}; ${shape}`)
    expect(await expectUntouched(repository, { benchmark: 'echo x > left' })).toEqual([])
  })

  test('and one that is only staged comes back', async () => {
    await using repository =
      await project(`git checkout --quiet none; git checkout --quiet -b other; rm -rf library
      echo head > side; git commit --quiet -am head; git tag --force head > /dev/null; git tag --force base none > /dev/null
      git submodule --quiet add --force "$PWD/../repository/.git/../.git/modules/library" added 2>/dev/null || git clone --quiet .git/modules/library added
      git add added; echo mine > added/mine`)
    expect(await expectUntouched(repository, { benchmark: 'test ! -e added; echo x > left' })).toEqual([])
  })
})
