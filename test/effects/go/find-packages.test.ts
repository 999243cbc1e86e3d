// Packages of real modules: which hold benchmarks, and which of them a pattern asks for.

import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MisconfiguredError, SideFailedError } from '../../../src/core/model/errors.ts'
import { createGit, type Git } from '../../../src/effects/git/git.ts'
import {
  copyOfOwnGoModuleOutside,
  findFoldersWithGoBenchmarksByGit,
  findGoPackages,
  type GoListQuery,
  type GoPackageSearchResult,
  goModulesAndWorkspaceOutsideCheckout,
  whyGoCheckoutNotBuildableElsewhere,
} from '../../../src/effects/go/find-packages.ts'
import { createGoCommandRunnerWithUserFlags } from '../../../src/effects/go/go-tool.ts'
import type { ProcessResult } from '../../../src/effects/processes/process.ts'
import { long } from '../../support/long.ts'
import { makeRepository, plainEnv, type Repository } from '../../support/repository.ts'
import { file, goEnv, goMod, goTest, idle, usual } from './support.ts'

describe('find packages', () => {
  /** Bash that writes a package with a benchmark. */
  function pack(folder: string, name = 'p'): string {
    return file(join(folder, `${name}_test.go`), goTest(name, idle('X')))
  }

  interface Finding {
    readonly packages?: readonly string[]
    readonly tags?: string
    readonly workingDirectory?: string
    readonly env?: Readonly<Record<string, string>>
    readonly goFlags?: readonly string[]
  }

  const refused: string[] = []

  async function find(repository: Repository, given: Finding = {}): Promise<GoPackageSearchResult> {
    const { packages = ['./...'], tags = null, workingDirectory = '.', env = {}, goFlags = [] } = given
    const around = { env: { ...goEnv, ...env }, signal: new AbortController().signal, timeout: 60 }
    const root = repository.folder
    refused.length = 0
    const refuse = ({ module }: GoListQuery, { status, lastLines }: ProcessResult) => {
      if (status === 0) return
      refused.push(lastLines)
      throw new SideFailedError('base', 'it failed', `failed in ${module}`)
    }
    const ground = { git: createGit(root, goEnv), root, workingDirectory, refuse }
    const go = await createGoCommandRunnerWithUserFlags(around, { goFlags }, root)
    return findGoPackages(go, ground, { ...usual, packages, tags })
  }

  /** Import paths without the domain. */
  async function paths(repository: Repository, given: Finding = {}): Promise<readonly string[]> {
    return (await find(repository, given)).packages.map(({ path }) => path.replace('example.com/', ''))
  }

  describe('in one module', () => {
    let repository: Repository

    beforeAll(async () => {
      repository = await makeRepository(`git init --quiet
${goMod('example.com/one')}
${pack('.')}${pack('a')}${pack('a/deep')}${pack('ab')}${pack('testdata')}${pack('a/testdata/x')}${pack('_hidden')}${pack('.hidden')}${pack('vendor/example.com/v')}
${file('vendor/modules.txt', '')}
${file('tagged/x_test.go', `//go:build special\n\n${goTest('tagged', idle('X'))}`)}
${file('elsewhere/x_plan9_test.go', goTest('elsewhere', idle('X')))}
${file('broken/x_test.go', `${goTest('broken', idle('X'))}\nfunc (`)}
${file('clash/x_test.go', goTest('clash', idle('X')))}
${file('clash/y.go', 'package other')}
${file('no-benchmarks/x_test.go', goTest('none', 'func TestX(t *testing.T) {}'))}
${file('no-tests/x.go', 'package none')}`)
    })

    afterAll(() => repository?.[Symbol.asyncDispose]())

    test('they are all that go would test, and those it cannot read', async () => {
      const found = await find(repository)
      const folders = ['.', 'a', 'a/deep', 'ab', 'broken', 'clash']
      expect(found.packages).toEqual(
        folders.map(folder => ({
          path: join('example.com/one', folder),
          folder,
          module: '.',
          env: {},
        })),
      )
      expect([found.unmatched, refused]).toEqual([[], []])
    })

    test.each<[readonly string[], readonly string[]]>([
      [['.'], ['one']],
      [['./a'], ['one/a']],
      [['./a/'], ['one/a']],
      [['./a/...'], ['one/a', 'one/a/deep']],
      [['./a...'], ['one/a', 'one/a/deep', 'one/ab']],
      [
        ['./ab', './a/...'],
        ['one/a', 'one/a/deep', 'one/ab'],
      ],
      [['example.com/one/a'], ['one/a']],
      [
        ['example.com/one/a/...', './ab'],
        ['one/a', 'one/a/deep', 'one/ab'],
      ],
      [
        ['./testdata', './_hidden'],
        ['one/_hidden', 'one/testdata'],
      ],
    ])('%j are %j', async (packages, found) => {
      expect(await paths(repository, { packages })).toEqual(found)
      expect((await find(repository, { packages })).unmatched).toEqual([])
    })

    test.each([
      ['./nowhere'],
      ['./nowhere/...'],
      ['example.com/other'],
      ['a b'],
      ['['],
      ['-x'],
      ['./no-tests'],
      ['./no-benchmarks'],
    ])('the pattern %j finds nothing, and is told', async pattern => {
      const { packages, unmatched: without } = await find(repository, { packages: ['./ab', pattern] })
      expect([packages.map(({ folder }) => folder), without]).toEqual([['ab'], [pattern]])
    })

    test('build tags decide, given as such or as flags', long, async () => {
      expect(await paths(repository, { packages: ['./tagged'] })).toEqual([])
      expect(await paths(repository, { packages: ['./tagged'], tags: 'special' })).toEqual(['one/tagged'])
      expect(await paths(repository, { packages: ['./tagged'], goFlags: ['-tags=special'] })).toEqual([
        'one/tagged',
      ])
      expect(await paths(repository, { packages: ['./tagged'], env: { GOFLAGS: '-tags=special' } })).toEqual([
        'one/tagged',
      ])
    })

    test('so does the system that is built for', long, async () => {
      expect(await paths(repository, { packages: ['./elsewhere'] })).toEqual([])
      expect(await paths(repository, { packages: ['./elsewhere'], env: { GOOS: 'plan9' } })).toEqual([
        'one/elsewhere',
      ])
    })

    test('patterns are relative to the working directory', async () => {
      expect(await paths(repository, { workingDirectory: 'a' })).toEqual(['one/a', 'one/a/deep'])
      expect(await paths(repository, { workingDirectory: 'a', packages: ['../ab'] })).toEqual(['one/ab'])
      expect(await paths(repository, { workingDirectory: 'a', packages: ['example.com/one/ab'] })).toEqual([
        'one/ab',
      ])
    })
  })

  describe('in several modules', () => {
    let repository: Repository

    beforeAll(async () => {
      repository = await makeRepository(`git init --quiet
${goMod('example.com/root')}${pack('root')}
for m in in-a in-b out; do mkdir $m; done
${goMod('example.com/a', 'in-a')}${pack('in-a')}${pack('in-a/deep')}
${goMod('example.com/b', 'in-b')}${pack('in-b')}
${goMod('example.com/out', 'out')}${pack('out')}
${goMod('example.com/out/below', 'out/below')}${pack('out/below/x')}
${goMod('example.com/hidden', '_hidden')}${pack('_hidden')}
${goMod('example.com/data', 'in-a/testdata/m')}${pack('in-a/testdata/m')}`)
    })

    afterAll(() => repository?.[Symbol.asyncDispose]())

    const all = ['a', 'a/deep', 'b', 'out', 'out/below/x', 'root/root']

    test('all below the working directory are found', async () => {
      const { packages } = await find(repository)
      expect(packages.map(({ path }) => path.replace('example.com/', ''))).toEqual(all)
      expect(packages.map(({ module }) => module)).toEqual(['in-a', 'in-a', 'in-b', 'out', 'out/below', '.'])
      expect(await paths(repository, { workingDirectory: 'out' })).toEqual(['out', 'out/below/x'])
    })

    test('a module that go leaves out is found where it is named', long, async () => {
      expect(await paths(repository, { packages: ['./_hidden/...'] })).toEqual(['hidden'])
      expect(await paths(repository, { workingDirectory: '_hidden' })).toEqual(['hidden'])
      expect(await paths(repository, { workingDirectory: 'in-a/testdata/m' })).toEqual(['data'])
    })

    test('an import path is found in whichever module has it', long, async () => {
      expect(await paths(repository, { packages: ['example.com/out/...', 'example.com/b'] })).toEqual([
        'b',
        'out',
        'out/below/x',
      ])
    })

    test('two of one module path are refused, unless but one is meant', long, async () => {
      await using copy = await repository.copy()
      copy.sh(`${goMod('example.com/a', 'twin')}${pack('twin')}`)
      await expect(find(copy, { packages: ['./...', './out'] })).rejects.toThrow(
        new MisconfiguredError(
          'packages: "./... ./out" finds example.com/a in two folders, "in-a" and "twin", and their benchmarks could not be told apart. Make "packages" match only one of them, or set "working-directory" to its folder.',
        ),
      )
      expect(await paths(copy, { packages: ['./twin/...', './twin'] })).toEqual(['a'])
      expect(await paths(copy, { workingDirectory: 'in-a' })).toEqual(['a', 'a/deep'])
    })

    test('a workspace is asked for its own, and the others stand alone', long, async () => {
      await using copy = await repository.copy()
      copy.sh(file('go.work', 'go 1.21\nuse ./in-a\nuse ./in-b'))
      const { packages } = await find(copy)
      expect(packages.map(({ path }) => path.replace('example.com/', ''))).toEqual(all)
      expect(packages.map(({ env }) => env)).toEqual([{}, {}, {}, ...Array(3).fill({ GOWORK: 'off' })])
      expect(await paths(copy, { packages: ['example.com/b'], workingDirectory: 'in-a' })).toEqual(['b'])
    })

    test('a module that another one has from its folder is not mistaken for a part of it', long, async () => {
      await using copy = await repository.copy()
      copy.sh(`cat >> in-a/go.mod <<< 'require example.com/b v0.0.0
replace example.com/b => ../in-b'`)
      const { packages } = await find(copy, { packages: ['example.com/b'] })
      expect(packages.map(({ module }) => module)).toEqual(['in-b'])
    })

    test('one that cannot be listed keeps none of the others from it', long, async () => {
      await using copy = await repository.copy()
      copy.sh(`echo 'go 1.999' > x; sed -i '/^go /d' in-a/go.mod; cat x >> in-a/go.mod`)
      const {
        packages,
        unlisted,
        unmatched: without,
      } = await find(copy, { packages: ['./...', './in-a/deep'] })
      expect(packages.map(({ module }) => module)).toEqual(['in-b', 'out', 'out/below', '.'])
      expect([...unlisted].map(([module, { message }]) => [module, message])).toEqual([
        ['in-a', 'failed in in-a'],
      ])
      expect(refused).toEqual([expect.stringMatching(/go\.mod requires go >= 1\.999/)])
      // What is in it is not known.
      expect(without).toEqual([])
    })

    test('what go says of a workspace that it refuses is not taken for an answer', long, async () => {
      await using copy = await repository.copy()
      copy.sh(file('go.work', 'go 1.999\nuse ./in-a'))
      await find(copy)
      expect(refused[0]).toMatch(/go\.work requires go >= 1\.999/)
    })
  })
})

// Folders that hold benchmarks, told by the text of their files.
describe('benchmark folders', () => {
  const benchmark = 'func BenchmarkX(b *testing.B) {}'

  test('are those of test files, committed or not, whatever they are called, and of symbolic links to such', async () => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main
${file('top_test.go', benchmark)}
${file('a b/ünï/x_test.go', benchmark)}
${file('a b/ünï/y_test.go', benchmark)}
${file('odd/x_test.go', `\tfunc\t${benchmark.slice(5)}`)}
${file('not-a-test/x.go', benchmark)}
${file('only-tests/x_test.go', 'func TestX(t *testing.T) {}')}
${file('commented/x_test.go', `// ${benchmark}`)}
${file('.gitignore', 'ignored')}
${file('ignored/x_test.go', benchmark)}
mkdir 'ün linked'; ln -s ../not-a-test/x.go 'ün linked/x_test.go'; ln -s ../top_test.go 'ün linked/not-a-test.go'
git add .; git commit --quiet -m all
${file('untracked/x_test.go', benchmark)}
git config grep.fullName false; git config color.ui always; git config grep.lineNumber true
git config grep.patternType fixed`)
    const found = ['.', 'a b/ünï', 'odd', 'untracked', 'ün linked']
    expect(await findFoldersWithGoBenchmarksByGit(repository.git)).toEqual(found)
    expect(await findFoldersWithGoBenchmarksByGit(repository.git.in(`${repository.folder}/odd`))).toEqual([
      'odd',
    ])
  })

  test('are none where there is no benchmark', async () => {
    await using repository = await makeRepository('git init --quiet')
    expect(await findFoldersWithGoBenchmarksByGit(repository.git)).toEqual([])
  })
})

// Sources beside the checkout: what is found of them, and what is none.
describe('sources outside', () => {
  type Files = Readonly<Record<string, string>>

  /** Asks about a repository with these files; `ROOT` in them is its folder. */
  async function ask<Answer>(
    question: (root: string, git: Git, env: Files) => Promise<Answer>,
    files: Files,
    more: Files = {},
  ): Promise<Answer> {
    await using repository = await makeRepository('git init --quiet', 'repository')
    const root = await realpath(repository.folder)
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text.replaceAll('ROOT', root))
    }
    const git = createGit(root, plainEnv)
    await git.run(['add', '--all'])
    return await question(root, git, { ...plainEnv, ...more })
  }
  const found = (files: Files, more: Files = {}) => ask(goModulesAndWorkspaceOutsideCheckout, files, more)
  const whyNot = (files: Files, more: Files = {}) => ask(whyGoCheckoutNotBuildableElsewhere, files, more)

  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a module in the place of another',
      { 'go.mod': 'module m\n\nreplace example.com/lib => ../lib\n' },
      ['../lib'],
    ],
    [
      'one in a block, of a version',
      { 'a/go.mod': 'module m\nreplace (\n\texample.com/lib v1.0.0 => "../../lib/v1"\n)\n' },
      ['../lib/v1'],
    ],
    [
      'one in a file for -modfile',
      { 'go.mod': 'module m\n', 'a/ci.mod': 'module m\nreplace x => ../../lib\n' },
      ['../lib'],
    ],
    ['a workspace', { 'go.work': 'go 1.22\n\nuse (\n\t./a\n\t../../lib\n)\n' }, ['../../lib']],
    [
      'a workspace that git ignores',
      { '.gitignore': 'go.work\n', 'go.work': 'use (\n\t.\n\t../lib\n)\n' },
      ['../lib'],
    ],
    ['a workspace of one', { 'go.work': 'go 1.22\nuse ..\n' }, ['..']],
    [
      'a workspace above, and what it uses',
      {
        '../go.work': 'go 1.22\nuse (\n\t./repository\n\t./lib\n)\nreplace x => ./x\n',
        'go.mod': 'module m\n',
      },
      ['../go.work', '../go.work.sum', '../x', '../lib'],
    ],
    [
      'a workspace above of the folder itself',
      { '../go.work': 'go 1.22\nuse .\n' },
      ['../go.work', '../go.work.sum', '..'],
    ],
    ['not a workspace above one of its own', { '../go.work': 'use ./lib\n', 'go.work': 'use .\n' }, []],
    [
      'nothing within, and nothing elsewhere',
      {
        'go.work': 'go 1.22\n\nuse (\n\t.\n\t./b\n)\n',
        'go.mod':
          'module m\n\n// replace a => ../lib\nreplace example.com/lib => ./lib\nreplace x => example.com/y v1.0.0\n',
        'b/go.mod': 'module b\n\nreplace m => ../\n',
      },
      [],
    ],
  ])('finds %s', async (_, files, outside) => {
    expect(await found(files)).toEqual(outside)
  })

  test('a module of the repository that go builds from another folder is found; a module of others is not', async () => {
    const copy = (files: Files, env: Files = {}, flags: readonly string[] = []) =>
      ask((_, git, around) => copyOfOwnGoModuleOutside(git, around, flags), files, env)
    const other = { 'go.mod': 'module m\n', '../copy/go.mod': 'module m\n', '../lib/go.mod': 'module lib\n' }
    const named = (path: string) => ({ ...other, 'bench/go.mod': `module b\nreplace m => ${path}\n` })
    expect(await copy(named('../../copy'))).toMatch(/\/copy$/)
    expect(await copy(named('../../lib'))).toBe(null)
    expect(await copy(named('..'))).toBe(null)
    expect(await copy({ ...other, '../go.work': 'use ./copy\n' })).toMatch(/\/copy$/)
    expect(await copy({ ...other, '../go.work': 'use ./copy\n' }, { GOWORK: 'off' })).toBe(null)
    expect(await copy(other, {}, ['-modfile=/elsewhere/b.mod'])).toBe('/elsewhere/b.mod')
    expect(await copy(other, {}, ['-modfile=bench.mod'])).toBe(null)
  })

  test('a workspace that is switched off, or named, is not looked for', async () => {
    const above = { '../go.work': 'go 1.22\nuse ./lib\n' }
    expect(await found(above, { GOWORK: 'off' })).toEqual([])
  })

  test(
    'keep code in its folder if they are around it, or if something names it by its absolute path',
    long,
    async () => {
      expect(await whyNot({}, { GOWORK: 'off' })).toBe(null)
      expect(await whyNot({}, { GOWORK: '/a/go.work' })).toContain('/a/go.work')
      expect(await whyNot({ 'go.mod': 'module m\nreplace x => ../lib\n' })).toBe(null)
      expect(await whyNot({ 'a/go.mod': 'module m\nreplace x => ../..\n' })).toContain('(..)')
      expect(await whyNot({ 'go.mod': 'module m\nreplace x => /usr/lib\nreplace y => /nowhere\n' })).toBe(
        null,
      )
      const intoCheckout = 'names a folder of this checkout by its absolute path ('
      expect(await whyNot({ 'go.mod': 'module m\nreplace x => ROOT/lib\n', 'lib/go.mod': '' })).toContain(
        `go.mod ${intoCheckout}`,
      )
      const ignored = { '.gitignore': 'go.work\n', 'lib/go.mod': '' }
      expect(await whyNot({ ...ignored, 'go.work': 'use (\n\t.\n\tROOT/lib\n)\n' })).toContain(
        `go.work ${intoCheckout}`,
      )
      expect(await whyNot({ '../go.work': 'use ROOT\n' })).toContain(`../go.work ${intoCheckout}`)
    },
  )
})
