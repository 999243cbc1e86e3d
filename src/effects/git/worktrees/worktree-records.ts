// The records of worktrees in a git directory: which run has made which folder.
import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { type Holder, ownerStatus } from '../holder.ts'

/** A Record says which run owns a folder, and which repositories have worktrees in it. */
export interface Record extends Holder {
  readonly folder: string
  /** The git directories of the user's repository and of its submodules. */
  readonly repositories: readonly string[]
}

/** Null where it is no record. */
export async function readRecord(path: string): Promise<Record | null> {
  if (!(await lstatOrNull(path))?.isFile()) return null
  try {
    const record = JSON.parse((await contentOf(path))?.toString() ?? '') as Record
    const texts = [record.folder, record.started, ...record.repositories]
    return texts.every(text => typeof text === 'string' && text !== '') ? record : null
  } catch {
    return null
  }
}

async function allIn(records: string): Promise<readonly Record[]> {
  const names = (await namesIn(records)).filter(name => name.endsWith('.json'))
  const all = await Promise.all(names.map(name => readRecord(join(records, name))))
  return all.filter(record => record !== null)
}

/** The folders of all runs that have a record. */
export async function foldersIn(records: string): Promise<readonly string[]> {
  return (await allIn(records)).map(({ folder }) => folder)
}

/** Empty where the folder does not exist, as another run may have removed it. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

export async function recordsFolder(git: Git): Promise<string> {
  return join(await commonGitFolder(git), 'benchgate-worktrees')
}

/** The git directory that all worktrees of a repository share. */
export async function commonGitFolder(git: Git): Promise<string> {
  return realpath(decodePath(await git.run(['rev-parse', '--path-format=absolute', '--git-common-dir'])))
}

/** Says which worktrees stay, as nobody can tell from here whether their run has ended. */
export async function warnForeignRuns(git: Git, console: Console): Promise<void> {
  const unseen = (await allIn(await recordsFolder(git))).filter(record => ownerStatus(record) === 'unseen')
  if (unseen.length > 0)
    console.info(
      `There are worktrees of runs that cannot be seen from here, in another container or on another machine: ${unseen.map(({ folder, started }) => `${folder} (since ${started})`).join(', ')}. If you know that these have ended, "benchgate restore --force" removes them.`,
    )
}
