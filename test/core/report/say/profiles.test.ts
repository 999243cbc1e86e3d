// The part of a report that says where regressed benchmarks spend more.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FunctionCostDifference, ProfileDifference } from '../../../../src/core/model/profile.ts'
import { profilesPart } from '../../../../src/core/report/say/profiles.ts'
import { testProperty } from '../../../support/long.ts'
import { elements, hasComment, rendered, tags, textOf, textOutsideCode, texts } from '../rendered.ts'
import { asMarkdown } from '../shown.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark

/** A function that spends so much itself, and `more` in what it calls. */
function spends(name: string, base: number, head: number, more = 0): FunctionCostDifference {
  return {
    function: name,
    base: { flat: base, cum: base },
    head: { flat: head, cum: head + more },
    isNoise: { flat: false, cum: false },
  }
}

const cpu: ProfileDifference = {
  benchmark: 'Encode/1MB',
  package: 'example.com/codec',
  kind: 'cpu',
  unit: 'sec/op',
  iterations: 5000,
  files: { base: 'profiles/encode-1mb.cpu.base.pprof', head: 'profiles/encode-1mb.cpu.head.pprof' },
  total: { base: 1e-3, head: 1.3e-3 },
  functions: [
    spends('example.com/codec.slowHash', 0, 3.1e-4),
    { ...spends('example.com/codec.(*T).Encode', 0, 0, 2.9e-4), isNoise: { flat: false, cum: true } },
    spends('example.com/codec.less[example.com/codec.T]', 5e-5, 4e-5),
  ],
  failure: null,
}
const mem: ProfileDifference = {
  ...cpu,
  kind: 'mem',
  unit: 'B/op',
  files: { base: 'profiles/encode-1mb.mem.base.pprof', head: 'profiles/encode-1mb.mem.head.pprof' },
  total: { base: 0, head: 4096 },
  functions: [spends('bytes.growSlice', 0, 4096)],
}

const space = /\u00a0/g
const cells = (markdown: string) => texts(markdown, 'td').map(text => text.replace(space, ' '))

describe('a benchmark', () => {
  const part = asMarkdown(profilesPart({ profiles: [cpu, mem], naming }))

  test('has a fold with a table for each kind', () => {
    expect(texts(part, 'summary')).toEqual(['Where Encode/1MB spends more on head'])
    expect(texts(part, 'strong')).toEqual(['Processor time', 'Memory allocated'])
    expect(texts(part, 'p').map(text => text.replace(space, ' '))).toEqual([
      'Processor time per operation: 1.000 ms → 1.300 ms (+30.00%)',
      'Memory allocated per operation: 0 → 4.000 KiB',
      'A difference marked ~ can come from sampling alone.',
      'To see callers and lines, run this in the results folder:',
    ])
  })

  test('has a row for each function: what it spends itself, of base, and with callees', () => {
    const rows = cells(part)
    expect(rows.slice(0, 6)).toEqual(['codec.slowHash', '+310.0 µs', '+31.00%', '0', '310.0 µs', '+310.0 µs'])
    expect(rows.slice(6, 12)).toEqual(['codec.(*T).Encode', '', '', '0', '0', '~'])
    expect(rows.slice(12, 18)).toEqual([
      'codec.less[example.com/codec.T]',
      '-10.00 µs',
      '-1.00%',
      '50.00 µs',
      '40.00 µs',
      '-10.00 µs',
    ])
    // Of nothing there is no share.
    expect(rows.slice(18)).toEqual(['bytes.growSlice', '+4.000 KiB', '', '0', '4.000 KiB', '+4.000 KiB'])
  })

  test('says how to look at the profiles', () => {
    expect(texts(part, 'pre')).toEqual([
      `go tool pprof -http=: -diff_base=profiles/encode-1mb.cpu.base.pprof profiles/encode-1mb.cpu.head.pprof
go tool pprof -http=: -diff_base=profiles/encode-1mb.mem.base.pprof profiles/encode-1mb.mem.head.pprof
`,
    ])
  })

  test('gives no command with a name that is not ours, as commands are copied into a shell', () => {
    for (const base of ['profiles/$(x)', 'profiles/../../x', '-http=:', 'profiles/a b', 'x\nprofiles/a']) {
      const foreign = { ...cpu, files: { base, head: 'profiles/a.cpu.head.pprof' } }
      expect(texts(asMarkdown(profilesPart({ profiles: [foreign], naming })), 'pre')).toEqual([])
      const swapped = { ...cpu, files: { base: 'profiles/a.cpu.base.pprof', head: base } }
      expect(texts(asMarkdown(profilesPart({ profiles: [swapped], naming })), 'pre')).toEqual([])
    }
  })

  test('says why there is no table', () => {
    const failed = { ...cpu, files: null, functions: [], failure: 'on head, it left no profile.' }
    const said = asMarkdown(profilesPart({ profiles: [failed], naming }))
    expect(texts(said, 'p')).toEqual([
      'Processor time per operation could not be compared: on head, it left no profile.',
    ])
    const none = asMarkdown(
      profilesPart({ profiles: [{ ...cpu, total: { base: 0, head: 0 }, functions: [] }], naming }),
    )
    expect(texts(none, 'p')[0]).toBe('Processor time per operation: nothing recorded on either side.')
    const alike = asMarkdown(profilesPart({ profiles: [{ ...cpu, functions: [] }], naming }))
    expect(texts(alike, 'p')[0]).toMatch(/No function spends notably more\.$/)
    expect(texts(alike, 'p').join()).not.toContain('sampling')
  })
})

test('shows ten functions at most, the two that shrank most among them', () => {
  const grown = Array.from({ length: 12 }, (_, n) => spends(`a.Grown${n}`, 0, (20 - n) * 1e-6))
  const shrunk = Array.from({ length: 3 }, (_, n) => spends(`a.Shrunk${n}`, (n + 1) * 1e-6, 0))
  const names = (functions: readonly FunctionCostDifference[]) =>
    texts(asMarkdown(profilesPart({ profiles: [{ ...cpu, functions }], naming })), 'td').filter(text =>
      text.startsWith('a.'),
    )
  const first = (count: number) => grown.slice(0, count).map(one => one.function)
  expect(names([...grown, ...shrunk])).toEqual([...first(8), 'a.Shrunk1', 'a.Shrunk2'])
  expect(names(grown)).toEqual(first(10))
})

test('shows as many benchmarks as asked, ten at most, and says how many more there are', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ ...cpu, benchmark: `Do/${n}` }))
  const shown = (most?: number) =>
    texts(asMarkdown(profilesPart({ profiles: many, naming }, most)), 'summary')
  expect(shown()).toHaveLength(10)
  expect(shown(3)).toEqual([0, 1, 2].map(n => `Where Do/${n} spends more on head`))
  expect(texts(asMarkdown(profilesPart({ profiles: many, naming }, 3)), 'p').at(-1)).toBe(
    'The result file has the profiles of 9 more benchmarks.',
  )
  expect(asMarkdown(profilesPart({ profiles: many, naming }, 0))).toBe('')
  expect(asMarkdown(profilesPart({ profiles: [], naming }))).toBe('')
})

const piece = fc.oneof(
  fc.constantFrom('</code>', '</summary>', '</details>', '<!--', '`', '``', '|', '&lt;', '@octocat', '\\'),
  fc.constantFrom('[a](https://evil.example)', 'www.evil.example', 'o/r#1', ':tada:', '\n\n', '**', '\u202e'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const any = fc.array(piece, { minLength: 1, maxLength: 6 }).map(pieces => pieces.join(''))

testProperty('whatever benchmarks and functions are called, they are nothing but text', 300, numRuns => {
  const noisy = { flat: true, cum: true }
  const part = (text: string) =>
    asMarkdown(
      profilesPart({
        profiles: [
          { ...cpu, benchmark: text, functions: [{ ...spends(text, 0, 1), isNoise: noisy }] },
          { ...mem, benchmark: text, failure: text },
        ],
        naming,
      }),
    )
  const shape = (markdown: string) =>
    elements(rendered(markdown)).filter(one => one.tagName !== 'code').length
  fc.assert(
    fc.property(any, text => {
      const report = rendered(part(text))
      expect(tags(report)).toEqual('code details p pre strong summary table tbody td th thead tr'.split(' '))
      expect(shape(part(text))).toBe(shape(part('x')))
      expect(hasComment(report)).toBe(false)
      expect(textOutsideCode(report)).not.toMatch(/@|:\/\/|www\.|\w#\d|:\w+:|\*\*|\u202e/)
    }),
    { numRuns },
  )
})

test('shows a hostile name as it is in the title of its fold', () => {
  const title = (benchmark: string) =>
    elements(rendered(asMarkdown(profilesPart({ profiles: [{ ...cpu, benchmark }], naming }))))
      .filter(one => one.tagName === 'summary')
      .map(textOf)
      .join()
  expect(title('a</code><b>&amp;"*_世界')).toBe('Where a</code><b>&amp;"*_世界 spends more on head')
  expect(title('a\n\nb\u202e')).toBe('Where a\\u000a\\u000ab\\u202e spends more on head')
  expect(title('x'.repeat(999))).toBe(`Where ${'x'.repeat(119)}… spends more on head`)
  expect(title('')).toBe('Where (no name) spends more on head')
})
