// Reads the facts that `benchgate doctor` judges, without changing anything: git and the repository, the machine, and the programs
// that a measurement needs.
import { lstat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FreeMemoryAndCpuQuota, PerflockStatus, PowerSource } from '../../core/doctor/machine.ts'
import type {
  ActiveOrKilledRunInCheckout,
  DiskSpaceNeededAndFree,
  GitCheckoutUsability,
  GitUsability,
  MeasurementTargetCheckedByDoctor,
  RequiredProgramStatus,
} from '../../core/doctor/repository.ts'
import type { Inputs } from '../../core/inputs/check-inputs.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { CheckoutMode } from '../../core/model/settings.ts'
import { folderEntries, lstatOrNull } from '../files/folder.ts'
import { refuseUnswitchableCheckout } from '../git/checkout/checkout.ts'
import { checkoutStateFolder, readCheckoutJournal } from '../git/checkout/journal.ts'
import {
  createGit,
  decodeGitText,
  findTopFolderOfCheckout,
  type Git,
  refuseOldGit,
  splitAtNul,
} from '../git/git.ts'
import { findGitLock } from '../git/git-settings-guard.ts'
import { findStatusOfRunProcess } from '../git/holder.ts'
import { isShallowClone } from '../git/revisions/commits.ts'
import { refuseMissingCheckout } from '../git/revisions/revisions.ts'
import {
  countAbandonedWorktreeFolders,
  resolveTemporaryFolderForWorktrees,
} from '../git/worktrees/worktree-folder.ts'
import { findFoldersWithGoBenchmarksByGit } from '../go/find-packages.ts'
import type { CheckoutRootAndCommand } from '../inputs/inputs.ts'
import { readNumberInFile, readTrimmedTextOrNull } from '../machine/machine.ts'
import { isExitStatusOfMissingProgram, runProcess } from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'
import { type EditableInstall, findEditableInstallImportedByCommand } from '../provenance/python-installs.ts'

/** Returns the version of git, and why it is refused if it is. */
export async function readGitVersionAndRefusal(git: Git): Promise<GitUsability> {
  const said = await git.ask(['--version']).catch(() => null)
  const version = /\d[\w.]*/.exec(said ?? '')?.[0] ?? null
  return { version, refused: await refusalOf(refuseOldGit(git)) }
}

/** Returns what a check refuses; null if nothing. */
async function refusalOf(check: Promise<unknown>): Promise<string | null> {
  try {
    await check
    return null
  } catch (error) {
    if (!(error instanceof MisconfiguredError)) throw error
    return error.message
  }
}

/** Returns what git says of the checkout around the folder of `git`. */
export async function readCheckoutFactsForDoctor(git: Git): Promise<GitCheckoutUsability> {
  const found = findTopFolderOfCheckout(git)
  const refused = await refusalOf(found)
  const root = refused === null ? await found : null
  if (root === null) {
    const left = await leftWithoutHead(git.folder)
    return { root: null, refused, isShallow: false, left, worktrees: 0, lock: null }
  }
  return {
    root,
    refused,
    isShallow: await isShallowClone(git),
    left: await leftIn(await checkoutStateFolder(git)),
    worktrees: await countAbandonedWorktreeFolders(git),
    lock: await findGitLock(git),
  }
}

/** A killed run may leave no HEAD, and without it git sees no repository. */
async function leftWithoutHead(folder: string): Promise<ActiveOrKilledRunInCheckout | null> {
  for (let at = folder; ; at = dirname(at)) {
    const left = await leftIn(join(at, '.git', 'benchgate'))
    if (left !== null || at === dirname(at)) return left
  }
}

async function leftIn(folder: string): Promise<ActiveOrKilledRunInCheckout | null> {
  if (!(await lstatOrNull(folder))?.isDirectory()) return null
  const journal = await readCheckoutJournal(folder).catch(() => null)
  if (journal === null) return { kind: 'lost', folder }
  const { pid, started } = journal
  return findStatusOfRunProcess(journal) !== 'ended'
    ? { kind: 'held', pid, started }
    : { kind: 'killed', started }
}

/**
 * Returns why base and head could not be checked out now, and what to do; null if nothing prevents it. `temporary` is where worktrees
 * are made.
 */
export async function findWhyNothingCanBeCheckedOut(
  git: Git,
  checkout: CheckoutMode,
  temporary: string,
): Promise<string | null> {
  const check = async () => {
    await refuseMissingCheckout(git)
    if (checkout === 'worktree') await resolveTemporaryFolderForWorktrees(git, temporary)
    else await refuseUnswitchableCheckout(git)
  }
  return refusalOf(check())
}

// Adds up the size of the files of one side, and asks how much is free where they would go.

/** The most ignored files that are looked at, in about a second: a folder of packages has this many. */
const mostFiles = 50_000

/** `temporary` is where worktrees are made; `git` is that of the checkout's top folder. */
export async function readDiskSpaceNeededAndFree(
  git: Git,
  checkout: CheckoutMode,
  temporary: string,
): Promise<DiskSpaceNeededAndFree> {
  const place = checkout === 'worktree' ? temporary : git.folder
  const listed = await git.ask(['ls-files', '-z', '--others', '--ignored', '--exclude-standard'])
  const ignored = splitAtNul(listed ?? '')
  const files = ignored.slice(0, mostFiles)
  let bytes = 0
  // A few at once, which the disk answers faster.
  for (let n = 0; n < files.length; n += 64) {
    const some = files.slice(n, n + 64).map(path => sizeOf(join(git.folder, decodeGitText(path))))
    for (const size of await Promise.all(some)) bytes += size
  }
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: null, bsize: 0 }))
  return {
    checkout,
    tracked: await trackedBytes(git),
    ignored: bytes,
    isMore: ignored.length > files.length,
    place,
    free: bavail === null ? null : bavail * bsize,
  }
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

/** 0 in a repository without a commit. */
async function trackedBytes(git: Git): Promise<number> {
  const listed = await git.ask(['ls-tree', '-r', '-l', '-z', 'HEAD'])
  // "mode type sha size\tpath", where submodules have no size.
  const sizes = splitAtNul(listed ?? '').map(entry => Number(/ +(\d+)\t/.exec(entry)?.[1] ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

// Reads what Linux reports on power, memory and limits; other systems report nothing in this form.

export function readFreeMemoryAndCpuQuota(root: string): FreeMemoryAndCpuQuota {
  const memory = readTrimmedTextOrNull(root, 'proc/meminfo') ?? ''
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(memory)?.[1] ?? Number.NaN)
  const free = kilobytes('MemAvailable') / kilobytes('MemTotal')
  return { quota: quotaOf(root), memoryFree: Number.isFinite(free) ? free : null }
}

/** Returns the supply that feeds the machine: a mouse has a battery too, but its scope is "Device". */
export function readPowerSource(root: string): PowerSource {
  const folder = 'sys/class/power_supply'
  const supplies = folderEntries(join(root, folder))
    .map(({ name }) => name)
    .filter(name => readTrimmedTextOrNull(root, `${folder}/${name}/scope`) !== 'Device')
  const of = (name: string, file: string) => readTrimmedTextOrNull(root, `${folder}/${name}/${file}`)
  if (supplies.some(name => of(name, 'type') === 'Battery' && of(name, 'status') === 'Discharging'))
    return 'battery'
  const isPlugged = supplies.some(name => of(name, 'type') === 'Mains' && of(name, 'online') === '1')
  const isBattery = supplies.some(name => of(name, 'type') === 'Battery')
  return isPlugged || isBattery ? 'mains' : null
}

/** Returns how many processors the control groups around this process allow it at most, in either version of cgroups. */
function quotaOf(root: string): number | null {
  const quotas = [...groupsOf(root), ''].flatMap(group => {
    const [most, period] = (readTrimmedTextOrNull(root, `sys/fs/cgroup/${group}/cpu.max`) ?? '')
      .split(' ')
      .map(Number)
    const old = (name: string) => readNumberInFile(root, `sys/fs/cgroup/cpu/${group}/cpu.cfs_${name}_us`)
    const [least, length] = [old('quota'), old('period')]
    return [
      ...(most !== undefined && period ? [most / period] : []),
      ...(least !== null && length ? [least / length] : []),
    ].filter(Number.isFinite)
  })
  return quotas.length === 0 ? null : Math.min(...quotas)
}

/** Returns the group of this process in cgroups version 2, and those around it. */
function groupsOf(root: string): readonly string[] {
  const lines = (readTrimmedTextOrNull(root, 'proc/self/cgroup') ?? '').split('\n')
  return lines.flatMap(line => {
    const [, controllers, path = ''] = /^\d+:([^:]*):\/?(.*)$/.exec(line) ?? []
    if (controllers !== '' && !controllers?.split(',').includes('cpu')) return []
    const parts = path.split('/').filter(part => part !== '')
    return parts.map((_, n) => parts.slice(0, n + 1).join('/'))
  })
}

// Keeps one processor busy with the same work for about a second, and times each piece of it.

/** Steps of one piece of work, which take a few milliseconds: short enough for many pieces, long enough to be disturbed. */
const stepsOfPiece = 3_000_000

/**
 * Works for `seconds`, and returns the seconds of each piece. Nothing else happens in this process meanwhile, so any
 * variation is the machine's.
 */
export function timePiecesOfBusyLoop(seconds: number): readonly number[] {
  // Uncompiled code is slower.
  for (const end = now() + 0.05; now() < end; ) work(10_000)
  const durations: number[] = []
  const end = now() + seconds
  for (let before = now(); before < end; ) {
    work(stepsOfPiece)
    const after = now()
    durations.push(after - before)
    before = after
  }
  return durations
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e9
}

let last = 1

/** Arithmetic in which each step depends on the one before. The result is kept, so that no step can be optimised away. */
function work(iterations: number): void {
  let value = last
  for (let n = 0; n < iterations; n++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  last = value
}

// Asks perflock who has the lock, without taking it.

/** Milliseconds that its daemon has to answer. */
const perflockPatience = 3000

export async function readPerflockStatus(path: string): Promise<PerflockStatus> {
  // As when the lock is taken: in a folder without anything of a repository, and with only the environment that is needed.
  const end = await runBriefly('perflock', ['-list'], '/', { PATH: path }, perflockPatience)
  if (end === null || isExitStatusOfMissingProgram(end)) return { kind: 'missing' }
  if (end.isLate) return { kind: 'unreachable', reason: `it gave no answer in ${perflockPatience / 1000} s` }
  const said = end.lastLines.trim()
  if (end.status !== 0)
    return {
      kind: 'unreachable',
      reason: said.split('\n').join('; ').slice(0, 200) || `it ended with ${end.status}`,
    }
  // One line for each process, with tabs between user, time and command; or a note that nobody has the lock.
  const holders = end.stdout.split('\n').filter(line => line.includes('\t'))
  return { kind: 'reachable', holders: holders.map(line => line.split('\t').join(' ').trim().slice(0, 200)) }
}

// Finds what would be measured, and the versions of the programs that it needs.

type Environment = Readonly<Record<string, string>>

export async function findCommandOrGoFolderCountToMeasure(
  { root, settings }: CheckoutRootAndCommand,
  env: Environment,
): Promise<MeasurementTargetCheckedByDoctor> {
  const { go, run, workingDirectory } = settings
  if (go === null) return { kind: 'command', run }
  const directory = join(root, workingDirectory)
  const folders = await findFoldersWithGoBenchmarksByGit(createGit(directory, env))
  return { kind: 'go', folders: folders.length, directory }
}

/** Returns what the command would import of the user's own tree if it ran in a worktree, as it stands before `setup`. */
export async function findSharedEditableInstallOfProject(
  { root, settings }: CheckoutRootAndCommand,
  env: Environment,
): Promise<EditableInstall | null> {
  const { go, run, checkout, workingDirectory } = settings
  if (go !== null || checkout !== 'worktree') return null
  return findEditableInstallImportedByCommand(run, {
    checkout: root,
    folder: join(root, workingDirectory),
    env,
  })
}

/** Missing tools have no version. */
export async function readVersionsOfRequiredPrograms(
  { root, settings: { go, workingDirectory } }: CheckoutRootAndCommand,
  { setup }: Inputs,
  env: Environment,
): Promise<readonly RequiredProgramStatus[]> {
  const tools: RequiredProgramStatus[] = []
  if (go !== null) tools.push({ name: 'go', ...(await goIn(join(root, workingDirectory), env)) })
  if (go === null || setup !== null)
    tools.push({ name: 'bash', version: await firstLine('bash', ['--version'], '/', env), refused: null })
  return tools
}

/** Asks the Go that builds in `folder`, as its go.mod or GOTOOLCHAIN can choose another than the installed one. */
async function goIn(folder: string, env: Environment): Promise<Omit<RequiredProgramStatus, 'name'>> {
  // The question must not make Go download another version.
  const offline = { ...env, GOPROXY: 'off' }
  const version =
    (await firstLine('go', ['version'], folder, offline)) ??
    (await firstLine('go', ['version'], '/', { ...env, GOTOOLCHAIN: 'local' }))
  const { lastLines } = (await runBriefly('go', ['list', '-m'], folder, offline)) ?? { lastLines: '' }
  const refused = /go\.mod requires go >= \S+ \(running go \S+; GOTOOLCHAIN=local\)/.exec(lastLines)
  return { version, refused: refused?.[0] ?? null }
}

/** Milliseconds that a program has to tell its version. */
const versionPatience = 5000

/** Returns the first line that a program prints; null if it fails, or prints nothing in time. */
async function firstLine(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Environment,
): Promise<string | null> {
  const end = await runBriefly(file, args, cwd, env)
  return end?.status === 0 ? end.stdout.split('\n')[0]?.trim() || null : null
}

/** Runs a program; null if it cannot be run. */
async function runBriefly(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Environment,
  patience = versionPatience,
) {
  const { signal } = new AbortController()
  const deadline = steadyNow() + patience
  return runProcess({ file, args, cwd, env, signal, deadline }).catch(() => null)
}
