// Proves that a command runs the same code on both sides, so that it need not be measured: the programs that it starts were built
// on each side from that side's sources, have the same bytes, and read no file that differs.
//
// Sources that differ must have been read by `setup`, as a program that was not built again looks the same, too.
import { createHash, randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { explainDifferingBuild, isBuildRecord, loadedPartsOfElf } from '../../core/change/built-programs.ts'
import { isDocumentOrWorkflow, type PathDifference } from '../../core/change/reach.ts'
import { MisconfiguredError, SideFailedError } from '../../core/model/errors.ts'
import { configValueOfMeasurement, type Measurement, type Side, sides } from '../../core/model/measuring.ts'
import type { ProvenBenchmark, ResolvedCommit } from '../../core/model/result-file.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'
import { decodeGitText, type Git, splitAtNul } from '../git/git.ts'
import { globToPathspec, refuseGlobOutsideRepository } from '../git/revisions/changes.ts'
import type { RunConsole } from '../program/console.ts'
import { folderKeepsAccessTimes, plainFileStats, resetAccessTimes, wasFileRead } from './access-times.ts'
import {
  type MeasurementDriver,
  OutOfBudgetError,
  type SideVisitRequest,
  type SwitchableSides,
} from './driver.ts'
import { replaceDriverMethods } from './driver-wrappers.ts'

/** The most files of a side whose reading is observed. */
const maxFiles = 20_000
/** The share of a budget that the proof may take, as the trials of Go benchmarks may. */
const budgetShare = 1 / 4
/** The most bytes of a file that is compared. */
const maxBytes = 2 ** 30

/** What the proof is about. */
export interface ProgramProofSubject {
  readonly git: Git
  readonly sides: SwitchableSides
  readonly commits: Readonly<Record<Side, ResolvedCommit>>
  /** The globs of the programs, as git's `:(glob)` from the top folder. */
  readonly binaries: readonly string[]
  /** Files that differ and may matter. */
  readonly differences: readonly PathDifference[]
  readonly console: RunConsole
  /** Seconds for measuring, of which the proof takes a quarter at most; null for no limit. */
  readonly budget: number | null
  /** Returns true once something suggests that a side has run other code than its own. */
  readonly isCodeDoubtful: () => boolean
}

/** Wraps the driver of a command: if the command cannot have changed, it has no items, and its benchmarks are proven. */
export function skipUnchangedPrograms(
  driver: MeasurementDriver,
  subject: ProgramProofSubject,
): MeasurementDriver {
  const proof = new ProgramProof(driver, subject)
  let proven: readonly ProvenBenchmark[] | null = null
  return replaceDriverMethods(driver, {
    prepare: side => proof.prepare(side),
    async items() {
      proven ??= await proof.prove()
      return proven.length > 0 ? [] : driver.items()
    },
    report: () => ({ ...driver.report(), proven: [...driver.report().proven, ...(proven ?? [])] }),
  })
}

/** A file's bytes as they matter when it runs, as a digest. */
type Digests = ReadonlyMap<string, string>

class ProgramProof {
  private readonly driver: MeasurementDriver
  private readonly subject: ProgramProofSubject
  /** The files that differ and that the build of a side has read. */
  private readonly built: Record<Side, ReadonlySet<string> | null> = { base: null, head: null }
  /** When the proof has taken too long, in milliseconds as of Date.now. */
  private deadline: number | null = null

  constructor(driver: MeasurementDriver, subject: ProgramProofSubject) {
    this.driver = driver
    this.subject = subject
  }

  /** Prepares a side, and observes which of the files that differ are read. */
  async prepare(side: Side): Promise<void> {
    const paths = this.subject.differences.map(({ path }) => path)
    const folder = await this.subject.sides.enter(side)
    const isObserved = await folderKeepsAccessTimes(folder)
    await resetAccessTimes(folder, paths)
    await this.driver.prepare(side)
    if (!isObserved) return
    const now = await this.subject.sides.enter(side)
    this.built[side] = new Set(paths.filter(path => isMissing(now, path) || wasFileRead(join(now, path))))
  }

  /** Returns the benchmarks of the command if it cannot have changed; otherwise logs why it is measured, and returns none. */
  async prove(): Promise<readonly ProvenBenchmark[]> {
    const outcome = await this.tryToProve()
    if (typeof outcome !== 'string') return outcome
    this.subject.console.info(`binaries: ${escapeControlCharacters(outcome)}, so the command is measured`)
    return []
  }

  private async tryToProve(): Promise<readonly ProvenBenchmark[] | string> {
    const { differences, isCodeDoubtful, budget } = this.subject
    this.deadline = budget === null ? null : Date.now() + budget * 1000 * budgetShare
    const programs = { base: await this.digestPrograms('base'), head: await this.digestPrograms('head') }
    const other = differingPath(programs.base, programs.head)
    if (other !== null) return this.explain(other)
    for (const { path, isPlain } of differences) {
      if (!isPlain) return `${path} differs, which is a link or a submodule`
      if (isDocumentOrWorkflow(path)) continue
      for (const side of sides) {
        const read = this.built[side]
        if (read === null) return 'the folder of the sides does not keep the times at which files are read'
        if (!read.has(path)) return `"setup" did not read ${path} on ${side}, which differs`
      }
    }
    const runs = { base: await this.observeRun('base'), head: await this.observeRun('head') }
    if (typeof runs.base === 'string') return runs.base
    if (typeof runs.head === 'string') return runs.head
    const { base, head } = { base: runs.base, head: runs.head }
    const listed = differences.find(
      ({ path }) =>
        base.existing.has(path) !== head.existing.has(path) &&
        [base, head].some(({ foldersRead }) => foldersRead.has(dirname(path))),
    )
    if (listed) return `the command lists the folder of ${listed.path}, which only one side has`
    const tracked = new Set(differences.map(({ path }) => path))
    // What a run writes is its own product, and a build tool's records are no data, unless they are among what differs.
    const made = new Set([...base.made, ...head.made])
    const read = [...new Set([...base.read, ...head.read])].filter(
      path => tracked.has(path) || !(made.has(path) || isBuildRecord(path)),
    )
    const contents = { base: await this.digest('base', read), head: await this.digest('head', read) }
    const differing = differingPath(contents.base, contents.head)
    if (differing !== null) return `the command reads ${differing}, which differs`
    if (![...programs.head.keys()].some(path => base.read.has(path) && head.read.has(path)))
      return 'the command reads none of these files'
    if (isCodeDoubtful()) return 'it is not certain that each side ran its own code'
    if (head.benchmarks.length === 0 || namesOf(base.benchmarks) !== namesOf(head.benchmarks))
      return 'the sides do not have the same benchmarks'
    return head.benchmarks
  }

  /** Returns the digests of the programs of a side. Throws MisconfiguredError if there are none. */
  private async digestPrograms(side: Side): Promise<Digests> {
    const { binaries } = this.subject
    for (const glob of binaries) refuseGlobOutsideRepository('binaries', glob)
    const folder = await this.subject.sides.enter(side)
    const paths = await this.list(folder, binaries)
    if (paths.length === 0)
      throw new MisconfiguredError(
        `binaries: "${binaries.join(', ')}" matches no file on ${side} after "setup". Give globs, from the top folder of the repository, of what "setup" builds and "run" starts, such as "build/bench/*".`,
      )
    return this.digest(side, paths)
  }

  private async digest(side: Side, paths: readonly string[]): Promise<Digests> {
    const folder = await this.subject.sides.enter(side)
    const digests = new Map<string, string>()
    for (const path of paths) digests.set(path, await digestOf(join(folder, path)))
    return digests
  }

  /** Returns what the sides' builds of a program have that differs. */
  private async explain(path: string): Promise<string> {
    const { commits } = this.subject
    const textOn = async (side: Side) => {
      const folder = await this.subject.sides.enter(side)
      return readFile(join(folder, path), 'latin1').catch(() => '')
    }
    const build = { path, base: await textOn('base'), head: await textOn('head') }
    const why = explainDifferingBuild(build, { base: commits.base.sha, head: commits.head.sha })
    return `${path} differs between base and head${why === null ? '' : `; ${why}`}`
  }

  /** Runs the command once on a side, and returns which files it reads, and its benchmarks; a text says why that is unknown. */
  private async observeRun(side: Side) {
    const folder = await this.subject.sides.enter(side)
    const paths = await this.list(folder, [])
    if (paths.length > maxFiles) return `there are more than ${maxFiles} files in the checkout`
    const { differences, console } = this.subject
    const folders = [...new Set(differences.map(({ path }) => dirname(path)))]
    await resetAccessTimes(folder, [...paths, ...folders])
    const [item] = await this.driver.items()
    if (item === undefined) return 'the command has nothing to measure'
    const place = 'the run that shows what the command reads'
    const output = console.untrusted(`${place}, ${side}`)
    const began = Date.now()
    const onOutput: SideVisitRequest['onOutput'] = chunk => output.write(chunk)
    const attempt = { round: 0, place, only: null, budgetEnds: this.deadline, onOutput }
    try {
      const { visit } = await this.driver.visit(item, side, attempt)
      const now = await this.subject.sides.enter(side)
      const present = paths.filter(path => plainFileStats(join(now, path)))
      return {
        read: new Set(present.filter(path => wasFileRead(join(now, path)))),
        made: present.filter(path => (plainFileStats(join(now, path))?.mtimeMs ?? 0) >= began),
        foldersRead: new Set(folders.filter(path => wasFolderRead(join(now, path)))),
        existing: new Set(differences.map(({ path }) => path).filter(path => !isMissing(now, path))),
        benchmarks: uniqueBenchmarks(visit.measurements),
      }
    } catch (error) {
      if (error instanceof OutOfBudgetError) return 'a run takes more than a quarter of the budget'
      if (!(error instanceof SideFailedError)) throw error
      return `the command failed on ${side}`
    } finally {
      output.close()
    }
  }

  /** Returns the files of a side that match globs, or all of them, ignored ones included. */
  private async list(folder: string, globs: readonly string[]): Promise<readonly string[]> {
    const git = this.subject.git.in(folder)
    const args = ['ls-files', '-z', '--cached', '--others', '--', ...globs.map(globToPathspec)]
    const paths = splitAtNul(await git.run(args)).map(decodeGitText)
    return [...new Set(paths)].filter(path => plainFileStats(join(folder, path)))
  }
}

function isMissing(folder: string, path: string): boolean {
  return lstatSync(join(folder, path), { throwIfNoEntry: false }) === undefined
}

function wasFolderRead(path: string): boolean {
  return (lstatSync(path, { throwIfNoEntry: false })?.atimeMs ?? 0) > 1000
}

/** Returns the first path that only one of them has, or that has another digest; null if there is none. */
function differingPath(base: Digests, head: Digests): string | null {
  return (
    [...new Set([...base.keys(), ...head.keys()])].find(path => base.get(path) !== head.get(path)) ?? null
  )
}

/** Returns a digest of the bytes of a file that matter when it runs; of a file that cannot be read, one that no other file has. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const stats = plainFileStats(path)
  if (stats === null || stats.size > maxBytes) return randomUUID()
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return randomUUID()
  hash.update(`${stats.mode}\n`)
  for (const { key, content } of loadedPartsOfElf(bytes) ?? [{ key: `${bytes.length}`, content: bytes }]) {
    hash.update(`${key}\n`)
    if (content !== null) hash.update(content)
  }
  return hash.digest('hex')
}

function uniqueBenchmarks(rows: readonly Measurement[]): readonly ProvenBenchmark[] {
  const named = rows.map(({ benchmark, config }): readonly [string, ProvenBenchmark] => {
    const path = configValueOfMeasurement(config, 'pkg') ?? null
    return [`${path} ${benchmark}`, { benchmark, package: path }]
  })
  return [...new Map(named).values()]
}

function namesOf(benchmarks: readonly ProvenBenchmark[]): string {
  return benchmarks
    .map(({ benchmark, package: path }) => `${path} ${benchmark}`)
    .sort()
    .join('\n')
}
