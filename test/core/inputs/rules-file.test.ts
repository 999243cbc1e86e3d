import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { splitGoFlags } from '../../../src/core/go/flags.ts'
import { emptyRulesFileLists } from '../../../src/core/inputs/rule-lists.ts'
import {
  type AcceptedEntryForRulesFile,
  addAcceptedToRulesFileText,
  convertRulesFileEntriesToInputs,
  emptyInputTextsOfMissingRulesFile,
  parseRulesFileEntries,
  type RulesFileKeyValue,
  type RulesFileValue,
  ruleChanges,
  rulesFileLocationText,
} from '../../../src/core/inputs/rules-file.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { anyCodePoints } from '../../support/code-points.ts'
import { long, testProperty } from '../../support/long.ts'

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

// The YAML that a rules file may have.

describe('rules yaml', () => {
  const read = (text: string) => parseRulesFileEntries('rules.yml', text)
  const values = (text: string) => Object.fromEntries(read(text).map(({ key, value }) => [key, value]))

  test('keys come in order, with their lines, and values as they are written', () => {
    const text = `# how we measure
threshold: 3%   # of the time
alpha: 5e-2
strict: yes
count: 0x10

run: |
  make bench
  count: 9
overlay:
  - '**/*_test.go'
  -
  - bench/**
"stop-early": false
budget: ~
setup: "~"
`
    expect(read(text)).toEqual([
      { key: 'threshold', value: '3%', line: 2 },
      { key: 'alpha', value: '5e-2', line: 3 },
      { key: 'strict', value: 'yes', line: 4 },
      { key: 'count', value: '0x10', line: 5 },
      { key: 'run', value: 'make bench\ncount: 9\n', line: 7 },
      { key: 'overlay', value: ['**/*_test.go', null, 'bench/**'], line: 10 },
      { key: 'stop-early', value: 'false', line: 14 },
      { key: 'budget', value: null, line: 15 },
      { key: 'setup', value: '~', line: 16 },
    ])
  })

  test('a value may be a flat mapping', () => {
    expect(read("format:\n  lines: '^(?<name>.+): x'\n  unit: ms\n")).toEqual([
      {
        key: 'format',
        value: {
          mapping: [
            { key: 'lines', value: '^(?<name>.+): x', line: 2 },
            { key: 'unit', value: 'ms', line: 3 },
          ],
        },
        line: 1,
      },
    ])
  })

  test('a list may have mappings', () => {
    const text = `benchmarks:
  - match: 'Decode*'
    gate: warn
  - {match: '*', until: 2027-01-31}
  - word
count: 8
`
    expect(read(text)).toEqual([
      {
        key: 'benchmarks',
        value: [
          {
            mapping: [
              { key: 'match', value: 'Decode*', line: 2 },
              { key: 'gate', value: 'warn', line: 3 },
            ],
          },
          {
            mapping: [
              { key: 'match', value: '*', line: 4 },
              { key: 'until', value: '2027-01-31', line: 4 },
            ],
          },
          'word',
        ],
        line: 1,
      },
      { key: 'count', value: '8', line: 6 },
    ])
  })

  test.each([
    ['nothing', '', []],
    ['blank lines', '\n\n', []],
    ['a comment', '# nothing yet', []],
    ['an empty document', '---\n', []],
    ['an empty mapping', '{}', []],
    ['a list in a list', 'cpu: [[1]]', [{ key: 'cpu', value: [['1']], line: 1 }]],
    ['an empty list', 'cpu: []', [{ key: 'cpu', value: [], line: 1 }]],
    ['a byte order mark', '\ufeffcount: 8', [{ key: 'count', value: '8', line: 1 }]],
    ['line breaks of Windows', '#\r\n\r\ncount: 8\r\n', [{ key: 'count', value: '8', line: 3 }]],
    [
      'a flow mapping',
      '{cpu: [1, 4],\n count: 8}',
      [
        { key: 'cpu', value: ['1', '4'], line: 1 },
        { key: 'count', value: '8', line: 2 },
      ],
    ],
    [
      'a key twice, for others to judge',
      'a: 1\na: 2',
      [
        { key: 'a', value: '1', line: 1 },
        { key: 'a', value: '2', line: 2 },
      ],
    ],
  ])('%s can be read', (_, text, entries) => {
    expect(read(text)).toEqual(entries)
  })

  test.each([
    ['what is no YAML', 'count: 8\ncpu: [1', 'rules.yml, line 2: not valid YAML (Flow sequence'],
    ['a tab as indentation', 'overlay:\n\t- a', 'not valid YAML'],
    ['two colons', 'run: a: b', 'rules.yml, line 1: not valid YAML'],
    ['a null byte', 'a: \0', 'not valid YAML'],
    ['a list', '- a', 'rules.yml, line 1: it is not a mapping of inputs. Write one line for each input'],
    ['a text', '\nhello', 'rules.yml, line 2: it is not a mapping of inputs.'],
    [
      'an anchor',
      'a: 1\nb: &x 2',
      'rules.yml, line 2: a YAML anchor ("&") is not accepted. Write the value out',
    ],
    ['an anchor of the whole', '&x\na: 1', 'a YAML anchor'],
    [
      'an alias',
      'a: *x',
      'rules.yml, line 1: a YAML alias ("*") is not accepted. Write the value out; quote',
    ],
    ['a glob without quotes', 'overlay:\n  - **/*_test.go', 'rules.yml, line 2: a YAML alias ("*")'],
    ['an alias as a key', '*x : 1', 'a YAML alias'],
    ['a merge of an alias', 'a: &x 1\n<<: *x', 'a YAML anchor'],
    ['a tag', 'count: !!int 8', 'rules.yml, line 1: the YAML tag "!!int" is not accepted. Leave it out'],
    ['a tag of a list', 'cpu: !x [1]', 'the YAML tag "!x" is not accepted'],
    ['a list as a key', '? [a]\n: 1', 'a key is not a plain word.'],
    ['two documents', 'a: 1\n---\nb: 2', 'rules.yml: it holds 2 YAML documents. Keep one'],
    [
      'a directive',
      '%YAML 1.2\n---\na: 1',
      'rules.yml: YAML directives ("%") are not accepted. Remove them.',
    ],
    ['depth without end', '['.repeat(50_000), 'not valid YAML (nested more than 8 deep'],
  ])('%s is refused', (_, text, why) => {
    expect(() => read(text)).toThrow(MisconfiguredError)
    expect(() => read(text)).toThrow(why)
  })

  testProperty('any flat mapping that is written as YAML is read back', 200, numRuns => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), anyCodePoints({ maxLength: 6 }))
    // A null byte is none of YAML's, and half a pair is no character.
    const valid = text.map(one => one.replace(/[\p{Cs}\0]/gu, ''))
    const value = fc.oneof(valid, fc.array(valid, { maxLength: 4 }))
    fc.assert(
      fc.property(
        fc.dictionary(
          valid.filter(key => key !== ''),
          value,
          { maxKeys: 5 },
        ),
        mapping => {
          const written = stringify(mapping, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 })
          expect(values(written)).toEqual(mapping)
        },
      ),
      { numRuns },
    )
  })

  test('whatever stands there is read, or refused as misconfigured', long, () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '\n',
      '- ',
      '  ',
      '&',
      '*',
      '!',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '|',
      '>',
      '#',
      '%',
      '---\n',
      '? ',
      ',',
      '\t',
      '<<',
      '~',
      '\ufeff',
      '\0',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), pieces => {
        const text = pieces.join('')
        try {
          const lines = text.split(/\r\n|\r|\n/).length
          for (const { line } of read(text)) expect(line >= 1 && line <= lines).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(MisconfiguredError)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

// Entries added to a rules file: the rest stays as it is written, and what was added is read as it is meant.

const entry: AcceptedEntryForRulesFile = {
  match: 'codec.Decode sec/op',
  'up-to': '13%',
  why: 'it "checks": #bounds',
  by: '',
  on: '2026-11-22',
}
const read = (text: string) =>
  convertRulesFileEntriesToInputs('rules.yml', parseRulesFileEntries('rules.yml', text))
const add = (text: string, entries = [entry]) => addAcceptedToRulesFileText('rules.yml', text, entries)
const added = { match: entry.match, 'up-to': '13%', why: entry.why, on: entry.on }

test.each([
  ['an empty file', ''],
  ['a file with inputs', '# ours\nthreshold: 3%  # of the time\nrun: |\n  make bench\n'],
  ['a file without a last line break', 'count: 30'],
  ['line breaks of Windows', 'count: 30\r\n'],
])('to %s', (_, text) => {
  const written = add(text)
  expect(read(written).lists.accepted.map(({ texts }) => texts)).toEqual([added])
  expect(read(written).inputs).toEqual(read(text).inputs)
  for (const line of text.trim().split('\n')) expect(written).toContain(line)
})

test('before the entries that are there, as they are indented', () => {
  const text = 'accepted: # so far\n    - match: "*"\n      up-to: 5%\ncount: 30\n'
  const written = add(text)
  expect(read(written).lists.accepted.map(({ texts }) => texts.match)).toEqual([entry.match, '*'])
  expect(written).toContain('\n    - match: "codec.Decode sec/op"\n      up-to: 13%\n')
  expect(read(written).inputs).toEqual({ count: '30' })
})

test.each([
  ['as it was written', addAcceptedToRulesFileText('rules.yml', '', [{ ...entry, 'up-to': '5%' }])],
  ['in one line', 'accepted:\n- {match: codec.Decode sec/op, up-to: 5%}\n'],
  [
    'in several',
    'accepted:\n  - up-to: 5%\n    why: |\n      first\n\n      second\n    match: codec.Decode sec/op\n',
  ],
])('an entry for the same is replaced: %s', (_, text) => {
  const other = /^ *(?=-)/m.exec(text)?.[0]
  const written = add(`${text}${other}- match: "*"\n${other}  up-to: 5%\n# ours\ncount: 30\n`)
  expect(read(written).lists.accepted.map(({ texts }) => texts)).toEqual([
    added,
    { match: '*', 'up-to': '5%' },
  ])
  expect(read(written).inputs).toEqual({ count: '30' })
  expect(written).toContain('# ours')
  expect(written).not.toContain('first')
})

test('a list in one line is left, and what to add is said', () => {
  expect(() => add('accepted: [{match: a, up-to: 5%}]')).toThrow(MisconfiguredError)
  expect(() => add('accepted: [{match: a, up-to: 5%}]')).toThrow(
    /line 1: "accepted" is written on one line[\s\S]*- match: "codec/,
  )
})

test('any words are read back', long, () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(text => text.trim())
  fc.assert(
    fc.property(
      words.filter(text => text !== ''),
      words,
      (match, why) => {
        const [row] = read(add('count: 8\n', [{ ...entry, match, why }])).lists.accepted
        expect(row?.texts).toEqual(
          why === '' ? { match, 'up-to': '13%', on: entry.on } : { ...added, match, why },
        )
      },
    ),
    { numRuns: 200 },
  )
})

test.each(['count: 30\n', 'accepted:\n  - match: "*"\n    up-to: 5%\ncount: 30\n'])(
  '%j with the line breaks of Windows keeps them',
  text => {
    expect(add(text.replaceAll('\n', '\r\n'))).toBe(add(text).replaceAll('\n', '\r\n'))
  },
)
