// Faults that only a file system of its own can show: no space is left, or a folder is in the way that cannot be removed.
// @module-tag long
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { resultFrom, time } from '../core/report/runs.ts'
import { forgetTwoSides, twoSides } from '../effects/git/checkout/sides.ts'
import { builtFile } from '../support/action.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

afterAll(forgetTwoSides)

/** In a container, or where users may make no namespaces, it may be forbidden. */
const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'benchgate', '/mnt'], { stdio: 'ignore' }).status === 0
const needs = canMount ? '' : ' (skipped: nothing can be mounted here)'

interface Said {
  readonly why: string
  readonly warnings: readonly string[]
  readonly differences: readonly string[]
  readonly isRestored: boolean
  readonly kept: string | null
}

/** Lets `what` happen in a run, on a file system of 2 MB. */
async function happen(what: string): Promise<Said> {
  await using repository = await twoSides()
  repository.sh(`echo 1 >> same; git add same; echo 2 >> same; echo 3 > untracked; mkdir -p cache secrets; rm changed
    echo 4 > secrets/ignored; head -c 100000 /dev/urandom > cache/large`)
  const place = join(dirname(repository.folder), 'small')
  mkdirSync(place)
  const script = `mount -t tmpfs -o size=2m benchgate "$1"; cp -a "$2" "$1/repository"
    GIT_OPTIONAL_LOCKS=1 git -C "$1/repository" status > /dev/null; exec "$3" "$4" "$1" "$5"`
  const target = join(import.meta.dirname, 'mounts-target.ts')
  const args = ['bash', '-euc', script, 'bash', place, repository.folder, process.execPath, target, what]
  return JSON.parse(execFileSync('unshare', ['-rm', ...args], { encoding: 'utf8', timeout: 120_000 })) as Said
}

test.runIf(canMount).each(['full', 'full beside'])(
  `a checkout is put back where the disk is %s${needs}`,
  async what => {
    expect(await happen(what)).toMatchObject({ why: '', differences: [], isRestored: false })
  },
)

test.runIf(canMount)(`a folder that cannot be removed is in the way of one file alone${needs}`, async () => {
  const { why, differences, isRestored, kept } = await happen('mounted')
  expect(why).toMatch(
    /could not be moved back. Everything else is as it was before the run.*\n {2}secrets is in .*EBUSY/,
  )
  expect(kept).toBe('4\n')
  expect(differences.filter(line => !/"?secrets/.test(line))).toEqual([])
  expect(isRestored).toBe(false)
})

test.runIf(canMount)(`accept says that the repository is on a read-only file system${needs}`, async () => {
  await using repository = await makeRepository(`git init --quiet; git commit --quiet --allow-empty -m 1`)
  const result = join(dirname(repository.folder), 'result.json')
  writeFileSync(result, JSON.stringify(resultFrom([time('It', 1)], [time('It', 2)])))
  const script = `mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"; cd "$1"; exec "$2" "$3" accept --from "$4" --why 'so be it'`
  const args = [
    'bash',
    '-euc',
    script,
    'bash',
    repository.folder,
    process.execPath,
    builtFile('cli.js'),
    result,
  ]
  const { stderr } = spawnSync('unshare', ['-rm', ...args], { encoding: 'utf8', env: plainEnv })
  expect(stderr).toContain('.github could not be written: the file system is read-only (EROFS)')
})

test.runIf(canMount)(
  `what could not be moved leaves with no side, even when it could be${needs}`,
  async () => {
    expect(await happen('unmounted')).toMatchObject({ why: '', differences: [], isRestored: false })
  },
)

test.runIf(canMount)(`what benchmarks left, and nobody can remove, stops nothing${needs}`, async () => {
  const { warnings, ...rest } = await happen('mounted below')
  expect(rest).toMatchObject({ why: '', differences: [], isRestored: false })
  expect(warnings.join()).toMatch(/The checkout is back, but.*EBUSY.*Remove .*benchgate-done-\d+ yourself/)
})

test.runIf(canMount)(`what cannot be moved is not overwritten by a side${needs}`, async () => {
  const { why, ...rest } = await happen('mounted over a side')
  expect(why).toMatch(
    'base-folder/x cannot be moved, but base has a file at base-folder/x. Move base-folder/x out',
  )
  expect(rest).toMatchObject({ differences: [], isRestored: false })
})

test.runIf(canMount)(
  `a checkout that can only be read is refused before anything of it is moved${needs}`,
  async () => {
    const { why, warnings, differences, isRestored } = await happen('read-only')
    expect(why).toMatch(/^The checkout in \S+repository is on a read-only file system/)
    expect([warnings, differences, isRestored]).toEqual([[], [], false])
  },
)
