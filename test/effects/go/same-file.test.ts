// Two files are the same only where every byte is, and what cannot be read is never the same.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesHaveSameBytes } from '../../../src/effects/go/prove-unchanged.ts'

const folder = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const one = written('one', 'a\0README.md\0b')

test.each([
  ['the same bytes', written('same', 'a\0README.md\0b'), true],
  ['another byte', written('other', 'a\0README.md\0c'), false],
  ['one byte more', written('longer', 'a\0README.md\0bb'), false],
  ['nothing', join(folder, 'missing'), false],
  ['a folder', folder, false],
])('%s', async (_, other, expected) => {
  expect(await filesHaveSameBytes(one, other)).toBe(expected)
  expect(await filesHaveSameBytes(other, one)).toBe(expected)
})
