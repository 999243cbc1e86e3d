// Writes the files of a run: the result, the report, and each side's samples for benchstat.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ResultFile, Side } from '../core/model.ts'

/** What there is to keep of a run. */
export interface Results {
  readonly result: ResultFile
  /** Markdown. */
  readonly report: string
  /** Each side's observations in the Go benchmark format. */
  readonly samples: Readonly<Record<Side, string>>
}

/** Absolute paths of the files of a run. */
export interface ResultPaths {
  readonly result: string
  readonly report: string
  readonly base: string
  readonly head: string
}

/** Writes them into `folder`, which is made if need be. */
export async function writeResults(
  folder: string,
  { result, report, samples }: Results,
): Promise<ResultPaths> {
  const at = (name: string) => join(resolve(folder), name)
  const paths = {
    result: at('result.json'),
    report: at('report.md'),
    base: at('base.txt'),
    head: at('head.txt'),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(paths.result, `${JSON.stringify(result, null, 2)}\n`)
  await writeFile(paths.report, report)
  await writeFile(paths.base, samples.base)
  await writeFile(paths.head, samples.head)
  return paths
}
