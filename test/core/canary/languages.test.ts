// What the canary puts into a file: a text that fails, in the real tools that are here.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  breakableSourceLanguageOfPath,
  sourceLanguagesCanaryCanBreak,
} from '../../../src/core/canary/canary.ts'
import { hasTool } from '../../support/has-tool.ts'
import { long } from '../../support/long.ts'

test('each extension belongs to one row', () => {
  const all = sourceLanguagesCanaryCanBreak.flatMap(({ extensions }) => extensions)
  expect(all).toEqual([...new Set(all)])
  for (const one of sourceLanguagesCanaryCanBreak)
    for (const extension of one.extensions)
      expect(breakableSourceLanguageOfPath(`a/b.${extension}`)).toBe(one)
})

test('the language is told by the extension alone, in capitals too', () => {
  expect(breakableSourceLanguageOfPath('R/fit.R')?.extensions).toContain('r')
  expect(breakableSourceLanguageOfPath('src/x.go/notes.txt')).toBeNull()
  expect(breakableSourceLanguageOfPath('go')).toBeNull()
  expect(breakableSourceLanguageOfPath('Makefile')).toBeNull()
})

const tried: readonly (readonly [file: string, tool: string, args: readonly string[]])[] = [
  ['x.py', 'python3', ['x.py']],
  ['x.py', 'python3', ['-c', 'import x']],
  ['x.mjs', process.execPath, ['x.mjs']],
  ['x.cjs', process.execPath, ['-e', 'require("./x.cjs")']],
  ['x.c', 'gcc', ['-fsyntax-only', 'x.c']],
  ['x.hpp', 'gcc', ['-fsyntax-only', 'x.hpp']],
  ['x.go', 'go', ['vet', 'x.go']],
  ['x.rs', 'rustc', ['--crate-type', 'lib', '--emit', 'metadata', 'x.rs']],
  ['x.pl', 'perl', ['x.pl']],
]

for (const [file, tool, args] of tried)
  test.skipIf(!hasTool(tool))(`${file} fails in ${tool} ${args.join(' ')}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
    writeFileSync(join(folder, file), breakableSourceLanguageOfPath(file)?.text ?? '')
    const { status } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(status).not.toBe(0)
  })

test('what tsc writes of a broken file fails, too', long, () => {
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
  writeFileSync(join(folder, 'x.ts'), breakableSourceLanguageOfPath('x.ts')?.text ?? '')
  const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
  expect(spawnSync(process.execPath, [tsc, 'x.ts'], { cwd: folder }).status).not.toBe(0)
  expect(() => execFileSync(process.execPath, ['x.js'], { cwd: folder, stdio: 'pipe' })).toThrow()
  rmSync(folder, { recursive: true })
})
