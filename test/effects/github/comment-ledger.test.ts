// What a comment remembers: read back as it was written, and never from what is above it.
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import type { Ledger } from '../../../src/core/judge/acceptances.ts'
import { withNotice } from '../../../src/core/report/show/comment-text.ts'
import { ledgerIn, ledgerLine, roomOfLedger } from '../../../src/effects/github/acceptances.ts'

const row = (benchmark: string) => ({ benchmark, package: null, unit: 'sec/op' })
const ledger: Ledger = {
  head: 'abc',
  seen: [
    { row: row('A'), upTo: 0.12, since: '2026-11-22T09:00:00Z' },
    { row: row('From0'), upTo: null, since: '2026-11-22T09:00:00Z' },
    { row: row('Gone'), upTo: 0.1, since: '2026-11-22T09:00:00Z', until: '2026-11-22T10:00:00Z' },
  ],
  accepted: [{ match: row('A'), upTo: 0.13, by: 'kim', when: '2026-11-22T10:00:00Z', why: null, url: 'u' }],
}

/** A line that says anything, as no run of ours would. */
const saying = (text: string) => `<!-- benchgate ledger=${deflateRawSync(text).toString('base64url')} -->`

test('is read back, also below other lines and in a fold', () => {
  const line = ledgerLine(ledger)
  expect(line).toMatch(/^<!-- benchgate ledger=[\w-]+ -->$/)
  const forged = ledgerLine({ ...ledger, head: 'forged' })
  expect(ledgerIn(`report\n${forged}\nmore\n${line}`)).toEqual(ledger)
  const folded = withNotice('## notice', { report: `report\n${line}`, head: 'a', at: null })
  for (const text of [folded, folded.replaceAll('\n', '\r\n'), `${line}\r\n`])
    expect(ledgerIn(text)).toEqual(ledger)
})

/** Any characters: fast-check's own table of them takes a second to make. */
const names = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map(all => String.fromCodePoint(...all))

test('any names are read back', () => {
  fc.assert(
    fc.property(names, name => {
      const one = { ...ledger, seen: [{ row: row(name), upTo: 1, since: '' }] }
      // JSON in UTF-8 has no half characters.
      fc.pre(!/\p{Surrogate}/u.test(name))
      expect(ledgerIn(ledgerLine(one))).toEqual(one)
    }),
  )
})

test.each([
  ['nothing', 'report'],
  ['one within a line', `\`${ledgerLine(ledger)}\` is a name`],
  [
    'one of other people, above the end of a failure',
    `\`\`\`\n${ledgerLine(ledger)}\n\`\`\`\n\nThere is no verdict.`,
  ],
  ['one of other people, at the end of what a failure quotes', `\`\`\`\n${ledgerLine(ledger)}\n\`\`\``],
  ['one in a fold above a note', `<details>\n\n${ledgerLine(ledger)}\n\n</details>\n\n<sub>note</sub>`],
  ['no JSON', '<!-- benchgate ledger=AAAA -->'],
  [
    'what is not compressed',
    `<!-- benchgate ledger=${Buffer.from('{"seen":[],"accepted":[]}').toString('base64url')} -->`,
  ],
  ['what is far larger than ours', saying(`{"seen":[],"accepted":[],"more":"${' '.repeat(2 ** 20)}"}`)],
  ['another shape', saying('{"seen":1}')],
  ['half of one', saying('{"seen":[]}')],
  ['the other half of one', saying('{"accepted":[],"seen":{"length":0}}')],
  ['null', saying('null')],
])('%s is no ledger', (_, text) => {
  expect(ledgerIn(text)).toBeNull()
})

test('entries of another shape are left out', () => {
  const [seen, accepted] = [ledger.seen[0], ledger.accepted[0]]
  const rows = [undefined, null, 'A', { ...row('A'), benchmark: 1 }, { ...row('A'), unit: 1 }]
  const oddRows = [
    ...rows,
    { ...row('A'), package: 1 },
    { package: null, unit: 'sec/op' },
    { benchmark: 'A', unit: 'b' },
  ]
  const oddSizes = [undefined, '1', -0.1, [], true]
  const odd = {
    head: 1,
    seen: [
      ...[null, 'A', {}],
      ...oddRows.map(one => ({ ...seen, row: one })),
      ...oddSizes.map(upTo => ({ ...seen, upTo })),
      ...[undefined, 1].map(since => ({ ...seen, since })),
      { ...seen, until: 1 },
      ...ledger.seen,
      { ...seen, upTo: 0, row: { ...row('A'), package: 'p' } },
    ],
    accepted: [
      ...[null, 1, {}],
      ...oddRows.map(match => ({ ...accepted, match })),
      ...oddSizes.map(upTo => ({ ...accepted, upTo })),
      ...['by', 'when', 'url', 'why'].map(name => ({ ...accepted, [name]: 1 })),
      ...['by', 'when', 'url', 'why'].map(name => ({ ...accepted, [name]: undefined })),
      { ...accepted, upTo: null, why: 'so' },
    ],
  }
  expect(ledgerIn(saying(JSON.stringify(odd)))).toEqual({
    head: null,
    seen: [...ledger.seen, { ...seen, upTo: 0, row: { ...row('A'), package: 'p' } }],
    accepted: [{ ...accepted, upTo: null, why: 'so' }],
  })
})

test('a hundred rows that one label has accepted are remembered', () => {
  const rows = Array.from({ length: 100 }, (_, n) => ({
    match: {
      benchmark: `Encode${n % 10}/size=${2 ** (n % 17)}/${n}`,
      package: 'example.org/codec',
      unit: 'sec/op',
    },
    upTo: (5 + ((n * 37) % 91)) / 100,
  }))
  const [when, url] = ['2026-11-22T10:00:00Z', 'https://github.com/acme/widgets/pull/7']
  const whole = {
    head: 'a'.repeat(40),
    seen: rows.map(({ match, upTo }) => ({ row: match, upTo, since: when })),
    accepted: rows.map(one => ({ ...one, by: 'kim', when, why: null, url })),
  }
  expect(ledgerIn(ledgerLine(whole))).toEqual(whole)
})

test('what has no room is not remembered', () => {
  const random = randomFrom(1)
  const many = Array.from({ length: 1000 }, () => ({
    row: row(`Benchmark${random()}`),
    upTo: 0.1,
    since: '2026-11-22T09:00:00Z',
  }))
  const line = ledgerLine({ ...ledger, seen: many })
  expect(line.length).toBeLessThanOrEqual(roomOfLedger)
  expect(ledgerIn(line)?.seen.length).toBeGreaterThan(20)
})

test('what has no room at all leaves a line of nothing, and not what stands above it', () => {
  const random = randomFrom(1)
  const long = row(Array.from({ length: 1000 }, random).join())
  const line = ledgerLine({
    head: 'abc',
    seen: [{ row: long, upTo: 0.1, since: '' }],
    accepted: [{ match: long, upTo: 0.1, by: 'kim', when: '', why: null, url: '' }],
  })
  expect(ledgerIn(`${ledgerLine(ledger)}\n${line}`)).toEqual({ head: 'abc', seen: [], accepted: [] })
})
