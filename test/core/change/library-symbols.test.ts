// Which functions a library exports, and whether a source defines them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { definesOneOfSymbols, functionsExportedByLibrary } from '../../../src/core/change/library-symbols.ts'

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
  expect(definesOneOfSymbols(text, [symbol])).toBe(true)
})

test.each([
  ['declares', 'int widget(void);', 'widget'],
  ['calls', 'int f(void) { if (widget(1)) { return 2; } }', 'widget'],
  ['has for itself', 'static int widget(void) { return 1; }', 'widget'],
  ['defines in another namespace', 'namespace w { int get() { return 1; } }', '_ZN5other3getEv'],
])('it is no sign that a source %s a function', (_, text, symbol) => {
  expect(definesOneOfSymbols(text, [symbol])).toBe(false)
})
