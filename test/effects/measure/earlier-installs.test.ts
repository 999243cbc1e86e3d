// Code that was installed before is told to hold a source by the names of its classes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import { selectSourcesHeldByFile } from '../../../src/effects/measure/earlier-installs.ts'

test('a jar holds the sources whose classes it names, and another file may hold any', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const jar = join(temporary.path, 'core-1.jar')
  writeFileSync(jar, 'PK\0\0META-INF/\0\0it/Core.class\0\0it/MyApp.class\0\0it/Page$Line.class\0\0')
  const sources = ['core/it/Core.java', 'app/it/App.java', 'core/it/Line.java', 'core/it/Late.java']
  expect(selectSourcesHeldByFile(jar, sources)).toEqual(['core/it/Core.java'])
  // A file of Kotlin need not be named after a class.
  expect(selectSourcesHeldByFile(jar, ['core/it/Late.kt'])).toEqual(['core/it/Late.kt'])
  expect(selectSourcesHeldByFile(join(temporary.path, 'missing.jar'), sources)).toEqual([])
  expect(selectSourcesHeldByFile(join(temporary.path, 'core.so'), ['a.c'])).toEqual(['a.c'])
})
