// What people are told where the repository is another user's.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn, refuseDistrusted } from '../../../src/effects/git/git.ts'
import { recover } from '../../../src/effects/git/recovery/recover.ts'
import { refuseNoCheckout } from '../../../src/effects/git/revisions/revisions.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

// Git's own tests have it so.
const env = { ...plainEnv, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }

test('a repository of another user is named, with what makes git trust it', async () => {
  await using repository = await makeRepository('git init --quiet', 'répo sitory')
  const below = join(repository.folder, 'below')
  mkdirSync(below)
  for (const asking of [refuseNoCheckout(gitIn(below, env)), recover(below, env, listeningConsole())])
    await expect(asking).rejects.toThrow(
      `${repository.folder} belongs to another user, so git does not trust the repository in it (in a container the user is often another one than outside). Run "git config --global --add safe.directory '${repository.folder}'" first.`,
    )
})

test('what is no repository is not', async () => {
  await using folder = await makeRepository('true')
  for (const one of [plainEnv, env]) await refuseDistrusted(gitIn(folder.folder, one))
})

test('also in the words of an older git', async () => {
  const script = `#!/bin/sh
echo "fatal: unsafe repository ('/a b' is owned by someone else)" >&2
exit 128`
  await using folder = await makeRepository(`cat > git <<'END'\n${script}\nEND\nchmod +x git`)
  const git = gitIn(folder.folder, env, join(folder.folder, 'git'))
  await expect(refuseDistrusted(git)).rejects.toThrow('/a b belongs to another user')
})
