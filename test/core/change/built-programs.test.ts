// What of a program matters when it runs, why builds of the same code differ, and which functions a library exports.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createFinderOfDefiningSources,
  explainUnreproducibleBuild,
  functionsExportedByLibrary,
  isBuildStateOrEarlierResultsFile,
  namesExportedByScript,
  relevantPartsOfElf,
  sourcesInDepInfo,
  sourcesInSourceMap,
} from '../../../src/core/change/built-programs.ts'

/** A small program of this system. */
const program = new Uint8Array(readFileSync('/bin/true'))
const keysOf = (bytes: Uint8Array) => relevantPartsOfElf(bytes)?.map(({ key }) => key)
const contentsOf = (bytes: Uint8Array) =>
  relevantPartsOfElf(bytes)?.map(({ content }) => content && Buffer.from(content).toString('base64'))

describe.runIf(process.platform === 'linux')('the parts of a program that matter', () => {
  test('are its code and data, and not its build id', () => {
    const titles = keysOf(program)?.map(key => key.split(' ')[0]) ?? []
    expect(titles).toEqual(expect.arrayContaining(['entry', '.text', '.rodata', '.bss']))
    expect(titles).not.toContain('.note.gnu.build-id')
    expect(titles).not.toContain('.shstrtab')
  })

  test('differ where one byte of its code or of how it is loaded does, and where something is appended', () => {
    const loadedOtherwise = program.slice()
    const flagsOfFirstSegment = (program[0x20] ?? 0) + 4
    loadedOtherwise[flagsOfFirstSegment] = (program[flagsOfFirstSegment] ?? 0) ^ 1
    expect(contentsOf(loadedOtherwise)).not.toEqual(contentsOf(program))
    const other = program.slice()
    const text = relevantPartsOfElf(program)?.find(({ key }) => key.startsWith('.text '))?.content
    const at = (text?.byteOffset ?? 0) - program.byteOffset
    other[at] = (other[at] ?? 0) ^ 1
    expect(contentsOf(other)).not.toEqual(contentsOf(program))
    const longer = new Uint8Array([...program, 1, 2, 3])
    expect(contentsOf(longer)).not.toEqual(contentsOf(program))
    expect(keysOf(longer)?.at(-1)).toBe('appended 3')
  })

  test('are loaded, whatever their names', () => {
    const renamed = Buffer.from(program)
    renamed.write('.debug_', renamed.lastIndexOf('.rodata\0'), 'latin1')
    expect(keysOf(renamed)?.some(key => key.startsWith('.debug_ '))).toBe(true)
  })

  test('are unknown of what is cut off or damaged, without an error', () => {
    expect(relevantPartsOfElf(program.subarray(0, program.length - 1))).toBeNull()
    const end = Math.min(program.length, 64)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end - 1 }), fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const damaged = program.slice()
        damaged[at] = byte
        expect(() => relevantPartsOfElf(damaged)).not.toThrow()
      }),
    )
  })
})

test('a text has no such parts', () => {
  expect(relevantPartsOfElf(Buffer.from('#!/bin/sh\n'))).toBeNull()
})

test.each([
  ['bench', 'v1 1234567', 'v1 89abcde', /the id of its commit/],
  ['lib.jar', 'a', 'b', /times of their files.*SOURCE_DATE_EPOCH/],
  ['loop.cpython-311.pyc', 'a', 'b', /checked-hash/],
  ['bench', 'built Nov 26 2026 06:01:11', 'built Nov 26 2026 06:02:40', /__DATE__, __TIME__/],
  ['bench', '_GLOBAL__N_00000000_AB12CD34', '_GLOBAL__N_00000000_EF56AB78', /-frandom-seed/],
  ['bench', 'mov eax, 1', 'mov eax, 2', null],
])('%s: "%s" and "%s" differ for a reason', (path, base, head, why) => {
  const explained = explainUnreproducibleBuild(
    { path, base, head },
    { base: '1234567890', head: '89abcdef01' },
  )
  if (why === null) expect(explained).toBeNull()
  else expect(explained).toMatch(why)
})

test('records of build tools and of earlier results are no data of a program', () => {
  const records = [
    'target/release/.fingerprint/itoa-de29ea20c93868ff/dep-lib-itoa',
    'build/.ninja_deps',
    'target/release/build/alloca-2550d90bb862542e/output',
    'sub/target/criterion/work/base/estimates.json',
    'target/gungraun/sample/work/callgrind.work.log',
  ]
  expect(records.filter(isBuildStateOrEarlierResultsFile)).toEqual(records)
  const others = [
    'data/words.txt',
    'build/libsnappy.a',
    'fingerprint/x',
    'build/Makefile',
    'x.d',
    'target/data/iai',
  ]
  expect(others.filter(isBuildStateOrEarlierResultsFile)).toEqual([])
})

test('the sources of a dep-info file are those of its rules, each once, with their spaces', () => {
  const text = [
    '/side/target/release/deps/work-1a2b.d: benches/work.rs src/lib.rs src/my\\ module.rs /side/C:\\\\odd.rs',
    '',
    '/side/target/release/deps/work-1a2b: benches/work.rs src/lib.rs',
    '',
    'benches/work.rs:',
    'src/lib.rs:',
    '',
    '# env-dep:CARGO_PKG_NAME=sources: none.rs',
  ].join('\n')
  expect(sourcesInDepInfo(text)).toEqual([
    'benches/work.rs',
    'src/lib.rs',
    'src/my module.rs',
    '/side/C:\\odd.rs',
  ])
  expect(sourcesInDepInfo('')).toEqual([])
})

test('a source map names its sources', () => {
  const map = {
    version: 3,
    sources: ['../src/[slug].js', null, '/side/b.ts'],
    sourcesContent: ['"sources":["c"]'],
  }
  for (const indent of [0, 2])
    expect(sourcesInSourceMap(JSON.stringify(map, null, indent))).toEqual(['../src/[slug].js', '/side/b.ts'])
  expect(sourcesInSourceMap('{ "sources": [')).toEqual([])
  // A list without an end is refused at once, however often its spaces could be split.
  expect(sourcesInSourceMap(`{ "sources": [${'"a" '.repeat(100)}`)).toEqual([])
  expect(sourcesInSourceMap('')).toEqual([])
})

const isCompilerThere = (() => {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' })
    return process.platform === 'linux'
  } catch {
    return false
  }
})()

test.runIf(isCompilerThere)(
  'a stripped library, an object file and an archive export what they define',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
    const at = (name: string) => join(folder, name)
    try {
      writeFileSync(
        at('a.c'),
        'int printf(const char *, ...);\nint data;\nstatic int own(void) { return printf("a"); }\nint widget(void) { return own(); }\n',
      )
      execFileSync('cc', ['-shared', '-fPIC', '-s', '-o', at('a.so'), at('a.c')])
      execFileSync('cc', ['-c', '-o', at('a.o'), at('a.c')])
      execFileSync('ar', ['rc', at('a.a'), at('a.o')])
      expect(functionsExportedByLibrary(readFileSync(at('a.so')))).toEqual(['widget'])
      expect(functionsExportedByLibrary(readFileSync(at('a.o')))).toEqual(['widget'])
      expect(functionsExportedByLibrary(readFileSync(at('a.a'))).toSorted()).toEqual(['data', 'widget'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)

test.each([
  ['no library', '#!/bin/sh\n'],
  ['an empty file', ''],
  ['an archive that is cut off', '!<arch>\n/               0           0     0     0       4         `\n'],
])('%s exports nothing', (_, text) => {
  expect(functionsExportedByLibrary(Buffer.from(text))).toEqual([])
})

test.each([
  ['a function of C', 'int widget(void) { return 1; }', 'widget'],
  ['a function with a pointer to one as its parameter', 'void each(void (*f)(int), int n)\n{\n', 'each'],
  ['a function of Rust', 'pub extern "C" fn widget(a: i32) -> i32 {', 'widget'],
  ['a function in a namespace', 'namespace w { int widget() { return 1; } }', '_ZN1w6widgetEv'],
  ['a method of C++', 'int Widget::size() const noexcept {', '_ZNK6Widget4sizeEv'],
])('a source defines %s', (_, text, symbol) => {
  expect(createFinderOfDefiningSources(new Map([['a.c', text]]))([symbol])).toEqual(['a.c'])
})

test.each([
  ['declares', 'int widget(void);', 'widget'],
  ['has, as each program,', 'int main(void) { return 1; }', 'main'],
  ['calls', 'int f(void) { if (widget(1)) { return 2; } }', 'widget'],
  ['has for itself', 'static int widget(void) { return 1; }', 'widget'],
  ['defines in another namespace', 'namespace w { int get() { return 1; } }', '_ZN5other3getEv'],
])('it is no sign that a source %s a function', (_, text, symbol) => {
  expect(createFinderOfDefiningSources(new Map([['a.c', text]]))([symbol])).toEqual([])
})

test('the names that a script exports are taken one by one or from a list, without short, renamed and foreign ones and types', () => {
  const names = namesExportedByScript(`export const single = 1
export default class Several {}
exports.object = 2
export { listed, type Shapes, renamed as other, short }
export { foreign } from './foreign.js'
module.exports = {
  member,
  another: () => 3,
}
`)
  expect(names).toEqual(['single', 'Several', 'object', 'listed', 'member', 'another'])
})
