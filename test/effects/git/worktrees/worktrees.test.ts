// Worktrees: each side shows its commit in a folder of its own, and the user's repository is never touched.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../../src/core/model/errors.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'
import { recoverRepository } from '../../../../src/effects/git/recovery/recover.ts'
import {
  createWorktreeCheckoutOfSides,
  readRawHeadOfWorktree,
} from '../../../../src/effects/git/worktrees/worktrees.ts'
import { digestOf } from '../../../support/digest.ts'
import { long, longUnlessNth } from '../../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from '../checkout/sides.ts'
import { expectNothingLeft, shIn, temporaryFor, withWorktrees } from './worktrees-support.ts'

describe('worktrees', () => {
  afterAll(forgetTwoSides)

  /** Leaves behind what a benchmark may. */
  const mess = `echo dirt >> same; echo "$SIDE" > left; rm -rf swap; mkdir -p swap out/deep; echo in > swap/in; echo c > committed; git add committed
  mkdir -p cache/module; echo x > cache/module/x; chmod -w cache/module/x cache/module; chmod 0 out/deep; mkfifo pipe
  ln -s "$USERS" link-to-tree; ln -s nowhere dangling
  git -c core.hooksPath=/dev/null commit --quiet -m committed`

  test('a folder that cannot be made leaves no record, of which the next run would speak', long, async () => {
    await using repository = await twoSides()
    const made = createWorktreeCheckoutOfSides(repository.git, commitsOf(repository), listeningConsole(), {
      temporary: '/proc',
    })
    await expect(made).rejects.toThrow(/ENOENT|EACCES|EPERM/)
    expect(repository.sh('ls .git')).not.toContain('benchgate')
  })

  test(
    'a changed file has another second on each side, for caches that go by path, second and length',
    long,
    async () => {
      await using repository = await twoSides()
      await withWorktrees(repository, async checkout => {
        const seconds = []
        for (const side of ['base', 'head'] as const) {
          const folder = await checkout.enter(side)
          seconds.push(Number(shIn(folder, 'git diff-index --quiet HEAD; stat -c %Y changed')))
        }
        const [base = 0, head = 0] = seconds
        expect(head).toBeGreaterThan(base)
      })
    },
  )

  test(
    'a changed file is newer than what the user has just built, so that a build tool builds it again',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh('mkdir -p cache; echo built > cache/program')
      await withWorktrees(repository, async checkout => {
        for (const side of ['base', 'head'] as const) {
          const isYounger = '[ changed -nt cache/program ] && echo yes || true'
          expect(shIn(await checkout.enter(side), isYounger)).toBe('yes\n')
        }
      })
    },
  )

  const shapes: Readonly<Record<string, string>> = {
    'a clean branch': '',
    'a clean branch that is neither side':
      'git checkout --quiet -b third base; git commit --quiet --allow-empty -m 3',
    'a detached HEAD': 'git checkout --quiet --detach base',
    'staged, unstaged, untracked and ignored changes': `
    echo 1 >> same; git add same; echo 2 >> same; echo 3 >> changed; echo 4 > untracked; echo 5 > ignored.log
    mkdir -p cache/sub; echo 6 > cache/sub/ignored; echo 7 > staged; git add staged; git add -N untracked; git rm -q swap`,
    'a merge that has stopped': `
    git checkout --quiet -b other base; echo other > changed; git commit --quiet -am o; git merge main > /dev/null || true`,
    'files that git is told are unchanged': `
    git update-index --assume-unchanged same changed; echo mine >> same; git update-index --skip-worktree tree/a`,
    'a file replaced by a folder, and a folder by a link': `
    rm -r same tree; mkdir same elsewhere; echo x > same/x; ln -s elsewhere tree`,
    'names that are not UTF-8': `
    printf x > $'latin-\\xe9'; printf z > $'ignored-\\xe9.log'; mkdir $'cache/d\\xff'; printf y > $'cache/d\\xff/\\xfe'`,
    'stash entries': 'echo one >> same; git stash push --quiet -m one; echo two >> same',
    'line ends of another system': `git config core.autocrlf true; printf 'a\\r\\nb\\r\\n' > same`,
    'hooks that fail': `for hook in post-checkout pre-commit reference-transaction; do
    printf '#!/bin/sh\\ntouch "$0".ran; exit 1\\n' > .git/hooks/$hook; chmod +x .git/hooks/$hook; done`,
    'a worktree of the user, and one that is gone': `
    git worktree add --quiet -b base ../base; git worktree add --quiet -b gone ../gone; rm -r ../gone`,
    'a folder for worktrees set in the configuration': `
    git config extensions.worktreeConfig true; git config core.repositoryformatversion 1
    git config --worktree core.worktree "$PWD"; git config --worktree user.name mine`,
    'no log of HEAD': 'rm .git/logs/HEAD',
    'no common commit': `
    git checkout --quiet --orphan alone; git rm -rfq .; echo base > side; for n in same swap; do echo $n > $n; done
    git add .; git commit --quiet -m alone; git tag --force base > /dev/null`,
  }

  describe('each side shows its commit, and nothing is left', () => {
    for (const [index, [name, shape]] of Object.entries(shapes).entries())
      test(name, longUnlessNth(index, 18, 2), async () => {
        await using repository = await twoSides()
        repository.sh(shape)
        const commits = commitsOf(repository)
        const hasOthers = name.startsWith('a worktree of the user')
        const before = await digestOf(repository.folder)
        const registered = repository.sh('git worktree list')
        const visit = async () => {
          const console = listeningConsole()
          await using checkout = await createWorktreeCheckoutOfSides(repository.git, commits, console, {
            temporary: temporaryFor(repository),
          })
          for (const side of ['base', 'head', 'base'] as const) {
            const folder = await checkout.enter(side)
            expect(
              shIn(folder, 'git rev-parse HEAD; cat side; git rev-parse --show-toplevel').split(/\r?\n/),
            ).toEqual([commits[side].sha, side, folder, ''])
          }
          for (const side of ['base', 'head'] as const) {
            const folder = await checkout.enter(side)
            expect(shIn(folder, 'git diff --name-only HEAD')).toBe('')
            shIn(folder, mess, { SIDE: side, USERS: repository.folder })
            expect(readFileSync(join(await checkout.enter(side), 'left'), 'utf8')).toBe(`${side}\n`)
          }
          expect(console.warnings).toEqual([])
        }
        await visit()
        expect(await digestOf(repository.folder)).toEqual(before)
        expect(repository.sh('git worktree list')).toBe(registered)
        if (!hasOthers) expectNothingLeft(repository)
      })
  })

  test(
    'both sides stand at one path outside of the tree, and git does not take them for deleted',
    long,
    async () => {
      await using repository = await twoSides()
      await withWorktrees(repository, async checkout => {
        const folder = await checkout.enter('base')
        const own = dirname(dirname(folder))
        expect(dirname(own)).toBe(temporaryFor(repository))
        for (const [side, other] of [
          ['head', 'base'],
          ['base', 'head'],
          ['base', 'head'],
        ] as const) {
          expect(await checkout.enter(side)).toBe(folder)
          repository.sh('git worktree prune')
          expect(shIn(folder, 'cat side; git status --short')).toBe(`${side}\n`)
          const waiting = join(own, other)
          expect(shIn(waiting, 'cat side; git status --short')).toBe(`${other}\n`)
        }
      })
    },
  )

  test(
    'a worktree that a benchmark has moved away is said to be gone, and what is there is removed',
    long,
    async () => {
      await using repository = await twoSides()
      await withWorktrees(repository, async checkout => {
        const folder = await checkout.enter('base')
        shIn(dirname(folder), `mv '${folder}' elsewhere`)
        await expect(checkout.enter('head')).rejects.toThrow(/worktree of base could not be moved/)
      })
    },
  )

  test('stash entries that a benchmark clears are brought back', long, async () => {
    await using repository = await twoSides()
    repository.sh('for n in 1 2; do echo $n >> same; git stash push --quiet -m "mine $n"; done')
    const before = repository.sh('git stash list --format="%H %gs"')
    {
      await using checkout = await createWorktreeCheckoutOfSides(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
        { temporary: temporaryFor(repository) },
      )
      shIn(
        await checkout.enter('head'),
        'git stash clear; git reflog expire --expire=now --all; git gc --quiet --prune=now',
      )
    }
    expectNothingLeft(repository)
    expect(repository.sh("git for-each-ref 'refs/benchgate*'")).toBe('')
    expect(repository.sh('git stash list --format="%H %gs"')).toBe(before)
  })

  test('in a terminal they are named, as the user may have dropped them', long, async () => {
    await using repository = await twoSides()
    repository.sh('for n in 1 2; do echo $n >> same; git stash push --quiet -m "mine $n"; done')
    const console = listeningConsole()
    {
      const options = { temporary: temporaryFor(repository), isWorkplace: true }
      await using checkout = await createWorktreeCheckoutOfSides(
        repository.git,
        commitsOf(repository),
        console,
        options,
      )
      await checkout.enter('head')
      repository.sh('git stash pop --quiet; echo later >> same; git stash push --quiet -m later')
    }
    expect(repository.sh('git stash list --format=%gs')).toBe('On main: later\nOn main: mine 1\n')
    expect(console.warnings.join('\n')).toMatch(
      /^These entries are no longer in "git stash list".*\n {2}git stash store -m 'On main: mine 2' [0-9a-f]+$/,
    )
  })

  test('the entry of a run in place that overlaps goes with it', long, async () => {
    await using repository = await twoSides()
    repository.sh('git worktree add --quiet ../linked; echo mine >> same')
    const commits = commitsOf(repository)
    const inPlace = await takeOverUserCheckout(repository.git, commits, listeningConsole())
    const options = { temporary: temporaryFor(repository) }
    const linked = repository.git.in(join(repository.folder, '../linked'))
    const worktrees = await createWorktreeCheckoutOfSides(linked, commits, listeningConsole(), options)
    await inPlace[Symbol.asyncDispose]()
    await worktrees[Symbol.asyncDispose]()
    expect(repository.sh('git stash list')).toBe('')
  })

  test('a temporary folder in the tree is refused', async () => {
    await using repository = await twoSides()
    repository.sh('mkdir cache/temporary')
    const attempt = createWorktreeCheckoutOfSides(repository.git, commitsOf(repository), listeningConsole(), {
      temporary: join(repository.folder, 'cache/temporary'),
    })
    await expect(attempt).rejects.toThrow(MisconfiguredError)
    expectNothingLeft(repository)
  })

  test('a commit that is not there leaves nothing', long, async () => {
    await using repository = await twoSides()
    const before = await digestOf(repository.folder)
    const { base } = commitsOf(repository)
    const commits = { base, head: { sha: '1'.repeat(40), from: 'nowhere' } }
    await expect(
      createWorktreeCheckoutOfSides(repository.git, commits, listeningConsole(), {
        temporary: temporaryFor(repository),
      }),
    ).rejects.toThrow('1111111')
    expect(await digestOf(repository.folder)).toEqual(before)
    expectNothingLeft(repository)
  })

  test(
    'the user’s repository can be a worktree itself, and several runs can go on at once',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh(
        'git worktree add --quiet -b mine ../linked base; echo more >> ../linked/same; echo 1 > ../linked/x.log',
      )
      const linked = { ...repository, folder: join(dirname(repository.folder), 'linked') }
      const before = [await digestOf(repository.folder), await digestOf(linked.folder)]
      const registered = repository.sh('git worktree list')
      {
        const take = (git = repository.git) =>
          createWorktreeCheckoutOfSides(git, commitsOf(repository), listeningConsole(), {
            temporary: temporaryFor(repository),
          })
        await using first = await take()
        await using second = await take(repository.git.in(linked.folder))
        expect(shIn(await first.enter('base'), 'cat side; ls *.log')).toBe('base\nrecorded.log\n')
        expect(shIn(await second.enter('head'), 'cat side same x.log')).toBe('head\nsame\n1\n')
        expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(6)
      }
      expect(repository.sh('git worktree list')).toBe(registered)
      expect([await digestOf(repository.folder), await digestOf(linked.folder)]).toEqual(before)
    },
  )

  describe('sparse checkouts', () => {
    for (const [title, shape] of [
      ['by patterns', `git sparse-checkout set --no-cone '/*' '!/tree/'`],
      ['by folders', 'git sparse-checkout set --cone odd'],
      ['with a sparse index', 'git sparse-checkout set --cone --sparse-index odd'],
      [
        'by an older git',
        `git config core.sparseCheckout true; printf '/*\\n!/tree/\\n' > .git/info/sparse-checkout; git read-tree -mu HEAD`,
      ],
    ])
      test(title ?? '', long, async () => {
        await using repository = await twoSides()
        repository.sh(shape ?? '')
        await withWorktrees(repository, async checkout => {
          for (const side of ['base', 'head'] as const)
            expect(
              shIn(await checkout.enter(side), 'cat side; ls odd/x; test ! -e tree; git status --short'),
            ).toBe(`${side}\nodd/x\n`)
        })
      })
  })

  test('filters and attributes that the user has set up are those of both sides', long, async () => {
    await using repository = await twoSides()
    repository.sh(`git config filter.loud.smudge 'tr a-z A-Z'; git config filter.loud.clean 'tr A-Z a-z'
    echo 'side filter=loud' > .git/info/attributes`)
    await withWorktrees(repository, async checkout => {
      for (const side of ['base', 'head'] as const)
        expect(shIn(await checkout.enter(side), 'cat side; git status --short')).toBe(
          `${side.toUpperCase()}\n`,
        )
    })
  })

  test.each([true, false])(
    'whether files stay pointers of Git LFS is as asked: %s',
    long,
    async hasPointers => {
      await using repository = await twoSides()
      // As that filter does, which looks at this variable.
      repository.sh(`git config filter.large.smudge 'if [ "\${GIT_LFS_SKIP_SMUDGE-}" = 1 ]; then cat; else tr a-z A-Z; fi'
    echo 'side filter=large' > .git/info/attributes`)
      const options = { temporary: temporaryFor(repository), hasPointers }
      await using checkout = await createWorktreeCheckoutOfSides(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
        options,
      )
      expect(shIn(await checkout.enter('head'), 'cat side')).toBe(hasPointers ? 'head\n' : 'HEAD\n')
    },
  )

  test.each([
    ['a shallow clone', '--depth=1'],
    ['a clone without files', '--filter=blob:none'],
  ])('%s', long, async (_, option) => {
    await using origin = await twoSides()
    origin.sh('git config uploadpack.allowFilter true; git config uploadpack.allowAnySHA1InWant true')
    await using clone = await makeRepository(`git clone --quiet ${option} 'file://${origin.folder}' .
    git fetch --quiet ${option} origin tag base`)
    await withWorktrees(clone, async checkout => {
      for (const side of ['base', 'head'] as const)
        expect(shIn(await checkout.enter(side), 'cat side changed')).toBe(`${side}\nas in ${side}\n`)
    })
  })

  test('what stands in a worktree’s place by now is not followed', long, async () => {
    await using repository = await twoSides()
    await withWorktrees(repository, async checkout => {
      const folder = await checkout.enter('base')
      shIn(dirname(folder), `rm -rf '${folder}'; ln -s '${repository.folder}' '${folder}'; rm ../.benchgate`)
    })
  })

  test(
    'runs after one another have one path, by which compilers know what they have built; runs at once do not',
    long,
    async () => {
      await using repository = await twoSides()
      const temporary = temporaryFor(repository)
      const commits = commitsOf(repository)
      const take = () =>
        createWorktreeCheckoutOfSides(repository.git, commits, listeningConsole(), { temporary })
      const paths: string[] = []
      for (let run = 0; run < 2; run++) {
        await using first = await take()
        await using second = await take()
        paths.push(await first.enter('base'), await second.enter('base'))
      }
      const [first, second, again, other] = paths
      expect([again === first, other === second, first === second]).toEqual([true, false, false])
      expectNothingLeft(repository)
    },
  )

  test('what somebody else has put at that path stays, and another one is taken', long, async () => {
    await using repository = await twoSides()
    const temporary = temporaryFor(repository)
    const commits = commitsOf(repository)
    const take = () =>
      createWorktreeCheckoutOfSides(repository.git, commits, listeningConsole(), { temporary })
    const folders = async () => {
      await using _checkout = await take()
      return readdirSync(temporary)
    }
    const [name = ''] = await folders()
    const usual = join(temporary, name)
    for (const make of [
      () => mkdirSync(usual),
      () => symlinkSync('nowhere', usual),
      () => writeFileSync(usual, 'mine'),
    ]) {
      make()
      expect(await folders()).toHaveLength(2)
      expect(readdirSync(temporary)).toEqual([name])
      rmSync(usual, { recursive: true, force: true })
    }
  })

  test(
    'a path that a run in a container has, where it is not seen from here, is not taken',
    long,
    async () => {
      await using repository = await twoSides()
      const temporary = temporaryFor(repository)
      const commits = commitsOf(repository)
      const take = () =>
        createWorktreeCheckoutOfSides(repository.git, commits, listeningConsole(), { temporary })
      const names = async () => {
        await using _checkout = await take()
        return readdirSync(temporary)
      }
      const [usual = ''] = await names()
      const records = join(repository.folder, '.git/benchgate-worktrees')
      mkdirSync(records)
      const record = {
        ...thisProcessAsHolder(),
        folder: join(realpathSync(temporary), usual),
        repositories: [],
      }
      writeFileSync(join(records, 'abc.json'), JSON.stringify(record))
      const [other] = await names()
      expect([other === undefined, other === usual]).toEqual([false, false])
    },
  )

  test(
    'worktrees of a run that is not seen from here stay, and are named, unless one says that it has ended',
    long,
    async () => {
      await using repository = await twoSides()
      const folder = join(temporaryFor(repository), 'benchgate-abc')
      const records = join(repository.folder, '.git/benchgate-worktrees')
      for (const made of [folder, records]) mkdirSync(made)
      const started = '2026-01-02T03:04:05.678Z'
      const record = {
        ...thisProcessAsHolder(),
        boot: 'another',
        host: 'elsewhere',
        started,
        folder,
        repositories: [],
      }
      writeFileSync(join(records, 'abc.json'), JSON.stringify(record))
      const console = listeningConsole()
      await recoverRepository(repository.folder, plainEnv, console)
      expect(console.said).toEqual([
        `There are worktrees of runs in another container or on another machine: ${folder} (since ${started}). If you know that these runs have ended, "benchgate restore --force" removes them.`,
      ])
      expect(readdirSync(temporaryFor(repository))).toEqual(['benchgate-abc'])
      await recoverRepository(repository.folder, plainEnv, console, true)
      expect(console.said).toHaveLength(1)
      expectNothingLeft(repository)
    },
  )

  test.each([
    ['a link', (users: string) => `ln -s '${users}'`, 'rm'],
    ['another folder', (_: string) => 'mv ../own', 'rm -r'],
  ])('a folder that is %s by now is left alone', async (_, make, remove) => {
    await using repository = await twoSides()
    const temporary = temporaryFor(repository)
    const before = await digestOf(repository.folder)
    const console = listeningConsole()
    shIn(temporary, 'mkdir ../own; echo mine > ../own/mine')
    {
      await using checkout = await createWorktreeCheckoutOfSides(
        repository.git,
        commitsOf(repository),
        console,
        {
          temporary,
        },
      )
      const folder = dirname(dirname(await checkout.enter('base')))
      // Nobody else may read the code of a private repository.
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      shIn(temporary, `rm -rf '${folder}'; ${make(repository.folder)} '${folder}'`)
    }
    expect(await digestOf(repository.folder)).toEqual(before)
    expect(console.warnings.join()).toContain('was left alone')
    shIn(temporary, `${remove} benchgate-*; rm -rf ../own`)
    expectNothingLeft(repository)
  })

  test(
    'a side whose command has checked out something else shows its own commit again, and keeps what it has built',
    long,
    async () => {
      await using repository = await twoSides()
      const sha = repository.sh('git rev-parse base').trim()
      await withWorktrees(repository, async checkout => {
        const folder = await checkout.enter('base')
        shIn(folder, 'git checkout --quiet --detach head; echo built > cache-of-base')
        await checkout.enter('head')
        await checkout.enter('base')
        expect(shIn(folder, 'git rev-parse HEAD; cat side cache-of-base; git status --porcelain')).toBe(
          `${sha}\nbase\nbuilt\n?? cache-of-base\n`,
        )
        // Where it is on its commit, what a benchmark has changed stays.
        shIn(folder, 'echo mine > side')
        await checkout.enter('head')
        await checkout.enter('base')
        expect(readFileSync(join(folder, 'side'), 'utf8')).toBe('mine\n')
      })
    },
  )

  test(
    'a side that a killed run in place has left checked out is put back before its ignored files are copied',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh('echo mine > ignored.log')
      const before = await digestOf(repository.folder)
      const killed = await takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
      await killed.enter('base')
      // As a killed process leaves it: held by nobody, with what the benchmark of base has made.
      const nobody = `sed -i 's/"pid":[0-9]*/"pid":${2 ** 22 + 1}/' .git/benchgate/journal.json`
      repository.sh(`${nobody}; echo of-base > made.log`)
      {
        const [commits, console] = [commitsOf(repository), listeningConsole()]
        const temporary = temporaryFor(repository)
        await using checkout = await createWorktreeCheckoutOfSides(repository.git, commits, console, {
          temporary,
        })
        expect(shIn(await checkout.enter('head'), 'cat ignored.log; ls')).toMatch(
          /^mine\n(?![\s\S]*made\.log)/,
        )
      }
      expect(await digestOf(repository.folder)).toEqual(before)
      expect(readdirSync(temporaryFor(repository))).toEqual([])
    },
  )
})

// HEAD of a worktree, from its file or from git.
describe('head of', () => {
  test('what the file says, unless HEAD is kept elsewhere', async () => {
    await using repository = await makeRepository('git init --quiet; git commit --quiet --allow-empty -m 1')
    const sha = repository.sh('git rev-parse HEAD').trim()
    const file = join(repository.folder, 'HEAD')
    for (const [content, head] of [
      ['1234\n', '1234'],
      ['ref: refs/heads/main\n', 'ref: refs/heads/main'],
      ['ref: refs/heads/.invalid\n', sha],
    ] as const) {
      writeFileSync(file, content)
      expect(await readRawHeadOfWorktree(repository.git, file)).toBe(head)
    }
    expect(await readRawHeadOfWorktree(repository.git, join(repository.folder, 'none'))).toBeNull()
  })
})
