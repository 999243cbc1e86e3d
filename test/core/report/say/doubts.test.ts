// Doubtful benchmarks are named with what to do, in sight where it matters, and their names and lines are nothing but text.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Doubt, doubtKinds } from '../../../../src/core/model/comparison.ts'
import { doubtsPart } from '../../../../src/core/report/say/doubts.ts'
import { statisticsPageUrl } from '../../../../src/core/report/say/text.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { testProperty } from '../../../support/long.ts'
import { spaced } from '../comparisons.ts'
import { elements, hasComment, rendered, tags, textOutsideCode, texts } from '../rendered.ts'
import { goSettings, settings, subjectOf } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const part = (doubts: readonly Doubt[], most = Number.POSITIVE_INFINITY) =>
  spaced(asMarkdown(doubtsPart(subjectOf({ doubts, settings, most }))))
const subject = { benchmark: 'Encode', package: null }
const probe = { iterations: 1000, seconds: 1e-6 }
const full = { iterations: 4100, seconds: 6.3e-6 }

const each: readonly (readonly [Doubt, string])[] = [
  [
    { ...subject, kind: 'optimised-away', side: 'head', iterations: 1e9, seconds: 2.785e-10 },
    '0.2785 ns each on head',
  ],
  [
    { ...subject, kind: 'grows-with-n', exponent: 1.3, probe, full },
    '6.3 times as long at 4.1 times the iterations',
  ],
  [
    { ...subject, kind: 'setup-timed', setup: 0.03, share: 0.272, probe, full },
    'about 30.00 ms, 27.2% of the time',
  ],
  [{ ...subject, kind: 'first-off', side: null, first: 0.04, others: 0.01 }, '40.00 ms instead of 10.00 ms'],
  [{ ...subject, kind: 'clock', side: 'base', total: 5.2e-6 }, '5.200 µs on base'],
  [{ ...subject, kind: 'prints', line: 'do_test.go:7: hello' }, 'do_test.go:7: hello'],
]

test.each(each)('says what %o means, what to do, and of which benchmark', (doubt, shown) => {
  const lines = texts(part([doubt]), 'li')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.split('\n').at(-1)).toBe(`Encode (${shown})`)
  expect(lines[0]?.split('\n')[0]?.length).toBeGreaterThan(60)
})

test('advises nothing that only Go has where another format was read', () => {
  const other = { base: 'jmh', head: 'jmh' }
  const all = each
    .map(([doubt]) => doubt)
    .filter(({ kind }) => ['optimised-away', 'first-off', 'clock'].includes(kind))
  const said = spaced(asMarkdown(doubtsPart(subjectOf({ doubts: all, settings, formats: other, most: 9 }))))
  expect(said).not.toMatch(/b\.N|b\.Loop|-benchtime/)
  expect(said).toContain('a black-box function')
  expect(spaced(asMarkdown(doubtsPart(subjectOf({ doubts: all, settings, most: 9 }))))).toMatch(
    /b\.N.*-benchtime/s,
  )
})

test('knows every kind, and tells them in the order in which they are given', () => {
  expect(each.map(([{ kind }]) => kind)).toEqual(doubtKinds)
  const shown = texts(part(each.map(([doubt]) => doubt).toReversed()), 'strong').slice(1)
  expect(shown).toEqual([
    'Under a nanosecond, like an empty loop.',
    'The more iterations, the longer each one takes.',
    'The time includes preparation.',
    'The first round took far longer than the others.',
    'Too short for the clock.',
    'The benchmark prints while it is measured.',
  ])
})

test.each(each)('is in sight only where %o makes a verdict worthless', doubt => {
  const isGrave = doubtKinds.indexOf(doubt.kind) < 4
  const light = each.slice(4).map(([one]) => one)
  expect(texts(part([doubt]), 'details')).toHaveLength(isGrave ? 0 : 1)
  expect(texts(part([...light, doubt]), 'details')).toHaveLength(isGrave ? 0 : 1)
  expect(part([doubt]).startsWith('⚠️ **Doubtful benchmarks:** ')).toBe(isGrave)
  if (!isGrave) expect(texts(part([...light, doubt]), 'summary')).toEqual(['Doubtful benchmarks (3)'])
})

test('names five, and how many more there are', () => {
  const many = Array.from(
    { length: 9 },
    (_, index): Doubt => ({ benchmark: `B${index}`, package: null, kind: 'clock', side: null, total: 1e-6 }),
  )
  expect(texts(part(many), 'li')[0]).toMatch(/B4 \(1\.000 µs\) and 4 more$/)
  expect(texts(part(many, 1), 'li')[0]).toMatch(/\nB0 \(1\.000 µs\) and 8 more$/)
  expect(texts(part(many, 0), 'li')[0]).toMatch(/\n9 in all$/)
})

test('is nothing without doubts, and links its term', () => {
  expect(part([])).toBe('')
  const [first] = each.map(([doubt]) => doubt)
  const report = renderMarkdownBlocks(
    doubtsPart(subjectOf({ doubts: first ? [first] : [], settings, most: 9 })),
  )
  expect(report).toContain(`[Doubtful benchmarks](${statisticsPageUrl}#`)
})

const piece = fc.oneof(
  fc.constantFrom(
    'a|b',
    '`x`',
    '``',
    '</code><img src=x>',
    '@octocat',
    'two\n\n# lines',
    'a\u202egpj.exe',
    '[a](https://evil.example)',
    'www.evil.example',
    '<!--',
    '</details>',
    '**',
    ':tada:',
    'o/r#1',
    '\\',
    ' ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const any = fc.array(piece, { minLength: 1, maxLength: 6 }).map(pieces => pieces.join(''))

testProperty(
  'whatever a benchmark is called and prints, the part has no link, foreign tag or mention',
  200,
  numRuns => {
    fc.assert(
      fc.property(any, any, fc.boolean(), (benchmark, line, isGrave) => {
        const doubts = each
          .map(([doubt]) => ({ ...doubt, benchmark, package: benchmark }))
          .map(doubt => (doubt.kind === 'prints' ? { ...doubt, line } : doubt))
          .slice(isGrave ? 0 : 4)
        const report = rendered(asMarkdown(doubtsPart(subjectOf({ doubts, settings, most: 9 }))))
        expect(tags(report)).toEqual(
          isGrave
            ? ['code', 'li', 'p', 'strong', 'ul']
            : ['code', 'details', 'li', 'strong', 'summary', 'ul'],
        )
        expect(elements(report).filter(({ tagName }) => tagName === 'li')).toHaveLength(doubts.length)
        expect(hasComment(report)).toBe(false)
        expect(textOutsideCode(report)).not.toMatch(/@|:\/\/|www\.|\w#\d|:\w+:|\*\*|\u202e/)
      }),
      { numRuns },
    )
  },
)

test('names benchtime as the flag of their command, or as the input it is', () => {
  const clock: Doubt = { ...subject, kind: 'clock', side: null, total: 1e-6 }
  const said = (go: typeof settings.go) =>
    asMarkdown(doubtsPart(subjectOf({ doubts: [clock], settings: { ...settings, go }, most: 9 })))
  expect(said(null)).toContain('larger `-benchtime`.')
  expect(said(goSettings)).toContain('larger `benchtime`.')
})
