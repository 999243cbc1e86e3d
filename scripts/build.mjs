// Bundles src into dist: `node scripts/build.mjs` writes it, `--check` fails if the committed dist is not fresh, and
// `--into FOLDER` writes to another folder.
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { minify } from 'rolldown/utils'
import { textImports } from './text-imports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = [
  'action',
  'action-bisect',
  'action-post',
  'index',
  'post',
  'report',
  'command',
  'record',
  'cli',
  'demo',
]
const sizeLimit = 2_500_000

/**
 * @actions/github and @actions/http-client load undici for requests that are never made through it here: ours go through
 * the latter's own client (src/effects/github/api.ts). With all of it dist would be twice as large.
 */
const withoutUndici = {
  name: 'without-undici',
  resolveId: name => (name === 'undici' ? '\0undici' : null),
  load: id =>
    id === '\0undici'
      ? "export class ProxyAgent {}\nexport function fetch() { throw new Error('undici is not part of this') }"
      : null,
}

/**
 * @actions/github parses the event's file while it is loaded, for a context that is not used here: one that is no JSON would end every
 * step with a stack. src/effects/github/event.ts reads it, and says what is wrong with it.
 */
const withoutContext = {
  name: 'without-context',
  load: id => (/@actions\/github\/lib\/context\.js$/.test(id) ? 'export class Context {}' : null),
}

/** Those of Octokit's thousand named requests that `src` makes. */
const usedEndpoints = {
  name: 'used-endpoints',
  async load(id) {
    if (!/plugin-rest-endpoint-methods\/.*\/generated\/endpoints\.js$/.test(id)) return null
    const { default: all } = await import(pathToFileURL(id).href)
    const used = {}
    for (const [, scope, method] of (await sourceText()).matchAll(/\brest\s*\.(\w+)\s*\.(\w+)/g))
      used[scope] = { ...used[scope], [method]: all[scope][method] }
    return `export default ${JSON.stringify(used)}`
  },
}

async function sourceText() {
  const folder = join(root, 'src')
  const names = (await files(folder)).filter(name => name.endsWith('.ts'))
  return (await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))).join('\n')
}

/**
 * `benchgate compare` is called in loops and by scripts, and each file that it loads takes a millisecond: what it shares with
 * other commands is one file. Libraries that only the workflow needs are kept apart, as the terminal program does not load
 * them.
 */
function chunkOf(id) {
  if (shared.has(id)) return 'basics'
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)
  if (found === null) return null
  if (loadedLate.has(found[1])) return `libraries-${found[1]}`
  return ofTerminal.has(found[1]) ? 'libraries' : 'libraries-of-workflow'
}
const ofTerminal = new Set(['@actions/exec', '@actions/io', 'simple-statistics'])
/** Libraries of single tasks, which have a file each: most runs do not load them. */
const loadedLate = new Set(['valibot', 'yaml', 'smol-toml'])

/** Our files that are loaded with `entry`, whatever it does then. */
function loadedWith(...entries) {
  const found = new Set()
  const visit = path => {
    if (found.has(path)) return
    found.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, name] of text.matchAll(/^(?:import|export) (?!type )[^']*? from '(\.[^']+)'/gm)) {
      const textId = textImports.resolveId(name, path)
      if (textId === null) visit(join(dirname(path), name))
      else found.add(textId)
    }
  }
  for (const entry of entries) visit(join(root, 'src', `${entry}.ts`))
  return found
}

const others = loadedWith(
  ...[
    'cli',
    'index',
    'report',
    'commands/measure',
    'commands/init',
    'commands/doctor',
    'commands/present',
    'core/compare/compare-page',
    'core/compare/compare-rules',
    'effects/inputs/rules-file',
  ],
)
const shared = new Set([...loadedWith('cli', 'commands/compare')].filter(path => others.has(path)))
// An entry that waits for a chunk cannot be in one that this chunk needs.
shared.delete(join(root, 'src', 'cli.ts'))

/** What the Action needs for its first line is one small file. */
const start = loadedWith('action')
start.delete(join(root, 'src', 'action.ts'))

/** Libraries are read where they come from, so they are minified here. Our own code stays as it is written, for whoever reads dist. */
const minifiedLibraries = {
  name: 'minified-libraries',
  async renderChunk(code, { name }) {
    if (!name.startsWith('libraries')) return null
    const { code: short, errors } = await minify(`${name}.js`, code, { module: true })
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '))
    return { code: short, map: null }
  },
}

/** What libraries make when they are loaded, which is left out where nobody asks for it. */
const manualPureFunctions = ['Summary']

async function build(folder) {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map(name => [name, join(root, 'src', `${name}.ts`)])),
    platform: 'node',
    transform: { target: 'node20' },
    treeshake: { manualPureFunctions },
    plugins: [textImports, withoutUndici, withoutContext, usedEndpoints, minifiedLibraries],
    onLog(level, log, handle) {
      if (log.code !== 'EVAL') handle(level, log)
    },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    codeSplitting: {
      groups: [
        { name: 'start', test: id => start.has(id), priority: 1, debugName: 'start' },
        { name: chunkOf, debugName: 'chunks' },
      ],
    },
    minify: false,
    minifyInternalExports: false,
    comments: { annotation: false, jsdoc: false, legal: false },
  })
  await bundle.close()
  await writeFile(join(folder, 'licenses.txt'), await licenses(output))
  await writeFile(join(folder, 'README.md'), await npmPage())
  await writeFile(join(folder, 'LICENSE'), await readFile(join(root, 'LICENSE'), 'utf8'))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await npmPackage(), null, 2)}\n`)
}

/** What is published for terminals: everything is bundled, so that `npx benchgate` installs nothing else. */
async function npmPackage() {
  const { name, version, description, license, type, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const repository = { type: 'git', url: 'git+https://github.com/benchgate/benchgate.git' }
  return { name, version, description, license, repository, type, engines, bin: { benchgate: 'cli.js' } }
}

/** The README as npm shows it, away from the repository. */
async function npmPage() {
  const page = await readFile(join(root, 'README.md'), 'utf8')
  const at = 'https://github.com/benchgate/benchgate'
  return page
    .replace(/\]\((?!https?:|#)([^)]+)\)/g, (_, path) => `](${at}/blob/main/${path})`)
    .replace(/(src|srcset)="(?!https?:)([^"]+)"/g, (_, name, path) => `${name}="${at}/raw/main/${path}"`)
}

/** The licences of everything bundled, since dist is a copy of it. */
async function licenses(output) {
  const names = new Set()
  for (const chunk of output)
    for (const id of chunk.moduleIds ?? []) {
      const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)
      if (found) names.add(found[1])
    }
  const texts = []
  for (const name of [...names].sort()) {
    const folder = join(root, 'node_modules', name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const file = (await readdir(folder)).find(entry => /^licen[cs]e/i.test(entry))
    const text = file ? (await readFile(join(folder, file), 'utf8')).trim() : ''
    texts.push(`${name} ${version} (${license})\n\n${text}\n`)
  }
  return texts.join('\n----\n\n')
}

async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

async function differences(fresh, committed) {
  const names = new Set([...(await files(fresh)), ...(await files(committed).catch(() => []))])
  const different = []
  for (const name of names) {
    const [a, b] = await Promise.all(
      [fresh, committed].map(folder => readFile(join(folder, name), 'utf8').catch(() => null)),
    )
    if (a !== b) different.push(name)
  }
  return different
}

const { values: asked } = parseArgs({ options: { check: { type: 'boolean' }, into: { type: 'string' } } })
const dist = asked.into ?? join(root, 'dist')
if (asked.check) {
  const fresh = await mkdtemp(join(tmpdir(), 'benchgate-dist-'))
  await build(fresh)
  const different = await differences(fresh, dist)
  await rm(fresh, { recursive: true })
  if (different.length > 0) {
    console.error(`dist is stale (${different.join(', ')}). Run "npm run build" and commit dist.`)
    process.exitCode = 1
  }
} else {
  await rm(dist, { recursive: true, force: true })
  await build(dist)
}

let size = 0
for (const name of await files(dist)) if (name.endsWith('.js')) size += (await stat(join(dist, name))).size
console.log(`dist: ${size} bytes of code`)
if (size > sizeLimit) {
  console.error(`dist is over ${sizeLimit} bytes`)
  process.exitCode = 1
}
