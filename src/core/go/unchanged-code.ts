// Compares the code and data that each benchmark of a test binary can reach on both sides, and finds which files it uses, for
// effects/go/prove-unchanged.ts.
import { type LinkedGoProgramsToCompare, ReachableDifferenceSearch } from './code-walk.ts'
import {
  IncompleteProgramToCompareError,
  type NumberedGoProgramSymbols,
  type ProgramSymbolNumber,
  type SymbolObjectAndLocalNumber,
} from './linked-program.ts'
import { auxiliarySymbolKindCodes } from './object-file.ts'
import { GoSymbolComparer, parseObjectFuncInfo, type RelocationAndSymbolKindNumbers } from './same-symbol.ts'

/** One side of a test binary, as it was linked. */
export interface LinkedGoTestBinaryToCompare {
  readonly program: NumberedGoProgramSymbols
  /** The flags of the linker, without names of files. */
  readonly flags: string
  /** The modules and build settings that the program can print. */
  readonly buildInfo: string
}

/** The outcome for the benchmarks that both sides have. */
export interface ProvenGoBenchmarksAndMeasureReasons {
  /** Top-level functions, `BenchmarkEncode`, that reach nothing that differs. */
  readonly unchanged: readonly string[]
  /** For the others why they are to be measured. */
  readonly reasons: ReadonlyMap<string, ReachedDifference>
  /** Functions of head, except of tests, that base does not have or has in another form. */
  readonly changed: readonly ChangedFunction[]
}

/** A difference between the sides that a benchmark can reach. */
export interface ReachedDifference {
  readonly difference: string
  /** The chain of references to it, in the linker's names: the benchmark first, the difference last; empty if it is not in the code. */
  readonly path: readonly string[]
}

/** A function as Go names it, `example.com/parse.(*Reader).Next`, and whether any benchmark of the package may reach it. */
interface ChangedFunction {
  readonly name: string
  readonly isReached: boolean
}

/** Returns the variables of the program that `go test` generates: lists of everything in the package. */
function testLists(program: NumberedGoProgramSymbols): ReadonlySet<ProgramSymbolNumber> {
  const names = ['main.tests', 'main.benchmarks', 'main.fuzzTargets', 'main.examples']
  return new Set(names.map(name => program.named(name, 0)))
}

/**
 * Compares what each benchmark reaches on both sides. `numbers` are those of the Go version that built them. Of the same binaries
 * only what starts programs differs, as these may be built of code that differs.
 */
export function compareGoCodeReachedByBenchmarks(
  base: LinkedGoTestBinaryToCompare,
  head: LinkedGoTestBinaryToCompare,
  numbers: RelocationAndSymbolKindNumbers,
  areSameBinaries = false,
): ProvenGoBenchmarksAndMeasureReasons {
  if (areSameBinaries && base !== head) {
    const comparer = new GoSymbolComparer(base.program, head.program, numbers)
    const changed = changedFunctions(base.program, head.program, comparer, numbers)
    return { ...compareGoCodeReachedByBenchmarks(head, head, numbers), changed }
  }
  const [onBase, onHead] = [readBenchmarkSymbols(base.program), readBenchmarkSymbols(head.program)]
  const common = [...onHead.keys()].filter(name => onBase.has(name))
  const comparer = new GoSymbolComparer(base.program, head.program, numbers)
  const changed = changedFunctions(base.program, head.program, comparer, numbers)
  const allDiffer = (difference: ReachedDifference): ProvenGoBenchmarksAndMeasureReasons => ({
    unchanged: [],
    reasons: new Map(common.map(name => [name, difference])),
    changed,
  })
  if (base.flags !== head.flags) return allDiffer({ difference: 'the flags of the linker differ', path: [] })
  if (base.program.hasPlugins || head.program.hasPlugins)
    return allDiffer({ difference: 'the program can load plugins', path: [] })
  if (base.program.hasOwnC || head.program.hasOwnC)
    return allDiffer({ difference: 'C code is linked', path: [] })
  const programs: LinkedGoProgramsToCompare = {
    ...{ base: base.program, head: head.program, numbers },
    comparer,
    opaque: testLists(head.program),
    // By the linker's rules.
    linked: {
      base: walkFrom(base.program, numbers, [], new Set()),
      head: walkFrom(head.program, numbers, [], new Set()),
    },
    differInBuildInfo: base.buildInfo !== head.buildInfo,
  }
  const start = new ReachableDifferenceSearch(programs)
  const [roots, headRoots] = [rootsOf(base.program, numbers), rootsOf(head.program, numbers)]
  if (roots.length !== headRoots.length)
    return allDiffer({ difference: 'different packages are initialised', path: [] })
  start.walk(roots.map((root, n) => [root, headRoots[n] as ProgramSymbolNumber]))
  if (start.problem !== null) return allDiffer(differenceIn(start, ', when the program starts'))
  const unchanged: string[] = []
  const reasons = new Map<string, ReachedDifference>()
  for (const name of common) {
    const walk = start.fork()
    walk.walk([[onBase.get(name) as ProgramSymbolNumber, onHead.get(name) as ProgramSymbolNumber]])
    if (walk.problem !== null) reasons.set(name, differenceIn(walk))
    else if (walk.differInLines && walk.readsLines !== null)
      reasons.set(name, { difference: `lines of its source moved, and ${walk.readsLines}`, path: [] })
    else unchanged.push(name)
  }
  return { unchanged, reasons, changed }
}

function differenceIn(walk: ReachableDifferenceSearch, when = ''): ReachedDifference {
  const { what = '', at } = walk.problem ?? {}
  return { difference: `${what}${when}`, path: at === undefined ? [] : walk.pathTo(at).toReversed() }
}

/** Walks from the start of the program and from `symbols`, without what `opaque` variables list. */
function walkFrom(
  program: NumberedGoProgramSymbols,
  numbers: RelocationAndSymbolKindNumbers,
  symbols: readonly ProgramSymbolNumber[],
  opaque: ReadonlySet<ProgramSymbolNumber>,
): ReachableDifferenceSearch {
  const walk = new ReachableDifferenceSearch({
    ...{ base: program, head: program, numbers, opaque, linked: null, differInBuildInfo: false },
    comparer: new GoSymbolComparer(program, program, numbers),
    isWhole: true,
  })
  walk.walk([...rootsOf(program, numbers), ...symbols].map(root => [root, root] as const))
  return walk
}

/** The compiler does not inline longer functions, in bytes. One that it inlines and computes in advance leaves no trace in its caller. */
const longestInlined = 512

/**
 * Finds the functions of head that are new or differ by themselves, outside the standard library and tests. One that is inlined counts as
 * reached only if a function that calls it differs, too: otherwise the compiler has left out what changed, as where a benchmark does not use the
 * result. A short one counts as reached if anything that differs is reached, as that may be due to it.
 */
function changedFunctions(
  base: NumberedGoProgramSymbols,
  head: NumberedGoProgramSymbols,
  comparer: GoSymbolComparer,
  numbers: RelocationAndSymbolKindNumbers,
): readonly ChangedFunction[] {
  const walk = walkFrom(head, numbers, [...readBenchmarkSymbols(head).values()], testLists(head))
  const differing = [...head.namedCode(numbers.texts)].filter(({ symbol, definition, name, abi }) => {
    if (head.packageOf(definition) === 'main') return false
    const onBase = base.named(name, abi)
    return onBase === 0 || comparer.compare(onBase, symbol).difference !== null
  })
  const reached = differing.filter(({ symbol }) => walk.isReached(symbol))
  const inlined = new Set(reached.flatMap(({ definition }) => inlinedFunctions(head, definition)))
  const found = new Map<string, boolean>()
  for (const { symbol, definition, name } of differing) {
    if (isTestCode(head, definition)) continue
    const written = nameInSource(name)
    const mayBeInlined = reached.length > 0 && head.data(symbol).length <= longestInlined
    const isReached = walk.isReached(symbol) || inlined.has(symbol) || mayBeInlined
    found.set(written, (found.get(written) ?? false) || isReached)
  }
  return [...found].map(([name, isReached]) => ({ name, isReached }))
}

/** Returns what the compiler keeps of a function beside its code, such as its files and the calls that it has inlined; null if there is nothing. */
function goFunctionInfo(
  program: NumberedGoProgramSymbols,
  { object, index, local }: SymbolObjectAndLocalNumber,
): ReturnType<typeof parseObjectFuncInfo> | null {
  const info = object.auxOf(local).find(({ kind }) => kind === auxiliarySymbolKindCodes.functionInfo)
  return info ? parseObjectFuncInfo(program.data(program.resolve(index, info.symbol))) : null
}

/** Returns the functions whose calls were inlined into a function. */
function inlinedFunctions(
  program: NumberedGoProgramSymbols,
  definition: SymbolObjectAndLocalNumber,
): readonly ProgramSymbolNumber[] {
  const calls = goFunctionInfo(program, definition)?.inlined ?? []
  return calls.map(call => program.resolve(definition.index, call.function))
}

/** Reports whether a function stands in a test file. */
function isTestCode(program: NumberedGoProgramSymbols, definition: SymbolObjectAndLocalNumber): boolean {
  const { files = [] } = goFunctionInfo(program, definition) ?? {}
  return (
    files.length === 0 ||
    files.some(file => /_test\.go$|^<autogenerated>$/.test(definition.object.file(file)))
  )
}

/** The function that a compiled one was written in: closures, wrappers and instances of generic functions have names of their own. */
function nameInSource(name: string): string {
  return name
    .replace(/\[.*\]/, '')
    .replace(/(?:\.func\d+|\.\d+|\.gowrap\d+|\.deferwrap\d+|-fm|-range\d+)+$/, '')
    .replace(/\.func\d+.*$/, '')
}

/** Returns what every run of the program executes: its start, what C may call, and the initialisation of all packages in their order. */
function rootsOf(
  program: NumberedGoProgramSymbols,
  numbers: RelocationAndSymbolKindNumbers,
): readonly ProgramSymbolNumber[] {
  const named = ['runtime.unreachableMethod', 'runtime.mapinitnoop'].flatMap(name =>
    [0, 1].map(abi => program.named(name, abi)),
  )
  return [
    ...program.entryPoints(),
    ...named.filter(symbol => symbol !== 0),
    ...program.exportedToC,
    ...initTasks(program, 'main..inittask', numbers),
    ...initTasks(program, 'runtime..inittask', numbers),
  ]
}

/** Returns the records of what packages do to be initialised, in the order of the linker: by need, then by name. */
function initTasks(
  program: NumberedGoProgramSymbols,
  first: string,
  numbers: RelocationAndSymbolKindNumbers,
): readonly ProgramSymbolNumber[] {
  const root = program.named(first, 0)
  if (root === 0) return []
  const needs = new Map<ProgramSymbolNumber, readonly ProgramSymbolNumber[]>()
  const waiting = [root]
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    if (needs.has(task)) continue
    const needed = neededTasks(program, task, numbers)
    needs.set(task, needed)
    waiting.push(...needed)
  }
  const order: ProgramSymbolNumber[] = []
  const done = new Set<ProgramSymbolNumber>()
  while (done.size < needs.size) {
    const ready = [...needs].filter(([task, needed]) => !done.has(task) && needed.every(one => done.has(one)))
    const [next] = ready
      .map(([task]) => task)
      .sort((one, other) => (program.name(one) < program.name(other) ? -1 : 1))
    if (next === undefined) throw new IncompleteProgramToCompareError(first)
    done.add(next)
    order.push(next)
  }
  // A record of eight bytes has nothing to run.
  return order.filter(task => program.sizeOf(task) > 8)
}

function neededTasks(
  program: NumberedGoProgramSymbols,
  task: ProgramSymbolNumber,
  numbers: RelocationAndSymbolKindNumbers,
): readonly ProgramSymbolNumber[] {
  const definition = program.definition(task)
  if (!definition) throw new IncompleteProgramToCompareError(program.name(task))
  const { object, index, local } = definition
  return object
    .relocationsOf(local)
    .filter(relocation => object.relocationKind(relocation) === numbers.initOrder)
    .map(relocation => program.resolve(index, object.relocationTarget(relocation)))
}

/** Reads the benchmarks from the list in the generated program: names and functions. */
function readBenchmarkSymbols(program: NumberedGoProgramSymbols): ReadonlyMap<string, ProgramSymbolNumber> {
  const list = program.definition(program.named('main.benchmarks', 0))
  const found = new Map<string, ProgramSymbolNumber>()
  if (!list) return found
  const [first] = list.object.relocationsOf(list.local)
  if (first === undefined) return found
  const array = program.definition(program.resolve(list.index, list.object.relocationTarget(first)))
  if (!array) return found
  // Each entry has the address of its name, the length of the name, and the address of a function value.
  const entrySize = 24
  const data = array.object.data(array.local)
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const relocations = array.object.relocationsOf(array.local)
  const at = new Map(relocations.map(one => [array.object.relocationOffset(one), one]))
  for (let offset = 0; offset + entrySize <= data.length; offset += entrySize) {
    const [name, value] = [at.get(offset), at.get(offset + 16)]
    if (name === undefined || value === undefined) continue
    const text = program.data(program.resolve(array.index, array.object.relocationTarget(name)))
    const start = array.object.relocationAddend(name)
    const length = Number(view.getBigUint64(offset + 8, true))
    const title = new TextDecoder().decode(text.subarray(start, start + length))
    found.set(title, program.resolve(array.index, array.object.relocationTarget(value)))
  }
  return found
}

// The log of a Go test binary about the files that it uses (`-test.testlogfile`), on which go's test cache relies.

/** The files and folders that a run used, as absolute paths. */
interface UsedFilePaths {
  /** Paths with how often each was opened. */
  readonly opened: ReadonlyMap<string, number>
  /** Paths that it only examined. */
  readonly stated: ReadonlySet<string>
}

/**
 * Parses the log of a program started in `folder`; lines are `open NAME`, `stat NAME`, `chdir NAME` and `getenv NAME`.
 * `followLinks` returns the path to which the symbolic links in an absolute one lead.
 */
export function parseUsedFilesOfTestLog(
  log: string,
  folder: string,
  followLinks: (path: string) => string,
): UsedFilePaths {
  const opened = new Map<string, number>()
  const stated = new Set<string>()
  let current = folder
  for (const line of log.split('\n')) {
    const [verb = '', name = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    const path = withoutDots(followLinks(name.startsWith('/') ? name : `${current}/${name}`))
    if (verb === 'chdir') current = path
    if (verb === 'open') opened.set(path, (opened.get(path) ?? 0) + 1)
    if (verb === 'stat') stated.add(path)
  }
  return { opened, stated }
}

/** Tells whether one of these absolute paths was used, or a folder that it is in was listed. */
export function didTestBinaryUseAnyPath(
  { opened, stated }: UsedFilePaths,
  paths: readonly string[],
): boolean {
  return paths.some(
    path => opened.has(path) || stated.has(path) || foldersOf(path).some(folder => opened.has(folder)),
  )
}

/** Reports whether a file or folder, or anything in the folder, was opened. */
export function didTestOpenPathOrBelow({ opened }: UsedFilePaths, path: string): boolean {
  return [...opened.keys()].some(one => one === path || one.startsWith(`${path}/`))
}

export function countTestFileOpensInFolder({ opened }: UsedFilePaths, top: string): number {
  return [...opened].filter(([path]) => path.startsWith(`${top}/`)).reduce((sum, [, times]) => sum + times, 0)
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join('/') || '/')
}

function withoutDots(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}
