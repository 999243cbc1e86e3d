// Writes the files of a run: the result, the report in its forms, and the numbers in the formats of other tools.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { buildFullRunReport } from '../../core/report/say/fit-limit.ts'
import { formatComparisonsAsCsv } from '../../core/report/show/csv.ts'
import { htmlPageOfRunReport } from '../../core/report/show/html.ts'
import {
  formatResultAsBencherMetricFormat,
  githubActionBenchmarkJson,
} from '../../core/report/show/other-tools.ts'
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
