// One file of a command's, and what the system may have against it.
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import {
  explainErrorsOfOutputFileOperation,
  openFileWrittenByCommandForReading,
} from '../../../src/effects/measure/output-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-file-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const text = 'é世界😀\n'.repeat(30_000)

async function opened() {
  const path = join(folder, 'a.txt')
  writeFileSync(path, text)
  return { path, file: await openFileWrittenByCommandForReading(folder, Buffer.from(path), '"a.txt"') }
}

test('comes whole, however its characters lie across the pieces', async () => {
  const { file } = await opened()
  await using _ = file
  const pieces: string[] = []
  for await (const piece of file.pieces()) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('')).toBe(text)
  expect(file.size).toBe(Buffer.byteLength(text))
})

test('comes without what is written to it meanwhile, and ends where it has become shorter', async () => {
  const { path, file } = await opened()
  await using _ = file
  let read = ''
  for await (const piece of file.pieces()) {
    read += piece
    appendFileSync(path, 'x'.repeat(100_000))
  }
  expect(read).toBe(text)
  truncateSync(path, 10)
  read = ''
  for await (const piece of file.pieces()) read += piece
  expect(Buffer.byteLength(read)).toBeLessThan(20)
})

test('that ends within a character is read to its end, and is closed when it is let go', async () => {
  const path = join(folder, 'half.txt')
  writeFileSync(path, Buffer.from([0x61, 0xc3]))
  const file = await openFileWrittenByCommandForReading(folder, Buffer.from(path), '"half.txt"')
  const whole = async () => {
    let read = ''
    for await (const piece of file.pieces()) read += piece
    return read
  }
  expect(await whole()).toBe('a\ufffd')
  await file[Symbol.asyncDispose]()
  await expect(whole()).rejects.toThrow('EBADF')
})

test('that cannot be had is told with its name, the reason, and what to do', async () => {
  const refused = explainErrorsOfOutputFileOperation('"a"', 'opened', () =>
    openFileWrittenByCommandForReading(folder, Buffer.from(folder), '"a"'),
  )
  await expect(refused).rejects.toThrow('output: "a" is not a plain file')
  const failing = explainErrorsOfOutputFileOperation('"a"', 'removed', async () => rmSync(folder))
  await expect(failing).rejects.toThrow(CouldNotMeasureError)
  await expect(failing).rejects.toThrow(
    /^output: "a" could not be removed \(ERR_FS_EISDIR\)\. Make the command/,
  )
  const other = explainErrorsOfOutputFileOperation('"a"', 'read', async () => {
    throw new RangeError('a mistake of ours')
  })
  await expect(other).rejects.toThrow(RangeError)
})
