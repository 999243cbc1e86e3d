// The files in which a command leaves what it has measured: removed before it runs, and read after it.
import { constants } from 'node:fs'
import { open, realpath, rm } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { CouldNotMeasure, Misconfigured } from '../../core/errors.ts'
import { type Format, Unreadable } from '../../core/formats/format.ts'
import { joinParsed, nothingParsed, type Parsed } from '../../core/formats/parsed.ts'
import { asked, unknownFormat } from '../../core/formats/recognise.ts'
import { visible } from '../../core/report/escape.ts'
import { type Git, nulSeparated, readable } from '../git/git.ts'

/** The most bytes that all files of one visit may have. */
const mostBytes = 256 * 2 ** 20
/** The most files of one visit. */
const mostFiles = 10_000

/** An OutputPlace is where to look for files on a side. */
export interface OutputPlace {
  /** Of the folder that the globs are relative to. */
  readonly git: Git
  /** The top folder of the tree, out of which no link may lead. */
  readonly tree: string
  /** Git's `:(glob)`, as those of `overlay`. */
  readonly globs: readonly string[]
}

/** Throws Misconfigured where a glob matches what git tracks, as that would be removed. */
export async function refuseTracked({ git, globs }: OutputPlace): Promise<void> {
  const [tracked] = await list(git, ['--cached'], globs)
  if (tracked === undefined) return
  throw new Misconfigured(
    `output: ${named(tracked)} is in the repository, and what "output" names is removed before each round. Let the command write to a path that git does not track.`,
  )
}

/** Removes what is there, so that nothing is read that a round did not write. */
export async function removeOutput(place: OutputPlace): Promise<void> {
  for (const path of await list(place.git, ['--others'], place.globs))
    await rm(pathOf(place.git, path), { force: true })
}

/** What was read, and the format in which; null where there was nothing, or it is of none: then `problem` says so. */
export interface ReadOutput {
  readonly parsed: Parsed
  readonly format: Format | null
  readonly problem: string | null
}

/** Reads all files in the order of their paths. Throws CouldNotMeasure. */
export async function readOutput(
  place: OutputPlace,
  formats: readonly Format[],
  known: Format | null,
): Promise<ReadOutput> {
  const paths = await list(place.git, ['--others'], place.globs)
  const [first] = paths
  if (first === undefined)
    throw new CouldNotMeasure(
      `The command left no file that matches "output": ${place.globs.join(', ')}. (Links to folders are not followed.)`,
    )
  if (paths.length > mostFiles)
    throw new CouldNotMeasure(
      `"output" matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name fewer.`,
    )
  const format = known ?? (await formatOf(place, paths, formats))
  return { format, parsed: format ? await readAs(format, place, paths) : nothingParsed, problem: null }
}

/** That of the first file which is of any; null where all are blank. */
async function formatOf(
  place: OutputPlace,
  paths: readonly string[],
  formats: readonly Format[],
): Promise<Format | null> {
  let unknown: string | null = null
  for (const path of paths) {
    await using file = await openWithin(place, path)
    const beginning = await file.beginning()
    const found = formats.find(format => format.claims(beginning))
    if (found) return found
    if (unknown === null && /\S/.test(beginning))
      unknown = `${named(path)} ${unknownFormat(beginning, formats)}`
  }
  if (unknown === null) return null
  throw new CouldNotMeasure(unknown)
}

/** Has each file read by itself, or all as one where the format wants to hear of them. */
async function readAs(format: Format, place: OutputPlace, paths: readonly string[]): Promise<Parsed> {
  const parts: Parsed[] = []
  let reader = format.open()
  const isOne = reader.file !== undefined
  let bytes = 0
  for (const path of paths) {
    await using file = await openWithin(place, path)
    bytes += file.size
    if (bytes > mostBytes)
      throw new CouldNotMeasure(
        `The files that match "output" have more than ${mostBytes / 2 ** 20} MiB. Name fewer, or let the command write less.`,
      )
    try {
      reader.file?.(readable(path))
      for await (const piece of file.pieces()) reader.write(piece)
      if (isOne) continue
      parts.push(reader.end())
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      throw new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`)
    }
    reader = format.open()
  }
  try {
    return isOne ? reader.end() : joinParsed(parts)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new CouldNotMeasure(
      `The files that match "output" could not be read as ${format.name}: ${error.message}`,
    )
  }
}

/** An OutputFile is one that has been opened. */
interface OutputFile extends AsyncDisposable {
  /** In bytes. */
  readonly size: number
  /** As much as formats are asked about. */
  beginning(): Promise<string>
  pieces(): AsyncIterable<string>
}

/** Opens a plain file, and nothing that a link out of the tree, or a pipe in its place, leads to. */
async function openWithin({ git, tree }: OutputPlace, path: string): Promise<OutputFile> {
  const target = await realpath(pathOf(git, path)).catch(() => '')
  const way = relative(await realpath(tree), target)
  if (target === '' || way.split(sep)[0] === '..' || isAbsolute(way))
    throw new CouldNotMeasure(
      `output: ${named(path)} is a link that does not lead to a file of the checkout. Let the command write the file itself.`,
    )
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  const found = await handle.stat()
  const close = () => handle.close()
  if (!found.isFile()) {
    await close()
    throw new CouldNotMeasure(`output: ${named(path)} is no plain file. Let the command write one.`)
  }
  return {
    size: found.size,
    async beginning() {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(asked), 0, asked, 0)
      return new StringDecoder('utf8').write(buffer.subarray(0, bytesRead))
    },
    pieces: () => handle.createReadStream({ encoding: 'utf8', autoClose: false, start: 0 }),
    [Symbol.asyncDispose]: close,
  }
}

/** Paths relative to git's folder, as git gives them. It goes through no link to a folder. */
async function list(
  git: Git,
  which: readonly string[],
  globs: readonly string[],
): Promise<readonly string[]> {
  const paths = globs.map(glob => `:(glob)${glob}`)
  const found = nulSeparated(await git.run(['ls-files', '-z', ...which, '--', ...paths]))
  return [...new Set(found)].filter(path => !path.endsWith('/'))
}

function pathOf({ folder }: Git, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')])
}

function named(path: string): string {
  return `"${visible(readable(path))}"`
}
