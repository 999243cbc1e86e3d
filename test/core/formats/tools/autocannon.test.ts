// What autocannon prints with --json.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { autocannonFormat } from '../../../../src/core/formats/tools/autocannon.ts'
import { output, read, told } from '../recorded-output.ts'

test('reads requests a second by path, and the mean of the latency, which is a millisecond at least', () => {
  const text = output('autocannon/output.json')
  expect(autocannonFormat.claims(text)).toBe(true)
  expect(read(autocannonFormat, text)).toEqual(['/ 8272 ops/s', '/ latency 0.001 sec/op'])
  expect(parseTextInFormat(autocannonFormat, text).units.get('ops/s')).toEqual({ better: 'higher' })
})

test('has the title for a name, and fails where a server refuses', () => {
  const parsed = parseTextInFormat(autocannonFormat, output('autocannon/refused.json'))
  expect(told(parsed).map(line => line.replace(/ [\d.e-]+ /, ' '))).toEqual([
    'named ops/s',
    'named latency sec/op',
  ])
  expect(parsed.failures).toEqual(['named: 3994 responses had a status other than 2xx'])
})

test('the latency is in seconds, several in one text are several benchmarks, and what else is JSON is refused', () => {
  const one = (url: string) => JSON.stringify({ url, requests: { mean: 5 }, latency: { mean: 2.25 } })
  expect(read(autocannonFormat, `${one('http://a:1/x?y=1')}\n${one('http://a')}`)).toEqual([
    '/x?y=1 5 ops/s',
    '/x?y=1 latency 0.00225 sec/op',
    '/ 5 ops/s',
    '/ latency 0.00225 sec/op',
  ])
  expect(() => read(autocannonFormat, '{"url": "http://a"}')).toThrow(NotInFormatError)
})
