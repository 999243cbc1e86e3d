// Runs a program or a script in a process group of its own, and ends the group at a time limit, or with the call or this process.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { CancelledError, CouldNotMeasureError } from '../../core/model/errors.ts'
import { quoteShellWord, shortPrintableName } from '../../core/words/escape.ts'
import { makeTemporaryFolder, readFileBytesOrNull } from '../files/folder.ts'
import { steadyNow } from '../program/steady-clock.ts'

export interface ProcessRequest {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** The time at which it is ended at the latest, in milliseconds as of steadyNow. */
  readonly deadline: number
  readonly onOutput?: ((chunk: Buffer) => void) | undefined
  /** Receives the standard output as it comes, in pieces that are cut between characters; it is then not kept. Must not throw. */
  readonly onText?: ((piece: string) => void) | undefined
}

export interface ProcessResult {
  readonly status: number | string
  readonly isLate: boolean
  /** The standard output; empty if `onText` received it. */
  readonly stdout: string
  readonly lastLines: string
  /** Seconds of processor time, including child processes; null if unknown. */
  readonly processor: number | null
}

/** There is no such program, or no shell to start it. */
export class CouldNotStartError extends CouldNotMeasureError {}

export type RunProcess = (process: ProcessRequest) => Promise<ProcessResult>

/** The most bytes that a program may print if its output is kept. */
export const maxOutputBytesIfKept = 64 * 2 ** 20
/** The most bytes that it may print if `onText` receives its output. */
const maxStreamedOutput = 256 * 2 ** 20
export const tooMuchOutputErrorText = tooMuchOutputMessage(maxOutputBytesIfKept)
/** The exit codes of a shell for a program that was not found; the first where a folder of PATH may not be read. */
const notFoundStatuses: readonly ProcessResult['status'][] = [126, 127]
/** The longest timer, in milliseconds; a longer one would end at once. */
const maxTimerMilliseconds = 2 ** 31 - 1
/** The time that a process may take to clean up after SIGTERM, in milliseconds. */
export const graceMilliseconds = 2000
/** The wait for output after we ended a process, in milliseconds; short, as the checkout has to be restored. */
const drainMilliseconds = 200

/**
 * Starts a guard, then becomes the program. The guard waits on a pipe that closes however we end, and then ends the process
 * group. The program does not inherit that pipe. The guard ignores signals from its start, as a program may begin by signalling
 * its own group; and it is not a child of the program (hence the second pair of brackets), which may wait for all its children.
 */
const guardScript = `( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 4<&- & )
exec "$0" "$@" 3<&-`

/**
 * Runs a program. Ends the whole process group when the program ends, `signal` aborts, the deadline passes, or we are killed.
 * Throws CancelledError on abort, and CouldNotMeasureError if the program cannot be started or prints too much; a failing program is not
 * an error here.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const { signal } = request
  if (signal.aborted) throw new CancelledError('cancelled')
  const processEnd = await waitForEnd(spawnGuarded(request, []), request)
  if (signal.aborted) throw new CancelledError('cancelled')
  return processEnd
}

/** A program that reads commands from file descriptor 4 until that is closed. */
export interface ProcessWithCommandPipe {
  /** The number of its process group; undefined if it could not be started. */
  readonly group: number | undefined
  readonly commands: Writable
  /** Does not reject on abort. */
  readonly end: Promise<ProcessResult>
}

/** Starts a program like runProcess, with a pipe for commands. */
export function startProcessWithCommandPipe(request: ProcessRequest): ProcessWithCommandPipe {
  const child = spawnGuarded(request, ['pipe'])
  const commands = child.stdio[4] as Writable
  // The pipe breaks if the program ends before it has read everything.
  commands.on('error', () => {})
  return { group: child.pid, commands, end: waitForEnd(child, request) }
}

function spawnGuarded(
  { file, args, cwd, env }: Pick<ProcessRequest, 'file' | 'args' | 'cwd' | 'env'>,
  morePipes: readonly 'pipe'[],
): ChildProcess {
  const isWindows = process.platform === 'win32'
  const [command, shellArgs] = isWindows ? [file, args] : ['sh', ['-c', guardScript, file, ...args]]
  return spawn(command, shellArgs, {
    cwd,
    env,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', ...morePipes],
  })
}

function waitForEnd(
  child: ChildProcess,
  { file, signal, deadline, onOutput, onText }: Omit<ProcessRequest, 'args' | 'cwd' | 'env'>,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = []
    const decoder = new StringDecoder('utf8')
    const maxBytes = onText ? maxStreamedOutput : maxOutputBytesIfKept
    let size = 0
    const lastLines = new LastLinesBuffer()
    const onChunk = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) endGroup(child, 'SIGKILL')
      lastLines.add(chunk)
      onOutput?.(chunk)
    }
    child.stdout?.on('data', (chunk: Buffer) => {
      onChunk(chunk)
      if (size > maxBytes) return
      if (onText) onText(decoder.write(chunk))
      else stdout.push(chunk)
    })
    child.stderr?.on('data', onChunk)
    let killTimer: NodeJS.Timeout | undefined
    let releaseTimer: NodeJS.Timeout | undefined
    let isLate = false
    const endWatch = watchAbortAndDeadline({ signal, deadline }, isLateNow => {
      isLate ||= isLateNow
      if (killTimer) return
      endGroup(child, 'SIGTERM')
      killTimer = setTimeout(() => endGroup(child, 'SIGKILL'), graceMilliseconds)
    })
    // The pipe breaks when the group is ended, which `exit` reports anyway.
    child.stdio[3]?.on('error', () => {})
    child.on('error', error => {
      endWatch()
      reject(new CouldNotStartError(`${file} could not be started: ${error.message}.`))
    })
    // Processes that the program left running would disturb later rounds, and keep its pipes open.
    child.on('exit', () => {
      // The program has ended, so neither may affect it from here on.
      endWatch()
      endGroup(child, 'SIGKILL')
      child.stdio[3]?.destroy()
      // A process that has left the group may still hold the pipes.
      const release = () => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }
      releaseTimer = setTimeout(release, killTimer ? drainMilliseconds : graceMilliseconds)
    })
    child.on('close', (code, endedBy) => {
      clearTimeout(killTimer)
      clearTimeout(releaseTimer)
      endWatch()
      if (size > maxBytes)
        return reject(new CouldNotMeasureError(tooMuchOutputMessage(maxBytes), lastLines.lines()))
      onText?.(decoder.end())
      resolve({
        status: code ?? endedBy ?? 'unknown',
        isLate,
        stdout: Buffer.concat(stdout).toString('utf8'),
        lastLines: lastLines.lines(),
        processor: null,
      })
    })
  })
}

/** Calls `stop` when the signal aborts, and, with true, when the deadline has passed. Returns what ends the watch. */
export function watchAbortAndDeadline(
  { signal, deadline }: Pick<ProcessRequest, 'signal' | 'deadline'>,
  stop: (isLate: boolean) => void,
): () => void {
  const onAbort = () => stop(false)
  signal.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(() => stop(true), timerMillisecondsUntil(deadline))
  if (signal.aborted) onAbort()
  return () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}

/** Returns the milliseconds of a timer until a time, which is as of steadyNow. */
export function timerMillisecondsUntil(time: number): number {
  return Math.min(Math.max(0, time - steadyNow()), maxTimerMilliseconds)
}

function tooMuchOutputMessage(bytes: number): string {
  return `The command printed more than ${bytes / 2 ** 20} MiB and was ended. Make it print only its results.`
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    const { PATH = '', SystemRoot = '' } = process.env
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], {
      stdio: 'ignore',
      env: { PATH, SystemRoot },
    })
    return
  }
  sendSignalIfRunning(-child.pid, signal)
}

/** Sends a signal to a process, or by a negative number to its group; does nothing if that has ended. */
export function sendSignalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // ESRCH: it has ended by itself.
  }
}

export class LastLinesBuffer {
  private text = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.text = Buffer.concat([this.text, chunk]).subarray(-16_384)
  }

  lines(): string {
    return this.text.toString('utf8').trimEnd().split('\n').slice(-30).join('\n')
  }
}

// Scripts, run as a workflow step would run them.

export interface ScriptRequest extends Omit<ProcessRequest, 'file' | 'args'> {
  readonly text: string
}

/** The command at which bash ended a script; of a pipe only the last command is known. */
interface CommandWhereScriptEnded {
  readonly line: number
  readonly isPipe: boolean
  readonly command: string
}

/**
 * Reports whether an exit status is the program's own: from 126 on it is the shell's, for a program that could not be run or
 * was killed.
 */
export function isOrdinaryExitStatus(status: ProcessResult['status']): boolean {
  return typeof status === 'number' && status < 126
}

/** Reports whether the shell that was to become the program has not found it. */
export function isExitStatusOfMissingProgram({ status }: ProcessResult): boolean {
  return notFoundStatuses.includes(status)
}

/** Reports whether the command that ended the script is its last. Bash formats the command, so whitespace is ignored. */
export function isEndingCommandLastInScript(text: string, endedAt: CommandWhereScriptEnded | null): boolean {
  const plain = (script: string) => script.replace(/\\\n|\s/g, '')
  return endedAt !== null && plain(text).endsWith(plain(endedAt.command))
}

/**
 * Runs a script with `bash --noprofile --norc -eo pipefail`, as GitHub does for `shell: bash`. Returns how it ended, and at
 * which command; null if that is unknown. Throws as runProcess does.
 */
export async function runBashScript({ text, ...options }: ScriptRequest) {
  await using folder = await makeTemporaryFolder('benchgate-script-')
  try {
    const file = join(folder.path, 'run.sh')
    const notePath = join(folder.path, 'ended')
    await writeFile(file, `${trapWriting(notePath)}${text}`)
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', file]
    const processEnd = await runProcess({ ...options, file: bashPath(), args })
    if (isExitStatusOfMissingProgram(processEnd) && /^.*: exec: .*$/.test(processEnd.lastLines))
      throw new CouldNotMeasureError(
        `${bashPath()} could not be started: ${processEnd.lastLines}. ${installBashHint}`,
      )
    return { ...processEnd, endedAt: await readNote(notePath, file) }
  } catch (error) {
    if (error instanceof CouldNotStartError)
      throw new CouldNotMeasureError(`${error.message} ${installBashHint}`)
    throw error
  }
}

/**
 * Returns a trap that writes down the failing command. It is put before the first line without a line break, so that line
 * numbers are the user's; a trap of the user's own replaces it. It must not affect the script: `$_` and the exit code are kept,
 * and nothing is printed, not even by `set -x`.
 */
function trapWriting(notePath: string): string {
  const facts = `"$-" "$BASH_SUBSHELL" "\${BASH_SOURCE[0]}" "$LINENO" "\${#PIPESTATUS[@]}" "$BASH_COMMAND" "$_"`
  const trap = `{ printf '%s\\0' ${facts} >|${quoteShellWord(notePath)} || :; } 2>/dev/null`
  return `trap -- ${quoteShellWord(trap)} ERR; `
}

/**
 * Reads what the trap wrote down; null if it was not the end of the script: with `set +e` the trap is called as well, and with
 * `set -E` in subshells.
 */
async function readNote(notePath: string, file: string): Promise<CommandWhereScriptEnded | null> {
  const fields = (await readFileBytesOrNull(notePath).catch(() => null))?.toString().split('\0') ?? []
  const [options = '', depth, source, line, pipe, command = ''] = fields
  // Line numbers of a sourced file would be wrong here.
  const isOurs = options.includes('e') && depth === '0' && source === file
  return isOurs && command !== '' ? { line: Number(line), isPipe: Number(pipe) > 1, command } : null
}

/** Explains where bash ended a script of several commands, as bash itself prints nothing. */
export function explainWhereScriptEnded(text: string, ending: CommandWhereScriptEnded | null): string {
  if (!/[\n;|&]/.test(text.trim())) return ''
  const place = ending && `the ${ending.isPipe ? 'pipe' : 'command'} in line ${ending.line}`
  const command = ending?.isPipe === false ? ` (\`${shortPrintableName(ending.command)}\`)` : ''
  const location = place ? ` stopped at ${place}${command}: it` : ''
  return ` \`bash -eo pipefail\`${location} stops at the first command that fails, also in a pipe. A \`grep\` that finds nothing counts as failed.`
}

const installBashHint =
  'Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.'

/** Uses Git's bash on Windows, as plain `bash` may be the one of the Linux subsystem. */
function bashPath(): string {
  if (process.platform !== 'win32') return 'bash'
  return join(process.env.ProgramFiles ?? 'C:\\Program Files', 'Git', 'bin', 'bash.exe')
}
