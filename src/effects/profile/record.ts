// Runs a benchmark once under the profiler, and reads the profile, which untrusted code has written.
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { parseGo } from '../../core/formats/tools/go/go.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { ProfileKind } from '../../core/model/profile.ts'
import type { TestBinary } from '../measure/driver.ts'
import type { Process, RunProcess } from '../measure/process.ts'

/** A ProfileRecording says what to profile, and how. */
export interface ProfileRecording extends Pick<Process, 'signal' | 'deadline' | 'onOutput'> {
  readonly binary: TestBinary
  readonly kind: ProfileKind
  readonly iterations: number
  /** The path of the profile, in our own folder. */
  readonly path: string
  readonly run: RunProcess
}

/** The most bytes of a profile; those of large programs have a few hundred thousand. */
const mostBytes = 64 * 2 ** 20

/** Gives the profile. Throws CouldNotMeasure where there is none, with the reason as a clause: "it left no profile". */
export async function recordProfile(recording: ProfileRecording): Promise<Buffer> {
  const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording
  const args = [...profiling(kind, path), `-test.benchtime=${iterations}x`, '-test.count=1']
  const ended = await run({
    file: binary.file,
    args: [...args, ...binary.args.filter(arg => !ours.test(arg))],
    cwd: binary.cwd,
    env: binary.env,
    signal,
    deadline,
    onOutput,
  })
  if (ended.isLate) throw new CouldNotMeasure('it took too long', ended.lastLines)
  if (ended.status !== 0)
    throw new CouldNotMeasure(
      `it ended with ${typeof ended.status === 'number' ? 'exit code ' : ''}${ended.status}`,
      ended.lastLines,
    )
  if (parseGo(ended.stdout).measurements.length === 0)
    throw new CouldNotMeasure('it measured nothing', ended.lastLines)
  return taken(path)
}

/** Flags that only we may set, as the last value of a flag holds. */
const ours =
  /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/

/** Records every allocation and every blocking event; for the processor, a hundred samples a second. */
function profiling(kind: ProfileKind, path: string): readonly string[] {
  if (kind === 'cpu') return [`-test.cpuprofile=${path}`]
  return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`]
}

/** Reads a plain file, and nothing that a link or a pipe in its place leads to. */
async function taken(path: string): Promise<Buffer> {
  const missing = new CouldNotMeasure('it left no profile')
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
    throw missing
  })
  try {
    const found = await file.stat()
    if (!found.isFile() || found.size === 0) throw missing
    if (found.size > mostBytes)
      throw new CouldNotMeasure(`its profile is larger than ${mostBytes / 2 ** 20} MiB`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}
