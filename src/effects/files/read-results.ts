// Reads the result files of a folder that others have filled: no link is followed, and neither number nor size is theirs
// to choose.
import { constants } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type FoundCulprits, readFound } from '../../core/history/found.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { InvalidResult, mostResultBytes, readResult } from '../../core/result/read-result.ts'

/** A FoundResult is a file that was read, or why it was not. */
export interface FoundResult {
  /** Its path below the folder; untrusted text. */
  readonly name: string
  readonly result: ResultFile | null
  /** A sentence, empty for one that was read; untrusted text. */
  readonly why: string
}

/** The name that every result file has. */
const fileName = 'result.json'
/** And what a bisection has found. */
export const foundName = 'bisect.json'
/** Files and folders that are looked at, files that are read, and bytes of them all. */
const most = { entries: 20_000, files: 1000, bytes: 2 ** 30 }
/** Folders in each other: download-artifact makes one for each artifact. */
const deepest = 8

/**
 * Every `result.json` below `folder`, in the order of their paths; none where there is no such folder. Throws Misconfigured
 * where it cannot be read, or holds too much.
 */
export async function readResults(folder: string): Promise<readonly FoundResult[]> {
  const names = await namesBelow(folder, fileName)
  if (names.length > most.files)
    throw new Misconfigured(
      `results: there are ${names.length} files "${fileName}" in ${folder}; ${most.files} are the most that are read. Give the folder of this run alone.`,
    )
  const found: FoundResult[] = []
  let left = most.bytes
  // One after the other, so that only one is in memory as text.
  for (const name of names) {
    const read = await textOf(join(folder, name), Math.min(mostResultBytes, left))
    left -= read.bytes
    found.push({ name, ...(read.text === null ? { result: null, why: read.why } : resultIn(read.text)) })
  }
  return found
}

/** What bisections have found, in every `bisect.json` below `folder`; files that are none are left out. */
export async function readFounds(folder: string): Promise<readonly FoundCulprits[]> {
  const found: FoundCulprits[] = []
  for (const name of (await namesBelow(folder, foundName)).slice(0, most.files)) {
    const { text } = await textOf(join(folder, name), mostResultBytes)
    if (text !== null) found.push(...readFound(text))
  }
  return found
}

async function namesBelow(folder: string, wanted: string): Promise<readonly string[]> {
  const names: string[] = []
  let entries = 0
  const visit = async (below: string, depth: number): Promise<void> => {
    for await (const entry of await opendir(join(folder, below))) {
      if (++entries > most.entries)
        throw new Misconfigured(
          `results: there are more than ${most.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`,
        )
      const name = join(below, entry.name)
      if (entry.name === wanted && !entry.isDirectory()) names.push(name)
      // A link to a folder is no directory.
      else if (entry.isDirectory() && depth < deepest) await visit(name, depth + 1)
    }
  }
  try {
    await visit('', 0)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    // Nothing was downloaded.
    if (code === 'ENOENT') return []
    throw new Misconfigured(`results: ${resolve(folder)} cannot be read as a folder (${code}).`)
  }
  return names.sort()
}

/** The text of a plain file of at most so many bytes. */
async function textOf(
  path: string,
  limit: number,
): Promise<{ readonly text: string | null; readonly why: string; readonly bytes: number }> {
  const refuse = (why: string) => ({ text: null, why, bytes: 0 })
  try {
    // Neither follows a link nor waits for a pipe to be written.
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const there = await file.stat()
    if (!there.isFile()) return refuse('It is no plain file.')
    if (there.size > limit)
      return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read of it.`)
    const content = Buffer.alloc(there.size)
    const { bytesRead } = await file.read(content, 0, there.size, 0)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content.subarray(0, bytesRead))
    return { text, why: '', bytes: bytesRead }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP' || code === 'EMLINK') return refuse('It is a link, and links are not followed.')
    return refuse(error instanceof TypeError ? 'It is no UTF-8 text.' : `It cannot be read (${code}).`)
  }
}

function resultIn(text: string): Pick<FoundResult, 'result' | 'why'> {
  try {
    return { result: readResult(text), why: '' }
  } catch (error) {
    if (!(error instanceof InvalidResult)) throw error
    return { result: null, why: error.message }
  }
}
