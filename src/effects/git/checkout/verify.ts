// Whether a side was checked out as its commit has it. Git takes an object by its name and does not look whether its
// content has that name: a command of one side can write other content there, and have it measured as the other side.
import { createHash } from 'node:crypto'
import { CouldNotMeasure } from '../../../core/model/errors.ts'
import type { Side } from '../../../core/model/measuring.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'
import { type IndexEntry, readIndex } from '../listing.ts'

/** What a commit has at each path, as `mode object`. */
export type CommitContent = ReadonlyMap<string, string>

/** Reads it, which must be done before any command has run. */
export async function readContent(git: Git, commit: string): Promise<CommitContent> {
  const listed = nulSeparated(await git.run(['ls-tree', '-r', '-z', commit]))
  // "mode type object TAB path"
  return new Map(
    listed.map(entry => {
      const tab = entry.indexOf('\t')
      const [mode = '', , object = ''] = entry.slice(0, tab).split(' ')
      return [entry.slice(tab + 1), `${mode} ${object}`]
    }),
  )
}

/** The time before a checkout, for what it writes; in seconds, and with room for a file system whose clock is behind. */
export function beforeCheckout(): number {
  return Math.floor(Date.now() / 1000) - 2
}

/**
 * Throws CouldNotMeasure where the index is not that of the side's commit, or where a file that git has written `since`
 * came of an object that is damaged. Gives the index.
 */
export async function refuseOtherContent(
  git: Git,
  side: Side,
  content: CommitContent,
  since: number,
): Promise<readonly IndexEntry[]> {
  const entries = await readIndex(git)
  const other =
    entries.find(({ path, mode, object }) => content.get(path) !== `${mode} ${object}`)?.path ??
    (entries.length < content.size ? missingFrom(content, entries) : undefined)
  if (other !== undefined)
    throw notOfCommit(git, side, `${decodePath(other)} of ${side}`, 'a tree or the commit')
  const written = entries.filter(({ mode, written }) => mode !== '160000' && written >= since)
  const damaged = await damagedAmong(git, new Set(written.map(({ object }) => object)))
  const first = written.find(({ object }) => damaged.has(object))
  if (first)
    throw notOfCommit(git, side, `${decodePath(first.path)} of ${side}`, `the object ${first.object}`)
  return entries
}

function missingFrom(content: CommitContent, entries: readonly IndexEntry[]): string | undefined {
  const there = new Set(entries.map(({ path }) => path))
  return [...content.keys()].find(path => !there.has(path))
}

function notOfCommit(git: Git, side: Side, what: string, cause: string): CouldNotMeasure {
  return new CouldNotMeasure(
    `${what} is not what its commit has: ${cause} in the git directory of ${git.folder} is damaged, or was written anew by a command that has run since ${side} was looked up. Nothing measured there would be ${side}'s. Let no command write into the objects of git, and clone the repository anew: it stays as it is.`,
  )
}

/** Bytes of objects that are read at a time. */
const most = 2 ** 25

/** The blobs whose content does not have their name. */
async function damagedAmong(git: Git, objects: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const damaged = new Set<string>()
  if (objects.size === 0) return damaged
  const sizes = await git.run(['cat-file', '--batch-check=%(objectname) %(objectsize)'], {
    input: lines([...objects]),
  })
  let some: string[] = []
  let size = 0
  const look = async () => {
    for (const object of await damagedOf(git, some)) damaged.add(object)
    some = []
    size = 0
  }
  for (const line of sizes.split('\n')) {
    const [object = '', bytes = ''] = line.split(' ')
    // The file was there before, as git could not have written it.
    if (bytes === 'missing') continue
    if (size + Number(bytes) > most) await look()
    some.push(object)
    size += Number(bytes)
  }
  await look()
  return damaged
}

async function damagedOf(git: Git, objects: readonly string[]): Promise<readonly string[]> {
  if (objects.length === 0) return []
  const given = Buffer.from(
    await git.run(['cat-file', '--batch=%(objecttype) %(objectsize)'], { input: lines(objects) }),
    'latin1',
  )
  let at = 0
  return objects.filter(object => {
    // "blob 12 LF content LF"; the last line break is not given.
    const end = given.indexOf('\n', at)
    const head = given.toString('latin1', at, end)
    const content = given.subarray(end + 1, end + 1 + Number(head.split(' ')[1]))
    at = end + content.length + 2
    return hashOf(object.length, head, content) !== object
  })
}

/** An object is named by the digest of its type, size and content; repositories of SHA-256 have longer names. */
function hashOf(length: number, head: string, content: Buffer): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`${head}\0`)
    .update(content)
    .digest('hex')
}

function lines(objects: readonly string[]): Buffer {
  return Buffer.from(`${objects.join('\n')}\n`)
}
