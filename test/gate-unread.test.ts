// Whole gate runs of commands that print more than results: what can be read is read, and the rest is told and no pass.
import { expect, test } from 'vitest'
import { textReport } from './core/report/shown.ts'
import { gate } from './support/gate.ts'
import { long } from './support/long.ts'
import { type Recorded, recorded } from './support/recorded.ts'

async function run(repository: Recorded, inputs: Record<string, string> = {}) {
  const { result } = await gate(
    repository,
    {
      ...{
        base: 'base',
        count: '10',
        confirm: 'false',
        seed: '1',
        run: 'cat bench.txt',
        checkout: 'worktree',
      },
      ...inputs,
    },
    { env: { PATH: process.env.PATH, HOME: repository.temp, TEMP: repository.temp } },
  )
  const changes = result.comparisons.map(({ benchmark, change }) => `${benchmark} ${change}`)
  return { result, changes, report: textReport(result) }
}

const go = (name: string, nanoseconds: number, more = '') =>
  `Benchmark${name}-8   \t 1000000\t      ${nanoseconds} ns/op${more}\n`

test(
  'what a benchmark left without a line break, a progress bar and colours hide no result',
  long,
  async () => {
    const printed = (slower: number) =>
      `${go('A', 101)}closing db... ${go('B', slower * 101)}\r 50 %\r${go('C', slower * 101)}\u001b[32m${go('D', slower * 101).trimEnd()}\u001b[0m\n`
    await using repository = await recorded(printed(1), printed(2))
    const { result, changes } = await run(repository)
    expect(result.verdict).toBe('fail')
    expect(changes).toEqual(['A-8 unchanged', 'B-8 regressed', 'C-8 regressed', 'D-8 regressed'])
  },
)

test('a line that looks like a result and cannot be read is counted, shown, and no pass', long, async () => {
  const torn = 'test sort ... bench:       2,0'
  const whole = 'test copy ... bench:       1,011 ns/iter (+/- 10)\n'
  await using repository = await recorded(
    `${whole}test sort ... bench:       2,022 ns/iter (+/- 9)\n`,
    whole + torn,
  )
  const { result, report } = await run(repository)
  expect(result).toMatchObject({
    verdict: 'inconclusive',
    reason: expect.stringMatching(/^\d+ lines that look like results could not be read; /),
    warnings: expect.arrayContaining([
      { kind: 'unread-results', sides: ['head'], count: result.rounds.length, lines: [torn] },
    ]),
  })
  expect(report).toMatch(/\d+ lines printed on head look like results and could not be read/)
  expect(report).toContain(torn)
})

test('the other side of such a run may be base, and a regression beside it still fails', long, async () => {
  const torn = 'SUCCESS: sort : 12.5xs +/- 1.0% on luau\n'
  const whole = (time: number) => `SUCCESS: copy : ${time}ms +/- 1.0% on luau\n`
  await using unread = await recorded(whole(1.01) + torn, whole(1.01))
  const passing = await run(unread)
  expect(passing.result.verdict).toBe('inconclusive')
  // A busy machine causes others.
  expect(passing.result.warnings).toContainEqual(
    expect.objectContaining({ kind: 'unread-results', sides: ['base'] }),
  )
  await using slower = await recorded(whole(1.01) + torn, whole(2.02))
  expect((await run(slower)).result.verdict).toBe('fail')
})

test('a round that lacks benchmarks of the rounds before it is told', long, async () => {
  const files = { 'a.txt': go('A', 101), 'b.txt': go('B', 101) + go('C', 101) }
  await using repository = await recorded(files, { ...files, side: 'head' })
  const few =
    'cat a.txt; echo >> "$TEMP/$(test -e side && echo head || echo base)"; if ! test -e side || test "$(wc -l < "$TEMP/head")" -lt 4; then cat b.txt; fi'
  const { result, report } = await run(repository, { run: few, env: 'TEMP' })
  expect(result.warnings).toContainEqual({
    ...{ kind: 'fewer-results', side: 'head', round: 4, before: 3, missing: 2 },
    names: ['B-8', 'C-8'],
  })
  expect(report).toContain('head lacked 2 of its 3 benchmarks in round 4: B-8, C-8')
})

test('an infinite value of a metric is left out and told, and its time is judged', long, async () => {
  const printed = (time: number, rate: string) => go('A', time, `\t      ${rate} rows/s`)
  await using repository = await recorded(printed(101, '+Inf'), printed(202, 'NaN'))
  const { result, changes, report } = await run(repository)
  expect(result.verdict).toBe('fail')
  expect(changes).toEqual(['A-8 regressed'])
  expect(result.warnings).toContainEqual({
    ...{ kind: 'values-left-out', sides: ['base', 'head'], count: 2 * result.rounds.length },
    lines: ['A-8: Infinity rows/s', 'A-8: NaN rows/s'],
  })
  expect(report).toMatch(/\d+ values on base and head are impossible/)
})

test(
  'a metric of unknown direction that doubles beside a time that holds still is told, with what declares it',
  long,
  async () => {
    const printed = (more: number) => go('A', 101, `\t      ${more} widgets`)
    const files = { 'a.txt': printed(51), 'b.txt': printed(52), 'c.txt': printed(53) }
    await using repository = await recorded(files, {
      'a.txt': printed(102),
      'b.txt': printed(104),
      'c.txt': printed(106),
    })
    const turning =
      'echo >> "$TEMP/n"; n=$(wc -l < "$TEMP/n"); cat "$(echo a b c | cut -d" " -f$((n % 3 + 1))).txt"'
    const { result, report, changes } = await run(repository, { run: turning, count: '20', env: 'TEMP' })
    expect(result).toMatchObject({
      verdict: 'pass',
      reason: expect.stringContaining('1 changed in a unit of unknown'),
    })
    expect(changes).toEqual(['A-8 unchanged', 'A-8 changed'])
    expect(report).toContain('Unit widgets better=lower')
    expect(report).toContain("match: '* widgets'")
  },
)
