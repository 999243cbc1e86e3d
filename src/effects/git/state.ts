// The folder in the git directory that holds a taken checkout: its journal, shelves, and copies of git's own files.
import { copyFile, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { standing } from '../folder.ts'
import { type Git, readable } from './git.ts'
import type { Outline } from './outline.ts'

/** The names in it: the user's shelf, what was found when a killed run is put back, and the outline. */
export const names = { yours: 'yours', left: 'left', outline: 'outline.json' } as const

/** Where it is, or would be. */
export async function stateFolder(git: Git): Promise<string> {
  return join(readable(await git.run(['rev-parse', '--absolute-git-dir'])), 'benchgate')
}

/** A file of the git directory, wherever git keeps it. */
export async function gitPath(git: Git, name: string): Promise<string> {
  return readable(await git.run(['rev-parse', '--path-format=absolute', '--git-path', name]))
}

/** Files of the git directory that are put back byte for byte, and removed where they were not there before. */
const kept = ['HEAD', 'logs/HEAD', 'SQUASH_MSG', 'MERGE_MSG', 'AUTO_MERGE', 'index']

/** Copies the files of `kept` into the folder. */
export async function keepGitFiles(git: Git, folder: string): Promise<void> {
  for (const name of kept) await copyIfThere(await gitPath(git, name), join(folder, fileOf(name)))
}

/** Puts them back; where there was none, and `wereKept`, there is none again. */
export async function putBackGitFiles(git: Git, folder: string, wereKept: boolean): Promise<void> {
  for (const name of kept) {
    const [from, to] = [join(folder, fileOf(name)), await gitPath(git, name)]
    if (await standing(from)) await copyIfThere(from, to)
    else if (wereKept) await rm(to, { force: true })
  }
}

/** The outline, empty where none was written yet. */
export async function readOutline(folder: string): Promise<Outline> {
  const text = await readFile(join(folder, names.outline), 'utf8').catch(() => null)
  return text === null ? { folders: [], files: [] } : (JSON.parse(text) as Outline)
}

/** Writes the outline in one step. */
export async function writeOutline(folder: string, outline: Outline): Promise<void> {
  const path = join(folder, names.outline)
  await writeFile(`${path}.next`, JSON.stringify(outline))
  await rename(`${path}.next`, path)
}

function fileOf(name: string): string {
  return name.replace('/', '-')
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const there = await standing(from)
  if (!there?.isFile()) return
  await copyFile(from, `${to}.next`)
  // Git takes files as old as the index for possibly changed; a younger copy would hide a change (racy git).
  const time = Math.floor(there.mtimeMs / 1000)
  await utimes(`${to}.next`, time, time)
  await rename(`${to}.next`, to)
}
