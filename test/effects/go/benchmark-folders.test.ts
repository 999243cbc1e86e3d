// Folders that hold benchmarks, told by the text of their files.
import { expect, test } from 'vitest'
import { foldersWithBenchmarks } from '../../../src/effects/go/find-packages.ts'
import { makeRepository } from '../../support/repository.ts'
import { file } from './support.ts'

const benchmark = 'func BenchmarkX(b *testing.B) {}'

test('are those of test files, committed or not, whatever they are called', async () => {
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
git add .; git commit --quiet -m all
${file('untracked/x_test.go', benchmark)}
git config grep.fullName false; git config color.ui always; git config grep.lineNumber true
git config grep.patternType fixed`)
  const found = ['.', 'a b/ünï', 'odd', 'untracked']
  expect(await foldersWithBenchmarks(repository.git)).toEqual(found)
  expect(await foldersWithBenchmarks(repository.git.in(`${repository.folder}/odd`))).toEqual(['odd'])
})

test('are none where there is no benchmark', async () => {
  await using repository = await makeRepository('git init --quiet')
  expect(await foldersWithBenchmarks(repository.git)).toEqual([])
})
