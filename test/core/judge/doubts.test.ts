// Wrong benchmarks are named with their reason, and honest ones are not, on recorded runs too.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import {
  fastestTiming,
  findBenchmarkDoubts,
  findDoubtsOfIterationDependentBenchmark,
  type LinePrintedByBenchmark,
  type ShortAndLongProbeTimings,
  secondsOfAllIterations,
  timingsOfMeasurementsByBenchmark,
  timingsOfProbeRunsByBenchmark,
} from '../../../src/core/judge/doubts.ts'
import {
  type BenchmarkValidityDoubt,
  benchmarkValidityDoubtKinds,
  type IterationsAndSecondsPerIteration,
} from '../../../src/core/model/comparison.ts'
import type {
  MeasuredRound,
  Measurement,
  ShortAndLongProbeRunsOfHead,
  SideVisit,
} from '../../../src/core/model/measuring.ts'
import { long } from '../../support/long.ts'
import { noisy, normal, same } from './series.ts'

describe('doubts', () => {
  const path = 'example.com/p'

  /** What `go test -count` prints of one benchmark, as pairs of iterations and ns/op, read as the gate does. */
  function measured(pairs: string, benchmark = 'A-2'): readonly Measurement[] {
    const lines = pairs.split(', ').map(pair => {
      const [iterations, nanoseconds] = pair.split(' ')
      return `Benchmark${benchmark}\t${iterations}\t${nanoseconds} ns/op\t8 B/op`
    })
    return parseGoOutput(`pkg: ${path}\n${lines.join('\n')}`).measurements
  }

  const visit = (measurements: readonly Measurement[]): SideVisit => ({
    started: '',
    seconds: 1,
    measurements,
  })

  /** Rounds of one value a side each, in which a side without pairs has no such benchmark. */
  function roundsOf({ base = '', head = '' }, benchmark?: string): readonly MeasuredRound[] {
    const [bases, heads] = [base, head].map(pairs => (pairs === '' ? [] : pairs.split(', ')))
    return Array.from({ length: Math.max(bases?.length ?? 0, heads?.length ?? 0) }, (_, index) => {
      const of = (pair: string | undefined) => visit(pair === undefined ? [] : measured(pair, benchmark))
      return { round: index + 1, block: 1, first: 'base', base: of(bases?.[index]), head: of(heads?.[index]) }
    })
  }

  interface Case {
    readonly base?: string
    readonly head?: string
    readonly probe?: string
    readonly benchmark?: string
    readonly printed?: readonly LinePrintedByBenchmark[]
  }

  function doubts({ probe = '', benchmark, printed = [], ...both }: Case): readonly BenchmarkValidityDoubt[] {
    return findBenchmarkDoubts({
      rounds: roundsOf(both, benchmark),
      probe: probe === '' ? [] : [{ short: visit(measured(probe, benchmark)), long: null, two: null }],
      printed,
    })
  }

  const kinds = (one: Case) => doubts(one).map(({ kind }) => kind)
  const pairsOf = (timings: readonly IterationsAndSecondsPerIteration[]) =>
    timings.map(({ iterations, seconds }) => `${iterations} ${seconds * 1e9}`).join(', ')
  /** Eight rounds of one pair. */
  const eight = (pair: string) => same(pair, 8).join(', ')

  /** Recorded with Go 1.26 on two busy processors: twice 6.25 ms, then eight times 100 ms. */
  const recorded: readonly (readonly [name: string, kind: string, probe: string, full: string])[] = [
    [
      'an unused result',
      'optimised-away',
      '26413917 0.2809, 27693363 0.2891',
      '418861412 0.2792, 412490316 0.2785, 373663754 0.3234, 384298830 0.4954, 406340916 0.2893, 278827374 0.6455, 142903590 0.9296, 318133260 0.6111',
    ],
    [
      'no loop at all',
      'optimised-away',
      '1000000000 0.003596, 1000000000 0.004165',
      '1000000000 0.003257, 1000000000 0.003538, 1000000000 0.003298, 1000000000 0.003281, 1000000000 0.005490, 1000000000 0.003348, 1000000000 0.007664, 1000000000 0.003258',
    ],
    [
      'a sum of b.N numbers',
      'grows-with-n',
      '10000 5429, 10000 2889',
      '22346 6279, 43023 11883, 28434 12931, 42951 15416, 10000 10484, 25713 10299, 24193 9676, 43747 35963',
    ],
    [
      'a list that each operation makes longer',
      'grows-with-n',
      '10000 1591, 10000 1656',
      '79552 12044, 77841 11611, 48603 8625, 69871 14821, 61401 12900, 78135 18103, 46536 12602, 54298 21345',
    ],
    [
      'preparation of 30 ms',
      'setup-timed',
      '1 30202466, 1 30307723',
      '1277976 109.3, 839619 134.7, 1226787 91.92, 969822 109.3, 736694 263.9, 1041792 139.1, 802136 219.2, 554810 208.9',
    ],
    [
      'preparation of 15 ms',
      'setup-timed',
      '1 15043983, 1 15045745',
      '1622500 67.07, 1667732 85.12, 1177467 96.21, 1200471 88.27, 549388 329.6, 944136 192.1, 667893 155.4, 1137798 174.9',
    ],
    [
      'two cycles of honest work',
      'optimised-away',
      '13851284 0.5502, 13440354 0.5452',
      '214503093 0.5502, 215167200 0.5477, 217943965 0.5547, 100000000 1.106, 158947287 1.172, 125717618 1.029, 129404833 1.009, 100000000 1.164',
    ],
    [
      'a call',
      '',
      '136948 114.2, 123261 106.6',
      '2061363 57.00, 1951508 57.78, 1965050 65.91, 1286748 146.1, 1000000 121.3, 1000000 182.7, 1000000 121.3, 1000000 114.6',
    ],
    [
      'one slow iteration',
      '',
      '1 150001383, 1 150002299',
      '1 150002214, 1 150001938, 1 150001899, 1 150093365, 1 150001999, 1 150002024, 1 150001357, 1 150491818',
    ],
    [
      'a few slow iterations',
      '',
      '1 32522311, 1 31036378',
      '4 32826473, 4 32008391, 4 31717936, 2 67503640, 3 65581545, 1 100349297, 3 78395210, 2 62816109',
    ],
    [
      'what a process prepares once',
      '',
      '1 40333864, 135093 63.46',
      '1713813 77.38, 1867174 73.16, 1388532 76.55, 1639926 188.5, 1939450 100.1, 1336940 129.7, 1918184 138.6, 1960105 94.44',
    ],
    [
      'garbage',
      '',
      '45 154192, 57 129882',
      '1568 91569, 1381 85344, 1575 89365, 820 128267, 1060 188409, 756 180376, 982 114158, 637 176187',
    ],
    [
      'a probe that was interrupted for 24 ms, twice',
      '',
      '1000000 25, 966 24651',
      '207950343 1.8429, 207950343 1.8429, 207950343 1.8429',
    ],
  ]

  test.each(recorded)('recorded: %s %s', (_, kind, probe, head) => {
    const expected = kind === '' ? [] : [kind]
    expect(kinds({ head, probe })).toEqual(expected)
    expect(kinds({ base: head, head, probe })).toEqual(expected)
  })

  test('a loop that may be empty is named from its fastest round, on the side where it is', () => {
    const [empty, full] = ['400000000 1.6, 400000000 0.3', '200000000 1.6, 200000000 5.1']
    const found = { benchmark: 'A-2', package: path, kind: 'optimised-away', iterations: 400000000 }
    const on = (both: Case) => doubts(both).map(doubt => 'side' in doubt && doubt.side)
    expect(doubts({ head: empty })).toEqual([{ ...found, side: 'head', seconds: expect.closeTo(3e-10, 20) }])
    expect(on({ base: full, head: empty })).toEqual(['head'])
    expect(on({ base: empty, head: full })).toEqual(['base'])
    expect(on({ base: empty, head: empty })).toEqual([null])
    expect(on({ base: full, head: full })).toEqual([])
  })

  test('many iterations or processors are not doubted', () => {
    expect(kinds({ head: '1000000000 2.1' })).toEqual([])
    expect(kinds({ head: '900000000 0.2', benchmark: 'GetParallel-8' })).toEqual([])
    expect(kinds({ head: '900000000 0.2', benchmark: 'Get-8' })).toEqual(['optimised-away'])
    expect(kinds({ head: '900000000 0.05', benchmark: 'GetParallel-8' })).toEqual(['optimised-away'])
    expect(kinds({ head: '900000000 0.2', benchmark: 'GetParallel' })).toEqual(['optimised-away'])
    // Their number is all of what ends the name.
    expect(kinds({ head: '900000000 0.1', benchmark: 'GetParallel-16' })).toEqual([])
    expect(kinds({ head: '900000000 0.2', benchmark: 'GetParallel/shard-1-8' })).toEqual([])
  })

  test('an empty loop takes less than 1 ns, a million times', () => {
    expect(kinds({ head: '2000000 1' })).toEqual([])
    expect(kinds({ head: '1000000 0.9' })).toEqual(['optimised-away'])
    expect(kinds({ head: '999999 0.9' })).toEqual([])
  })

  test('work that grows with b.N is told by how fast it grows', () => {
    const growth = (exponent: number, times = 16, n = 1000) => {
      const timing = (iterations: number) => ({ iterations, seconds: 1e-5 * iterations ** exponent })
      return doubts({ probe: pairsOf([timing(n)]), head: pairsOf(same(timing(n * times), 8)) })
    }
    expect(growth(1)).toMatchObject([{ kind: 'grows-with-n', exponent: expect.closeTo(1, 5) }])
    expect(growth(0.5)).toMatchObject([{ exponent: expect.closeTo(0.5, 5) }])
    expect(growth(0.35)).toEqual([])
    expect(growth(1, 2.1)).toHaveLength(1)
    expect(growth(1, 1.9)).toEqual([])
    expect(growth(1, 4, 10)).toHaveLength(1)
    expect(growth(1, 4, 9)).toEqual([])
  })

  test('preparation is told with its time and its share', () => {
    const preparing = (setup: number, each = 1e-7, n = 1e6) =>
      doubts({
        probe: pairsOf(same({ iterations: 1, seconds: setup + each }, 2)),
        head: pairsOf(same({ iterations: n, seconds: setup / n + each }, 8)),
      })
    expect(preparing(0.05)).toMatchObject([
      { kind: 'setup-timed', setup: expect.closeTo(0.05, 8), share: expect.closeTo(1 / 3, 6) },
    ])
    expect(preparing(0.012)).toHaveLength(1)
    expect(preparing(0.01)).toEqual([])
    // A number of iterations that is given, as with -benchtime=96x.
    const given = (n: number) => kinds({ head: eight('96 200000'), probe: `${n} 900000, ${n} 900000` })
    expect(given(6)).toEqual(['setup-timed'])
    expect(given(7)).toEqual([])
    // The first of four iterations takes twice as long, as caches are cold, and then six times.
    expect(preparing(0.03, 0.03, 4)).toEqual([])
    expect(preparing(0.15, 0.03, 4)).toMatchObject([{ kind: 'setup-timed' }])
  })

  test('a single cold run says nothing of preparation, nor does a probe no slower than some round', () => {
    const head = eight('1000000 100')
    expect(kinds({ head, probe: '1 30000000, 1 30000000' })).toEqual(['setup-timed'])
    expect(kinds({ head, probe: '1 30000000' })).toEqual([])
    expect(kinds({ head, probe: '1 30000000, 60000 100' })).toEqual([])
    expect(kinds({ head: '4 60, 4 20, 4 20', probe: '1 50, 1 50' })).toEqual(['clock'])
    const noisyHead = '4 60000000, 4 20000000, 4 20000000'
    expect(kinds({ head: noisyHead, probe: '1 59000000, 1 59000000' })).toEqual([])
    expect(kinds({ head: noisyHead, probe: '1 61000000, 1 61000000' })).toEqual(['setup-timed'])
  })

  test('correct benchmarks are not doubted, with noise of 10 % and twice that in the probe', long, () => {
    const random = seededRandom(3)
    const iterationsIn = (time: number, each: number) => Math.max(1, Math.min(1e9, Math.ceil(time / each)))
    for (let run = 0; run < 1000; run++) {
      const each = 10 ** (-8 + 8 * random())
      const timings = (time: number, noise: number, n: number) =>
        pairsOf(
          noisy(each, noise, n, random).map(seconds => ({
            iterations: iterationsIn(time, seconds),
            seconds,
          })),
        )
      const head = timings(1, 0.1, 8)
      const base = timings(1, 0.1, 8)
      for (const n of [1, 2]) expect(doubts({ base, head, probe: timings(1 / 16, 0.2, n) })).toEqual([])
    }
  })

  test('a first round that is off is named where there was no probe', () => {
    const steady = eight('1000 10000')
    const off = `1000 13000, ${steady}`
    expect(doubts({ head: off })).toEqual([
      {
        benchmark: 'A-2',
        package: path,
        kind: 'first-off',
        side: 'head',
        first: expect.closeTo(13e-6, 15),
        others: expect.closeTo(10e-6, 15),
      },
    ])
    expect(doubts({ base: off, head: off })).toMatchObject([{ side: null }])
    // One side alone, with as many rounds on the other, is as likely to be noise.
    expect(kinds({ base: steady, head: off })).toEqual([])
    expect(doubts({ base: '1000 10000, 1000 10000', head: off })).toMatchObject([{ side: 'head' }])
    expect(kinds({ head: off, probe: '60 10000' })).toEqual([])
  })

  test('a first round is off by a tenth and more than noise, in eight rounds at least, and only upwards', () => {
    const doubtAfter = (first: number, others: readonly number[]) =>
      kinds({ head: [first, ...others].map(value => `1000 ${value}`).join(', ') })
    expect(doubtAfter(11_100, same(10_000, 7))).toEqual(['first-off'])
    expect(doubtAfter(10_900, same(10_000, 7))).toEqual([])
    // Just a tenth, in doubles too.
    expect(doubtAfter(22_000, same(20_000, 7))).toEqual([])
    expect(doubtAfter(11_100, same(10_000, 6))).toEqual([])
    expect(doubtAfter(5000, same(10_000, 7))).toEqual([])
    expect(doubtAfter(20_000, [...same(10_000, 7), 19_500])).toEqual([])
    // Six times as far off as others usually are.
    const noisy = [8000, 9000, 10_000, 11_000, 12_000, 9000, 11_000]
    expect(doubtAfter(15_900, noisy)).toEqual([])
    expect(doubtAfter(16_100, noisy)).toEqual(['first-off'])
  })

  test(
    'bursts in one of twenty values make a first round seem off in less than one benchmark of 300',
    long,
    () => {
      const random = seededRandom(9)
      const side = () => {
        const values = Array.from({ length: 20 }, () => {
          const burst = random() < 0.05 ? 1.2 + random() : 1
          return { iterations: 1000, seconds: 1e-5 * burst * Math.exp(0.02 * normal(random)) }
        })
        return pairsOf(values)
      }
      let named = 0
      for (let run = 0; run < 1500; run++) named += doubts({ base: side(), head: side() }).length
      expect(named / 1500).toBeLessThan(1 / 300)
    },
  )

  test('what is over before the clock can tell is named, and nothing else is said of it', () => {
    const found = { benchmark: 'A-2', package: path, kind: 'clock', side: 'base' }
    expect(doubts({ base: '100 52', head: '100000 52' })).toEqual([
      { ...found, total: expect.closeTo(5.2e-6, 12) },
    ])
    expect(kinds({ head: eight('10 50'), probe: '1 5000, 1 5000' })).toEqual(['clock'])
    expect(kinds({ head: '1 0' })).toEqual(['clock'])
    expect(kinds({ head: '100 99' })).toEqual(['clock'])
    expect(kinds({ head: '100 100' })).toEqual([])
    // Nor does so short a probe say anything.
    expect(kinds({ head: eight('100 2000'), probe: '1 9000, 1 9000' })).toEqual([])
  })

  test('who prints is named once, by the first line that says something, cut short', () => {
    const printed = (benchmark: string, line: string): LinePrintedByBenchmark => ({
      benchmark,
      package: path,
      line,
    })
    const lines = [printed('B-2', '  '), printed('B-2', ' do_test.go:7: one'), printed('B-2', 'two')]
    expect(doubts({ printed: [...lines, { ...printed('B-2', '🙂'.repeat(500)), package: null }] })).toEqual([
      { benchmark: 'B-2', package: path, kind: 'prints', line: 'do_test.go:7: one' },
      { benchmark: 'B-2', package: null, kind: 'prints', line: '🙂'.repeat(120) },
    ])
  })

  test('benchmarks of one name in two packages are two, and of several values in a visit the fastest counts', () => {
    const other = measured('100 5').map(one => ({ ...one, config: { pkg: 'other' } }))
    const honest = measured('1000000 1000')
    const rounds: readonly MeasuredRound[] = [
      { round: 1, block: 1, first: 'base', base: visit(honest), head: visit([...honest, ...other]) },
    ]
    expect(findBenchmarkDoubts({ rounds, probe: [], printed: [] })).toMatchObject([
      { kind: 'clock', package: 'other' },
    ])
    const twice: readonly MeasuredRound[] = [
      {
        round: 1,
        block: 1,
        first: 'base',
        base: visit([]),
        head: visit(measured('400000000 0.9, 400000000 0.3')),
      },
    ]
    expect(findBenchmarkDoubts({ rounds: twice, probe: [], printed: [] })).toMatchObject([
      { kind: 'optimised-away' },
    ])
  })

  test('only times are doubted', () => {
    expect(findBenchmarkDoubts({ rounds: [], probe: [], printed: [] })).toEqual([])
    expect(
      findBenchmarkDoubts({
        rounds: [],
        probe: [{ short: visit(measured('1 50, 1 50')), long: null, two: null }],
        printed: [],
      }),
    ).toEqual([])
    const bytes = measured('1 50').filter(({ unit }) => unit === 'B/op')
    const rounds: readonly MeasuredRound[] = [
      { round: 1, block: 1, first: 'base', base: visit(bytes), head: visit(bytes) },
    ]
    expect(findBenchmarkDoubts({ rounds, probe: [], printed: [] })).toEqual([])
  })

  test('whatever was measured, doubts are plain data in order, each kind once for a benchmark', () => {
    const pair = fc
      .tuple(fc.integer({ min: 0, max: 1e9 }), fc.double({ min: 0, max: 1e12, noNaN: true }))
      .map(([iterations, nanoseconds]) => `${iterations} ${nanoseconds}`)
    const pairs = (maxLength: number) => fc.array(pair, { maxLength }).map(all => all.join(', '))
    fc.assert(
      fc.property(pairs(12), pairs(12), pairs(3), (base, head, probe) => {
        const found = doubts({ base, head, probe, printed: [{ benchmark: 'A-2', package: path, line: 'x' }] })
        expect(JSON.parse(JSON.stringify(found))).toEqual(found)
        const order = found.map(({ kind }) => benchmarkValidityDoubtKinds.indexOf(kind))
        expect(order).toEqual([...new Set(order)].sort())
      }),
      { numRuns: 300 },
    )
  })
})

// What runs before the rounds show, and that a machine which is busy with others is not taken for it.
describe('probe', () => {
  /** A second in which a benchmark was measured, in pairs of iterations and ns/op. */
  function visit(pairs: string): SideVisit {
    const lines = pairs.split(', ').map(pair => `BenchmarkA-2 ${pair} ns/op`)
    return { started: '', seconds: 1, measurements: parseGoOutput(lines.join('\n')).measurements }
  }

  function timings(pair: string): readonly IterationsAndSecondsPerIteration[] {
    const [iterations, nanoseconds] = pair.split(' ')
    return same({ iterations: Number(iterations), seconds: Number(nanoseconds) / 1e9 }, 8)
  }

  describe('numbers of operations that were given', () => {
    /** Beside eight equal rounds; `worked` are the seconds that processors worked in the short, the long and the two. */
    const tried = (short: string, long: string, worked: readonly number[] | null, head = '2000 1000') => {
      const given = (pairs: string, n: number) => ({
        ...visit(pairs),
        ...(worked && { processor: worked[n] ?? 0 }),
      })
      const probe = { short: given(short, 0), long: given(long, 1), two: given('2 1', 2) }
      return timingsOfProbeRunsByBenchmark(probe).flatMap(([, one]) =>
        findDoubtsOfIterationDependentBenchmark(one, timings(head)).map(({ kind }) => kind),
      )
    }

    test('tell what grows with them, as rounds are too short to', () => {
      expect(tried('1000 1000, 1000 1000', '16000 16000', [0.006, 0.26, 0.004])).toEqual(['grows-with-n'])
      expect(tried('1000 1000, 1000 1000', '16000 16000', null)).toEqual(['grows-with-n'])
      expect(tried('1000 1000, 1000 1000', '16000 1000', [0.006, 0.02, 0.004], '2000 9000')).toEqual([])
    })

    test('whose long run waited for a processor are no reason', () => {
      expect(tried('1000 1000, 1000 1000', '16000 16000', [0.006, 0.02, 0.004])).toEqual([])
      // The short one waited as well, and the work has grown beyond that.
      expect(tried('1000 3000, 1000 3000', '16000 48000', [0.006, 0.26, 0.004])).toEqual(['grows-with-n'])
      // On eight processors.
      expect(tried('1000 1000, 1000 1000', '16000 4000', [0.02, 0.132, 0.004])).toEqual([])
    })

    test('that grew in the long run alone are no reason, as a round of that length did not', () => {
      const [short, long] = ['1000 1000, 1000 1000', '16000 16000']
      expect(tried(short, long, null, '9000 1100')).toEqual([])
      expect(tried(short, long, null, '9000 9000')).toEqual(['grows-with-n'])
    })

    test('show preparation, unless the short run waited for a processor', () => {
      const short = '62500 900, 62500 900'
      expect(tried(short, '1000000 150', [0.12, 0.152, 0.052], '1000000 150')).toEqual(['setup-timed'])
      expect(tried(short, '1000000 150', [0.016, 0.154, 0.004], '1000000 150')).toEqual([])
    })
  })

  describe('processor times', () => {
    const short = { ...visit('1000 1000, 1000 1000'), processor: 0.006 }
    const long = { ...visit('16000 16000'), processor: 0.26 }
    const two = { ...visit('2 1'), processor: 0.004 }
    const workedIn = (probe: ShortAndLongProbeRunsOfHead) =>
      timingsOfProbeRunsByBenchmark(probe).map(([, { worked }]) => worked)

    test('are those of an operation, without what starting a process costs', () => {
      expect(workedIn({ short, long, two })).toEqual([
        { short: expect.closeTo(0.002 / 2000, 15), long: expect.closeTo(0.256 / 16_000, 15) },
      ])
      const cheap = { processor: 0.003 }
      expect(workedIn({ short: { ...short, ...cheap }, long: { ...long, ...cheap }, two })).toEqual([
        { short: 0, long: 0 },
      ])
    })

    test('are left out where one of them is not known, and the clock decides', () => {
      const { processor: _, ...untimed } = visit('2 1') as SideVisit
      const lacking: readonly ShortAndLongProbeRunsOfHead[] = [
        { short, long, two: null },
        { short, long, two: untimed },
        { short: visit('1000 1000, 1000 1000'), long, two },
        { short, long: visit('16000 16000'), two },
      ]
      for (const probe of lacking) {
        expect(workedIn(probe)).toEqual([null])
        const found = timingsOfProbeRunsByBenchmark(probe).flatMap(([, one]) =>
          findDoubtsOfIterationDependentBenchmark({ ...one, isDisturbed: false }, timings('16000 16000')),
        )
        expect(found).toMatchObject([{ kind: 'grows-with-n', exponent: expect.closeTo(1, 9) }])
      }
      // Without a long run, rounds stand for it.
      const [[, alone] = expect.fail()] = timingsOfProbeRunsByBenchmark({ short, long: null, two })
      expect(alone).toMatchObject({ worked: null, long: [] })
      expect(findDoubtsOfIterationDependentBenchmark(alone, timings('16000 16000'))).toMatchObject([
        { kind: 'grows-with-n' },
      ])
    })

    test('of nothing in both runs show no growth', () => {
      const idle = { processor: 0.004 }
      const [[, tried] = expect.fail()] = timingsOfProbeRunsByBenchmark({
        short: { ...short, ...idle },
        long: { ...long, ...idle },
        two,
      })
      expect(findDoubtsOfIterationDependentBenchmark(tried, timings('2000 1000'))).toEqual([])
    })

    test('are compared with the time of the visit, if it took any', () => {
      const isDisturbed = (seconds: number, processor: number) =>
        timingsOfProbeRunsByBenchmark({
          short: { ...short, seconds, processor },
          long: null,
          two: null,
        }).map(([, one]) => one.isDisturbed)
      // A short run is disturbed below 40 %, a long one below 75 %.
      expect(isDisturbed(1, 0.4)).toEqual([false])
      expect(isDisturbed(2, 0.7)).toEqual([true])
      expect(isDisturbed(0.5, 0.3)).toEqual([false])
      expect(isDisturbed(0, 0)).toEqual([false])
      expect(isDisturbed(0, 0.3)).toEqual([false])
    })
  })

  describe('at the limits', () => {
    type Pair = readonly [iterations: number, seconds: number]
    const of = ([iterations, seconds]: Pair): IterationsAndSecondsPerIteration => ({ iterations, seconds })
    const quiet: Omit<ShortAndLongProbeTimings, 'short'> = { long: [], worked: null, isDisturbed: false }
    /** The reasons from a probe of two equal runs, beside these rounds. */
    const reasons = (probe: Pair, ...head: readonly Pair[]) =>
      findDoubtsOfIterationDependentBenchmark({ ...quiet, short: [of(probe), of(probe)] }, head.map(of))

    test('a run of 10 µs is long enough to tell', () => {
      expect(reasons([1, 1e-5], [500, 1e-7])).toMatchObject([{ kind: 'setup-timed' }])
      expect(reasons([1, 0.99e-5], [500, 1e-7])).toEqual([])
    })

    test('twice the iterations tell, and as many say nothing', () => {
      expect(reasons([1000, 1], [2000, 2])).toMatchObject([{ kind: 'grows-with-n' }])
      expect(reasons([1000, 1], [1999, 2])).toEqual([])
      // All of a second is preparation, which is half of it for each of two.
      expect(reasons([1, 1], [2, 0.5])).toMatchObject([{ kind: 'setup-timed', setup: 1, share: 1 }])
      expect(reasons([1, 1], [1, 0.25])).toEqual([])
    })

    test('growth with the power 0.4 is told', () => {
      expect(reasons([10, 1 / 64], [1e6, 100 / 64])).toMatchObject([{ kind: 'grows-with-n', exponent: 0.4 }])
      expect(reasons([10, 1 / 64], [1e6, 99 / 64])).toEqual([])
    })

    test('preparation is told from a tenth on, unless a round was as slow', () => {
      // 3.2 s of 32: sixteen operations of 1.8 s.
      expect(reasons([1, 5], [16, 2])).toMatchObject([{ kind: 'setup-timed', setup: 3.2, share: 0.1 }])
      expect(reasons([1, 4.9], [16, 2])).toEqual([])
      const rounds = (slowest: number): readonly Pair[] => [
        [16, 2],
        [16, 2],
        [16, slowest],
      ]
      expect(reasons([1, 6], ...rounds(5.9))).toHaveLength(1)
      expect(reasons([1, 6], ...rounds(6))).toEqual([])
    })

    test('what no round has measured on head is not doubted', () => {
      const long = [of([16_000, 16])]
      const tried = { ...quiet, short: [of([1000, 1])], long }
      expect(findDoubtsOfIterationDependentBenchmark(tried, long)).toHaveLength(1)
      expect(findDoubtsOfIterationDependentBenchmark(tried, [])).toEqual([])
    })
  })

  describe('times that were given, where processors worked only a part of them', () => {
    const tried = (short: string, long: string, shares: readonly [number, number]) =>
      timingsOfProbeRunsByBenchmark({
        short: { ...visit(short), processor: shares[0] },
        long: { ...visit(long), processor: shares[1] },
        two: null,
      }).flatMap(([, one]) =>
        findDoubtsOfIterationDependentBenchmark(one, timings('2000 100')).map(({ kind }) => kind),
      )

    test.each([
      ['1000 1000, 1000 1000', '16000 16000', 'grows-with-n'],
      ['1 30000000, 1 30000000', '1000000 100', 'setup-timed'],
    ])('are a reason on a machine that has time for them alone (%s)', (short, long, kind) => {
      expect(tried(short, long, [0.5, 0.9])).toEqual([kind])
      expect(tried(short, long, [0.5, 0.75])).toEqual([kind])
      expect(tried(short, long, [0.5, 0.7])).toEqual([])
      expect(tried(short, long, [0.3, 0.9])).toEqual([])
    })
  })
})

// The times of benchmarks, told apart by package and name.
describe('timing', () => {
  test('times are those of operations, by package and name; other units and what did not run are none', () => {
    const text = `pkg: m
BenchmarkA-2 10 30 ns/op 8 B/op
BenchmarkA-2 20 20 ns/op
BenchmarkB-2 10 40 ns/op
pkg: other
BenchmarkA-2 10 50 ns/op`
    const found = timingsOfMeasurementsByBenchmark(parseGoOutput(text).measurements)
    expect([...found.keys()]).toEqual(['["m","A-2"]', '["m","B-2"]', '["other","A-2"]'])
    const ofA = found.get('["m","A-2"]') ?? []
    expect(ofA.map(({ iterations }) => iterations)).toEqual([10, 20])
    expect(fastestTiming(ofA).iterations).toBe(20)
    expect(secondsOfAllIterations(fastestTiming(ofA))).toBeCloseTo(400e-9, 15)
  })

  test('a time of 0 is one, and less than that, or of no operation, is none', () => {
    const measured = (benchmark: string, iterations: number, value: number) => ({
      benchmark,
      config: {},
      iterations,
      unit: 'sec/op',
      value,
    })
    const all = [measured('A', 1, 0), measured('B', 1, -1e-9), measured('C', 0, 1e-9)]
    expect([...timingsOfMeasurementsByBenchmark(all)]).toEqual([
      ['[null,"A"]', [{ iterations: 1, seconds: 0 }]],
    ])
  })
})
