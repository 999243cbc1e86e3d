// The layout's promises: what may import what, what is pure, how long a file may be, and what has a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  areas,
  exportedFiles,
  filesOutsideAreas,
  importsBetweenAreas,
  importsOfInsides,
} from '../scripts/areas.mjs'

const root = resolve(import.meta.dirname, '..')
const entries = [
  'src/action.ts',
  'src/action-post.ts',
  'src/action-bisect.ts',
  'src/bisect-step.ts',
  'src/index.ts',
  'src/post.ts',
  'src/command.ts',
  'src/record.ts',
  'src/report.ts',
  'src/cli.ts',
  'src/demo.ts',
]
const paths = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map(path => join(folder, path).replaceAll('\\', '/'))
    .sort()
const sources = new Map(paths('src').map(path => [path, readFileSync(join(root, path), 'utf8')]))
const core = [...sources].filter(([path]) => path.startsWith('src/core/'))
const effects = [...sources].filter(([path]) => path.startsWith('src/effects/'))

/** What a file imports: packages by name, files by path from the root. */
function imports(path: string): readonly string[] {
  const text = sources.get(path) ?? ''
  const statement =
    /^(?:import|export) (?:type )?(?:\w+|\* as \w+|(?:\w+, )?\{[^}]*\}) from '([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm
  const found = [...text.matchAll(statement)].map(([, from, bare]) => from ?? bare ?? '')
  return found.map(name =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)).replaceAll('\\', '/') : name,
  )
}

/** The file without comments and strings, where every word is code. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'/g, '')
}

/** These files and all that they import, directly or not. */
function reachedFrom(...paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    if (reached.has(path) || !sources.has(path)) return
    reached.add(path)
    imports(path).forEach(visit)
  }
  paths.forEach(visit)
  return reached
}

/** Throws where something leads back to where it came from. */
function refuseCircles(ways: ReadonlyMap<string, Iterable<string>>): void {
  const done = new Set<string>()
  const visit = (from: string, above: readonly string[]): void => {
    if (above.includes(from))
      throw new Error(`circle: ${[...above.slice(above.indexOf(from)), from].join(' → ')}`)
    if (done.has(from)) return
    for (const to of ways.get(from) ?? []) visit(to, [...above, from])
    done.add(from)
  }
  for (const from of ways.keys()) visit(from, [])
}

test('finds the sources, and every import of one is a file that exists', () => {
  expect(core.length).toBeGreaterThan(20)
  expect(effects.length).toBeGreaterThan(10)
  expect(imports('src/run/gate.ts')).toContain('src/core/result/result.ts')
  for (const path of sources.keys())
    for (const name of imports(path))
      if (name.startsWith('src/'))
        expect(existsSync(join(root, name.replace(/\?(raw|hash)$/, ''))), `${path}: ${name}`).toBe(true)
})

/** Libraries that are as pure as the core. */
const pure = ['simple-statistics', 'valibot', 'yaml', 'smol-toml']

test('the core imports only the core and pure libraries', () => {
  const foreign = core.flatMap(([path]) =>
    imports(path)
      .filter(name => !name.startsWith('src/core/') && !pure.includes(name))
      .map(name => `${path} imports ${name}`),
  )
  expect(foreign).toEqual([])
})

/** Names that several files export on purpose: each command has these. */
const shared = new Set(['usage', 'flags', 'run'])

/** The names that a file exports. */
function exportsOf(text: string): ReadonlySet<string> {
  const exported =
    /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
  return new Set([...text.matchAll(exported)].map(([, name]) => name ?? ''))
}

test('no name is exported by two files', () => {
  const files = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const name of exportsOf(text)) files.set(name, [...(files.get(name) ?? []), path])
  const twice = [...files].filter(([name, all]) => all.length > 1 && !shared.has(name))
  expect(Object.fromEntries(twice)).toEqual({})
})

test('what is exported is used by another file', () => {
  const others = ['bench', 'scripts', 'test'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(?:ts|mjs)$/.test(path))
      .map(path => readFileSync(join(root, folder, path), 'utf8')),
  )
  const users = new Map<string, number>()
  for (const text of [...sources.values(), ...others])
    for (const word of new Set(text.match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  const unused = [...sources].flatMap(([path, text]) =>
    [...exportsOf(text)].filter(name => (users.get(name) ?? 0) < 2).map(name => `${path} ${name}`),
  )
  expect(unused).toEqual([])
})

test('no parameter, variable or function has a name that once meant several things', () => {
  const overloaded =
    /(?:\b(?:const|let|function|class)\s+|[(,]\s*)(held|taken|told|around|asked|sought)\b(?=\s*(?:[:,)(]|=(?!=)))/
  const parameter = /[(,]\s*(found|given|one(?!: \w+(?:<\w+>)?, other\b))\??: /
  const named = [...sources].flatMap(([path, text]) =>
    [overloaded, parameter].map(pattern => [path, pattern.exec(code(text))?.[1]]),
  )
  expect(named.filter(([, name]) => name !== undefined)).toEqual([])
})

test('the core uses no clock, randomness, environment or output', () => {
  const forbidden =
    /\bDate\.now\b|\bnew Date\b|\bMath\.random\b|\bprocess\b\s*[.[]|\bconsole\s*\.|\bglobalThis\b|\bperformance\s*\.|\bfetch\s*\(/
  for (const [path, text] of core) expect(code(text).match(forbidden)?.[0], path).toBeUndefined()
})

test('effects import no file of src/run, no command and no entry', () => {
  const upward = effects.flatMap(([path]) =>
    imports(path)
      .filter(
        name =>
          ['src/run/gate.ts', 'src/run/bisect.ts'].includes(name) ||
          name.startsWith('src/commands/') ||
          entries.includes(name),
      )
      .map(name => `${path} imports ${name}`),
  )
  expect(upward).toEqual([])
})

test('nothing imports an entry, as importing it would run it, but what starts the Action', () => {
  const importing = [...sources.keys()].filter(path => imports(path).some(name => entries.includes(name)))
  expect(importing).toEqual(['src/action-bisect.ts', 'src/action-post.ts', 'src/action.ts'])
})

test('rooms that decide do not import words or reports', () => {
  const spoken = core
    .filter(([path]) => /^src\/core\/(?:model|stats|rounds|judge|change|profile)\//.test(path))
    .flatMap(([path]) => imports(path).map(name => `${path} imports ${name}`))
  expect(spoken.filter(one => / src\/core\/(?:words|report)\//.test(one))).toEqual([])
  expect(spoken).toContain('src/core/judge/verdict.ts imports src/core/model/comparison.ts')
})

test('no file that the gate uses imports code of other commands', () => {
  const reached = reachedFrom('src/index.ts', 'src/post.ts', 'src/report.ts', 'src/run/gate.ts')
  expect(reached).toContain('src/core/judge/verdict.ts')
  const apart =
    /^src\/(?:core\/(?:compare|benchproc|canary|init|doctor|bisect)|effects\/(?:init|doctor|terminal)|commands)\//
  expect([...reached].filter(path => apart.test(path))).toEqual([])
})

test('everything that the gate prints in a workflow goes through the workflow console', () => {
  const door = 'src/effects/github/workflow-console.ts'
  const printing =
    /\bcore\s*\.\s*(?:info|notice|warning|error|debug|setFailed|startGroup|endGroup|group|setCommandEcho)\b|\bprocess\s*\.\s*std(?:out|err)\b|\bglobalThis\s*\.\s*console\b|\bemitWarning\b/
  const found = [...reachedFrom('src/index.ts', 'src/post.ts', 'src/report.ts')].filter(
    path => path !== door && printing.test(code(sources.get(path) ?? '')),
  )
  expect(found).toEqual([])
  expect(code(sources.get(door) ?? '')).toMatch(printing)
  // Where it is imported under another name, or piece by piece, this test would see nothing.
  const toolkit = [...sources].filter(([, text]) => text.includes("'@actions/core'"))
  for (const [path, text] of toolkit) expect(text, path).toContain("import * as core from '@actions/core'")
})

test('no process inherits our environment, which any process of the user could read', () => {
  const starts = /\b(?:spawn|spawnSync|execFile|execFileSync|exec|execSync)\)?\((?!\))/g
  const calls = effects.flatMap(([path, text]) =>
    /node:child_process|@actions\/exec/.test(text)
      ? [...text.matchAll(starts)].map(({ index }) => [path, text.slice(index, index + 600)] as const)
      : [],
  )
  expect(calls.length).toBeGreaterThan(5)
  const inheriting = calls.filter(([, call]) => !/\benv\b/.test(call) && !/^exec\w*\)?\([^,]*\)/.test(call))
  expect(inheriting.map(([path, call]) => `${path}: ${call.slice(0, 60)}`)).toEqual([])
})

test('only entries do something when they are loaded', () => {
  // A statement at the margin that is no declaration, closing bracket or comment.
  const statement =
    /^(?!import\b|export\b|declare\b|const\b|let\b|function\b|async function\b|class\b|interface\b|type\b|\/\/|\/\*| |[})\]>])\S.*/m
  const acting = [...sources]
    .filter(([, text]) => statement.test(code(text).replace(/`(?:\\.|[^`\\])*`/g, '')))
    .map(([path]) => path)
  expect(acting.filter(path => !entries.includes(path))).toEqual([])
  expect(acting).toContain('src/index.ts')
})

test('imports have no cycle', () => {
  refuseCircles(
    new Map([...sources.keys()].map(path => [path, imports(path).filter(name => sources.has(name))])),
  )
})

test('a cycle of any length is found', () => {
  const ways = new Map<string, readonly string[]>([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
  ])
  expect(() => refuseCircles(ways)).not.toThrow()
  expect(() => refuseCircles(ways.set('d', ['b']))).toThrow('circle: b → c → d → b')
})

test('rooms have no cycle', () => {
  // Nothing imports an entry, so entries belong to no room.
  const rooms = new Map<string, Set<string>>()
  for (const path of sources.keys()) {
    if (entries.includes(path)) continue
    const others = imports(path).filter(name => sources.has(name) && dirname(name) !== dirname(path))
    const known = rooms.get(dirname(path)) ?? new Set()
    rooms.set(dirname(path), new Set([...known, ...others.map(name => dirname(name))]))
  }
  expect(rooms.get('src/core/report/say')).toContain('src/core/judge')
  expect(rooms.get('src/core/report/show')).toContain('src/core/report/say')
  refuseCircles(rooms)
})

test('every file is in an area, and no area imports one above it', () => {
  expect(areas.length).toBeLessThanOrEqual(14)
  expect(filesOutsideAreas()).toEqual([])
  const imported = importsBetweenAreas()
  expect(imported.length).toBeGreaterThan(1000)
  expect(imported.filter(({ from, to }) => to < from)).toEqual([])
})

test('a room is imported from outside through the files that it exports', () => {
  expect(importsOfInsides()).toEqual([])
  for (const [folder, names] of Object.entries(exportedFiles))
    for (const name of names) expect(sources.has(`src/${folder}/${name}.ts`), `${folder}/${name}`).toBe(true)
})

test('every file begins with the sentence that says what it is for, and has no more than 600 lines', () => {
  for (const [path, text] of sources) {
    expect(text, path).toMatch(/^(#!.*\n)?\/\/ [A-Z`].*/)
    expect(text.split('\n').length, path).toBeLessThanOrEqual(600)
  }
})
