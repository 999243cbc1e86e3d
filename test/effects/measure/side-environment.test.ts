// What commands get on either side in place of what leads into the user's checkout, and of what both would share.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  createEnvDisablingTaskRunnerCaches,
  createSideEnvAndCommandRewriter,
  TemporaryFoldersOfSides,
} from '../../../src/effects/measure/side-environment.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'

describe('side environment', () => {
  test('paths into the checkout lead into the side, but where only the checkout has what they name', async () => {
    await using repository = await makeRepository(
      'mkdir src untracked .git; touch .git/config; mkdir -p ../side/src; ln -s repository ../link',
    )
    const { folder: checkout } = repository
    const folder = join(checkout, '../side')
    const link = join(checkout, '../link')
    const console = listeningConsole()
    const env = {
      ...{
        PATH: `${checkout}/untracked:${checkout}/venv/bin:/usr/bin`,
        PYTHONPATH: `${link}/src`,
        PWD: link,
      },
      ...{ GITHUB_WORKSPACE: checkout, HOME: '/home/u', OTHER: `${checkout}-other` },
      ...{ CARGO_HOME: `${checkout}/.cargo`, DATA: `${checkout}/../data` },
    }
    const shown = { checkout, folder, workingDirectory: '.', own: null }
    const { env: found, inSide } = createSideEnvAndCommandRewriter(env, shown, console)
    expect(found).toEqual({
      ...{
        PATH: `${checkout}/untracked:${folder}/venv/bin:/usr/bin`,
        PYTHONPATH: `${folder}/src`,
        PWD: folder,
      },
      ...{ GITHUB_WORKSPACE: folder, HOME: '/home/u', OTHER: `${checkout}-other` },
      ...{ CARGO_HOME: `${checkout}/.cargo`, DATA: `${checkout}/../data` },
    })
    expect(inSide(`cd ${checkout} && make`)).toBe(`cd ${folder} && make`)
    expect(inSide(null)).toBeNull()
    // Of a worktree .git is a file, through which no path leads.
    writeFileSync(join(folder, '.git'), 'gitdir: elsewhere\n')
    for (const path of ['.git/config', `.git/${'long'.repeat(100)}`])
      expect(inSide(`cat ${checkout}/${path}`)).toBe(
        `cat ${path === '.git/config' ? checkout : folder}/${path}`,
      )
    expect(console.said).toEqual([
      'these variables name the checkout, and are set to the folder of each side instead: PATH, PYTHONPATH',
    ])
  })

  test('so do those of the settings of go (go env -w) that no variable replaces', async () => {
    await using repository = await makeRepository('mkdir include; mkdir -p ../side/include ../config/go')
    const { folder: checkout } = repository
    const [folder, config] = [join(checkout, '../side'), join(checkout, '../config')]
    const settings = ['CGO_CFLAGS', 'CGO_CXXFLAGS'].map(name => `${name}=-O2 -I${checkout}/include`)
    writeFileSync(
      join(config, 'go/env'),
      `# ${checkout}\n${settings.join('\n')}\nGOPATH=${checkout}/go\nGOPROXY=off\n`,
    )
    const shown = { checkout, folder, workingDirectory: '.', own: null }
    const moved = (env: Readonly<Record<string, string>>) =>
      createSideEnvAndCommandRewriter(env, shown, listeningConsole()).env
    const env = { CGO_CXXFLAGS: '-O1', CGO_CFLAGS: '' }
    const result = { ...env, CGO_CFLAGS: `-O2 -I${folder}/include` }
    expect(moved({ ...env, XDG_CONFIG_HOME: config })).toEqual({ ...result, XDG_CONFIG_HOME: config })
    const file = join(config, 'go/env')
    expect(moved({ ...env, GOENV: file })).toEqual({ ...result, GOENV: file })
    expect(moved({ ...env, GOENV: 'off' })).toEqual({ ...env, GOENV: 'off' })
  })

  test('variables of npm, which name the checkout in every script, are moved and not named', () => {
    const console = listeningConsole()
    const env = {
      INIT_CWD: '/c',
      npm_config_local_prefix: '/c',
      PATH: '/c/node_modules/.bin:/bin',
      LIB: '/c/x',
    }
    const folders = { checkout: '/c', folder: '/side', workingDirectory: '.', own: null }
    expect(createSideEnvAndCommandRewriter(env, folders, console).env.npm_config_local_prefix).toBe('/side')
    expect(console.said).toEqual([expect.stringMatching(/instead: LIB$/)])
  })

  test('in place, and where the home folder is in the checkout, nothing moves', () => {
    const console = listeningConsole()
    const env = { HOME: '/home/u', PATH: '/home/u/bin' }
    const shown = { workingDirectory: '.', own: null }
    expect(
      createSideEnvAndCommandRewriter(env, { ...shown, checkout: '/home/u', folder: '/side' }, console).env,
    ).toEqual(env)
    expect(
      createSideEnvAndCommandRewriter(env, { ...shown, checkout: '/home/u', folder: '/home/u' }, console).env,
    ).toEqual(env)
    expect(console.said).toEqual([])
  })

  test('where cargo would build both sides into one folder, it has one of the side, and so have those who name it', async () => {
    await using repository = await makeRepository('mkdir ../temporary')
    const { folder: checkout } = repository
    const console = listeningConsole()
    await using own = await TemporaryFoldersOfSides.open(join(checkout, '../temporary'), checkout, console)
    if (own === null) throw new Error('none were made')
    const target = own.folderNamed('target-dir')
    const commands = (env: Readonly<Record<string, string>>) =>
      createSideEnvAndCommandRewriter(
        env,
        { checkout, folder: checkout, workingDirectory: '.', own },
        console,
      )
    const { env, inSide } = commands({ CARGO_TARGET_DIR: '/cache/t', PATH: '/cache/t/release:/bin' })
    expect(env).toMatchObject({ CARGO_TARGET_DIR: target, PATH: `${target}/release:/bin` })
    expect(env.CRITERION_HOME).toBe(join(checkout, 'target/criterion'))
    const chosen = { CARGO_TARGET_DIR: '/cache/t', CRITERION_HOME: '/results' }
    expect(commands(chosen).env.CRITERION_HOME).toBe('/results')
    expect(inSide('/cache/t/release/x')).toBe(`${target}/release/x`)
    expect(commands({ CARGO_BUILD_BUILD_DIR: '{cargo-cache-home}/b' }).env.CARGO_BUILD_BUILD_DIR).toBe(
      own.folderNamed('build-dir'),
    )
    for (const own of [{}, { CARGO_TARGET_DIR: 'target' }, { CARGO_TARGET_DIR: `${checkout}/target` }]) {
      expect(commands(own).env).toMatchObject(own)
      expect(commands(own).env).not.toHaveProperty('CRITERION_HOME')
    }
    expect(console.said.filter(line => line.includes('cargo'))).toHaveLength(3)
  })

  test('the nearest configuration of cargo counts, and that of the home last', async () => {
    await using repository = await makeRepository('mkdir sub ../temporary ../home')
    const { folder: checkout } = repository
    const console = listeningConsole()
    await using own = await TemporaryFoldersOfSides.open(join(checkout, '../temporary'), checkout, console)
    const put = (folder: string, value: string) => {
      mkdirSync(join(checkout, folder), { recursive: true })
      writeFileSync(join(checkout, folder, 'config.toml'), `[build]\ntarget-dir = "${value}"\n`)
    }
    const isOwn = () =>
      createSideEnvAndCommandRewriter(
        { CARGO_HOME: join(checkout, '../home') },
        { checkout, folder: checkout, workingDirectory: 'sub', own },
        console,
      ).env.CARGO_TARGET_DIR !== undefined
    expect(isOwn()).toBe(false)
    put('../home', '/cache/of-home')
    expect(isOwn()).toBe(true)
    put('.cargo', 'target')
    expect(isOwn()).toBe(false)
    put('sub/.cargo', '../../beside')
    expect(isOwn()).toBe(true)
  })
})

// The folders that each side has of its own take turns at one path, and nothing is left of them.
describe('own folders', () => {
  test('each side finds what it has left, at the same path, and all is removed in the end', async () => {
    await using repository = await makeRepository('mkdir ../temporary ../kept; echo x > ../kept/x')
    const parent = join(repository.folder, '../temporary')
    const console = listeningConsole()
    {
      await using own = await TemporaryFoldersOfSides.open(parent, repository.folder, console)
      if (own === null) throw new Error('none were made')
      const { TMPDIR = '' } = own.variables({})
      own.show('base')
      expect(lstatSync(TMPDIR).mode & 0o7777).toBe(0o1777)
      writeFileSync(join(TMPDIR, 'tool'), 'of base')
      mkdirSync(own.folderNamed('target'))
      own.show('head')
      expect(readdirSync(TMPDIR)).toEqual([])
      expect(existsSync(own.folderNamed('target'))).toBe(false)
      // What code in them may do so that they are hard to remove, or to find again.
      repository.sh('mkdir -p "$A/a/b"; touch "$A/a/b/c"; chmod 500 "$A/a/b" "$A/a"', { A: TMPDIR })
      symlinkSync(join(repository.folder, '../kept'), join(TMPDIR, 'link'))
      own.show('base')
      expect(readFileSync(join(TMPDIR, 'tool'), 'utf8')).toBe('of base')
      rmSync(own.folderNamed(''), { recursive: true })
      own.show('head')
      expect(readdirSync(TMPDIR)).toEqual(['a', 'link'])
      own.show('base')
      expect(readdirSync(TMPDIR)).toEqual([])
    }
    expect(readdirSync(parent)).toEqual([])
    expect(existsSync(join(repository.folder, '../kept/x'))).toBe(true)
    expect(console.warnings).toEqual([])
  })

  test('a folder for temporary files in the checkout is left as it is, and one that is missing is refused', async () => {
    await using repository = await makeRepository('mkdir tmp')
    const console = listeningConsole()
    const open = (parent: string) => TemporaryFoldersOfSides.open(parent, repository.folder, console)
    expect(await open(join(repository.folder, 'tmp'))).toBeNull()
    expect(console.said.join()).toContain('as it is in the checkout')
    expect(readdirSync(join(repository.folder, 'tmp'))).toEqual([])
    await expect(open(join(repository.folder, 'none'))).rejects.toThrow('does not exist. Set TMPDIR')
  })

  test('TMPDIR and the cache of Numba are in it, and other variables where they are set', async () => {
    await using repository = await makeRepository('mkdir ../temporary')
    const console = listeningConsole()
    await using own = await TemporaryFoldersOfSides.open(
      join(repository.folder, '../temporary'),
      repository.folder,
      console,
    )
    const { TMPDIR, ...others } = own?.variables({ TMP: '/tmp', RUNNER_TEMP: '/tmp' }) ?? {}
    expect(others).toEqual({ TMP: TMPDIR, NUMBA_CACHE_DIR: own?.folderNamed('numba') })
    expect(own?.variables({ NUMBA_CACHE_DIR: '/x' }).NUMBA_CACHE_DIR).toBe(others.NUMBA_CACHE_DIR)
    const caches = { PYTHONPYCACHEPREFIX: '/x', BOOTSNAP_CACHE_DIR: '/x', BABEL_CACHE_PATH: '/x' }
    expect(own?.variables(caches)).toMatchObject({
      PYTHONPYCACHEPREFIX: own?.folderNamed('pythonpycacheprefix'),
      BOOTSNAP_CACHE_DIR: own?.folderNamed('bootsnap_cache_dir'),
      BABEL_CACHE_PATH: own?.folderNamed('babel_cache_path'),
    })
  })
})

// Which variables a visit gets so that a task runner measures again.
describe('fresh tasks', () => {
  const env = { PATH: '/bin' }

  test.each([
    ['turbo.json', '{}', 'TURBO_FORCE'],
    ['lage.config.js', '', 'LAGE_RUN_CACHE'],
    ['nx.json', '{}', 'NX_SKIP_NX_CACHE'],
    ['.moon/workspace.yml', '', 'MOON_CACHE'],
    ['rush.json', '{}', 'RUSH_BUILD_CACHE_ENABLED'],
    ['pants.toml', '', 'PANTS_TEST_FORCE'],
    ['package.json', '{ "wireit": {} }', 'WIREIT_CACHE'],
    ['sub/package.json', '{ "wireit": {} }', 'WIREIT_CACHE'],
  ])('with %s (%s) %s is set, and that is said', async (path, text, variable) => {
    await using repository = await makeRepository('mkdir sub')
    const { folder } = repository
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    const console = listeningConsole()
    const found = createEnvDisablingTaskRunnerCaches(
      env,
      'npm run bench',
      [folder, join(folder, 'sub')],
      console,
    )
    expect(Object.keys(found)).toContain(variable)
    expect(console.said).toEqual([expect.stringContaining(variable)])
  })

  test('a command that names one is enough, and without one nothing is set', async () => {
    await using repository = await makeRepository('echo "{}" > package.json')
    const found = (run: string) =>
      createEnvDisablingTaskRunnerCaches(env, run, [repository.folder], listeningConsole())
    expect(found('npx turbo run bench')).toEqual({ ...env, TURBO_FORCE: 'true' })
    expect(found('npm run bench')).toEqual(env)
  })
})
