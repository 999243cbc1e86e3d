// Programs on PATH that were built from the checkout are found, and jars that have the classes of a source.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../src/effects/files/folder.ts'
import {
  findProgramsOnPathMentioningCheckout,
  selectSourcesHeldByFile,
} from '../../../src/effects/measure/earlier-installs.ts'
import { makeRepository } from '../../support/repository.ts'

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

test.each(['repository', 'größe-日本'])(
  'a program outside that holds the path of the checkout is found: %s',
  async name => {
    const script = `mkdir -p bin ../outside/bin
    for f in bin/own ../outside/bin/built ../outside/bin/notes; do printf 'debug\\0%s/src/widget.c\\0' "$PWD" > $f; done
    printf 'another %s-2/src' "$PWD" > ../outside/bin/other
    chmod +x bin/own ../outside/bin/built ../outside/bin/other
    ln -s missing ../outside/bin/broken; mkdir ../outside/bin/folder`
    await using repository = await makeRepository(script, name)
    const outside = join(repository.folder, '../outside/bin')
    const PATH = [join(repository.folder, 'bin'), outside, '/nowhere', 'relative'].join(':')
    expect(findProgramsOnPathMentioningCheckout({ PATH }, repository.folder)).toEqual([
      join(outside, 'built'),
    ])
    expect(findProgramsOnPathMentioningCheckout({}, repository.folder)).toEqual([])
  },
)

test('a program outside that Go has built from a module of the checkout, or that cargo notes, is found; what was fetched is not', async () => {
  const script = `mkdir -p ../outside/bin && echo 'module example.com/it' > go.mod
    printf 'path\\nmod\\texample.com/it\\t(devel)\\t\\nbuild' > ../outside/bin/local
    printf 'path\\nmod\\texample.com/it\\tv1.0.0\\th1:sum=\\nbuild' > ../outside/bin/fetched
    touch ../outside/bin/{noted,other}
    echo '"a 0.1.0 (path+file://'$PWD'/a)" = ["noted"]' > ../outside/.crates.toml
    echo '"b 0.1.0 (path+file://'$PWD'-2)" = ["other"]' >> ../outside/.crates.toml
    chmod +x ../outside/bin/*`
  await using repository = await makeRepository(script)
  const PATH = join(repository.folder, '../outside/bin')
  expect(findProgramsOnPathMentioningCheckout({ PATH }, repository.folder).toSorted()).toEqual(
    ['local', 'noted'].map(name => join(PATH, name)),
  )
})
