// What has to leave a tree before another commit is checked out in it, rule by rule; whole checkouts are in the tests beside.
// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FilesToMoveOptions,
  type FilesToMoveOutOfTree,
  filesToMoveAfterLastVisit,
  filesToMoveWhenLeavingUserCommit,
} from '../../../../src/effects/git/checkout/files-to-move.ts'
import { toUndecodedGitText, type UndecodedGitText } from '../../../../src/effects/git/git.ts'
import { gitTexts, makeRepository, type Repository } from '../../../support/repository.ts'

/** Head is checked out; `lib` is a submodule of head alone, and `kept` one of both sides. */
const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir tree; git init --quiet kept
for name in same tree/a tree/b changed; do echo $name > $name; done; git -C kept commit --quiet --allow-empty -m kept
echo base > only-on-base; echo x > turns; mkdir old; echo x > old/x; git add . 2> /dev/null; git commit --quiet -m base
git tag base; git rm --quiet -r only-on-base turns old; mkdir turns; echo x > turns/in; echo head > changed; echo head > only-on-head; git init --quiet lib
git -C lib commit --quiet --allow-empty -m lib; git add . 2> /dev/null; git commit --quiet -m head; git tag head`

let built: Repository

beforeAll(async () => {
  built = await makeRepository(build)
})

afterAll(() => built[Symbol.asyncDispose]())

const usual: FilesToMoveOptions = { shared: null, isSparse: false, staying: [] }
/** What differs from base leaves in any case, and so does the submodule that base does not have. */
const always = ['changed', 'lib', 'only-on-head', 'turns/in']

type Expected = Partial<
  Record<'moved' | 'deleted' | 'ignored' | 'modifiedOrUntracked' | 'flagged', readonly string[]>
>

/** What is expected beside what always leaves. */
function expectLeaving(
  leaving: FilesToMoveOutOfTree,
  { moved = [], ...others }: Expected,
  beside = always,
): void {
  const sorted = (paths: readonly string[]) => [...paths].sort()
  expect({
    moved: sorted(leaving.moved),
    deleted: sorted(leaving.deleted),
    ignored: sorted(leaving.ignored),
    modifiedOrUntracked: sorted(leaving.modifiedOrUntracked),
    flagged: sorted(leaving.flagged),
  }).toEqual({
    deleted: [],
    ignored: [],
    modifiedOrUntracked: [],
    flagged: [],
    ...others,
    moved: sorted([...beside, ...moved]),
  })
}

const shapes: Readonly<
  Record<string, readonly [script: string, expected: Expected, given?: Partial<FilesToMoveOptions>]>
> = {
  nothing: ['', {}],
  'what is changed, untracked or ignored': [
    'echo mine >> same; echo u > untracked; mkdir new; echo n > new/n; echo i > it.out',
    {
      moved: ['same', 'untracked', 'new/n', 'it.out'],
      modifiedOrUntracked: ['new/n', 'same', 'untracked'],
      ignored: ['it.out'],
    },
  ],
  'not what is missing, which must be missing again': [
    'rm tree/a changed',
    { moved: [], deleted: ['changed', 'tree/a'] },
  ],
  'what is gone from the index alone': [
    'git rm --quiet --cached same',
    { moved: ['same'], modifiedOrUntracked: ['same'] },
  ],
  'what git is told not to look at, there or not': [
    'git update-index --assume-unchanged same; git update-index --skip-worktree tree/a; echo mine > same; rm tree/a',
    { moved: ['same'], flagged: ['same', 'tree/a'], deleted: ['tree/a'] },
  ],
  'all that may be skipped in a sparse checkout': [
    'git update-index --skip-worktree tree/a; rm tree/a',
    { moved: ['same', 'tree/b', '.gitignore'] },
    { isSparse: true },
  ],
  'a file that has another name': [
    'ln same other.out',
    { moved: ['same', 'other.out'], ignored: ['other.out'] },
  ],
  'a repository among tracked files': ['git init --quiet tree', { moved: ['tree/.git'] }],
  'an ignored file where a side has one': [
    'echo only-on-base > .git/info/exclude; echo mine > only-on-base',
    { moved: ['only-on-base'], ignored: ['only-on-base'] },
  ],
  'a file where tracked ones were': [
    'rm -r tree; echo mine > tree',
    { moved: ['tree'], deleted: ['tree/a', 'tree/b'], modifiedOrUntracked: ['tree'] },
  ],
  'a repository where a side has a file': [
    'git init --quiet only-on-base; echo x > only-on-base/x',
    { moved: ['only-on-base'], modifiedOrUntracked: ['only-on-base'] },
  ],
  'what could not be moved stays, as does what is in it or around it': [
    'echo mine >> same; echo u > untracked; mkdir made; echo x > made/x',
    { moved: ['same'], modifiedOrUntracked: ['same'] },
    { staying: gitTexts('made', 'untracked') },
  ],
  'not the ignored files that are shared, but those that each side has of its own': [
    'echo a > a.out; echo b > b.out; echo u > u',
    { moved: ['b.out', 'u'], ignored: ['b.out'], modifiedOrUntracked: ['u'] },
    { shared: { paths: new Set(gitTexts('a.out', 'b.out')), apart: gitTexts('b.out') } },
  ],
  'what is shared, too, where a side has a file or a folder of its own': [
    'echo old > .git/info/exclude; echo i > turns/i.out; echo mine > old',
    { moved: ['turns/i.out', 'old'], ignored: ['old', 'turns/i.out'] },
    { shared: { paths: new Set(gitTexts('turns/i.out', 'old')), apart: [] } },
  ],
  'not what is shared and ignored by one side alone': [
    'echo mine > mine; mkdir deep; echo x > deep/x',
    {},
    { shared: { paths: new Set(gitTexts('mine', 'deep')), apart: [] } },
  ],
  'a folder as one, and not what is in it as well': [
    'echo only-on-base/ > .git/info/exclude; mkdir -p only-on-base/in; echo x > only-on-base/in/x',
    { moved: ['only-on-base'], ignored: ['only-on-base'] },
  ],
  'repositories as one, and what lies beside them': [
    'mkdir vendor; git init --quiet vendor/it; echo x > vendor/it/x.out; echo x > vendor/y.out',
    { moved: ['vendor/it', 'vendor/y.out'], modifiedOrUntracked: ['vendor/it'], ignored: ['vendor/y.out'] },
  ],
}

test.each(Object.entries(shapes))(
  'from the user’s own commit leaves, beside what differs: %s',
  async (_, row) => {
    const [script, expected, given] = row
    await using repository = await built.copy()
    repository.sh(script)
    const missing = (expected.deleted ?? []).filter(path => always.includes(path))
    const leaving = await filesToMoveWhenLeavingUserCommit(repository.git, ['base', 'head'], {
      ...usual,
      ...given,
    })
    const beside = always.filter(path => !missing.includes(path))
    expectLeaving(leaving, expected, beside)
  },
)

test('the times are those that git last saw', async () => {
  await using repository = await built.copy()
  repository.sh('touch -d @1000.5 same; GIT_OPTIONAL_LOCKS=1 git status > /dev/null; touch -d @2000 same')
  const { times } = await filesToMoveWhenLeavingUserCommit(repository.git, ['base'], usual)
  expect(times.get(toUndecodedGitText('same'))).toBe(1_000_500)
})

test('from a side leaves for good what its commands have left, from folders too that they have closed', async () => {
  await using repository = await built.copy()
  repository.sh('mkdir tree/made; echo x > tree/made/x; echo y > y.out; echo mine > tree/a; chmod 600 tree')
  const difference = {
    changed: gitTexts('changed'),
    added: gitTexts('only-on-base'),
    removed: gitTexts('only-on-head'),
  }
  const way = { difference, lost: gitTexts('lib'), folders: gitTexts('tree') }
  const leaving = await filesToMoveAfterLastVisit(repository.git, way, usual)
  expectLeaving(
    leaving,
    {
      moved: ['tree/made', 'tree/a', 'y.out'],
      modifiedOrUntracked: ['tree/a', 'tree/made'],
      ignored: ['y.out'],
    },
    ['lib'],
  )
})

test('from a side leave shared ignored files where the other side has a file of its own', async () => {
  await using repository = await built.copy()
  repository.sh('echo only-on-base > .git/info/exclude; echo left > only-on-base; echo y > y.out')
  const difference = { changed: [], added: gitTexts('only-on-base'), removed: [] }
  const shared = { paths: new Set<UndecodedGitText>(), apart: [] }
  const way = { difference, lost: [], folders: [] }
  const leaving = await filesToMoveAfterLastVisit(repository.git, way, { ...usual, shared })
  expectLeaving(leaving, { moved: ['only-on-base'], ignored: ['only-on-base'] }, [])
})
