// Reads the result files of an untrusted folder: follows no link, and limits number and size.
import { constants } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  type BisectionCulpritsFromFile,
  parseBisectionCulprits,
} from '../../core/history/bisection-culprits.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { InvalidResultError, maxResultFileBytes, parseResultFile } from '../../core/result/read-result.ts'

/** A file that was read, or the reason why it was not. */
interface ResultFileInFolder {
  /** Its path below the folder; untrusted text. */
  readonly name: string
  readonly result: ResultFile | null
  /** The reason as a sentence, empty if the file was read; untrusted text. */
  readonly why: string
}

const fileName = 'result.json'
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
  const names = await namesBelow(folder, fileName)
  if (names.length > limits.files)
    throw new MisconfiguredError(
      `results: there are ${names.length} files "${fileName}" in ${folder}; at most ${limits.files} are read. Give the folder of this run alone.`,
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
          `results: there are more than ${limits.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`,
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
    throw new MisconfiguredError(`results: ${resolve(folder)} cannot be read as a folder (${code}).`)
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
    if (stats.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read.`)
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
