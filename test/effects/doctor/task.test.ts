// What would be measured, and with which tools.
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findCommandOrGoFolderCountToMeasure,
  findSharedEditableInstallOfProject,
  readVersionsOfRequiredPrograms,
} from '../../../src/effects/doctor/task.ts'
import { findCheckoutAndCommand, readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { long } from '../../support/long.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'

async function examine(folder: string, given: Readonly<Record<string, string>>, env = plainEnv) {
  const inputs = readInputsWithSeed(name => given[name] ?? '')
  const project = await findCheckoutAndCommand(folder, inputs, env)
  return {
    task: await findCommandOrGoFolderCountToMeasure(project, env),
    tools: await readVersionsOfRequiredPrograms(project, inputs, env),
  }
}

const benchmark = `printf 'package w\\n\\nfunc BenchmarkDo(b *testing.B) {}\\n'`

test('Go benchmarks are found by their folders, from the working directory', async () => {
  await using repository = await makeRepository(`git init --quiet; mkdir -p a b/c none; echo module w > go.mod
    for d in a b/c; do ${benchmark} > $d/do_test.go; done; echo package w > none/none_test.go`)
  await mkdir(join(repository.folder, 'bin'))
  const go = join(repository.folder, 'bin/go')
  await writeFile(go, '#!/bin/sh\necho "go version $GOTOOLCHAIN"\necho more\n')
  await chmod(go, 0o755)
  const env = { ...plainEnv, PATH: `${join(repository.folder, 'bin')}:${plainEnv.PATH}` }
  expect(await examine(repository.folder, {}, env)).toEqual({
    task: { kind: 'go', folders: 2, directory: repository.folder },
    tools: [{ name: 'go', version: 'go version', refused: null }],
  })
  const { task, tools } = await examine(
    repository.folder,
    { 'working-directory': 'none', setup: 'true' },
    env,
  )
  expect(task).toMatchObject({ kind: 'go', folders: 0 })
  expect(tools.map(({ name }) => name)).toEqual(['go', 'bash'])
})

test('a command needs bash, and is not run', async () => {
  await using repository = await makeRepository('git init --quiet')
  const { task, tools } = await examine(repository.folder, { run: 'touch ran' })
  expect(task).toEqual({ kind: 'command', run: 'touch ran' })
  expect(tools).toEqual([{ name: 'bash', version: expect.stringContaining('bash'), refused: null }])
  expect(repository.sh('ls')).toBe('')
})

test('a tool that is missing, or fails, has no version', long, async () => {
  await using repository = await makeRepository(`git init --quiet; mkdir bin; echo module w > go.mod
    ln -s "$(command -v git)" bin/git; ln -s "$(command -v sh)" bin/sh`)
  const env = { ...plainEnv, PATH: join(repository.folder, 'bin') }
  expect((await examine(repository.folder, {}, env)).tools).toEqual([
    { name: 'go', version: null, refused: null },
  ])
  repository.sh(`printf '#!/bin/sh\\necho version; exit 1' > bin/go; chmod +x bin/go`)
  expect((await examine(repository.folder, {}, env)).tools).toEqual([
    { name: 'go', version: null, refused: null },
  ])
})

test('an environment that leads into the checkout counts for a command in worktrees', async () => {
  await using repository =
    await makeRepository(`git init --quiet; mkdir -p ../env/bin ../env/lib/python3.13/site-packages
    touch ../env/bin/python; echo "$PWD" > ../env/lib/python3.13/site-packages/it.pth; echo module w > go.mod`)
  const env = { ...plainEnv, PATH: `${join(repository.folder, '../env/bin')}:${plainEnv.PATH}` }
  const found = async (given: Readonly<Record<string, string>>) =>
    findSharedEditableInstallOfProject(
      await findCheckoutAndCommand(
        repository.folder,
        readInputsWithSeed(name => given[name] ?? ''),
        env,
      ),
      env,
    )
  expect(await found({ run: 'pytest', checkout: 'worktree' })).toMatchObject({ target: repository.folder })
  expect(await found({ run: 'pytest' })).toBeNull()
  expect(await found({ checkout: 'worktree' })).toBeNull()
})

test('a Go that is older than go.mod asks for is refused, and one that GOTOOLCHAIN chooses is named', async () => {
  await using repository =
    await makeRepository(`git init --quiet; mkdir bin; echo module w > go.mod; ${benchmark} > do_test.go
    printf '#!/bin/sh\\ncase $1 in list) echo "go: go.mod requires go >= 9.1 (running go 1.0; GOTOOLCHAIN=local)" >&2; exit 1 ;; esac\\necho "go version $GOTOOLCHAIN in $(pwd)"' > bin/go
    chmod +x bin/go`)
  const { folder } = repository
  const env = { ...plainEnv, PATH: `${join(folder, 'bin')}:${plainEnv.PATH}`, GOTOOLCHAIN: 'go1.2' }
  expect((await examine(folder, {}, env)).tools).toEqual([
    {
      ...{ name: 'go', version: `go version go1.2 in ${folder}` },
      refused: 'go.mod requires go >= 9.1 (running go 1.0; GOTOOLCHAIN=local)',
    },
  ])
})
