// What each side finds when it is shown again: its own files, with the times that build tools go by.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

/** Files that both sides share, and one that differs; all are from long ago. */
const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir in
for name in same removed again both in/gone; do echo $name > $name; done
echo base > differs; git add .; git commit --quiet -m base; git tag base
echo head > differs; git commit --quiet -am head; git tag head
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
