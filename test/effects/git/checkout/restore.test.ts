// A checkout that comes back after its run was killed: what of the sides is kept, what goes, and where HEAD is then.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { Side } from '../../../../src/core/model/measuring.ts'
import { type TakeOptions, takeCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { recoverCheckout } from '../../../../src/effects/git/checkout/recover-checkout.ts'
import { digestOf } from '../../../support/digest.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir tree
for name in same tree/a tree/b; do echo $name > $name; done; echo base > differs; echo x > only-on-base
git add .; git commit --quiet -m base; git tag base; git rm --quiet only-on-base
echo head > differs; echo y > only-on-head; git add .; git commit --quiet -m head; git tag head`

/** What a run leaves that is killed while a side is shown and `since` was done there: a copy of the checkout. */
async function killed(mine: string, since: string, options: TakeOptions = {}, side: Side | null = 'base') {
  await using repository = await makeRepository(`${build}\n${mine}`)
  const before = await digestOf(repository.folder)
  await using checkout = await takeCheckout(
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
  expect(await recoverCheckout(repository.git, console)).toBe(true)
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

test('what a side has left is kept, but not copies of ignored files that the user has, nor half of a move', async () => {
  await using repository = await killed(
    'echo mine > mine.out; echo more >> same; echo u > u',
    'echo theirs > mine.out; echo new > new.out; echo left > left; echo z >> tree/a; echo half > same.benchgate-copying',
  )
  expect(await recovered(repository)).toMatch(
    /Files found uncommitted while a side was checked out were kept in/,
  )
  expect(kept(repository)).toEqual({ left: 'left\n', 'new.out': 'new\n', 'tree/a': 'tree/a\nz\n' })
  expect(own(await digestOf(repository.folder))).toEqual(repository.before)
})

test('a second attempt keeps what it finds beside what the first has found', async () => {
  await using repository = await killed(
    '',
    'mkdir -p .git/benchgate/left-1/files; echo first > .git/benchgate/left-1/files/left; echo second > left',
  )
  const warnings = await recovered(repository)
  const places = [...warnings.matchAll(/kept in (\S+);/g)].map(([, place = '']) =>
    readFileSync(join(place, 'files/left'), 'utf8'),
  )
  expect(places.sort()).toEqual(['first\n', 'second\n'])
  expect(own(await digestOf(repository.folder))).toEqual(repository.before)
})

test('with shared ignored files, those stay, but not what git had half written of a side', async () => {
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
})

test('in a sparse checkout, what the user has told git to skip and removed is gone again, and no more', async () => {
  await using repository = await killed(
    `git sparse-checkout set --no-cone '/*' '!/tree/b'; git update-index --skip-worktree same differs; rm same
    echo mine > differs`,
    'echo left > left; rm -r tree',
  )
  await recovered(repository)
  expect(own(await digestOf(repository.folder))).toEqual(repository.before)
  expect(repository.sh('ls . tree; cat differs')).toBe('.:\ndiffers\nonly-on-head\ntree\n\ntree:\na\nmine\n')
})

test('in a sparse checkout, a file that the first attempt has brought back stays with the second', async () => {
  await using repository = await killed(
    `git sparse-checkout set --no-cone '/*' '!/tree/b'; git update-index --skip-worktree differs; echo mine > differs
    echo u > u`,
    `git checkout --quiet --force --detach main; mv .git/benchgate/yours/files/differs differs
    sed -i 's/"isBack":false/"isBack":true/' .git/benchgate/journal.json`,
  )
  await recovered(repository)
  expect(await digestOf(repository.folder)).toEqual(repository.before)
})
