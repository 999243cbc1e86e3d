// Which files are settings of builds, and which sources are built with them.
import { expect, test } from 'vitest'
import {
  isBuildSettings,
  selectBuildSettings,
  selectSourcesBuiltWith,
} from '../../../src/core/change/build-settings.ts'

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
  ['pyproject.toml', ['src/a.c', 'src/b.rs']],
  ['setup.cfg', ['src/a.c', 'src/b.rs']],
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

test('of files with settings of many tools, only those of the build count', () => {
  const project = (tables: string) =>
    selectBuildSettings(
      'pyproject.toml',
      `[build-system]\nrequires = ["scikit_build.core>=0.10", "Cython"]\n${tables}`,
    )
  const none = project('')
  expect(project('[project]\nversion = "2"\n[tool.ruff]\nline-length = 90\n')).toBe(none)
  expect(project('[tool.scikit-build.cmake]\nbuild-type = "Debug"\n')).not.toBe(none)
  expect(project('[tool.cython]\nlanguage = "c++"\n')).not.toBe(none)
  const config = (text: string) => selectBuildSettings('setup.cfg', text)
  expect(config('[metadata]\nversion = 2\n[flake8]\nignore = E203\n')).toBe('')
  expect(config('[build_ext]\ndefine = A\n[flake8]\n')).toBe('[build_ext]\ndefine = A\n')
  expect(config('[metadata]\n[build]\ndebug = 1')).toBe('[build]\ndebug = 1')
})
