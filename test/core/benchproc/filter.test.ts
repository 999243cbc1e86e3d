// What filters accept.
import { expect, test } from 'vitest'
import { acceptBy, parseFilter } from '../../../src/core/benchproc/filter.ts'

const subject = {
  benchmark: 'Encode/format=json/4k-8',
  config: Object.entries({ goos: 'linux' }),
  unit: 'sec/op',
  file: 'new.txt',
}

test.each([
  ['*', true],
  ['-*', false],
  ['.name:Encode', true],
  ['.name:Enc', false],
  ['.name:/^Enc/', true],
  ['/format:(gob OR json)', true],
  ['goos:linux /format:gob', false],
  ['goos:windows OR /format:json', true],
  ['-(goos:linux AND .file:old.txt)', true],
  ['.unit:sec/op', true],
  ['.unit:ns/op', true],
  ['.unit:/^ns/', true],
  ['.unit:(B/op OR allocs/op)', false],
  ['note:""', true],
])('%s: %s', (text, wanted) => {
  expect(acceptBy(parseFilter({ flag: '--filter', text }))(subject)).toBe(wanted)
})

test('a rate is known by what Go prints, too', () => {
  const accept = acceptBy(parseFilter({ flag: '--filter', text: '.unit:/MB/ OR .unit:MB/s' }))
  expect(accept({ ...subject, unit: 'B/s' })).toBe(true)
  expect(accept({ ...subject, unit: 'B/op' })).toBe(false)
})
