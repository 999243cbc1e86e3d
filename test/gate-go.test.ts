// Whole gate runs with real Go: what is suspected is measured again and profiled, and a calibration finds nothing.
// @module-tag long

import { expect, test } from 'vitest'
import type { RunContext } from '../src/run/resolve-run.ts'
import { markdownReport } from './core/report/shown.ts'
import { file, goEnv, goMod, goTest, makeSides, temporaryOf } from './effects/go/support.ts'
import { gate } from './support/gate.ts'
import { runsAll } from './support/long.ts'
import type { Repository } from './support/repository.ts'

const code = (turns: number) =>
  file(
    'work.go',
    `package work\n\n//go:noinline\nfunc mix(n int) int {\n\tfor i := 0; i < n; i++ {\n\t\tn ^= i << 1\n\t}\n\treturn n\n}\n\nfunc Work() int { return mix(${turns}) }\n\nfunc Same() int { return mix(3000) }`,
  )
const benchmarks = ['Work', 'Same']
  .map(name => `func Benchmark${name}(b *testing.B) { for i := 0; i < b.N; i++ { sink += ${name}() } }`)
  .join('\n')
const base = `${goMod('example.com/work')}${code(3000)}${file('work_test.go', goTest('work', `${benchmarks}\nvar sink int`))}`

const run = (
  repository: Repository,
  inputs: Readonly<Record<string, string>>,
  more: Partial<RunContext> = {},
) =>
  gate(
    { folder: repository.folder, temp: temporaryOf(repository) },
    { count: '8', benchtime: '5ms', cpu: '1', seed: '1', ...inputs },
    { env: goEnv, ...more },
  )

test('what got slower is measured again in other layouts, fails, and is profiled', async () => {
  // So much slower that it shows beside ten busy processes, too.
  await using repository = await makeSides(base, code(90_000))
  const { result, said } = await run(repository, { base: 'base', head: 'head', profile: 'cpu' })
  expect(result.verdict).toBe('fail')
  const [work] = result.comparisons.filter(({ change }) => change === 'regressed')
  expect(work).toMatchObject({ benchmark: 'Work', unit: 'sec/op', confirmation: { recurred: true } })
  // From the first round on if linking is quick enough here; otherwise in the second measurement.
  expect(said.some(line => /^each round links (?:its|the) test binaries /.test(line))).toBe(true)
  expect(result.profiles.map(({ benchmark, kind, failure }) => [benchmark, kind, failure])).toEqual([
    ['Work', 'cpu', null],
  ])
  const report = markdownReport(result)
  expect(report).toContain('confirmed')
  expect(report).toContain('work.mix')
})

test('a benchmark that prints a line that looks like a key, with another value each time, is measured in all rounds', async () => {
  const says = 'fmt.Println("elapsed:", time.Since(began))'
  const one = (name: string, before: string, behind: string) =>
    `func Benchmark${name}(b *testing.B) { ${before}; for i := 0; i < b.N; i++ { sink += ${name}() }; ${behind} }`
  const talking = `${one('Work', 'began := time.Now()', says)}\n${one('Same', '', '')}\nvar sink int`
  const talks = file('work_test.go', goTest('work', talking, ['fmt', 'time']))
  await using repository = await makeSides(`${base}\n${talks}`, code(90_000))
  // Long enough for several visits in a round.
  const asked = { base: 'base', head: 'head', confirm: 'false', benchtime: '60ms' }
  const { result } = await run(repository, asked)
  expect(result.unmatched).toEqual({ base: [], head: [] })
  expect(result.comparisons.map(({ benchmark, change }) => `${benchmark} ${change}`)).toContain(
    'Work regressed',
  )
  expect(result.verdict).toBe('fail')
})

test('two benchmarks of one name are lost, and fail the check only where head has made them so', async () => {
  const other = file(
    'out_test.go',
    goTest('work_test', 'func BenchmarkSame(b *testing.B) { for i := 0; i < b.N; i++ {} }'),
  )
  // The other benchmark is really timed, and by chance alone may seem slower: no chance makes it twice as slow.
  const asked = { base: 'base', head: 'head', confirm: 'false', threshold: '100%' }
  await using both = await makeSides(`${base}\n${other}`, code(3001))
  const { result: unsure } = await run(both, asked)
  expect(unsure.lost.map(({ benchmark, failures }) => [benchmark, failures.map(({ side }) => side)])).toEqual(
    [['Same', ['base', 'head']]],
  )
  expect(unsure.comparisons.map(({ benchmark }) => benchmark)).not.toContain('Same')
  expect(unsure.verdict).toBe('inconclusive')
  await using one = await makeSides(base, `${code(3001)}\n${other}`)
  const { result: failed } = await run(one, asked)
  expect(failed.verdict).toBe('fail')
  expect(failed.lost[0]?.failures[0]?.message).toMatch(
    /\.BenchmarkSame has the same name as another benchmark in .*/,
  )
})

test('a gate like another one makes the same visits, whatever its own trials say', async () => {
  await using repository = await makeSides(base, code(90_000))
  const asked = { base: 'base', head: 'head', confirm: 'false' }
  const { result: first } = await run(repository, asked)
  const visits = first.visits.map(one => ({ ...one, iterations: 7, turns: 4 }))
  const { result, samples } = await run(repository, asked, { planFrom: { ...first, visits } })
  expect(result.visits).toEqual(visits)
  const made = samples.head.match(/^Benchmark\S+\s+\d+/gm) ?? []
  expect(new Set(made.map(line => line.replace(/.*\s/, '')))).toEqual(new Set(['7']))
})

test('a calibration measures base against itself, and tells its noise', async () => {
  await using repository = await makeSides(base, code(9000))
  const { result } = await run(repository, { calibrate: 'true', base: 'head', profile: 'cpu' })
  expect(result.verdict).not.toBe('fail')
  expect(result.commits.base.sha).toBe(result.commits.head.sha)
  expect(result.rounds).toHaveLength(8)
  expect(result.calibration?.benchmarks).toBe(2)
  expect(result.profiles).toEqual([])
})

const lib = `mkdir -p ../lib; printf 'module example.com/lib\\ngo 1.21\\n' > ../lib/go.mod
printf 'package lib\\n\\nfunc Turns() int { return 3000 }\\n' > ../lib/lib.go`
const usesLib = file(
  'work.go',
  `package work\n\nimport "example.com/lib"\n\nfunc Work() int { return lib.Turns() }\n\nfunc Same() int { return 1 }`,
)
test.each([
  [
    'a module beside the checkout',
    `printf '\\nrequire example.com/lib v0.0.0\\nreplace example.com/lib => ../lib\\n' >> go.mod`,
  ],
  [
    'a workspace above it',
    `printf 'go 1.22\\nuse (\\n./lib\\n./%s\\n)\\n' "$(basename "$PWD")" > ../go.work`,
  ],
])('code that is built with %s is measured in worktrees', async (_, names) => {
  await using repository = await makeSides(`${base}\n${lib}\n${usesLib}\n${names}`, 'echo more > README.md')
  const { result } = await run(repository, { base: 'base', head: 'head', checkout: 'worktree' })
  expect(result.settings.checkout).toBe('worktree')
  // Both sides were built, and are the same.
  expect(result.proven).toHaveLength(2)
})

test('a benchmark that fails in one process of six on both sides is measured, and nobody is blamed', async () => {
  const flaky = `func BenchmarkFlaky(b *testing.B) {
	if failing { b.Fatal("now and then") }
	for i := 0; i < b.N; i++ { sink += Work() }
}
var failing = started()%6 == 0
var sink int
func started() int64 {
	file, err := os.OpenFile(os.Getenv("STARTED"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil { panic(err) }
	file.WriteString("x")
	info, _ := file.Stat()
	return info.Size()
}`
  const first = `${base}${file('work_test.go', goTest('work', flaky, ['os']))}`
  await using repository = await makeSides(first, 'echo more > README.md')
  const asked = { base: 'base', head: 'head', confirm: 'false', threshold: '100%', measure: 'all' }
  const env = { ...goEnv, STARTED: `${temporaryOf(repository)}/started` }
  const { result } = await run(repository, asked, { env })
  expect(result.lost).toEqual([])
  const [found] = result.warnings.filter(one => one.kind === 'flaky')
  expect(found?.benchmarks).toMatchObject([{ benchmark: 'Flaky', package: 'example.com/work' }])
  expect(found?.benchmarks.some(({ base, head }) => base.failed + head.failed > 0)).toBe(true)
  expect(result.comparisons).not.toEqual([])
  expect(result.verdict).not.toBe('fail')
})

const renames = {
  'a module that is renamed': 'sed -i "s|/work$|/work/v2|" go.mod',
  'a folder that is renamed': 'git mv inner renamed',
}
for (const [n, command] of ['', "go test '-run=^$' -bench . -benchtime 5ms ./..."].entries())
  test.each(Object.entries(renames).filter((_, m) => runsAll || n + m === 0))(
    `%s is measured like any other, and nothing that merely has the same name (${command === '' ? 'Go' : 'a command'})`,
    async (_, rename) => {
      const unrelated = (folder: string, body: string) =>
        `${file(`${folder}/${folder}.go`, `package ${folder}\n\n${body}`)}${file(`${folder}/${folder}_test.go`, goTest(folder, 'func BenchmarkOther(b *testing.B) { for i := 0; i < b.N; i++ { Run() } }'))}`
      const first = `${base}\nmkdir inner; git add .; git mv -k *.go inner\n${unrelated('before', '// Run adds.\nfunc Run() int {\n\tsum := 1\n\tsum++\n\treturn sum\n}')}`
      const slow = 'sed -i "s/mix(3000) }\\n\\nfunc Same/&/; 0,/mix(3000)/s//mix(90000)/" */work.go'
      const second = `${rename}; ${slow}; git rm -rq before\n${unrelated('other', 'import "strings"\n\nfunc Run() string { return strings.Repeat("x", 3) }')}`
      await using repository = await makeSides(first, second)
      const asked = { base: 'base', head: 'head', confirm: 'false' }
      const of = command === '' ? asked : { ...asked, run: command, benchtime: '', cpu: '' }
      const { result } = await run(repository, of)
      const path = rename.startsWith('sed') ? 'example.com/work/v2/inner' : 'example.com/work/renamed'
      expect(result.warnings.filter(({ kind }) => kind === 'moved')).toEqual([
        { kind: 'moved', packages: [{ base: 'example.com/work/inner', head: path }] },
      ])
      const rows = new Set(
        result.comparisons.map(one => `${one.package} ${one.benchmark.replace(/-\d+$/, '')}`),
      )
      expect(rows).toEqual(new Set([`${path} Work`, `${path} Same`]))
      expect(result.unmatched).toMatchObject({
        base: [{ package: 'example.com/work/before' }],
        head: [{ package: expect.stringMatching(/other$/) }],
      })
      expect(result.rounds.length).toBeGreaterThan(5)
      expect(result.verdict).toBe('fail')
      expect(markdownReport(result)).toContain(`example.com/work/inner\` on base is \`${path}\` on head`)
    },
  )
