// Built files are told to be built from a source by its name, in their own name or in their content.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import { mapBuiltFilesToSourcesTheyName } from '../../../src/effects/measure/named-sources.ts'

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
  expect(Object.fromEntries(mapBuiltFilesToSourcesTheyName(paths, sources, temporary.path))).toEqual({
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
