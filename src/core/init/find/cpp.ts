// Finds targets of CMake that use Google Benchmark.
import {
  built,
  cmakeLists,
  isElsewhere,
  outermostProject,
  programIn,
  switchesIn,
  textBelow,
} from './cmake.ts'
import { outputFile, type Suite, type WorkflowStep } from './suite.ts'
import { inFolder, type SourceTree } from './tree.ts'

/** A Target is a program that CMake builds. */
interface Target {
  readonly name: string
  /** The folder of its CMakeLists.txt. */
  readonly folder: string
  readonly top: string
}

/** One suite for each project, with all its targets. */
export function findCpp(tree: SourceTree): readonly Suite[] {
  const lists = cmakeLists(tree)
  const targets = [...lists].flatMap(([folder, text]) =>
    targetsIn(text).map(name => ({ name, folder, top: outermostProject(lists, folder) })),
  )
  const tops = [...new Set(targets.map(({ top }) => top))]
  return tops.map(top => {
    const its = targets.filter(target => target.top === top)
    return suiteOf(top, its, textBelow(lists, top))
  })
}

/** Names that are made of variables are not known without running CMake. */
function targetsIn(text: string): readonly string[] {
  const links = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)]
  const using = links.filter(([, , rest = '']) =>
    /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest),
  )
  // What is linked for a whole folder holds for programs that come after it.
  const after =
    /\blink_libraries\s*\(\s*"?benchmark::benchmark(?:_main)?"?\s*\)([\s\S]*)/i.exec(text)?.[1] ?? ''
  const programs = namesOf(text)
  const linked = using.map(([, name = '']) => name).filter(name => programs.includes(name))
  return [...new Set([...linked, ...namesOf(after)])]
}

function namesOf(text: string): readonly string[] {
  return [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name = '']) => name)
}

function suiteOf(top: string, targets: readonly Target[], text: string): Suite {
  const names = targets.map(({ name }) => name)
  const isSeveral = targets.length > 1
  const run = targets.map(({ name, folder }, index) => {
    const output = isSeveral ? outputFile.replace('.json', `-${index + 1}.json`) : outputFile
    const program = programIn(top, { name, folder }, isElsewhere(text))
    const flags = `--benchmark_min_time=0.1 --benchmark_out=${output} --benchmark_out_format=json`
    return `${program} ${flags}${isSeveral ? ' {filter}' : ''}`
  })
  return {
    tool: 'google-benchmark',
    foundBy: inFolder(targets[0]?.folder ?? top, 'CMakeLists.txt'),
    folder: top,
    setup: built(names, switchesIn(text)),
    run: run.join('\n'),
    format: 'google-benchmark',
    output: isSeveral ? outputFile.replace('.json', '-*.json') : outputFile,
    filter: '--benchmark_filter={regex}',
    ...whatIsNeeded(text),
  }
}

/** Installs Ubuntu's library where the project does not bring its own. */
function whatIsNeeded(text: string): {
  readonly steps: readonly WorkflowStep[]
  readonly notes: readonly string[]
} {
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
