// Whole gate runs, without the Action around them: which commits are measured, and which are reported.
import { expect, test } from 'vitest'
import { goEnv } from '../effects/go/support.ts'
import { digestOf } from '../support/digest.ts'
import { gate } from '../support/gate.ts'
import { long } from '../support/long.ts'
import { bench, type Recorded, recorded } from '../support/recorded.ts'

/** The result of one run of the gate in `repository`, in which the benchmark is a file to print. */
async function run(
  repository: Recorded,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
) {
  const { result } = await gate(
    repository,
    { run: 'cat bench.txt code.txt', count: '8', confirm: 'false', ...inputs },
    { env: { PATH: process.env.PATH, HOME: repository.temp, ...env } },
  )
  return result
}

/** Two rounds, without a test: what is measured never varies. */
const briefly = { count: '2', 'delta-test': 'none', 'stop-early': 'false' }

const slow = { 'bench.txt': bench('Do', 150), 'code.txt': 'head\n' }
const fast = { 'bench.txt': bench('Do', 100), 'code.txt': 'base\n' }

test('a benchmark file that was changed is told of, unless it is laid over base', long, async () => {
  const changed = (text: string) => ({ ...fast, 'bench.js': text })
  await using repository = await recorded(changed('1'), changed('2'))
  // The machine may be worth a warning, too.
  const suite = async (more: Readonly<Record<string, string>>) =>
    (await run(repository, { ...briefly, base: 'base', ...more })).warnings.filter(
      ({ kind }) => kind === 'suite',
    )
  expect(await suite({})).toEqual([{ kind: 'suite', changed: ['bench.js'] }])
  expect(await suite({ overlay: '*.js' })).toEqual([])
})

test(
  'a benchmark file that only head has is named as the cause, and can be laid over base',
  long,
  async () => {
    await using repository = await recorded({ 'code.txt': 'base\n' }, slow)
    const inputs = { ...briefly, base: 'base', run: 'cat bench.txt' }
    expect(await run(repository, inputs)).toMatchObject({
      verdict: 'inconclusive',
      reason: expect.stringMatching(
        /could not be measured: it lacks files that the command names and that head adds$/,
      ),
      baseFailed: { added: ['bench.txt'] },
      warnings: expect.not.arrayContaining([expect.objectContaining({ kind: 'unread-code' })]),
    })
    expect(await run(repository, { ...inputs, overlay: 'bench.txt' })).toMatchObject({ baseFailed: null })
  },
)

for (const checkout of ['in-place', 'worktree'])
  test(`${checkout}: a command is not run where nothing differs that \`paths\` names`, long, async () => {
    await using repository = await recorded(fast, slow)
    const before = await digestOf(repository.folder)
    const inputs = { ...briefly, base: 'base', checkout, run: 'touch ran; cat bench.txt' }
    const skipped = await run(repository, { ...inputs, paths: 'README.md\nother/**', base: 'HEAD' }).catch(
      (error: Error) => error.message,
    )
    expect(skipped).toMatch(/^paths: "README.md" matches no file/)
    // What the sides differ in are the two files that are printed.
    await repository.git.run(['commit', '--quiet', '--allow-empty', '--message=none'])
    const untouched = await run(repository, { ...inputs, base: 'HEAD~1', paths: 'bench.txt' })
    expect(untouched).toMatchObject({
      verdict: 'pass',
      reason: 'Nothing to measure: no file matching `paths` changed between base and head',
      stopped: 'unchanged',
      rounds: [],
    })
    expect((await run(repository, { ...inputs, paths: '*.txt' })).verdict).toBe('fail')
    const all = await run(repository, { ...inputs, base: 'HEAD~1', paths: 'bench.txt', measure: 'all' })
    expect(all.rounds.length).toBeGreaterThan(0)
    const laid = await run(repository, { ...inputs, paths: 'bench.txt', overlay: 'bench.txt' })
    expect(laid.rounds).toEqual([])
    expect((await digestOf(repository.folder)).length).toBe(before.length)
  })

test(
  'Go benchmarks of which nothing can have changed pass without a round, unless all are to be measured',
  long,
  async () => {
    await using repository = await recorded(
      { ...goPackage(5), 'README.md': '1' },
      { ...goPackage(5), 'README.md': '2' },
    )
    const result = await run(repository, { ...goInputs, profile: 'cpu' }, goEnv)
    expect(result).toMatchObject({
      verdict: 'pass',
      reason: '1 benchmark function unchanged: everything it can reach is identical',
      stopped: 'unchanged',
      rounds: [],
      proven: [{ benchmark: 'A', package: 'example.com/m' }],
      toolchains: { head: expect.stringMatching(/^go1/) },
    })
    for (const inputs of [{ measure: 'all' }, { calibrate: 'true' }, { setup: 'true' }, { test: 'true' }]) {
      const { rounds, proven } = await run(repository, { ...goInputs, ...briefly, ...inputs }, goEnv)
      expect([rounds.length > 0, proven], JSON.stringify(inputs)).toEqual([true, []])
    }
  },
)

/** A package whose benchmark A reports so many widgets; `more` is what else there is. */
const goPackage = (widgets: number, more = '') => ({
  'go.mod': 'module example.com/m\n\ngo 1.21\n',
  'm_test.go': `package m

import "testing"

func BenchmarkA(b *testing.B) { b.ReportMetric(${widgets}, "widgets") }
${more}
`,
})
const goInputs = { run: '', base: 'base', benchtime: '1x', 'delta-test': 'none', perflock: 'off' }

test(
  'without a command Go benchmarks are run one by one, in worktrees, and one that head breaks fails the run',
  long,
  async () => {
    await using repository = await recorded(
      goPackage(5, 'func BenchmarkB(b *testing.B) {}\nfunc BenchmarkGone(b *testing.B) {}'),
      goPackage(6, 'func BenchmarkB(b *testing.B) { b.Fatal("broken") }'),
    )
    const before = await digestOf(repository.folder)
    const result = await run(repository, goInputs, goEnv)
    expect(result).toMatchObject({
      verdict: 'fail',
      settings: { checkout: 'worktree', go: { bench: '.', benchtime: '1x' } },
      lost: [{ benchmark: 'B', package: 'example.com/m', failures: [{ side: 'head' }] }],
      unmatched: { base: [{ package: 'example.com/m' }], head: [] },
    })
    expect(result.reason).toMatch(/^1 benchmark failed on head; /)
    expect(result.lost[0]?.failures[0]?.output).toContain('broken')
    expect(result.toolchains).toEqual({
      base: expect.stringMatching(/^go1/),
      head: result.toolchains.base,
    })
    // What is open has the rounds that others left.
    expect(result.rounds.length).toBeGreaterThanOrEqual(8)
    expect(result.rounds.map(({ first }) => first)).toContain(null)
    const widgets = result.comparisons.find(({ unit }) => unit === 'widgets')
    expect([widgets?.base.center, widgets?.head.center]).toEqual([5, 6])
    expect(await digestOf(repository.folder)).toEqual(before)
  },
)

test('the first Go benchmarks of a repository are inconclusive after one round', long, async () => {
  const { 'm_test.go': _, ...base } = goPackage(5)
  await using repository = await recorded(base, goPackage(5, 'func BenchmarkB(b *testing.B) {}'))
  const result = await run(repository, goInputs, goEnv)
  expect(result).toMatchObject({
    verdict: 'inconclusive',
    reason: 'Base has no benchmarks to compare with (head has 2)',
    stopped: 'settled',
    rounds: [{ round: 1, first: null, base: { started: '', seconds: 0 } }],
  })
})
