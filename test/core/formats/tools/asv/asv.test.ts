// asv, whichever way it comes.
import { expect, test } from 'vitest'
import { asv } from '../../../../../src/core/formats/tools/asv.ts'
import { output, read, told } from '../../recorded-output.ts'

const results = output('asv/d7013951-existing.json')
const line = '[ 50.00%] ··· a.time_b    5.00±0.1ms\n'

test('is read from files, and from what is printed, be it theirs or its own', () => {
  const reader = asv.open()
  reader.file?.('a.json')
  reader.write(results)
  expect(read(asv, results)).toEqual(told(reader.end()))
  expect(read(asv, line)).toEqual(['a.time_b 0.005 sec/op'])
  expect(asv.claims(results) && asv.claims(line)).toBe(true)
})
