// Taking a checkout over: who is refused, what is kept, and that every way out leads back.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../../src/core/model/errors.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { filesToMoveWhenLeavingUserCommit } from '../../../../src/effects/git/checkout/files-to-move.ts'
import { recoverCheckoutAndSuperprojects } from '../../../../src/effects/git/checkout/recover-checkout.ts'
import { restoreShelf, shelveFiles } from '../../../../src/effects/git/checkout/shelf.ts'
import { createGit } from '../../../../src/effects/git/git.ts'
import { digestOf } from '../../../support/digest.ts'
import { long, longUnlessNth } from '../../../support/long.ts'
import { otherFileSystem } from '../../../support/other-file-system.ts'
import {
  gitTexts,
  listeningConsole,
  makeRepository,
  plainEnv,
  type Repository,
  repositoryAt,
} from '../../../support/repository.ts'
import { commitsOf, expectUntouched, forgetTwoSides, twoSides, visit } from './sides.ts'

afterAll(forgetTwoSides)

const dirty =
  'echo mine >> same; echo mine > untracked; git rm --quiet --cached changed; echo x > ignored.log'

async function expectRefused(repository: Repository, message: RegExp): Promise<void> {
  const before = await digestOf(repository.folder)
  const taking = takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
  await expect(taking).rejects.toThrow(message)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect(existsSync(join(repository.folder, '.git/benchgate/journal.json'))).toBe(false)
}

describe('a checkout is refused, and nothing changed', () => {
  test('while another run holds it', async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const commits = commitsOf(repository)
    const before = await digestOf(repository.folder)
    {
      await using checkout = await takeOverUserCheckout(repository.git, commits, listeningConsole())
      await checkout.enter('base')
      const held = await digestOf(repository.folder)
      const second = takeOverUserCheckout(repository.git, commits, listeningConsole())
      await expect(second).rejects.toThrow(MisconfiguredError)
      await expect(second).rejects.toThrow(`process ${process.pid}`)
      await expect(recoverCheckoutAndSuperprojects(repository.git, listeningConsole())).rejects.toThrow(
        'Another Benchgate run',
      )
      expect(await digestOf(repository.folder)).toEqual(held)
    }
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test('by one of two that take it at once', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const commits = commitsOf(repository)
    const before = await digestOf(repository.folder)
    const both = await Promise.allSettled(
      [1, 2].map(() => takeOverUserCheckout(repository.git, commits, listeningConsole())),
    )
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of both) if (one.status === 'fulfilled') await one.value[Symbol.asyncDispose]()
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  const unfinished: Readonly<Record<string, [script: string, message: RegExp]>> = {
    merge: ['git merge --quiet --no-ff --no-commit base-2', /merge is in progress/],
    'merge with conflicts': ['git merge --quiet conflicting', /merge is in progress/],
    'cherry-pick': ['git cherry-pick conflicting', /cherry-pick is in progress/],
    revert: ['git revert conflicting', /revert is in progress/],
    rebase: ['git rebase --quiet conflicting', /rebase is in progress/],
    'cherry-pick of many': [
      'git cherry-pick conflicting base-2; echo x > same; git commit --quiet -am x',
      /cherry-pick or revert is in progress/,
    ],
    'squash with a stash of its own': [
      'echo mine >> two-of-mine; git add two-of-mine; echo more >> two-of-mine; git merge --quiet --squash --autostash conflicting; git checkout --theirs same; git add same',
      /merge is in progress/,
    ],
    'unmerged files': ['git merge --quiet conflicting; rm .git/MERGE_HEAD', /unmerged files/],
  }
  for (const [index, [name, [script, message]]] of Object.entries(unfinished).entries())
    test(`in the middle of a ${name}`, longUnlessNth(index, 12, 3), async () => {
      await using repository = await twoSides()
      repository.sh(`git checkout --quiet -b conflicting base; echo theirs > same; git commit --quiet -am theirs
      git checkout --quiet -b base-2 base; echo 2 > two; git add two; git commit --quiet -m two
      git checkout --quiet main; echo ours > same; git commit --quiet -am ours
      { ${script}; } > /dev/null 2>&1 || true; git status > /dev/null`)
      await expectRefused(repository, message)
    })

  test('but not for a lock that another git holds for a moment', long, async () => {
    await using repository = await twoSides()
    repository.sh('touch .git/index.lock; (sleep 0.3; rm .git/index.lock) > /dev/null 2>&1 &')
    await visit(repository, { order: ['base'] })
    expect(existsSync(join(repository.folder, '.git/index.lock'))).toBe(false)
  })

  test('where HEAD is no file', long, async () => {
    await using repository = await twoSides()
    // Only said so: not every git can make one.
    repository.sh('git config extensions.refStorage reftable')
    await expectRefused(repository, /reftables.*Set checkout to "worktree"/)
  })

  test('where HEAD is a symbolic link', long, async () => {
    await using repository = await twoSides()
    repository.sh('git config core.preferSymlinkRefs true; git checkout --quiet -b linked')
    await expectRefused(repository, /HEAD is a symbolic link.*Set checkout to "worktree"/)
  })
})

describe('a step that fails', () => {
  test('in entering a side leaves nothing behind', long, async () => {
    await using repository = await twoSides()
    repository.sh(`${dirty}; object=$(git rev-parse base:only-on-base)
      rm -f .git/objects/\${object:0:2}/\${object:2}`)
    const before = await digestOf(repository.folder)
    await expect(visit(repository, { order: ['head', 'base'] })).rejects.toThrow(/git checkout .* failed/)
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test('in taking the checkout leaves nothing behind', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const { head } = commitsOf(repository)
    const before = await digestOf(repository.folder)
    const commits = { head, base: { sha: 'f'.repeat(40), from: 'nowhere' } }
    await expect(takeOverUserCheckout(repository.git, commits, listeningConsole())).rejects.toThrow(/git/)
    expect(await digestOf(repository.folder)).toEqual(before)
  })
})

describe('a git that is ended while the checkout comes back, as by Ctrl-C', () => {
  /** A git that is killed when it drops a stash entry, for as many times as given. */
  function mortal({ folder, sh }: Repository, times: number) {
    sh(`cat > ../git <<'END'
#!/bin/sh
case " $* " in *' stash drop '*)
  echo >> "$0.drops"; [ "$(wc -l < "$0.drops")" -gt ${times} ] || kill -9 $$ ;;
esac
exec git "$@"
END
chmod +x ../git`)
    return createGit(folder, plainEnv, join(folder, '../git'))
  }

  test.each([
    [1, []],
    [9, [expect.stringContaining('could not be dropped from "git stash list"')]],
  ])('%d signals do not prevent the restore', long, async (times, warnings) => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const console = listeningConsole()
    const before = repository.sh('git status --porcelain --ignored')
    {
      await using checkout = await takeOverUserCheckout(
        mortal(repository, times),
        commitsOf(repository),
        console,
      )
      await checkout.enter('base')
    }
    expect(repository.sh('git status --porcelain --ignored')).toBe(before)
    expect(existsSync(join(repository.folder, '.git/benchgate'))).toBe(false)
    expect(console.warnings).toEqual(warnings)
  })
})

describe('what is kept', () => {
  test('ignored files of the user, whatever a benchmark does to those it sees', long, async () => {
    await using repository = await twoSides()
    repository.sh(`echo mine > mine.log; mkdir -p cache/deep; echo table > cache/deep/table; chmod 600 mine.log
      echo loose > loose.out`)
    const warnings = await expectUntouched(repository, {
      order: ['base', 'head', 'base'],
      benchmark: 'echo theirs > mine.log; rm -rf cache; echo x > cache; rm -f loose.out; echo new > new.out',
    })
    expect(warnings).toEqual([])
  })

  test(
    'what each side has installed and cached, apart from the other, beginning with a copy of what was there',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh('mkdir -p cache/modules; echo original > cache/modules/version')
      const seen = join(repository.folder, '..', 'seen')
      await expectUntouched(repository, {
        order: ['base', 'head', 'base', 'head'],
        benchmark: `echo "$SIDE sees $(cat cache/modules/version)" >> '${seen}'; echo "of $SIDE" > cache/modules/version`,
      })
      expect(readFileSync(seen, 'utf8').trim().split('\n')).toEqual([
        'base sees original',
        'head sees original',
        'base sees of base',
        'head sees of head',
      ])
    },
  )

  test('what a side tracks, where the user ignores a file or folder of that name', long, async () => {
    await using repository = await twoSides()
    // base tracks recorded.log and head cache/table; on a branch with neither, both are the user's own and ignored.
    repository.sh(`git checkout --quiet --orphan bare; git rm --quiet -r --force --cached .; rm -rf ./* ; git add .gitignore
      git commit --quiet -m bare; echo mine > recorded.log; mkdir -p cache; echo mine > cache/table; echo mine > cache/other`)
    const seen = join(repository.folder, '..', 'seen')
    await expectUntouched(repository, {
      order: ['base', 'head'],
      benchmark: `cat recorded.log cache/table cache/other 2>&1 | sed "s/^/$SIDE: /" >> '${seen}'; git diff --stat HEAD >> '${seen}'`,
    })
    expect(readFileSync(seen, 'utf8')).toContain('head: tracked on head')
    expect(readFileSync(seen, 'utf8')).toContain('base: recorded.log')
    expect(readFileSync(seen, 'utf8')).toContain('base: mine')
    expect(readFileSync(seen, 'utf8')).not.toContain('changed')
  })

  test('times, so that a build after it has nothing to do', long, async () => {
    await using repository = await twoSides()
    repository.sh('echo mine >> same; echo u > untracked')
    const names = ['same', 'same-2', 'changed', 'untracked', 'only-on-head']
    const times = () => names.map(name => statSync(join(repository.folder, name), { bigint: true }).mtimeNs)
    const before = times()
    await visit(repository, { benchmark: 'true' })
    expect(times()).toEqual(before)
  })

  test('a change that git can only see by the time of its index', long, async () => {
    await using repository = await twoSides()
    // As when a file is changed at once after "git add": same size, and the time of the index.
    repository.sh(`git config core.trustctime false; echo aaaa > same; touch -d @1700000000 same
      GIT_OPTIONAL_LOCKS=1 git add same; touch -d @1700000000 .git/index
      echo bbbb > same; touch -d @1700000000 same`)
    expect(repository.sh('git status --porcelain')).toBe('MM same\n')
    await expectUntouched(repository)
    expect(repository.sh('git status --porcelain')).toBe('MM same\n')
  })

  test('what a filter removes as it adds a file, though a benchmark writes to that file', long, async () => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main
      git config filter.strip.clean "sed '/^output/d'"; echo '*.nb filter=strip' > .gitattributes; echo code > a.nb
      for side in base head; do echo $side > side; git add .; git commit --quiet -m $side; git tag $side; done
      echo output >> a.nb; git add .`)
    expect(repository.sh('git status --porcelain')).toBe('')
    await expectUntouched(repository, { benchmark: 'echo more >> a.nb' })
    expect(repository.sh('cat a.nb')).toBe('code\noutput\n')
  })

  test('a second copy in the stash list, for as long as it takes', long, async () => {
    await using repository = await twoSides()
    repository.sh('echo mine >> same')
    {
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
      )
      await checkout.enter('base')
      expect(repository.sh('git stash list; git show stash@{0}:same')).toBe(
        'stash@{0}: uncommitted work while Benchgate measures\nsame\nmine\n',
      )
    }
    expect(repository.sh('git stash list')).toBe('')
  })

  test('no word on a second copy where files have only other times than git has recorded', long, async () => {
    await using repository = await twoSides()
    const noted = async () => {
      const console = listeningConsole()
      await using _ = await takeOverUserCheckout(repository.git, commitsOf(repository), console)
      return console.said.join('\n')
    }
    repository.sh('touch same')
    expect(await noted()).not.toContain('second copy')
    repository.sh('echo new > added; git add -N added')
    expect(await noted()).toContain('there is no second copy of them')
  })

  test('what the benchmarks of a side left, for their next visit to it', long, async () => {
    await using repository = await twoSides()
    const benchmark = 'touch "left on $SIDE"; ls left* | tr "\\n" , >> ../listed; echo >> ../listed'
    await visit(repository, { order: ['base', 'head', 'base'], benchmark })
    expect(readFileSync(join(repository.folder, '../listed'), 'utf8')).toBe(
      'left on base,\nleft on head,\nleft on base,\n',
    )
  })
})

test('files that only .gitattributes changes are those of their side', long, async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main; mkdir sub
    printf 'a\\nb\\n' > f.txt; cp f.txt sub/g.txt; git add .; git commit --quiet -m base; git tag base
    echo '*.txt text eol=crlf' > .gitattributes; git add .; git commit --quiet -m head; git tag head; git checkout --quiet base`)
  const before = await digestOf(repository.folder)
  {
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    for (const [side, size] of [
      ['head', 6],
      ['base', 4],
      ['head', 6],
    ] as const) {
      await checkout.enter(side)
      for (const name of ['f.txt', 'sub/g.txt'])
        expect(statSync(join(repository.folder, name)).size).toBe(size)
    }
  }
  expect(await digestOf(repository.folder)).toEqual(before)
})

describe('shared ignored files', () => {
  const shared = { ignoredFiles: 'shared' } as const

  test('are one and the same for both sides and the user', long, async () => {
    await using repository = await twoSides()
    repository.sh('mkdir -p cache/deep; echo start > cache/deep/log; echo mine > untracked; echo x >> same')
    {
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
        shared,
      )
      for (const side of ['base', 'head', 'base'] as const) {
        await checkout.enter(side)
        repository.sh(`test ! -e untracked; echo ${side} >> cache/deep/log; echo new >> new.out`)
      }
    }
    expect(repository.sh('cat cache/deep/log new.out untracked; tail -n 1 same')).toBe(
      'start\nbase\nhead\nbase\nnew\nnew\nnew\nmine\nx\n',
    )
  })

  test.each([
    ['base', [['base', 'head', 'base']]],
    ['head', [['base', 'head', 'base', 'head']]],
  ] as const)(
    'come back where one side does not ignore them, or tracks files of their name, from %s',
    long,
    async (_, [order]) => {
      await using repository = await twoSides()
      // Only head ignores local.env and secrets/; base tracks local.env and recorded.log.
      repository.sh(
        'echo mine > local.env; mkdir -p secrets/deep; echo key > secrets/deep/key; echo mine > recorded.log',
      )
      const before = await digestOf(repository.folder)
      {
        await using checkout = await takeOverUserCheckout(
          repository.git,
          commitsOf(repository),
          listeningConsole(),
          shared,
        )
        for (const side of order) {
          await checkout.enter(side)
          expect(repository.sh('cat secrets/deep/key; cat local.env')).toContain(
            side === 'base' ? 'key\ntracked on base' : 'key\n',
          )
        }
      }
      expect(await digestOf(repository.folder)).toEqual(before)
    },
  )
})

test(
  'files that git is told not to look at are there for both sides, and empty folders of theirs go',
  long,
  async () => {
    await using repository = await twoSides()
    repository.sh(`git update-index --assume-unchanged same; git update-index --skip-worktree same-2
    echo mine | tee same same-2 > /dev/null`)
    const benchmark = 'test "$(cat same same-2)" = "$(printf "same\\nsame-2")"; mkdir -p left/empty'
    expect(await expectUntouched(repository, { order: ['head', 'base'], benchmark })).toEqual([])
  },
)

describe('where a filter fails on the way back', () => {
  const filtered = (name = 'one') =>
    makeRepository(`git init --quiet; printf '#!/bin/sh\\ncat\\n' > ../filter; chmod +x ../filter
      git config filter.${name}.smudge ../filter; git config filter.${name}.clean cat; git config filter.${name}.required true
      echo 'filtered filter=${name}' > .gitattributes; echo mine > untracked
      for side in base head; do echo $side | tee side > filtered; git add filtered side .gitattributes
        git commit --quiet -m $side; git tag $side; done`)

  for (const [name, options] of [
    ['one', long],
    ['größe', long],
  ] as const)
    test(`the commit of the user comes back without it: ${name}`, options, async () => {
      await using repository = await filtered(name)
      const warnings = await expectUntouched(repository, { order: ['base'], benchmark: 'rm ../filter' })
      expect(warnings).toEqual([expect.stringContaining('was checked out without the filters')])
    })

  test('and git fails without it, too, that is no success', long, async () => {
    await using repository = await filtered()
    const benchmark = "rm ../filter; rm -f $(git rev-parse head:side | sed 's,^..,.git/objects/&/,')"
    await expect(visit(repository, { order: ['base'], benchmark })).rejects.toThrow('could not be restored')
  })
})

describe('other kinds of checkout', () => {
  test('a linked worktree', long, async () => {
    await using repository = await twoSides()
    repository.sh(`echo main > same; git worktree add --quiet -b linked ../linked base; cd ../linked
      echo linked >> same; git add same; echo more >> same; echo u > u; git stash push --quiet; echo again > same`)
    const main = await digestOf(repository.folder)
    const linked = repositoryAt(join(repository.folder, '../linked'))
    expect(await expectUntouched(linked)).toEqual([])
    expect(await digestOf(repository.folder)).toEqual(main)
  })

  test('one whose git directory is on another file system', long, async context => {
    await using repository = await twoSides()
    const other = otherFileSystem(repository.folder)
    if (other === null) return context.skip('there is one file system')
    const folder = `${other}/benchgate-test-${process.pid}`
    try {
      repository.sh(`mv .git ${folder}; echo 'gitdir: ${folder}' > .git; ${dirty}; printf x > $'latin-\\xe9'; chmod 600 untracked
        git init --quiet nested; echo x > nested/x; mkdir nested/empty; ln -s x nested/link; touch -d @1 untracked`)
      expect(await expectUntouched(repository)).toEqual([])
      expect(statSync(join(repository.folder, 'untracked')).mtimeMs).toBe(1000)
    } finally {
      repository.sh(`rm -rf ${folder}`)
    }
  })
})

describe('hostile benchmarks', () => {
  const attacks = [
    ['that remove the journal', 'rm -f .git/benchgate/journal.json'],
    ['that remove the lists of the shelf', 'rm -f .git/benchgate/yours/*.json'],
    ['that send the shelf elsewhere', `printf '["../evil"]' > .git/benchgate/yours/moved.json`],
    [
      'that give files other modes',
      `printf '{"folders":[],"files":[["../x",2541]]}' > .git/benchgate/outline.json`,
    ],
    ['that break git’s configuration', 'echo "[[[" > .git/config'],
    [
      'that have git run a program',
      'git config filter.x.clean "touch ../ran"; echo "* filter=x" > .git/info/attributes',
    ],
  ] as const
  for (const [index, [what, benchmark]] of attacks.entries())
    test(`${what} change nothing`, longUnlessNth(index, 12, 2), async () => {
      await using repository = await twoSides()
      repository.sh(dirty)
      const config = readFileSync(join(repository.folder, '.git/config'), 'utf8')
      await expectUntouched(repository, { order: ['base', 'head', 'base'], benchmark })
      expect(readFileSync(join(repository.folder, '.git/config'), 'utf8')).toBe(config)
      expect(readdirSync(join(repository.folder, '..'))).not.toContain('ran')
      expect(readdirSync(join(repository.folder, '..'))).not.toContain('evil')
    })

  test('that remove the user’s files are told, and git still has the tracked ones', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const visiting = visit(repository, { order: ['base', 'head'], benchmark: 'rm -rf .git/benchgate' })
    await expect(visiting).rejects.toThrow(/has deleted some of them: .*untracked.*git stash list/)
    expect(repository.sh('git symbolic-ref HEAD')).toBe('refs/heads/main\n')
    expect(repository.sh('git stash list')).toContain('uncommitted work while Benchgate measures')
  })
})

test('a shelf that has lost its list still gives back every file', long, async () => {
  await using repository = await twoSides()
  repository.sh(dirty)
  const before = await digestOf(repository.folder)
  const shelf = join(repository.folder, '.git', 'shelf')
  const leaving = await filesToMoveWhenLeavingUserCommit(repository.git, [], {
    shared: null,
    isSparse: false,
    staying: [],
  })
  await shelveFiles(repository.git, shelf, leaving, expect.unreachable)
  expect(existsSync(join(repository.folder, 'untracked'))).toBe(false)
  repository.sh('git checkout-index --all')
  await restoreShelf(
    repository.git,
    shelf,
    [],
    new Set(gitTexts(...repository.sh('git ls-files').split('\n'))),
  )
  const files = (digest: readonly string[]) => digest.filter(line => line.startsWith('file'))
  expect(files(await digestOf(repository.folder))).toEqual(files(before))
})
