// Binaries that stay for later runs of the same commits.
// @module-tag long
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareIn } from './one-side.ts'
import { file, goMod, goTest, makeSides, temporaryOf } from './support.ts'

const reporting = (value: number) =>
  file('x_test.go', goTest('m', `func BenchmarkX(b *testing.B) { b.ReportMetric(${value}, "values") }`))

test('a binary is linked once for a commit, and again where its code or the binary itself is another', async () => {
  await using repository = await makeSides(`${goMod('example.com/m')}${reporting(1)}`)
  const builds = join(temporaryOf(repository), 'kept')
  const again = async () => {
    const { prepared, values } = await prepareIn(repository, { builds })
    const built = prepared.built.get('example.com/m')
    if (!built) throw new Error('it was not built')
    // What is written when its linker is called.
    const linked = statSync(`${built.file}.linker`).ctimeMs
    return { ...built, linked, values: await values('example.com/m') }
  }
  const first = await again()
  const second = await again()
  expect(second.linked).toBe(first.linked)
  expect(second.linker).toEqual(first.linker)
  expect(second.linker).not.toBeNull()
  expect(second.values).toEqual(['X values: 1'])

  writeFileSync(second.file, '#!/bin/sh\necho "BenchmarkX 1 9 values"\n')
  const mended = await again()
  expect(mended.values).toEqual(['X values: 1'])

  const sha = repository.sh('git rev-parse base').trim()
  repository.sh(`${reporting(2)}
git tag -f base $(git commit-tree -p base -m 2 'base^{tree}')`)
  expect((await again()).values).toEqual(['X values: 2'])
  // Of another commit, so that the first has not to be linked again.
  repository.sh(`${reporting(1)}
git tag -f base ${sha}`)
  expect((await again()).linked).toBe(mended.linked)

  repository.sh(reporting(3))
  expect((await again()).values).toEqual(['X values: 3'])
})
