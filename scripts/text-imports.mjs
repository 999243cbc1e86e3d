// Lets TypeScript import other files as text: `./page.css?raw` is the text, and `./page.css?hash` its hash for a
// Content-Security-Policy. This is a plugin for rolldown and vitest; text-import-hooks.mjs does the same for node.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** Returns what is imported in place of a file, null for any other import. */
export function textImport(name) {
  const [, path, kind] = /^(.*)\?(raw|hash)$/.exec(name) ?? []
  return path === undefined ? null : { path, kind }
}

/** Returns the module for such an import. The text is not on one line, so that dist can be read. */
export function textModule({ path, kind }) {
  const text = readFileSync(path, 'utf8')
  if (kind === 'raw') return `export default \`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``
  return `export default 'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const repository = resolve(import.meta.dirname, '..')

/** The id of a text in the repository, with its kind last, as Vite takes every id that ends like a style sheet for one. It stands in dist, which must be the same wherever it is built. */
const idOf = ({ path, kind }) => `text:${relative(repository, path)}:${kind}`

function importOf(id) {
  const [, path, kind] = /^text:(.*):(raw|hash)$/.exec(id) ?? []
  return path === undefined ? null : { path: resolve(repository, path), kind }
}

export const textImports = {
  name: 'text-imports',
  enforce: 'pre',
  resolveId(name, importer) {
    const found = textImport(name)
    return found && idOf({ ...found, path: resolve(dirname(importer), found.path) })
  },
  load(id) {
    const found = importOf(id)
    return found && textModule(found)
  },
}
