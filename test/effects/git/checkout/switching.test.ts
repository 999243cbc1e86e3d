// What each side finds when it is shown again: its own files, with the times that build tools go by.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CouldNotMeasure } from '../../../../src/core/model/errors.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'
import { takeCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

/** Files that both sides share, one that differs, and one of head alone; the first are from long ago. */
const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir in
for name in same removed again both in/gone; do echo $name > $name; done
echo base > differs; git add .; git commit --quiet -m base; git tag base
echo head > differs; echo more > more; git add .; git commit --quiet -m head; git tag head
touch -d @1000 differs same removed again both in/gone; GIT_OPTIONAL_LOCKS=1 git status > /dev/null`

test('files that both sides share keep their time where one side writes or removes them, and each side finds its own', async () => {
  await using repository = await makeRepository(build)
  const at = (name: string) => join(repository.folder, name)
  const put = (name: string, content: string, time: number) => {
    writeFileSync(at(name), content)
    utimesSync(at(name), time, time)
  }
  const seen = (name: string) => {
    const there = statSync(at(name), { throwIfNoEntry: false })
    return there && [readFileSync(at(name), 'utf8'), there.mtimeMs / 1000]
  }
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('base')
  put('same', 'of base\n', 2000)
  put('again', 'again\n', 2000.5)
  put('both', 'of base\n', 2000)
  put('differs', 'of base\n', 2000)
  rmSync(at('removed'))
  rmSync(at('in'), { recursive: true })

  await checkout.enter('head')
  for (const name of ['same', 'removed', 'again', 'both', 'in/gone'])
    expect(seen(name)).toEqual([`${name}\n`, 1000])
  put('both', 'of head\n', 3000)
  put('differs', 'of head\n', 3000)

  await checkout.enter('base')
  expect(seen('same')).toEqual(['of base\n', 2000])
  expect(seen('again')).toEqual(['again\n', 2000.5])
  expect(seen('both')).toEqual(['of base\n', 2000])
  expect(seen('differs')).toEqual(['of base\n', 2000])
  expect(seen('removed')).toBeUndefined()
  expect(seen('in/gone')).toBeUndefined()

  await checkout.enter('head')
  expect(seen('both')).toEqual(['of head\n', 3000])
  expect(seen('differs')).toEqual(['of head\n', 3000])
  expect(seen('same')).toEqual(['same\n', 1000])
})

test.each([
  'git checkout --quiet --detach head',
  'git checkout --quiet --orphan scratch head',
  'git checkout --quiet -B scratch head; rm .git/refs/heads/scratch',
])(
  'a side that has checked out something else (%s) is shown at its own commit again, with what it has left',
  async something => {
    await using repository = await makeRepository(build)
    await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
    const { base } = commitsOf(repository)
    const stray = () => repository.sh(something)
    const expectBase = () => {
      expect(repository.sh('git rev-parse HEAD; cat differs; ls; stat -c %Y left same')).toBe(
        `${base.sha}\nbase\nagain\nboth\ndiffers\nin\nleft\nremoved\nsame\n2000\n2000\n`,
      )
    }
    await checkout.enter('base')
    repository.sh('echo left > left; echo mine > same; touch -d @2000 left same')
    stray()
    await checkout.enter('base')
    expectBase()
    await checkout.enter('base')
    expectBase()
    stray()
    await checkout.enter('head')
    expect(repository.sh('cat differs more same; git status --porcelain')).toBe('head\nmore\nsame\n')
    await checkout.enter('base')
    expectBase()
  },
)

test.skipIf(process.platform === 'win32')(
  'what one side changes of the files that wait for the other is told',
  async () => {
    await using repository = await makeRepository(build)
    repository.sh('echo mine > mine.out')
    for (const file of ['files/left', 'files/mine.out']) {
      await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
      await checkout.enter('base')
      repository.sh('echo left > left')
      await checkout.enter('head')
      repository.sh(`echo theirs > .git/benchgate/base/${file}`)
      await expect(checkout.enter('base')).rejects.toThrow(CouldNotMeasure)
    }
    // It has not been shown yet, but waits as well.
    await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
    await checkout.enter('base')
    repository.sh('echo theirs > .git/benchgate/head/files/mine.out')
    await expect(checkout.enter('head')).rejects.toThrow(CouldNotMeasure)
  },
)

test('a side without any file is shown as well, with the ignored files of the user', async () => {
  await using repository =
    await makeRepository(`git init --quiet --initial-branch=main; echo '*.out' > .git/info/exclude
    git commit --quiet --allow-empty -m base; git tag base; echo head > side; git add side; git commit --quiet -m head
    git tag head; echo mine > mine.out`)
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('base')
  expect(repository.sh('ls; git rev-parse HEAD')).toBe(`mine.out\n${commitsOf(repository).base.sha}\n`)
  await checkout.enter('head')
  expect(repository.sh('ls')).toBe('mine.out\nside\n')
})

test('a file that only one side has is as old as it was when its side comes back', async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main
    echo 1 > of-base; git add .; git commit --quiet -m base; git tag base
    git mv of-base of-head; echo 2 > of-head; git commit --quiet -a -m head; git tag head`)
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  const timeOn = async (side: Side) => {
    await checkout.enter(side)
    return statSync(join(repository.folder, `of-${side}`)).mtimeMs
  }
  const [base, head] = [await timeOn('base'), await timeOn('head')]
  expect([await timeOn('base'), await timeOn('head')]).toEqual([base, head])
})
