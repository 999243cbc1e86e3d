// The kinds of values: what they take, and what they say of what they refuse.
import { describe, expect, test } from 'vitest'
import {
  booleanInputKind,
  choiceInputKind,
  createAnyTextInputKind,
  defineInputKind,
  durationInputKind,
  type InputKind,
  inputValueNotAcceptedError,
  linesInputKind,
  parseChoice,
  parseInputAsPathBelowWorkingFolder,
  ratioInputKind,
  wholeNumberInputKind,
} from '../../../src/core/inputs/input-kinds.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

describe('kinds', () => {
  test.each<[InputKind<unknown>, string, unknown]>([
    [createAnyTextInputKind(), 'a b', 'a b'],
    [wholeNumberInputKind(1, 9), '9', 9],
    [ratioInputKind(0, 1), '12.5 %', 0.125],
    [ratioInputKind(0, 1), '.05', 0.05],
    [ratioInputKind(0, 1), '0', 0],
    [durationInputKind, '.5m', 30],
    [durationInputKind, '90s', 90],
    [durationInputKind, '2 h', 7200],
    [linesInputKind(), ' a\n\n b ', ['a', 'b']],
    [booleanInputKind(), 'TRUE', true],
    [choiceInputKind(['a', 'b']), 'b', 'b'],
  ])('%# takes %j', (of, text, value) => {
    expect(of.parse('name', text)).toEqual(value)
  })

  test.each<[InputKind<unknown>, string, string]>([
    [wholeNumberInputKind(1, 9), '10', 'name: "10" is not accepted. Give a whole number from 1 to 9.'],
    [wholeNumberInputKind(1, 9), '1e0', 'a whole number from 1 to 9'],
    [
      ratioInputKind(0, 1),
      '5',
      'a percentage from 0% to 100%, or the same as a ratio below 1. Did you mean 5%?',
    ],
    [ratioInputKind(0, 0.5, true), '0', 'a percentage over 0% and at most 50%'],
    [ratioInputKind(0, 1000), '12', 'from 0% to 100000%, or the same as a ratio below 1. Did you mean 12%?'],
    [ratioInputKind(0, 1), '1', 'Did you mean 1%?'],
    [
      durationInputKind,
      '10',
      'a duration over 0 in seconds, minutes or hours, such as "90s", "10m" or "1h". Did you mean 10m or 10s?',
    ],
    [durationInputKind, '0s', 'a duration over 0'],
    [booleanInputKind(' It is no test.'), 'yes', 'Give "true", "false". It is no test.'],
    [choiceInputKind(['a', 'b']), 'c', 'Give "a", "b".'],
    [
      linesInputKind((name, line) => parseInputAsPathBelowWorkingFolder(name, line)),
      'a\n../b',
      'name: "../b" is not accepted. Give a folder below',
    ],
  ])('%# refuses %j, and says why', (of, text, why) => {
    expect(() => of.parse('name', text)).toThrow(MisconfiguredError)
    expect(() => of.parse('name', text)).toThrow(why)
  })

  test('a kind tells its form', () => {
    expect(
      [
        wholeNumberInputKind(1, 2),
        ratioInputKind(0, 1),
        booleanInputKind(),
        linesInputKind(),
        createAnyTextInputKind(),
      ].map(({ json }) => json),
    ).toEqual([...['integer', 'number', 'boolean', 'array', 'string']])
    expect([
      linesInputKind().separator,
      defineInputKind((_, text) => text, { separator: ',' }).separator,
    ]).toEqual(['\n', ','])
    expect([
      choiceInputKind(['a']).completion,
      createAnyTextInputKind({ completion: 'file' }).completion,
    ]).toEqual([['a'], 'file'])
  })

  test('a word is one of those that are accepted', () => {
    expect(parseChoice('name', 'a', ['a', 'b'])).toBe('a')
    expect(() => parseChoice('name', 'A', ['a', 'b'])).toThrow('name: "A" is not accepted. Give "a", "b".')
    expect(inputValueNotAcceptedError('name', 'x', 'a y', ' Yes.').message).toBe(
      'name: "x" is not accepted. Give a y. Yes.',
    )
  })

  test.each(['/a', '\\a', 'C:\\a', '..', 'a/../b'])('%s is not inside', path => {
    expect(() => parseInputAsPathBelowWorkingFolder('name', path)).toThrow(MisconfiguredError)
  })
})
