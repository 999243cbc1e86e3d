// What a filter makes of a command, and that a shell gives names back as they were.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areNamePlaceholdersInFilterUnquoted,
  commandWithoutFilter,
  filteredCommand,
  isFilterPlaceholderUnquoted,
  isFilterWithValidPlaceholders,
  regexMatchingNames,
} from '../../../src/core/filter/filter.ts'
import { long } from '../../support/long.ts'

test.each(['--benchmark_filter={regex}', '-k {or}', '{regex}', `--home=\${HOME} -t {regex}`, '{regex} {or}'])(
  'names can be put into %s',
  filter => {
    expect([isFilterWithValidPlaceholders(filter), areNamePlaceholdersInFilterUnquoted(filter)]).toEqual([
      true,
      true,
    ])
  },
)

test.each(['', '-k', '-t {names}', '{regex} {toString}', '{}', `-t \${regex}`, '-t {regex}\nrm'])(
  'but not into %j',
  filter => {
    expect(isFilterWithValidPlaceholders(filter)).toBe(false)
  },
)

test('quotes around a place are found in the filter and in the command', () => {
  expect(
    ['-k "{or}"', "-t '{regex}'", '-k `echo {or}`', '-t \\{regex}'].map(areNamePlaceholdersInFilterUnquoted),
  ).toEqual(Array(4).fill(false))
  expect(['pytest {filter}', 'bash -c "pytest {filter}"'].map(isFilterPlaceholderUnquoted)).toEqual([
    true,
    false,
  ])
})

test('a filter stands at the end of the last line, or wherever the command has a place for it', () => {
  const named = ['a', 'b c']
  expect(filteredCommand('build\n./it --json\n', '--only={regex}', named)).toBe(
    "build\n./it --json --only='^(a|b c)$'",
  )
  expect(filteredCommand('./one {filter} >1; ./two {filter} >2', '-k {or}', ['a', 'b'])).toBe(
    "./one -k 'a or b' >1; ./two -k 'a or b' >2",
  )
  expect(filteredCommand('run', '-x {regex} -k {or}', ['{or}'])).toBeNull()
  expect(filteredCommand('run', '{regex}', ['{or}{filter}'])).toBe("run '^(\\{or}\\{filter})$'")
  expect(commandWithoutFilter('./one {filter} >1', '-k {or}')).toBe('./one  >1')
  expect(commandWithoutFilter('./one {filter} >1', null)).toBe('./one {filter} >1')
})

test('names that an expression cannot contain give no command', () => {
  expect(filteredCommand('pytest', '-k {or}', ['test a'])).toBeNull()
  expect(filteredCommand('./it', '{regex}', ['a\nb'])).toBeNull()
})

test('a shell reads the expression of any names as one argument', long, () => {
  const hostile = [
    ...'ab \'"$(){}[]`\\;&|<>*?~!#=\n\t\0-',
    '$(id)',
    `\${IFS}`,
    "'\\''",
    '{regex}',
    '{filter}',
    'é',
    '😀',
  ]
  const name = fc.string({ unit: fc.constantFrom(...hostile), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), names => {
      const run = filteredCommand(`printf '%s\\0'`, '--only={regex} end', names)
      if (run === null) {
        expect(names.some(one => /[`\n\t\0]/.test(one))).toBe(true)
        return
      }
      const given = execFileSync('sh', ['-c', run], { encoding: 'utf8' }).split('\0')
      expect(given).toEqual([`--only=${regexMatchingNames(names)}`, 'end', ''])
    }),
    { numRuns: 100 },
  )
})
