// What runs before the rounds show, and that a machine which is busy with others is not taken for it.
import { describe, expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import { fromProbe, triedIn } from '../../../src/core/judge/probe.ts'
import type { Timing } from '../../../src/core/model/doubt.ts'
import type { Visit } from '../../../src/core/model/measuring.ts'
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

  test('show preparation, unless the short run waited for a processor', () => {
    const short = '62500 900, 62500 900'
    expect(tried(short, '1000000 150', [0.12, 0.152, 0.052], '1000000 150')).toEqual(['setup-timed'])
    expect(tried(short, '1000000 150', [0.016, 0.154, 0.004], '1000000 150')).toEqual([])
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
    expect(tried(short, long, [0.5, 0.7])).toEqual([])
    expect(tried(short, long, [0.3, 0.9])).toEqual([])
  })
})
