// A partial clone is completed while there still is a token, so that switching needs no network.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../../src/effects/git/git.ts'
import { origin } from '../../../src/effects/git/remote.ts'
import { recorded } from '../../support/recorded.ts'

async function partialClone(filter: string) {
  const source = await recorded('base side\n', 'head side\n')
  await source.git.run(['config', 'uploadpack.allowFilter', 'true'])
  await source.git.run(['config', 'uploadpack.allowAnySHA1InWant', 'true'])
  const folder = join(source.temp, 'partial')
  const clone = ['clone', '--quiet', '--no-checkout', `--filter=${filter}`, `file://${source.folder}`, folder]
  await source.git.run(clone)
  return { source, git: gitIn(folder, { PATH: process.env.PATH ?? '', HOME: source.temp }) }
}

test.each(['blob:none', 'tree:0'])(
  'a clone with filter %s shows both sides without its origin',
  async filter => {
    const { source, git } = await partialClone(filter)
    await using _ = source
    const commits = [await git.run(['rev-parse', 'base']), await git.run(['rev-parse', 'HEAD'])]
    const remote = await origin(git, '', 'https://github.com')
    await remote.complete(commits)
    await rm(source.folder, { recursive: true })
    expect(await git.run(['show', `${commits[0]}:bench.txt`])).toBe('base side')
    expect(await git.run(['show', `${commits[1]}:bench.txt`])).toBe('head side')
  },
)

test('one whose origin is gone is refused, and the way out named', async () => {
  const { source, git } = await partialClone('blob:none')
  await using _ = source
  const remote = await origin(git, '', 'https://github.com')
  await rm(source.folder, { recursive: true })
  await expect(remote.complete([await git.run(['rev-parse', 'HEAD'])])).rejects.toThrow(
    /partial clone.*"filter"/,
  )
})

test('a whole clone asks its origin nothing', async () => {
  await using source = await recorded('base side\n', 'head side\n')
  const remote = await origin(source.git, '', 'https://github.com')
  await remote.complete([await source.git.run(['rev-parse', 'HEAD'])])
})
