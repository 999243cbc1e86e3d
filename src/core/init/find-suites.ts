// Finds the suites of a repository, and decides which is measured.
import { findAsv } from './find/asv.ts'
import { findCpp } from './find/cpp.ts'
import { findCppSources } from './find/cpp-sources.ts'
import { findDart } from './find/dart.ts'
import { findDotnet } from './find/dotnet.ts'
import { findGo } from './find/go.ts'
import { findJava } from './find/java.ts'
import { findJulia } from './find/julia.ts'
import { findHyperfine, findK6 } from './find/load.ts'
import { findNode } from './find/node.ts'
import { findPyperf } from './find/pyperf.ts'
import { findPython } from './find/python.ts'
import { findRuby } from './find/ruby.ts'
import { findRust } from './find/rust.ts'
import { needsSubmodules } from './find/submodules.ts'
import type { Suite } from './find/suite.ts'
import { depthOf, folderOf, isWithin, type SourceTree } from './find/tree.ts'

/** A Finder looks for the benchmarks of one language. */
type Finder = (tree: SourceTree) => readonly Suite[]

/** Languages that repositories are mainly written in come before those of their scripts. */
const finders: readonly Finder[] = [
  findGo,
  findRust,
  findCpp,
  findCppSources,
  findJava,
  findDotnet,
  findPython,
  findAsv,
  findPyperf,
  findJulia,
  findRuby,
  findDart,
  findNode,
  findHyperfine,
  findK6,
]

/**
 * All suites, the best choice first: those in `standing`, the user's folder, before others; then those nearest to the
 * top; then by language. The user can choose another.
 */
export function findSuites(tree: SourceTree, standing: string): readonly Suite[] {
  const found = finders
    .flatMap(find => find(tree))
    .map(suite => (needsSubmodules(tree, suite.folder) ? { ...suite, submodules: true as const } : suite))
  const isElsewhere = ({ foundBy }: Suite) => (isWithin(standing, foundBy) ? 0 : 1)
  const depth = ({ tool, folder, foundBy }: Suite) => depthOf(tool === 'go' ? folder : folderOf(foundBy))
  return found.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b))
}

/** What findSuites looks for, as part of a sentence. */
export const lookedFor =
  'Go benchmarks (go.mod), criterion, divan, Gungraun or #[bench] (Cargo.toml), Google Benchmark, Catch2 or nanobench (CMakeLists.txt), JMH (pom.xml, build.gradle), BenchmarkDotNet (*.csproj), pytest-benchmark (pyproject.toml, requirements, setup.cfg), asv (asv.conf.json), pyperf, BenchmarkTools (benchmark/benchmarks.jl), benchmark-ips, benchmark_harness (pubspec.yaml), vitest, tinybench, mitata, benchmark or a script "bench" (package.json), and scripts of hyperfine and k6'
