// Writes the files of a run, and reads those of other jobs: the result, the report in its forms, the numbers in formats of other tools.
import { constants } from 'node:fs'
import { mkdir, open, opendir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  type BisectionCulpritsFromFile,
  parseBisectionCulprits,
} from '../../core/history/bisection-culprits.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { buildFullRunReport } from '../../core/report/say/fit-limit.ts'
import {
  formatComparisonsAsCsv,
  formatResultAsBencherMetricFormat,
  githubActionBenchmarkJson,
} from '../../core/report/show/exports.ts'
import { htmlPageOfRunReport } from '../../core/report/show/html.ts'
import { InvalidResultError, maxResultFileBytes, parseResultFile } from '../../core/result/read-result.ts'
import { fullOrReadOnlyDiskErrorText } from '../../core/words/refusal.ts'
import { lstatOrNull, makeFolder, makeTemporaryFolder, removeAndCreateFile } from './folder.ts'

export interface ResultReportAndSamplesToWrite {
  readonly result: ResultFile
  readonly report: string
  /** The folder of the profiles that the result names. */
  readonly profiles: string
  /** Each side's samples in the Go benchmark format; null if only their rounds are known. */
  readonly samples: Readonly<Record<Side, string>> | null
}

/** The least free space that a run needs there, in bytes. */
const leastSpace = 2 ** 16

/** Throws MisconfiguredError if `folder` cannot be made, or is full: better before twenty rounds than after. */
export async function ensureWritableFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    // Some folders take no files, whatever their permissions say.
    await using probeFolder = await makeTemporaryFolder('.benchgate-', folder)
    await removeAndCreateFile(join(probeFolder.path, 'space'), Buffer.alloc(leastSpace, 1))
  } catch (thrown) {
    // Where the probe cannot be removed either, the first error says more.
    const error = (thrown as { readonly suppressed?: unknown }).suppressed ?? thrown
    throw new MisconfiguredError(
      `results: "${folder}" cannot be used as a folder: ${fullOrReadOnlyDiskErrorText(error) ?? `${(error as Error).message}.`} Give a path that can be written.`,
    )
  }
}

/**
 * Empties our own folder. Untrusted code has been running, so its files there are removed, and so is a link in place of the
 * folder or its parent, so that nothing is written elsewhere.
 */
export async function recreateDefaultResultsFolder(folder: string): Promise<void> {
  const parent = dirname(folder)
  if ((await lstatOrNull(parent))?.isSymbolicLink()) await rm(parent)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

export const resultFileName = 'result.json'

/** Writes the files into `folder`, which is made if it is missing, and returns their paths; null for samples that are not known. */
export async function writeResultFiles(
  folder: string,
  { result, report, profiles, samples }: ResultReportAndSamplesToWrite,
) {
  const pathOf = (name: string) => join(resolve(folder), name)
  const paths = {
    result: pathOf(resultFileName),
    report: pathOf('report.md'),
    base: samples && pathOf('base.txt'),
    head: samples && pathOf('head.txt'),
  }
  // Each text is made when it is written, as those of a large suite take hundreds of megabytes.
  const texts: readonly (readonly [string, () => string])[] = [
    [paths.result, () => `${JSON.stringify(result, null, 2)}\n`],
    [paths.report, () => report],
    [pathOf('report.html'), () => htmlPageOfRunReport(buildFullRunReport(result))],
    ...(samples === null ? [] : sides.map(side => [pathOf(`${side}.txt`), () => samples[side]] as const)),
    [pathOf('comparisons.csv'), () => formatComparisonsAsCsv(result)],
    [pathOf('smaller-is-better.json'), () => githubActionBenchmarkJson(result, 'lower')],
    [pathOf('bigger-is-better.json'), () => githubActionBenchmarkJson(result, 'higher')],
    [pathOf('bencher.json'), () => formatResultAsBencherMetricFormat(result)],
  ]
  await mkdir(folder, { recursive: true })
  for (const [file, text] of texts) await removeAndCreateFile(file, text())
  for (const { files } of result.profiles)
    for (const file of Object.values(files ?? {})) await copyProfile(profiles, resolve(folder), file)
  return paths
}

/** Copies only a plain file, as a benchmark may have put a link in its place. */
async function copyProfile(from: string, to: string, file: string): Promise<void> {
  const source = join(from, file)
  if (!(await lstatOrNull(source))?.isFile()) return
  await mkdir(dirname(join(to, file)), { recursive: true })
  await removeAndCreateFile(join(to, file), await readFile(source))
}

// Result files in an untrusted folder: no link is followed, and their number and size are limited.

/** A file that was read, or the reason why it was not. */
interface ResultFileInFolder {
  /** Its path below the folder; untrusted text. */
  readonly name: string
  readonly result: ResultFile | null
  /** The reason as a sentence, empty if the file was read; untrusted text. */
  readonly why: string
}

export const bisectResultFileName = 'bisect.json'
/** The limits: entries that are visited, files that are read, and their bytes in all. */
const limits = { entries: 20_000, files: 1000, bytes: 2 ** 30 }
/** The depth of the search: download-artifact makes a folder for each artifact. */
const maxDepth = 8

/**
 * Reads every `result.json` below `folder`, in the order of their paths; none if the folder does not exist. Throws
 * MisconfiguredError if it cannot be read, or has too much.
 */
export async function readResultsInFolder(folder: string): Promise<readonly ResultFileInFolder[]> {
  const names = await namesBelow(folder, resultFileName)
  if (names.length > limits.files)
    throw new MisconfiguredError(
      `results: there are ${names.length} files "${resultFileName}" in ${folder}; at most ${limits.files} are read. Give a folder that holds only the results of this run.`,
    )
  const results: ResultFileInFolder[] = []
  let bytesLeft = limits.bytes
  // One after the other, so that only one is in memory as text.
  for (const name of names) {
    const content = await textOf(join(folder, name), Math.min(maxResultFileBytes, bytesLeft))
    bytesLeft -= content.bytes
    results.push({
      name,
      ...(content.text === null ? { result: null, why: content.why } : resultIn(content.text)),
    })
  }
  return results
}

/** Reads the culprits in every `bisect.json` below `folder`; invalid files are left out. */
export async function readCulpritsInFolder(folder: string): Promise<readonly BisectionCulpritsFromFile[]> {
  const culprits: BisectionCulpritsFromFile[] = []
  for (const name of (await namesBelow(folder, bisectResultFileName)).slice(0, limits.files)) {
    const { text } = await textOf(join(folder, name), maxResultFileBytes)
    if (text !== null) culprits.push(...parseBisectionCulprits(text))
  }
  return culprits
}

async function namesBelow(folder: string, searchedName: string): Promise<readonly string[]> {
  const names: string[] = []
  let entries = 0
  const visit = async (below: string, depth: number): Promise<void> => {
    for await (const entry of await opendir(join(folder, below))) {
      if (++entries > limits.entries)
        throw new MisconfiguredError(
          `results: there are more than ${limits.entries} files in ${folder}. Give a folder that holds only what actions/download-artifact has put there.`,
        )
      const name = join(below, entry.name)
      if (entry.name === searchedName && !entry.isDirectory()) names.push(name)
      // A link to a folder is not a directory entry.
      else if (entry.isDirectory() && depth < maxDepth) await visit(name, depth + 1)
    }
  }
  try {
    await visit('', 0)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    // Nothing was downloaded.
    if (code === 'ENOENT') return []
    throw new MisconfiguredError(
      `results: ${resolve(folder)} cannot be read as a folder (${code}). Give the folder of the result files.`,
    )
  }
  return names.sort()
}

async function textOf(
  path: string,
  limit: number,
): Promise<{ readonly text: string | null; readonly why: string; readonly bytes: number }> {
  const refuse = (why: string) => ({ text: null, why, bytes: 0 })
  try {
    // Neither follows a link nor waits for the writer of a pipe.
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stats = await file.stat()
    if (!stats.isFile()) return refuse('It is not a plain file.')
    if (stats.size > limit) return refuse(`It exceeds the limit of ${limit / 2 ** 20} MiB.`)
    const content = Buffer.alloc(stats.size)
    const { bytesRead } = await file.read(content, 0, stats.size, 0)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content.subarray(0, bytesRead))
    return { text, why: '', bytes: bytesRead }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP' || code === 'EMLINK') return refuse('It is a link, and links are not followed.')
    return refuse(error instanceof TypeError ? 'It is not UTF-8 text.' : `It cannot be read (${code}).`)
  }
}

function resultIn(text: string): Pick<ResultFileInFolder, 'result' | 'why'> {
  try {
    return { result: parseResultFile(text), why: '' }
  } catch (error) {
    if (!(error instanceof InvalidResultError)) throw error
    return { result: null, why: error.message }
  }
}

/**
 * Reads a result file that is named on the command line and may be a stranger's, and returns what `read` makes of its text. Throws
 * MisconfiguredError, in the name of the command, if it is not a result file.
 */
export async function readResultFileArgumentByParser<T>(
  command: string,
  name: string,
  { folder }: { readonly folder: string },
  read: (text: string) => T,
): Promise<T> {
  const text = await readFile(resolve(folder, name), 'utf8').catch((error: Error) => {
    throw new MisconfiguredError(
      `${command}: "${name}" cannot be read: ${error.message}. Name a result file.`,
    )
  })
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof InvalidResultError)) throw error
    throw new MisconfiguredError(
      `${command}: "${name}" is not a result file of this version: ${error.message} Name a result.json.`,
    )
  }
}
