// What runs before the rounds show, and that a machine which is busy with others is not taken for it.
import { describe, expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/go.ts'
import { fromProbe, triedIn } from '../../../src/core/judge/probe.ts'
import type { Timing } from '../../../src/core/judge/timing.ts'
import type { Visit } from '../../../src/core/model.ts'
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

describe('a run for the whole time before the rounds', () => {
  /** Beside eight equal rounds of short visits; each run with the part of its time that processors worked. */
  const tried = (short: string, long: string, shares: readonly [number, number] | null, head = '2000 1000') =>
    triedIn({
      short: { ...visit(short), ...(shares && { processor: shares[0] }) },
      long: { ...visit(long), ...(shares && { processor: shares[1] }) },
    }).flatMap(([, tried]) => fromProbe(tried, timings(head)).map(({ kind }) => kind))

  test('tells what grows with the number of iterations, as the rounds are too short to', () => {
    expect(tried('1000 1000, 1000 1000', '16000 16000', [0.9, 0.9])).toEqual(['grows-with-n'])
    expect(tried('1000 1000, 1000 1000', '16000 16000', null)).toEqual(['grows-with-n'])
    expect(tried('1000 1000, 1000 1000', '16000 1000', [0.9, 0.9], '2000 9000')).toEqual([])
  })

  test('that was slow for lack of a processor is no reason', () => {
    expect(tried('1000 1000, 1000 1000', '8000 5000', [0.9, 0.18])).toEqual([])
    expect(tried('1000 1000, 1000 1000', '8000 5000', [0.9, 0.9])).toEqual(['grows-with-n'])
    // It has grown beyond what the processor was away.
    expect(tried('1000 1000, 1000 1000', '16000 64000', [0.9, 0.225])).toEqual(['grows-with-n'])
    expect(tried('1000 1000, 1000 1000', '16000 16000', [0.2, 1.8])).toEqual(['grows-with-n'])
  })

  test('shows preparation, unless the short one lacked a processor', () => {
    expect(tried('1 30000000, 1 30000000', '1000000 100', [0.9, 0.9], '1000000 100')).toEqual(['setup-timed'])
    expect(tried('1 30000000, 1 30000000', '1000000 100', [0.2, 0.9], '1000000 100')).toEqual([])
    expect(tried('1 90000000, 1 90000000', '1000000 100', [0.45, 0.9], '1000000 100')).toEqual([
      'setup-timed',
    ])
  })
})
