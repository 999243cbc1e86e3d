// Moving between file systems: at any time one place has the whole, whatever its name is.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendSuffixWithinFileNameLimit, moveFile } from '../../../src/effects/git/move-files.ts'
import { long } from '../../support/long.ts'
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
    await moveFile(Buffer.from(from), Buffer.from(to))
    expect(readFileSync(join(to, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(here)).toEqual([])
    await moveFile(Buffer.from(to), Buffer.from(from))
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
    await expect(moveFile(Buffer.from(from), Buffer.from(join(there, 'filled')))).rejects.toThrow(
      /ENOTEMPTY|EEXIST/,
    )
    expect(readFileSync(join(from, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(there)).toEqual(['filled'])
    rmSync(from, { recursive: true })
    rmSync(join(there, 'filled'), { recursive: true })
  })

  test.skipIf(process.platform === 'win32')(
    'a long file stays whole where its last piece finds no room',
    long,
    () => {
      const [from, to] = [join(here, 'long'), join(there, 'long')]
      const size = 65 * 2 ** 20
      writeFileSync(from, '')
      truncateSync(from, size - 3)
      appendFileSync(from, 'end')
      const module = pathToFileURL(join(import.meta.dirname, '../../../src/effects/git/move-files.ts')).href
      const script = `import { moveFile } from '${module}'
      await moveFile(Buffer.from('${from}'), Buffer.from('${to}')).catch(({ code }) => console.log(code))`
      // In KiB: a write that crosses the limit is cut short, as on a disk that fills up, and the next one fails.
      const limited = `ulimit -f ${size / 1024 - 512}; exec "$0" --input-type=module -e "$1"`
      const { stdout } = spawnSync('bash', ['-c', limited, process.execPath, script], { encoding: 'utf8' })
      expect(stdout).toBe('EFBIG\n')
      expect(statSync(from).size).toBe(size)
      expect(readdirSync(there)).toEqual([])
      rmSync(from)
    },
  )

  test.skipIf(process.getuid?.() !== 0)('owners stay as they are where root moves', async () => {
    const [from, to] = [join(here, 'owned'), join(there, 'owned')]
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    symlinkSync('nowhere', join(from, 'link'))
    for (const [n, path] of [join(from, 'in'), join(from, 'link'), from].entries())
      lchownSync(path, 1234, 10 + n)
    chmodSync(join(from, 'in'), 0o4755)
    await moveFile(Buffer.from(from), Buffer.from(to))
    const owners = [join(to, 'in'), join(to, 'link'), to].map(path => [
      lstatSync(path).uid,
      lstatSync(path).gid,
    ])
    expect(owners).toEqual([10, 11, 12].map(gid => [1234, gid]))
    expect(lstatSync(join(to, 'in')).mode & 0o7777).toBe(0o4755)
    rmSync(to, { recursive: true })
  })
})

test('an end is put to a name, which is cut where a file system would not take it', () => {
  const path = (name: string) => Buffer.from(`/a/${name}`)
  expect(appendSuffixWithinFileNameLimit(path('b'), '.end').toString()).toBe('/a/b.end')
  expect(appendSuffixWithinFileNameLimit(path('b'.repeat(251)), '.end')).toHaveLength(258)
  const [one, two] = ['1', '2'].map(last =>
    appendSuffixWithinFileNameLimit(path(`${'b'.repeat(251)}${last}`), '.end').toString(),
  )
  expect(one).toMatch(/^\/a\/b{242}-[0-9a-f]{8}\.end$/)
  expect(one).not.toBe(two)
})
