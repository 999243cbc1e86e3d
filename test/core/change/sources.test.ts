// Which files are sources that benchmarks could run, and which could have been built from them.
import { describe, expect, test } from 'vitest'
import {
  changedFilesInLanguagesUnreadByRun,
  couldBeBuiltFrom,
  excludeNativeSourcesOutsideGoFolders,
  isFileOfTimestampBuildTool,
  isSourceFile,
  isUsualPathOfBuild,
  selectProductionSources,
} from '../../../src/core/change/sources.ts'

describe('sources', () => {
  test('sources are those of libraries, without benchmarks and tests', () => {
    const others = [
      'README.md',
      'package.json',
      'docs/conf.py',
      'src/it.test.ts',
      'tests/helper.py',
      '.github/x.js',
    ]
    const benchmarks = ['bench/it.js', 'benches/it.rs', 'it_test.go', 'test_it.py', 'src/it.bench.ts']
    expect(selectProductionSources([...others, ...benchmarks, 'src/it.ts', 'lib/IT.PY'])).toEqual([
      'src/it.ts',
      'lib/IT.PY',
    ])
    expect(selectProductionSources(['README.md'])).toEqual([])
    expect(['a.go', 'b.proto', 'c.md', 'Makefile', '.js'].map(isSourceFile)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a product is told by the language that it could be built from', () => {
    for (const path of ['build/lib.a', 'lib.so.1.2', 'build/bench', 'it.node', 'it.h.gch'])
      expect(couldBeBuiltFrom(path, ['src/it.c'])).toBe(true)
    expect(couldBeBuiltFrom('dist/it.js', ['src/it.ts'])).toBe(true)
    expect(couldBeBuiltFrom('build/release.wasm', ['assembly/it.ts'])).toBe(true)
    expect(couldBeBuiltFrom('target/it.jar', ['src/It.kt'])).toBe(true)
    expect(couldBeBuiltFrom('dist/it.pyz', ['src/it.py'])).toBe(true)
    expect(couldBeBuiltFrom('it_gen.go', ['it.proto'])).toBe(true)
    expect(couldBeBuiltFrom('dist/it.js', ['src/it.coffee'])).toBe(true)
    expect(couldBeBuiltFrom('dist/it.js', ['src/it.peggy'])).toBe(true)
    expect(couldBeBuiltFrom('build/it.phar', ['src/it.php'])).toBe(true)
    expect(couldBeBuiltFrom('dist/it.js', ['src/it.c'])).toBe(false)
    expect(couldBeBuiltFrom('it', ['it.rb'])).toBe(false)
    expect(couldBeBuiltFrom('README.md', ['it.c', 'it.ts', 'It.java'])).toBe(false)
  })

  test('a template is a source of the language that is generated from it, and that source is built from it', () => {
    expect(['a.c.in', 'b.pyx.tp', 'c.inl', 'd.cppm', 'Makefile.in', 'e.in'].map(isSourceFile)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(couldBeBuiltFrom('generated/it.c', ['src/it.c.in'])).toBe(true)
    expect(couldBeBuiltFrom('build/lib.so', ['src/it.c.in'])).toBe(true)
    expect(couldBeBuiltFrom('generated/other.c', ['src/it.c.in'])).toBe(false)
    expect(couldBeBuiltFrom('copy/it.c', ['src/it.c'])).toBe(false)
  })

  test('a language is unread where none of its sources was read', () => {
    expect(changedFilesInLanguagesUnreadByRun(['a.c', 'b.ts', 'c.go'], ['x.h', 'y.go'])).toEqual(['b.ts'])
    expect(changedFilesInLanguagesUnreadByRun(['a.c'], [])).toEqual(['a.c'])
  })

  test('go reading native sources is no evidence without Go sources', () => {
    const read = ['native/it.c', 'it.c', 'it.go']
    expect(excludeNativeSourcesOutsideGoFolders(read, ['it.go', 'native/it.c', 'it.c'])).toEqual([
      'it.c',
      'it.go',
    ])
    expect(excludeNativeSourcesOutsideGoFolders(['native/it.c'], ['native/it.c', 'it.py'])).toEqual([
      'native/it.c',
    ])
  })

  test('build files are those of tools that go by the times of files', () => {
    for (const path of [
      'Makefile',
      'x/Cargo.toml',
      'build/build.ninja',
      'build.gradle.kts',
      'it.csproj',
      'BUILD',
    ])
      expect(isFileOfTimestampBuildTool(path)).toBe(true)
    for (const path of ['package.json', 'pyproject.toml', 'go.mod', 'xMakefile'])
      expect(isFileOfTimestampBuildTool(path)).toBe(false)
  })
})

test.each([
  [
    [
      'dist/index.js',
      'packages/a/build/x/y.mjs',
      'core.min.js',
      'lib/core.umd.cjs',
      'core.wasm',
      'lib/libcore.so',
    ],
    true,
  ],
  [['src/index.js', 'distance/index.js', 'src/min.js', 'dist/index.ts', 'build/rules.py'], false],
])('of %j are usually built: %s', (paths, isBuilt) => {
  expect(paths.map(isUsualPathOfBuild)).toEqual(paths.map(() => isBuilt))
})
