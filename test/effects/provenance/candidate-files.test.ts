// Programs on PATH that were built from the checkout are found.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgramsOnPathMentioningCheckout } from '../../../src/effects/provenance/candidate-files.ts'
import { makeRepository } from '../../support/repository.ts'

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
