// What a command line leads to, and what is said of what the user did not choose.
import { expect, test } from 'vitest'
import { findPlace } from '../../src/commands/measure.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../support/repository.ts'

const tagged = `git init --quiet --initial-branch=main; echo 1 > a; git add a; git commit --quiet -m 1; git tag v1
  git commit --quiet --allow-empty -m 2`

async function place(repository: Repository, words: readonly string[], asked = {}) {
  const { stdout, stderr } = process
  const console = listeningConsole()
  const terminal = { env: plainEnv, folder: repository.folder, stdout, stderr }
  const { pairs } = await findPlace(words, asked, terminal, console)
  return { pairs, said: console.said }
}

test('a history is of commits: uncommitted work is said not to be in it', async () => {
  await using repository = await makeRepository(tagged)
  const pairs = [{ base: '', head: 'HEAD' }]
  expect(await place(repository, [], { since: 'v1' })).toEqual({ pairs, said: [] })
  repository.sh('echo 2 > a')
  const said = (name: string) => [
    `uncommitted work is not measured, as a history is of commits; for that: benchgate ${name}`,
  ]
  expect(await place(repository, [], { since: 'v1' })).toEqual({ pairs, said: said('v1') })
  expect((await place(repository, [], { since: 'last-release' })).said).toEqual(said('TAG'))
  expect((await place(repository, [], { since: 'v1', head: 'HEAD' })).said).toEqual([])
  expect((await place(repository, ['v1'])).pairs).toEqual([{ base: 'v1', head: 'worktree' }])
})

test("a pull request is compared with where it left its own base, by origin's name of it", async () => {
  await using repository = await makeRepository(`${tagged}; git update-ref refs/remotes/origin/release/1 v1
    git commit --quiet --allow-empty -m 3`)
  const base = repository.sh('git rev-parse v1').trim()
  expect((await place(repository, ['origin/release/1...HEAD'])).pairs).toEqual([{ base, head: 'HEAD' }])
})
