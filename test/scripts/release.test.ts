// A release, made in a scratch clone with a bare origin; what CI runs is replaced there by a command that passes.
// @module-tag long
import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRepository } from '../support/repository.ts'

const root = join(import.meta.dirname, '../..')

async function scratchClone() {
  const temporary = await makeRepository('true')
  const folder = join(temporary.folder, 'clone')
  const sh = (command: string, cwd = folder) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', command], { cwd, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const made = sh(
    `git clone --quiet --bare '${root}' origin.git; git -C origin.git branch -f main HEAD; git clone --quiet --branch main origin.git clone`,
    temporary.folder,
  )
  expect(made).toMatchObject({ status: 0 })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const prepared = sh(
    "git config user.name T; git config user.email t@example.com; echo node_modules >> .git/info/exclude; printf '#!/bin/sh\\n' > .ci/run; git commit --quiet --all -m ci; git push --quiet origin main",
  )
  expect(prepared).toMatchObject({ status: 0 })
  return { sh, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() }
}

test('a release has version, date, pins and tags, and nothing is pushed', async () => {
  await using clone = await scratchClone()
  const before = clone.sh('git rev-parse origin/main').stdout
  const { status, stdout, stderr } = clone.sh('node scripts/release.mjs 0.2.0')
  expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
  expect(stdout).toContain('git push --atomic origin main v0.2.0\n  git push --force origin v0\n')
  const sha = clone.sh("git rev-parse 'v0.2.0^{commit}'").stdout.trim()
  expect(clone.sh("git rev-parse 'v0^{commit}' HEAD~1").stdout).toBe(`${sha}\n${sha}\n`)
  expect(clone.sh('git status --porcelain; git log -2 --format=%s').stdout).toBe(
    'README, docs and init name 0.2.0\nRelease 0.2.0\n',
  )
  expect(clone.sh('node dist/cli.js --version').stdout).toContain('0.2.0')
  expect(clone.sh('cat README.md').stdout).toContain(`benchgate/benchgate@${sha} # v0.2.0`)
  expect(clone.sh('cat CHANGELOG.md').stdout).toMatch(
    /^## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n\S/m,
  )
  expect(clone.sh('git rev-parse origin/main; git ls-remote --tags origin').stdout).toBe(before)
  const again = clone.sh('node scripts/release.mjs 0.2.0')
  expect(again).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('release: the tag v0.2.0 exists already. Choose the next version.\n'),
  })
})

test.each([
  ['no version', '', 'node scripts/release.mjs v1', 'release: "v1" is not a version such as 0.1.0.'],
  ['changes', 'echo x >> README.md', 'node scripts/release.mjs 9.0.0', 'release: the tree has changes.'],
  [
    'another branch',
    'git checkout -q -b other',
    'node scripts/release.mjs 9.0.0',
    'release: this is branch other. Check out main.',
  ],
  [
    'nothing to say',
    "sed -i '/^## Unreleased/,$d' CHANGELOG.md; git commit -qam x",
    'node scripts/release.mjs 9.0.0',
    'release: CHANGELOG.md has nothing under "## Unreleased".',
  ],
])('%s: it is refused, and nothing changes', async (_, script, command, message) => {
  await using clone = await scratchClone()
  clone.sh(script)
  const before = clone.sh('git rev-parse HEAD; git status --porcelain; git tag').stdout
  const { status, stderr } = clone.sh(command)
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
  expect(clone.sh('git rev-parse HEAD; git status --porcelain; git tag').stdout).toBe(before)
})

test('a failure puts everything back', async () => {
  await using clone = await scratchClone()
  clone.sh("sed -i 's/benchgate@[0-9a-f]*/benchgate@x/' README.md; git commit -qam broken")
  const before = clone.sh('git rev-parse HEAD; git tag').stdout
  const { status, stderr } = clone.sh('node scripts/release.mjs 9.0.0')
  expect([status, stderr]).toEqual([1, expect.stringContaining('Everything is as it was before')])
  expect(clone.sh('git rev-parse HEAD; git status --porcelain; git tag').stdout).toBe(before)
})
