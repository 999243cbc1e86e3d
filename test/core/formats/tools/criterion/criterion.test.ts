// Criterion's results from files and from what is printed.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { criterion } from '../../../../../src/core/formats/tools/criterion.ts'
import { output, outputsOf, read, told } from '../../recorded-output.ts'

function readFiles(paths: readonly string[]) {
  const reader = criterion.open()
  for (const path of paths) {
    reader.file?.(path)
    reader.write(output(path))
  }
  return reader.end()
}

const files = outputsOf('criterion').filter(path => path.startsWith('criterion/files/'))

test('reads the files of the last run, with the name that stands in one of them', () => {
  expect(files.some(path => path.includes('/base/'))).toBe(true)
  const medians = ['copy/clone/64', 'fibonacci 20'].map(
    name => JSON.parse(output(`criterion/files/${name}/new/estimates.json`)).median.point_estimate,
  )
  const { measurements } = readFiles(files)
  expect(measurements.map(({ benchmark, unit, innerSamples }) => [benchmark, unit, innerSamples])).toEqual([
    ['copy/clone/64', 'sec/op', 10],
    ['fibonacci 20', 'sec/op', 10],
  ])
  for (const [index, { value }] of measurements.entries()) expect(value).toBeCloseTo(medians[index] / 1e9, 18)
})

test('reads a baseline where there is nothing else', () => {
  expect(readFiles(files.filter(path => path.includes('/base/'))).measurements).toHaveLength(1)
})

test('the estimates alone are enough beside the name', () => {
  const estimates = files.filter(path => /new\/(benchmark|estimates)\.json$/.test(path))
  const [first] = readFiles(estimates).measurements
  const median: number = JSON.parse(output(estimates[1] ?? '')).median.point_estimate
  expect(first?.value).toBe(Number(`${median}e-9`))
})

test('says which files are missing where there is no name', () => {
  const nameless = files.filter(path => !path.endsWith('benchmark.json'))
  expect(() => readFiles(nameless)).toThrow(Unreadable)
  expect(() => readFiles(nameless)).toThrow('target/criterion/**/new/*.json')
})

test('says which file breaks off', () => {
  const reader = criterion.open()
  reader.file?.('a/new/sample.json')
  reader.write('{"iters": [1, 2')
  expect(() => reader.end()).toThrow('This JSON (criterion, a/new/sample.json) is cut off')
})

test('reads messages and lines, from a file too', () => {
  const names = [
    'fibonacci 20',
    'copy/clone/64',
    'copy/clone/1024',
    'copy/a rather long name that takes a line of its own',
  ]
  for (const path of ['criterion/messages.json', 'criterion/output.txt']) {
    expect(readWhole(criterion, output(path)).measurements.map(({ benchmark }) => benchmark)).toEqual(names)
    expect(told(readFiles([path]))).toEqual(read(criterion, output(path)))
  }
})
