// Programs on PATH that hold the path of the checkout are found; those in the checkout, and what is no program, are not.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgramsOnPathMentioningCheckout } from '../../../src/effects/measure/code-evidence.ts'
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
