// Installed files are told to be of the checkout by records, and jars to hold sources by the names of classes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import {
  excludeJavaSourcesNotInFile,
  selectInstalledFromCheckout,
} from '../../../src/effects/provenance/installed-files.ts'

test('a jar holds the sources whose classes it names, and another file may hold any', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const jar = join(temporary.path, 'core-1.jar')
  writeFileSync(jar, 'PK\0\0META-INF/\0\0it/Core.class\0\0it/MyApp.class\0\0it/Page$Line.class\0\0')
  const sources = ['core/it/Core.java', 'app/it/App.java', 'core/it/Line.java', 'core/it/Late.java']
  expect(excludeJavaSourcesNotInFile(jar, sources)).toEqual(['core/it/Core.java'])
  // A file of Kotlin need not be named after a class.
  expect(excludeJavaSourcesNotInFile(jar, ['core/it/Late.kt'])).toEqual(['core/it/Late.kt'])
  expect(excludeJavaSourcesNotInFile(join(temporary.path, 'missing.jar'), sources)).toEqual([])
  expect(excludeJavaSourcesNotInFile(join(temporary.path, 'core.so'), ['a.c'])).toEqual(['a.c'])
})

test('what a distribution of Python with the name of the project has installed is from the checkout', async () => {
  await using temporary = await makeTemporaryFolder('benchgate-test-')
  const { path: folder } = temporary
  const files = {
    'pyproject.toml': '[project]\nname = "my-widget"\n',
    'env/fast.so': 'fast',
    'env/fastother.so': 'other',
    'env/my_widget-1.0.dist-info/RECORD': 'fast.so,sha256=a,4\n',
    'env/my_widget_other-1.0.dist-info/RECORD': 'fastother.so,sha256=a,5\n',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const libraries = ['env/fast.so', 'env/fastother.so'].map(path => join(folder, path))
  const found = selectInstalledFromCheckout(libraries, [folder], ['pyproject.toml'], new Set())
  expect(found).toEqual(libraries.slice(0, 1))
  expect(selectInstalledFromCheckout(libraries, [folder], ['setup.py'], new Set())).toEqual([])
})
