// Starts many short programs at little cost, and ends each at its time limit: one small shell, which lives as long as they are needed, starts them for us.
// Starting a program first copies the calling process; ours is large, and copying it would take longer than everything else
// around a benchmark of 100 ms.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants as flags, fstatSync, openSync, readSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { CancelledError, CouldNotMeasureError } from '../../core/model/errors.ts'
import { statOrNullSync } from '../files/folder.ts'
import { removeProcessMarkFromEnv } from './leftovers.ts'
import {
  CouldNotStartError,
  graceMilliseconds,
  LastLinesBuffer,
  maxOutputBytesIfKept,
  type ProcessRequest,
  type ProcessResult,
  sendSignalIfRunning,
  tooMuchOutputErrorText,
  watchAbortAndDeadline,
} from './process.ts'

/**
 * Runs the lines that we write: each starts a program in its own process group, reports the group's number, waits for the
 * program, and reports how it ended. No program inherits these pipes. A guard ends the running group when we end, as a pipe
 * closes then. It reads the group from a file that the shell writes, since we could end before the number reaches us, and keeps
 * reading until the shell is gone, since the shell may be about to write it. The shell ends by itself once its input is closed
 * and its program has ended.
 */
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`

/** The time between two checks of the size of a program's output, in milliseconds. */
const outputCheckInterval = 250

export class FastProcessLauncher implements AsyncDisposable {
  private readonly child: ChildProcess
  private readonly lines: AsyncIterator<string>
  private readonly env: Readonly<Record<string, string>>
  private readonly folder: string
  /** Seconds of processor time of all programs so far. */
  private processorTotal = 0

  private constructor(child: ChildProcess, env: Readonly<Record<string, string>>, folder: string) {
    this.child = child
    this.env = env
    this.folder = folder
    this.lines = createInterface({ input: child.stdio[4] as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  }

  /** Returns null if there is no such shell (Windows). Output passes through files in our own `folder`. */
  static open(markedEnv: Readonly<Record<string, string>>, folder: string): FastProcessLauncher | null {
    if (process.platform === 'win32') return null
    const env = removeProcessMarkFromEnv(markedEnv)
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe'] as const
    const child = spawn('bash', ['--noprofile', '--norc', '-c', shell], {
      env,
      cwd: folder,
      detached: true,
      stdio: [...stdio],
    })
    // These errors are reported by the next read of an answer.
    for (const stream of [child, ...child.stdio.slice(3)]) stream?.on('error', () => {})
    return new FastProcessLauncher(child, env, folder)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pipe of [3, 5] as const) this.pipe(pipe).end()
    if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== undefined)
      await new Promise(resolve => this.child.once('exit', resolve))
  }

  /** Runs a program as runProcess does. `env` has to include the environment that the launcher was opened with. */
  async run({ file, args, cwd, env, signal, deadline, onOutput }: ProcessRequest): Promise<ProcessResult> {
    if (signal.aborted) throw new CancelledError('cancelled')
    const [out, err] = [join(this.folder, 'out'), join(this.folder, 'err')]
    const changed = Object.entries(env).filter(([name, value]) => this.env[name] !== value)
    const settings = changed.map(([name, value]) => `${name}=${quote(value)}`)
    const commandLine = [...settings, ...[file, ...args].map(quote)].join(' ')
    const redirectedCommand = `${commandLine} < /dev/null > ${quote(out)} 2> ${quote(err)} 3<&- 4>&-`
    const running = quote(join(this.folder, 'running'))
    const start = `${redirectedCommand} & echo $! > ${running}; echo $! >&4`
    const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`
    this.pipe(3).write(`cd ${quote(cwd)} && { ${start}; ${end}; } || echo none >&4\n`)
    const group = Number(await this.readLineOrKill(signal, deadline))
    if (!Number.isInteger(group)) throw new CouldNotStartError(`${file} could not be started in ${cwd}.`)

    const watch = new ProgramWatch(group, signal, deadline, [out, err], this.child)
    const status = Number(await this.readLine().finally(() => watch.end()))
    const processor = await this.processorTime()
    watch.checkOutput()
    if (watch.isTooMuch) throw new CouldNotMeasureError(tooMuchOutputErrorText)
    // A program that was ended just as it started has no output file.
    if (signal.aborted) throw new CancelledError('cancelled')
    const [stdout, stderr] = [printedIn(out), printedIn(err)]
    for (const text of [stdout, stderr]) if (text.length > 0) onOutput?.(text)
    const lastLines = new LastLinesBuffer()
    for (const text of [stdout, stderr]) lastLines.add(text)
    const { isLate } = watch
    const text = { stdout: stdout.toString('utf8'), lastLines: lastLines.lines() }
    return { status: decodeStatus(status), isLate, ...text, processor }
  }

  /**
   * Returns the processor time of the last program. The shell prints its own times first, then those of all processes that it
   * has waited for.
   */
  private async processorTime(): Promise<number> {
    await this.readLine()
    const before = this.processorTotal
    this.processorTotal = secondsIn(await this.readLine())
    return this.processorTotal - before
  }

  private pipe(number: 3 | 5): Writable {
    return (this.child.stdio as readonly unknown[])[number] as Writable
  }

  /** Reads the shell's first answer. Kills the shell if no answer comes in time, as a program that starts may have stopped the shell. */
  private async readLineOrKill(signal: AbortSignal, deadline: number): Promise<string> {
    let killTimer: NodeJS.Timeout | undefined
    const endWatch = watchAbortAndDeadline({ signal, deadline }, () => {
      killTimer ??= setTimeout(() => this.child.kill('SIGKILL'), 2 * graceMilliseconds)
    })
    try {
      return await this.readLine()
    } finally {
      endWatch()
      clearTimeout(killTimer)
    }
  }

  private async readLine(): Promise<string> {
    const { value, done } = await this.lines.next()
    if (done)
      throw new CouldNotStartError(
        'The shell that starts benchmarks has ended. Another process killed it, or it did not answer in time and Benchgate killed it. Check whether the benchmark sends signals to its parent process.',
      )
    return value
  }
}

/** Ends the process group of a program that is cancelled, late, or prints too much. */
class ProgramWatch {
  isLate = false
  isTooMuch = false
  private readonly timers: NodeJS.Timeout[] = []
  private readonly group: number
  private readonly files: readonly string[]
  private readonly endWatch: () => void

  constructor(
    group: number,
    signal: AbortSignal,
    deadline: number,
    files: readonly string[],
    shell: ChildProcess,
  ) {
    this.group = group
    this.files = files
    this.endWatch = watchAbortAndDeadline({ signal, deadline }, isLate => {
      this.isLate ||= isLate
      // On SIGQUIT, Go prints the stack of each goroutine.
      sendSignalIfRunning(-group, isLate ? 'SIGQUIT' : 'SIGTERM')
      this.timers.push(setTimeout(() => sendSignalIfRunning(-group, 'SIGKILL'), graceMilliseconds))
      // The program may have stopped the shell, which then reports nothing.
      this.timers.push(setTimeout(() => shell.kill('SIGKILL'), 2 * graceMilliseconds))
    })
    this.timers.push(setInterval(() => this.checkOutput(), outputCheckInterval))
  }

  /** Ends the program if there is too much output. */
  checkOutput(): void {
    const sizes = this.files.map(file => statOrNullSync(file)?.size ?? 0)
    if (sizes.some(size => size > maxOutputBytesIfKept)) this.isTooMuch = true
    if (this.isTooMuch) sendSignalIfRunning(-this.group, 'SIGKILL')
  }

  /** Ends processes that the program left running, which would disturb later rounds. */
  end(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.endWatch()
    sendSignalIfRunning(-this.group, 'SIGKILL')
  }
}

/**
 * Reads what a program has printed. The program can replace the file by anything: a link, a pipe without a writer, a device
 * without an end. Reads synchronously, which is faster for such small files.
 */
function printedIn(path: string): Buffer {
  let file: number | null = null
  try {
    file = openSync(path, flags.O_RDONLY | flags.O_NOFOLLOW | flags.O_NONBLOCK)
    const stats = fstatSync(file)
    if (stats.isFile() && stats.size <= maxOutputBytesIfKept) {
      const text = Buffer.alloc(stats.size)
      return text.subarray(0, readSync(file, text, 0, text.length, 0))
    }
  } catch {
    // Treated as a file that was replaced.
  } finally {
    if (file !== null) closeSync(file)
  }
  rmSync(path, { recursive: true, force: true })
  throw new CouldNotMeasureError(
    'The command has removed the file that its output goes to, or put something in its place. Make the command print its results, and leave that file alone.',
  )
}

/** Sums times such as `0m1.234s 0m0.012s`; the locale decides between point and comma. */
function secondsIn(times: string): number {
  const matches = [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)]
  return matches.reduce(
    (sum, [, minutes, whole, fraction]) => sum + 60 * Number(minutes) + Number(`${whole}.${fraction}`),
    0,
  )
}

/** Quotes a word without a line break, as the shell reads line by line. */
function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`).split('\n').join(`'$'\\n''`)}'`
}

/** Decodes a shell's exit status: a signal is its number plus 128. */
function decodeStatus(status: number): number | string {
  if (status <= 128) return status
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0]
  return name ?? status
}
