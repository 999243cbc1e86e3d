// A format of one's own, as the input `format` describes it: what it reads, and what is said where it is wrong.
import { describe, expect, test } from 'vitest'
import { formatNamed, formats } from '../../../../src/core/formats/formats.ts'
import { describesFormat, ownFormat } from '../../../../src/core/formats/own/own-format.ts'
import { Recogniser } from '../../../../src/core/formats/recognise.ts'

const lines = String.raw`lines: ^(?<name>\S+): (?<value>[\d.,]+) (?<unit>\S+)$`
const table = 'name-column: Benchmark\nvalue-column: Mean\nunit: ns'

test('is told from a name', () => {
  expect(describesFormat('lines: a')).toBe(true)
  expect(describesFormat('\n  name-column: a')).toBe(true)
  for (const name of ['auto', 'go', 'benchmark.js', 'nothing']) expect(describesFormat(name)).toBe(false)
  expect(formatNamed(lines)?.name).toBe('own')
})

test('says what is missing where nothing fits, and what is there', () => {
  const problem = (own: string, text: string) => {
    const recogniser = new Recogniser(formats, formatNamed(own))
    recogniser.write(text)
    recogniser.end()
    return recogniser.problem
  }
  expect(problem(lines, 'sort 1.5\n')).toMatch(
    /^has no line that "lines" in "format" fits, and begins:\n {2}sort 1.5\n/,
  )
  expect(problem(table, 'Name,Mean\na,1\n')).toMatch(
    /^has no header with the columns "Benchmark" and "Mean" in "format", and begins:\n {2}Name,Mean\n/,
  )
})

describe('refuses', () => {
  test.each([
    ['lines: (', 'format: lines: "(" is no regular expression (Unterminated group).'],
    ['lines: (?<name>a)\nunit: ms', 'the group (?<value>…) is missing, and its groups are: (?<name>…).'],
    ['lines: a (b)\nunit: ms', 'format: lines: the group (?<name>…) is missing, and its groups are: none.'],
    ['lines: (?<name>a)(?<value>1)(?<size>2)\nunit: ms', 'the group (?<size>…) is not known.'],
    ['lines: (?<name>a)(?<value>1)', 'format: the unit is missing. Add a line such as "unit: ms"'],
    [`${lines}\nunit: ms`, 'format: unit: "ms" and the group (?<unit>…) are both given.'],
    [`${lines}\nbetter: less`, 'format: better: "less" is not accepted. Give "lower" or "higher".'],
    [`${lines}\nbeter: lower`, 'format: "beter" is not known. Did you mean "better"?'],
    [`${lines}\nmore`, 'format: "more" is not known. Its keys are lines, name-column'],
    [`${lines}\nbetter:`, 'format: "better" has no value.'],
    [`${lines}\n${lines}`, 'format: "lines" is given twice.'],
    [`${lines}\nname-column: a`, '"lines" and "name-column" do not go together.'],
    ['name-column: a\nunit: ms', 'format: "value-column" is missing.'],
    ['unit: ms', 'format: say where results are: "lines: REGEXP", or'],
    [`${table}\nunit-column: u`, 'format: unit: "ns" and "unit-column" are both given.'],
    [table.replace('ns', 'frames'), 'format: unit: "frames" can be better lower or higher.'],
  ])('%s', (text, message) => {
    expect(() => ownFormat(text)).toThrow(message)
  })
})
