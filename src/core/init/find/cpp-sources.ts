// Finds programs of CMake whose sources use Catch2's benchmarks, or nanobench.

import {
  built,
  type CMakeLists,
  cmakeLists,
  isElsewhere,
  outermostProject,
  programIn,
  switchesIn,
  textBelow,
} from './cmake.ts'
import type { Suite } from './suite.ts'
import { around, folderOf, inFolder, nameOf, type SourceTree } from './tree.ts'

/** Only tests with one of the usual tags are run: others have no benchmarks. */
const flags = {
  catch2: " --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'",
  nanobench: '',
} as const

/** One suite for each program. */
export function findCppSources(tree: SourceTree): readonly Suite[] {
  const lists = cmakeLists(tree)
  return (['catch2', 'nanobench'] as const).flatMap(tool => {
    const found = new Map<string, Suite>()
    for (const source of tree.marked[tool]) {
      const target = targetOf(lists, source)
      if (target && !found.has(target.key)) found.set(target.key, suiteOf(lists, tool, target))
    }
    return [...found.values()]
  })
}

interface Target {
  readonly key: string
  readonly name: string
  readonly folder: string
}

/** The program that is built of a source: the nearest CMakeLists.txt names it, itself or by a variable that has it. */
function targetOf(lists: CMakeLists, source: string): Target | null {
  for (const folder of around(folderOf(source))) {
    const text = lists.get(folder) ?? ''
    const variables = [...text.matchAll(/\bset\s*\(\s*(\w+)\s([^)]*)\)/gi)]
      .filter(([, , value = '']) => has(value, nameOf(source)))
      .map(([, variable]) => `\${${variable}}`)
    const programs = text.matchAll(/\b(?:add_executable|target_sources)\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)
    for (const [, name = '', sources = ''] of programs)
      if ([nameOf(source), ...variables].some(one => has(sources, one)))
        return { key: inFolder(folder, name), name, folder }
  }
  return null
}

/** Whether a list of CMake has this word, or a path that ends with it. */
function has(list: string, word: string): boolean {
  return list.split(/[\s"/]+/).includes(word)
}

function suiteOf(lists: CMakeLists, tool: keyof typeof flags, target: Target): Suite {
  const top = outermostProject(lists, target.folder)
  const text = textBelow(lists, top)
  return {
    tool,
    foundBy: inFolder(target.folder, 'CMakeLists.txt'),
    folder: top,
    setup: built([target.name], switchesIn(text)),
    run: programIn(top, target, isElsewhere(text)) + flags[tool],
    format: tool,
    output: null,
    filter: null,
    steps: [],
    notes: tool === 'catch2' ? ['Tests with the tag [!benchmark], [benchmark] or [bench] are measured.'] : [],
  }
}
