// A checkout that a run has left behind: who may put it back, and what is said of files found in it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { MisconfiguredError, NotPutBackError } from '../../../../src/core/model/errors.ts'
import type { CheckoutJournal, OriginalHead } from '../../../../src/effects/git/checkout/journal.ts'
import {
  recoverCheckoutAndSuperprojects,
  recoverCheckoutWithoutSuperprojects,
} from '../../../../src/effects/git/checkout/recover-checkout.ts'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'

const home: OriginalHead = {
  path: '',
  branch: null,
  sha: '',
  link: null,
  isSwitched: true,
  sides: [],
  isBack: false,
}
const live: CheckoutJournal = {
  phase: 'shelving',
  ...thisProcessAsHolder(),
  ignoredFiles: 'per-side',
  hasPointers: false,
  trees: [home],
  stash: null,
}
const ended = { ...live, pid: 2 ** 22 + 1 }
const unseen = { ...live, namespace: 'pid:[1]', host: 'büro' }

/** A repository with a state in its git directory: a journal, and other files by their paths. */
async function left(journal: CheckoutJournal | null, files: Readonly<Record<string, unknown>> = {}) {
  const repository = await makeRepository('git init --quiet')
  const folder = join(repository.folder, '.git/benchgate')
  mkdirSync(folder)
  for (const [path, content] of Object.entries(journal ? { ...files, 'journal.json': journal } : files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  const beside = () => readdirSync(dirname(folder)).filter(name => name.startsWith('benchgate'))
  return { ...repository, folder: repository.folder, state: folder, beside }
}

test.each([
  ['of a run that lives', live, `is using this checkout (process ${process.pid}, since ${live.started})`],
  ['of a run that lives, even with force', live, 'Another Benchgate run is using this checkout', true],
  [
    'of a run that cannot be seen',
    unseen,
    `in another container or on another machine is using this checkout: process ${process.pid} on büro, since`,
  ],
  ['that another run has begun to put back', ended, 'Another Benchgate run is using this checkout'],
  ['without a journal', null, 'belongs to a killed run, and its journal is gone'],
] as const)('a checkout %s is not put back', async (_, journal, message, isForced?: boolean) => {
  const claim = { [`claim-on-${ended.run}`]: { ...live, run: 'another' } }
  await using repository = await left(journal, { 'yours/files/mine': 'mine', ...claim })
  for (const recovered of [recoverCheckoutAndSuperprojects, recoverCheckoutWithoutSuperprojects]) {
    const taking = recovered(repository.git, listeningConsole(), ...(isForced ? [true] : []))
    const error = await taking.then(
      () => new Error('no error'),
      error => error as Error,
    )
    expect(error).toBeInstanceOf(MisconfiguredError)
    expect(error.message).toContain(message)
    expect(repository.beside()).toEqual(['benchgate'])
    expect(existsSync(join(repository.state, 'yours/files/mine'))).toBe(true)
  }
})

test(
  'with force, one of a run that cannot be seen is put back, and that run told to stop',
  long,
  async () => {
    await using repository = await left(unseen, { reserve: 'x' })
    expect(await recoverCheckoutAndSuperprojects(repository.git, listeningConsole(), true)).toBe(true)
    expect(repository.beside()).toEqual([`benchgate-stop-${unseen.run}`])
  },
)

test('where no run has left anything, nothing is said or done', async () => {
  await using repository = await makeRepository('git init --quiet')
  const console = listeningConsole()
  expect(await recoverCheckoutAndSuperprojects(repository.git, console)).toBe(false)
  expect(console.warnings).toEqual([])
})

test('files found where a side was left are kept and told, and what the sides have made goes', async () => {
  await using repository = await left(ended, {
    'left-1/files/found': 'x',
    'left-2/note': 'x',
    'base/files/made': 'x',
  })
  const console = listeningConsole()
  expect(await recoverCheckoutAndSuperprojects(repository.git, console)).toBe(true)
  const [place = '', ...more] = repository.beside()
  expect(more).toEqual([])
  expect(readFileSync(join(repository.folder, '.git', place, 'files/found'), 'utf8')).toBe('"x"')
  expect(console.warnings).toEqual([
    expect.stringContaining(`run of ${ended.started} was ended before`),
    expect.stringMatching(
      new RegExp(`are now in .*${place}\\. Delete that folder if nothing in it is yours`),
    ),
  ])
})

test('notes that lead out of the tree stop it before anything is moved, and it says where the files are', async () => {
  await using repository = await left(ended, { 'yours/moved.json': ['../out'], 'yours/files/mine': 'mine' })
  const taking = recoverCheckoutAndSuperprojects(repository.git, listeningConsole())
  const error = await taking.then(
    () => new Error('no error'),
    error => error as Error,
  )
  expect(error).toBeInstanceOf(NotPutBackError)
  expect(error.message).toMatch(
    /could not be restored: .*tampered.*\nYour uncommitted files are in \S+yours\./,
  )
  expect(existsSync(join(repository.state, 'yours/files/mine'))).toBe(true)
})

test('a journal that names a repository outside leaves that alone', async () => {
  const outside = { ...home, path: '../other' }
  await using repository = await left({ ...ended, trees: [home, outside] })
  repository.sh('git init --quiet ../other; touch ../other/.git/index.lock')
  expect(await recoverCheckoutAndSuperprojects(repository.git, listeningConsole())).toBe(true)
  expect(existsSync(join(repository.folder, '../other/.git/index.lock'))).toBe(true)
})
