// Kinds that only one input has; what they refuse is held with the inputs.
import { expect, test } from 'vitest'
import {
  benchtime,
  filter,
  goFlags,
  governor,
  type Kind,
  outputFiles,
  packages,
  processors,
  profiles,
} from '../../../src/core/inputs/kinds.ts'

test.each<[string, Kind<unknown>, string, unknown, string, string]>([
  ['output', outputFiles, 'a\nout/*.json', ['a', 'out/*.json'], '/a', 'a file or a glob'],
  ['filter', filter, '-k {or}', '-k {or}', '-k', 'filter: "-k" is not accepted.'],
  ['benchtime', benchtime, '50x', '50x', '5', 'a duration or a number of iterations'],
  ['cpu', processors, '1,4', '1,4', '0', 'numbers of processors'],
  [
    'go-flags',
    goFlags,
    "-race '-ldflags=-s -w'",
    ['-race', '-ldflags=-s -w'],
    '-count=2',
    'is a flag for running tests',
  ],
  ['profile', profiles, 'mem, cpu,mem', ['mem', 'cpu'], 'cpu,x', 'profile: "x" is not accepted.'],
  ['governor', governor, 'none', null, '101%', 'a percentage from "0%"'],
])('%s', (name, kind, taken, value, not, why) => {
  expect(kind.parse(name, taken)).toEqual(value)
  expect(() => kind.parse(name, not)).toThrow(why)
})

test('packages stand apart by blanks', () => {
  expect(packages.parse('packages', './a  ./b')).toEqual(['./a', './b'])
})
