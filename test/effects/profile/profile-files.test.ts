// Names of profile files: safe for every file system and shell, and no two alike.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  profileFileName,
  profileFileStemsOfBenchmarks,
} from '../../../src/effects/profile/profile-regressions.ts'

const stem = (benchmark: string, path: string | null = null) =>
  profileFileStemsOfBenchmarks([{ benchmark, package: path }])[0]

test('says which benchmark it is', () => {
  expect(stem('Encode/1MB-8', 'example.com/codec')).toBe('codec-encode-1mb')
  expect(stem('Encode/1MB-8')).toBe('encode-1mb')
  expect(stem('Größe/世界=../../x|$(y)')).toBe('gr-e-x-y')
  expect(stem('世界')).toBe('benchmark')
  expect(stem('x'.repeat(999))).toBe('x'.repeat(80))
  expect(profileFileName('encode-1mb', 'cpu', 'base')).toBe('encode-1mb.cpu.base.pprof')
})

test('numbers those that would be called alike', () => {
  const of = (path: string | null, ...names: readonly string[]) =>
    profileFileStemsOfBenchmarks(names.map(benchmark => ({ benchmark, package: path })))
  expect(of(null, 'Get-8', 'get-8', 'Get/2-8', 'GET-4')).toEqual(['get', 'get-2', 'get-2-2', 'get-3'])
})

test('whatever benchmarks are called, their names are safe and unique', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('A', 'a', 'A-8', 'a-2', '..', '/'))
  const some = fc.array(fc.record({ benchmark: text, package: fc.option(text) }), { maxLength: 12 })
  fc.assert(
    fc.property(some, benchmarks => {
      const stems = profileFileStemsOfBenchmarks(benchmarks)
      for (const one of stems) expect(one).toMatch(/^[a-z\d]([a-z\d-]*[a-z\d])?$/)
      expect(new Set(stems).size).toBe(benchmarks.length)
    }),
  )
})
