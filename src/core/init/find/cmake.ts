// How programs of a CMake project are built, and where they are then.

import { withoutComments } from '../../common/without-comments.ts'
import { shellLine, shellWord } from '../../words/shell.ts'
import { around, filesNamed, folderOf, inFolder, pathFrom, type SourceTree } from './tree.ts'

/** Not `build`: the user's own is configured for another folder and cannot be copied to a side. */
const build = 'build-benchgate'

/** The text of each CMakeLists.txt without comments, by its folder, the one nearest to the top first. */
export type CMakeLists = ReadonlyMap<string, string>

export function cmakeLists(tree: SourceTree): CMakeLists {
  return new Map(
    filesNamed(tree, 'CMakeLists.txt').map(([path, text]) => [
      folderOf(path),
      withoutComments(text, 'cmake'),
    ]),
  )
}

/** The folder to configure for what is in `folder`: the outermost that adds it, or adds one that does; or itself. */
export function outermostProject(lists: CMakeLists, folder: string): string {
  const outer = around(folder)
    .slice(1)
    .find(one => adds(lists.get(one) ?? '', pathFrom(one, folder), isProject(lists, folder)))
  if (outer !== undefined) return outermostProject(lists, outer)
  if (isProject(lists, folder)) return folder
  return around(folder).findLast(one => isProject(lists, one)) ?? folder
}

/** All that a project says. */
export function textBelow(lists: CMakeLists, top: string): string {
  return [...lists].flatMap(([folder, text]) => (around(folder).includes(top) ? [text] : [])).join('\n')
}

function isProject(lists: CMakeLists, folder: string): boolean {
  return /\bproject\s*\(/i.test(lists.get(folder) ?? '')
}

/** A name made of variables may be that of any folder; one with a project of its own is rarely meant. */
function adds(text: string, path: string, isOwnProject: boolean): boolean {
  const added = [...text.matchAll(/\badd_subdirectory\s*\(\s*"?([^\s")]+)/gi)].map(([, one = '']) => one)
  const places = added.map(one => one.replace(/^\$\{[^}]*SOURCE_DIR\}\/|^\.\//, '').replace(/\/$/, ''))
  return places.some(one => one === path || (!isOwnProject && one.includes('${')))
}

/** The options of its benchmarks, and of its developers, that are off unless they are set. */
export function switchesIn(text: string): readonly string[] {
  const options = text.matchAll(
    /\boption\s*\(\s*(\w*(?:BENCH|DEVELOPER_MODE|DEVELOPMENT_BUILD)\w*)\s[^)]*\bOFF\s*\)/gi,
  )
  return [...new Set([...options].map(([, name]) => `-D${name}=ON`))]
}

/** The commands that build these targets. Without a number make starts all compilers at once; runners have four processors. */
export function built(targets: readonly string[], switches: readonly string[]): string {
  return [
    shellLine(...`cmake -S . -B ${build} -DCMAKE_BUILD_TYPE=Release`.split(' '), ...switches),
    `cmake --build ${build} --config Release --parallel 4 --target ${shellLine(...targets)}`,
  ].join('\n')
}

/** Whether programs are put into a folder other than their own. */
export function isElsewhere(text: string): boolean {
  return /RUNTIME_OUTPUT_DIRECTORY/.test(text)
}

/** A word of a command that is the program of a target, to be looked for if it is elsewhere. */
export function programIn(
  top: string,
  { name, folder }: { readonly name: string; readonly folder: string },
  isSoughtFor: boolean,
): string {
  return isSoughtFor
    ? `"$(find ${build} -type f -name ${shellWord(name)} | head -n 1)"`
    : shellWord(`./${inFolder(build, inFolder(pathFrom(top, folder), name))}`)
}
