// Runs a script as a workflow step would.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import { CouldNotStart, type Process, type ProcessEnd, runProcess } from './process.ts'

/** A Script is what to run and in which surroundings. */
export interface Script extends Omit<Process, 'file' | 'args'> {
  readonly text: string
}

/**
 * Runs the script with `bash --noprofile --norc -eo pipefail`, as GitHub does for `shell: bash`, in a process group of its
 * own that ends with it (see runProcess for what is thrown).
 */
export async function runScript({ text, ...surroundings }: Script): Promise<ProcessEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-script-'))
  try {
    const file = join(folder, 'run.sh')
    await writeFile(file, text)
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', file]
    const ended = await runProcess({ ...surroundings, file: bash(), args })
    if (ended.status === notFound && /^.*: exec: .*$/.test(ended.lastLines))
      throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`)
    return ended
  } catch (error) {
    if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
