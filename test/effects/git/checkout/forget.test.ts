// The end of a run's hold: its own stash entry goes and no other, and files that could not come back are kept and named.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { NotPutBack } from '../../../../src/core/model/errors.ts'
import type { Journal, OriginalHead } from '../../../../src/effects/git/checkout/journal.ts'
import { forget, keepAside } from '../../../../src/effects/git/checkout/restore.ts'
import { gitIn } from '../../../../src/effects/git/git.ts'
import { holder } from '../../../../src/effects/git/holder.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../../support/repository.ts'

const home: OriginalHead = {
  path: '',
  branch: null,
  sha: '',
  link: null,
  isSwitched: true,
  sides: [],
  isBack: true,
}
const journal: Journal = {
  phase: 'measuring',
  ...holder(),
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
  const kept = await keepAside(at.folder, journal, name => name.startsWith('left-'))
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
  const stuck = places.map(path => ({ path, place: join(at.folder, path), error: new Error(`for ${path}`) }))
  const ending = forget(gitIn(at.root, plainEnv), at.folder, listeningConsole(), { journal, stuck })
  const error = await ending.then(
    () => new Error('no error'),
    error => error as Error,
  )
  expect(error).toBeInstanceOf(NotPutBack)
  const named = [...error.message.matchAll(/is in (\S+): for (\S+)/g)].map(([, place, path]) => [place, path])
  expect(named.map(([, path]) => path)).toEqual(places)
  for (const [place = '', path = ''] of named) expect(readFileSync(place, 'utf8')).toBe(path)
  expect(readdirSync(at.root).length).toBe(2)
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
    await forget(repository.git, folder, console, { journal: { ...journal, stash }, stuck: [] })
    expect(repository.sh('git stash list --format=%gs')).toBe(entries)
  }
  expect(console.warnings).toEqual([])
  expect(readdirSync(dirname(folder)).filter(name => name.startsWith('benchgate'))).toEqual([])
})
