// Programs on PATH that hold the path of the checkout are found; those in the checkout, and what is no program, are not.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createGit } from '../../../src/effects/git/git.ts'
import {
  findProgramsOnPathMentioningCheckout,
  watchSourceReadsOfDriver,
} from '../../../src/effects/measure/code-evidence.ts'
import type { MeasurementDriver } from '../../../src/effects/measure/driver.ts'
import { createInstalledFilesOfFirstSide } from '../../../src/effects/measure/shared-installs.ts'
import { settings } from '../../core/report/runs.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

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

test('runs that share a side do not enter another side before their turn', async () => {
  await using repository = await makeRepository(
    'git init -q -b main; echo 1 > a.py; git add .; git commit -qm one; echo 2 > a.py; git commit -qam two',
  )
  const git = createGit(repository.folder, plainEnv)
  const commit = async (name: string) => ({ sha: await git.run(['rev-parse', name]) })
  const entered: string[] = []
  await watchSourceReadsOfDriver({} as MeasurementDriver, {
    ...{
      ...settings,
      run: 'python a.py',
      git,
      env: {},
      checkout: repository.folder,
      console: listeningConsole(),
    },
    commits: { base: await commit('HEAD^'), head: await commit('HEAD') },
    sides: {
      async enter(side) {
        entered.push(side)
        return repository.folder
      },
    },
    ...{ ownTemporary: null, leftovers: { findSetupProcess: () => null } },
    installs: createInstalledFilesOfFirstSide('base'),
  })
  expect(entered).toEqual([])
})
