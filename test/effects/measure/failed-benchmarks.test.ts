// Benchmarks that fail by themselves, as their tool says: they are lost, and the others are measured without them.
// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Laboratory, type Measuring, openLaboratory } from '../../support/measuring.ts'

let laboratory: Laboratory

beforeAll(async () => {
  laboratory = await openLaboratory()
})

afterAll(() => laboratory[Symbol.asyncDispose]())

/** The benchmarks that were lost, with the sides on which they failed, and those that each side has measured. */
async function measured(given: Measuring) {
  const { rounds, lost, stopped } = await laboratory.measuring(given)
  return {
    stopped,
    lost: lost.map(({ item, failures }) => [item.benchmark, ...failures.map(({ side }) => side)]),
    names: rounds.map(({ base, head }) =>
      [base, head].map(({ measurements }) => measurements.map(({ benchmark }) => benchmark)),
    ),
  }
}

/** Prints one text on base, and another on head. */
function printing(base: object, head: object): string {
  return `if grep -q base side; then echo '${JSON.stringify(base)}'; else echo '${JSON.stringify(head)}'; fi`
}

const both = [['other'], ['other']]

describe('the exit statuses of hyperfine', () => {
  const results = (...codes: readonly (number | null)[]) => ({
    results: [
      { command: 'tool', times: codes.map((_, n) => 1 + n / 10), exit_codes: codes },
      { command: 'other', times: [1, 2], exit_codes: [0, 0] },
    ],
  })
  const measure = (base: readonly (number | null)[], head: readonly (number | null)[]) =>
    measured({ run: printing(results(...base), results(...head)), format: 'hyperfine' })

  test.each([
    { name: 'a crash of head alone', base: [0, 0], head: [139, 139], lost: [['tool', 'head']] },
    { name: 'a crash of base alone', base: [139, 139], head: [0, 0], lost: [['tool', 'base']] },
    { name: 'a failure now and then', base: [0, 0], head: [0, 1], lost: [['tool', 'head']] },
    { name: 'another status than on base', base: [1, 1], head: [2, 2], lost: [['tool', 'head']] },
    {
      name: 'a status that varies on both sides',
      base: [0, 1],
      head: [1, 0],
      lost: [['tool', 'head', 'base']],
    },
    { name: 'a signal that is not known', base: [null], head: [null], lost: [['tool', 'head', 'base']] },
  ])('show $name', async ({ base, head, lost }) => {
    const found = await measure(base, head)
    expect(found.lost.map(([tool, ...sides]) => [tool, ...sides.sort().reverse()])).toEqual(lost)
    expect(found.names).toEqual([both, both])
  })

  test('are what is measured where they are the same on both sides', async () => {
    const { lost, names } = await measure([1, 1], [1, 1])
    expect(lost).toEqual([])
    expect(names).toEqual([
      [
        ['tool', 'other'],
        ['tool', 'other'],
      ],
      [
        ['tool', 'other'],
        ['tool', 'other'],
      ],
    ])
  })

  test('are a failure of head where nothing else is measured', async () => {
    const only = (code: number) => ({ results: [{ command: 'tool', times: [1], exit_codes: [code] }] })
    const error = await laboratory.failure({ run: printing(only(0), only(139)), format: 'hyperfine' })
    expect(error.message).toMatch(
      /^A benchmark failed in round 1 of 2, head, although the process that ran it ended with status 0\. tool: its command exited with status 139, and with 0 on base\./,
    )
  })

  test('that change in a later round and stay so take the benchmark out of the rounds before', async () => {
    const run = `n=$(wc -l < "$LOG"); echo >> "$LOG"
      code=0; if grep -q head side && [ $n -gt 3 ]; then code=3; fi
      echo '{"results":[{"command":"tool","times":[1],"exit_codes":['$code']},{"command":"other","times":[2]}]}'`
    expect(await measured({ setup: ': >> "$LOG"', run, format: 'hyperfine', rounds: 8 })).toMatchObject({
      lost: [['tool', 'head']],
      names: Array(8).fill(both),
    })
  })

  test('that are not those of other rounds only cost that round', async () => {
    const run = `n=$(wc -l < "$LOG"); echo >> "$LOG"
      code=0; if [ $n -eq 3 ]; then code=3; fi
      echo '{"results":[{"command":"tool","times":[1],"exit_codes":['$code']},{"command":"other","times":[2]}]}'`
    const { lost, names } = await measured({ setup: ': >> "$LOG"', run, format: 'hyperfine', rounds: 3 })
    expect(lost).toEqual([])
    expect(names.flat().filter(([first]) => first === 'other')).toHaveLength(1)
  })
})

describe('a benchmark that throws in Vitest', () => {
  const report = (...benchmarks: readonly object[]) => ({
    files: [{ filepath: '/a.bench.ts', groups: [{ fullName: 'a', benchmarks }] }],
  })
  const other = { name: 'other', median: 1, sampleCount: 5 }
  const good = { name: 'it', median: 2, sampleCount: 5 }
  const names = [
    [['a > other'], ['a > other']],
    [['a > other'], ['a > other']],
  ]

  test('on both sides leaves the others', async () => {
    const run = printing(report({ name: 'it' }, other), report({ name: 'it' }, other))
    const { lost, names: measuredNames } = await measured({ run })
    expect(lost.map(([name, ...sides]) => [name, ...sides.sort()])).toEqual([['a > it', 'base', 'head']])
    expect(measuredNames).toEqual(names)
  })

  test('on one side is lost on both', async () => {
    expect(
      await measured({ run: printing(report(good, other), report({ name: 'it' }, other)) }),
    ).toMatchObject({
      lost: [['a > it', 'head']],
      names,
    })
  })

  test('as all others of head do is a failure of head', async () => {
    const run = printing(report(good), report({ name: 'it' }))
    expect((await laboratory.failure({ run })).message).toMatch(
      /round 1 of 2, head .*a > it: it has no result/,
    )
  })
})

describe('a benchmark that throws in Vitest 5, which then ends with status 1', () => {
  const assertion = (title: string, benchmarks: readonly object[], failed?: string) => ({
    ...{ ancestorTitles: ['a'], title, fullName: `a ${title}`, benchmarks },
    ...(failed ? { status: 'failed', failureMessages: [failed] } : { status: 'passed' }),
  })
  const report = (...assertionResults: readonly object[]) => ({
    testResults: [{ name: '/x.bench.ts', status: 'failed', message: '', assertionResults }],
  })
  const task = (name: string) => [{ name: `a > ${name}`, tasks: [{ name: 'task', latency: { p50: 1 } }] }]
  const [other, good, bad] = [
    assertion('other', task('other')),
    assertion('it', task('it')),
    assertion('it', [], 'no such number'),
  ]
  /** A tool that prints its results and ends with status 1 where one has failed. */
  const ending = (base: object, head: object) =>
    `${printing(base, head)} > printed; cat printed\ngrep  -qv  '"status":"failed","failure'   printed`
  const rows = ['x.bench.ts > a > other > task']

  test('on both sides leaves the others', async () => {
    const found = await measured({ run: ending(report(other, bad), report(other, bad)) })
    expect(found.lost.map(([name, ...sides]) => [name, ...sides.sort()])).toEqual([
      ['x.bench.ts > a > it', 'base', 'head'],
    ])
    expect(found.names).toEqual(Array(2).fill([rows, rows]))
  })

  test('on head leaves the others as well, and is lost with the rows of base below its name', async () => {
    const found = await measured({ run: ending(report(other, good), report(other, bad)) })
    expect(found.lost).toEqual([['x.bench.ts > a > it', 'head']])
    expect(found.names).toEqual(Array(2).fill([rows, rows]))
  })

  test('is no excuse for what did not run after it, nor for a status that is not of a benchmark', async () => {
    const text = ending(report(other, bad), report(other, bad))
    expect((await laboratory.failure({ run: `${text}\necho more` })).message).toMatch(
      /failed with exit code 1/,
    )
    const fine = `${printing(report(other), report(other))}\nsh -c 'exit 3'`
    expect((await laboratory.failure({ run: fine })).message).toMatch(/failed with exit code 3/)
  })
})

test('more than a hundred benchmarks that fail are a failure of the whole', async () => {
  const report = (failing: number) => ({
    files: [
      {
        filepath: '/a.bench.ts',
        groups: [
          {
            fullName: 'a',
            benchmarks: [
              { name: 'other', median: 1 },
              ...Array.from({ length: failing }, (_, n) => ({ name: `b${n}` })),
            ],
          },
        ],
      },
    ],
  })
  expect((await measured({ run: printing(report(100), report(100)) })).lost).toHaveLength(100)
  const error = await laboratory.failure({ run: printing(report(101), report(101)) })
  expect(error.message).toMatch(/: a > b0: it has no result.*\nBase failed in the same way/)
})

test('what JMH prints of failures counts, though its file has nothing of them', async () => {
  const result = { benchmark: 'a.B.c', mode: 'avgt', primaryMetric: { score: 1.234, scoreUnit: 'ns/op' } }
  const run = `echo '# Benchmark: a.B.d'; echo 'Iteration   1: <failure>'; echo '${JSON.stringify([result])}' > jmh.json`
  const error = await laboratory.failure({ run, output: ['jmh.json'] })
  expect(error.message).toContain('though its command ended with status 0: a.B.d: <failure>')
})

test('how long a tool says that it measured is kept of each visit, of several files the longest', async () => {
  const file = (...times: readonly number[]) =>
    JSON.stringify({ results: [{ command: `c${times}`, mean: 1, times }] })
  const run = `echo '${file(1, 2)}' > a.json; echo '${file(5)}' > b.json`
  const { rounds } = await laboratory.measuring({ run, output: ['*.json'] })
  expect(rounds.map(({ base, head }) => [base.claimed, head.claimed])).toEqual([
    [5, 5],
    [5, 5],
  ])
  expect((await laboratory.measuring({})).rounds[0]?.base).not.toHaveProperty('claimed')
})
