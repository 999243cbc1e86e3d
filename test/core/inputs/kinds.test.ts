// The kinds of values: what they take, and what they say of what they refuse.
import { describe, expect, test } from 'vitest'
import {
  anyText,
  benchtime,
  chooseAccepted,
  duration,
  filter,
  goFlags,
  governor,
  type Kind,
  kind,
  lines,
  notAcceptedError,
  oneOf,
  outputFiles,
  packages,
  pathBelow,
  processors,
  profiles,
  ratio,
  trueOrFalse,
  wholeNumber,
} from '../../../src/core/inputs/kinds.ts'
import { Misconfigured } from '../../../src/core/model/errors.ts'

describe('kinds', () => {
  test.each<[Kind<unknown>, string, unknown]>([
    [anyText(), 'a b', 'a b'],
    [wholeNumber(1, 9), '9', 9],
    [ratio(0, 1), '12.5 %', 0.125],
    [ratio(0, 1), '0', 0],
    [duration, '1.5m', 90],
    [duration, '2 h', 7200],
    [lines(), ' a\n\n b ', ['a', 'b']],
    [trueOrFalse(), 'TRUE', true],
    [oneOf(['a', 'b']), 'b', 'b'],
  ])('%# takes %j', (of, text, value) => {
    expect(of.parse('name', text)).toEqual(value)
  })

  test.each<[Kind<unknown>, string, string]>([
    [wholeNumber(1, 9), '10', 'name: "10" is not accepted. Give a whole number from 1 to 9.'],
    [wholeNumber(1, 9), '1e0', 'a whole number from 1 to 9'],
    [ratio(0, 1), '5', 'a ratio from 0 to 1, or the same as a percentage (0% to 100%). Did you mean 5%?'],
    [ratio(0, 0.5, true), '0', 'a ratio over 0 and at most 0.5'],
    [
      duration,
      '10',
      'a duration over 0 with its unit, such as "90s", "10m" or "1h". Did you mean 10m or 10s?',
    ],
    [duration, '0s', 'a duration over 0'],
    [trueOrFalse(' It is no test.'), 'yes', 'Give "true", "false". It is no test.'],
    [oneOf(['a', 'b']), 'c', 'Give "a", "b".'],
    [
      lines((name, line) => pathBelow(name, line)),
      'a\n../b',
      'name: "../b" is not accepted. Give a folder below',
    ],
  ])('%# refuses %j, and says why', (of, text, why) => {
    expect(() => of.parse('name', text)).toThrow(Misconfigured)
    expect(() => of.parse('name', text)).toThrow(why)
  })

  test('a kind tells its form', () => {
    expect(
      [wholeNumber(1, 2), ratio(0, 1), trueOrFalse(), lines(), anyText()].map(({ json }) => json),
    ).toEqual([...['integer', 'number', 'boolean', 'array', 'string']])
    expect([lines().separator, kind((_, text) => text, { separator: ',' }).separator]).toEqual(['\n', ','])
    expect([oneOf(['a']).completion, anyText({ completion: 'file' }).completion]).toEqual([['a'], 'file'])
  })

  test('a word is one of those that are accepted', () => {
    expect(chooseAccepted('name', 'a', ['a', 'b'])).toBe('a')
    expect(() => chooseAccepted('name', 'A', ['a', 'b'])).toThrow('name: "A" is not accepted. Give "a", "b".')
    expect(notAcceptedError('name', 'x', 'a y', ' Yes.').message).toBe(
      'name: "x" is not accepted. Give a y. Yes.',
    )
  })

  test.each(['/a', '\\a', 'C:\\a', '..', 'a/../b'])('%s is not inside', path => {
    expect(() => pathBelow('name', path)).toThrow(Misconfigured)
  })
})

// Kinds that only one input has; what they refuse is held with the inputs.
describe('special kinds', () => {
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
})
