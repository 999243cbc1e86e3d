// Finds targets of CMake that use Google Benchmark.
import { shellLine, shellWord } from '../../words/shell.ts'
import { outputFile, type Step, type Suite } from './suite.ts'
import { around, filesNamed, folderOf, inFolder, pathFrom, type Tree } from './tree.ts'
import { withoutComments } from './without-comments.ts'

/** Not `build`: the user's own is configured for another folder and cannot be copied to a side. */
const build = 'build-benchgate'

/** A Target is a program that CMake builds. */
interface Target {
  readonly name: string
  /** The folder of its CMakeLists.txt. */
  readonly folder: string
  readonly top: string
}

/** One suite for each project, with all its targets. */
export function findCpp(tree: Tree): readonly Suite[] {
  const lists = filesNamed(tree, 'CMakeLists.txt').map(
    ([path, text]) => [folderOf(path), withoutComments(text, 'cmake')] as const,
  )
  const texts = new Map(lists)
  const targets = lists.flatMap(([folder, text]) =>
    targetsIn(text).map(name => ({ name, folder, top: topOf(texts, folder) })),
  )
  const tops = [...new Set(targets.map(({ top }) => top))]
  return tops.map(top => {
    const below = lists.filter(([folder]) => around(folder).includes(top)).map(([, text]) => text)
    return suiteOf(
      top,
      targets.filter(target => target.top === top),
      below.join('\n'),
    )
  })
}

/** Names that are made of variables are not known without running CMake. */
function targetsIn(text: string): readonly string[] {
  const links = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)]
  const using = links.filter(([, , rest = '']) =>
    /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest),
  )
  const programs = [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name]) => name)
  return [...new Set(using.map(([, name = '']) => name))].filter(name => programs.includes(name))
}

/** The outermost folder whose CMakeLists.txt begins a project. */
function topOf(texts: ReadonlyMap<string, string>, folder: string): string {
  return around(folder).findLast(one => /\bproject\s*\(/i.test(texts.get(one) ?? '')) ?? folder
}

function suiteOf(top: string, targets: readonly Target[], text: string): Suite {
  const names = targets.map(({ name }) => name)
  const options = [...text.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\s[^)]*\bOFF\s*\)/gi)].map(
    ([, name]) => `-D${name}=ON`,
  )
  const configure = ['cmake', '-S', '.', '-B', build, '-DCMAKE_BUILD_TYPE=Release', ...new Set(options)]
  const isElsewhere = /RUNTIME_OUTPUT_DIRECTORY/.test(text)
  const isSeveral = targets.length > 1
  const run = targets.map(({ name, folder }, index) => {
    const output = isSeveral ? outputFile.replace('.json', `-${index + 1}.json`) : outputFile
    const program = isElsewhere
      ? `"$(find ${build} -type f -name ${shellWord(name)} | head -n 1)"`
      : shellWord(`./${inFolder(build, inFolder(pathFrom(top, folder), name))}`)
    const flags = `--benchmark_min_time=0.1 --benchmark_out=${output} --benchmark_out_format=json`
    return `${program} ${flags}${isSeveral ? ' {filter}' : ''}`
  })
  return {
    tool: 'google-benchmark',
    foundBy: inFolder(targets[0]?.folder ?? top, 'CMakeLists.txt'),
    folder: top,
    setup: [
      shellLine(...configure),
      shellLine('cmake', '--build', build, '--config', 'Release', '--parallel', '--target', ...names),
    ].join('\n'),
    run: run.join('\n'),
    format: 'google-benchmark',
    output: isSeveral ? outputFile.replace('.json', '-*.json') : outputFile,
    filter: '--benchmark_filter={regex}',
    ...whatIsNeeded(text),
  }
}

/** Installs Ubuntu's library where the project does not bring its own. */
function whatIsNeeded(text: string): { readonly steps: readonly Step[]; readonly notes: readonly string[] } {
  if (!/\bfind_package\s*\(\s*benchmark\b/i.test(text)) return { steps: [], notes: [] }
  if (
    /\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(
      text,
    )
  )
    return { steps: [], notes: [] }
  return {
    steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes libbenchmark-dev' }],
    notes: [
      'The workflow installs Google Benchmark as Ubuntu has it. If you take it from elsewhere (vcpkg, Conan), change that step.',
    ],
  }
}
