// How go calls its linker, as its script records it, and how the linker is called again.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  linkerArgumentsOfGoRelink,
  parseRecordedLinkerCall,
  readGoCodePropertiesForRelinking,
  toolexecScriptRecordingLinkerCall,
} from '../../../src/core/go/relinking.ts'

const folder = mkdtempSync(join(tmpdir(), 'benchgate-linker-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a tool under the script, and gives what the script wrote; null where it wrote nothing. */
function recorded(name: string, args: readonly string[]): string | null {
  const [script, tool, file] = ['script', name, 'record'].map(one => join(folder, one))
  rmSync(file as string, { force: true })
  writeFileSync(script as string, toolexecScriptRecordingLinkerCall)
  writeFileSync(tool as string, '#!/bin/sh\necho "$# arguments"', { mode: 0o755 })
  const env = { PATH: process.env.PATH ?? '', BENCHGATE_LINKER: file as string, SAID: 'two\nlines = one' }
  const said = execFileSync('sh', [script as string, tool as string, ...args], { cwd: folder, env })
  expect(String(said)).toBe(`${args.length} arguments\n`)
  try {
    return readFileSync(file as string, 'utf8')
  } catch {
    return null
  }
}

const args = ['-o', 'x.test', '-importcfg', 'list', "-X=a=it's $HOME `x`\n2", '', 'main.a']

describe('a call of the linker', () => {
  test('is recorded word for word, with its folder and environment', () => {
    const call = parseRecordedLinkerCall(recorded('link', args) ?? '')
    expect(call).toMatchObject({ file: join(folder, 'link'), args, cwd: folder })
    expect(call?.env.SAID).toBe('two\nlines = one')
  })

  test('is recorded of no other tool, and not where only its version is asked for', () => {
    expect(recorded('compile', args)).toBeNull()
    expect(recorded('link', ['-V=full'])).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['no number', 'x\0/folder\0link\0'],
    ['fewer words than it says', '9\0/folder\0link\0-o\0x'],
    ['no environment', `8\0/folder\0link\0${args.join('\0')}\0`],
    ['no output', '4\0/folder\0link\0-importcfg\0list\0main.a\0A=1\0'],
    ['nothing to link', '4\0/folder\0link\0-o\0x\0main.a\0A=1\0'],
  ])('is none with %s', (_, text) => {
    expect(parseRecordedLinkerCall(text)).toBeNull()
  })
})

describe('the same code again', () => {
  const call = { file: '/go/link', args, cwd: '/tree', env: {} }

  test('goes elsewhere, in an order of its own, without what only debuggers read', () => {
    const code = readGoCodePropertiesForRelinking(
      'packagefile runtime=/a\npackagefile example.com/debug/elf=/b\n',
    )
    expect(code).toEqual({ hasC: false, readsItself: false })
    const same = args.slice(2, -1)
    expect(linkerArgumentsOfGoRelink(call, code, '/new', 7)).toEqual([
      '-o',
      '/new',
      ...same,
      '-w',
      '-randlayout=7',
      'main.a',
    ])
  })

  test.each(['debug/dwarf', 'debug/elf', 'debug/macho', 'debug/pe'])('keeps that for %s', path => {
    const code = readGoCodePropertiesForRelinking(
      `# import config\npackagefile runtime=/a\npackagefile ${path}=/b\n`,
    )
    expect(linkerArgumentsOfGoRelink(call, code, '/new', 7)).not.toContain('-w')
  })

  test('has C where the runtime has', () => {
    expect(readGoCodePropertiesForRelinking('packagefile runtime/cgo=/a\n').hasC).toBe(true)
    expect(readGoCodePropertiesForRelinking('packageshlib runtime/cgo=/a\n').hasC).toBe(false)
  })
})
