// The files to which a command writes its results: removed before it runs, and read afterwards.

import { constants } from 'node:fs'
import { type FileHandle, mkdtemp, open, realpath, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { asked } from '../../core/formats/reading/either-format.ts'
import {
  claiming,
  type Format,
  joinParsed,
  nothingParsed,
  openClean,
  type Parsed,
  sharedIn,
  Unreadable,
} from '../../core/formats/reading/format.ts'
import { unknownFormat } from '../../core/formats/recognise.ts'
import { goFormat } from '../../core/formats/tools/go/go.ts'
import { CouldNotMeasure, Misconfigured } from '../../core/model/errors.ts'
import { escapeControls } from '../../core/words/escape.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'

/** The most bytes that all files of one visit may have. */
const mostBytes = 256 * 2 ** 20
/** The most files of one visit. */
const mostFiles = 10_000
/** Folders of fetched or installed files. Commands need them, and they hold no results. */
const fetched =
  /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//

/** An OutputPlace is where to look for files on a side. */
export interface OutputPlace {
  /** Git in the folder that the globs are relative to. */
  readonly git: Git
  /** The top folder of the tree; no link may lead out of it. */
  readonly tree: string
  /** Globs as git's `:(glob)`, like those of `overlay`. */
  readonly globs: readonly string[]
}

/** Throws Misconfigured where a glob matches a tracked file, as that would be removed. */
export async function refuseTracked({ git, globs }: OutputPlace): Promise<void> {
  const [tracked] = await list(git, ['--cached'], globs)
  if (tracked === undefined) return
  throw new Misconfigured(
    `output: ${named(tracked)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`,
  )
}

/**
 * Throws Misconfigured where a glob matches any file: where both sides use the user's ignored files, it would be the
 * user's.
 */
export async function refusePresent(place: OutputPlace): Promise<void> {
  const [present] = await listOutput(place)
  if (present === undefined) return
  throw new Misconfigured(
    `output: ${named(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`,
  )
}

/**
 * Removes existing files, so that nothing is read that a round did not write. They must be a side's own, or made by the
 * run. Throws Misconfigured where a glob matches more than results.
 */
export async function removeOutput(place: OutputPlace): Promise<void> {
  for (const path of await listOutput(place))
    await withFileError(named(path), 'removed', () => rm(pathOf(place.git, path), { force: true }))
}

/** What was read, and its format; null where there was nothing or the format is unknown, which `problem` then says. */
export interface ReadOutput {
  readonly parsed: Parsed
  readonly format: Format | null
  readonly problem: string | null
}

/**
 * Reads all files in the order of their paths. `goOn` is called from time to time, and may throw to end the reading.
 * `began` is when the command began, which none of the files may be older than; null where that does not matter. Throws
 * CouldNotMeasure, and Misconfigured where a glob matches more than results.
 */
export async function readOutput(
  place: OutputPlace,
  formats: readonly Format[],
  known: Format | null,
  goOn: () => void = () => {},
  began: Date | null = null,
): Promise<ReadOutput> {
  const paths = await listOutput(place)
  if (began) for (const path of paths) await refuseStale(place, path, began)
  if (paths.length === 0)
    throw new CouldNotMeasure(
      `The command left no file that matches "output": ${place.globs.join(', ')}. (Links to folders are not followed.)`,
    )
  const format = known ?? (await formatOf(place, paths, formats, goOn))
  const parsed = format ? await readAs(format, place, paths, goOn) : nothingParsed
  const isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0
  const lacks =
    isEmpty && format?.lacks ? `${format.lacks}, in any of: ${place.globs.join(', ')}. Correct it.` : null
  return { format, parsed, problem: lacks }
}

/**
 * The format of the first file that is in any; null where all are blank. Throws where another file is in another
 * format, as it would not be read.
 */
async function formatOf(
  place: OutputPlace,
  paths: readonly string[],
  formats: readonly Format[],
  goOn: () => void,
): Promise<Format | null> {
  let unknown: string | null = null
  let first: { readonly format: Format; readonly path: string } | null = null
  for (const path of paths) {
    goOn()
    await using file = await openOutput(place, path)
    const beginning = await file.beginning()
    const claims = claiming(beginning)
    if (first && claims(first.format)) continue
    const format = formats.find(one => claims(one))
    if (first && format && format !== goFormat)
      throw new CouldNotMeasure(
        `${named(first.path)} is in the format ${first.format.name}, and ${named(path)} in ${format.name}. Let "output" match files of one format, or set "format" to the one to be read.`,
      )
    if (format) first ??= { format, path }
    else if (unknown === null && /\S/.test(beginning))
      unknown = `${named(path)} ${unknownFormat(beginning, formats)}`
  }
  if (first || unknown === null) return first?.format ?? null
  throw new CouldNotMeasure(unknown)
}

/** Reads each file by itself, or all as one where the format takes several files. */
async function readAs(
  format: Format,
  place: OutputPlace,
  paths: readonly string[],
  goOn: () => void,
): Promise<Parsed> {
  const parts: Parsed[] = []
  const folder = await realpath(place.git.folder)
  let reader = openClean(format, folder)
  const isOne = reader.file !== undefined
  let bytes = 0
  for (const path of paths) {
    await using file = await openOutput(place, path)
    bytes += file.size
    if (bytes > mostBytes)
      throw new CouldNotMeasure(
        `The files that match "output" have more than ${mostBytes / 2 ** 20} MiB. Name fewer, or let the command write less.`,
      )
    try {
      reader.file?.(decodePath(path))
      for await (const piece of file.pieces()) {
        goOn()
        reader.write(piece)
      }
      if (isOne) continue
      parts.push(reader.end())
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      throw new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`)
    }
    reader = openClean(format, folder)
  }
  try {
    return isOne ? reader.end() : joined(parts, paths)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    throw new CouldNotMeasure(
      `The files that match "output" could not be read as ${format.name}: ${error.message}`,
    )
  }
}

/** Throws where a file was last written before the command began: it holds what was measured then. */
async function refuseStale(place: OutputPlace, path: string, began: Date): Promise<void> {
  await using file = await openOutput(place, path)
  const { written } = file
  if (!(await isBefore(written, began, dirname(pathOf(place.git, path).toString())))) return
  throw new CouldNotMeasure(
    `${named(path)} was last written at ${written.toISOString()}, before this visit began: ${began.toISOString()}. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Let the command measure and write it in each round.`,
  )
}

function joined(parts: readonly Parsed[], paths: readonly string[]): Parsed {
  const shared = sharedIn(parts)
  if (shared === null) return joinParsed(parts)
  const [one = '', other = ''] = shared.parts.map(part => named(paths[part] ?? ''))
  throw new CouldNotMeasure(
    `${one} and ${other} both have the benchmark "${escapeControls(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`,
  )
}

function openOutput({ git, tree }: OutputPlace, path: string): Promise<OutputFile> {
  return openWithin(tree, pathOf(git, path), named(path))
}

/** The untracked files that match. Throws Misconfigured where they are more than results. */
async function listOutput({ git, globs }: OutputPlace): Promise<readonly string[]> {
  const paths = await list(git, ['--others'], globs)
  const [first] = paths
  if (first !== undefined && paths.length > mostFiles)
    throw new Misconfigured(
      `output: ${globs.join(', ')} matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`,
    )
  const other = paths.find(path => fetched.test(path))
  if (other === undefined) return paths
  throw new Misconfigured(
    `output: ${globs.join(', ')} matches ${named(other)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`,
  )
}

/** Paths relative to git's folder, as git gives them. Links to folders are not followed. */
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
  return `"${escapeControls(decodePath(path))}"`
}

// One file that a command has left: opened without following a link out of the tree, and read to the size it then had.

/** An OutputFile is an opened file. */
export interface OutputFile extends AsyncDisposable {
  /** Its size when it was opened, in bytes. */
  readonly size: number
  /** When it was last written, by the clock of its file system. */
  readonly written: Date
  /** As much of it as formats are tried on. */
  beginning(): Promise<string>
  /** The whole content, without what is written to it later. */
  pieces(): AsyncIterable<string>
}

/** Opens a plain file; `named` is its name in errors. Throws CouldNotMeasure. */
export async function openWithin(tree: string, path: Buffer, named: string): Promise<OutputFile> {
  const target = await realpath(path).catch(() => '')
  const way = relative(await realpath(tree), target)
  if (target === '' || way.split(sep)[0] === '..' || isAbsolute(way))
    throw new CouldNotMeasure(
      `output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`,
    )
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await withFileError(named, 'opened', () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK))
  const found = await handle.stat()
  const close = () => handle.close()
  if (!found.isFile()) {
    await close()
    throw new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`)
  }
  return {
    size: found.size,
    written: found.mtime,
    async beginning() {
      const bytes = await readAt(handle, 0, Math.min(asked, found.size), named)
      return new StringDecoder('utf8').write(bytes)
    },
    pieces: () => piecesOf(handle, found.size, named),
    [Symbol.asyncDispose]: close,
  }
}

/** Does something to a file. Turns an error of the system into a CouldNotMeasure that says what to do. */
export async function withFileError<T>(named: string, done: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new CouldNotMeasure(
      `output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`,
    )
  }
}

async function* piecesOf(handle: FileHandle, size: number, named: string): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8')
  for (let start = 0; start < size; ) {
    const bytes = await readAt(handle, start, Math.min(asked, size - start), named)
    // The file has become shorter.
    if (bytes.length === 0) break
    start += bytes.length
    yield decoder.write(bytes)
  }
  const rest = decoder.end()
  if (rest !== '') yield rest
}

function readAt(handle: FileHandle, start: number, length: number, named: string): Promise<Buffer> {
  return withFileError(named, 'read', async () => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  })
}

// Whether a file was written before a time, though its file system may be on a machine whose clock differs.

/** What the time of a file may be off by: FAT keeps two seconds. */
const coarsest = 2000

/** `folder` is where the file is. Its clock is only looked at where the file seems to be older. */
export async function isBefore(written: Date, began: Date, folder: string): Promise<boolean> {
  const earlier = began.getTime() - coarsest - written.getTime()
  return earlier > 0 && earlier > (await lateness(folder))
}

/** By how many milliseconds the clock of a file system is behind ours; 0 where nothing can be written there. */
async function lateness(folder: string): Promise<number> {
  try {
    const probe = await mkdtemp(join(folder, '.benchgate-'))
    const now = Date.now()
    const { mtimeMs } = await stat(probe)
    await rm(probe, { recursive: true })
    return now - mtimeMs
  } catch {
    return 0
  }
}
