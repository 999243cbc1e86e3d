// Lines that a pattern of one's own fits.
import { describe, expect, test } from 'vitest'
import { ownFormat } from '../../../../src/core/formats/own/own-format.ts'
import { readWhole } from '../../../../src/core/formats/reading/format.ts'
import { read } from '../recorded-output.ts'

const lines = String.raw`lines: ^(?<name>\S+): (?<value>[\d.,]+) (?<unit>\S+)$`

describe('by lines', () => {
  test('reads those that fit, whatever is between them, and times of any unit as seconds', () => {
    const text =
      'warming up\nsort/10: 1.5 ms\r\n\u001b[32mscan: 12 us/iter\u001b[0m\nnote: none yet\nrate: 1,250.5 ops/s\n'
    expect(read(ownFormat(lines), text)).toEqual([
      'sort/10 0.0015 sec/op',
      'scan 0.000012 sec/op',
      'rate 1250.5 ops/s',
    ])
  })

  test('takes unit and direction from the description', () => {
    const own = ownFormat('lines: ^(?<name>.+) took (?<value>\\d+)\n  unit: frames\n  better: higher\n')
    const parsed = readWhole(own, 'a b took 12\n')
    expect(parsed.measurements).toMatchObject([{ benchmark: 'a b', value: 12, unit: 'frames' }])
    expect(parsed.units).toEqual(new Map([['frames', { better: 'higher' }]]))
  })

  test('passes over a line of more than 10,000 characters', () => {
    expect(read(ownFormat(lines), `a: 1 ms\n${'b'.repeat(10_000)}: 2 ms\n`)).toEqual(['a 0.001 sec/op'])
  })
})
