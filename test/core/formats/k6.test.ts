// k6's summary, as it exports it and as a script is given it.
import { expect, test } from 'vitest'
import { readWhole } from '../../../src/core/formats/format.ts'
import { k6 } from '../../../src/core/formats/k6.ts'
import { output, read } from './recorded-output.ts'

test('reads the median and the percentiles of times, rates and shares', () => {
  const lines = read(k6, output('k6/output.json'))
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
  expect(read(k6, output('k6/output.json'))).toContain('parse_time med 1.5 value')
  expect(read(k6, output('k6/handled.json'))).toContain('parse_time med 0.0015 sec/op')
  expect(read(k6, output('k6/handled.json'))).toContain('answer_size med 6 value')
})

test('a check that failed is a failure, and so is a threshold that was crossed', () => {
  for (const path of ['k6/output.json', 'k6/handled.json'])
    expect(readWhole(k6, output(path)).failures, path).toEqual([
      'http_req_duration: the threshold avg<0.0001 was crossed',
      'check reading::has a body: failed 20 of 20 times',
    ])
})

test('knows what is better only of its own metrics', () => {
  expect(readWhole(k6, output('k6/output.json')).units).toEqual(
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
  expect(read(k6, JSON.stringify({ metrics }))).toEqual([
    'http_reqs{api:a} 2.5 ops/s',
    'http_req_failed{api:a} 0.25 failed-share',
    'http_req_duration{api:a} med 0.0015 sec/op',
    'http_req_duration{api:a} p(95) 0.002 sec/op',
    'temperature 20 value',
  ])
})
