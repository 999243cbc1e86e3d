// Which benchmark files differ between two commits, and whether the rules do.
import { expect, test } from 'vitest'
import { globsFor } from '../../../../src/core/change/suite.ts'
import { suiteChanges } from '../../../../src/effects/git/revisions/changes.ts'
import { overlay } from '../../../../src/effects/git/revisions/own-commits.ts'
import { makeRepository } from '../../../support/repository.ts'

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
  return await suiteChanges(repository.git, await overlay(repository.git, commits, globs))
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
  expect(await changed(change, globsFor(all))).toEqual([])
})
