// A run that is killed at any moment: the next one finds everything and puts it back.
// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/core/common/random.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import type { CheckoutJournal } from '../../../../src/effects/git/checkout/journal.ts'
import { recoverCheckoutAndSuperprojects } from '../../../../src/effects/git/checkout/recover-checkout.ts'
import { digestOf } from '../../../support/digest.ts'
import { killedAt, lines, watch } from '../../../support/killing.ts'
import { long, longUnlessNth, runsAll } from '../../../support/long.ts'
import { listeningConsole, plainEnv, type Repository } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from './sides.ts'

afterAll(forgetTwoSides)

const target = join(import.meta.dirname, '../../../support/kill-target.ts')
const dirt = `echo 1 >> same; git add same; echo 2 >> same; echo 3 > untracked; chmod 600 untracked; rm changed
  git rm --quiet --cached only-on-head; echo 4 > local.env; echo 5 > later; git add later; rm tree/a
  git update-index --assume-unchanged same-2; echo 6 >> same-2; mkdir -p empty new/empty; chmod 700 new; rm turned -r
  echo 7 > turned; git init --quiet nested; echo 8 > nested/x; for n in $(seq 40); do echo $n > many-$n; done
  git stash store -m kept $(git stash create)`
/** Of which git can make no stash entry. */
const dirtWithLink = `${dirt}; rm -r tree; mkdir odd/deep; echo 9 > odd/a; ln -s odd tree; git add -N many-1`
const benchmark =
  'echo x > left-by-$SIDE; echo y >> same; rm -rf swap; mkdir swap; echo z > swap/z; echo c > only-on-head'

function start(repository: Repository): ChildProcess {
  const { base, head } = commitsOf(repository)
  const args = [target, repository.folder, base.sha, head.sha, benchmark]
  return spawn(process.execPath, args, { env: { ...plainEnv }, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Kills the run at a moment of the choice of `until`, and expects the next to bring everything back. */
async function expectRecovery(
  repository: Repository,
  until: (child: ChildProcess) => Promise<void>,
): Promise<string[]> {
  const before = await digestOf(repository.folder)
  await killedAt(start(repository), until)
  const console = listeningConsole()
  await recoverCheckoutAndSuperprojects(repository.git, console)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect(existsSync(join(repository.folder, '.git/benchgate'))).toBe(false)
  expect(await recoverCheckoutAndSuperprojects(repository.git, console)).toBe(false)
  return console.warnings
}

describe('killed when it has done', () => {
  // started, taken, and two lines for each of six visits; "returned" is the fifteenth.
  const steps = Array.from({ length: 14 }, (_, n) => n + 1).filter(step => runsAll || step % 4 === 2)
  test.each(steps)('%i steps', long, async step => {
    await using repository = await twoSides()
    repository.sh(step % 2 === 0 ? dirt : dirtWithLink)
    await expectRecovery(repository, child => lines(child, step))
  })

  test('and again while the next run puts it back', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirt)
    const before = await digestOf(repository.folder)
    for (const wait of [3, 3, 3, 3]) await killedAt(start(repository), child => lines(child, wait))
    await recoverCheckoutAndSuperprojects(repository.git, listeningConsole())
    expect(await digestOf(repository.folder)).toEqual(before)
  })
})

describe('killed inside a step', () => {
  const state = (repository: Repository, name: string) => join(repository.folder, '.git/benchgate', name)
  const phase = (repository: Repository) => {
    try {
      const journal = readFileSync(state(repository, 'journal.json'), 'utf8')
      const { phase, trees } = JSON.parse(journal) as CheckoutJournal
      return trees[0]?.isBack ? 'back' : phase
    } catch {
      return null
    }
  }
  const moments: Readonly<Record<string, (repository: Repository) => boolean>> = {
    'with a journal just begun': repository => phase(repository) !== null,
    'with the index saved': repository => existsSync(state(repository, 'index')),
    'with the outline taken': repository => existsSync(state(repository, 'outline.json')),
    'with a second copy in the stash': repository =>
      /"stash":"\w/.test(text(state(repository, 'journal.json'))),
    'with a list of what to move': repository => existsSync(state(repository, 'yours/moved.json')),
    'with one file moved': repository => existsSync(state(repository, 'yours/files')),
    'with half of the files moved': repository => existsSync(state(repository, 'yours/files/many-20')),
    'with all files moved': repository => existsSync(state(repository, 'yours/deleted.json')),
    'with the tree its own': repository => phase(repository) === 'measuring',
    'with a side half entered': repository => existsSync(join(repository.folder, '.git/index.lock')),
    'with a side half left': repository => existsSync(state(repository, 'base/files')),
    'on the way back': repository => existsSync(state(repository, 'left-1')),
    'with the commit of the user there': repository => phase(repository) === 'back',
  }
  for (const [index, [name, moment]] of Object.entries(moments).entries())
    test(name, longUnlessNth(index, 36, 3), async () => {
      await using repository = await twoSides()
      repository.sh(dirt)
      await expectRecovery(repository, child => watch(child, () => moment(repository)))
    })

  test.each(runsAll ? [1, 2, 3, 4, 5, 6] : [1, 4])('with some of the files back (%i)', long, async seed => {
    await using repository = await twoSides()
    repository.sh(dirtWithLink)
    const name = `many-${1 + Math.floor(seededRandom(seed)() * 40)}`
    await expectRecovery(repository, child =>
      watch(child, () => phase(repository) === 'back' && existsSync(join(repository.folder, name))),
    )
  })
})

describe('killed with shared ignored files', () => {
  const moments: Readonly<Record<string, readonly [side: 'head' | null, since: string]>> = {
    'of which each side has one for itself': ['head', 'echo left > left.log; echo theirs > local.env'],
    // Git has written a file that the user ignores, and not yet recorded that it is tracked.
    'with a side half entered': [
      null,
      'for file in .gitignore recorded.log; do git show base:$file > $file; done',
    ],
  }
  test.each(Object.entries(moments))('%s', long, async (_, [side, since]) => {
    await using repository = await twoSides()
    repository.sh('mkdir cache/deep; echo mine | tee cache/deep/own local.env own.log untracked > /dev/null')
    const before = await digestOf(repository.folder)
    const options = { ignoredFiles: 'shared' } as const
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
      options,
    )
    if (side) await checkout.enter(side)
    await using killed = await repository.copy()
    killed.sh(`${since}; sed -i 's/"pid":[0-9]*/"pid":99999999/' .git/benchgate/journal.json`)
    await recoverCheckoutAndSuperprojects(killed.git, listeningConsole())
    if (side) killed.sh('rm left.log')
    const kept = (await digestOf(killed.folder)).filter(line => !line.includes('benchgate-left-'))
    expect(kept).toEqual(before)
  })
})

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
