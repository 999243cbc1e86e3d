// Whether what is built needs the repository's submodules.
import { isWithin, nameOf, type SourceTree } from './tree.ts'

/**
 * Whether a file that says how something in `folder` is built names a submodule: one that it does not need may be private, and
 * a checkout that cannot fill it fails.
 */
export function needsSubmodules({ texts }: Pick<SourceTree, 'texts'>, folder: string): boolean {
  const paths = [...(texts.get('.gitmodules') ?? '').matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) return false
  // What a workspace of Cargo leaves out is not needed.
  const excluded = /^\s*exclude\s*=\s*\[[^\]]*\]/gm
  const builds = [...texts].filter(
    ([path]) => !path.startsWith('.') && (isWithin(folder, path) || !path.includes('/')),
  )
  return paths.some(
    path =>
      isWithin(path, folder) ||
      builds.some(([file, text]) => !isWithin(path, file) && names(text.replace(excluded, ''), path)),
  )
}

/** Whether the path stands in the text, by itself or after folders that a variable may hold. */
function names(text: string, path: string): boolean {
  const [whole, last] = [path, nameOf(path)].map(one => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:(?:^|[\\s"'(=/}])${whole}|\\}/(?:[\\w.-]+/)*${last})(?:[\\s"')/]|$)`, 'm').test(text)
}
