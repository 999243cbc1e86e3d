// What a folder of criterion says, from one file and from several.
import { expect, test } from 'vitest'
import { Readings } from '../../../../../src/core/formats/reading/readings.ts'
import { CriterionFiles, claimsCriterionFile } from '../../../../../src/core/formats/tools/criterion.ts'
import { told } from '../../recorded-output.ts'

const name = '{"group_id":"g","full_id":"g/a"}'
const sample = '{"sampling_mode":"Flat","iters":[1,2,4],"times":[30.0,20.0,80.0]}'
const estimates =
  '{"mean":{"point_estimate":9},"median":{"point_estimate":17.5},"std_dev":{"point_estimate":1}}'
const change = '{"mean":{"point_estimate":0.1},"median":{"point_estimate":0.1}}'

function parse(files: Readonly<Record<string, string>>) {
  const taken = new CriterionFiles()
  for (const [path, text] of Object.entries(files)) taken.take(path, JSON.parse(text))
  const found = new Readings()
  taken.addTo(found)
  return found.parsed()
}

test('is the median of the time for each iteration, rather than the estimate', () => {
  const parsed = parse({
    'a/new/benchmark.json': name,
    'a/new/estimates.json': estimates,
    'a/new/sample.json': sample,
  })
  expect(told(parsed)).toEqual(['g/a 2e-8 sec/op of 3'])
  expect(parsed.measurements[0]?.iterations).toBe(7)
})

test('is the estimated median where the samples are missing, and exact', () => {
  expect(told(parse({ 'new/benchmark.json': name, 'new/estimates.json': estimates }))).toEqual([
    'g/a 1.75e-8 sec/op',
  ])
})

test('a change is no time', () => {
  const files = {
    'a/change/estimates.json': change,
    'a/new/benchmark.json': name,
    'a/new/sample.json': sample,
  }
  expect(told(parse(files))).toEqual(['g/a 2e-8 sec/op of 3'])
  expect(told(parse({ 'a/change/estimates.json': change }))).toEqual([])
})

test('a baseline does not count beside the last run', () => {
  const old = sample.replace('30.0', '15.0').replace('20.0', '26.0').replace('80.0', '60.0')
  const files = { 'a/base/benchmark.json': name, 'a/base/sample.json': old }
  expect(told(parse(files))).toEqual(['g/a 1.5e-8 sec/op of 3'])
  expect(told(parse({ ...files, 'a/new/benchmark.json': name, 'a/new/sample.json': sample }))).toEqual([
    'g/a 2e-8 sec/op of 3',
  ])
})

test('is claimed by any of the three files, and no other', () => {
  for (const text of [name, sample, estimates]) expect(claimsCriterionFile(text), text).toBe(true)
  for (const text of ['[1.5, 2.5]', '{"times": [1]}', '{}'])
    expect(claimsCriterionFile(text), text).toBe(false)
})
