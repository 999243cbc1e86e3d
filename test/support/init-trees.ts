// Trees and suites for tests of `benchgate init`, without a repository.
import { type MarkName, toolMarks } from '../../src/core/init/find/marks.ts'
import { pins } from '../../src/core/init/find/pins.ts'
import type { Suite } from '../../src/core/init/find/suite.ts'
import type { SourceTree } from '../../src/core/init/find/tree.ts'

/** A tree of these files, of which those that are marked are known to hold benchmarks. */
export function treeOf(
  files: Readonly<Record<string, string>>,
  marked: Partial<Readonly<Record<MarkName, readonly string[]>>> = {},
): SourceTree {
  const none = Object.fromEntries(
    Object.keys(toolMarks).map(mark => [mark, []]),
  ) as unknown as SourceTree['marked']
  const paths = [...Object.keys(files), ...Object.values(marked).flat()]
  return {
    paths: new Set(paths.sort()),
    texts: new Map(Object.entries(files)),
    marked: { ...none, ...marked },
  }
}

/** A suite of a command, with what is given of it. */
export function suiteWith(given: Partial<Suite> = {}): Suite {
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
  return workflow.replaceAll(pins.benchgate.sha, 'f'.repeat(40))
}
