// Several versions of Go code: each is compared with the first in the memory layout that it has itself.
// @module-tag long
import { expect, test } from 'vitest'
import type { Sample, Side } from '../src/core/model/measuring.ts'
import type { ResultFile } from '../src/core/model/result-file.ts'
import { runGatesAgainstFirstVersion } from '../src/run/several-runs.ts'
import { file, goEnv, goMod, goTest, makeSides, temporaryOf } from './effects/go/support.ts'
import { gateCall } from './support/gate.ts'

const work = (turns: number) =>
  file('work.go', `package work\n\n//go:noinline\nfunc Work() int { return ${turns} }`)

/** Reports how far from each other the linker has put two functions: they are of one size in all versions. */
const benchmark = `func BenchmarkWork(b *testing.B) {
  for i := 0; i < b.N; i++ { sink += Work() }
  at := func(one any) float64 { return float64(reflect.ValueOf(one).Pointer()) }
  b.ReportMetric(at(testing.Benchmark)-at(Work), "layout")
}
var sink int`

const rounds = 3

function layoutsOn(side: Side, { comparisons }: ResultFile): Sample {
  return comparisons.find(({ unit }) => unit === 'layout')?.[side].samples ?? []
}

test('both sides of each have their functions in one order in a round, and in another in the next', async () => {
  const commit = 'git add --all; git commit --quiet --message=v2; git tag v2'
  await using repository = await makeSides(
    `${goMod('example.com/work')}${work(1001)}${file('work_test.go', goTest('work', benchmark, ['reflect']))}`,
    `${work(1002)}\n${commit}\n${work(1003)}`,
  )
  const contender = (head: string) =>
    gateCall(
      { folder: repository.folder, temp: temporaryOf(repository) },
      {
        ...{ base: 'base', head, count: String(rounds), seed: '1' },
        ...{ benchtime: '20x', cpu: '1', benchmem: 'false' },
        ...{ 'delta-test': 'none', confirm: 'false', 'stop-early': 'false' },
      },
      { env: goEnv },
    )
  const ended = await runGatesAgainstFirstVersion([contender('v2'), contender('head')])
  const results = ended.map(one => {
    if (one.status === 'rejected') throw one.reason
    return one.value.result
  })
  const [second, third] = results.map(({ laidOut }) => laidOut)
  expect(third).toEqual(second)
  for (const result of results) {
    expect(layoutsOn('base', result)).toHaveLength(rounds)
    expect(layoutsOn('head', result)).toEqual(layoutsOn('base', result))
    // One for all where linking takes long here.
    expect(new Set(layoutsOn('base', result)).size).toBe(result.laidOut.length > 0 ? rounds : 1)
  }
})
