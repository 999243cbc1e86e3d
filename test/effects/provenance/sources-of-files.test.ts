// Built files are told to be built from a source by its name, in their own name or in their content, and jars by its classes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import { SourceFinder } from '../../../src/effects/provenance/sources-of-files.ts'

test('a source is named in symbols, debug information, comments, archives and source maps, and by the file itself', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  mkdirSync(join(temporary.path, 'dist'))
  const files = {
    'libcore.a': '\0crtstuff.c\0fast.c\0',
    'libfast.so': '',
    'core.node': '/home/me/src/fast.cpp\0',
    'core.whl': 'core/fast.pyPK\u0001',
    'dist/index.js': '// src/fast.ts\nexport {}\n',
    'dist/small.js': 'export {}\n',
    'dist/small.js.map': '{"sources":["../src/fast.ts"]}',
    'dist/fast.js': '',
    app: 'breakfast.c\0fast.h\0afast.ts\0',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(temporary.path, name), text)
  const sources = ['src/fast.c', 'src/fast.cpp', 'src/fast.ts', 'src/fast.py', 'src/other.c']
  const paths = [...Object.keys(files).filter(name => !name.endsWith('.map')), 'missing']
  const { namedBy } = new SourceFinder({ changed: sources, tracked: sources, folder: temporary.path })
  expect(Object.fromEntries(paths.map(path => [path, namedBy(path)]))).toEqual({
    'libcore.a': ['src/fast.c'],
    'libfast.so': ['src/fast.c', 'src/fast.cpp'],
    'core.node': ['src/fast.c', 'src/fast.cpp'],
    'core.whl': ['src/fast.py'],
    'dist/index.js': ['src/fast.ts'],
    'dist/small.js': ['src/fast.ts'],
    'dist/fast.js': ['src/fast.ts'],
    app: [],
    missing: [],
  })
})

test('a library outside is of the repository if it names a changed source, and at least half of its sources are there', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const libraries = {
    'prefix/lib/libcore.so.1.2': 'crtstuff.c\0fast.c\0',
    'prefix/lib/deep/libother.a': 'fast.c\0one.c\0two.c\0',
    'prefix/lib/libunchanged.a': 'slow.c\0',
  }
  for (const [name, text] of Object.entries(libraries)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const found = Object.keys(libraries).map(path => join(folder, path))
  const changed = ['src/fast.c']
  const finder = new SourceFinder({ changed, tracked: [...changed, 'src/slow.c'], folder })
  expect(found.map(finder.namedByOwnLibrary)).toEqual([changed, [], []])
  // What may be of the repository is asked of many, so it is only whether a changed source is named at all.
  expect(found.map(finder.mayBeIn)).toEqual([true, true, false])
})

test('an archive of Python outside is of the repository if it lists a changed module in its package', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const archives = {
    'it.pyz': '__main__.pyPK\u0001widget/fast.pyPK\u0001',
    'it.pex': '.deps/widget-1.0-py3-none-any.whl/widget/fast.pyPK\u0001',
    'top.pyz': 'alone.pyPK\u0001',
    'other.pyz': 'other/fast.pyPK\u0001widget/fast.pyiPK\u0001',
  }
  for (const [name, text] of Object.entries(archives)) writeFileSync(join(folder, name), text)
  const found = Object.keys(archives).map(path => join(folder, path))
  const changed = ['src/widget/fast.py', 'src/alone.py']
  const finder = new SourceFinder({ changed, tracked: changed, folder })
  expect(found.map(finder.namedByOwnLibrary)).toEqual([[changed[0]], [changed[0]], [changed[1]], []])
  expect(found.map(finder.mayBeIn)).toEqual([true, true, true, false])
})

test('of sources of one name, that is meant whose folder is named, and an archive of other sources means none', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const files = {
    'build/a/util.o': 'util.c\0',
    'build/libb.a': '/home/me/b/util.c\0util.c\0',
    'build/liball.a': 'a/util.c\0b/util.c\0',
    'build/bench': 'util.c\0',
    'build/libfetched.a': 'one.c\0two.c\0only.c\0',
    'build/libonly.a': 'one.c\0two.c\0',
    'build/all': 'one.c\0two.c\0only.c\0',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const tracked = ['a/util.c', 'b/util.c', 'src/only.c']
  const { namedBy } = new SourceFinder({ changed: ['b/util.c', 'src/only.c'], tracked, folder })
  expect(Object.fromEntries(Object.keys(files).map(path => [path, namedBy(path)]))).toEqual({
    'build/a/util.o': [],
    'build/libb.a': ['b/util.c'],
    'build/liball.a': ['b/util.c'],
    'build/bench': ['b/util.c'],
    'build/libfetched.a': [],
    'build/libonly.a': ['src/only.c'],
    'build/all': ['src/only.c'],
  })
})

test('a long word is read at once', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  writeFileSync(join(temporary.path, 'bundle.js'), `${'a'.repeat(1_000_000)}\nfast.ts\n`)
  const { namedBy } = new SourceFinder({ changed: ['fast.ts'], tracked: [], folder: temporary.path })
  expect(namedBy('bundle.js')).toEqual(['fast.ts'])
})

test('a jar outside is of the repository if it holds a class of the package that a changed source declares', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const files = {
    'Core.java': 'package org.it;\n',
    'util.kt': 'package org.it\n',
    'Plain.java': 'class Plain {}\n',
    'own.jar': 'PK\0org/it/Core.class\0org/it/UtilKt.class\0Plain.class\0',
    'other.jar': 'PK\0com/it/Core.class\0Plain.class\0',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const changed = ['Core.java', 'util.kt', 'Plain.java']
  const finder = new SourceFinder({ changed, tracked: changed, folder })
  const jars = ['own.jar', 'other.jar'].map(name => join(folder, name))
  expect(jars.map(finder.namedByOwnLibrary)).toEqual([['Core.java', 'util.kt'], []])
  expect(jars.map(finder.mayBeIn)).toEqual([true, false])
})

test('a bundle holds the sources whose exports it names, and a jar those whose classes it has', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const files = {
    'fast.ts': 'export const widget = () => 1\nexport async function gadget() {}\n',
    'slow.js': 'exports.slowest = 1\n',
    'short.ts': 'export const it = 1\nexport type Widget = string\n',
    'Core.java': 'package org.it;\n',
    'all.mjs': 'const a=()=>1;export{a as widget,b as gadget}',
    'part.cjs': 'exports.widget=1;exports.slowest=2;exports.it=3',
    'release.wasm': '\0asm\x06widget\0\x06gadget\0',
    'own.jar': 'PK\0org/it/Core.class\0',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const changed = ['fast.ts', 'slow.js', 'short.ts', 'Core.java']
  const finder = new SourceFinder({ changed, tracked: changed, folder })
  const found = ['all.mjs', 'part.cjs', 'release.wasm', 'own.jar'].map(finder.exportedBy)
  expect(found).toEqual([['fast.ts'], ['slow.js'], ['fast.ts'], ['Core.java']])
})

test('a program outside is compiled from the sources that it names, or that the record of its compiler names', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const files = {
    own: '\x7fELF\0crtstuff.c\0fast.c\0',
    others: '\x7fELF\0fast.c\0one.c\0two.c\0',
    script: '#!/bin/sh\ncc fast.c\n',
    recorded: '',
    'recorded.d': `${folder}/recorded: ${folder}/core/src/lib.rs\n`,
    elsewhere: '',
    'elsewhere.d': `${folder}/elsewhere: /other/core/src/lib.rs\n`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const changed = ['src/fast.c', 'core/src/lib.rs']
  const finder = new SourceFinder({ changed, tracked: changed, folder, roots: [folder] })
  const found = ['own', 'others', 'script', 'recorded', 'elsewhere'].map(name =>
    finder.sourcesOfProgram(join(folder, name)),
  )
  expect(found).toEqual([['src/fast.c'], [], [], ['core/src/lib.rs'], []])
})

test('a program of Rust is compiled from the sources whose paths in the workspace it names, unless most are of others', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const changed = ['core/src/work.rs', 'src/main.rs', 'rust/a/src/deep.rs']
  const tracked = ['Cargo.toml', 'core/Cargo.toml', 'rust/Cargo.toml', 'rust/a/Cargo.toml', ...changed]
  const files = {
    own: '\x7fELF/rustc/1/library/std/src/io.rsNonecore/src/work.rssrc/main.rs',
    nested: '\x7fELFindex out of boundsa/src/deep.rs',
    absolute: '\x7fELF/registry/other-1.0/core/src/work.rs',
    others: '\x7fELFcore/src/work.rs src/one.rs src/two.rs',
    main: '\x7fELFsrc/main.rs',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const finder = new SourceFinder({ changed, tracked, folder })
  const found = Object.keys(files).map(name => finder.sourcesOfProgram(join(folder, name)))
  expect(found).toEqual([['core/src/work.rs'], ['rust/a/src/deep.rs'], [], [], []])
})
