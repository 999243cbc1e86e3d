// Files read piece by piece.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFileInPieces } from '../../../src/effects/files/read-in-pieces.ts'

test('all pieces are the file, and the first stays as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-pieces-'))
  try {
    for (const size of [0, 5, 65_535, 65_536, 70_000, 1_200_000]) {
      const content = Buffer.from(Array.from({ length: size }, (_, n) => n % 251))
      const path = join(folder, String(size))
      writeFileSync(path, content)
      const pieces = readFileInPieces(path)
      const first = pieces.next().value ?? new Uint8Array()
      const copy = Buffer.from(first)
      const others = Array.from(pieces, piece => Buffer.from(piece))
      expect(Buffer.concat([copy, ...others]).equals(content)).toBe(true)
      expect(copy.equals(first)).toBe(true)
      expect(first.length).toBe(Math.min(size, 65_536))
    }
    expect(() => [...readFileInPieces(folder)]).toThrow('EISDIR')
    expect(() => [...readFileInPieces(join(folder, 'none'))]).toThrow('ENOENT')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
