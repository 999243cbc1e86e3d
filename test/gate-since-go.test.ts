// A pull request of Go code that is measured against the reference too: what it cannot have changed is not measured for that.
// @module-tag long
import { expect, test } from 'vitest'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { runGateAlsoMeasuringReference } from '../src/run/several-runs.ts'
import { file, goEnv, goMod, goTest, makeSides, temporaryOf } from './effects/go/support.ts'
import { gateCall } from './support/gate.ts'
import { listeningConsole } from './support/repository.ts'

const work = (name: string, turns: number) =>
  file(
    `${name}/work.go`,
    `package ${name}\n\n//go:noinline\nfunc mix(n int) int {\n\tfor i := 0; i < n; i++ {\n\t\tn ^= i << 1\n\t}\n\treturn n\n}\n\nfunc Work() int { return mix(${turns}) }`,
  )
const benchmark =
  'func BenchmarkWork(b *testing.B) { for i := 0; i < b.N; i++ { sink += Work() } }\nvar sink int'
const tests = ['one', 'two'].map(name => file(`${name}/work_test.go`, goTest(name, benchmark))).join('\n')
const commit = (name: string) => `git add --all; git commit --quiet --message=${name}; git tag ${name}`

test('only what the pull request may have changed is measured against the reference', async () => {
  const release = `${goMod('example.com/work')}${work('one', 1000)}${work('two', 1000)}${tests}\n${commit('v1.4.0')}`
  await using repository = await makeSides(
    `${release}\n${work('one', 90_000)}${work('two', 90_000)}`,
    work('one', 90_001),
  )
  const console = listeningConsole()
  const { inputs, context } = gateCall(
    { folder: repository.folder, temp: temporaryOf(repository) },
    {
      ...{ count: '2', 'delta-test': 'none', 'stop-early': 'false', confirm: 'false', seed: '1' },
      ...{ benchtime: '20x', cpu: '1', benchmem: 'false', base: 'base', head: 'head' },
      ...{ since: 'v1.4.0', 'since-on-pull': 'true' },
    },
    {
      ...{ env: goEnv, console },
      event: { ...noWorkflowEvent, pull: { number: 7, baseRef: 'main', headSha: '1'.repeat(40) } },
    },
  )
  const { result } = await runGateAlsoMeasuringReference(inputs, context)
  expect(result.proven.map(({ package: path }) => path)).toEqual(['example.com/work/two'])
  // Code that differs from the reference is linked for each round only where it is measured.
  const linked = console.said.flatMap(
    line => / binaries of its own of (\d+ of \d+) packages/.exec(line)?.[1] ?? [],
  )
  expect(linked.filter(packages => packages !== '1 of 1')).toEqual([])
  expect(result.warnings.filter(({ kind }) => kind === 'reference-failed')).toEqual([])
  expect(result.since?.rows.map(({ package: path, change }) => [path, change])).toEqual([
    ['example.com/work/one', 'regressed'],
  ])
})
