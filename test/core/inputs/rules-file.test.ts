import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitGoFlags } from '../../../src/core/go/flags.ts'
import { emptyRulesFileLists } from '../../../src/core/inputs/rule-lists.ts'
import {
  convertRulesFileEntriesToInputs,
  emptyInputTextsOfMissingRulesFile,
  type RulesFileKeyValue,
  type RulesFileValue,
  ruleChanges,
  rulesFileLocationText,
} from '../../../src/core/inputs/rules-file.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

const entries = (values: Readonly<Record<string, RulesFileValue>>): readonly RulesFileKeyValue[] =>
  Object.entries(values).map(([key, value], n) => ({ key, value, line: n + 1 }))
const texts = (values: Readonly<Record<string, RulesFileValue>>) =>
  convertRulesFileEntriesToInputs('rules.yml', entries(values))

test('values are those of the inputs, lists as a workflow has them', () => {
  expect(
    texts({
      threshold: '3%',
      overlay: ['**/*_test.go', 'bench/**'],
      packages: ['./a/...', './b'],
      profile: ['cpu', 'mem\n'],
      cpu: ['1', '4'],
      tags: ['linux', 'slow'],
    }),
  ).toEqual({
    inputs: {
      threshold: '3%',
      overlay: '**/*_test.go\nbench/**',
      packages: './a/... ./b',
      profile: 'cpu,mem',
      cpu: '1,4',
      tags: 'linux,slow',
    },
    lines: { threshold: 1, overlay: 2, packages: 3, profile: 4, cpu: 5, tags: 6 },
    lists: emptyRulesFileLists,
  })
  expect(texts({})).toEqual(emptyInputTextsOfMissingRulesFile)
})

test('a list of flags is that list for Go', () => {
  const flags = ['-race', '-ldflags=-s -w', '-x="y"']
  expect(splitGoFlags(texts({ 'go-flags': flags }).inputs['go-flags'] ?? '')).toEqual(flags)
})

test.each<[Readonly<Record<string, RulesFileValue>>, string]>([
  [{ treshold: '3%' }, 'rules.yml, line 1: treshold: not known. Did you mean "threshold"?'],
  [{ significance: '1' }, 'significance: not known. Keys are inputs of the Action: run, '],
  [JSON.parse('{"__proto__":"1"}'), '__proto__: not known.'],
  [{ toString: '1' }, 'toString: not known.'],
  [{ '<<': '1' }, '<<: not known.'],
  [{ [`${'x'.repeat(99)}`]: '1' }, `${'x'.repeat(59)}…: not known.`],
  [{ seed: '1' }, 'seed: cannot be set in this file. It belongs to one run: give it as an input'],
  [
    { calibrate: 'true' },
    'calibrate: cannot be set in this file. It belongs to one run: give it as an input',
  ],
  [{ 'github-token': 'x' }, 'github-token: cannot be set in this file. It is about GitHub'],
  [{ rules: 'x' }, 'rules: cannot be set in this file. One rules file cannot name another.'],
  [{ alpha: '1%', count: null }, 'rules.yml, line 2: count: has no value. Give it one, or remove the line'],
  [{ count: '' }, 'count: has no value.'],
  [
    { count: ['1', '2'] },
    'count: a list is not accepted. Give one value; these inputs take lists: output, paths, binaries, packages',
  ],
  [{ overlay: [] }, 'overlay: the list is empty.'],
  [{ overlay: ['a', null] }, 'overlay: value 2 of the list is empty.'],
  [{ overlay: ['a', ' '] }, 'overlay: value 2 of the list is empty.'],
  [{ packages: ['./a ./b'] }, 'packages: "./a ./b" in the list contains a blank'],
  [{ cpu: ['1,2'] }, 'cpu: "1,2" in the list contains a comma'],
  [{ overlay: ['a\nb'] }, 'in the list contains a line break'],
  [{ cpu: [['1']] }, 'cpu: value 1 of the list is nested.'],
  [{ cpu: ['1', { mapping: [] }] }, 'cpu: value 2 of the list is nested.'],
  [{ format: { mapping: [{ key: 'unit', value: ['a'], line: 2 }] } }, 'format: "unit" takes one value.'],
  [{ benchmarks: [['a']] }, 'benchmarks: value 1 of the list is not an entry.'],
])('%j is refused', (values, why) => {
  const attempt = () => texts(values)
  expect(attempt).toThrow(MisconfiguredError)
  expect(attempt).toThrow(why)
})

test('a duplicate key is refused', () => {
  const twice = [...entries({ count: '9', alpha: '1%' }), { key: 'count', value: '10', line: 7 }]
  expect(() => convertRulesFileEntriesToInputs('r.yml', twice)).toThrow(
    'r.yml, line 7: count: set twice, first on line 1. Remove one of the two.',
  )
})

test('a place without a line is the file', () => {
  expect(rulesFileLocationText('r.yml', null)).toBe('r.yml')
})

test('a list equals its values joined by the separator', () => {
  const word = fc.string({ minLength: 1, maxLength: 6 }).filter(text => !/[\s,]/.test(text))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
      const { inputs } = texts({ overlay: words, packages: words, tags: words })
      expect(inputs.overlay?.split('\n')).toEqual(words)
      expect(inputs.packages?.split(/\s+/)).toEqual(words)
      expect(inputs.tags?.split(',')).toEqual(words)
    }),
  )
})

test('what two files set differently, also where one does not set it', () => {
  const of = (inputs: Readonly<Record<string, string>>) => ({ ...emptyInputTextsOfMissingRulesFile, inputs })
  expect(
    ruleChanges(of({ count: '9', alpha: '5%', run: 'x' }), of({ run: 'x', test: 'true', count: '10' })),
  ).toEqual([
    { rule: 'test', base: null, head: 'true' },
    { rule: 'count', base: '9', head: '10' },
    { rule: 'alpha', base: '5%', head: null },
  ])
  expect(ruleChanges(of({ count: '9' }), of({ count: '9' }))).toEqual([])
  // What a new file sets to the default changes nothing.
  expect(ruleChanges(of({ packages: './...' }), of({ threshold: '5%', count: '20' }))).toEqual([])
})

describe('lists of rules for benchmarks', () => {
  const row = (
    line: number,
    ...texts: readonly (readonly [string, string])[]
  ): readonly RulesFileKeyValue[] => texts.map(([key, value], n) => ({ key, value, line: line + n }))
  const listed = (...rows: readonly (readonly RulesFileKeyValue[])[]) =>
    convertRulesFileEntriesToInputs('rules.yml', [
      { key: 'benchmarks', value: rows.map(mapping => ({ mapping })), line: 3 },
    ]).lists.benchmarks

  test('are read with their lines', () => {
    expect(listed(row(4, ['match', 'Decode*'], ['gate', ' warn ']), row(6, ['match', '*']))).toEqual([
      { texts: { match: 'Decode*', gate: 'warn' }, line: 4 },
      { texts: { match: '*' }, line: 6 },
    ])
  })

  test.each([
    [
      'a key that is none',
      row(4, ['match', 'A'], ['treshold', '3%']),
      'rules.yml, line 5: benchmarks: treshold: not known in "benchmarks". Did you mean "threshold"?',
    ],
    [
      'a key without a likeness',
      row(4, ['zzzzzzzzzzz', '3%']),
      'Its keys are match, threshold, rule-out, better, gate, owner, why, until.',
    ],
    [
      'a key without a value',
      row(4, ['match', ' ']),
      'rules.yml, line 4: benchmarks: match: takes one value',
    ],
    [
      'a key set twice',
      row(4, ['match', 'A'], ['match', 'B']),
      'rules.yml, line 5: benchmarks: match: set twice in one entry',
    ],
  ])('refuse %s', (_, entries, message) => {
    expect(() => listed(entries)).toThrow(MisconfiguredError)
    expect(() => listed(entries)).toThrow(message)
  })

  test('refuse one that is no list, entries that are words, and two of one name', () => {
    expect(() =>
      convertRulesFileEntriesToInputs('rules.yml', [{ key: 'accepted', value: 'all', line: 3 }]),
    ).toThrow('it is not a list')
    expect(() =>
      convertRulesFileEntriesToInputs('rules.yml', [{ key: 'accepted', value: ['all'], line: 3 }]),
    ).toThrow('value 1 of the list is not an entry')
    expect(() => listed(row(4, ['match', 'A']), row(5, ['match', 'A']))).toThrow(
      'line 5: benchmarks: match: "A" already has an entry',
    )
  })

  test('are lists that a mistyped name leads to', () => {
    expect(() =>
      convertRulesFileEntriesToInputs('rules.yml', [{ key: 'benchmark', value: [], line: 1 }]),
    ).toThrow('Did you mean "benchmarks"?')
  })

  test('changes of rules are listed as old → new', () => {
    const of = (...rows: readonly (readonly RulesFileKeyValue[])[]) =>
      convertRulesFileEntriesToInputs('rules.yml', [
        { key: 'benchmarks', value: rows.map(mapping => ({ mapping })), line: 3 },
      ])
    const base = of(row(1, ['match', 'A'], ['gate', 'warn']), row(3, ['match', 'B']))
    expect(ruleChanges(base, of(row(1, ['match', 'A'], ['gate', 'off'], ['why', 'noisy'])))).toEqual([
      { rule: 'benchmarks: A', base: 'gate warn', head: 'gate off, why noisy' },
      { rule: 'benchmarks: B', base: 'listed', head: null },
    ])
    const [a, b, c] = [
      row(1, ['match', 'A'], ['gate', 'warn']),
      row(3, ['match', 'B']),
      row(5, ['match', 'C']),
    ]
    // The first match holds, so another order may mute a benchmark.
    expect(ruleChanges(of(a, b), of(b, a))).toEqual([
      { rule: 'order of benchmarks', base: 'A, B', head: 'B, A' },
    ])
    expect(ruleChanges(of(a, b), of(a, c, b))).toEqual([
      { rule: 'benchmarks: C', base: null, head: 'listed' },
    ])
  })
})

describe('a mapping', () => {
  const mapping = [
    { key: 'lines', value: '^(?<name>.+): (?<value>.+)$', line: 2 },
    { key: 'unit', value: 'ms', line: 3 },
  ]

  test('is lines of the input, where that takes some', () => {
    expect(texts({ format: { mapping } }).inputs).toEqual({
      format: 'lines: ^(?<name>.+): (?<value>.+)$\nunit: ms',
    })
  })

  test.each([
    ['of another input', { run: { mapping } }, 'run: its value has keys of its own. Give a plain value'],
    [
      'that braces without quotes make',
      { filter: { mapping: [{ key: 'regex', value: null, line: 2 }] } },
      'filter: its value has keys of its own. Give a plain value, such as "threshold: 3%", and put quotes around a value that begins with "{", such as \'{regex}\'.',
    ],
    ['for a list', { benchmarks: { mapping } }, 'benchmarks: it is not a list.'],
    [
      'with a key that has no value',
      { format: { mapping: [{ key: 'unit', value: null, line: 2 }] } },
      'format: "unit" takes one value.',
    ],
  ])('%s is refused', (_, values, why) => {
    expect(() => texts(values)).toThrow(why)
  })
})
