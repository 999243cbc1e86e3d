// The folders in the git directory that hold a taken checkout: shelves, lists of what is on them, copies of git's own files.
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import { replaceFile } from '../../files/replace-file.ts'
import { decodePath, type Git, gitPaths } from '../git.ts'
import { isInside } from '../paths.ts'
import type { Stashes } from './hold.ts'
import { type OriginalHead, syncFile, writeSynced } from './journal.ts'
import type { Outline } from './outline.ts'

/**
 * The names in the folder: the user's shelf, what was found when a side was left for good, notes on the user's tree, and
 * space for writing them where there is none.
 */
export const names = {
  yours: 'yours',
  left: 'left',
  outline: 'outline.json',
  moved: 'moved.json',
  deleted: 'deleted.json',
  shared: 'shared.json',
  apart: 'apart.json',
  staying: 'staying.json',
  stashes: 'stashes.json',
  reserve: 'reserve',
} as const

/** The path of the folder, which need not exist; those of submodules are below it. */
export async function stateFolder(git: Git): Promise<string> {
  return join(decodePath(await git.run(['rev-parse', '--absolute-git-dir'])), 'benchgate')
}

/**
 * Files of the git directory that are put back byte for byte, or removed if they did not exist before. HEAD is copied
 * last, so that its copy shows that all others exist.
 */
const kept = [
  'index',
  'logs/HEAD',
  'ORIG_HEAD',
  'COMMIT_EDITMSG',
  'SQUASH_MSG',
  'MERGE_MSG',
  'AUTO_MERGE',
  'HEAD',
]

/** The content of each file of `kept` that exists. */
export type GitFiles = ReadonlyMap<string, Buffer>

/** Copies the files of `kept` into the folder, and gives their contents. */
export async function keepGitFiles(git: Git, folder: string): Promise<GitFiles> {
  const files = new Map<string, Buffer>()
  for (const [name, path] of await gitPaths(git, kept)) {
    const copy = join(folder, fileOf(name))
    await copyIfThere(path, copy)
    if (await lstatOrNull(copy)) files.set(name, await readFile(copy))
  }
  return files
}

/** Restores copies that have been removed from the folder. */
export async function renewGitFiles(folder: string, files: GitFiles): Promise<void> {
  for (const [name, content] of files) {
    const copy = join(folder, fileOf(name))
    if (!(await lstatOrNull(copy))) await replaceFile(copy, content)
  }
}

/**
 * Puts them back; a file that did not exist is removed. Without a copy of HEAD no copies were made, and nothing is
 * done.
 */
export async function putBackGitFiles(git: Git, folder: string): Promise<void> {
  const copyOf = (name: string) => join(folder, fileOf(name))
  if (!(await lstatOrNull(copyOf('HEAD')))) return
  for (const [name, to] of await gitPaths(git, kept)) {
    if (await lstatOrNull(copyOf(name))) await copyIfThere(copyOf(name), to)
    else await rm(to, { force: true })
  }
}

/** Restores the .git of a submodule or a linked worktree: without it git would use the repository around it. */
export async function putBackLink(
  root: string,
  { path, link }: Pick<OriginalHead, 'path' | 'link'>,
): Promise<void> {
  if (link === null) return
  const folder = join(root, path)
  const content = Buffer.from(link)
  const there = await contentOf(join(folder, '.git')).catch(() => null)
  if (there?.equals(content)) return
  await mkdir(folder, { recursive: true })
  await replaceFile(join(folder, '.git'), content)
}

/** The outline, or null where none was taken. */
export async function readOutline(folder: string): Promise<Outline | null> {
  const text = await contentOf(join(folder, names.outline))
  if (text === null) return null
  const { folders, files, closed } = JSON.parse(text.toString()) as Outline
  // The file may have been tampered with: other modes are not restored.
  const harmless = (list: Outline['files']) =>
    list.filter(([path]) => isInside(path)).map(([path, mode]) => [path, mode & 0o3777] as const)
  return { folders: harmless(folders), files: harmless(files), closed }
}

/** Takes space on the disk that putting back can use. Random, as a file system may store zeros in no space. */
export async function takeReserve(folder: string): Promise<void> {
  await writeFile(join(folder, names.reserve), randomBytes(2 ** 16))
}

/** Writes a note on the user's tree in one step. */
export async function writeNote(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeSynced(join(folder, name), JSON.stringify(content))
}

/** The stash entries that were noted. */
export async function readStashesNote(folder: string): Promise<Stashes> {
  const text = await contentOf(join(folder, names.stashes))
  return text === null ? [] : (JSON.parse(text.toString()) as Stashes)
}

/** A list of paths, empty where none was written. */
export async function readPaths(folder: string, name: string): Promise<readonly string[]> {
  const text = await contentOf(join(folder, name))
  const paths = text === null ? [] : (JSON.parse(text.toString()) as string[])
  const outside = paths.find(path => !isInside(path))
  if (outside !== undefined)
    throw new Error(
      `${join(folder, name)} has been tampered with: it names ${decodePath(outside)}. Nothing was moved.`,
    )
  return paths
}

function fileOf(name: string): string {
  return name.replace('/', '-')
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const there = await lstatOrNull(from)
  if (!there?.isFile()) return
  await copyFile(from, `${to}.next`)
  await syncFile(`${to}.next`)
  // Git checks files as old as the index for changes; a younger copy would hide a change (racy git).
  const time = Math.floor(there.mtimeMs / 1000)
  await utimes(`${to}.next`, time, time)
  await rename(`${to}.next`, to)
}
