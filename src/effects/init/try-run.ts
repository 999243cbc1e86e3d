// Runs benchmarks once, as a gate's first visit to head does, and tells what they gave and how long they took.
import { resolve } from 'node:path'
import { formatNamed, formats } from '../../core/formats/formats.ts'
import { Unreadable } from '../../core/formats/reading/format.ts'
import { Recogniser } from '../../core/formats/recognise.ts'
import type { CheckTrial } from '../../core/init/check/estimate.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import { isFolder } from '../files/folder.ts'
import type { Git } from '../git/git.ts'
import { readOutput, refuseTracked, removeOutput } from '../measure/output-files.ts'
import { runScript } from '../measure/script.ts'

/** What is tried, and where. */
export interface Tried {
  /** Git in the top folder of a clone. */
  readonly git: Git
  readonly settings: Pick<Settings, 'workingDirectory' | 'format' | 'output'>
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Runs `setup` and gives the seconds it took. Throws CouldNotMeasure where it fails, with its last lines. */
export async function trySetup(tried: Tried, setup: string | null): Promise<number> {
  return setup === null ? 0 : (await command(tried, 'setup', setup)).seconds
}

/** Runs the command `run` once, and reads its results. Throws CouldNotMeasure where that is not possible. */
export async function tryRun(tried: Tried, run: string): Promise<Omit<CheckTrial, 'setup'>> {
  const { git, settings } = tried
  const known = formatNamed(settings.format)
  const place = { git: git.in(folderOf(tried)), tree: git.folder, globs: settings.output }
  if (settings.output.length > 0) {
    await refuseTracked(place)
    // Some tools refuse to write what is there already, and an earlier try may have left it.
    await removeOutput(place)
  }
  const printed = new Recogniser(formats, known)
  const onText = (piece: string) => {
    if (settings.output.length === 0) printed.write(piece)
  }
  const { seconds, lastLines } = await command(tried, 'run', run, onText)
  try {
    const read =
      settings.output.length > 0
        ? await readOutput(place, formats, known)
        : { parsed: printed.end(), format: printed.format, problem: printed.problem }
    const { parsed, format, problem } = read
    const [wrong] = [...parsed.failures, ...parsed.refused]
    if (wrong !== undefined) throw new CouldNotMeasure(`A benchmark failed: ${wrong}`, lastLines)
    const names = new Set(parsed.measurements.map(({ benchmark }) => benchmark))
    if (names.size > 0)
      return { format: format?.name ?? settings.format, benchmarks: names.size, visit: seconds }
    const why = problem === null ? 'printed nothing' : `printed what ${problem}`
    throw new CouldNotMeasure(`run ended well, and no benchmark could be read: it ${why}`, lastLines)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new CouldNotMeasure(`What run gave could not be read: ${error.message}`, lastLines)
  }
}

function folderOf({ git, settings }: Tried): string {
  return resolve(git.folder, settings.workingDirectory)
}

async function command(tried: Tried, input: string, text: string, onText?: (piece: string) => void) {
  const { env, signal, timeout } = tried
  const cwd = folderOf(tried)
  if (!(await isFolder(cwd)))
    throw new CouldNotMeasure(`working-directory: "${tried.settings.workingDirectory}" is not committed.`)
  const began = Date.now()
  const deadline = began + timeout * 1000
  const ended = await runScript({ text, cwd, env, signal, deadline, onOutput() {}, onText })
  const { status, isLate, lastLines } = ended
  if (isLate)
    throw new CouldNotMeasure(
      `${input} did not end within ${formatDuration(timeout)}, and was ended.`,
      lastLines,
    )
  if (status !== 0) {
    const how = typeof status === 'number' ? 'exit code' : 'signal'
    throw new CouldNotMeasure(`${input} failed with ${how} ${status}.`, lastLines)
  }
  return { seconds: (Date.now() - began) / 1000, lastLines }
}
