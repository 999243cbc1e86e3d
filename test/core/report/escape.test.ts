// Untrusted text stays data: what is rendered is the name and nothing else, wherever it stands.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeBlock, inlineCode, visible } from '../../../src/core/report/escape.ts'
import { tags, texts } from './rendered.ts'

const hostile = [
  'a|b',
  '`',
  '``a`',
  '</code><img src=x onerror=alert(1)>',
  '<!-- ',
  '--> @everyone',
  '@octocat',
  '#1 GH-1 owner/repo#1',
  'https://evil.example',
  '[text](https://evil.example)',
  '![](https://evil.example/pixel)',
  ':tada:',
  '$x$',
  '**bold** _it_ ~~no~~',
  '&lt;b&gt;&#60;',
  '\\|',
  '\n\n# heading\n',
  '\r\n| a |\n|---|',
  ' leading and trailing ',
  '- [ ] task',
  '[^1]',
  '',
]
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 5 })), { maxLength: 5 })
    .map(parts => parts.join('').slice(0, 150)),
)
const runs = { numRuns: 400 }

/** Addresses, of which GitHub makes links even inside of <code>. */
const address = /:\/\/|www\.|\S@\S/i
const harmless = name.filter(any => !address.test(any))

test('renders any name as its own visible characters, in one code element', () => {
  fc.assert(
    fc.property(harmless, any => {
      const markdown = `before ${inlineCode(any)} after`
      expect(tags(markdown)).toEqual(['code', 'p'])
      expect(texts(markdown, 'code')).toEqual([visible(any)])
      expect(texts(markdown, 'p')).toEqual([`before ${visible(any)} after`])
    }),
    runs,
  )
})

test('keeps any name within its table cell', () => {
  fc.assert(
    fc.property(name, any => {
      const markdown = `| a | b |\n|---|---|\n| ${inlineCode(any)} | next |`
      expect(texts(markdown, 'td')).toHaveLength(2)
      expect(texts(markdown, 'code')).toEqual([visible(any)])
      expect(texts(markdown, 'td')[1]).toBe('next')
    }),
    runs,
  )
})

test('keeps any name within a bold list item', () => {
  fc.assert(
    fc.property(harmless, any => {
      const markdown = `- **${inlineCode(any)}** is slower`
      expect(tags(markdown)).toEqual(['code', 'li', 'strong', 'ul'])
      expect(texts(markdown, 'code')).toEqual([visible(any)])
    }),
    runs,
  )
})

test('writes no character that Markdown could act on, outside of its own tags', () => {
  fc.assert(
    fc.property(name, any => {
      const inner = inlineCode(any)
        .replace(/^(`|<code>)/, '')
        .replace(/(`|<\/code>)$/, '')
      expect(inner).not.toMatch(/[|\n\r<>`@*[\]\\!~$]/)
    }),
    runs,
  )
})

test('leaves ordinary names readable in the source', () => {
  for (const plain of [
    'Encode/1MB-8',
    'Get/small,n=1',
    'A/e#01',
    'x:y (50%)',
    'sec/op',
    'merge base with main',
  ])
    expect(inlineCode(plain)).toBe(`\`${plain}\``)
})

test('shows the first 200 characters of a long name and that there is more', () => {
  expect(texts(inlineCode('x'.repeat(10_000)), 'code')).toEqual([`${'x'.repeat(199)}…`])
  expect(texts(inlineCode('😀'.repeat(300)), 'code')).toEqual([`${'😀'.repeat(199)}…`])
  expect(texts(inlineCode('x'.repeat(200)), 'code')).toEqual(['x'.repeat(200)])
})

test('writes out what cannot be seen or reorders what can', () => {
  expect(visible('a\u202eb\u200bc\u0000\ufeff\u2028\ud800\u{e0041}\ue000')).toBe(
    'a\\u202eb\\u200bc\\u0000\\ufeff\\u2028\\ud800\\ue0041\\ue000',
  )
  expect(visible('a\tb')).toBe('a b')
  expect(visible('é 世界 😀 –')).toBe('é 世界 😀 –')
})

test('nothing inside a code block can close it', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '```',
      '````',
      '`````js',
      '~~~',
      '```\n',
      '   ```',
      '<details>',
      '</details>',
      '-->',
      '# x',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), lines => {
      const text = lines.join('\n')
      const markdown = `above\n\n${codeBlock(text, 'text')}\n\nbelow`
      expect(tags(markdown)).toEqual(['code', 'p', 'pre'])
      expect(texts(markdown, 'p')).toEqual(['above', 'below'])
      const shown = `${text.split('\n').map(visible).join('\n')}\n`
      // The HTML parser drops a first empty line of <pre>.
      expect(texts(markdown, 'code').map(code => code.trimStart())).toEqual([shown.trimStart()])
    }),
    runs,
  )
})
