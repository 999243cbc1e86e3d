// What runs before the rounds show, and that a machine which is busy with others is not taken for it.
import { describe, expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import { fromProbe, type ProbeTimings, triedIn } from '../../../src/core/judge/doubts.ts'
import type { Timing } from '../../../src/core/model/comparison.ts'
import type { Probe, Visit } from '../../../src/core/model/measuring.ts'
import { same } from './series.ts'

/** A second in which a benchmark was measured, in pairs of iterations and ns/op. */
function visit(pairs: string): Visit {
  const lines = pairs.split(', ').map(pair => `BenchmarkA-2 ${pair} ns/op`)
  return { started: '', seconds: 1, measurements: parseGo(lines.join('\n')).measurements }
}

function timings(pair: string): readonly Timing[] {
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
    return triedIn(probe).flatMap(([, one]) => fromProbe(one, timings(head)).map(({ kind }) => kind))
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
  const workedIn = (probe: Probe) => triedIn(probe).map(([, { worked }]) => worked)

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
    const { processor: _, ...untimed } = visit('2 1') as Visit
    const lacking: readonly Probe[] = [
      { short, long, two: null },
      { short, long, two: untimed },
      { short: visit('1000 1000, 1000 1000'), long, two },
      { short, long: visit('16000 16000'), two },
    ]
    for (const probe of lacking) {
      expect(workedIn(probe)).toEqual([null])
      const found = triedIn(probe).flatMap(([, one]) =>
        fromProbe({ ...one, isDisturbed: false }, timings('16000 16000')),
      )
      expect(found).toMatchObject([{ kind: 'grows-with-n', exponent: expect.closeTo(1, 9) }])
    }
    // Without a long run, rounds stand for it.
    const [[, alone] = expect.fail()] = triedIn({ short, long: null, two })
    expect(alone).toMatchObject({ worked: null, long: [] })
    expect(fromProbe(alone, timings('16000 16000'))).toMatchObject([{ kind: 'grows-with-n' }])
  })

  test('of nothing in both runs show no growth', () => {
    const idle = { processor: 0.004 }
    const [[, tried] = expect.fail()] = triedIn({
      short: { ...short, ...idle },
      long: { ...long, ...idle },
      two,
    })
    expect(fromProbe(tried, timings('2000 1000'))).toEqual([])
  })

  test('are compared with the time of the visit, if it took any', () => {
    const isDisturbed = (seconds: number, processor: number) =>
      triedIn({ short: { ...short, seconds, processor }, long: null, two: null }).map(
        ([, one]) => one.isDisturbed,
      )
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
  const of = ([iterations, seconds]: Pair): Timing => ({ iterations, seconds })
  const quiet: Omit<ProbeTimings, 'short'> = { long: [], worked: null, isDisturbed: false }
  /** The reasons from a probe of two equal runs, beside these rounds. */
  const reasons = (probe: Pair, ...head: readonly Pair[]) =>
    fromProbe({ ...quiet, short: [of(probe), of(probe)] }, head.map(of))

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
    expect(fromProbe(tried, long)).toHaveLength(1)
    expect(fromProbe(tried, [])).toEqual([])
  })
})

describe('times that were given, where processors worked only a part of them', () => {
  const tried = (short: string, long: string, shares: readonly [number, number]) =>
    triedIn({
      short: { ...visit(short), processor: shares[0] },
      long: { ...visit(long), processor: shares[1] },
      two: null,
    }).flatMap(([, one]) => fromProbe(one, timings('2000 100')).map(({ kind }) => kind))

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
