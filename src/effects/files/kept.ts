// A file or a small folder as it was, to compare with what is there later, and to put it back.
import type { Stats } from 'node:fs'
import { chmod, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lstatOrNull } from './folder.ts'

/** A Kept is what is at one path; the content of a link is where it leads. */
interface Kept {
  readonly kind: 'folder' | 'file' | 'link' | 'other'
  readonly mode: number
  readonly content: Buffer
}

/** A Snapshot is all that is at a path, by names below it; empty where there is nothing. */
export type Snapshot = ReadonlyMap<string, Kept>

/** The most that is kept of a path. */
const most = { files: 2000, bytes: 16 * 2 ** 20 }

/** What is at a path; null where it is too much to keep. Pipes and devices are not read. */
export async function snapshotOf(path: string): Promise<Snapshot | null> {
  const found = new Map<string, Kept>()
  let bytes = 0
  const visit = async (name: string): Promise<boolean> => {
    const place = join(path, name)
    const there = await lstatOrNull(place)
    if (there === null) return true
    bytes += there.size
    if (found.size >= most.files || bytes > most.bytes) return false
    const kind = kindOf(there)
    const content =
      kind === 'file' ? await readFile(place) : kind === 'link' ? await readlink(place, 'buffer') : none
    found.set(name, { kind, mode: there.mode & 0o7777, content })
    if (kind !== 'folder') return true
    for (const below of await readdir(place)) if (!(await visit(join(name, below)))) return false
    return true
  }
  return (await visit('')) ? found : null
}

/** The names below the path at which the two differ, outer ones first. */
export function changedIn(before: Snapshot, now: Snapshot | null): readonly string[] {
  if (now === null) return ['']
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter(name => !isSame(before.get(name), now.get(name)))
    .sort()
}

/** Makes what is at `path` as it was at these names. */
export async function putBackFile(path: string, before: Snapshot, changed: readonly string[]): Promise<void> {
  // With a folder goes all that is in it.
  const isBelow = (name: string) =>
    changed.some(one => one === '' || name === one || name.startsWith(`${one}/`))
  for (const name of changed) await rm(join(path, name), { recursive: true, force: true })
  for (const name of [...before.keys()].filter(isBelow).sort()) {
    const { kind, mode, content } = before.get(name) as Kept
    const place = join(path, name)
    if (kind === 'link') await symlink(content, place)
    else if (kind === 'folder') await mkdir(place, { recursive: true })
    else if (kind === 'file') await writeFile(place, content, { flag: 'wx' })
    if (kind === 'folder' || kind === 'file') await chmod(place, mode)
  }
}

const none = Buffer.alloc(0)

function kindOf(there: Stats): Kept['kind'] {
  if (there.isDirectory()) return 'folder'
  if (there.isFile()) return 'file'
  return there.isSymbolicLink() ? 'link' : 'other'
}

function isSame(one: Kept | undefined, other: Kept | undefined): boolean {
  if (!one || !other) return one === other
  return one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content)
}
