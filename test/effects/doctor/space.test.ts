// What the files of a side take up.
import { expect, test } from 'vitest'
import { spaceFacts } from '../../../src/effects/doctor/repository.ts'
import { makeRepository } from '../../support/repository.ts'

test('tracked and ignored files are added up, whatever their names', async () => {
  await using repository = await makeRepository(`git init --quiet; echo 'out/' > .gitignore; mkdir out
    head -c 1000 /dev/zero > 'a ü	b'; git add --all; git commit --quiet -m 1
    head -c 300 /dev/zero > out/x; head -c 20 /dev/zero > $'out/\\ny'; ln -s nothing out/z; echo new > untracked`)
  const facts = await spaceFacts(repository.git, 'worktree', '/')
  expect(facts).toMatchObject({
    checkout: 'worktree',
    tracked: 1005,
    ignored: 327,
    isMore: false,
    place: '/',
  })
  expect(facts.free).toBeGreaterThan(0)
  expect(await spaceFacts(repository.git, 'in-place', '/')).toMatchObject({ place: repository.folder })
})

test('there may be no commit, and no such place', async () => {
  await using repository = await makeRepository('git init --quiet')
  expect(await spaceFacts(repository.git, 'worktree', '/nowhere')).toEqual({
    checkout: 'worktree',
    tracked: 0,
    ignored: 0,
    isMore: false,
    place: '/nowhere',
    free: null,
  })
})
