// Runs a program in a process group of its own that never outlives the call, nor us.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { Cancelled, CouldNotMeasure } from '../../core/model/errors.ts'
import { printableName, shellWord } from '../../core/words/escape.ts'
import { contentOf } from '../files/folder.ts'

/** A Process is what to run and in which surroundings. */
export interface Process {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** When it is ended at the latest, in milliseconds as of Date.now. */
  readonly deadline: number
  /** Called with all output as it comes. */
  readonly onOutput: (chunk: Buffer) => void
  /** Takes the standard output as it comes, cut anywhere but within a character; it is then not kept. Must not throw. */
  readonly onText?: ((piece: string) => void) | undefined
}

/** A ProcessEnd is how a process ended: its exit code, or the signal that ended it, and its output. */
export interface ProcessEnd {
  /** The exit code, or the name of the signal. */
  readonly status: number | string
  /** Whether it was ended at the deadline. */
  readonly isLate: boolean
  /** The standard output; empty where it was handed on as it came. */
  readonly stdout: string
  /** The last lines of both streams. */
  readonly lastLines: string
  /** Seconds of processor time, with those of its children; null where that is not known. */
  readonly processor: number | null
}

/** A CouldNotStart error says that there is no such program, or no shell to start it from. */
export class CouldNotStart extends CouldNotMeasure {}

/** Runs a process to its end. */
export type RunProcess = (process: Process) => Promise<ProcessEnd>

/** The most bytes that a program may print where its output is kept. */
export const mostOutput = 64 * 2 ** 20
/** The most bytes that it may print where its output is handed on. */
const mostHandedOn = 256 * 2 ** 20
export const tooMuch = tooMuchFor(mostOutput)
/** The most milliseconds that a timer can wait; it would not wait at all for more. */
export const longestTimer = 2 ** 31 - 1
/** How long a process may take to clean up after the signal to end, in milliseconds. */
const grace = 2000
/** How long the output of a process that we ended may still take to reach us; short, as the checkout has to be put back. */
const drain = 200

/**
 * Becomes a program that must not outlive us: a guard waits on a pipe that closes however we end, and then ends its
 * process group. The program does not inherit that pipe. The guard ignores signals from its start, as a program may begin
 * by signalling its own group; and it is no child of the program (hence the second pair of brackets), which may wait for
 * all its children.
 */
const guarded = `( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`

/**
 * Runs a program. When it ends, `signal` aborts, the deadline comes, or we are killed, the whole process group is
 * ended. Throws Cancelled on abort, and CouldNotMeasure where it cannot be started or prints too much; a failing
 * program is not an error here.
 */
export async function runProcess({
  file,
  args,
  cwd,
  env,
  signal,
  deadline,
  onOutput,
  onText,
}: Process): Promise<ProcessEnd> {
  if (signal.aborted) throw new Cancelled('cancelled')
  const isWindows = process.platform === 'win32'
  const [command, given] = isWindows ? [file, args] : ['sh', ['-c', guarded, file, ...args]]
  const child = spawn(command, given, {
    cwd,
    env,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const ended = await outcome(child, { file, signal, deadline, onOutput, onText })
  if (signal.aborted) throw new Cancelled('cancelled')
  return ended
}

function outcome(
  child: ChildProcess,
  { file, signal, deadline, onOutput, onText }: Omit<Process, 'args' | 'cwd' | 'env'>,
): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = []
    const decoder = new StringDecoder('utf8')
    const most = onText ? mostHandedOn : mostOutput
    let size = 0
    const tail = new LastLines()
    const hear = (chunk: Buffer) => {
      size += chunk.length
      if (size > most) endGroup(child, 'SIGKILL')
      tail.add(chunk)
      onOutput(chunk)
    }
    child.stdout?.on('data', (chunk: Buffer) => {
      hear(chunk)
      if (size > most) return
      if (onText) onText(decoder.write(chunk))
      else stdout.push(chunk)
    })
    child.stderr?.on('data', hear)
    let kill: NodeJS.Timeout | undefined
    let letGo: NodeJS.Timeout | undefined
    const stop = () => {
      if (kill) return
      endGroup(child, 'SIGTERM')
      kill = setTimeout(() => endGroup(child, 'SIGKILL'), grace)
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    let isLate = false
    const late = setTimeout(
      () => {
        isLate = true
        stop()
      },
      Math.min(Math.max(0, deadline - Date.now()), longestTimer),
    )
    // The pipe breaks when the group is ended, which we learn anyway.
    child.stdio[3]?.on('error', () => {})
    child.on('error', error => {
      clearTimeout(late)
      reject(new CouldNotStart(`${file} could not be started: ${error.message}.`))
    })
    // Processes that the program left running would disturb later rounds, and keep its pipes open.
    child.on('exit', () => {
      // From here on neither may affect the program, which has ended.
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      endGroup(child, 'SIGKILL')
      child.stdio[3]?.destroy()
      // A process that has left the group may still hold the pipes.
      const release = () => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }
      letGo = setTimeout(release, kill ? drain : grace)
    })
    child.on('close', (code, endedBy) => {
      clearTimeout(kill)
      clearTimeout(late)
      clearTimeout(letGo)
      signal.removeEventListener('abort', stop)
      if (size > most) return reject(new CouldNotMeasure(tooMuchFor(most), tail.lines()))
      onText?.(decoder.end())
      resolve({
        status: code ?? endedBy ?? 'unknown',
        isLate,
        stdout: Buffer.concat(stdout).toString('utf8'),
        lastLines: tail.lines(),
        processor: null,
      })
    })
  })
}

function tooMuchFor(bytes: number): string {
  return `The command printed more than ${bytes / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: the group is gone already, as wanted.
  }
}

/** A LastLines keeps the end of a stream. */
export class LastLines {
  private text = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.text = Buffer.concat([this.text, chunk]).subarray(-16_384)
  }

  lines(): string {
    return this.text.toString('utf8').trimEnd().split('\n').slice(-30).join('\n')
  }
}

// Runs a script as a workflow step would.

/** A Script is what to run and in which surroundings. */
export interface Script extends Omit<Process, 'file' | 'args'> {
  readonly text: string
}

/** A ScriptEnd also says at which of its commands bash ended the script; null where that is not known. */
export interface ScriptEnd extends ProcessEnd {
  readonly endedAt: EndedAt | null
}

/** An EndedAt is the command that failed; of a pipe only the last is known. */
export interface EndedAt {
  readonly line: number
  readonly isPipe: boolean
  readonly command: string
}

/** Whether a status is a program's own: from 126 on the shell says that it could not be run, or was killed. */
export function isOwnStatus(status: ProcessEnd['status']): boolean {
  return typeof status === 'number' && status < 126
}

/** Whether nothing follows in a script after the command that ended it, which bash writes with spaces of its own. */
export function isLastOf(text: string, endedAt: EndedAt | null): boolean {
  const plain = (script: string) => script.replace(/\\\n|\s/g, '')
  return endedAt !== null && plain(text).endsWith(plain(endedAt.command))
}

/**
 * Runs the script with `bash --noprofile --norc -eo pipefail`, as GitHub does for `shell: bash`, in a process group of its
 * own that ends with it (see runProcess for what is thrown).
 */
export async function runScript({ text, ...surroundings }: Script): Promise<ScriptEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-script-'))
  try {
    const file = join(folder, 'run.sh')
    const note = join(folder, 'ended')
    await writeFile(file, `${noting(note)}${text}`)
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', file]
    const ended = await runProcess({ ...surroundings, file: bash(), args })
    if (ended.status === notFound && /^.*: exec: .*$/.test(ended.lastLines))
      throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`)
    return { ...ended, endedAt: await readNote(note, file) }
  } catch (error) {
    if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Before the first line, so that bash counts lines as the user does. A trap of the user's own takes its place. Whatever becomes
 * of the note, the script goes on as it would without: `$_` and the exit code stay, and nothing is said, by `set -x` neither.
 */
function noting(note: string): string {
  const facts = `"$-" "$BASH_SUBSHELL" "\${BASH_SOURCE[0]}" "$LINENO" "\${#PIPESTATUS[@]}" "$BASH_COMMAND" "$_"`
  const trap = `{ printf '%s\\0' ${facts} >|${shellWord(note)} || :; } 2>/dev/null`
  return `trap -- ${shellWord(trap)} ERR; `
}

/** Null where bash was not ended by that: with `set +e` it is called as well, and with `set -E` in what runs beside. */
async function readNote(note: string, file: string): Promise<EndedAt | null> {
  const noted = (await contentOf(note).catch(() => null))?.toString().split('\0') ?? []
  const [options = '', depth, source, line, pipe, command = ''] = noted
  // Lines of another file, which this one has sourced, would be looked for in this one.
  const isOurs = options.includes('e') && depth === '0' && source === file
  return isOurs && command !== '' ? { line: Number(line), isPipe: Number(pipe) > 1, command } : null
}

/** Bash ends a script of several commands at the first that fails, which says nothing. */
export function hintAt(text: string, at: EndedAt | null): string {
  if (!/[\n;|&]/.test(text.trim())) return ''
  const place = at && `the ${at.isPipe ? 'pipe' : 'command'} in line ${at.line}`
  const what = at?.isPipe === false ? ` (\`${printableName(at.command)}\`)` : ''
  const where = place ? ` ended it at ${place}${what}, as it` : ''
  return ` \`bash -eo pipefail\`${where} ends at the first command that fails, in a pipe too; a \`grep\` that finds nothing has failed.`
}

/** The exit code of a shell for a program that is not found. */
const notFound = 127

const whereFrom =
  'Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.'

/** On Windows Git's bash, as plain `bash` may be the one of the Linux subsystem. */
function bash(): string {
  if (process.platform !== 'win32') return 'bash'
  return join(process.env.ProgramFiles ?? 'C:\\Program Files', 'Git', 'bin', 'bash.exe')
}
