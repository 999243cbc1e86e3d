// The files to which a command writes its results: they are removed before it runs, and read afterwards.
import { constants } from 'node:fs'
import { type FileHandle, mkdtemp, open, realpath, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import {
  type BenchmarkFormat,
  cleanTextInFormat,
  createTextClaimedByFormatPredicate,
  emptyParsedOutput,
  findBenchmarkDuplicatedAcrossOutputFiles,
  formatDetectionChunkLength,
  joinParsedOutputs,
  NotInFormatError,
  type OutputFile,
  type ParsedOutput,
  parseTextInFormat,
} from '../../core/formats/reading/format.ts'
import { unrecognisedOutputMessage } from '../../core/formats/recognise.ts'
import { goFormat } from '../../core/formats/tools/go/go.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../../core/model/errors.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import { decodeGitText, type Git, splitAtNul, type UndecodedGitText } from '../git/git.ts'
import { joinPathAsBytes } from '../git/paths.ts'

/** The most bytes of all files of one visit. */
const maxBytes = 256 * 2 ** 20
const maxFiles = 10_000
/** Folders of downloaded or installed files, which commands need and which hold no results. */
const installedFolder =
  /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//

/** The place to search for output files on a side. */
export interface OutputFileSearch {
  /** Git in the folder that the globs are relative to. */
  readonly git: Git
  /** The top folder of the tree; no link may lead out of it. */
  readonly tree: string
  /** Globs as git's `:(glob)`, like those of `overlay`. */
  readonly globs: readonly string[]
}

/** Throws MisconfiguredError if a glob matches a tracked file, which would be removed. */
export async function refuseTrackedCommandOutput({ git, globs }: OutputFileSearch): Promise<void> {
  const [tracked] = await list(git, ['--cached'], globs)
  if (tracked === undefined) return
  throw new MisconfiguredError(
    `output: ${displayName(tracked)} is tracked by git, and files of "output" are removed before each round. Make the command write to a path that git does not track.`,
  )
}

/** Throws MisconfiguredError if a glob matches any file: with shared ignored files it would be the user's. */
export async function refuseToRemoveExistingOutput(place: OutputFileSearch): Promise<void> {
  const [present] = await listOutput(place)
  if (present === undefined) return
  throw new MisconfiguredError(
    `output: ${displayName(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or make the command write to another.`,
  )
}

/**
 * Removes existing files, so that only results of this round are read. The files must be a side's own, or made by the run.
 * Throws MisconfiguredError if a glob matches other files than results.
 */
export async function removeOldOutput(place: OutputFileSearch): Promise<void> {
  for (const path of await listOutput(place))
    await explainErrorsOfOutputFileOperation(displayName(path), 'removed', () =>
      rm(joinPathAsBytes(place.git.folder, path), { force: true }),
    )
}

/** The results and their format; if there were none or the format is unknown, it is null, and `problem` says why. */
export interface ReadOutputOutcome {
  readonly parsed: ParsedOutput
  readonly format: BenchmarkFormat | null
  readonly problem: string | null
}

/**
 * Reads all files in the order of their paths. `checkDeadline` is called now and then, and may throw to end the reading. No
 * file may be older than `began`, when the command began; null turns this check off. Throws CouldNotMeasureError, and MisconfiguredError
 * if a glob matches other files than results.
 */
export async function parseOutputFiles(
  place: OutputFileSearch,
  formats: readonly BenchmarkFormat[],
  knownFormat: BenchmarkFormat | null,
  checkDeadline: () => void = () => {},
  began: Date | null = null,
): Promise<ReadOutputOutcome> {
  const paths = await listOutput(place)
  if (began) for (const path of paths) await refuseStale(place, path, began)
  if (paths.length === 0)
    throw new CouldNotMeasureError(
      `The command left no file that matches "output": ${place.globs.join(', ')} (links to folders are not followed)`,
    )
  const format = knownFormat ?? (await formatOf(place, paths, formats, checkDeadline))
  const parsed = format ? await readAs(format, place, paths, checkDeadline) : emptyParsedOutput
  const isBlank = parsed.measurements.length === 0 && parsed.failures.length === 0
  const problem =
    isBlank && format?.lacks
      ? `${format.lacks}, in any of: ${place.globs.join(', ')}. Correct "format" or "output".`
      : null
  return { format, parsed, problem }
}

/**
 * Returns the format of the first file that has a known one; null if all files are blank. Throws if another file has another
 * format, as it would not be read.
 */
async function formatOf(
  place: OutputFileSearch,
  paths: readonly UndecodedGitText[],
  formats: readonly BenchmarkFormat[],
  checkDeadline: () => void,
): Promise<BenchmarkFormat | null> {
  let unknownMessage: string | null = null
  let first: { readonly format: BenchmarkFormat; readonly path: UndecodedGitText } | null = null
  for (const path of paths) {
    checkDeadline()
    await using file = await openOutput(place, path)
    const { value: beginning = '' } = await file.pieces().next()
    const matchesFormat = createTextClaimedByFormatPredicate(beginning)
    if (first && matchesFormat(first.format)) continue
    const format = formats.find(candidate => matchesFormat(candidate))
    if (first && format && format !== goFormat)
      throw new CouldNotMeasureError(
        `${displayName(first.path)} is in the format ${first.format.name}, and ${displayName(path)} in ${format.name}. Make "output" match files of one format, or set "format" to the one to be read.`,
      )
    if (format) first ??= { format, path }
    else if (unknownMessage === null && /\S/.test(beginning))
      unknownMessage = `${displayName(path)} ${unrecognisedOutputMessage(beginning, formats)}`
  }
  if (first || unknownMessage === null) return first?.format ?? null
  throw new CouldNotMeasureError(unknownMessage)
}

/** Reads each file by itself, or all together if the format spans several files. */
async function readAs(
  format: BenchmarkFormat,
  place: OutputFileSearch,
  paths: readonly UndecodedGitText[],
  checkDeadline: () => void,
): Promise<ParsedOutput> {
  const parsedFiles: ParsedOutput[] = []
  const files: OutputFile[] = []
  const folder = await realpath(place.git.folder)
  let bytes = 0
  for (const path of paths) {
    await using file = await openOutput(place, path)
    bytes += file.size
    if (bytes > maxBytes)
      throw new CouldNotMeasureError(
        `The files that match "output" have more than ${maxBytes / 2 ** 20} MiB. Name fewer, or make the command write less.`,
      )
    const pieces: string[] = []
    for await (const piece of file.pieces()) {
      checkDeadline()
      pieces.push(piece)
    }
    const text = pieces.join('')
    if (format.parseFiles) files.push({ path: decodeGitText(path), text: cleanTextInFormat(format, text) })
    else
      parsedFiles.push(
        explainFormatErrors(displayName(path), format, () => parseTextInFormat(format, text, folder)),
      )
  }
  return explainFormatErrors(
    'The files that match "output"',
    format,
    () => format.parseFiles?.(files) ?? joinDistinct(parsedFiles, paths),
  )
}

/** Turns an error about a text into a CouldNotMeasureError that names its source. */
function explainFormatErrors(
  source: string,
  format: BenchmarkFormat,
  parse: () => ParsedOutput,
): ParsedOutput {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof NotInFormatError)) throw error
    throw new CouldNotMeasureError(`${source} could not be read as ${format.name}: ${error.message}`)
  }
}

/** Throws if a file was last written before the command began, so that its values are old. */
async function refuseStale(place: OutputFileSearch, path: UndecodedGitText, began: Date): Promise<void> {
  await using file = await openOutput(place, path)
  const { written } = file
  const earlierBy = began.getTime() - timeResolution - written.getTime()
  // Where a file seems to be older, the clock of its file system may only be behind.
  if (
    earlierBy <= 0 ||
    earlierBy <= (await clockLag(dirname(joinPathAsBytes(place.git.folder, path).toString())))
  )
    return
  throw new CouldNotMeasureError(
    `${displayName(path)} was last written at ${written.toISOString()}, before this run of the command began: ${began.toISOString()}. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Make the command measure and write it in each round.`,
  )
}

/** The coarsest resolution of file times, in milliseconds: that of FAT. */
const timeResolution = 2000

/** Returns by how many milliseconds the clock of a file system is behind ours; 0 if nothing can be written there. */
async function clockLag(folder: string): Promise<number> {
  try {
    const probeFolder = await mkdtemp(join(folder, '.benchgate-'))
    const now = Date.now()
    const { mtimeMs } = await stat(probeFolder)
    await rm(probeFolder, { recursive: true })
    return now - mtimeMs
  } catch {
    return 0
  }
}

function joinDistinct(
  parsedFiles: readonly ParsedOutput[],
  paths: readonly UndecodedGitText[],
): ParsedOutput {
  const shared = findBenchmarkDuplicatedAcrossOutputFiles(parsedFiles)
  if (shared === null) return joinParsedOutputs(parsedFiles)
  const [firstName = '', secondName = ''] = shared.parts.map(part => displayName(paths[part] ?? ''))
  throw new CouldNotMeasureError(
    `${firstName} and ${secondName} both have the benchmark "${escapeControlCharacters(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Make "output" match one of them, or give the benchmarks names of their own.`,
  )
}

function openOutput({ git, tree }: OutputFileSearch, path: UndecodedGitText): Promise<OutputFileHandle> {
  return openFileWrittenByCommandForReading(tree, joinPathAsBytes(git.folder, path), displayName(path))
}

/** Lists the untracked files that match. Throws MisconfiguredError if some are not results. */
async function listOutput({ git, globs }: OutputFileSearch): Promise<readonly UndecodedGitText[]> {
  const paths = await list(git, ['--others'], globs)
  const [first] = paths
  if (first !== undefined && paths.length > maxFiles)
    throw new MisconfiguredError(
      `output: ${globs.join(', ')} matches ${paths.length} files, such as ${displayName(first)}; at most ${maxFiles} are read. Name the command's results only, as these files are removed before each round.`,
    )
  const installed = paths.find(path => installedFolder.test(path))
  if (installed === undefined) return paths
  throw new MisconfiguredError(
    `output: ${globs.join(', ')} matches ${displayName(installed)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`,
  )
}

/** Lists paths relative to git's folder. Links to folders are not followed. */
async function list(
  git: Git,
  filter: readonly string[],
  globs: readonly string[],
): Promise<readonly UndecodedGitText[]> {
  const paths = globs.map(glob => `:(glob)${glob}`)
  const listed = splitAtNul(await git.run(['ls-files', '-z', ...filter, '--', ...paths]))
  return [...new Set(listed)].filter(path => !path.endsWith('/'))
}

function displayName(path: UndecodedGitText | ''): string {
  return `"${escapeControlCharacters(decodeGitText(path))}"`
}

// One output file: opened without following a link out of the tree, and read up to the size that it had then.

interface OutputFileHandle extends AsyncDisposable {
  /** Its size when it was opened, in bytes. */
  readonly size: number
  /** The time when it was last written, by the clock of its file system. */
  readonly written: Date
  /** Reads the content, up to its size when it was opened. The first piece suffices to recognise the format. */
  pieces(): AsyncGenerator<string, undefined>
}

/** Opens a plain file; `displayName` is its name in errors. Throws CouldNotMeasureError. */
export async function openFileWrittenByCommandForReading(
  tree: string,
  path: Buffer,
  displayName: string,
): Promise<OutputFileHandle> {
  const target = await realpath(path).catch(() => '')
  const relativePath = relative(await realpath(tree), target)
  if (target === '' || relativePath.split(sep)[0] === '..' || isAbsolute(relativePath))
    throw new CouldNotMeasureError(
      `output: ${displayName} is a link that does not lead to a file of the checkout. Make the command write the file itself.`,
    )
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await explainErrorsOfOutputFileOperation(displayName, 'opened', () =>
    open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
  )
  const stats = await handle.stat()
  const close = () => handle.close()
  if (!stats.isFile()) {
    await close()
    throw new CouldNotMeasureError(`output: ${displayName} is not a plain file. Make the command write one.`)
  }
  return {
    size: stats.size,
    written: stats.mtime,
    pieces: () => piecesOf(handle, stats.size, displayName),
    [Symbol.asyncDispose]: close,
  }
}

/** Runs a file operation; turns an error of the system into a CouldNotMeasureError that says what to do. */
export async function explainErrorsOfOutputFileOperation<T>(
  displayName: string,
  participle: string,
  operation: () => Promise<T>,
): Promise<T> {
  try {
    return await operation()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new CouldNotMeasureError(
      `output: ${displayName} could not be ${participle} (${code}). Make the command write a plain file, in a folder of its own, that the user who runs Benchgate can read and remove.`,
    )
  }
}

async function* piecesOf(
  handle: FileHandle,
  size: number,
  displayName: string,
): AsyncGenerator<string, undefined> {
  const decoder = new StringDecoder('utf8')
  for (let start = 0; start < size; ) {
    const length = Math.min(formatDetectionChunkLength, size - start)
    const { buffer, bytesRead } = await explainErrorsOfOutputFileOperation(displayName, 'read', () =>
      handle.read(Buffer.alloc(length), 0, length, start),
    )
    // The file was truncated meanwhile.
    if (bytesRead === 0) break
    start += bytesRead
    yield decoder.write(buffer.subarray(0, bytesRead))
  }
  const remaining = decoder.end()
  if (remaining !== '') yield remaining
}
