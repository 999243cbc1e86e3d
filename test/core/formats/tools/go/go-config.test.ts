// Configurations while a file is read.
import { expect, test } from 'vitest'
import { Config } from '../../../../../src/core/formats/tools/go/go.ts'

test('a key holds until it is set again or cleared, and the version tells when that is', () => {
  const config = new Config()
  const versions = ['pkg: p', 'pkg: p', 'Not: a key', 'note:  x ', 'pkg:q', 'pkg:'].map(line => {
    config.read(line)
    return config.version
  })
  expect(versions).toEqual([1, 1, 1, 2, 2, 3])
  expect([...config.entries]).toEqual([['note', 'x ']])
  expect(config.now()).toEqual({ note: 'x ' })
  expect(config.now()).toBe(config.now())
})
