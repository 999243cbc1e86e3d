// What looks like benchmarks, and cannot be measured as it is: said where nothing else is found.

import { scripts, whyNoSuite } from './find/node.ts'
import { readPackage } from './find/node-package.ts'
import { isWithin, nameOf, type SourceTree } from './find/tree.ts'

/** More would hide the others. */
const most = 4

/** Sentences, at most four; `home` is the folder that was asked for. */
export function declined(tree: SourceTree, home: string): readonly string[] {
  const sources = (['catch2', 'nanobench'] as const).flatMap(tool =>
    tree.marked[tool].map(
      path => `${path} uses ${tool}, but no CMakeLists.txt that was understood builds it.`,
    ),
  )
  const packages = [...tree.texts].flatMap(([path, text]) => {
    const read = nameOf(path) === 'package.json' && isWithin(home, path) ? readPackage(text) : null
    return read === null ? [] : scripts.flatMap(name => scriptText(path, name, read.scripts[name]))
  })
  const rebar = [...tree.paths].filter(path => nameOf(path) === 'engines.toml' && isWithin(home, path))
  return [
    ...packages,
    ...rebar.map(path => `${path} is rebar's, whose tables are in no format that Benchgate reads.`),
    ...sources.slice(0, 1),
  ].slice(0, most)
}

function scriptText(path: string, name: string, command: string | undefined): readonly string[] {
  const why = command === undefined ? null : whyNoSuite(command)
  return why === null ? [] : [`The script "${name}" in ${path} ${why}.`]
}
