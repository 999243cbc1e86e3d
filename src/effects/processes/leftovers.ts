// Ends processes that commands have left running outside their process groups, found by a mark in their environment.
//
// A process that calls setsid leaves its process group but keeps its environment, so a variable with a random value marks all
// processes of a command. `setup` has a mark of its own, because a server that it starts must live through the visits. A process
// that wipes its environment is not found; that needs a subreaper or a control group, which node cannot set up without root.
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  moduleFilesNamedByWords,
  modulesImportedByPythonScript,
  splitCommandLineAtSeparators,
} from '../../core/change/command-line-code.ts'
import type { RunWarningOf } from '../../core/model/comparison.ts'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import { shortPrintableName } from '../../core/words/escape.ts'
import { accessibleStatsOrNull, readTextOrEmpty, realPathOrNull } from '../files/folder.ts'
import { steadyNow } from '../program/steady-clock.ts'
import { sendSignalIfRunning } from './process.ts'

/**
 * The variable that marks the processes of a run. Its value is random, so that no process can imitate the mark of another run.
 */
const markVariable = 'BENCHGATE_RUN'
/** The time that the processes may take to end, in milliseconds: one may restart itself while it is being ended. */
const patienceMilliseconds = 5000
/** The time that a program may take to be started, in milliseconds. */
const startMilliseconds = 200
/** The most further scans if no process is found, but some began or ended during the scan. */
const mostRescans = 4
/** The most command lines that are reported, and the most characters of each. */
const reportLimits = { characters: 100, commands: 3 }

/**
 * The processes that outlive their command. Those of `setup` have another mark: they may be a server that the benchmarks need,
 * so they run until the end, beside the other side too. Only Linux shows the environment of a process.
 */
export class LeftoverProcesses implements AsyncDisposable {
  private readonly marks = { command: newMark(), setup: newMark() }
  private readonly found = { command: new Map<number, string>(), setup: new Map<number, string>() }

  /** Returns the environment with a mark, for the processes of commands or of `setup`. */
  marked(env: Readonly<Record<string, string>>, kind: 'command' | 'setup'): Readonly<Record<string, string>> {
    return { ...env, [markVariable]: this.marks[kind] }
  }

  get ended(): readonly RunWarningOf<'left-running' | 'setup-running'>[] {
    const kinds = { command: 'left-running', setup: 'setup-running' } as const
    return (['command', 'setup'] as const).flatMap(kind => {
      const lines = [...this.found[kind].values()]
      const commands = [...new Set(lines)].slice(0, reportLimits.commands)
      return lines.length === 0 ? [] : [{ kind: kinds[kind], count: lines.length, commands }]
    })
  }

  /** Returns the command line of a process that `setup` has left running, and whose program or script `isWanted`; null if there is none. */
  findSetupProcess(isWanted: (path: string) => boolean = () => true): string | null {
    const { leftProcesses } = scan([this.marks.setup], new Set())
    const found = leftProcesses.find(
      ({ pid }) => !isDying(pid) && !isOfGo(pid) && programPathsOf(pid).some(isWanted),
    )
    return found ? commandOf(found.pid) : null
  }

  /** Ends the processes of commands. Throws CouldNotMeasureError if one does not end. */
  async end(): Promise<void> {
    await endMarked([this.marks.command], (pid, command) => this.found.command.set(pid, command))
  }

  /** Also ends the processes of `setup`, at the end of the run. */
  async endAll(): Promise<void> {
    await this.end()
    await endMarked([this.marks.setup], (pid, command) => this.found.setup.set(pid, command))
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.endAll()
  }
}

/** Process groups that serve several visits, by the number of their first process. */
const groupsInUse = new Set<number>()

/** Keeps a process group from being ended with what commands have left running, until the returned function is called. */
export function protectGroupFromLeftoverCleanup(group: number): () => void {
  groupsInUse.add(group)
  return () => groupsInUse.delete(group)
}

/** Removes the mark, for our own programs that outlive a command. */
export function removeProcessMarkFromEnv(
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { [markVariable]: _, ...rest } = env
  return rest
}

interface LeftProcess {
  readonly pid: number
  /** True if its parent is not among the processes to end. */
  readonly isFirst: boolean
}

async function endMarked(
  marks: readonly string[],
  onFound: (pid: number, command: string) => void,
): Promise<void> {
  const deadline = steadyNow() + patienceMilliseconds
  let killedPids: readonly number[] = []
  const startDeadline = steadyNow() + startMilliseconds
  const unmarkedPids = knownUnmarked(marks)
  const stopped = new Set<number>()
  let wasConfirmed = false
  for (let rescans = 0; ; ) {
    const { leftProcesses, withoutEnvironment, isQuiet } = scan(marks, unmarkedPids)
    // A program that is being started shows no environment until it runs, which takes long on a busy machine.
    const starting = leftProcesses.length === 0 ? [...withoutEnvironment].filter(isStarting) : []
    for (const pid of starting) unmarkedPids.delete(pid)
    if (starting.length > 0 && steadyNow() < startDeadline) {
      await pause(1)
      continue
    }
    for (const pid of starting) withoutEnvironmentForGood.add(pid)
    // All are stopped before any is killed, so that none starts another unnoticed: an orphan whose environment cannot be read
    // would not be found.
    const running = leftProcesses.filter(({ pid }) => !stopped.has(pid))
    for (const { pid } of running) {
      sendSignalIfRunning(pid, 'SIGSTOP')
      stopped.add(pid)
    }
    // A second scan must confirm the first: where the parent of a process could not be read, the process would become such an
    // orphan too.
    const mayEnd = running.length === 0 && (wasConfirmed || leftProcesses.length === 0)
    wasConfirmed = running.length === 0
    if (!mayEnd && steadyNow() <= deadline) continue
    killedPids = killedPids.filter(pid => isDying(pid) && contentOf(pid, 'cmdline').length > 0)
    if (leftProcesses.length + killedPids.length === 0 && (isQuiet || ++rescans > mostRescans)) return
    for (const { pid, isFirst } of leftProcesses) {
      // Processes that stayed in their group have been ended with it.
      if (isFirst && !isDying(pid) && !isOfGo(pid)) onFound(pid, commandOf(pid))
      sendSignalIfRunning(pid, 'SIGKILL')
    }
    killedPids = [...new Set([...killedPids, ...leftProcesses.map(({ pid }) => pid)])]
    if (steadyNow() > deadline)
      throw new CouldNotMeasureError(
        `A process that was left running could not be ended: ${killedPids.map(pid => `${commandOf(pid)} (${pid})`)[0] ?? ''}. It would disturb what is measured after it. Make the command end what it starts.`,
      )
    if (killedPids.length > 0) await pause(1)
  }
}

/** Processes known not to have the marks, and the time until which that can be relied on. */
let unmarkedCache: { readonly marks: string; readonly others: Set<number>; readonly until: number } | null =
  null
/** Within so many milliseconds no process number is reused: the kernel first uses all others. */
const pidReuseMilliseconds = 1000

/** Returns the processes known not to have these marks; the caller adds to them. */
function knownUnmarked(marks: readonly string[]): Set<number> {
  const [time, key] = [performance.now(), marks.join()]
  if (unmarkedCache?.marks !== key || time > unmarkedCache.until)
    unmarkedCache = { marks: key, others: new Set(), until: time + pidReuseMilliseconds }
  return unmarkedCache.others
}

/** Processes whose environment could not be read: those of the kernel or of other users, and those that have just ended. */
let unreadable: ReadonlySet<number> = new Set()

/**
 * Finds the processes with one of the marks and all of their descendants, even those whose environment cannot be read. Adds the
 * rest to `unmarkedPids`. `withoutEnvironment` are those that show none, of the processes that were not known to be unmarked; `isQuiet` says that no process began or ended during the scan; otherwise one that keeps restarting
 * itself could be missed.
 */
function scan(
  marks: readonly string[],
  unmarkedPids: Set<number>,
): {
  readonly leftProcesses: readonly LeftProcess[]
  readonly withoutEnvironment: ReadonlySet<number>
  readonly isQuiet: boolean
} {
  const allPids = pids()
  const marked = new Set<number>()
  const withoutEnvironment = new Set<number>()
  for (const pid of allPids) {
    if (unmarkedPids.has(pid)) continue
    if (groupsInUse.size > 0 && groupsInUse.has(statOf(pid)?.group ?? 0)) continue
    const environment = contentOf(pid, 'environ')
    if (environment.length === 0) withoutEnvironment.add(pid)
    else if (marks.some(mark => environment.includes(`${markVariable}=${mark}`))) marked.add(pid)
    if (!marked.has(pid) && (environment.length > 0 || unreadable.has(pid))) unmarkedPids.add(pid)
  }
  const isQuiet =
    [...withoutEnvironment].every(pid => unreadable.has(pid)) && pids().join() === allPids.join()
  unreadable = new Set([...withoutEnvironment, ...allPids.filter(pid => unreadable.has(pid))])
  if (marked.size === 0) return { leftProcesses: [], withoutEnvironment, isQuiet }
  const parents = new Map(allPids.map(pid => [pid, statOf(pid)?.parent ?? 0]))
  for (let size = 0; size < marked.size; ) {
    size = marked.size
    for (const [pid, parent] of parents) if (marked.has(parent)) marked.add(pid)
  }
  const leftProcesses = [...marked].map(pid => ({ pid, isFirst: !marked.has(parents.get(pid) ?? 0) }))
  return { leftProcesses, withoutEnvironment, isQuiet }
}

function pids(): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0)
}

/** One buffer for all reads, as every process of the machine is read between any two visits. */
const buffer = Buffer.alloc(2 ** 17)

/**
 * Reports whether the go command has started it to send telemetry, as it does once a day, which is not the fault of a
 * benchmark.
 */
function isOfGo(pid: number): boolean {
  return contentOf(pid, 'environ').includes('GO_TELEMETRY_CHILD=')
}

/** Returns a file of a process; empty if it has ended or is another user's. */
function contentOf(pid: number, name: string): Buffer {
  const path = `/proc/${pid}/${name}`
  try {
    const file = openSync(path, 'r')
    try {
      const size = readSync(file, buffer, 0, buffer.length, 0)
      // The mark may come after more than the buffer holds.
      return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path)
    } finally {
      closeSync(file)
    }
  } catch {
    return Buffer.alloc(0)
  }
}

/** Returns what `stat` says of a process; null if it has ended. The name before these fields can contain anything, even brackets. */
function statOf(pid: number) {
  const text = contentOf(pid, 'stat').toString('latin1')
  const [state = '', parent, group, , , , flags] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return flags === undefined
    ? null
    : { state, parent: Number(parent), group: Number(group), flags: Number(flags) }
}

/** Reports whether SIGKILL is pending, or has begun to end the process. */
function isDying(pid: number): boolean {
  const status = contentOf(pid, 'status').toString('latin1')
  const pending = [...status.matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`))
  const isPending = pending.some(bits => (bits & killBit) !== 0n)
  const stat = statOf(pid)
  return isPending || stat === null || (stat.flags & exitingFlags) !== 0
}

/** Processes that were given no environment: they still had none when a program would have started. */
const withoutEnvironmentForGood = new Set<number>()

/** Reports whether a process without an environment is neither one of the kernel, nor ended or ending, nor another user's. */
function isStarting(pid: number): boolean {
  if (withoutEnvironmentForGood.has(pid)) return false
  const stat = statOf(pid)
  if (stat === null || /[ZX]/.test(stat.state) || (stat.flags & (kernelFlag | exitingFlags)) !== 0)
    return false
  return contentOf(pid, 'environ').length === 0 && isOurs(pid)
}

function isOurs(pid: number): boolean {
  try {
    closeSync(openSync(`/proc/${pid}/environ`, 'r'))
    return true
  } catch {
    return false
  }
}

/** PF_KTHREAD. */
const kernelFlag = 0x200000
const killBit = 1n << 8n
/** PF_EXITING and PF_SIGNALED. */
const exitingFlags = 0x404

function commandOf(pid: number): string {
  const words = contentOf(pid, 'cmdline').toString('utf8').split('\0').join(' ').trim()
  return shortPrintableName(words || contentOf(pid, 'comm').toString('utf8').trim(), reportLimits.characters)
}

/** The longest script that is searched for what it imports, in bytes. */
const longestScript = 16 * 2 ** 10

/** Returns the absolute paths of a process's program, and of the scripts, modules and classes that its arguments name. */
function programPathsOf(pid: number): readonly string[] {
  const folder = realPathOrNull(`/proc/${pid}/cwd`) ?? '/'
  // The program may have been replaced since.
  const program = linkTargetOrEmpty(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
  const commandLine = contentOf(pid, 'cmdline').toString('utf8')
  const args = commandLine.split('\0').filter(word => word !== '')
  const words = [...new Set([...args, ...splitCommandLineAtSeparators(commandLine)])]
  const imported = words
    .map(word => resolve(folder, word))
    .filter(path => (accessibleStatsOrNull(path, true)?.size ?? longestScript) < longestScript)
    .flatMap(path => modulesImportedByPythonScript(readTextOrEmpty(path)))
  const isFolder = (word: string) =>
    accessibleStatsOrNull(resolve(folder, word), true)?.isDirectory() === true
  const modules = moduleFilesNamedByWords(basename(program), [...words, ...imported], isFolder)
  const ofNode = basename(program) === 'node' ? words.flatMap(word => fileLoadedByNode(folder, word)) : []
  return [program, ...[...words, ...modules, ...ofNode].map(path => resolve(folder, path))]
}

/** Returns the file that node loads for an argument, such as the main one of a package for its folder; none if there is none. */
function fileLoadedByNode(folder: string, word: string): readonly string[] {
  try {
    return [createRequire(join(folder, 'any.js')).resolve(resolve(folder, word))]
  } catch {
    return []
  }
}

function linkTargetOrEmpty(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

function newMark(): string {
  return randomBytes(16).toString('hex')
}
