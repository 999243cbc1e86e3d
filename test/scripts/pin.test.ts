// The pin of the Action, moved in a repository that has nothing else.
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pinnedActions } from '../../src/core/init/find/pins.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

const root = join(import.meta.dirname, '../..')

async function repositoryWith(readme: string) {
  const teams = ['', '/report', '/command']
    .map(part => `benchgate/benchgate${part}@${'a'.repeat(40)} # v0.1.0\\n`)
    .join('')
  const repository = await makeRepository(
    `mkdir -p scripts docs src/core/init/find; printf '${readme}' > README.md; printf '${teams}' > docs/teams.md; git init --quiet; git add --all; git commit --quiet -m 1`,
  )
  await mkdir(join(repository.folder, 'scripts'), { recursive: true })
  for (const path of ['scripts/pin.mjs', 'src/core/init/find/pins.ts', 'package.json'])
    await copyFile(join(root, path), join(repository.folder, path))
  const pin = () =>
    spawnSync(process.execPath, [join(repository.folder, 'scripts/pin.mjs')], {
      encoding: 'utf8',
      env: plainEnv,
    })
  return { repository, pin, head: repository.sh('git rev-parse HEAD').trim() }
}

test('all places get the commit that is checked out, and nothing else changes', async () => {
  const old = 'a'.repeat(40)
  const uses = (name: string, sha: string) => `uses: ${name}@${sha} # v0.1.0\\n`
  const { repository, pin, head } = await repositoryWith(
    uses('benchgate/benchgate', old) + uses('actions/checkout', old) + uses('benchgate/benchgate', old),
  )
  await using _ = repository
  const first = pin()
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toContain(
    `README.md: now has ${head}, 2 times\ndocs/teams.md: now has ${head}, 3 times\nsrc/core/init/find/pins.ts: now has ${head}, once\n`,
  )
  expect(repository.sh('cat README.md')).toBe(
    `uses: benchgate/benchgate@${head} # v0.1.0\nuses: actions/checkout@${old} # v0.1.0\nuses: benchgate/benchgate@${head} # v0.1.0\n`,
  )
  const ours = await readFile(join(root, 'src/core/init/find/pins.ts'), 'utf8')
  const pinned = pinnedActions.benchgate.replace(/[0-9a-f]{40}/, head)
  expect(repository.sh('cat src/core/init/find/pins.ts')).toBe(ours.replace(pinnedActions.benchgate, pinned))
  expect(pin().stdout).toBe(
    `README.md: has ${head}, 2 times\ndocs/teams.md: has ${head}, 3 times\nsrc/core/init/find/pins.ts: has ${head}, once\n`,
  )
})

test('where a place has none, nothing is written', async () => {
  const { repository, pin } = await repositoryWith('nothing')
  await using _ = repository
  const { status, stderr } = pin()
  expect(status).toBe(1)
  expect(stderr).toContain('README.md has no commit of benchgate/benchgate.')
  expect(repository.sh('cat src/core/init/find/pins.ts')).toBe(
    await readFile(join(root, 'src/core/init/find/pins.ts'), 'utf8'),
  )
})
