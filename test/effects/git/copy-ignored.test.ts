// The ignored files of a worktree: all that the commit has no place for, and what copying them costs is said once.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CancelledError } from '../../../src/core/model/errors.ts'
import {
  copyIgnoredFiles,
  createIgnoredFileCopyProgressCallbacks,
} from '../../../src/effects/git/copy-ignored.ts'
import { long } from '../../support/long.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'

const script = `
git init --quiet --initial-branch=main
echo x > file; mkdir -p mixed/deep; echo x > mixed/deep/tracked.log; echo x > blocked
printf '*.log\\nbuilt/\\nmixed/\\nblocked/\\n' > .gitignore
git add --force .; git commit --quiet -m 1
mkdir -p built/deep mixed/other; echo 1 > built/deep/x; echo 2 > a.log; echo 3 > mixed/y; echo 4 > mixed/other/z
echo 5 > mixed/deep/w; echo changed > mixed/deep/tracked.log; echo new > untracked; rm blocked; mkdir blocked; echo 6 > blocked/v
`

async function copied(made: string, commit = 'HEAD') {
  await using here = await makeRepository(made)
  const target = join(here.folder, '../target')
  mkdirSync(target)
  await copyIgnoredFiles(
    here.git,
    target,
    commit,
    createIgnoredFileCopyProgressCallbacks(listeningConsole())('base'),
  )
  return here
    .sh(
      'cd ../target; find . ! -type d | sort | while read f; do echo "$f $(cat "$f")"; done; rm -r ../target',
    )
    .trim()
}

test('are copied, but neither what the commit tracks nor what is below a file of it', async () => {
  expect((await copied(script)).split('\n')).toEqual([
    './a.log 2',
    './built/deep/x 1',
    './mixed/deep/w 5',
    './mixed/other/z 4',
    './mixed/y 3',
  ])
})

test(
  'go beside what another commit tracks in an ignored folder, and never in place of it',
  long,
  async () => {
    const made = `
git init --quiet --initial-branch=main
mkdir -p cache/deep; echo 1 > cache/deep/tracked; echo 1 > out; echo 1 > turns; git add .; git commit --quiet -m 1
git rm -rq cache out turns; mkdir turns; echo x > turns/file; printf 'cache/\\nout/\\n*.log\\n' > .gitignore; git add .; git commit --quiet -m 2
mkdir -p cache/deep cache/own out; echo 2 > cache/deep/tracked; echo 3 > cache/deep/more; echo 4 > cache/own/x; echo 5 > out/inner
echo 6 > turns/a.log`
    expect(await copied(made, 'HEAD~1')).toBe('./cache/deep/more 3\n./cache/own/x 4')
    expect((await copied(made)).split('\n')).toHaveLength(5)
  },
)

test('without ignored files there are no copies', async () => {
  expect(await copied('git init --quiet; git commit --quiet --allow-empty -m 1; echo x > untracked')).toBe('')
})

test('of over 2 GB in all are told of once, whatever comes later', () => {
  const console = listeningConsole()
  const copying = createIgnoredFileCopyProgressCallbacks(console)
  const [base, head] = [copying('base'), copying('head')]
  const gigabyte = 1024 ** 3
  base.counting?.(gigabyte)
  head.counting?.(gigabyte)
  expect(console.said).toEqual([])
  head.counting?.(1)
  base.counting?.(gigabyte)
  expect(console.said).toEqual([
    expect.stringMatching(/are over 2 GB.*"setup".*"checkout: in-place" with "ignored-files: shared"/),
  ])
  head.unread?.(Buffer.from('a/b'))
  expect(console.warnings).toEqual(['An ignored file cannot be read, so head is without it: a/b'])
})

test('copying ends when the run is cancelled', () => {
  const ended = new AbortController()
  const { counting } = createIgnoredFileCopyProgressCallbacks(listeningConsole(), ended.signal)('base')
  counting?.(1)
  ended.abort()
  expect(() => counting?.(1)).toThrow(CancelledError)
})
