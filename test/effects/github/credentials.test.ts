// The token that actions/checkout leaves in git's configuration: gone while strangers' code runs, and back after it.
// @module-tag long
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  findCredentialsInGitConfig,
  formatGitConfigCredentialsWarning,
  restoreCredentialsAfterKill,
  withholdGitAuthHeaders,
} from '../../../src/effects/github/credentials.ts'
import { long } from '../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../support/repository.ts'

describe('persisted credentials', () => {
  const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
  const encoded = Buffer.from(`x-access-token:${token}`).toString('base64')
  const header = `AUTHORIZATION: basic ${encoded}`
  const server = 'https://github.com'
  const key = `http.${server}/.extraheader`

  let temp: string
  beforeEach(async () => {
    temp = await mkdtemp(join(tmpdir(), 'benchgate-temp-'))
  })
  afterEach(() => rm(temp, { recursive: true }))

  /** As actions/checkout up to 5 leaves it. */
  const inConfig = () =>
    makeRepository(
      `git init --quiet; git config ${key} "${header}"; git config user.name someone; chmod 600 .git/config`,
    )

  /** As actions/checkout 6 leaves it. */
  function inIncluded(): Promise<Repository> {
    const file = join(temp, 'git-credentials-0e1f.config')
    return makeRepository(`git init --quiet
    git config --file ${file} ${key} "${header}"
    git config includeIf.gitdir:$PWD/.git.path ${file}
    git config includeIf.gitdir:/github/workspace/.git.path /github/runner_temp/git-credentials-0e1f.config`)
  }

  const tokens = ({ sh }: Repository) => sh(`git config --get-all ${key} || true`).trim()
  const noted: string[] = []
  const withhold = ({ git }: Repository, console = listeningConsole()) =>
    withholdGitAuthHeaders(git, console, text => void noted.push(text))

  test.each([
    ['in the configuration', inConfig],
    ['in a file that it includes', inIncluded],
  ])('a token %s is gone, and is back byte for byte', async (_, make) => {
    await using repository = await make()
    const all = () =>
      repository.sh(`cat .git/config; cat ${temp}/* 2>/dev/null || true; stat -c %a .git/config`)
    const before = all()
    expect(tokens(repository)).toBe(header)
    const console = listeningConsole()
    {
      await using withheld = await withhold(repository, console)
      expect(tokens(repository)).toBe('')
      expect(all()).not.toContain(encoded)
      expect(withheld.secrets).toEqual([encoded, token])
      expect(console.said).toEqual([
        expect.stringMatching(/stored a token in \/\S+\.?config: .*persist-credentials: false/),
      ])
      expect(noted.join()).not.toContain(encoded)
    }
    expect(all()).toBe(before)
  })

  test('where a submodule is measured, what is around it has no token either', async () => {
    await using repository = await inConfig()
    repository.sh(`git init --quiet ../lib; git -C ../lib commit --quiet --allow-empty -m lib
    git -c protocol.file.allow=always submodule --quiet add ../lib lib 2>&1; git config --file .git/modules/lib/config ${key} other`)
    const inside = repository.git.in(join(repository.folder, 'lib'))
    {
      await using _ = await withholdGitAuthHeaders(inside, listeningConsole(), text => void noted.push(text))
      expect(tokens(repository)).toBe('')
      expect(repository.sh(`git -C lib config --get-all ${key} || true`)).toBe('')
    }
    expect(tokens(repository)).toBe(header)
    expect(repository.sh(`git -C lib config --get-all ${key}`)).toBe('other\n')
  })

  test('what was written meanwhile stays', async () => {
    await using repository = await inConfig()
    {
      await using _ = await withhold(repository)
      repository.sh('git config user.email someone@example.com')
    }
    expect(tokens(repository)).toBe(header)
    expect(repository.sh('git config user.email; git config user.name')).toBe(
      'someone@example.com\nsomeone\n',
    )
  })

  test('a token in the configuration of a worktree is gone, too, and a header of any kind is known', async () => {
    await using repository = await makeRepository(`git init --quiet; git config extensions.worktreeConfig true
    git config --worktree ${key} "AUTHORIZATION:  basic   ${encoded} "; git config http.extraheader "A: bearer ab-cd"`)
    await using withheld = await withhold(repository)
    expect(repository.sh('cat .git/config .git/config.worktree')).not.toMatch(/basic|bearer/)
    expect(withheld.secrets).toEqual(['ab-cd', encoded, token])
  })

  test('headers of other files that the configuration includes are not ours to take', async () => {
    const names = ['own.config', 'x-git-credentials-1.config', 'git-credentials-1.config.old']
    await using repository = await makeRepository(`git init --quiet
    for name in ${names.join(' ')}; do
      git config --file ${temp}/$name ${key} "${header}"; git config --add include.path ${temp}/$name; done
    cp ${temp}/own.config ${temp}/git-credentials-2.config; git config other.path ${temp}/git-credentials-2.config
    cp ${temp}/own.config .git/git-credentials-3.config; git config --add include.path git-credentials-3.config`)
    const console = listeningConsole()
    await using withheld = await withhold(repository, console)
    // They are named, and not published.
    expect(withheld.secrets).toEqual([encoded, token])
    expect(console.warnings).toEqual([expect.stringContaining(`benchmarks can read and use: ${key}. `)])
    expect(repository.sh(`cat ${temp}/* .git/git-credentials-3.config`).split(encoded)).toHaveLength(6)
  })

  test.each([
    ['text without an end of line', '[user]\n\tname = x', '[user]\n\tname = x\n'],
    ['text', '[user]\n\tname = x\n', '[user]\n\tname = x\n'],
    ['nothing', '', ''],
  ])('headers come back below %s, as they were', async (_, meanwhile, above) => {
    const odd = 'http.https://git.example/a"b\\c/.extraheader'
    await using repository = await makeRepository('git init --quiet; chmod 640 .git/config')
    const file = join(repository.folder, '.git/config')
    await repository.git.run(['config', odd, 'A: "x" \\y'])
    await repository.git.run(['config', 'http.extraheader', header])
    {
      await using _ = await withhold(repository)
      await writeFile(file, meanwhile)
    }
    expect((await repository.git.run(['config', '--get', odd])).toString().trim()).toBe('A: "x" \\y')
    expect(repository.sh('git config http.extraheader').trim()).toBe(header)
    const text = await readFile(file, 'utf8')
    expect(text.slice(0, text.indexOf('[http'))).toBe(above)
    expect((await stat(file)).mode & 0o777).toBe(0o640)
  })

  test('it goes through no link, and comes back where the file was removed', async () => {
    await using repository = await inConfig()
    const elsewhere = join(temp, 'elsewhere')
    await writeFile(elsewhere, '')
    {
      await using _ = await withhold(repository)
      repository.sh(`mv .git/config .git/old; ln -s ${elsewhere} .git/config`)
    }
    expect(await readFile(elsewhere, 'utf8')).toBe('')
    expect(tokens(repository)).toBe(header)
    expect((await stat(join(repository.folder, '.git/config'))).mode & 0o777).toBe(0o600)
  })

  test('headers of submodules and without an address are gone too; where there is none nothing is said or written', async () => {
    await using repository = await makeRepository(`git init --quiet sub; cd sub
    git commit --quiet --allow-empty -m 1; cd ..; git init --quiet; git commit --quiet --allow-empty -m 1
    git -c protocol.file.allow=always submodule --quiet add ./sub here
    git -C here config http.extraheader "${header}"`)
    {
      await using _ = await withhold(repository)
      expect(repository.sh('cat .git/modules/*/config')).not.toContain(encoded)
    }
    expect(repository.sh('git -C here config http.extraheader').trim()).toBe(header)

    await using plain = await makeRepository('git init --quiet; chmod a-w .git')
    const console = listeningConsole()
    noted.length = 0
    await using withheld = await withhold(plain, console)
    expect([withheld.secrets, console.said, noted]).toEqual([[], [], []])
  })

  /** What a killed run leaves: nothing is disposed of. */
  async function killed(repository: Repository): Promise<string> {
    noted.length = 0
    await withhold(repository)
    return noted[0] ?? ''
  }

  test('after a kill it is made again from the same token', long, async () => {
    for (const make of [inConfig, inIncluded]) {
      await using repository = await make()
      const note = await killed(repository)
      expect(tokens(repository)).toBe('')
      const console = listeningConsole()
      await restoreCredentialsAfterKill(repository.git, note, { token, server, console })
      expect([tokens(repository), console.warnings]).toEqual([header, []])
      // Once is enough.
      await restoreCredentialsAfterKill(repository.git, note, { token, server, console })
      expect(tokens(repository)).toBe(header)
    }
  })

  test.each([
    ['another token', { token: 'ghs_other' }],
    ['no token', { token: '' }],
    ['another server', { server: 'https://evil.example' }],
  ])('after a kill nothing is made up from %s, and that is said', async (_, other) => {
    await using repository = await inConfig()
    const note = await killed(repository)
    const console = listeningConsole()
    await restoreCredentialsAfterKill(repository.git, note, { token, server, console, ...other })
    expect(tokens(repository)).toBe('')
    expect(console.warnings.join()).toContain('Later steps that use git with it need actions/checkout again.')
  })

  test('a forged note writes the token nowhere else', async () => {
    await using repository = await inConfig()
    const [{ digest }] = JSON.parse(await killed(repository))
    const evil = join(temp, 'evil')
    const forged = [
      { file: evil, key, digest },
      { file: join(repository.folder, '.git/config'), key: 'http.https://evil.example/.extraheader', digest },
    ]
    await restoreCredentialsAfterKill(repository.git, JSON.stringify(forged), {
      token,
      server,
      console: listeningConsole(),
    })
    expect(repository.sh('cat .git/config')).not.toContain(encoded)
    await expect(readFile(evil)).rejects.toThrow()
  })
})

// Which credentials of git's configuration are named, as they stay, and which settings are none.
describe('visible credentials', () => {
  const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')

  test.each<[string, string, readonly string[]]>([
    ['remote.origin.url', `https://x-access-token:${token}@github.com/acme/widgets`, [token]],
    ['remote.origin.pushurl', `https://${token}@github.com/acme/widgets`, [token]],
    ['remote.old.url', `https://${token}:x-oauth-basic@github.com/acme/widgets`, [token]],
    ['remote.other.url', 'https://me:p%40ss@git.example/x', ['p%40ss', 'p@ss']],
    ['http.proxy', 'http://me:word@proxy:3128', ['word']],
    ['submodule.lib.url', 'https://me:word@git.example/lib', ['word']],
    ['credential.helper', `!f() { echo password=${token}; }; f`, [token]],
    ['credential.https://github.com.helper', 'store --file /tmp/x', []],
    ['credential.helper', '/opt/helper', []],
    ['http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`, [basic, token]],
  ])('%s of %s is named, and its value is not shown', async (key, value, secrets) => {
    await using repository = await makeRepository('git init --quiet')
    await repository.git.run(['config', key, value])
    const found = await findCredentialsInGitConfig(repository.git)
    expect(found).toEqual([{ key, secrets }])
    expect(formatGitConfigCredentialsWarning(found)).toContain(`benchmarks can read and use: ${key}. `)
  })

  test('one in the name of a setting is not shown', async () => {
    await using repository = await makeRepository('git init --quiet')
    await repository.git.run([
      'config',
      `url.https://x:${token}@github.com/.insteadOf`,
      'https://github.com/',
    ])
    await repository.git.run([
      'config',
      '--add',
      `url.https://x:${token}@github.com/.insteadOf`,
      'git@github.com:',
    ])
    const found = await findCredentialsInGitConfig(repository.git)
    expect(found.map(({ key }) => key)).toEqual(['url.https://x:***@github.com/.insteadof'])
    expect(found[0]?.secrets).toContain(token)
  })

  test('those of an included file, and of a submodule that is not checked out, are named', async () => {
    await using repository = await makeRepository(`git init --quiet; git config include.path ../../in.config
    git config --file ../in.config remote.included.url https://me:one@git.example/x
    git init --quiet --bare .git/modules/deep/lib; git config --file .git/modules/deep/lib/config remote.lib.url https://me:two@git.example/x`)
    const found = await findCredentialsInGitConfig(repository.git)
    expect(found.map(({ key }) => key)).toEqual(['remote.included.url', 'remote.lib.url'])
  })

  test.each([
    ['remote.origin.url', 'https://github.com/acme/widgets'],
    ['remote.origin.url', 'https://me@git.example/x'],
    ['remote.origin.url', 'git@github.com:acme/widgets.git'],
    ['remote.origin.url', 'ssh://git@github.com/acme/widgets'],
    ['credential.helper', 'osxkeychain'],
    ['credential.helper', 'manager'],
    ['credential.helper', ''],
    ['http.extraheader', 'X-Trace: on'],
    ['alias.x', '!echo a:b@c'],
  ])('%s of %s is none', async (key, value) => {
    await using repository = await makeRepository('git init --quiet')
    await repository.git.run(['config', key, value])
    expect(await findCredentialsInGitConfig(repository.git)).toEqual([])
  })
})
