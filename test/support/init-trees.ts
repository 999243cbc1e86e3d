// Trees and suites for tests of `benchgate init`, without a repository.
import { type BenchmarkToolPatternName, benchmarkMarksByTool } from '../../src/core/init/find/marks.ts'
import type { ScannedRepositoryFiles } from '../../src/core/init/find/scanned-repository.ts'
import type { BenchmarkSuite } from '../../src/core/init/find/suite.ts'

/** A tree of these files, of which those that are marked are known to hold benchmarks. */
export function treeOf(
  files: Readonly<Record<string, string>>,
  marked: Partial<Readonly<Record<BenchmarkToolPatternName, readonly string[]>>> = {},
): ScannedRepositoryFiles {
  const none = Object.fromEntries(
    Object.keys(benchmarkMarksByTool).map(mark => [mark, []]),
  ) as unknown as ScannedRepositoryFiles['marked']
  const paths = [...Object.keys(files), ...Object.values(marked).flat()]
  return {
    paths: new Set(paths.sort()),
    texts: new Map(Object.entries(files)),
    marked: { ...none, ...marked },
  }
}

/** A suite of a command, with what is given of it. */
export function suiteWith(given: Partial<BenchmarkSuite> = {}): BenchmarkSuite {
  return {
    tool: 'criterion',
    foundBy: 'Cargo.toml',
    folder: '.',
    run: 'cargo bench',
    setup: null,
    format: null,
    output: null,
    steps: [],
    filter: null,
    notes: [],
    ...given,
  }
}

/** A workflow as a golden file has it: our own pin moves with every build. */
export function withoutOurPin(workflow: string): string {
  return workflow.replaceAll(/(?<=benchgate\/benchgate\S*@)[0-9a-f]{40}/g, 'f'.repeat(40))
}
