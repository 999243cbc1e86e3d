// Changed files that are part of the benchmarks themselves, and the globs by which `overlay` would take them from head.

/** A file with different content on the sides; its paths differ if it was renamed. */
interface PathsOfChangedFile {
  readonly base: string
  readonly head: string
}

/** Folders that usually hold benchmarks, in any language. */
const benchmarkFolder = /^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i
/** `sort.bench.ts`, `bench_sort.py`, `sort-benchmark.rb`; the word itself is the first group. */
const benchmarkWord = /(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i
/** `SortBenchmark.java`, `BenchSort.kt`. */
const benchmarkInCamelCase = /(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/
/** Documents for people, wherever they are. */
const isProse = /\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i
/** Files that may have "bench" in their name without being benchmarks: results, settings, documents. */
const isData = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i
const isGoTest = /_test\.go$/

/** Tells whether `selectChangedBenchmarkFiles` needs to know which Go files hold benchmarks, which only their content shows. */
export function changesMayTouchGoBenchmarkFiles(changes: readonly PathsOfChangedFile[]): boolean {
  return changes.some(({ head }) => isGoTest.test(head) || inputsOf(head) !== null)
}

/** Returns the paths on head of changes to benchmarks or files they read. `goBenchmarks` are the Go files with benchmarks. */
export function selectChangedBenchmarkFiles(
  changes: readonly PathsOfChangedFile[],
  goBenchmarks: ReadonlySet<string>,
): readonly string[] {
  const isPart = (path: string) =>
    isBenchmarkFileByPath(path) || goBenchmarks.has(path) || isRead(path, goBenchmarks)
  // A Go file with a benchmark on one side only: the benchmark was added or removed.
  const isChanged = ({ base, head }: PathsOfChangedFile) =>
    goBenchmarks.has(base) || goBenchmarks.has(head) || (isPart(base) && isPart(head))
  return changes.filter(isChanged).map(({ head }) => head)
}

/** Tells whether a file is part of benchmarks, by its folder or its name. */
export function isBenchmarkFileByPath(path: string): boolean {
  const { folders, name } = partsOf(path)
  // Workflows and editors' settings may have such names too.
  if (isProse.test(name) || [...folders, name].some(part => part.startsWith('.'))) return false
  if (folders.some(folder => benchmarkFolder.test(folder))) return true
  return !isGoTest.test(name) && !isData.test(name) && wordIn(name) !== null
}

/** Tells whether the file is in a testdata folder next to Go benchmarks. */
function isRead(path: string, goBenchmarks: ReadonlySet<string>): boolean {
  const folder = inputsOf(path)
  return folder !== null && [...goBenchmarks].some(file => folderWithFinalSlashOfPath(file) === folder)
}

/** Returns the folder, with a final slash, whose test data `path` is; null if it is none. */
function inputsOf(path: string): string | null {
  return /^((?:[^/]+\/)*?)testdata\//.exec(path)?.[1] ?? null
}

function wordIn(name: string): string | null {
  return (benchmarkWord.exec(name) ?? benchmarkInCamelCase.exec(name))?.[1] ?? null
}

/** Returns a few wide globs that match these files. No part of a hostile name gets into them. */
export function overlayGlobsForFiles(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.map(globFor))].sort()
}

function globFor(path: string): string {
  const { folders, name } = partsOf(path)
  const folder = folders.find(part => benchmarkFolder.test(part))
  if (folder !== undefined) return `**/${folder}/**`
  if (isGoTest.test(name)) return '**/*_test.go'
  const extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''
  const word = wordIn(name)
  return word === null ? '**/testdata/**' : `**/*${word}*${extension}`
}

/** Returns the folder of a file with a final slash; empty for the top folder. */
export function folderWithFinalSlashOfPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function partsOf(path: string): { readonly folders: readonly string[]; readonly name: string } {
  const parts = path.split('/')
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' }
}
