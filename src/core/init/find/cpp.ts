// Finds targets of CMake that use Google Benchmark.
import { groupBy } from '../../common/memoize.ts'
import { joinShellWords, quoteShellWord } from '../../words/escape.ts'
import {
  fileNameOfPath,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderOfPath,
  joinFolderPath,
  pathRelativeTo,
  removeSourceComments,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  benchmarkResultFileNamesAndGlob,
  createSuiteWithDefaults,
  installAptPackagesStep,
  installLldInTerminalNote,
} from './suite.ts'

/** A program that CMake builds, and the folder whose CMakeLists.txt names it. */
interface CMakeProgram {
  readonly name: string
  readonly folder: string
}

/** One suite for each project, with all its programs. */
export function findCppSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const lists = readCMakeListsByFolder(tree)
  const programs = [...lists].flatMap(([folder, text]) => targetsIn(text).map(name => ({ name, folder })))
  const projects = groupBy(programs, ({ folder }) => outermostCMakeProject(lists, folder))
  return [...projects].map(([top, programs]) => {
    const isInstalled = needsBenchmarkLibrary(cmakeTextBelow(lists, top))
    const { names, output } = benchmarkResultFileNamesAndGlob(programs.length)
    const filter = programs.length > 1 ? ' {filter}' : ''
    const flags = names.map(
      name => ` --benchmark_min_time=0.1 --benchmark_out=${name} --benchmark_out_format=json${filter}`,
    )
    return suiteOfPrograms(lists, programs, flags, isInstalled ? ['libbenchmark-dev'] : [], {
      tool: 'google-benchmark',
      output,
      filter: '--benchmark_filter={regex}',
      notes: isInstalled
        ? [
            "The workflow installs Ubuntu's package of Google Benchmark. If you take it from elsewhere (vcpkg, Conan), change that step.",
          ]
        : [],
    })
  })
}

/** Names that are made of variables are not known without running CMake. */
function targetsIn(text: string): readonly string[] {
  const links = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)]
  const using = links.filter(([, , rest = '']) =>
    /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest),
  )
  // A library that is linked for a whole folder applies to the programs that come after it.
  const after =
    /\blink_libraries\s*\(\s*"?benchmark::benchmark(?:_main)?"?\s*\)([\s\S]*)/i.exec(text)?.[1] ?? ''
  const programs = namesOf(text)
  const linked = using.map(([, name = '']) => name).filter(name => programs.includes(name))
  return [...new Set([...linked, ...namesOf(after)])]
}

function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name = '']) => name)
}

/** Returns true if the project takes Google Benchmark from the system, and does not bring its own. */
function needsBenchmarkLibrary(text: string): boolean {
  const brings =
    /\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i
  return /\bfind_package\s*\(\s*benchmark\b/i.test(text) && !brings.test(text)
}

// Finds programs of CMake whose sources use Catch2's benchmarks, or nanobench.

/** Only tests with one of the usual tags are run: others have no benchmarks. */
const flags = {
  catch2: " --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'",
  nanobench: '',
} as const

export function findCatch2AndNanobenchSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const lists = readCMakeListsByFolder(tree)
  return (['catch2', 'nanobench'] as const).flatMap(tool => {
    const programs = tree.marked[tool].flatMap(source => programOf(lists, source) ?? [])
    const distinct = groupBy(programs, ({ folder, name }) => joinFolderPath(folder, name))
    return Array.from(distinct.values(), ([program]) =>
      suiteOfPrograms(lists, [program], [flags[tool]], [], {
        tool,
        notes:
          tool === 'catch2' ? ['Tests with the tag [!benchmark], [benchmark] or [bench] are measured.'] : [],
      }),
    )
  })
}

/** Returns the program that is built of a source: the nearest CMakeLists.txt names it, itself or by a variable that has it. */
function programOf(lists: CMakeListsByFolder, source: string): CMakeProgram | null {
  for (const folder of folderAndParents(folderOfPath(source))) {
    const text = lists.get(folder) ?? ''
    const variables = [...text.matchAll(/\bset\s*\(\s*(\w+)\s([^)]*)\)/gi)]
      .filter(([, , value = '']) => has(value, fileNameOfPath(source)))
      .map(([, variable]) => `\${${variable}}`)
    const programs = text.matchAll(/\b(?:add_executable|target_sources)\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)
    for (const [, name = '', sources = ''] of programs)
      if ([fileNameOfPath(source), ...variables].some(one => has(sources, one))) return { name, folder }
  }
  return null
}

/** Returns true if a list of CMake has this word, or a path that ends with it. */
function has(list: string, word: string): boolean {
  return list.split(/[\s"/]+/).includes(word)
}

// Building the programs of a CMake project, and finding them.

/** Not `build`: the user's own is configured for another folder and cannot be copied to a side. */
const build = 'build-benchgate'

/** The text of each CMakeLists.txt without comments, by its folder, the one nearest to the top first. */
type CMakeListsByFolder = ReadonlyMap<string, string>

export function readCMakeListsByFolder(tree: ScannedRepositoryFiles): CMakeListsByFolder {
  return new Map(
    findPathsAndTextsOfFilesWithNames(tree, 'CMakeLists.txt').map(([path, text]) => [
      folderOfPath(path),
      unrollLoops(removeSourceComments(text, 'cmake')),
    ]),
  )
}

/** Returns a text of CMake with the body of each loop over words, or over lists of words, once for each of the words. */
function unrollLoops(text: string): string {
  const wordsOf = (list: string) => list.split(/[\s"]+/).filter(word => word !== '')
  const listOf = (name: string) => {
    const assignments = text.matchAll(
      new RegExp(`\\b(?:set|list)\\s*\\(\\s*(?:APPEND\\s+)?${name}\\s([^)]*)\\)`, 'gi'),
    )
    return [...assignments].flatMap(([, list = '']) => wordsOf(list))
  }
  return text.replace(
    /\bforeach\s*\(\s*(\w+)\s([^)]*)\)([\s\S]*?)\bendforeach\s*\([^)]*\)/gi,
    (_, variable: string, list: string, body: string) => {
      const isOfLists = /^\s*IN\s+LISTS\b/i.test(list)
      const words = wordsOf(list.replace(/^\s*IN\s+(?:LISTS|ITEMS)\b/i, '')).flatMap(word => {
        const [, name] = (isOfLists ? /^(\w+)$/ : /^\$\{(\w+)\}$/).exec(word) ?? []
        return name === undefined ? [word] : listOf(name)
      })
      return words.map(word => body.replaceAll(`\${${variable}}`, () => word)).join('\n')
    },
  )
}

/** Returns the folder to configure for what is in `folder`: the outermost that adds it, or adds one that does; or itself. */
export function outermostCMakeProject(lists: CMakeListsByFolder, folder: string): string {
  const outer = folderAndParents(folder)
    .slice(1)
    .find(one => adds(lists.get(one) ?? '', pathRelativeTo(one, folder), isProject(lists, folder)))
  if (outer !== undefined) return outermostCMakeProject(lists, outer)
  if (isProject(lists, folder)) return folder
  return folderAndParents(folder).findLast(one => isProject(lists, one)) ?? folder
}

function cmakeTextBelow(lists: CMakeListsByFolder, top: string): string {
  return [...lists]
    .flatMap(([folder, text]) => (folderAndParents(folder).includes(top) ? [text] : []))
    .join('\n')
}

function isProject(lists: CMakeListsByFolder, folder: string): boolean {
  return /\bproject\s*\(/i.test(lists.get(folder) ?? '')
}

/** A name made of variables may be that of any folder; one with a project of its own is rarely meant. */
function adds(text: string, path: string, isOwnProject: boolean): boolean {
  const added = [...text.matchAll(/\badd_subdirectory\s*\(\s*"?([^\s")]+)/gi)].map(([, one = '']) => one)
  const places = added.map(one => one.replace(/^\$\{[^}]*SOURCE_DIR\}\/|^\.\//, '').replace(/\/$/, ''))
  return places.some(one => one === path || (!isOwnProject && one.includes('${')))
}

/** Returns the options of its benchmarks, and of its developers, that are off unless they are set. */
function cmakeFlagsEnablingBenchmarks(text: string): readonly string[] {
  const options = text.matchAll(
    /\boption\s*\(\s*(\w*(?:BENCH|DEVELOPER_MODE|DEVELOPMENT_BUILD)\w*)\s[^)]*\bOFF\s*\)/gi,
  )
  return [...new Set([...options].map(([, name]) => `-D${name}=ON`))]
}

/** Returns false if a project sets its linker or its flags in a way that flags of a command line would replace. */
function canRelink(text: string): boolean {
  return !/-fuse-ld|CMAKE_LINKER|INTERPROCEDURAL_OPTIMIZATION|-flto|_FLAGS\b[^)]*\bCACHE\b/.test(text)
}

/**
 * Returns the suite of programs of one project, each with its flags: built, and linked anew in another layout with lld if that is
 * possible. `packages` are those of Ubuntu that this needs besides lld.
 */
function suiteOfPrograms(
  lists: CMakeListsByFolder,
  programs: readonly [CMakeProgram, ...CMakeProgram[]],
  flags: readonly string[],
  packages: readonly string[],
  suite: Pick<BenchmarkSuite, 'tool' | 'notes'> & Partial<BenchmarkSuite>,
): BenchmarkSuite {
  const [{ folder }] = programs
  const top = outermostCMakeProject(lists, folder)
  const text = cmakeTextBelow(lists, top)
  const targets = programs.map(({ name }) => name)
  const isSoughtFor = setsProgramFolder(text)
  const isRelinked = canRelink(text)
  const needed = [...(isRelinked ? ['lld'] : []), ...packages]
  return createSuiteWithDefaults({
    ...suite,
    foundBy: joinFolderPath(folder, 'CMakeLists.txt'),
    folder: top,
    setup: cmakeBuildScriptOfTargets(targets, cmakeFlagsEnablingBenchmarks(text), isRelinked),
    ...(isRelinked && { relink: cmakeRelinkCommands(targets, /\bSHARED\b|BUILD_SHARED_LIBS/.test(text)) }),
    run: programs.map((one, n) => shellWordOfProgram(top, one, isSoughtFor) + flags[n]).join('\n'),
    ...globsOfPrograms(top, programs, isSoughtFor),
    steps: needed.length === 0 ? [] : [installAptPackagesStep(...needed)],
    notes: [...suite.notes, ...(isRelinked ? [installLldInTerminalNote] : [])],
  })
}

function cmakeRelinkCommands(targets: readonly string[], hasSharedLibraries: boolean): string {
  const flags = '$LDFLAGS -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT'
  const kinds = ['EXE', ...(hasSharedLibraries ? ['SHARED'] : [])]
  const switches = kinds.map(kind => `"-DCMAKE_${kind}_LINKER_FLAGS=${flags}"`).join(' ')
  return [
    `cmake -S . -B ${build} ${switches} > /dev/null`,
    `cmake --build ${build} --config Release --parallel 4 --target ${joinShellWords(...targets)} > /dev/null`,
  ].join('\n')
}

/**
 * Returns the commands that build these targets, with functions in sections of their own if they are to be linked anew. Without a
 * number make starts all compilers at once; runners have four processors.
 */
function cmakeBuildScriptOfTargets(
  targets: readonly string[],
  switches: readonly string[],
  isRelinked: boolean,
): string {
  const configure = joinShellWords(
    ...`cmake -S . -B ${build} -DCMAKE_BUILD_TYPE=Release`.split(' '),
    ...switches,
  )
  const sections =
    ' "-DCMAKE_C_FLAGS=$CFLAGS -ffunction-sections" "-DCMAKE_CXX_FLAGS=$CXXFLAGS -ffunction-sections"'
  return [
    configure + (isRelinked ? sections : ''),
    `cmake --build ${build} --config Release --parallel 4 --target ${joinShellWords(...targets)}`,
  ].join('\n')
}

/** Returns true if programs are put into a folder other than their own. */
function setsProgramFolder(text: string): boolean {
  return /RUNTIME_OUTPUT_DIRECTORY/.test(text)
}

/** Returns where a program is built, from the top of its project. */
function pathOfProgram(top: string, { name, folder }: CMakeProgram): string {
  return joinFolderPath(build, joinFolderPath(pathRelativeTo(top, folder), name))
}

/**
 * Returns the globs of programs, one per line, from the top of the repository; none if a folder has a character that is special
 * in globs.
 */
function globsOfPrograms(
  top: string,
  programs: readonly CMakeProgram[],
  isSoughtFor: boolean,
): Pick<BenchmarkSuite, 'binaries'> {
  const globs = programs.map(program =>
    joinFolderPath(top, isSoughtFor ? `${build}/**/${program.name}` : pathOfProgram(top, program)),
  )
  return globs.some(glob => /[[\]{}?!*\\]/.test(glob.replace('**/', '')))
    ? {}
    : { binaries: globs.join('\n') }
}

/** Returns a word of a command that is the program, to be looked for if it is elsewhere. */
function shellWordOfProgram(top: string, program: CMakeProgram, isSoughtFor: boolean): string {
  return isSoughtFor
    ? `"$(find ${build} -type f -name ${quoteShellWord(program.name)} | head -n 1)"`
    : quoteShellWord(`./${pathOfProgram(top, program)}`)
}
