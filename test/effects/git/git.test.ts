// How git is run, whatever becomes of it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addAdviceToCheckoutError,
  createGit,
  decodeGitText,
  findTopFolderOfCheckout,
  GitFailedError,
  refuseOldGit,
  resolvePathsInGitFolder,
  toUndecodedGitText,
} from '../../../src/effects/git/git.ts'
import { joinPathAsBytes } from '../../../src/effects/git/paths.ts'
import { recoverRepository } from '../../../src/effects/git/recovery/recover.ts'
import { refuseMissingCheckout } from '../../../src/effects/git/revisions/revisions.ts'
import { long } from '../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

describe('git', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'benchgate-git-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function gitThat(does: string) {
    const program = join(folder, 'git')
    writeFileSync(program, `#!/bin/sh\n${does}\n`)
    chmodSync(program, 0o755)
    return createGit(folder, plainEnv, program)
  }

  test('a checkout that could not write is said to lack space or permission, and any other to lack a filter', async () => {
    const said = async (message: string) =>
      ((await addAdviceToCheckoutError(new GitFailedError(message), 'base', tmpdir())) as Error).message
    const free =
      statfsSync(tmpdir()).files > 0 ? /where \d+ MiB and \d+ inodes are free\./ : /where \d+ MiB are free\./
    const full = await said('error: unable to write file big')
    expect(full).toMatch(/too little space on the disk of \S+, /)
    expect(full).toMatch(free)
    expect(await said('fatal: x: No space left on device')).toContain('too little space')
    expect(await said('error: unable to create file a/b: Permission denied')).toContain('chmod -R u+w')
    expect(await said('external filter failed')).toContain('Git LFS')
    const killed = await gitThat('kill -9 $$')
      .run(['checkout'])
      .catch((error: unknown) => error)
    expect(await said((killed as Error).message)).toMatch(/git checkout was killed in .*\n.*lack of memory/)
    const other = new Error('x')
    expect(await addAdviceToCheckoutError(other, 'base', tmpdir())).toBe(other)
  })

  test('a failed git is an answer, and a killed one is not', async () => {
    expect(await gitThat('exit 1').ask(['rev-parse'])).toBeNull()
    await expect(gitThat('kill -9 $$').ask(['rev-parse', 'HEAD'])).rejects.toThrow(
      `git rev-parse HEAD was killed in ${folder}`,
    )
    await expect(gitThat('kill -9 $$').run(['status'])).rejects.toThrow(`git status was killed in ${folder}`)
  })

  test(
    'a git that finds the index locked runs again, and the lock of one that stays is named',
    long,
    async () => {
      const locked = `echo "fatal: Unable to create '$PWD/.git/index.lock': File exists." >&2; exit 128`
      expect(
        await gitThat(`if [ -e second ]; then echo done; else touch second; ${locked}; fi`).run(['checkout']),
      ).toBe('done')
      const error = await gitThat(locked)
        .run(['checkout'])
        .catch((error: unknown) => error)
      expect(((await addAdviceToCheckoutError(error, 'base', folder)) as Error).message).toMatch(
        /index\.lock': File exists\.\nMake sure that no other program, such as an editor, runs git in the checkout/,
      )
    },
  )

  test('a git that ends before it has read its input has answered', async () => {
    const input = Buffer.alloc(2 ** 20)
    const deaf = gitThat('exec <&-; echo no >&2; exit 128')
    await expect(deaf.run(['cat-file'], { input })).rejects.toThrow('failed (exit code 128)')
    expect(await deaf.ask(['cat-file'], { input })).toBeNull()
    expect(await gitThat('wc -c').run(['cat-file'], { input })).toBe(String(2 ** 20))
    await expect(gitThat('kill -9 $$').ask(['cat-file'], { input })).rejects.toThrow('was killed')
  })

  test('a repository that a commit has in a folder of its tree is not gone into', async () => {
    await using repository = await makeRepository(`git init --quiet; mkdir -p evil/objects evil/refs
    echo 'ref: refs/heads/main' > evil/HEAD
    printf '[core]\\nbare = false\\nworktree = .\\n[http]\\nproxy = http://127.0.0.1:9\\n' > evil/config`)
    expect(repository.sh('cd evil; git config http.proxy')).toBe('http://127.0.0.1:9\n')
    const git = createGit(join(repository.folder, 'evil'), plainEnv)
    expect(await git.ask(['config', 'http.proxy'])).toBeNull()
    expect(await git.ask(['rev-parse', '--show-toplevel'])).toBeNull()
  })

  test("the user's git configuration does not affect our commands", async () => {
    await using repository = await makeRepository(`git init --quiet; echo 1 > '[a]'; echo 2 > A; echo 3 > a
    git config worktree.useRelativePaths true`)
    const modes = ['LITERAL', 'GLOB', 'NOGLOB', 'ICASE']
    for (const mode of modes) {
      const git = createGit(repository.folder, { ...plainEnv, [`GIT_${mode}_PATHSPECS`]: '1' })
      expect(await git.run(['ls-files', '--others', '--', ':(glob)[a]', '[a]'])).toBe('[a]\na')
    }
    // Newer versions of git would note our worktrees by paths that end when they take turns at one place.
    expect(await repository.git.run(['config', '--type=bool', 'worktree.useRelativePaths'])).toBe('false')
  })

  test('a missing value is reported only if git says so', async () => {
    expect(await gitThat('echo main').find(['symbolic-ref', 'HEAD'])).toBe('main')
    expect(await gitThat('exit 1').find(['symbolic-ref', 'HEAD'])).toBeNull()
    for (const [fault, outcome] of [
      ['echo broken >&2; exit 128', 'failed (exit code 128)'],
      ['kill -9 $$', 'was killed'],
    ] as const)
      await expect(gitThat(fault).find(['symbolic-ref', 'HEAD'])).rejects.toThrow(
        `git symbolic-ref HEAD ${outcome}`,
      )
  })

  test('the files of a git directory are found by one git, also in a folder with a line break in its name', async () => {
    await using repository = await makeRepository(`git init --quiet; mkdir 'a
b'; git init --quiet 'a
b'`)
    const found = await resolvePathsInGitFolder(repository.git, ['HEAD', 'logs/HEAD'])
    const own = join(repository.folder, '.git')
    expect([...found]).toEqual([
      ['HEAD', join(own, 'HEAD')],
      ['logs/HEAD', join(own, 'logs/HEAD')],
    ])
    const broken = join(repository.folder, 'a\nb')
    expect((await resolvePathsInGitFolder(repository.git.in(broken), ['HEAD', 'index'])).get('index')).toBe(
      join(broken, '.git/index'),
    )
  })
})

// What people are told where the repository is another user's.
describe('refuse unusable', () => {
  // Git's own tests have it so.
  const env = { ...plainEnv, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }

  test('a repository of another user is named, with what makes git trust it', async () => {
    await using repository = await makeRepository('git init --quiet', 'répo sitory')
    const below = join(repository.folder, 'below')
    mkdirSync(below)
    for (const asking of [
      refuseMissingCheckout(createGit(below, env)),
      recoverRepository(below, env, listeningConsole()),
    ])
      await expect(asking).rejects.toThrow(
        `${repository.folder} belongs to another user, so git does not trust the repository in it (in a container, the user is often not the same as outside). Run "git config --global --add safe.directory '${repository.folder}'" first.`,
      )
  })

  test('a repository that git cannot use is not said to be none: git says why', async () => {
    await using repository = await makeRepository(
      'git init --quiet; git config core.repositoryFormatVersion 1; git config extensions.ofLater true',
    )
    const git = createGit(repository.folder, plainEnv)
    const refused = `git cannot use the repository of ${repository.folder}: unknown repository extension found: oflater. Repair what the message names, `
    for (const asking of [
      refuseMissingCheckout(git),
      recoverRepository(repository.folder, plainEnv, listeningConsole()),
    ])
      await expect(asking).rejects.toThrow(refused)
  })

  test('settings that keep git from running are named, and git is not said to be missing', async () => {
    await using folder = await makeRepository('echo "[broken" > .gitconfig')
    const git = createGit(folder.folder, {
      ...plainEnv,
      GIT_CONFIG_GLOBAL: join(folder.folder, '.gitconfig'),
    })
    await expect(refuseOldGit(git)).rejects.toThrow(
      `git cannot be run: bad config line 1 in file ${folder.folder}/.gitconfig. Repair that first.`,
    )
  })

  test('a git that cannot be started in the midst of a run is told with what to do', async () => {
    await using folder = await makeRepository(
      'touch plain; echo "#!$PWD/plain" > git; chmod 755 git; git init --quiet',
    )
    const git = createGit(folder.folder, plainEnv, join(folder.folder, 'git'))
    const asking = [
      () => git.ask(['status']),
      () => git.run(['hash-object', '--stdin'], { input: Buffer.of() }),
    ]
    for (const ask of asking)
      await expect(ask()).rejects.toThrow(/^git cannot be run \(EACCES\)\. .*see "ulimit -a"/)
  })

  test('a working tree elsewhere that has no .git is named, with what to give it', async () => {
    await using repository = await makeRepository(
      'git init --quiet; mkdir ../tree; git config core.worktree "$PWD/../tree"',
    )
    const recover = () => recoverRepository(repository.folder, plainEnv, listeningConsole())
    await expect(recover()).rejects.toThrow(/core\.worktree.* has no \.git/)
    repository.sh('echo "gitdir: $PWD/.git" > ../tree/.git')
    expect((await recover())?.checkout).toMatch(/tree$/)
  })

  test('what is no repository is not', async () => {
    await using folder = await makeRepository('true')
    for (const one of [plainEnv, env])
      expect(await findTopFolderOfCheckout(createGit(folder.folder, one))).toBeNull()
    await using repository = await makeRepository('git init --quiet')
    expect(await findTopFolderOfCheckout(createGit(join(repository.folder, '.git'), plainEnv))).toBeNull()
  })

  test('also in the words of an older git', async () => {
    const script = `#!/bin/sh
echo "fatal: unsafe repository ('/a b' is owned by someone else)" >&2
exit 128`
    await using folder = await makeRepository(`cat > git <<'END'\n${script}\nEND\nchmod +x git`)
    const git = createGit(folder.folder, env, join(folder.folder, 'git'))
    await expect(findTopFolderOfCheckout(git)).rejects.toThrow('/a b belongs to another user')
  })
})

test('the types tell text of git from other text, so that it is decoded once', () => {
  const path = toUndecodedGitText('ä/ö')
  const [folder = path] = path.split('/')
  expect(joinPathAsBytes('/ü', folder).toString()).toBe('/ü/ä')
  const decoded = decodeGitText(folder)
  expect(decoded).toBe('ä')
  // @ts-expect-error: decoded twice.
  expect(decodeGitText(decoded)).not.toBe('ä')
  // @ts-expect-error: decoded too early.
  expect(joinPathAsBytes('/ü', decoded).toString()).not.toBe('/ü/ä')
})
