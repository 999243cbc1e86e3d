// What is asked of origin, and what the token is shown to. A partial clone is completed while there still is one.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../../../src/effects/git/git.ts'
import { origin } from '../../../../src/effects/git/revisions/remote.ts'
import { recorded } from '../../../support/recorded.ts'

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

/** A server that answers every request by `answer`, and remembers what was asked of it. */
async function serving(answer: (response: ServerResponse) => void) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, [Symbol.asyncDispose]: () => new Promise<void>(done => server.close(() => done())) }
}

test('the token goes to its own server, and not to where that one redirects', async () => {
  await using elsewhere = await serving(response => response.writeHead(404).end())
  await using github = await serving(response =>
    response
      .writeHead(302, { location: `${elsewhere.url}/project.git/info/refs?service=git-upload-pack` })
      .end(),
  )
  await using source = await recorded('base side\n', 'head side\n')
  await source.git.run(['remote', 'add', 'origin', `${github.url}/project.git`])
  const remote = await origin(source.git, 'the token', github.url)
  expect(await remote.fetchRevision('nowhere')).toBeNull()
  expect(await remote.fetchCommit('0123456789'.repeat(4))).toBeNull()
  const sent = github.asked.map(({ headers }) => headers.authorization)
  expect(new Set(sent)).toEqual(
    new Set([`basic ${Buffer.from('x-access-token:the token').toString('base64')}`]),
  )
  expect(elsewhere.asked).toEqual([])
})

test.each<[string, (url: string) => string]>([
  ['another server', () => 'http://127.0.0.1'],
  ['a server whose name this one only begins with', url => url.slice(0, -1)],
])('the token of %s is not sent', async (_, server) => {
  await using other = await serving(response => response.writeHead(404).end())
  await using source = await recorded('base side\n', 'head side\n')
  await source.git.run(['remote', 'add', 'origin', `${other.url}/project.git`])
  await (await origin(source.git, 'the token', server(other.url))).fetchRevision('nowhere')
  expect(other.asked.length).toBeGreaterThan(0)
  expect(other.asked.map(({ headers }) => headers.authorization)).toEqual(other.asked.map(() => undefined))
})

test('without a remote of that name, a folder called origin is not asked', async () => {
  await using source = await recorded('base side\n', 'head side\n')
  await source.git.run(['clone', '--quiet', '--bare', '.', 'origin'])
  await source.git.run(['--git-dir', 'origin', 'branch', 'planted'])
  const remote = await origin(source.git, '', 'https://github.com')
  expect(await remote.fetchRevision('planted')).toBeNull()
})

test('no program is started to ask for a password', async () => {
  await using locked = await serving(response =>
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
  )
  await using source = await recorded('base side\n', 'head side\n')
  const asking = join(source.temp, 'ask')
  await writeFile(asking, `#!/bin/sh\ntouch ${source.temp}/asked\n`, { mode: 0o755 })
  const git = gitIn(source.folder, {
    PATH: process.env.PATH ?? '',
    HOME: source.temp,
    GIT_ASKPASS: asking,
    SSH_ASKPASS: asking,
  })
  await git.run(['remote', 'add', 'origin', `${locked.url}/project.git`])
  expect(await (await origin(git, '', 'https://github.com')).fetchRevision('main')).toBeNull()
  expect(await readdir(source.temp)).not.toContain('asked')
})
