// Moving between file systems: at any time one place has the whole, whatever its name is.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { move, withEnd } from '../../../src/effects/git/move.ts'
import { otherFileSystem } from '../../support/other-file-system.ts'

const other = otherFileSystem(tmpdir())
let here = ''
let there = ''
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), 'benchgate-move-'))
  there = mkdtempSync(join(other ?? tmpdir(), 'benchgate-move-'))
})
afterAll(() => {
  for (const folder of [here, there]) rmSync(folder, { recursive: true })
})

describe.skipIf(other === null)('to another file system', () => {
  test.each(['name', 'n'.repeat(250), 'é'.repeat(127)])('%s', async name => {
    const [from, to] = [join(here, name), join(there, name)]
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    await move(Buffer.from(from), Buffer.from(to))
    expect(readFileSync(join(to, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(here)).toEqual([])
    await move(Buffer.from(to), Buffer.from(from))
    expect(readFileSync(join(from, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(there)).toEqual([])
    rmSync(from, { recursive: true })
  })

  test('what cannot be copied whole stays, and no part of it takes space', async () => {
    const from = join(here, 'folder')
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    mkdirSync(join(there, 'filled'))
    writeFileSync(join(there, 'filled/in'), 'x')
    await expect(move(Buffer.from(from), Buffer.from(join(there, 'filled')))).rejects.toThrow(
      /ENOTEMPTY|EEXIST/,
    )
    expect(readFileSync(join(from, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(there)).toEqual(['filled'])
    rmSync(from, { recursive: true })
  })
})

test('an end is put to a name, which is cut where a file system would not take it', () => {
  const path = (name: string) => Buffer.from(`/a/${name}`)
  expect(withEnd(path('b'), '.end').toString()).toBe('/a/b.end')
  expect(withEnd(path('b'.repeat(251)), '.end')).toHaveLength(258)
  const [one, two] = ['1', '2'].map(last => withEnd(path(`${'b'.repeat(251)}${last}`), '.end').toString())
  expect(one).toMatch(/^\/a\/b{242}-[0-9a-f]{8}\.end$/)
  expect(one).not.toBe(two)
})
