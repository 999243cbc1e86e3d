// Runs a script as a workflow step would.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import { printableName } from '../../core/words/escape.ts'
import { shellWord } from '../../core/words/shell.ts'
import { contentOf } from '../files/folder.ts'
import { CouldNotStart, type Process, type ProcessEnd, runProcess } from './process.ts'

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
