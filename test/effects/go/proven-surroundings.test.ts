// What is not proven though its test binary is the same on both sides: whatever else a run of it depends on.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DifferingPath } from '../../../src/core/change/reach.ts'
import type { BuiltPackage, PreparedGoSide } from '../../../src/effects/go/prepare-side.ts'
import { proveGoBenchmarksUnchanged } from '../../../src/effects/go/prove-unchanged.ts'

let folder = ''
const file = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-proven-'))
  for (const name of ['base.test', 'head.test']) await writeFile(file(name), 'code and README')
})
afterAll(() => rm(folder, { recursive: true }))

const toolchain: BuiltPackage['toolchain'] = { version: 'go1.26.0', env: {}, canRelink: true }
const path = 'example.com/m/parse'
const nothing: readonly DifferingPath[] = []

function built(side: string, more: Partial<BuiltPackage> = {}): BuiltPackage {
  return {
    package: { path, folder: 'parse', module: '.', env: {} },
    ...{ file: file(`${side}.test`), cwd: '/work/parse', env: { A: '1' }, toolchain, linker: null },
    ...{ benchmarks: new Map([['BenchmarkA', '^BenchmarkA$']]), duplicates: new Set() },
    ...more,
  }
}

const side = (one: BuiltPackage): PreparedGoSide => ({
  ...{ root: '/work', go: { flags: [], run: () => Promise.reject(new Error('not run')) } },
  ...{ built: new Map([[path, one]]), broken: new Map(), unmatched: [] },
})

async function isProven(
  base: BuiltPackage,
  head: BuiltPackage,
  change = nothing,
  mayRunOtherC?: (built: BuiltPackage) => boolean,
): Promise<boolean> {
  const readsNone = () => Promise.reject(new Error('not run'))
  const compareCode = () => Promise.resolve(null)
  const means = { readsNone, compareCode, ...(mayRunOtherC && { mayRunOtherC }) }
  const { names } = await proveGoBenchmarksUnchanged({ base: side(base), head: side(head) }, change, means)
  return names.get(path)?.has('BenchmarkA') ?? false
}

test('the same in the same surroundings is proven', async () => {
  expect(await isProven(built('base'), built('head'))).toBe(true)
})

test.each<[string, () => Partial<BuiltPackage>]>([
  ['a folder', () => ({ package: { path, folder: 'other', module: '.', env: {} } })],
  ['a module', () => ({ package: { path, folder: 'parse', module: 'parse', env: {} } })],
  ['a workspace', () => ({ package: { path, folder: 'parse', module: '.', env: { GOWORK: 'off' } } })],
  ['a place to run in', () => ({ cwd: '/work/other' })],
  ['a variable', () => ({ env: { A: '2' } })],
  ['a version of Go', () => ({ toolchain: { version: 'go1.26.1', env: {}, canRelink: true } })],
  [
    'a setting of Go',
    () => ({ toolchain: { version: 'go1.26.0', env: { GODEBUG: 'x=1' }, canRelink: true } }),
  ],
  ['a benchmark that is asked for', () => ({ benchmarks: new Map([['BenchmarkB', '^BenchmarkB$']]) })],
])('not with %s of its own', async (_, more) => {
  expect(await isProven(built('base'), built('head', more()))).toBe(false)
})

test('nor where go says nothing of what it was built with', async () => {
  const unknown = { toolchain: null }
  expect(await isProven(built('base', unknown), built('head', unknown))).toBe(false)
})

test('nor where it may run C code that differs; but the macro that names the side differs without effect', async () => {
  expect(await isProven(built('base'), built('head'), nothing, () => true)).toBe(false)
  const of = (side: string) => ({ env: { A: '1', CGO_CPPFLAGS: `-DBENCHGATE_SIDE_${side}` } })
  expect(await isProven(built('base', of('base')), built('head', of('head')))).toBe(true)
})

test('where only a run can tell what it reads, that decides', async () => {
  const differing = (name: string) => [{ path: name, isPlain: true }]
  const answered = async (name: string, answer: boolean) => {
    const asked: unknown[] = []
    const given = { base: side(built('base')), head: side(built('head')) }
    const { names } = await proveGoBenchmarksUnchanged(given, differing(name), {
      async readsNone(_, paths, onSide) {
        asked.push([onSide, ...paths])
        return answer
      },
      compareCode: () => Promise.resolve(null),
    })
    return [names.has(path), asked]
  }
  expect(await answered('docs/words.md', true)).toEqual([
    true,
    [
      ['head', 'docs/words.md'],
      ['base', 'docs/words.md'],
    ],
  ])
  expect(await answered('README.md', false)).toEqual([false, [['head', 'README.md']]])
})

test('of two other binaries, the benchmarks that reach the same code are proven, and only these are run to see what they read', async () => {
  const reason = { difference: 'content', path: ['parse.BenchmarkA', 'parse.Read'] }
  await writeFile(file('other.test'), 'other code')
  const benchmarks = new Map(['A', 'B', 'C'].map(name => [`Benchmark${name}`, `^Benchmark${name}$`]))
  const base = built('base', { benchmarks })
  const head = built('other', { benchmarks, duplicates: new Set(['BenchmarkC']) })
  const run: (readonly string[])[] = []
  const { names, among, reach } = await proveGoBenchmarksUnchanged(
    { base: side(base), head: side(head) },
    [{ path: 'parse/parse.go', isPlain: true }],
    {
      async readsNone({ benchmarks }) {
        run.push([...benchmarks.keys()])
        return true
      },
      compareCode: async () => ({
        unchanged: ['BenchmarkB', 'BenchmarkC'],
        reasons: new Map([['BenchmarkA', reason]]),
        changed: [
          { name: 'parse.Read', isReached: true },
          { name: 'parse.Write', isReached: false },
        ],
      }),
    },
  )
  expect(names.get(path)).toEqual(new Set(['BenchmarkB']))
  expect(run).toEqual([['BenchmarkB'], ['BenchmarkB']])
  expect(among).toBe(3)
  expect(reach).toEqual({
    changed: ['parse.Read', 'parse.Write'],
    unreached: ['parse.Write'],
    reasons: new Map([['example.com/m/parse.BenchmarkA', reason]]),
  })
})
