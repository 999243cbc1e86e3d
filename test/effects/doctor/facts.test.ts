// What is found of git and of killed runs, with nothing of it changed.
// @module-tag long
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CheckoutMode } from '../../../src/core/model/settings.ts'
import {
  findCommandOrGoFolderCountToMeasure,
  findSharedEditableInstallOfProject,
  findWhyNothingCanBeCheckedOut,
  readCheckoutFactsForDoctor,
  readDiskSpaceNeededAndFree,
  readFreeMemoryAndCpuQuota,
  readGitVersionAndRefusal,
  readPerflockStatus,
  readPowerSource,
  readVersionsOfRequiredPrograms,
  timePiecesOfBusyLoop,
} from '../../../src/effects/doctor/facts.ts'
import { createGit } from '../../../src/effects/git/git.ts'
import { thisProcessAsHolder } from '../../../src/effects/git/holder.ts'
import { findCheckoutAndCommand, readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { digestOf } from '../../support/digest.ts'
import { long } from '../../support/long.ts'
import { makeRepository, plainEnv, type Repository } from '../../support/repository.ts'
import { type Files, laptop, recordedMachine } from '../machine/recorded.ts'

describe('repository', () => {
  const start = 'git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1'
  /** A number that no process has. */
  const dead = { ...thisProcessAsHolder(), pid: 2 ** 22 + 1, started: '2026-01-01T00:00:00.000Z' }
  const alive = thisProcessAsHolder

  async function journal({ folder }: Repository, content: object, at = '.git/benchgate'): Promise<void> {
    await mkdir(join(folder, at), { recursive: true })
    await writeFile(
      join(folder, at, 'journal.json'),
      JSON.stringify({ phase: 'measuring', trees: [], ...content }),
    )
  }

  test('git is known by its version, and refused by name where it is too old or missing', async () => {
    const { version, refused } = await readGitVersionAndRefusal(createGit('/', plainEnv))
    expect([version, refused]).toEqual([expect.stringMatching(/^2\.\d+/), null])
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
    await writeFile(join(folder, 'git'), '#!/bin/sh\necho git version 2.25.1\n', { mode: 0o755 })
    expect(await readGitVersionAndRefusal(createGit('/', { PATH: `${folder}:/usr/bin:/bin` }))).toEqual({
      version: '2.25.1',
      refused: 'git version 2.25.1 is too old. Install git 2.31 or later.',
    })
    expect(await readGitVersionAndRefusal(createGit('/', plainEnv, '/nowhere/git'))).toMatchObject({
      version: null,
      refused: expect.stringContaining('git cannot be run.'),
    })
    await rm(folder, { recursive: true })
  })

  test('a whole checkout that nobody has touched', async () => {
    await using repository = await makeRepository(`${start}; mkdir sub`)
    const { folder } = repository
    const facts = { root: folder, refused: null, isShallow: false, left: null, worktrees: 0, lock: null }
    expect(await readCheckoutFactsForDoctor(repository.git)).toEqual(facts)
    expect(await readCheckoutFactsForDoctor(repository.git.in(join(folder, 'sub')))).toEqual(facts)
  })

  test('a shallow clone, and a lock', async () => {
    await using repository = await makeRepository(
      `${start}; git commit --quiet --allow-empty -m 2; git clone --quiet --depth 1 "file://$PWD" clone; touch clone/.git/index.lock`,
    )
    const clone = join(repository.folder, 'clone')
    expect(await readCheckoutFactsForDoctor(repository.git.in(clone))).toMatchObject({
      root: clone,
      isShallow: true,
      lock: join(clone, '.git/index.lock'),
    })
  })

  test('a run that was killed, one that goes on, and one whose journal is gone are told apart', async () => {
    await using repository = await makeRepository(start)
    const left = async () => (await readCheckoutFactsForDoctor(repository.git)).left
    await journal(repository, dead)
    const before = await digestOf(repository.folder)
    expect(await left()).toEqual({ kind: 'killed', started: dead.started })
    expect(await digestOf(repository.folder)).toEqual(before)
    const mine = alive()
    await journal(repository, mine)
    expect(await left()).toEqual({ kind: 'held', pid: process.pid, started: mine.started })
    for (const broken of [`rm`, `echo '{' >`]) {
      repository.sh(`${broken} .git/benchgate/journal.json`)
      expect(await left()).toEqual({ kind: 'lost', folder: join(repository.folder, '.git/benchgate') })
    }
  })

  test('what a killed run has left is found even where it has left no HEAD', async () => {
    await using repository = await makeRepository(`${start}; mkdir sub`)
    await journal(repository, dead)
    repository.sh('rm .git/HEAD')
    expect(await readCheckoutFactsForDoctor(repository.git.in(join(repository.folder, 'sub')))).toMatchObject(
      {
        root: null,
        left: { kind: 'killed', started: dead.started },
      },
    )
  })

  test('worktrees of ended runs are counted, those of others are not', async () => {
    await using repository = await makeRepository(`${start}; mkdir .git/benchgate-worktrees`)
    const records = join(repository.folder, '.git/benchgate-worktrees')
    const write = (name: string, text: string) => writeFile(join(records, name), text)
    await write('aa.json', JSON.stringify(dead))
    await write('bb.json', JSON.stringify({ ...alive(), folder: '/tmp/of-alive', repositories: [] }))
    await write('cc.json', '{')
    await write('dd.json.next', '')
    expect((await readCheckoutFactsForDoctor(repository.git)).worktrees).toBe(2)
  })

  test('no checkout at all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
    expect(await readCheckoutFactsForDoctor(createGit(folder, plainEnv))).toMatchObject({
      root: null,
      left: null,
    })
    await rm(folder, { recursive: true })
  })
})

test('what a run would refuse before it checks out base and head is found, and nothing else', async () => {
  const why = async (script: string, checkout: CheckoutMode, temporary = '..') => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main; ${script}`)
    return await findWhyNothingCanBeCheckedOut(repository.git, checkout, join(repository.folder, temporary))
  }
  const commit = 'git commit --quiet --allow-empty -m 1'
  const merge = `${commit}; git rev-parse HEAD > .git/MERGE_HEAD`
  for (const checkout of ['worktree', 'in-place'] as const) {
    expect(await why(commit, checkout)).toBe(null)
    expect(await why('true', checkout)).toMatch(/^The repository has no commit yet/)
  }
  expect(await why(merge, 'worktree')).toBe(null)
  expect(await why(merge, 'in-place')).toMatch(/^A merge is in progress in /)
  expect(await why(`${commit}; touch .git/index.lock`, 'in-place')).toMatch(
    /^Another git process is running in /,
  )
  expect(await why(commit, 'worktree', 'gone')).toMatch(
    /^The folder for worktrees, .*, does not exist\. Set TMPDIR/,
  )
  expect(await why(commit, 'in-place', 'gone')).toBe(null)
})

test.runIf(process.getuid?.() !== 0)('a git directory that cannot be written to is found', async () => {
  await using repository = await makeRepository(
    'git init --quiet; git commit --quiet --allow-empty -m 1; chmod 500 .git',
  )
  for (const checkout of ['worktree', 'in-place'] as const)
    expect(await findWhyNothingCanBeCheckedOut(repository.git, checkout, tmpdir())).toMatch(
      /^The git directory .*\.git is not writable \(EACCES\)/,
    )
  repository.sh('chmod 700 .git')
})

// What the files of a side take up.
describe('space', () => {
  test('tracked and ignored files are added up, whatever their names', async () => {
    await using repository = await makeRepository(`git init --quiet; echo 'out/' > .gitignore; mkdir out
    head -c 1000 /dev/zero > 'a ü	b'; git add --all; git commit --quiet -m 1
    head -c 300 /dev/zero > out/x; head -c 20 /dev/zero > $'out/\\ny'; ln -s nothing out/z; echo new > untracked`)
    const facts = await readDiskSpaceNeededAndFree(repository.git, 'worktree', '/')
    expect(facts).toMatchObject({
      checkout: 'worktree',
      tracked: 1005,
      ignored: 327,
      isMore: false,
      place: '/',
    })
    expect(facts.free).toBeGreaterThan(0)
    expect(await readDiskSpaceNeededAndFree(repository.git, 'in-place', '/')).toMatchObject({
      place: repository.folder,
    })
  })

  test('there may be no commit, and no such place', async () => {
    await using repository = await makeRepository('git init --quiet')
    expect(await readDiskSpaceNeededAndFree(repository.git, 'worktree', '/nowhere')).toEqual({
      checkout: 'worktree',
      tracked: 0,
      ignored: 0,
      isMore: false,
      place: '/nowhere',
      free: null,
    })
  })
})

// What Linux tells of power, memory and limits, by files written from the formats.

describe('system', () => {
  const supply = (name: string, files: Files): Files =>
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`sys/class/power_supply/${name}/${file}`, text]),
    )

  test('a system without these files gives no facts', async () => {
    await using recorded = await recordedMachine({})
    expect(readPowerSource(recorded.root)).toBeNull()
    expect(readFreeMemoryAndCpuQuota(recorded.root)).toEqual({ quota: null, memoryFree: null })
  })

  test.each([
    ['unplugged', supply('BAT0', { type: 'Battery', status: 'Discharging' }), 'battery'],
    [
      'plugged in',
      {
        ...supply('BAT0', { type: 'Battery', status: 'Charging' }),
        ...supply('AC', { type: 'Mains', online: '1' }),
      },
      'mains',
    ],
    ['full', supply('BAT0', { type: 'Battery', status: 'Full' }), 'mains'],
    ['a desktop', supply('AC', { type: 'Mains', online: '1' }), 'mains'],
    ['a mouse', supply('hid', { type: 'Battery', status: 'Discharging', scope: 'Device' }), null],
  ])('power: %s', async (_, files, source) => {
    await using recorded = await recordedMachine({ ...laptop, ...files })
    expect(readPowerSource(recorded.root)).toBe(source)
  })

  test('memory is read', async () => {
    await using recorded = await recordedMachine({
      'proc/meminfo': 'MemTotal:       16000000 kB\nMemFree:          100000 kB\nMemAvailable:    4000000 kB',
    })
    expect(readFreeMemoryAndCpuQuota(recorded.root).memoryFree).toBe(0.25)
  })

  test.each<[string, Files, number | null]>([
    ['none', { 'sys/fs/cgroup/cpu.max': 'max 100000' }, null],
    ['of a container', { 'proc/self/cgroup': '0::/', 'sys/fs/cgroup/cpu.max': '150000 100000' }, 1.5],
    [
      'of a group around ours',
      {
        'proc/self/cgroup': '0::/user.slice/run.scope',
        'sys/fs/cgroup/user.slice/cpu.max': '50000 100000',
        'sys/fs/cgroup/user.slice/run.scope/cpu.max': '200000 100000',
      },
      0.5,
    ],
    [
      'of the first version',
      {
        'proc/self/cgroup': '4:cpu,cpuacct:/docker/abc\n1:name=systemd:/docker/abc',
        'sys/fs/cgroup/cpu/docker/abc/cpu.cfs_quota_us': '250000',
        'sys/fs/cgroup/cpu/docker/abc/cpu.cfs_period_us': '100000',
      },
      2.5,
    ],
    [
      'none of the first version',
      { 'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1', 'sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000' },
      null,
    ],
  ])('a limit of processors: %s', async (_, files, quota) => {
    await using recorded = await recordedMachine(files)
    expect(readFreeMemoryAndCpuQuota(recorded.root).quota).toBe(quota)
  })

  test('this system can be asked', () => {
    const facts = readFreeMemoryAndCpuQuota('/')
    expect(facts.memoryFree === null || (facts.memoryFree > 0 && facts.memoryFree <= 1)).toBe(true)
  })
})

// The loop that a machine is probed with.
describe('spin', () => {
  test('the pieces are many, take some time each, and together the time that was given', () => {
    const pieces = timePiecesOfBusyLoop(0.2)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.every(seconds => seconds > 0)).toBe(true)
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(0.2)
  })
})

// What perflock says, by little programs that say it.
describe('perflock', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function ask(script: string) {
    await writeFile(join(folder, 'perflock'), `#!/bin/sh\n[ "$*" = -list ] || exit 9\n${script}\n`)
    await chmod(join(folder, 'perflock'), 0o755)
    return readPerflockStatus([folder, process.env.PATH].join(delimiter))
  }

  test('perflock is not installed', async () => {
    expect(await readPerflockStatus([folder, process.env.PATH].join(delimiter))).toEqual({ kind: 'missing' })
  })

  test('nor is it where what has its name may not be run', async () => {
    await writeFile(join(folder, 'perflock'), '')
    expect(await readPerflockStatus([folder, process.env.PATH].join(delimiter))).toEqual({ kind: 'missing' })
  })

  test.each([
    ['nobody has it', 'true', []],
    ['it says so', 'echo "no lock is held"', []],
    [
      'one has it, another waits',
      `printf 'root\\tNov 21 12:52:46\\tsh -c work\\nme\\tNov 21 12:53:00\\tmake\\n'`,
      ['root Nov 21 12:52:46 sh -c work', 'me Nov 21 12:53:00 make'],
    ],
  ])('%s', async (_, script, holders) => {
    expect(await ask(script)).toEqual({ kind: 'reachable', holders })
  })

  test.each([
    [
      'echo "dial unix: no such file" >&2; echo "Is it running?" >&2; exit 1',
      'dial unix: no such file; Is it running?',
    ],
    ['exit 3', 'it ended with 3'],
  ])('its daemon is not reached: %s', async (script, reason) => {
    expect(await ask(script)).toEqual({ kind: 'unreachable', reason })
  })
})

// What would be measured, and with which tools.

async function examine(folder: string, given: Readonly<Record<string, string>>, env = plainEnv) {
  const inputs = readInputsWithSeed(name => given[name] ?? '')
  const project = await findCheckoutAndCommand(folder, inputs, env)
  return {
    task: await findCommandOrGoFolderCountToMeasure(project, env),
    tools: await readVersionsOfRequiredPrograms(project, inputs, env),
  }
}

const benchmark = `printf 'package w\\n\\nfunc BenchmarkDo(b *testing.B) {}\\n'`

test('Go benchmarks are found by their folders, from the working directory', async () => {
  await using repository = await makeRepository(`git init --quiet; mkdir -p a b/c none; echo module w > go.mod
    for d in a b/c; do ${benchmark} > $d/do_test.go; done; echo package w > none/none_test.go`)
  await mkdir(join(repository.folder, 'bin'))
  const go = join(repository.folder, 'bin/go')
  await writeFile(go, '#!/bin/sh\necho "go version $GOTOOLCHAIN"\necho more\n')
  await chmod(go, 0o755)
  const env = { ...plainEnv, PATH: `${join(repository.folder, 'bin')}:${plainEnv.PATH}` }
  expect(await examine(repository.folder, {}, env)).toEqual({
    task: { kind: 'go', folders: 2, directory: repository.folder },
    tools: [{ name: 'go', version: 'go version', refused: null }],
  })
  const { task, tools } = await examine(
    repository.folder,
    { 'working-directory': 'none', setup: 'true' },
    env,
  )
  expect(task).toMatchObject({ kind: 'go', folders: 0 })
  expect(tools.map(({ name }) => name)).toEqual(['go', 'bash'])
})

test('a command needs bash, and is not run', async () => {
  await using repository = await makeRepository('git init --quiet')
  const { task, tools } = await examine(repository.folder, { run: 'touch ran' })
  expect(task).toEqual({ kind: 'command', run: 'touch ran' })
  expect(tools).toEqual([{ name: 'bash', version: expect.stringContaining('bash'), refused: null }])
  expect(repository.sh('ls')).toBe('')
})

test('a tool that is missing, or fails, has no version', long, async () => {
  await using repository = await makeRepository(`git init --quiet; mkdir bin; echo module w > go.mod
    ln -s "$(command -v git)" bin/git; ln -s "$(command -v sh)" bin/sh`)
  const env = { ...plainEnv, PATH: join(repository.folder, 'bin') }
  expect((await examine(repository.folder, {}, env)).tools).toEqual([
    { name: 'go', version: null, refused: null },
  ])
  repository.sh(`printf '#!/bin/sh\\necho version; exit 1' > bin/go; chmod +x bin/go`)
  expect((await examine(repository.folder, {}, env)).tools).toEqual([
    { name: 'go', version: null, refused: null },
  ])
})

test('an environment that leads into the checkout counts for a command in worktrees', async () => {
  await using repository =
    await makeRepository(`git init --quiet; mkdir -p ../env/bin ../env/lib/python3.13/site-packages
    touch ../env/bin/python; echo "$PWD" > ../env/lib/python3.13/site-packages/it.pth; echo module w > go.mod`)
  const env = { ...plainEnv, PATH: `${join(repository.folder, '../env/bin')}:${plainEnv.PATH}` }
  const found = async (given: Readonly<Record<string, string>>) =>
    findSharedEditableInstallOfProject(
      await findCheckoutAndCommand(
        repository.folder,
        readInputsWithSeed(name => given[name] ?? ''),
        env,
      ),
      env,
    )
  expect(await found({ run: 'pytest', checkout: 'worktree' })).toMatchObject({ target: repository.folder })
  expect(await found({ run: 'pytest' })).toBeNull()
  expect(await found({ checkout: 'worktree' })).toBeNull()
})

test('a Go that is older than go.mod asks for is refused, and one that GOTOOLCHAIN chooses is named', async () => {
  await using repository =
    await makeRepository(`git init --quiet; mkdir bin; echo module w > go.mod; ${benchmark} > do_test.go
    printf '#!/bin/sh\\ncase $1 in list) echo "go: go.mod requires go >= 9.1 (running go 1.0; GOTOOLCHAIN=local)" >&2; exit 1 ;; esac\\necho "go version $GOTOOLCHAIN in $(pwd)"' > bin/go
    chmod +x bin/go`)
  const { folder } = repository
  const env = { ...plainEnv, PATH: `${join(folder, 'bin')}:${plainEnv.PATH}`, GOTOOLCHAIN: 'go1.2' }
  expect((await examine(folder, {}, env)).tools).toEqual([
    {
      ...{ name: 'go', version: `go version go1.2 in ${folder}` },
      refused: 'go.mod requires go >= 9.1 (running go 1.0; GOTOOLCHAIN=local)',
    },
  ])
})
