// A clone as a runner gets it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloneHeadAsCheckoutActionWould } from '../../../src/effects/init/try-in-clone.ts'
import { long } from '../../support/long.ts'
import { makeRepository, type Repository, repositoryAt } from '../../support/repository.ts'

const { signal } = new AbortController()

/** What a clone has, without git's own files. */
async function cloned(repository: Repository, submodules: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-clone-'))
  try {
    const to = join(folder, 'clone')
    await cloneHeadAsCheckoutActionWould(repository.git, to, { submodules, signal })
    return repositoryAt(to).sh(
      "find . -type f -not -path '*/.git/*' -not -name .git | sort | xargs tail -n 9",
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

const commit = 'git add -A && git commit --quiet -m x'

test('it has what is committed, and nothing else', async () => {
  await using repository = await makeRepository(
    `git init --quiet; echo out > .gitignore; echo old > a; ${commit}; echo new > a; touch b out`,
  )
  expect(await cloned(repository, false)).toBe('==> ./.gitignore <==\nout\n\n==> ./a <==\nold\n')
  expect(repository.sh('cat a; git status --short')).toBe('new\n M a\n?? b\n')
})

test('submodules are empty unless the workflow fills them, and theirs are filled, too', long, async () => {
  const add = 'git -c protocol.file.allow=always submodule --quiet add'
  await using repository = await makeRepository(
    `mkdir -p ../deep ../sub
    (cd ../deep; git init --quiet; echo deep > d; ${commit})
    (cd ../sub; git init --quiet; echo sub > s; ${add} ../deep deep; ${commit})
    git init --quiet; echo own > o; ${add} ../sub sub; git -C sub -c protocol.file.allow=always submodule --quiet update --init; ${commit}`,
  )
  expect(await cloned(repository, false)).not.toContain('sub/s')
  const filled = await cloned(repository, true)
  expect(filled).toContain('==> ./sub/s <==\nsub\n')
  expect(filled).toContain('==> ./sub/deep/d <==\ndeep\n')
})

test('the path of a submodule and the address of origin need not be ASCII', long, async () => {
  await using repository = await makeRepository(
    `mkdir ../sub ../größe; (cd ../sub; git init --quiet; echo sub > s; ${commit})
    git init --quiet; git -c protocol.file.allow=always submodule --quiet add ../sub spät; ${commit}
    git remote add origin "$PWD/../größe"`,
  )
  expect(await cloned(repository, true)).toContain('==> ./spät/s <==\nsub\n')
  const to = join(repository.folder, '../clone')
  const clone = await cloneHeadAsCheckoutActionWould(repository.git, to, { submodules: false, signal })
  expect(repositoryAt(clone.folder).sh('cd "$(git remote get-url origin)"; pwd')).toMatch(/größe\n$/)
})

test('without a commit there is nothing that a runner could have', async () => {
  await using repository = await makeRepository('git init --quiet; touch a')
  await expect(cloned(repository, false)).rejects.toThrow('Nothing is committed yet')
})
