// Entries added to a rules file: the rest stays as it is written, and what was added is read as it is meant.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AcceptedEntryForRulesFile,
  addAcceptedToRulesFileText,
} from '../../../src/core/inputs/add-accepted.ts'
import { convertRulesFileEntriesToInputs } from '../../../src/core/inputs/rules-file.ts'
import { parseRulesFileEntries } from '../../../src/core/inputs/rules-yaml.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { long } from '../../support/long.ts'

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
    /line 1: "accepted" is written in one line[\s\S]*- match: "codec/,
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
