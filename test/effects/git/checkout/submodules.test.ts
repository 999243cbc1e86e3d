// Checkouts with submodules: each side sees its own, and the user's come back with all that is in them.
// @module-tag long
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../../src/core/model/errors.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { recoverRepository } from '../../../../src/effects/git/recovery/recover.ts'
import { digestOf } from '../../../support/digest.ts'
import { longUnless, longUnlessNth, runsAll } from '../../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../../support/repository.ts'
import { commitsOf, expectUntouched, visit } from './sides.ts'

let origin: Repository

beforeAll(async () => {
  origin = await makeRepository(`
    git init --quiet --initial-branch=main ../library; cd ../library; echo 1 > version; printf '*.o\\n' > .gitignore; git add .
    git commit --quiet -m 1; git tag v1; echo 2 > version; git commit --quiet -am 2; git tag v2; cd ../repository
    git init --quiet --initial-branch=main; echo base > side; git add side
    git commit --quiet -m none; git tag none
    git submodule --quiet add "$PWD/../library" library 2>/dev/null
    git -C library checkout --quiet v1; git add library; git commit --quiet -m base; git tag base
    git -C library checkout --quiet v2; echo head > side; git add library side; git commit --quiet -m head
    git tag head; git config protocol.file.allow always`)
})

afterAll(() => origin[Symbol.asyncDispose]())

async function project(script: string): Promise<Repository> {
  const copy = await origin.copy()
  if (script !== 'true') copy.sh(script)
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
  for (const [index, [name, shape]] of Object.entries(shapes).entries())
    test(name, longUnlessNth(index, 9, 3), async () => {
      await using repository = await project(shape)
      expect(
        await expectUntouched(repository, { benchmark: `${readVersion}; echo x > dirt; git add dirt` }),
      ).toEqual([])
    })

  const work: Readonly<Record<string, string>> = {
    'a changed file': 'echo mine >> library/version',
    'an untracked file': 'echo mine > library/mine',
    'another commit': 'git -C library checkout --quiet v1',
    'a staged and a deleted file':
      'cd library; echo n > new; git add new; rm version; echo o > x.o; git stash store -m s $(git stash create)',
    'a changed file that git is told to ignore':
      'git config submodule.library.ignore all; echo x > library/version',
  }
  const messes: Readonly<Record<string, string>> = {
    'no mess': readVersion,
    'a mess in it': `${readVersion}; cd library; echo x > left; echo y > z.o; git add left; rm -f version; git checkout --quiet -- version`,
    'its folder removed': 'rm -rf library',
    'a file in its place': 'rm -rf library; echo x > library',
    'its .git removed': 'rm -f library/.git',
  }
  // Each with each, which CI does with each once.
  for (const [index, [name, shape]] of Object.entries(work).entries())
    for (const [other, [mess, benchmark]] of Object.entries(messes).entries())
      test.runIf(runsAll || index === other)(
        `with ${name} in it, and ${mess}`,
        longUnless(index === 0),
        async () => {
          await using repository = await project(shape)
          expect(await expectUntouched(repository, { benchmark })).toEqual([])
        },
      )

  for (const path of ['süb', 'deep/日本 lib'])
    test(`at ${path}, with work in it`, async () => {
      await using repository =
        await project(`git checkout --quiet base; git -C library checkout --quiet v1; mkdir -p deep
        git mv library '${path}'; git commit --quiet -m moved; git tag --force base; git -C '${path}' checkout --quiet v2
        echo head > side; git add .; git commit --quiet -m newer; git tag --force head; echo mine > '${path}/mine'`)
      const benchmark = readVersion.replace('library/version', `'${path}/version'`)
      expect(await expectUntouched(repository, { benchmark })).toEqual([])
    })

  test('each with ignored files of its own in it', async () => {
    await using repository = await project('echo mine > library/x.o')
    const benchmark =
      'cat library/x.o >> ../seen; echo $SIDE > library/x.o; echo > library/$SIDE.o; ls library >> ../seen'
    await expectUntouched(repository, { order: ['base', 'head', 'base', 'head'], benchmark })
    const seen = repository.sh('cat ../seen').trim().split('\n').join(' ')
    expect(seen).toBe(
      'mine base.o version x.o mine head.o version x.o base base.o version x.o head head.o version x.o',
    )
  })

  test('and have others in them', async () => {
    await using repository =
      await project(`inner() { git -C library/inner checkout --quiet $1; git -C library add inner
        git -C library commit --quiet -m inner-$1; git add library; echo $2 > side; git add side; git commit --quiet -m $2-2
        git tag --force $2 > /dev/null; }
      git -C library -c protocol.file.allow=always submodule --quiet add "$PWD/.git/modules/library" inner 2> /dev/null
      inner v1 base; inner v2 head; echo mine >> library/inner/version; echo o > library/inner/mine.o`)
    const benchmark = `test "$(cat library/inner/version)" = "$([ $SIDE = base ] && echo 1 || echo 2)"; echo left > library/inner/left`
    const order = ['base', 'head'] as const
    expect(
      await expectUntouched(repository, { order, benchmark: `${benchmark}; rm -r library/inner` }),
    ).toEqual([])
  })

  test('and keep their git directory in themselves', async () => {
    await using repository = await project(`rm library/.git; mv .git/modules/library library/.git
      git config --file library/.git/config --unset core.worktree; echo mine >> library/version`)
    // The commit that holds what git would prune stays among its objects, as one of a stash does.
    const state = async () =>
      (await digestOf(repository.folder)).filter(line => !line.includes('library/.git/objects'))
    const before = await state()
    expect(await visit(repository, { benchmark: readVersion })).toEqual([])
    expect(await state()).toEqual(before)
  })

  test('and lack a commit that their origin has get it from there', async () => {
    await using repository =
      await project(`git clone --quiet library ../library-3; cd ../library-3; echo 3 > version
      git commit --quiet -am 3; cd ../repository; git -C library remote set-url origin "$PWD/../library-3"
      git checkout --quiet --detach head 2> /dev/null; git update-index --cacheinfo "160000,$(git -C ../library-3 rev-parse HEAD),library"
      git commit --quiet -m newer; git tag --force head > /dev/null; git checkout --quiet main`)
    const benchmark = readVersion.replace('echo 2', 'echo 3')
    expect(await visit(repository, { benchmark })).toEqual([])
    expect(repository.sh('git status --short; git -C library status --short; cat library/version')).toBe(
      '2\n',
    )
  })

  test('and lack a commit that nobody has are refused', async () => {
    await using repository =
      await project(`git checkout --quiet head; git update-index --cacheinfo 160000,${'1'.repeat(40)},library
      git commit --quiet -m nowhere; git tag --force head > /dev/null`)
    await expect(visit(repository)).rejects.toThrow(CouldNotMeasureError)
    await expect(visit(repository)).rejects.toThrow(
      /head has the submodule library at 1111.*not in this checkout/,
    )
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

test('one that only a side has can have any name', async () => {
  await using repository =
    await project(`git checkout --quiet head; git mv library süb; git commit --quiet -m moved
    git tag --force head; git tag --force base none`)
  const benchmark = 'if [ $SIDE = head ]; then cat süb/version; else test ! -e süb; fi'
  expect(await expectUntouched(repository, { benchmark })).toEqual([])
})

describe('what a killed run has left', () => {
  /** As the run leaves it: what is in the copy is held by no process. */
  async function killedIn(
    repository: Repository,
    folder: string,
    commits: Parameters<typeof takeOverUserCheckout>[1],
  ) {
    const git = repository.git.in(join(repository.folder, folder))
    await using checkout = await takeOverUserCheckout(git, commits, listeningConsole())
    await checkout.enter('base')
    const killed = await repository.copy()
    killed.sh(
      `cd './${folder}'; sed -i 's/"pid":[0-9]*/"pid":99999999/' "$(git rev-parse --git-dir)/benchgate/journal.json"`,
    )
    return killed
  }
  const own = (repository: Repository) =>
    commitsOf({ ...repository, sh: script => repository.sh(`cd library; ${script}`) }, 'v1', 'v2')

  test('around a submodule comes back from the submodule, too', async () => {
    await using repository = await project('echo mine > library/mine')
    const before = await digestOf(repository.folder)
    await using killed = await killedIn(repository, '.', commitsOf(repository))
    await using again = await killed.copy()
    expect(killed.sh('ls library')).toBe('version\n')
    const { isChanged } =
      (await recoverRepository(join(killed.folder, 'library'), plainEnv, listeningConsole())) ?? {}
    expect(isChanged).toBe(true)
    expect(await digestOf(killed.folder)).toEqual(before)
    const library = again.git.in(join(again.folder, 'library'))
    await (await takeOverUserCheckout(library, own(again), listeningConsole()))[Symbol.asyncDispose]()
    expect(await digestOf(again.folder)).toEqual(before)
  })

  test('in a submodule comes back before a run around it begins', async () => {
    await using repository = await project('echo mine > library/mine')
    const before = await digestOf(repository.folder)
    await using killed = await killedIn(repository, 'library', own(repository))
    await (await takeOverUserCheckout(killed.git, commitsOf(killed), listeningConsole()))[
      Symbol.asyncDispose
    ]()
    expect(await digestOf(killed.folder)).toEqual(before)
  })

  test('nothing is put back that a run still holds', async () => {
    await using repository = await project('true')
    await using _ = await takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
    const library = repository.git.in(join(repository.folder, 'library'))
    await expect(takeOverUserCheckout(library, own(repository), listeningConsole())).rejects.toThrow(
      `Another Benchgate run is using this checkout (process ${process.pid}`,
    )
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
