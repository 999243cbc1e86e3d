// A checkout that comes back after its run was killed: what of the sides is kept, what goes, and where HEAD is then.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NotPutBackError } from '../../../../src/core/model/errors.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'
import {
  type TakeOverUserCheckoutOptions,
  takeOverUserCheckout,
} from '../../../../src/effects/git/checkout/checkout.ts'
import type { CheckoutJournal, OriginalHead } from '../../../../src/effects/git/checkout/journal.ts'
import { recoverCheckoutAndSuperprojects } from '../../../../src/effects/git/checkout/recover-checkout.ts'
import {
  removeStateOfRestoredCheckout,
  rescueShelvesFromStateFolder,
} from '../../../../src/effects/git/checkout/restore.ts'
import { createGit, toUndecodedGitText } from '../../../../src/effects/git/git.ts'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'
import { digestOf } from '../../../support/digest.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

describe('restore', () => {
  const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir tree
for name in same tree/a tree/b; do echo $name > $name; done; echo base > differs; echo x > only-on-base
git add .; git commit --quiet -m base; git tag base; git rm --quiet only-on-base
echo head > differs; echo y > only-on-head; git add .; git commit --quiet -m head; git tag head`

  /** What a run leaves that is killed while a side is shown and `since` was done there: a copy of the checkout. */
  async function killed(
    mine: string,
    since: string,
    options: TakeOverUserCheckoutOptions = {},
    side: Side | null = 'base',
  ) {
    await using repository = await makeRepository(`${build}\n${mine}`)
    const before = await digestOf(repository.folder)
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
      options,
    )
    if (side) await checkout.enter(side)
    const copy = await repository.copy()
    copy.sh(`${since}\nsed -i 's/"pid":[0-9]*/"pid":99999999/' .git/benchgate/journal.json`)
    return { ...copy, before, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() }
  }

  async function recovered(repository: Repository): Promise<string> {
    const console = listeningConsole()
    expect(await recoverCheckoutAndSuperprojects(repository.git, console)).toBe(true)
    expect(existsSync(join(repository.folder, '.git/benchgate'))).toBe(false)
    return console.warnings.join('\n')
  }

  /** What is kept of the sides, by its paths. */
  function kept({ folder }: Repository): Readonly<Record<string, string>> {
    const place = readdirSync(join(folder, '.git')).find(name => name.startsWith('benchgate-left-'))
    if (place === undefined) return {}
    const files = join(folder, '.git', place, 'files')
    const found = readdirSync(files, { recursive: true, withFileTypes: true }).filter(one => one.isFile())
    const places = found.map(({ parentPath, name }) => join(parentPath, name))
    return Object.fromEntries(places.map(path => [relative(files, path), readFileSync(path, 'utf8')]))
  }

  /** Without the place where something is kept. */
  const own = (digest: readonly string[]) => digest.filter(line => !line.includes('benchgate-left-'))

  test(
    'what a side has left is kept, but not copies of ignored files that the user has, nor half of a move',
    long,
    async () => {
      await using repository = await killed(
        'echo mine > mine.out; echo more >> same; echo u > u',
        'echo theirs > mine.out; echo new > new.out; echo left > left; echo z >> tree/a; echo half > same.benchgate-copying',
      )
      expect(await recovered(repository)).toMatch(
        /Uncommitted files that appeared while base or head was checked out are now in/,
      )
      expect(kept(repository)).toEqual({ left: 'left\n', 'new.out': 'new\n', 'tree/a': 'tree/a\nz\n' })
      expect(own(await digestOf(repository.folder))).toEqual(repository.before)
    },
  )

  test(
    'copies of ignored files are not kept, though the .gitignore of the side does not name them',
    long,
    async () => {
      await using repository = await killed(
        'echo secrets >> .gitignore; mkdir secrets; echo mine > secrets/key',
        'echo theirs > secrets/key; echo z >> tree/a',
      )
      await recovered(repository)
      expect(kept(repository)).toEqual({ 'tree/a': 'tree/a\nz\n' })
      expect(own(await digestOf(repository.folder))).toEqual(repository.before)
    },
  )

  test('a second attempt keeps what it finds beside what the first has found', long, async () => {
    await using repository = await killed(
      '',
      'mkdir -p .git/benchgate/left-1/files; echo first > .git/benchgate/left-1/files/left; echo second > left',
    )
    const warnings = await recovered(repository)
    const places = [...warnings.matchAll(/are now in (\S+)\. Delete/g)].map(([, place = '']) =>
      readFileSync(join(place, 'files/left'), 'utf8'),
    )
    expect(places.sort()).toEqual(['first\n', 'second\n'])
    expect(own(await digestOf(repository.folder))).toEqual(repository.before)
  })

  test(
    'with shared ignored files, those stay, but not what git had half written of a side',
    long,
    async () => {
      // Git has written the file, and not yet recorded that it is tracked.
      const half = 'git show base:only-on-base > only-on-base'
      await using repository = await killed(
        'echo mine > mine.out; echo only-on-base > .git/info/exclude',
        `echo theirs >> mine.out; echo new > new.out; echo left > left; ${half}`,
        { ignoredFiles: 'shared' },
        null,
      )
      await recovered(repository)
      expect(kept(repository)).toEqual({ left: 'left\n', 'only-on-base': 'x\n' })
      expect(repository.sh('git status --porcelain; ls; cat mine.out')).toBe(
        'differs\nmine.out\nnew.out\nonly-on-head\nsame\ntree\nmine\ntheirs\n',
      )
    },
  )

  test(
    'in a sparse checkout, what the user has told git to skip and removed is gone again, and no more',
    long,
    async () => {
      await using repository = await killed(
        `git sparse-checkout set --no-cone '/*' '!/tree/b'; git update-index --skip-worktree same differs; rm same
    echo mine > differs`,
        'echo left > left; rm -r tree',
      )
      await recovered(repository)
      expect(own(await digestOf(repository.folder))).toEqual(repository.before)
      expect(repository.sh('ls . tree; cat differs')).toBe(
        '.:\ndiffers\nonly-on-head\ntree\n\ntree:\na\nmine\n',
      )
    },
  )

  test(
    'in a sparse checkout, a file that the first attempt has brought back stays with the second',
    long,
    async () => {
      await using repository = await killed(
        `git sparse-checkout set --no-cone '/*' '!/tree/b'; git update-index --skip-worktree differs; echo mine > differs
    echo u > u`,
        `git checkout --quiet --force --detach main; mv .git/benchgate/yours/files/differs differs
    sed -i 's/"isBack":false/"isBack":true/' .git/benchgate/journal.json`,
      )
      await recovered(repository)
      expect(await digestOf(repository.folder)).toEqual(repository.before)
    },
  )
})

// The end of a run's hold: its own stash entry goes and no other, and files that could not come back are kept and named.
describe('forget', () => {
  const home: OriginalHead = {
    path: '',
    branch: null,
    sha: '',
    link: null,
    isSwitched: true,
    sides: [],
    isBack: true,
  }
  const journal: CheckoutJournal = {
    phase: 'measuring',
    ...thisProcessAsHolder(),
    ignoredFiles: 'per-side',
    hasPointers: false,
    trees: [home, home, home],
    stash: null,
  }

  /** The folder of a run's state, with files in it. */
  function state(files: readonly string[]) {
    const root = mkdtempSync(join(tmpdir(), 'benchgate-forget-'))
    const folder = join(root, 'benchgate')
    for (const path of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), path)
    }
    return { root, folder, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
  }

  test('shelves that are kept move out of the state, each to a place of its own', async () => {
    using at = state([
      'left-1/files/a',
      'left-2/note',
      'submodules/1/left-1/files/b',
      'submodules/1/base/files/c',
    ])
    const kept = await rescueShelvesFromStateFolder(at.folder, journal, name => name.startsWith('left-'))
    const [aside = ''] = readdirSync(at.root).filter(name => /^benchgate-left-\d+$/.test(name))
    expect(kept).toEqual([
      [join(at.folder, 'left-1'), join(at.root, aside)],
      [join(at.folder, 'submodules/1/left-1'), join(at.root, `${aside}-2`)],
    ])
    expect(readFileSync(join(at.root, aside, 'files/a'), 'utf8')).toBe('left-1/files/a')
    expect(readdirSync(join(at.root, `${aside}-2/files`))).toEqual(['b'])
    expect(readdirSync(at.folder).sort()).toEqual(['left-2', 'submodules'])
  })

  test('files that could not come back outlive the state, and are named where they are now', async () => {
    using at = state(['yours/files/mine', 'base/files/theirs', 'submodules/1/yours/files/deep/mine'])
    const places = ['yours/files/mine', 'submodules/1/yours/files/deep/mine']
    const stuck = places.map(path => ({
      path: toUndecodedGitText(path),
      place: join(at.folder, path),
      error: new Error(`for ${path}`),
    }))
    const ending = removeStateOfRestoredCheckout(
      createGit(at.root, plainEnv),
      at.folder,
      listeningConsole(),
      {
        journal,
        stuck,
      },
    )
    const error = await ending.then(
      () => new Error('no error'),
      error => error as Error,
    )
    expect(error).toBeInstanceOf(NotPutBackError)
    const named = [...error.message.matchAll(/is in (\S+): for (\S+)/g)].map(([, place, path]) => [
      place,
      path,
    ])
    expect(named.map(([, path]) => path)).toEqual(places)
    for (const [place = '', path = ''] of named) expect(readFileSync(place, 'utf8')).toBe(path)
    expect(readdirSync(at.root).length).toBe(2)
  })

  test('an entry that another worktree adds meanwhile is not dropped in place of ours', long, async () => {
    await using repository = await makeRepository(`git init --quiet; echo 1 > file; git add file
    git commit --quiet -m 1; echo ours > file; git stash store -m ours $(git stash create)`)
    const { git } = repository
    const [ours = ''] = repository.sh('git rev-parse stash@{0}').split('\n')
    const folder = join(repository.folder, '.git/benchgate')
    mkdirSync(folder)
    let isAdded = false
    const busy = {
      ...git,
      async run(...args: Parameters<typeof git.run>) {
        if (args[0][1] === 'drop' && !isAdded)
          repository.sh(
            'echo theirs > file; git stash store -m "On main: theirs" $(git stash create "theirs")',
          )
        isAdded ||= args[0][1] === 'drop'
        return git.run(...args)
      },
    }
    const outcome = { journal: { ...journal, stash: ours }, stuck: [] }
    await removeStateOfRestoredCheckout(busy, folder, listeningConsole(), outcome)
    expect(repository.sh('git stash list --format=%gs')).toMatch(/theirs\n$/)
    expect(repository.sh('git show stash@{0}:file')).toBe('theirs\n')
    expect(repository.sh('git stash list').trim().split('\n').length).toBe(1)
  })

  test('a checkout that is back leaves nothing, and no stash entry goes but its own', async () => {
    await using repository = await makeRepository(`git init --quiet; echo 1 > file; git add file
    git commit --quiet -m 1; for n in one ours two; do echo $n > file; git stash store -m $n $(git stash create); done`)
    const [ours = '', newest = ''] = repository.sh('git rev-parse stash@{1} stash@{0}').split('\n')
    const folder = join(repository.folder, '.git/benchgate')
    const console = listeningConsole()
    for (const [stash, entries] of [
      [ours, 'two\none\n'],
      [ours, 'two\none\n'],
      [null, 'two\none\n'],
      [newest, 'one\n'],
    ] as const) {
      mkdirSync(join(folder, 'yours'), { recursive: true })
      await removeStateOfRestoredCheckout(repository.git, folder, console, {
        journal: { ...journal, stash },
        stuck: [],
      })
      expect(repository.sh('git stash list --format=%gs')).toBe(entries)
    }
    expect(console.warnings).toEqual([])
    expect(readdirSync(dirname(folder)).filter(name => name.startsWith('benchgate'))).toEqual([])
  })
})
