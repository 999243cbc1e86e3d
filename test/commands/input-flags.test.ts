// A flag for each input.
import { describe, expect, test } from 'vitest'
import {
  addTerminalCheckoutDefaults,
  inputFlags,
  inputTextsFromFlags,
  parseCommandLine,
} from '../../src/commands/flags.ts'
import { MisconfiguredError } from '../../src/core/model/errors.ts'

describe('inputs as flags', () => {
  const read = (words: readonly string[]) => parseCommandLine(words, inputFlags, 'benchgate')

  test('flags accept the values of their input, and switches can be turned off', () => {
    const given = read(['main..topic', '--count', '10', '--threshold=3%', '--strict', '--no-confirm'])
    expect(given.words).toEqual(['main..topic'])
    expect(inputTextsFromFlags(given)).toEqual({
      count: '10',
      threshold: '3%',
      strict: 'true',
      confirm: 'false',
    })
  })

  test.each([
    [['--strict', 'true'], { strict: 'true' }],
    [['--strict=false', 'v1'], { strict: 'false' }],
    [['--benchmem', 'false', 'v1'], { benchmem: 'false' }],
    [['--no-confirm=false', 'v1'], { confirm: 'true' }],
    [['--run', '--strict', 'v1'], null],
    [['--run', 'true', 'v1'], { run: 'true' }],
    [['--strict', '--', 'true'], { strict: 'true' }],
  ])('%j: a switch takes its word, and a value stays one', (words, inputs) => {
    if (inputs === null) expect(() => read(words)).toThrow("'--run' argument is ambiguous")
    else expect(inputTextsFromFlags(read(words))).toEqual(inputs)
  })

  test.each([
    [['--cuont', '3'], '--cuont: there is no such flag. Did you mean --count?'],
    [['--no-benchmen'], 'Did you mean --no-benchmem?'],
    [['--frobnicate'], '--frobnicate: there is no such flag.'],
    [['--constructor'], '--constructor: there is no such flag.'],
    [['--count'], "'--count <value>' argument missing"],
    [['--strict=yes'], '--strict=yes: "yes" is not accepted. Give true or false, or --strict alone.'],
  ])('%j is refused, and where the flags are listed', (words, why) => {
    expect(() => read(words)).toThrow(MisconfiguredError)
    expect(() => read(words)).toThrow(why)
    expect(() => read(words)).toThrow('"benchgate --help" lists the flags.')
  })
})

// In a terminal sides are in worktrees, whatever the rules file says, unless a flag asks for the checkout.
describe('usual inputs', () => {
  test.each([
    [{}, { checkout: 'worktree', 'ignored-files': 'per-side' }],
    [{ count: '9' }, { count: '9', checkout: 'worktree', 'ignored-files': 'per-side' }],
    [{ checkout: 'in-place' }, { checkout: 'in-place' }],
    [{ 'ignored-files': 'shared' }, { checkout: 'worktree', 'ignored-files': 'shared' }],
  ])('given %j: %j', (asked, expected) => {
    expect(addTerminalCheckoutDefaults(asked)).toEqual(expected)
  })
})
