// Which files are settings of builds, and which sources are built with them.
import { expect, test } from 'vitest'
import { isBuildSettings, selectSourcesBuiltWith } from '../../../src/core/change/build-settings.ts'

const sources = ['src/a.c', 'src/b.rs', 'web/c.ts', 'lib/d.java', 'e.py']

test.each([
  ['Makefile', ['src/a.c']],
  ['lib/rules.mk', ['src/a.c']],
  ['src/CMakeLists.txt', ['src/a.c']],
  ['cmake/flags.cmake', ['src/a.c']],
  ['.cargo/config.toml', ['src/b.rs']],
  ['crates/one/Cargo.toml', ['src/b.rs']],
  ['tsconfig.build.json', ['web/c.ts']],
  ['core/pom.xml', ['lib/d.java']],
])('%s has settings of a build', (path, built) => {
  expect(isBuildSettings(path)).toBe(true)
  expect(selectSourcesBuiltWith([path], sources)).toEqual(built)
})

test.each(['Makefile.md', 'my-pom.xml', 'makefile.c', 'package.json', 'docs/cargo.toml'])(
  '%s has none',
  path => {
    expect(isBuildSettings(path)).toBe(false)
    expect(selectSourcesBuiltWith([path], sources)).toEqual([])
  },
)
