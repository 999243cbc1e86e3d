// How the files of two commits differ, whatever their names, and whether globs match any of it.
// @module-tag long
import { describe, expect, test } from 'vitest'
import { overlayGlobsForFiles } from '../../../../src/core/change/benchmark-files.ts'
import { MisconfiguredError } from '../../../../src/core/model/errors.ts'
import {
  findChangedBenchmarkFiles,
  findMovedGoImportPaths,
  readPathsDifferingBetweenSides,
  sidesDifferInGlobs,
} from '../../../../src/effects/git/revisions/changes.ts'
import { createSideCommitsWithBaseOverlaid } from '../../../../src/effects/git/revisions/own-commits.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'
import { file, goMod, goTest, idle, makeSides } from '../../go/support.ts'
import { commitsOf } from '../checkout/sides.ts'

describe('tree change', () => {
  const commit = (tag: string) => `git add --all; git commit --quiet --allow-empty -m ${tag}; git tag ${tag}`

  function sides(base: string, head: string): Promise<Repository> {
    return makeRepository(
      `git init --quiet --initial-branch=main; ${base}; ${commit('base')}; ${head}; ${commit('head')}`,
    )
  }

  const paths = async (repository: Repository) => {
    const differences = await readPathsDifferingBetweenSides(repository.git, commitsOf(repository))
    return differences.map(({ path, isPlain }) => `${path}${isPlain ? '' : ' !'}`)
  }

  test('names what was changed, added, removed and moved, under both names', async () => {
    await using repository = await sides(
      'mkdir a; seq 40 > a/moved; echo 1 > changed; echo 1 > gone; echo 1 > same; echo 1 > mode',
      'git mv a/moved b.md; echo 2 > changed; rm gone; echo 2 > new; chmod +x mode',
    )
    expect(await paths(repository)).toEqual(['a/moved', 'b.md', 'changed', 'gone', 'mode', 'new'])
  })

  test('takes names as they are', async () => {
    const names = [' ', '"', ':x', '\\n\\n', '\\t', 'é', 'a -> b', '-x', '*']
    await using repository = await sides(
      'true',
      names.map(name => `printf 1 > "$(printf -- '${name.replace('"', '\\"')}.')"`).join('; '),
    )
    const found = await paths(repository)
    expect(found).toHaveLength(names.length)
    expect(found).toEqual(expect.arrayContaining([':x.', '\n\n.', '\t.', 'é.', 'a -> b.', '-x.', '*.']))
  })

  test('tells links from files', async () => {
    await using repository = await sides(
      'mkdir a; ln -s /nowhere a/data; ln -s x b.md; echo 1 > c.md; echo 1 > d',
      'rm b.md; echo 1 > b.md; rm c.md; ln -s d c.md',
    )
    expect(await paths(repository)).toEqual(['b.md !', 'c.md !'])
  })

  const submodule = `git init --quiet library; git -C library commit --quiet --allow-empty -m 1
  printf '[submodule "library"]\\n\\tpath = library\\n\\turl = ./library\\n\\tignore = all\\n' > .gitmodules; echo 1 > x`

  test('a submodule at another commit is a difference, also where it asks to be ignored', async () => {
    await using repository = await sides(
      submodule,
      'git -C library commit --quiet --allow-empty -m 2; echo 1 > y; git add --force library y; git config diff.ignoreSubmodules all',
    )
    expect(repository.sh('git diff-tree -r --name-only base head')).toBe('y\n')
    expect(await paths(repository)).toEqual(['library !', 'y'])
    expect(await sidesDifferInGlobs(repository.git, commitsOf(repository), ['x'])).toBe(true)
  })

  test.each([
    ['src/**', 'mkdir -p src/deep; echo 2 > src/deep/new', true],
    ['src/**', 'echo 2 > README.md', false],
    ['src/*', 'mkdir -p src/deep; echo 2 > src/deep/new', false],
    ['**/*.c', 'echo 2 > src/x.c', true],
    ['./src/**', 'rm src/x.c', true],
    ['src/**', 'git mv src/x.c x.c', true],
    ['src/é', "echo 2 > 'src/é'", true],
  ])('whether "%s" matches what "%s" changes', async (glob, head, expected) => {
    await using repository = await sides(
      "mkdir src; echo 1 > src/x.c; echo 1 > 'src/é'; echo 1 > README.md; echo 1 > same",
      head,
    )
    expect(await sidesDifferInGlobs(repository.git, commitsOf(repository), [glob, 'same'])).toBe(expected)
  })

  test('a glob that is on neither side is refused, and one that leads out of the repository', async () => {
    await using repository = await sides('mkdir src; echo 1 > src/x', 'rm src/x; echo 1 > y')
    const differ = (...globs: string[]) => sidesDifferInGlobs(repository.git, commitsOf(repository), globs)
    expect(await differ('src/**')).toBe(true)
    await expect(differ('y', 'sources/**')).rejects.toThrow(
      /^paths: "sources\/\*\*" matches no file of base or head/,
    )
    await expect(differ('../x')).rejects.toThrow(MisconfiguredError)
    await expect(differ('/etc/x')).rejects.toThrow(/^paths: "\/etc\/x" is not accepted/)
  })
})

// Which benchmark files differ between two commits, and whether the rules do.
describe('suite changes', () => {
  const benchmark = (name: string) =>
    `printf 'package w\\n\\nfunc ${name}(b *testing.B) {\\n}\\n%s\\n' "$(seq 40)"`

  const start = `git init --quiet --initial-branch=main; mkdir -p pkg/testdata plain/testdata benches
  ${benchmark('BenchmarkDo')} > pkg/do_test.go; ${benchmark('TestDo')} > plain/do_test.go; ${benchmark('Benchmarked')} > plain/ed_test.go
  echo 1 > pkg/testdata/input; echo 1 > plain/testdata/input; seq 40 > benches/sort.rs; echo code > code.go; echo 1 > sort.bench.ts
  git add --all; git commit --quiet -m base; git tag base`

  /** What `change` changes of the suite, with the globs laid over base. */
  async function changed(change: string, globs: readonly string[] = []) {
    await using repository = await makeRepository(`${start}; ${change}
    git add --all; git commit --quiet -m head; git tag head`)
    const commit = (side: string) => ({
      sha: repository.sh(`git rev-parse ${side}^{commit}`).trim(),
      from: side,
    })
    const commits = { base: commit('base'), head: commit('head') }
    return await findChangedBenchmarkFiles(
      repository.git,
      await createSideCommitsWithBaseOverlaid(repository.git, commits, globs),
    )
  }

  test.each<[string, string, readonly string[]]>([
    ['a Go file with a benchmark', 'echo "// x" >> pkg/do_test.go', ['pkg/do_test.go']],
    [
      'a Go file whose benchmark is new',
      `${benchmark('BenchmarkDo')} > plain/do_test.go`,
      ['plain/do_test.go'],
    ],
    ['a Go file whose benchmark is gone', `${benchmark('TestDo')} > pkg/do_test.go`, ['pkg/do_test.go']],
    ['other tests and code', 'echo x >> plain/do_test.go; echo x >> plain/ed_test.go; echo x >> code.go', []],
    [
      'what benchmarks beside it read',
      'echo 2 > pkg/testdata/input; echo 2 > plain/testdata/input',
      ['pkg/testdata/input'],
    ],
    ['a benchmark by its place', 'echo x >> benches/sort.rs', ['benches/sort.rs']],
    ['a benchmark by its name', 'echo x >> sort.bench.ts', ['sort.bench.ts']],
    ['new benchmarks', `${benchmark('BenchmarkNew')} > new_test.go; echo x > benches/new.rs`, []],
    ['benchmarks that are gone', 'rm -r benches pkg', []],
    [
      'one that was only renamed',
      'git mv pkg/do_test.go pkg/work_test.go; git mv benches/sort.rs benches/search.rs',
      [],
    ],
    [
      'one that was renamed and changed',
      'git mv pkg/do_test.go pkg/work_test.go; echo "// x" >> pkg/work_test.go',
      ['pkg/work_test.go'],
    ],
    ['another mode alone', 'chmod +x benches/sort.rs', []],
    [
      'a submodule in the place of a benchmark',
      `at() { mkdir -p benches/sub.rs; git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),benches/sub.rs; }
    at; git commit --quiet -m sub; git tag -f base; at`,
      [],
    ],
    [
      'a name in another script',
      `git mv pkg/do_test.go 'pkg/ü "日本" _test.go'; echo x >> 'pkg/ü "日本" _test.go'`,
      ['pkg/ü "日本" _test.go'],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await changed(change)).toEqual(expected)
  })

  test('with an overlay only what it leaves, and with the globs that are advised nothing', async () => {
    const change =
      'for f in pkg/do_test.go benches/sort.rs pkg/testdata/input sort.bench.ts; do echo "// x" >> $f; done'
    expect(await changed(change, ['**/*_test.go'])).toEqual([
      'benches/sort.rs',
      'pkg/testdata/input',
      'sort.bench.ts',
    ])
    const all = await changed(change)
    expect(all).toHaveLength(4)
    expect(await changed(change, overlayGlobsForFiles(all))).toEqual([])
  })
})

// Go packages that have moved between two commits of real repositories.
describe('moved packages', () => {
  const code = (name: string, turns: number) =>
    `package ${name}\n\n// Work adds up the numbers below n.\nfunc Work() int {\n\tsum := 0\n\tfor i := 0; i < ${turns}; i++ {\n\t\tsum += i\n\t}\n\treturn sum\n}`
  const parse = `${file('parse/parse.go', code('parse', 10))}${file('parse/parse_test.go', goTest('parse', idle('Work')))}`

  async function moved(base: string, head: string) {
    await using repository = await makeSides(base, head)
    return Object.fromEntries(await findMovedGoImportPaths(repository.git, commitsOf(repository)))
  }

  test('a module with another path, also one in a folder of its own', async () => {
    const base = `${goMod('example.com/a')}${parse}${goMod('example.com/b', 'other')}${file('other/ü/x_test.go', goTest('x', idle('X')))}`
    expect(await moved(base, 'sed -i "s|^module.*|module \\"example.com/a/v2\\" // next|" go.mod')).toEqual({
      'example.com/a/parse': 'example.com/a/v2/parse',
    })
    expect(await moved(base, 'sed -i "s|/b$|/c|" other/go.mod')).toEqual({
      'example.com/b/ü': 'example.com/c/ü',
    })
  })

  test('a folder with another name, and other code in it', async () => {
    const rename = 'git mv parse reader; sed -i "s/package parse/package reader/; s/< 10/< 1000/" reader/*.go'
    expect(await moved(`${goMod('example.com/a')}${parse}`, rename)).toEqual({
      'example.com/a/parse': 'example.com/a/reader',
    })
  })

  test('an unrelated package with a benchmark of the same name has not moved', async () => {
    const other = `package prices

import "strings"

type Price struct{ Cents int }

func (p Price) String() string { return strings.Repeat("$", p.Cents) }
func Work() string { return Price{Cents: 12}.String() + Price{Cents: 13}.String() }`
    const head = `git rm -rq parse; ${file('prices/prices.go', other)}${file('prices/prices_test.go', goTest('prices', idle('Work')))}`
    expect(await moved(`${goMod('example.com/a')}${parse}`, head)).toEqual({})
  })

  test('nothing where nothing of Go has moved', async () => {
    expect(
      await moved(`${goMod('example.com/a')}${parse}`, 'sed -i "s/< 10/< 1000/" parse/parse.go'),
    ).toEqual({})
    expect(await moved('echo text > a', 'git mv a b')).toEqual({})
  })
})
