// Starts many short programs at little cost: a small shell that lives as long as they are needed starts them for us.
//
// Starting a program first copies the process, and ours is large: that would take longer than everything else around a
// benchmark of 100 ms.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants as flags, fstatSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { Cancelled, CouldNotMeasure } from '../../core/model/errors.ts'
import { unmarked } from './leftovers.ts'
import {
  CouldNotStart,
  LastLines,
  longestTimer,
  mostOutput,
  type Process,
  type ProcessEnd,
  tooMuch,
} from './process.ts'

/**
 * Runs the lines that we write: each starts a program in its own process group, reports the group's number, waits for
 * the program, and reports how it ended. No program inherits these pipes. A guard notices when we end, as a pipe closes
 * then, and ends the running group. It reads the group from a file that the shell writes, since we could end before we
 * are told of it. As the shell may be about to write it, the guard keeps reading until the shell is gone; the shell
 * ends by itself once its input is closed and its program has ended.
 */
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`

/** How often the size of a program's output is checked, in milliseconds. */
const between = 250
/** How long a program may take to clean up after the signal to end, in milliseconds. */
const grace = 2000

/** A Launcher runs one program at a time, until it is disposed of. */
export class Launcher implements AsyncDisposable {
  private readonly child: ChildProcess
  private readonly answers: AsyncIterator<string>
  private readonly env: Readonly<Record<string, string>>
  private readonly folder: string
  /** Seconds of processor time of all programs so far. */
  private worked = 0

  private constructor(child: ChildProcess, env: Readonly<Record<string, string>>, folder: string) {
    this.child = child
    this.env = env
    this.folder = folder
    this.answers = createInterface({ input: child.stdio[4] as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  }

  /** Null where there is no such shell (Windows). Output passes through files in our own `folder`. */
  static open(given: Readonly<Record<string, string>>, folder: string): Launcher | null {
    if (process.platform === 'win32') return null
    const env = unmarked(given)
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe'] as const
    const child = spawn('bash', ['--noprofile', '--norc', '-c', shell], {
      env,
      cwd: folder,
      detached: true,
      stdio: [...stdio],
    })
    // Reported where an answer is awaited.
    for (const stream of [child, ...child.stdio.slice(3)]) stream?.on('error', () => {})
    return new Launcher(child, env, folder)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pipe of [3, 5] as const) this.pipe(pipe).end()
    if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== undefined)
      await new Promise(resolve => this.child.once('exit', resolve))
  }

  /** Like runProcess. `env` has to include the environment that the launcher was opened with. */
  async run({ file, args, cwd, env, signal, deadline, onOutput }: Process): Promise<ProcessEnd> {
    if (signal.aborted) throw new Cancelled('cancelled')
    const [out, err] = [join(this.folder, 'out'), join(this.folder, 'err')]
    const own = Object.entries(env).filter(([name, value]) => this.env[name] !== value)
    const settings = own.map(([name, value]) => `${name}=${quoted(value)}`)
    const program = [...settings, ...[file, ...args].map(quoted)].join(' ')
    const redirected = `${program} < /dev/null > ${quoted(out)} 2> ${quoted(err)} 3<&- 4>&-`
    const running = quoted(join(this.folder, 'running'))
    const start = `${redirected} & echo $! > ${running}; echo $! >&4`
    const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`
    this.tell(`cd ${quoted(cwd)} && { ${start}; ${end}; } || echo none >&4`)
    const group = Number(await this.answer())
    if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`)

    const watch = new Watch(group, signal, deadline, [out, err], this.child)
    const status = Number(await this.answer().finally(() => watch.end()))
    const processor = await this.processor()
    watch.look()
    if (watch.isTooMuch) throw new CouldNotMeasure(tooMuch)
    // One that was ended in the moment of its start has no output, and no file for it.
    if (signal.aborted) throw new Cancelled('cancelled')
    const [stdout, stderr] = [printedIn(out), printedIn(err)]
    for (const text of [stdout, stderr]) if (text.length > 0) onOutput(text)
    const tail = new LastLines()
    for (const text of [stdout, stderr]) tail.add(text)
    const { isLate } = watch
    const text = { stdout: stdout.toString('utf8'), lastLines: tail.lines() }
    return { status: statusOf(status), isLate, ...text, processor }
  }

  /**
   * The processor time of the last program: the shell prints its own times first, then those of all that it has waited
   * for.
   */
  private async processor(): Promise<number> {
    await this.answer()
    const before = this.worked
    this.worked = secondsIn(await this.answer())
    return this.worked - before
  }

  private tell(line: string): void {
    this.pipe(3).write(`${line}\n`)
  }

  private pipe(number: 3 | 5): Writable {
    return (this.child.stdio as readonly unknown[])[number] as Writable
  }

  private async answer(): Promise<string> {
    const { value, done } = await this.answers.next()
    if (done)
      throw new CouldNotStart('The shell that starts benchmarks has ended. Something may have killed it.')
    return value
  }
}

/** A Watch ends the process group of a program that must not go on. */
class Watch {
  isLate = false
  isTooMuch = false
  private readonly timers: NodeJS.Timeout[] = []
  private readonly group: number
  private readonly signal: AbortSignal
  private readonly files: readonly string[]
  private readonly shell: ChildProcess

  constructor(
    group: number,
    signal: AbortSignal,
    deadline: number,
    files: readonly string[],
    shell: ChildProcess,
  ) {
    this.group = group
    this.signal = signal
    this.files = files
    this.shell = shell
    signal.addEventListener('abort', this.abort, { once: true })
    if (signal.aborted) this.abort()
    const late = () => {
      this.isLate = true
      // On this signal Go prints what each goroutine waits for.
      this.stop('SIGQUIT')
    }
    this.timers.push(setTimeout(late, Math.min(Math.max(0, deadline - Date.now()), longestTimer)))
    this.timers.push(setInterval(() => this.look(), between))
  }

  /** Checks whether there is too much output. */
  look(): void {
    const sizes = this.files.map(file => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
    if (sizes.some(size => size > mostOutput)) this.isTooMuch = true
    if (this.isTooMuch) endGroup(this.group, 'SIGKILL')
  }

  /** Processes that the program left running would disturb later rounds. */
  end(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.signal.removeEventListener('abort', this.abort)
    endGroup(this.group, 'SIGKILL')
  }

  private readonly abort = () => this.stop('SIGTERM')

  private stop(signal: NodeJS.Signals): void {
    endGroup(this.group, signal)
    this.timers.push(setTimeout(() => endGroup(this.group, 'SIGKILL'), grace))
    // A program can stop the shell, which then tells nothing.
    this.timers.push(setTimeout(() => this.shell.kill('SIGKILL'), 2 * grace))
  }
}

/**
 * What a program has printed. It can put anything in the place of the file: a link, a pipe that nobody writes to, a device
 * without an end. Nothing else happens meanwhile, and waiting for such small files would take longer than reading them.
 */
function printedIn(path: string): Buffer {
  let file: number | null = null
  try {
    file = openSync(path, flags.O_RDONLY | flags.O_NOFOLLOW | flags.O_NONBLOCK)
    const there = fstatSync(file)
    if (there.isFile() && there.size <= mostOutput) {
      const text = Buffer.alloc(there.size)
      return text.subarray(0, readSync(file, text, 0, text.length, 0))
    }
  } catch {
    // As for what is no file.
  } finally {
    if (file !== null) closeSync(file)
  }
  rmSync(path, { recursive: true, force: true })
  throw new CouldNotMeasure(
    'The command has removed the file that its output goes to, or put something in its place. Let it print its benchmarks, and leave that file alone.',
  )
}

function endGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch {
    // ESRCH: the group is gone already, as wanted.
  }
}

/** The sum of `0m1.234s 0m0.012s`; the locale decides between point and comma. */
function secondsIn(times: string): number {
  const each = [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)]
  return each.reduce(
    (sum, [, minutes, whole, part]) => sum + 60 * Number(minutes) + Number(`${whole}.${part}`),
    0,
  )
}

/** Quotes a word within one line, as the shell reads line by line. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`).split('\n').join(`'$'\\n''`)}'`
}

/** A shell reports a signal as a number over 128. */
function statusOf(status: number): number | string {
  if (status <= 128) return status
  const name = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0]
  return name ?? status
}
