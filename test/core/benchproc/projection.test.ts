// Keys that projections make, and their order.
import { expect, test } from 'vitest'
import { differing, type Key, parseProjection, project } from '../../../src/core/benchproc/projection.ts'

const fields = (text: string) => parseProjection({ flag: '--row', text })
const subject = (benchmark: string, config: Readonly<Record<string, string>> = {}, file = 'a') => ({
  benchmark,
  config: Object.entries(config),
  unit: 'sec/op',
  file,
})

test('the same subjects have the same key, and values are those of the fields', () => {
  const { by } = project({ row: fields('.name,/size') }, [])
  const first = by.row.project(subject('Read/size=1-8'))
  expect(by.row.project(subject('Read/size=1-4'))).toBe(first)
  expect(by.row.project(subject('Read/size=2-8'))).not.toBe(first)
  expect(by.row.valuesOf(first)).toEqual(['Read', '1'])
})

test('values that join to the same text are different keys', () => {
  const { by } = project({ row: fields('a,b') }, [])
  const key = (a: string, b: string) => by.row.project(subject('X', { a, b }))
  expect(key('x', 'yz')).not.toBe(key('xy', 'z'))
  expect(key('', '\u00001:x')).not.toBe(key('\u00001:x', ''))
})

test('what one projection names is left out of what another stands for, in any order', () => {
  const { by, residue } = project({ table: fields('.config'), column: fields('goos,/size') }, fields('note'))
  const one = subject('Read/size=1-8', { goos: 'linux', pkg: 'p', note: 'n' })
  expect(by.table.valuesOf(by.table.project(one))).toEqual(['p'])
  expect(by.table.names()).toEqual(['pkg'])
  expect(by.column.valuesOf(by.column.project(one))).toEqual(['linux', '1'])
  expect(residue.names()).toEqual(['.fullname'])
  expect(residue.valuesOf(residue.project(one))).toEqual(['Read-8'])
})

test('a key of the configuration that comes later does not change earlier keys', () => {
  const { by } = project({ table: fields('.config') }, [])
  const first = by.table.project(subject('A', { pkg: 'p' }))
  by.table.project(subject('A', { pkg: 'p', note: 'n' }))
  expect(by.table.project(subject('A', { pkg: 'p' }))).toBe(first)
  expect(by.table.valuesOf(first)).toEqual(['p', ''])
})

test.each([
  ['a', ['x', 'b', '10', '9']],
  ['a@alpha', ['10', '9', 'b', 'x']],
  ['a@num', ['9', '10', 'b', 'x']],
  ['a@(b 9 x 10)', ['b', '9', 'x', '10']],
  ['.config', ['10', '9', 'b', 'x']],
])('%s stands as %j', (text, wanted) => {
  const { by } = project({ row: fields(text) }, [])
  const keys = ['x', 'b', '10', '9'].map(a => by.row.project(subject('A', { a })))
  const shuffled = [keys[2], keys[0], keys[3], keys[1]] as Key[]
  expect(by.row.sorted(shuffled).map(key => by.row.valuesOf(key)[0])).toEqual(wanted)
})

test('what a list of values lacks is not accepted', () => {
  const { accept } = project({ row: fields('/size@(1 2)') }, [])
  expect(accept(subject('A/size=1'))).toBe(true)
  expect(accept(subject('A/size=3'))).toBe(false)
})

test('names the columns in which keys differ', () => {
  const { residue } = project({ row: fields('.name') }, [])
  const keys = [
    residue.project(subject('A/1', { goos: 'linux', pkg: 'p' })),
    residue.project(subject('A/2', { goos: 'linux', pkg: 'q' })),
  ]
  expect(differing(residue, keys)).toEqual(['pkg', '.fullname'])
  expect(differing(residue, keys.slice(0, 1))).toEqual([])
})
