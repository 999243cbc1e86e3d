// The result files of a folder that others have filled.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readResultsInFolder } from '../../../src/effects/files/results.ts'
import { failing } from '../../core/report/samples.ts'
import { long } from '../../support/long.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-results-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return path
}

const whys = async () => (await readResultsInFolder(folder)).map(({ name, why }) => [name, why])

test('every result below the folder is read, in order; anything else is left alone', long, async () => {
  const text = JSON.stringify(failing())
  await put('benchgate-2/result.json', text)
  await put('benchgate-1/result.json', text)
  await put('benchgate-1/report.md', 'x')
  const found = await readResultsInFolder(folder)
  expect(found.map(({ name, why }) => [name, why])).toEqual([
    ['benchgate-1/result.json', ''],
    ['benchgate-2/result.json', ''],
  ])
  expect(found[0]?.result).toEqual(JSON.parse(text))
})

test('a folder that is not there holds nothing; a file is no folder', async () => {
  expect(await readResultsInFolder(join(folder, 'none'))).toEqual([])
  await expect(readResultsInFolder(await put('file', ''))).rejects.toThrow(
    'cannot be read as a folder (ENOTDIR)',
  )
})

test('links are followed neither to files nor to folders', long, async () => {
  const outside = await mkdtemp(join(tmpdir(), 'benchgate-outside-'))
  await writeFile(join(outside, 'result.json'), JSON.stringify(failing()))
  await mkdir(join(folder, 'a'))
  await symlink(join(outside, 'result.json'), join(folder, 'a/result.json'))
  await symlink(outside, join(folder, 'b'))
  await symlink('a', join(folder, 'result.json'))
  expect(await whys()).toEqual([
    ['a/result.json', 'It is a link, and links are not followed.'],
    ['result.json', 'It is a link, and links are not followed.'],
  ])
  await rm(outside, { recursive: true })
})

test('what is no result is named with the reason, and the others are read', async () => {
  await put('1/result.json', JSON.stringify(failing()))
  await put('2/result.json', '[')
  await put('3/result.json', '')
  await writeFile(join(folder, '3/result.json'), Buffer.from([0xff, 0xfe]))
  execFileSync('mkfifo', [join(folder, 'result.json')])
  expect(await whys()).toEqual([
    ['1/result.json', ''],
    ['2/result.json', expect.stringMatching(/^The file is not JSON: /)],
    ['3/result.json', 'It is not UTF-8 text.'],
    ['result.json', 'It is not a plain file.'],
  ])
})

test('a file that is too large is not read', async () => {
  await truncate(await put('result.json', '{}'), 70 * 2 ** 20)
  expect(await whys()).toEqual([['result.json', 'It exceeds the limit of 64 MiB.']])
})

test('neither are more files than there can be parts, nor folders without end', long, async () => {
  for (let n = 0; n <= 1000; n++) await put(`${n}/result.json`, '{}')
  await expect(readResultsInFolder(folder)).rejects.toThrow(/there are 1001 files "result.json" in /)
  await put(`${'deep/'.repeat(40)}result.json`, '{}')
  await expect(readResultsInFolder(folder)).rejects.toThrow(/1001 files/)
})
