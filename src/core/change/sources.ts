// Source code and built files by their names: languages, tests, what is built from what, and files of build tools.
import { folderWithFinalSlashOfPath, isBenchmarkFileByPath } from './benchmark-files.ts'

/** Languages that are built in the same way. */
interface Language {
  readonly sources: ReadonlySet<string>
  /** Matches what is built from them; null if they run from source. */
  readonly product: RegExp | null
}

/** Libraries and programs, and what compilers keep of headers and modules; on Unix a program mostly has no extension. */
const machineCode =
  /\.(a|o|obj|bc|gch|pch|pcm|gcm|so(\.\d+)*|dylib|dll|pyd|node|wasm|exe|lib|rlib)$|(^|\/)[^./]+$/
const classes = /\.(jar|war|class)$/
const assemblies = /\.dll$/
const beams = /\.(beam|ez)$/
const anySource = /\.(go|c|cc|cpp|h|hpp|rs|py|js|ts|java|kt|cs|rb|swift|php)$/

const languages: readonly Language[] = [
  [
    's asm c cc cpp cxx c++ cppm ixx mpp h hh hpp hxx inc inl ipp tcc tpp txx m mm cu cuh rs pyx pxd pxi zig swift d nim v odin f for f77 f90 f95 f03 f08 adb ads def tbl x i swg cl hip ispc',
    machineCode,
  ],
  ['go hs ml mli cr dart', machineCode],
  ['js mjs cjs jsx ts mts cts tsx vue svelte coffee litcoffee civet res elm purs cljs', /\.([cm]?js|wasm)$/],
  ['py pyi', /\.(py|whl|egg|pyz|pex|zip)$/],
  ['java kt kts scala sc groovy clj cljc', classes],
  ['cs fs vb', assemblies],
  // Sources in other languages are generated from these, and may be ignored by git.
  ['y yy l ll g4 proto fbs capnp thrift peg pegjs peggy ne jison pest rl templ', anySource],
  ['ex exs erl hrl', beams],
  ['r', /\.rdb$/],
  ['php', /\.phar$/],
  ['rb ru jl pl pm lua', null],
].map(([sources = '', product]) => ({
  sources: new Set(`${sources}`.split(' ')),
  product: product instanceof RegExp ? product : null,
}))

/** Folders of tests, documents and third-party code. */
const auxiliaryFolder =
  /^(tests?|__tests__|specs?|testdata|fixtures|docs?|examples?|vendor|third_?party|node_modules|\..*)$/i
const testName = /(^test_.*|_test|[._-]spec|[._-]test|^conftest)\.[a-z]+$/i

/** Matches the end of a template's name, as of `algos.pyx.in` and `loops.c.src`: the rest is the name of what is generated from it. */
const templateEnding = /\.(?:in|src|tp|tmpl|tpl|j2|jinja2?)$/i

/** Returns the name of the source file that is generated from a template; that of any other source is its own. */
export function nameOfGeneratedSource(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1).replace(templateEnding, '')
}

function languageOf(path: string): Language | null {
  const name = nameOfGeneratedSource(path)
  const dot = name.lastIndexOf('.')
  const extension = name.slice(dot + 1).toLowerCase()
  return dot > 0 ? (languages.find(({ sources }) => sources.has(extension)) ?? null) : null
}

/**
 * Returns the `paths` (relative to the top folder) that are source code, without benchmarks, tests, documents and examples:
 * reading a benchmark's own file does not show that the code it measures was read.
 */
export function selectProductionSources(paths: readonly string[]): readonly string[] {
  return paths.filter(path => isSourceFile(path) && !isBenchmarkFileByPath(path) && !isAuxiliary(path))
}

export function isSourceFile(path: string): boolean {
  return languageOf(path) !== null
}

function isAuxiliary(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  return testName.test(name) || parts.some(part => auxiliaryFolder.test(part))
}

/** Settings and tasks of build tools, which are at the top of a package. */
const settingsOrTasks =
  /\.(config|setup)\.[cm]?[jt]s$|^(.*\/)?(setup|noxfile|dodo|(gulp|grunt)file)\.([cm]?[jt]s|py)$|^(tasks|fabfile)\.py$|(^|\/)(mix|config\/[^/]+)\.exs$|\.gradle\.kts$/i
/** Files that only have a version, which build tools look up. */
const versionOnly = /(^|\/)_*(about|version)_*\.[a-z]+$/i

/** Tells whether build tools read a source file on their own account, which shows nothing of whose code runs. */
export function isReadByBuildTools(path: string): boolean {
  return settingsOrTasks.test(path) || versionOnly.test(path)
}

export function couldBeBuiltFrom(path: string, sources: readonly string[]): boolean {
  return sources.some(
    source =>
      languageOf(source)?.product?.test(path) ||
      isCompiledPythonModuleOf(path, source) ||
      (templateEnding.test(source) &&
        path.slice(path.lastIndexOf('/') + 1) === nameOfGeneratedSource(source)),
  )
}

/** Reports whether a library is what mypyc, Cython or Pythran compile of a module, and Python takes in its place. */
function isCompiledPythonModuleOf(path: string, source: string): boolean {
  return (
    /\.(?:so|pyd)$/.test(path) &&
    source.endsWith('.py') &&
    fileNameBeforeFirstDot(path) === fileNameBeforeFirstDot(source)
  )
}

/** Matches scripts that are built of others, where repositories keep them. */
const builtScript = /(?:^|\/)(?:dist|build|out|umd|bundles?)\/.*\.[cm]?js$|\.(?:min|umd|bundle)\.[cm]?js$/

/** Tells whether a file of the repository is one that was built, by its path. */
export function isUsualPathOfBuild(path: string): boolean {
  return builtScript.test(path) || mayBeMachineCode(path) || /\.(?:wasm|jar|phar)$/.test(path)
}

/** Returns the name of a file without extensions: that of `widget.c` and of `widget.c.o`. */
export function fileNameBeforeFirstDot(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '')
}

/** Tells whether a file may be a program or a library; compilers of any language make these. */
export function mayBeMachineCode(path: string): boolean {
  return machineCode.test(path)
}

/** Tells by its name whether Python may run a file that is an archive of modules. */
export function isArchiveOfPython(path: string): boolean {
  return /\.(?:egg|pyz|pex|zip)$/.test(path)
}

/** Tells whether a file is compiled before it runs, by tools that compare file times. */
export function isCompiledSource(path: string): boolean {
  const product = languageOf(path)?.product
  return product === machineCode || product === classes || product === assemblies || product === beams
}

/** Tells whether a file is a source that only a compiler reads, and no header, which is included in others. */
export function isCompiledSourceButNoHeader(path: string): boolean {
  return isCompiledSource(path) && !/\.(?:h|hh|hpp|hxx|inc|inl|ipp|tcc|tpp|txx|cuh|pxd|pxi)$/.test(path)
}

/** Tells whether a file is compiled to a program or a library, and is nothing that a build or a program could read besides. */
export function isMachineCodeSourceFile(path: string): boolean {
  return languageOf(path)?.product === machineCode
}

/** Tells by its name whether C code may include a file, or is compiled from it; headers of C++ may have no extension. */
export function mayBeCSourceOrIncludedFile(path: string): boolean {
  const isIncluded = /\.(def|f|f77|for|h\+\+|inl|swg|swig|swigcxx|tbl|tcc|tpp|txx|x)$|(^|\/)[^./]+$/i.test(
    path,
  )
  return isIncluded || languageOf(path) === languages[0]
}

/** Returns the changed files in whose language no source of their package was read; `read` are all sources of the repository that were. */
export function changedFilesInLanguagesUnreadByRun(
  changed: readonly string[],
  read: readonly string[],
  packageOf: (path: string) => string = () => '',
): readonly string[] {
  const kindOf = (path: string) => {
    const language = languageOf(path)
    return `${language === null ? '' : languages.indexOf(language)} ${packageOf(path)}`
  }
  const kindsRead = new Set(read.map(kindOf))
  return changed.filter(path => !kindsRead.has(kindOf(path)))
}

/** Returns a function that gives the folder of the npm package that a file is in, by the tracked files; empty for the top folder. */
export function createNpmPackageFolderFinder(tracked: Iterable<string>): (path: string) => string {
  const folders = new Set(
    [...tracked].filter(path => path.endsWith('/package.json')).map(folderWithFinalSlashOfPath),
  )
  return path => {
    let folder = folderWithFinalSlashOfPath(path)
    while (folder !== '' && !folders.has(folder)) folder = folderWithFinalSlashOfPath(folder.slice(0, -1))
    return folder
  }
}

/** Excludes sources that `go` alone read: it reads native sources in every folder, and builds them with Go sources. */
export function excludeNativeSourcesOutsideGoFolders(
  read: readonly string[],
  tracked: Iterable<string>,
): readonly string[] {
  const folders = new Set([...tracked].filter(path => path.endsWith('.go')).map(folderWithFinalSlashOfPath))
  const isNative = (path: string) => languageOf(path) === languages[0]
  return folders.size === 0
    ? read
    : read.filter(path => !isNative(path) || folders.has(folderWithFinalSlashOfPath(path)))
}

/** Files of build tools that compare file times, and so do not read unchanged sources. */
const buildFile =
  /(^|\/)(GNUmakefile|[Mm]akefile|build\.ninja|Cargo\.toml|meson\.build|build\.zig|dune-project|CMakeCache\.txt|BUILD(\.bazel)?|[^/]+\.(gradle|gradle\.kts|cabal|csproj|fsproj|sln|vcxproj|pro))$/

/** Tells whether a file is read by build tools that compare file times. */
export function isFileOfTimestampBuildTool(path: string): boolean {
  return buildFile.test(path)
}
