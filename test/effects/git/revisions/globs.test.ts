// Globs as git takes them.
import { expect, test } from 'vitest'
import { globToPathspec, refuseGlobOutsideRepository } from '../../../../src/effects/git/revisions/changes.ts'

test.each([
  ['src/**', ':(top,glob)src/**'],
  ['././/src/**', ':(top,glob)src/**'],
  ['.//src/./x', ':(top,glob)src/./x'],
  ['odd./x', ':(top,glob)odd./x'],
])('"%s" is from the top folder, and loses no more than a leading "./"', (glob, expected) => {
  expect(globToPathspec(glob)).toBe(expected)
})

test('".." is refused as a folder, and not as a part of a name', () => {
  for (const glob of ['..', 'src/../../x', '/etc'])
    expect(() => refuseGlobOutsideRepository('paths', glob)).toThrow(glob)
  expect(() => refuseGlobOutsideRepository('paths', 'a..b/**')).not.toThrow()
})
