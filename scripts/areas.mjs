// The areas of src: which folders belong together, in an order in which each area imports only itself and those after it.
// The drawing of docs/architecture.md is made from the imports by this file, and test/architecture.test.ts refuses an import upwards.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** An area's name and its folders below src; entries are the files of src itself. */
export const areas = [
  ['entries', ['.']],
  ['commands', ['commands']],
  ['init and doctor', ['core/init', 'core/doctor', 'effects/init', 'effects/doctor']],
  ['run', ['run']],
  [
    'measure',
    [
      'effects/measure',
      'effects/go',
      'effects/provenance',
      'effects/profile',
      'effects/inputs',
      'effects/terminal',
    ],
  ],
  ['git and GitHub', ['effects/git', 'effects/github', 'effects/history']],
  ['system', ['effects/processes', 'effects/files', 'effects/program', 'effects/machine']],
  ['compare', ['core/compare', 'core/benchproc']],
  ['result', ['core/result', 'core/merge', 'core/shard', 'core/history']],
  ['report', ['core/report', 'core/live']],
  ['inputs', ['core/inputs', 'core/filter', 'core/command', 'core/bisect']],
  ['formats and code', ['core/formats', 'core/go', 'core/change', 'core/profile', 'core/canary']],
  ['judge', ['core/judge', 'core/stats', 'core/rounds']],
  ['model', ['core/model', 'core/common', 'core/words']],
]

/**
 * What the folders inside a room export: only these files may be imported from outside of the room. A folder that is missing here
 * exports nothing.
 */
export const exportedFiles = {
  'core/formats/own': ['custom-format'],
  'core/formats/reading': ['clean-text', 'format'],
  'core/formats/tools/go': ['go', 'go-lines', 'go-write'],
  'core/history/show': ['csv', 'issue', 'page', 'terminal'],
  'core/init/find': ['marks', 'scanned-repository', 'suite'],
  'core/report/say': [
    'block',
    'run-failure',
    'fit-limit',
    'headline',
    'how-measured',
    'failed-and-unmeasured',
    'rules',
    'sentence',
    'terminal-report',
    'versions',
  ],
  'core/report/show': ['bisection', 'comment-text', 'exports', 'html', 'markdown', 'plain-text', 'terminal'],
  'core/report/show/html': ['page'],
  'effects/git/checkout': ['checkout', 'journal'],
  'effects/git/recovery': ['recover'],
  'effects/git/revisions': ['changes', 'commits', 'own-commits', 'remote', 'revisions'],
  'effects/git/worktrees': ['worktree-folder', 'worktrees'],
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .sort()

/** The number of the area of a file below src; -1 if it is in none. */
function areaOf(path) {
  const folder = dirname(path)
  return areas.findIndex(([, folders]) =>
    folders.some(name => folder === name || (name !== '.' && folder.startsWith(`${name}/`))),
  )
}

const imports = sources.flatMap(file => {
  const text = readFileSync(join(root, 'src', file), 'utf8')
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)].map(([, name]) => ({
    file,
    imported: join(dirname(file), name),
  }))
})

/** Returns each import of one area by another, as `{ from, to, file, imported }` with the numbers of the areas. */
export function importsBetweenAreas() {
  return imports
    .map(one => ({ from: areaOf(one.file), to: areaOf(one.imported), ...one }))
    .filter(({ from, to }) => from !== to)
}

/** Returns the imports, from outside of a room, of files that its inner folders do not export. */
export function importsOfInsides() {
  return imports.filter(({ file, imported }) => {
    const [layer, room, ...inner] = dirname(imported).split('/')
    if (inner.length === 0 || file.startsWith(`${layer}/${room}/`)) return false
    return !exportedFiles[dirname(imported)]?.includes(basename(imported, '.ts'))
  })
}

/** Returns the files of src that are in no area. */
export function filesOutsideAreas() {
  return sources.filter(file => areaOf(file) < 0)
}

/** Returns the areas as a Mermaid graph. An arrow is left out where a longer way has the same ends. */
export function drawAreas() {
  const ways = new Map(areas.map((_, n) => [n, new Set()]))
  // Upward imports, which the architecture test refuses, would make a circle here.
  for (const { from, to } of importsBetweenAreas()) if (from < to) ways.get(from)?.add(to)
  const leads = (from, to) => from === to || [...(ways.get(from) ?? [])].some(next => leads(next, to))
  const arrows = [...ways].flatMap(([from, all]) =>
    [...all]
      .filter(to => ![...all].some(other => other !== to && leads(other, to)))
      .sort((a, b) => a - b)
      .map(to => `  a${from} --> a${to}`),
  )
  const boxes = areas.map(([name, folders], n) => {
    const listed = folders.map(folder => (folder === '.' ? 'src/*.ts' : folder))
    const lines = [0, 3].map(from => listed.slice(from, from + 3).join(', ')).filter(line => line !== '')
    return `  a${n}["<b>${name}</b><br>${lines.join('<br>')}"]`
  })
  return ['```mermaid', 'graph TD', ...boxes, ...arrows, '```'].join('\n')
}
