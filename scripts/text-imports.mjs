// Lets TypeScript import other files as text: `./page.css?raw` is the text, and `./page.css?hash` its hash for a
// Content-Security-Policy. This is a plugin for rolldown and vitest; text-import-hooks.mjs does the same for node.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

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

/** Vite takes every id that ends like a style sheet for one. */
const idOf = ({ path, kind }) => `\0${path}:${kind}`
const importOf = id => textImport(/^\0(.*):/.test(id) ? id.slice(1).replace(/:(\w+)$/, '?$1') : '')

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
