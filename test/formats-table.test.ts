// docs/formats.md has a line for every format.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatNames } from '../src/core/formats/formats.ts'

test('the table names every format, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/formats.md'), 'utf8').replace(/\n## .*/s, '')
  const cells = [...text.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].map(([, cell = '']) => cell)
  const named = cells.slice(2).flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect([...new Set(named)].sort()).toEqual([...formatNames].sort())
})
