// Revisions of a command line that are none.
import { expect, test } from 'vitest'
import { type GivenRevision, refuseUnknown } from '../../../../src/effects/git/revisions/revisions.ts'
import { makeRepository } from '../../../support/repository.ts'

const script = `git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1; git tag v1.2.0
  git commit --quiet --allow-empty -m 2; git branch Ärger; git update-ref refs/remotes/origin/release/3 HEAD`
const words = (...revisions: string[]): readonly GivenRevision[] =>
  revisions.map(revision => ({ revision, flag: null }))

test('what git knows is none of these, nor is the tree as it stands', async () => {
  await using repository = await makeRepository(script)
  const given = [...words('main', 'v1.2.0~0', 'Ärger', 'release/3'), { revision: 'worktree', flag: '--head' }]
  await expect(refuseUnknown(repository.git, given, [])).resolves.toBeUndefined()
})

test.each([
  [words('mian'), '"mian" is no branch, tag or commit here. Did you mean "main"?'],
  [words('main', 'v1.2.1^'), '"v1.2.1^" is no branch, tag or commit here. Did you mean "v1.2.0^"?'],
  [words('relaese/3'), 'Did you mean "release/3"?'],
  [words('Arger'), 'Did you mean "Ärger"?'],
  [words('HAED'), 'Did you mean "HEAD"?'],
  [words('main~7'), 'There is "main", but the history does not go as far back as "~7".'],
  [words('entirely-else'), '"git branch --all" and "git tag" list what there is.'],
  [words('calibrat'), 'Did you mean the command "benchgate calibrate"?'],
  [words('main', 'calibrat'), '"git branch --all"'],
  [words('nosuch'), /^"nosuch" is no branch, tag or commit here\. "git branch/],
  [[{ revision: 'calibrat', flag: '--head' }], /^--head: "calibrat" is no branch.* "git branch --all"/],
  [[{ revision: 'vv1.2.0', flag: '--head' }], '--head: "vv1.2.0" is no branch'],
  [[{ revision: 'worktree', flag: '--base' }], 'The tree as it stands can only be head.'],
])('%j is refused, with what was meant', async (given, why) => {
  await using repository = await makeRepository(script)
  await expect(refuseUnknown(repository.git, given, ['calibrate', 'compare'])).rejects.toThrow(why)
})

test('what only origin has is brought; a shallow clone is told of', async () => {
  await using repository = await makeRepository(`${script}
    git clone --quiet --depth=1 "file://$PWD" ../clone`)
  const clone = repository.git.in(`${repository.folder}/../clone`)
  await expect(refuseUnknown(clone, words('v1.2.0', 'Ärger'), [])).resolves.toBeUndefined()
  await expect(refuseUnknown(clone, words('nosuch'), [])).rejects.toThrow(
    /here or on origin\..*"git fetch --unshallow" brings the rest/,
  )
})

test('an origin that gives no answer is not said to lack it', async () => {
  await using repository = await makeRepository(`${script}; git remote add origin "$PWD/../gone"`)
  await expect(refuseUnknown(repository.git, words('nosuch'), [])).rejects.toThrow(
    '"nosuch" is no branch, tag or commit here, and origin could not be asked ("git ls-remote origin" says why). ',
  )
})
