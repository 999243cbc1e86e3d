// Where programs and libraries are looked for outside of a checkout.
import { describe, expect, test } from 'vitest'
import {
  cachingTaskRunners,
  isSettingsOfCachingBuildTool,
  parseCargoOutputFolderSetting,
  programAndLibraryFolders,
} from '../../../src/core/change/shared-folders-and-caches.ts'

describe('shared folders', () => {
  const names = (env: Record<string, string>) =>
    programAndLibraryFolders(env, ':').map(({ folder }) => folder)

  test('folders of PATH come first, then those of other variables, then what is beside programs', () => {
    expect(
      names({ PATH: '/opt/it/bin:/usr/bin:relative', PYTHONPATH: '/opt/lib:/opt/more', CI: 'true' }),
    ).toEqual([
      ...['/opt/it/bin', '/opt/lib', '/opt/more'],
      '/var/lib/gems',
      ...['/opt/it', '/opt/lib', '/opt/more'].flatMap(one => [
        `${one}/lib`,
        `${one}/lib64`,
        `${one}/include`,
      ]),
      '/tmp',
    ])
  })

  test('the home folder has usual ones, and only its first levels are searched', () => {
    const found = names({ HOME: '/home/it', GOPATH: '/home/it' })
    const ofHome = programAndLibraryFolders({ HOME: '/home/it', GOPATH: '/home/it' }, ':').filter(
      ({ folder }) => folder === '/home/it',
    )
    expect(ofHome).toEqual([{ folder: '/home/it', depth: 3 }])
    expect(found).toContain('/home/it/.local/bin')
    expect(found).toContain('/home/it/.m2/repository')
    expect(found).toContain('/home/it/R')
  })

  test('files of pkg-config and CMake are beside the libraries that they name', () => {
    for (const folder of [
      'lib/pkgconfig',
      'lib/x86_64-linux-gnu/pkgconfig/',
      'lib64/cmake/it',
      'share/cmake',
      'bin',
    ])
      expect(names({ IT_DIR: `/opt/it/${folder}` })).toEqual(
        expect.arrayContaining(['/opt/it/lib', '/opt/it/include']),
      )
    expect(names({ IT_DIR: '/usr/lib/pkgconfig' })).toEqual(['/var/lib/gems', '/tmp'])
  })

  test('options name folders, too', () => {
    const found = names({
      MAVEN_OPTS: '-Xmx1g -Dmaven.repo.local=/cache/m2',
      LDFLAGS: '-L/opt/lib -O2',
      URL: 'http://x/y',
    })
    expect(found).toEqual(expect.arrayContaining(['/cache/m2', '/opt/lib']))
  })

  test('folders of the system and of caches are left out, and those for temporary files come last', () => {
    expect(
      names({
        PATH: '/usr/bin:/bin:/usr/sbin',
        CCACHE_DIR: '/x',
        RUNNER_TEMP: '/y',
        TMPDIR: '/z',
        PWD: '/w',
      }),
    ).toEqual(['/var/lib/gems', '/y', '/tmp'])
    expect(names({ PATH: '/usr/local/bin' })).toContain('/usr/local/lib')
  })

  test('what npm sets for its scripts names nothing that was installed, and /usr is of the system', () => {
    const npm = {
      npm_config_prefix: '/opt/npm',
      INIT_CWD: '/work',
      npm_execpath: '/opt/npm/cli.js',
      NODE: '/n/node',
    }
    expect(names({ ...npm, PREFIX: '/usr' })).toEqual(['/var/lib/gems', '/tmp'])
  })
})

// Where a configuration file of cargo says that it puts what it builds.
describe('cargo target', () => {
  test.each([
    ['[build]\njobs = 2\ntarget-dir = "/cache/target" # shared\n', '/cache/target'],
    ["[ build ]\r\n'target-dir' = '../target'\r\n", '../target'],
    ['build.target-dir = "C:\\\\t"\n[net]\n', 'C:\\t'],
    ['build = { jobs = 1, target-dir = "x" }', 'x'],
    ['[net]\nretry = 2\n[build]\n"target-dir" = "x"', 'x'],
  ])('%j', (config, value) => expect(parseCargoOutputFolderSetting(config, 'target-dir')).toBe(value))

  test.each([
    '',
    '[build]\nbuild-dir = "x"',
    '[other]\ntarget-dir = "x"',
    '# [build]\n# target-dir = "x"',
    '[build.x]\ntarget-dir = "x"',
  ])('none in %j', config => expect(parseCargoOutputFolderSetting(config, 'target-dir')).toBeNull())
})

// Which commands name a task runner.
describe('task runners', () => {
  const namedBy = (text: string) =>
    cachingTaskRunners.filter(({ named }) => named.test(text)).map(({ name }) => name)

  test.each([
    ['npx turbo run bench', 'Turborepo'],
    ['yarn lage bench', 'Lage'],
    ['pnpm exec nx run widget:bench', 'Nx'],
    ['moon run widget:bench', 'moon'],
    ['rushx bench', 'Rush'],
    ['./pants test ::', 'Pants'],
  ])('%s', (text, name) => expect(namedBy(text)).toEqual([name]))

  test.each(['npm run bench', 'node turbocharge.js', 'nginx -t', 'cargo bench', 'honeymoon'])(
    'none in %s',
    text => expect(namedBy(text)).toEqual([]),
  )
})

test('some build tools need not read files to run their code', () => {
  expect(['turbo.json', '.moon/workspace.yml'].every(isSettingsOfCachingBuildTool)).toBe(true)
  expect(['src/x.ts', 'packages/x/turbo.json', 'nx.js'].some(isSettingsOfCachingBuildTool)).toBe(false)
})
