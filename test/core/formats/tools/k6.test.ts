// k6's summary, as it exports it and as a script is given it.
import { describe, expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { convertNewK6SummaryToOld, k6Format } from '../../../../src/core/formats/tools/k6.ts'
import { output, read } from '../recorded-output.ts'

describe('k6', () => {
  test('reads the median and the percentiles of times, rates and shares', () => {
    const lines = read(k6Format, output('k6/output.json'))
    expect(lines.filter(line => line.startsWith('http_'))).toEqual([
      'http_req_duration med 0.0019491975 sec/op',
      'http_req_duration p(90) 0.004403551800000009 sec/op',
      'http_req_duration p(95) 0.010076693950000003 sec/op',
      'http_req_duration p(99) 0.012357331589999996 sec/op',
      'http_reqs 528.7053568135965 ops/s',
      'http_req_failed 0 failed-share',
    ])
    expect(lines).toContain('answers 20 count')
    expect(lines).toContain('ok_rate 1 share')
  })

  test('knows of a custom trend only from a script whether it is a time', () => {
    expect(read(k6Format, output('k6/output.json'))).toContain('parse_time med 1.5 value')
    expect(read(k6Format, output('k6/handled.json'))).toContain('parse_time med 0.0015 sec/op')
    expect(read(k6Format, output('k6/handled.json'))).toContain('answer_size med 6 value')
  })

  test('knows that the layout shift of a browser is no time', () => {
    const trend = { med: 0.12, 'p(95)': 0.2 }
    const metrics = { iterations: {}, browser_web_vital_cls: trend, browser_web_vital_lcp: trend }
    expect(read(k6Format, JSON.stringify({ metrics }))).toEqual([
      'browser_web_vital_cls med 0.12 value',
      'browser_web_vital_cls p(95) 0.2 value',
      'browser_web_vital_lcp med 0.00012 sec/op',
      'browser_web_vital_lcp p(95) 0.0002 sec/op',
    ])
  })

  test('a check that failed is a failure, and so is a threshold that was crossed', () => {
    for (const path of ['k6/output.json', 'k6/handled.json'])
      expect(parseTextInFormat(k6Format, output(path)).failures, path).toEqual([
        'http_req_duration: the threshold avg<0.0001 was crossed',
        'check reading::has a body: failed 20 of 20 times',
      ])
  })

  test('knows what is better only of its own metrics', () => {
    expect(parseTextInFormat(k6Format, output('k6/output.json')).units).toEqual(
      new Map([
        ['count', { better: null }],
        ['ops/s', { better: 'higher' }],
        ['value', { better: null }],
        ['failed-share', { better: 'lower' }],
        ['share', { better: null }],
      ]),
    )
  })

  test('reads what a threshold looks at as the metric that it is of', () => {
    const metrics = {
      'http_reqs{api:a}': { count: 5, rate: 2.5 },
      'http_req_failed{api:a}': { passes: 1, fails: 3, value: 0.25 },
      'http_req_duration{api:a}': { med: 1.5, 'p(95)': 2 },
      'http_req_duration{expected_response:true}': { med: 1.5 },
      'http_req_waiting{api:a}': { med: 1.5 },
      vus: { value: 1, min: 1, max: 2 },
      temperature: { value: 20, min: 1, max: 30 },
    }
    expect(read(k6Format, JSON.stringify({ metrics }))).toEqual([
      'http_reqs{api:a} 2.5 ops/s',
      'http_req_failed{api:a} 0.25 failed-share',
      'http_req_duration{api:a} med 0.0015 sec/op',
      'http_req_duration{api:a} p(95) 0.002 sec/op',
      'temperature 20 value',
    ])
  })

  test('reads of trends what summaryTrendStats leaves: percentiles without the median, or the average', () => {
    const lines = read(k6Format, output('k6/trend-stats.json'))
    expect(lines.filter(line => /^(http_req_duration|parse_time) /.test(line))).toEqual([
      'parse_time p(50) 1.5 value',
      'parse_time p(95) 1.5 value',
      'http_req_duration p(50) 0.001183282 sec/op',
      'http_req_duration p(95) 0.0032071904 sec/op',
    ])
    expect(lines).toContain('heat 20 value')
    const metrics = {
      http_req_duration: { max: 3, min: 1, avg: 2 },
      'http_req_duration{api:a}': { count: 5, max: 3, min: 1 },
      iteration_duration: { count: 5, max: 3 },
    }
    expect(read(k6Format, JSON.stringify({ metrics }))).toEqual([
      'http_req_duration avg 0.002 sec/op',
      'http_req_duration{api:a} min 0.001 sec/op',
      'iteration_duration max 0.003 sec/op',
    ])
  })

  test('reads the new summary as the other', () => {
    const text = output('k6/new-summary.json')
    expect(read(k6Format, text)).toEqual([
      'http_req_duration med 0.0017462 sec/op',
      'http_req_duration p(90) 0.0038680104 sec/op',
      'http_req_duration p(95) 0.004558178199999999 sec/op',
      'http_req_duration{api:a} med 0.0017462 sec/op',
      'http_req_duration{api:a} p(90) 0.0038680104 sec/op',
      'http_req_duration{api:a} p(95) 0.004558178199999999 sec/op',
      'http_reqs 359.6254544047429 ops/s',
      'http_req_failed 0 failed-share',
      'iteration_duration med 0.002067699 sec/op',
      'iteration_duration p(90) 0.0049282572 sec/op',
      'iteration_duration p(95) 0.0055831486 sec/op',
      'iterations 359.6254544047429 ops/s',
      'parse_time med 0.0015 sec/op',
      'parse_time p(90) 0.0015 sec/op',
      'parse_time p(95) 0.0015 sec/op',
      'answer_size med 6 value',
      'answer_size p(90) 6 value',
      'answer_size p(95) 6 value',
      'answers 5 count',
      'ok_rate 1 share',
      'heat 20 value',
    ])
    expect(parseTextInFormat(k6Format, text).failures).toEqual(['check has a body: failed 5 of 5 times'])
    const [beforeResults = ''] = text.split('"results"')
    expect(k6Format.claims(beforeResults)).toBe(true)
  })
})

// How k6's new summary is put as the other.
describe('k6 new summary', () => {
  const metric = (name: string, type: string, values: object) => ({ name, type, contains: 'default', values })

  test('spells percentiles as the other, and gives counters their rate', () => {
    const metrics = [
      metric('took', 'trend', { med: 1, p90: 2, 'p(99.9)': 3, count: 4 }),
      metric('iterations', 'counter', { count: 5 }),
    ]
    expect(convertNewK6SummaryToOld({ config: { duration: 2 }, results: { metrics } })).toEqual({
      metrics: {
        took: { contains: 'default', values: { med: 1, 'p(90)': 2, 'p(99.9)': 3, count: 4 } },
        iterations: { contains: 'default', values: { count: 5, rate: 2.5 } },
      },
      root_group: { checks: [] },
    })
  })

  test('gives no rate over no time', () => {
    const results = { metrics: [metric('a', 'counter', { count: 5 })], checks: { results: [{ name: 'b' }] } }
    expect(convertNewK6SummaryToOld({ config: { duration: 0 }, results })).toEqual({
      metrics: { a: { contains: 'default', values: { count: 5 } } },
      root_group: { checks: [{ name: 'b' }] },
    })
  })

  test('leaves what is no such summary', () => {
    expect(convertNewK6SummaryToOld({ metrics: {} })).toBeNull()
  })
})
