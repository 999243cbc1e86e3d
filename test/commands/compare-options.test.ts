// Flags of `benchgate compare`, ours and benchstat's.
import { expect, test } from 'vitest'
import { type CompareCommandOptions, parseCompareCommandOptions } from '../../src/commands/compare-options.ts'
import { MisconfiguredError } from '../../src/core/model/errors.ts'

test('the defaults are those of benchstat', () => {
  expect(parseCompareCommandOptions(['old.txt', 'new.txt'])).toEqual({
    ...{ inputs: ['old.txt', 'new.txt'], format: 'auto', output: 'text', sort: 'none', geomean: true },
    ...{ failOn: 'regression', ranges: true, rules: '', isThresholdGiven: false, html: null },
    terms: {
      ...{ alpha: 0.05, confidence: 0.95, test: 'utest', correction: 'holm', outliers: 'none' },
      ...{ threshold: 0.05, strict: false, paired: false, intervals: false },
    },
    expressions: {
      filter: { flag: '--filter', text: '*' },
      table: { flag: '--table', text: '.config' },
      row: { flag: '--row', text: '.fullname' },
      col: { flag: '--col', text: '.file' },
      ignore: { flag: '--ignore', text: '' },
    },
  })
})

test.each<[readonly string[], Partial<CompareCommandOptions>]>([
  [['-format', 'csv', 'a'], { output: 'csv', inputs: ['a'] }],
  [['--format=text', 'a'], { output: 'text', format: 'auto' }],
  [['--format', 'go', '--json', 'a'], { output: 'json', format: 'go' }],
  [['-csv', 'a', '-geomean'], { output: 'csv', geomean: true }],
  [['--no-geomean', 'a'], { geomean: false }],
  [['-sort', '-delta', 'a'], { sort: '-delta' }],
  [['-csv', '-norange', 'a'], { ranges: false }],
  [['--no-rules', 'a'], { rules: null }],
  [
    ['--rules', 'r.yml', '--html=x', '--threshold', '5%', 'a'],
    { rules: 'r.yml', html: 'x', isThresholdGiven: true },
  ],
  [['a=-', '-'], { inputs: ['a=-', '-'] }],
  [['--', '-col', 'a'], { inputs: ['-col', 'a'] }],
])('%j', (words, wanted) => {
  expect(parseCompareCommandOptions(words)).toMatchObject(wanted)
})

test('a value may begin with a dash', () => {
  expect(parseCompareCommandOptions(['-filter', '-/size:4k', 'a']).expressions.filter.text).toBe('-/size:4k')
  expect(parseCompareCommandOptions(['--filter', '-*', 'a']).expressions.filter.text).toBe('-*')
})

test('the threshold is a percentage or a ratio, and the levels are between 0 and 1', () => {
  const { terms } = parseCompareCommandOptions(['--threshold', '2.5%', '-alpha=.01', '-confidence', '1', 'a'])
  expect(terms).toMatchObject({ threshold: 0.025, alpha: 0.01, confidence: 1 })
  expect(parseCompareCommandOptions(['--threshold', '0', '-confidence', '0', 'a']).terms.threshold).toBe(0)
})

test.each([
  [[], 'no file was given'],
  [['-alpha', '2', 'a'], '--alpha: "2" is not a number over 0 and at most 1, such as 0.05.'],
  [['-alpha', '', 'a'], '--alpha: "" is not a number'],
  [['-alpha', '0', 'a'], '--alpha: "0" is not a number over 0 and at most 1'],
  [['--confidence', 'x', 'a'], '--confidence: "x" is not a number between 0 and 1, such as 0.95.'],
  [['--threshold', '-5%', 'a'], '--threshold: "-5%" is not accepted. Give a percentage from 0% to 1000%'],
  [['--threshold', '5', 'a'], 'Did you mean 5%?'],
  [['-delta-test', 'f', 'a'], '--delta-test: "f" is not accepted. Give "utest", "ttest", "none".'],
  [['--correction', 'x', 'a'], 'Give "none", "holm", "bh".'],
  [['-csv', '--json', 'a'], '--csv and --json cannot be combined'],
  [['--format', 'csv', '--markdown', 'a'], '--csv and --markdown cannot be combined'],
  [['--html', '', 'a'], '--html: no file was named. Give one, such as compare.html.'],
  [['--no-rules', '--rules', 'r.yml', 'a'], '--no-rules and --rules cannot be combined'],
  [['--row'], "'--row <value>' argument missing"],
])('%j is refused', (words, why) => {
  expect(() => parseCompareCommandOptions(words)).toThrow(MisconfiguredError)
  expect(() => parseCompareCommandOptions(words)).toThrow(why)
})

test('flags as benchstat has them', () => {
  expect(parseCompareCommandOptions(['-delta-test', 'ttest', 'a']).terms.test).toBe('ttest')
  expect(parseCompareCommandOptions(['-alpha', '5%', '-confidence', '99 %', 'a']).terms).toMatchObject({
    alpha: 0.05,
    confidence: 0.99,
  })
  expect(() => parseCompareCommandOptions(['-alpha', '500%', 'a'])).toThrow(MisconfiguredError)
})
