// Ends what the measured commands have left running outside their process groups, found by a mark in its environment.
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { LeftRunning, SetupRunning } from '../../core/model/comparison.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import { printableName } from '../../core/words/escape.ts'

/** The variable that marks the processes of a run. Its value is random, so that no process can take another's mark. */
const variable = 'BENCHGATE_RUN'
/** How long what is found may take to end, in milliseconds: it may start itself anew while it is being ended. */
const patience = 5000
/** How often it is looked again where nothing was found, but processes began or ended meanwhile. */
const mostRestless = 4
/** How much of a command line is kept, and of how many. */
const mostShown = { characters: 100, commands: 3 }

/**
 * Leftovers are the processes that outlive their command. What `setup` has started may be a server that the benchmarks
 * need: its mark is another, and it runs until the end, but beside the other side too. Only Linux tells what the
 * environment of a process is.
 */
export class Leftovers implements AsyncDisposable {
  private readonly marks = { command: newMark(), setup: newMark() }
  private readonly found = { command: new Map<number, string>(), setup: new Map<number, string>() }

  /** Marks what is started with this environment. */
  marked(env: Readonly<Record<string, string>>, kind: 'command' | 'setup'): Readonly<Record<string, string>> {
    return { ...env, [variable]: this.marks[kind] }
  }

  /** What was ended so far, of commands and of `setup`. */
  get ended(): readonly (LeftRunning | SetupRunning)[] {
    const kinds = { command: 'left-running', setup: 'setup-running' } as const
    return (['command', 'setup'] as const).flatMap(by => {
      const lines = [...this.found[by].values()]
      const commands = [...new Set(lines)].slice(0, mostShown.commands)
      return lines.length === 0 ? [] : [{ kind: kinds[by], count: lines.length, commands }]
    })
  }

  /** Ends what commands have left running. Throws CouldNotMeasure where it does not end. */
  async end(): Promise<void> {
    await endMarked([this.marks.command], (pid, command) => this.found.command.set(pid, command))
  }

  /** Also ends what `setup` has started: after this everything is put back. */
  async endAll(): Promise<void> {
    await this.end()
    await endMarked([this.marks.setup], (pid, command) => this.found.setup.set(pid, command))
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.endAll()
  }
}

/** The environment without a mark, for our own programs that outlive a command. */
export function unmarked(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { [variable]: _, ...others } = env
  return others
}

interface Left {
  readonly pid: number
  /** Whether what started it has ended, or is none of these. */
  readonly isFirst: boolean
}

async function endMarked(
  marks: readonly string[],
  found: (pid: number, command: string) => void,
): Promise<void> {
  const ends = Date.now() + patience
  let killed: readonly number[] = []
  const others = othersTo(marks)
  const stopped = new Set<number>()
  let isSure = false
  for (let restless = 0; ; ) {
    const { left, isQuiet } = lookFor(marks, others)
    // One that started another a moment ago is not ended before that is found too: an orphan without an environment
    // could not be. What is stopped starts no more.
    const running = left.filter(({ pid }) => !stopped.has(pid))
    for (const { pid } of running) {
      signal(pid, 'SIGSTOP')
      stopped.add(pid)
    }
    // Nor is it after one look alone: where the parent of a process could not be read, that would be an orphan too.
    const mayEnd = running.length === 0 && (isSure || left.length === 0)
    isSure = running.length === 0
    if (!mayEnd && Date.now() <= ends) continue
    killed = killed.filter(pid => isDying(pid) && contentOf(pid, 'cmdline').length > 0)
    if (left.length + killed.length === 0 && (isQuiet || ++restless > mostRestless)) return
    for (const { pid, isFirst } of left) {
      // Those that did not leave their group are ended already, with it.
      if (isFirst && !isDying(pid) && !isOfGo(pid)) found(pid, commandOf(pid))
      signal(pid, 'SIGKILL')
    }
    killed = [...new Set([...killed, ...left.map(({ pid }) => pid)])]
    if (Date.now() > ends)
      throw new CouldNotMeasure(
        `A process that was left running could not be ended: ${killed.map(pid => `${commandOf(pid)} (${pid})`)[0] ?? ''}. It would disturb what is measured after it. Let the command end what it starts.`,
      )
    if (killed.length > 0) await pause(1)
  }
}

/** Processes that are known to have none of some marks, and when that has to be found out anew. */
let known: { readonly marks: string; readonly others: Set<number>; readonly until: number } | null = null
/** No number is given to another process within so many milliseconds: the kernel gives all others first. */
const numbersKeep = 1000

/** What is known to have none of these marks; what is found out is to be added. */
function othersTo(marks: readonly string[]): Set<number> {
  const [now, its] = [performance.now(), marks.join()]
  if (known?.marks !== its || now > known.until)
    known = { marks: its, others: new Set(), until: now + numbersKeep }
  return known.others
}

/** Processes whose environment could not be read: the kernel's, those of others, and those that have just ended. */
let silent: ReadonlySet<number> = new Set()

/**
 * The processes with one of the marks, and all that these have started, even if it has no environment. `others` are
 * known to have none, and the rest is added. It is quiet where nothing began or ended meanwhile: something that keeps
 * starting itself anew could else slip through.
 */
function lookFor(
  marks: readonly string[],
  others: Set<number>,
): { readonly left: readonly Left[]; readonly isQuiet: boolean } {
  const all = pids()
  const ours = new Set<number>()
  const empty = new Set<number>()
  for (const pid of all) {
    if (others.has(pid)) continue
    const environment = contentOf(pid, 'environ')
    if (environment.length === 0) empty.add(pid)
    else if (marks.some(mark => environment.includes(`${variable}=${mark}`))) ours.add(pid)
    if (!ours.has(pid) && (environment.length > 0 || silent.has(pid))) others.add(pid)
  }
  const isQuiet = [...empty].every(pid => silent.has(pid)) && pids().join() === all.join()
  silent = new Set([...empty, ...all.filter(pid => silent.has(pid))])
  if (ours.size === 0) return { left: [], isQuiet }
  const parents = new Map(all.map(pid => [pid, parentOf(pid)]))
  for (let size = 0; size < ours.size; ) {
    size = ours.size
    for (const [pid, parent] of parents) if (ours.has(parent)) ours.add(pid)
  }
  return { left: [...ours].map(pid => ({ pid, isFirst: !ours.has(parents.get(pid) ?? 0) })), isQuiet }
}

function pids(): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0)
}

/** Read into one buffer, as this is done for every process of the machine between any two visits. */
const buffer = Buffer.alloc(2 ** 17)

/** Whether the go command has started it to count what it is used for, as it does once a day: not the benchmarks' fault. */
function isOfGo(pid: number): boolean {
  return contentOf(pid, 'environ').includes('GO_TELEMETRY_CHILD=')
}

/** Empty where the process has ended, or is another user's. */
function contentOf(pid: number, name: string): Buffer {
  const path = `/proc/${pid}/${name}`
  try {
    const file = openSync(path, 'r')
    try {
      const size = readSync(file, buffer, 0, buffer.length, 0)
      // A mark may stand behind a great deal else.
      return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path)
    } finally {
      closeSync(file)
    }
  } catch {
    return Buffer.alloc(0)
  }
}

function parentOf(pid: number): number {
  // The name before it can contain anything, brackets too.
  const [, parent = 0] = /\) \w (\d+) [^)]*$/.exec(contentOf(pid, 'stat').toString('latin1')) ?? []
  return Number(parent)
}

/** Whether SIGKILL has been sent to it, or has begun to end it. */
function isDying(pid: number): boolean {
  const status = contentOf(pid, 'status').toString('latin1')
  const pending = [...status.matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`))
  const isPending = pending.some(bits => (bits & killBit) !== 0n)
  const flags = /\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(pid, 'stat').toString('latin1'))?.[1]
  return isPending || flags === undefined || (Number(flags) & exiting) !== 0
}

const killBit = 1n << 8n
/** PF_EXITING and PF_SIGNALED. */
const exiting = 0x404

function commandOf(pid: number): string {
  const words = contentOf(pid, 'cmdline').toString('utf8').split('\0').join(' ').trim()
  return printableName(words || contentOf(pid, 'comm').toString('utf8').trim(), mostShown.characters)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

function newMark(): string {
  return randomBytes(16).toString('hex')
}
