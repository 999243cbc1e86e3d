// The table of formats: it has every one, each under a name by which it is found.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  automaticFormatValue,
  formatByNameOrDescription,
  formatNames,
  supportedFormats,
} from '../../../src/core/formats/formats.ts'
import { createTimeLimitedMatcher } from '../../../src/effects/measure/limited-matcher.ts'

const folder = join(import.meta.dirname, '../../../src/core/formats')

test('lists every format that has a file', async () => {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = all.filter(file => file.endsWith('.ts') && file !== 'formats.ts')
  const modules: readonly object[] = await Promise.all(files.map(file => import(join(folder, file))))
  const isFormat = (value: unknown) => typeof value === 'object' && value !== null && 'claims' in value
  const found = modules.flatMap(module => Object.values(module)).filter(isFormat)
  expect(new Set(supportedFormats)).toEqual(new Set(found))
  expect(supportedFormats).toHaveLength(found.length)
})

test('has Go last, whose lines may stand anywhere', () => {
  expect(supportedFormats.at(-1)?.name).toBe('go')
})

test('names are unique, and none is "auto"', () => {
  expect(new Set(formatNames).size).toBe(supportedFormats.length)
  for (const name of formatNames) expect(name).toMatch(/^[a-z][A-Za-z\d.-]*$/)
  expect(formatNames).not.toContain(automaticFormatValue)
})

test('finds each by its name, and none by the word that leaves it open', () => {
  for (const format of supportedFormats)
    expect(formatByNameOrDescription(format.name, createTimeLimitedMatcher)).toBe(format)
  expect(formatByNameOrDescription(automaticFormatValue, createTimeLimitedMatcher)).toBeNull()
})

test('no format claims an empty text', () => {
  for (const { name, claims } of supportedFormats)
    for (const text of ['', '\n', 'hello\n']) expect(claims(text), `${name}: ${text}`).toBe(false)
})
