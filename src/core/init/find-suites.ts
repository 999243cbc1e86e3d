// Finds the suites of a repository, and decides which is measured.
import { findCpp } from './find/cpp.ts'
import { findGo } from './find/go.ts'
import { findJava } from './find/java.ts'
import { findNode } from './find/node.ts'
import { findPython } from './find/python.ts'
import { findRust } from './find/rust.ts'
import type { Suite } from './find/suite.ts'
import { depthOf, folderOf, isWithin, type Tree } from './find/tree.ts'

/** A Finder looks for the benchmarks of one language. */
type Finder = (tree: Tree) => readonly Suite[]

/** Languages that repositories are mainly written in come before those of their scripts. */
const finders: readonly Finder[] = [findGo, findRust, findCpp, findJava, findPython, findNode]

/**
 * All suites, the best choice first: those in `standing`, the user's folder, before others; then those nearest to the
 * top; then by language. The user can choose another.
 */
export function findSuites(tree: Tree, standing: string): readonly Suite[] {
  const found = finders.flatMap(find => find(tree))
  const isElsewhere = ({ foundBy }: Suite) => (isWithin(standing, foundBy) ? 0 : 1)
  const depth = ({ tool, folder, foundBy }: Suite) => depthOf(tool === 'go' ? folder : folderOf(foundBy))
  return found.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b))
}

/** What findSuites looks for, as part of a sentence. */
export const lookedFor =
  'Go benchmarks (go.mod), criterion, divan or #[bench] (Cargo.toml), Google Benchmark (CMakeLists.txt), JMH (pom.xml, build.gradle), pytest-benchmark (pyproject.toml, requirements, setup.cfg), and vitest, tinybench, mitata, benchmark or a script "bench" (package.json)'
