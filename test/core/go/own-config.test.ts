// The configuration of what a test binary measures: Go's own, and what tells results of one name apart.
import { expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import { withOwnConfig } from '../../../src/core/go/visits.ts'

const own = { goos: 'linux', goarch: 'amd64', pkg: 'example.com/m', cpu: 'AMD EPYC 7763' }
const head = 'goos: linux\ngoarch: amd64\npkg: example.com/m\ncpu: AMD EPYC 7763\n'
const result = (name: string) => `Benchmark${name}-2 \t     100\t        12.0 ns/op\t       3 B/op\n`
const configs = (text: string) =>
  withOwnConfig(parseGo(text).measurements, text, 'example.com/m').map(({ config }) => config)

test('is what Go says, whatever a benchmark prints before its results and between them', () => {
  const text = `elapsed: 5ms\n${head}${result('A')}elapsed: 6ms\npkg: fmt\ncpu: 93%\n${result('B')}PASS\n`
  expect(configs(text)).toEqual([own, own, own, own])
})

test('is found behind what is printed without a line break', () => {
  expect(configs(`loading...${head}${result('A')}`)[0]).toEqual(own)
})

test('is without what Go does not say, but always has the package', () => {
  expect(configs(result('A'))[0]).toEqual({ pkg: 'example.com/m' })
  expect(configs(`goos: plan9\ngoarch: arm\n${result('A')}`)[0]).toEqual({
    goos: 'plan9',
    goarch: 'arm',
    pkg: 'example.com/m',
  })
})

test('keeps what tells results of one name apart, and nothing else', () => {
  const runs = ['bolt', 'pebble'].map(engine => `seed: 7\nengine: ${engine}\n${result('A')}`)
  const text = `${head}${runs.join('')}PASS\n`
  const [bolt, pebble] = ['bolt', 'pebble'].map(engine => ({ ...own, engine }))
  expect(configs(text)).toEqual([bolt, bolt, pebble, pebble])
  // A key that only some of them have, by any name.
  expect(configs(`${head}${result('A')}constructor: x\n${result('A')}`)).toEqual([
    own,
    own,
    { ...own, constructor: 'x' },
    { ...own, constructor: 'x' },
  ])
})

test('is one object for all results that share it', () => {
  const [first, ...others] = configs(`${head}${result('A')}${result('B')}`)
  for (const one of others) expect(one).toBe(first)
})
