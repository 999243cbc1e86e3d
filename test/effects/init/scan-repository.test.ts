// What is read of real repositories, and what is not.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFilesForSuiteSearch } from '../../../src/effects/init/repository-files.ts'
import { long } from '../../support/long.ts'
import { makeRepository } from '../../support/repository.ts'

describe('a tree', () => {
  test('has files that git tracks or could track, and what is deleted or ignored not', async () => {
    await using repository = await makeRepository(
      `git init --quiet; mkdir -p a/node_modules 'b ü'; echo 'module m' > go.mod; echo '{}' > 'b ü/package.json'
      touch gone tracked; git add .; git commit --quiet -m 1; rm gone; echo '/out' > .gitignore; mkdir out; touch out/Cargo.toml
      touch a/node_modules/package.json; mkdir vendor; touch vendor/pom.xml; git init --quiet nested; touch nested/go.mod`,
    )
    const tree = await readFilesForSuiteSearch(repository.git)
    expect([...tree.paths]).toEqual(['.gitignore', 'b ü/package.json', 'go.mod', 'tracked'])
    expect([...tree.texts]).toEqual([
      ['go.mod', 'module m\n'],
      ['b ü/package.json', '{}\n'],
    ])
  })

  test('knows where benchmarks are written', async () => {
    await using repository = await makeRepository(
      `git init --quiet; mkdir -p x vendor/y
      echo 'func BenchmarkA(b *testing.B) {}' | tee x/a_test.go vendor/y/a_test.go x/a.go > b_test.go
      echo 'def test_a(benchmark):' > x/test_a.py; echo '#[bench]' > x/lib.rs`,
    )
    const { marked } = await readFilesForSuiteSearch(repository.git)
    expect(marked).toMatchObject({
      go: ['b_test.go', 'x/a_test.go'],
      criterion: [],
      divan: [],
      libtest: ['x/lib.rs'],
      pytest: ['x/test_a.py'],
    })
  })

  test('follows no link, reads nothing large, and needs no commit', long, async () => {
    await using repository = await makeRepository(
      `git init --quiet; echo secret > ../secret; ln -s ../secret go.mod; mkdir a b; head -c 2000000 /dev/zero > a/package.json
      mkfifo b/pipe; echo ok > b/pyproject.toml`,
    )
    const { texts } = await readFilesForSuiteSearch(repository.git)
    expect([...texts]).toEqual([['b/pyproject.toml', 'ok\n']])
  })

  test('runs nothing of the repository', async () => {
    await using repository = await makeRepository(
      `git init --quiet; echo '*.py filter=x diff=x' > .gitattributes; echo 'def test_a(benchmark):' > test_a.py
      printf '#!/bin/sh\\ntouch "$PWD/ran"\\n' > hook; chmod +x hook; git config core.fsmonitor "$PWD/hook"
      git config diff.x.textconv "$PWD/hook"; git config core.hooksPath "$PWD"`,
    )
    const { paths } = await readFilesForSuiteSearch(repository.git)
    expect([...paths]).not.toContain('ran')
    expect(repository.sh('ls')).not.toContain('ran')
  })

  test('of many manifests has those nearest to the top', long, async () => {
    await using repository = await makeRepository(
      'git init --quiet; mkdir -p d/{0..45}/{0..45}; for f in d/*/*; do echo x > $f/go.mod; done; echo x > d/go.mod',
    )
    const { texts, paths } = await readFilesForSuiteSearch(repository.git)
    expect(paths.size).toBe(46 * 46 + 1)
    expect(texts.size).toBe(2000)
    expect(texts.has(join('d', 'go.mod'))).toBe(true)
  })
})
