// What is asked of origin, and what the token is shown to. A partial clone is completed while there still is one.
// @module-tag long
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGit } from '../../../../src/effects/git/git.ts'
import { isShallowClone } from '../../../../src/effects/git/revisions/commits.ts'
import {
  fetchLargeFilesUnlessPointers,
  openOriginRemote,
  runFetchKeepingHistory,
} from '../../../../src/effects/git/revisions/remote.ts'
import { recorded } from '../../../support/recorded.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../../support/repository.ts'

describe('remote', () => {
  async function partialClone(filter: string) {
    const source = await recorded('base side\n', 'head side\n')
    await source.git.run(['config', 'uploadpack.allowFilter', 'true'])
    await source.git.run(['config', 'uploadpack.allowAnySHA1InWant', 'true'])
    const folder = join(source.temp, 'partial')
    const clone = [
      'clone',
      '--quiet',
      '--no-checkout',
      `--filter=${filter}`,
      `file://${source.folder}`,
      folder,
    ]
    await source.git.run(clone)
    return { source, git: createGit(folder, { PATH: process.env.PATH ?? '', HOME: source.temp }) }
  }

  test.each(['blob:none', 'tree:0'])(
    'a clone with filter %s shows both sides without its origin',
    async filter => {
      const { source, git } = await partialClone(filter)
      await using _ = source
      const commits = [await git.run(['rev-parse', 'base']), await git.run(['rev-parse', 'HEAD'])]
      const remote = await openOriginRemote(git, '', 'https://github.com')
      await remote.complete(commits)
      await rm(source.folder, { recursive: true })
      expect(await git.run(['show', `${commits[0]}:bench.txt`])).toBe('base side')
      expect(await git.run(['show', `${commits[1]}:bench.txt`])).toBe('head side')
    },
  )

  test('one whose origin is gone is refused, and the way out named', async () => {
    const { source, git } = await partialClone('blob:none')
    await using _ = source
    const remote = await openOriginRemote(git, '', 'https://github.com')
    await rm(source.folder, { recursive: true })
    await expect(remote.complete([await git.run(['rev-parse', 'HEAD'])])).rejects.toThrow(
      /partial clone.*"filter"/,
    )
  })

  test('a whole clone asks its origin nothing', async () => {
    await using source = await recorded('base side\n', 'head side\n')
    const remote = await openOriginRemote(source.git, '', 'https://github.com')
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
    const remote = await openOriginRemote(source.git, 'the token', github.url)
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
    await (await openOriginRemote(source.git, 'the token', server(other.url))).fetchRevision('nowhere')
    expect(other.asked.length).toBeGreaterThan(0)
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual(other.asked.map(() => undefined))
  })

  test('without a remote of that name, a folder called origin is not asked', async () => {
    await using source = await recorded('base side\n', 'head side\n')
    await source.git.run(['clone', '--quiet', '--bare', '.', 'origin'])
    await source.git.run(['--git-dir', 'origin', 'branch', 'planted'])
    const remote = await openOriginRemote(source.git, '', 'https://github.com')
    expect(await remote.fetchRevision('planted')).toBeNull()
  })

  test('no program is started to ask for a password', async () => {
    await using locked = await serving(response =>
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
    )
    await using source = await recorded('base side\n', 'head side\n')
    const asking = join(source.temp, 'ask')
    await writeFile(asking, `#!/bin/sh\ntouch ${source.temp}/asked\n`, { mode: 0o755 })
    const git = createGit(source.folder, {
      PATH: process.env.PATH ?? '',
      HOME: source.temp,
      GIT_ASKPASS: asking,
      SSH_ASKPASS: asking,
    })
    await git.run(['remote', 'add', 'origin', `${locked.url}/project.git`])
    expect(await (await openOriginRemote(git, '', 'https://github.com')).fetchRevision('main')).toBeNull()
    expect(await readdir(source.temp)).not.toContain('asked')
  })
})

// A shallow clone has no less history after a fetch of ours than before.
describe('shallow', () => {
  /** A clone, three deep, of a branch of six commits; then origin goes on by one. */
  async function cloned(): Promise<Repository> {
    const repository = await makeRepository(`git init --quiet --initial-branch=main origin; cd origin
    git config uploadpack.allowAnySHA1InWant true
    for n in 1 2 3 4 5 6; do git commit --quiet --allow-empty -m $n; git tag at-$n; done; cd ..
    git clone --quiet --depth=3 --no-tags "file://$PWD/origin" clone
    git -C origin commit --quiet --allow-empty -m 7; git -C origin tag at-7`)
    return { ...repository, git: repository.git.in(`${repository.folder}/clone`) }
  }

  const fetching = (repository: Repository, ...args: readonly string[]) =>
    runFetchKeepingHistory(repository.git, () =>
      repository.git.run(['fetch', '--quiet', '--no-tags', '--refmap=', ...args]),
    )
  const count = (repository: Repository, revision: string) =>
    repository.git.run(['rev-list', '--count', revision]).then(Number)
  const sha = (repository: Repository, n: number) => repository.sh(`git -C origin rev-parse at-${n}`).trim()

  test.each([
    ['the tip that it has', 6, 3],
    ['a commit in the midst of its history', 5, 2],
    ['the oldest that it has', 4, 1],
    ['a new tip, which has all that history behind it', 7, 4],
    ['a commit beyond its history', 2, 1],
  ])('%s', async (_, n, behind) => {
    await using repository = await cloned()
    const temporary = `${repository.folder}/temporary`
    await mkdir(temporary)
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    await fetching(repository, '--depth=1', 'origin', sha(repository, n))
    expect(await readdir(temporary)).toEqual([])
    expect(await count(repository, 'HEAD')).toBe(3)
    expect(await count(repository, sha(repository, n))).toBe(behind)
    repository.sh('git -C clone fsck --connectivity-only')
    expect(await isShallowClone(repository.git)).toBe(true)
  })

  test('deepening goes on from where the history ended', async () => {
    await using repository = await cloned()
    await fetching(repository, '--depth=1', 'origin', sha(repository, 7))
    await fetching(repository, '--deepen=1', 'origin', sha(repository, 7))
    expect(await count(repository, 'HEAD')).toBe(4)
    await fetching(repository, '--deepen=1000', 'origin', sha(repository, 7))
    expect(await count(repository, 'HEAD')).toBe(6)
    expect(await isShallowClone(repository.git)).toBe(false)
  })

  test('a clone with all its history stays one', async () => {
    await using repository = await cloned()
    repository.sh('git -C clone fetch --quiet --unshallow')
    await fetching(repository, '--depth=1', 'origin', sha(repository, 5))
    expect(await isShallowClone(repository.git)).toBe(false)
    expect(await count(repository, 'HEAD')).toBe(6)
  })

  test('where another git is at it, that one has the last word', async () => {
    await using repository = await cloned()
    await runFetchKeepingHistory(repository.git, async () => {
      await repository.git.run(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha(repository, 6)])
      repository.sh('touch clone/.git/shallow.lock')
    })
    expect(await count(repository, 'HEAD')).toBe(1)
    repository.sh('rm clone/.git/shallow.lock')
  })
})

// Git LFS, played by a script: whether the large files of both sides are fetched, and whether pointers stay pointers.

let repository: Repository

beforeAll(async () => {
  repository = await makeRepository(`git init --quiet; git remote add origin /nonexistent
    echo 'filter=lfs' > README; git add .; git commit --quiet -m plain; git tag plain
    mkdir deep; echo '*.bin filter=lfs' > deep/.gitattributes; git add .; git commit --quiet -m uses; git tag uses
    mkdir ../bin
    printf '%s\\n' '#!/bin/sh' 'case $1 in ls-files) printf "$LISTED"; exit $LISTS;; *) echo "$@" >> "$ASKED"; exit $FETCHES;; esac' > ../bin/git-lfs
    chmod +x ../bin/git-lfs`)
})

afterAll(() => repository[Symbol.asyncDispose]())

interface Lfs {
  readonly commits?: readonly string[]
  /** What git-lfs says of the files, and the exit codes of its two commands. */
  readonly listed?: string
  readonly lists?: number
  readonly fetches?: number
  readonly isSetUp?: boolean
}

async function prepared({ commits = ['plain', 'uses'], isSetUp = true, ...lfs }: Lfs) {
  const parent = `${repository.folder}/..`
  const filter = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'filter.lfs.smudge', GIT_CONFIG_VALUE_0: 'cat' }
  const git = repository.git.with({
    PATH: `${parent}/bin:${plainEnv.PATH}`,
    ASKED: `${parent}/asked`,
    LISTED: lfs.listed ?? '0a * deep/here.bin\\n',
    LISTS: String(lfs.lists ?? 0),
    FETCHES: String(lfs.fetches ?? 0),
    ...(isSetUp && filter),
  })
  const console = listeningConsole()
  const remote = await openOriginRemote(git, '', 'https://github.com')
  const hasPointers = await fetchLargeFilesUnlessPointers(git, remote, commits, console)
  const { said, warnings } = console
  return { hasPointers, said, warnings, asked: repository.sh('touch ../asked; cat ../asked; rm ../asked') }
}

const nothing = { hasPointers: false, said: [], warnings: [], asked: '' }
const fetched = { ...nothing, asked: 'fetch origin plain uses\n' }

test.each<[string, Lfs, typeof nothing]>([
  ['where one side uses it, all that it keeps of both is fetched', {}, fetched],
  [
    'where some files are here and some are not, the others are fetched',
    { listed: '0a - deep/x.bin\\n0b * deep/y.bin\\n' },
    fetched,
  ],
  ['where it keeps no file of this checkout, those of the sides are fetched', { listed: '' }, fetched],
  ['where no side uses it, it is not asked', { commits: ['plain', 'plain'], listed: '0a - x\\n' }, nothing],
  ['where it is not installed, nothing is fetched', { lists: 1 }, nothing],
  ['where git was not told to use it, nothing is fetched', { isSetUp: false }, nothing],
])('%s', async (_, lfs, expected) => {
  expect(await prepared(lfs)).toEqual(expected)
})

test('where the checkout has pointers alone, both sides have them too, and nothing is fetched', async () => {
  expect(await prepared({ listed: '0a - deep/a * b.bin\\n0b - deep/c.bin\\n' })).toEqual({
    ...nothing,
    hasPointers: true,
    said: ['files kept by Git LFS stay pointers on both sides, as in this checkout'],
  })
})

test('where they cannot be fetched, the step that would fetch them is named', async () => {
  const { hasPointers, warnings } = await prepared({ fetches: 2 })
  expect(hasPointers).toBe(false)
  expect(warnings).toEqual([expect.stringContaining('"git lfs fetch origin plain uses"')])
})
