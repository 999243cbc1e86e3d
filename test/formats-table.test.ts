// docs/formats.md has a line for every format.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatNames } from '../src/core/formats/formats.ts'

test('README and changelog count the tools', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
  const tools = [
    ...read('docs/formats.md')
      .replace(/\n## .*/s, '')
      .matchAll(/^\| (?!Tool |anything )[^|]+ \| `/gm),
  ].length
  expect(read('README.md')).toContain(`reads the output of ${tools} tools, `)
  expect(read('CHANGELOG.md')).toContain(`Reads the output of ${tools} tools`)
})

test('the table names every format, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/formats.md'), 'utf8').replace(/\n## .*/s, '')
  const cells = [...text.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].map(([, cell = '']) => cell)
  const named = cells.slice(2).flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect([...new Set(named)].sort()).toEqual([...formatNames].sort())
})
