// Untrusted text stays data: what is rendered is the name and nothing else, wherever it stands.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  escapeControlCharacters,
  escapeUntrustedCsvField,
  formatDisplaySafeJson,
  markdownCodeBlock,
  markdownCodeSpanOutsideTables,
  markdownInlineCodeOfName,
  quoteCsvField,
  shortPrintableName,
  splitLinesAndEscapeControlCharacters,
} from '../../../src/core/words/escape.ts'
import { anyCodePoints } from '../../support/code-points.ts'
import { testProperty } from '../../support/long.ts'
import { tags, texts } from '../report/rendered.ts'

describe('escape', () => {
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
  const name = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 150 }),
      anyCodePoints({ maxLength: 25 }),
      fc
        .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 5 })), { maxLength: 5 })
        .map(parts => parts.join('').slice(0, 150)),
    )
    .filter(any => [...escapeControlCharacters(any)].length <= 200)
  const shown = (any: string) => escapeControlCharacters(any) || '(no name)'

  testProperty('renders any name as its own visible characters, all of them in code', 400, numRuns => {
    fc.assert(
      fc.property(name, any => {
        const markdown = `before ${markdownInlineCodeOfName(any)} after`
        expect(tags(markdown)).toEqual(any === '' ? ['p'] : ['code', 'p'])
        expect(texts(markdown, 'code').join('')).toBe(escapeControlCharacters(any))
        expect(texts(markdown, 'p')).toEqual([`before ${shown(any)} after`])
      }),
      { numRuns },
    )
  })

  testProperty('keeps any name within its table cell', 400, numRuns => {
    fc.assert(
      fc.property(name, any => {
        const markdown = `| a | b |\n|---|---|\n| ${markdownInlineCodeOfName(any)} | next |`
        expect(texts(markdown, 'td')).toEqual([shown(any), 'next'])
        expect(texts(markdown, 'code').join('')).toBe(escapeControlCharacters(any))
        expect(tags(markdown)).not.toContain('a')
      }),
      { numRuns },
    )
  })

  testProperty('keeps any name within a bold list item', 400, numRuns => {
    fc.assert(
      fc.property(name, any => {
        const markdown = `- **${markdownInlineCodeOfName(any)}** is slower`
        expect(tags(markdown).filter(tag => tag !== 'code')).toEqual(['li', 'strong', 'ul'])
        expect(texts(markdown, 'strong')).toEqual([shown(any)])
        expect(texts(markdown, 'code').join('')).toBe(escapeControlCharacters(any))
      }),
      { numRuns },
    )
  })

  testProperty('keeps any text that is no table cell in one code span', 400, numRuns => {
    fc.assert(
      fc.property(name, any => {
        fc.pre(any !== '')
        expect(texts(`> before ${markdownCodeSpanOutsideTables(any, 200)}`, 'code')).toEqual([
          escapeControlCharacters(any),
        ])
      }),
      { numRuns },
    )
  })

  test('makes no link of an address in a name, not even beside a |', () => {
    for (const address of ['https://evil.example', 'www.evil.example', 'a@b.example|https://evil.example'])
      expect(tags(`x ${markdownInlineCodeOfName(address)}`), address).toEqual(['code', 'p'])
  })

  test('only a | is no part of a code span, as it would end a table cell, and what is nothing is said to be', () => {
    expect(markdownInlineCodeOfName('a|b')).toBe('`a`<code>&#124;</code>`b`')
    expect(markdownInlineCodeOfName('||')).toBe('<code>&#124;</code><code>&#124;</code>')
    expect(markdownInlineCodeOfName('')).toBe('(no name)')
    expect(markdownInlineCodeOfName('  ')).toBe('`  `')
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
      expect(markdownInlineCodeOfName(plain)).toBe(`\`${plain}\``)
  })

  test('shows the first 200 characters of a long name and that there is more', () => {
    expect(texts(markdownInlineCodeOfName('x'.repeat(10_000)), 'code')).toEqual([`${'x'.repeat(199)}…`])
    expect(texts(markdownInlineCodeOfName('😀'.repeat(300)), 'code')).toEqual([`${'😀'.repeat(199)}…`])
    expect(texts(markdownInlineCodeOfName('x'.repeat(200)), 'code')).toEqual(['x'.repeat(200)])
    expect(texts(markdownInlineCodeOfName('\u202e'.repeat(200)), 'code').join('')).toHaveLength(200)
  })

  test('a name is cut to a length that can be read, as it is read', () => {
    expect(shortPrintableName('abc\u202e', 99)).toBe('abc\\u202e')
    expect(shortPrintableName('abc\u202e', 5)).toBe('abc\\…')
    expect(shortPrintableName('😀'.repeat(300))).toBe(`${'😀'.repeat(199)}…`)
  })

  test('invisible and reordering characters are escaped', () => {
    expect(escapeControlCharacters('a\u202eb\u200bc\u0000\ufeff\u2028\ud800\u{e0041}\ue000')).toBe(
      'a\\u202eb\\u200bc\\u0000\\ufeff\\u2028\\ud800\\ue0041\\ue000',
    )
    expect(escapeControlCharacters('a\tb')).toBe('a b')
    expect(escapeControlCharacters('é 世界 😀 –')).toBe('é 世界 😀 –')
  })

  testProperty('nothing inside a code block can close it', 400, numRuns => {
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
        const markdown = `above\n\n${markdownCodeBlock(text, 'text')}\n\nbelow`
        expect(tags(markdown)).toEqual(['code', 'p', 'pre'])
        expect(texts(markdown, 'p')).toEqual(['above', 'below'])
        const shown = `${text.split('\n').map(escapeControlCharacters).join('\n')}\n`
        // The HTML parser drops a first empty line of <pre>.
        expect(texts(markdown, 'code').map(code => code.trimStart())).toEqual([shown.trimStart()])
      }),
      { numRuns },
    )
  })

  test('keeps the lines of a text, and shows what would steer a terminal', () => {
    expect(splitLinesAndEscapeControlCharacters('a\r\nb\u0007\n\u001b[31mc\u001b[0m')).toEqual([
      'a',
      'b\\u0007',
      'c',
    ])
  })
})

// Fields of CSV: quoted where they must be, and nothing in one that a spreadsheet runs.
describe('csv', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['\u00a0+1', "'\u00a0+1"],
    ['\t=1', "' =1"],
    ["'a", "''a"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ['-1', "'-1"],
    ['\n=1', '\\u000a=1'],
    ['=1,"', `"'=1,"""`],
  ])('%j as a field', (text, field) => {
    expect(escapeUntrustedCsvField(text)).toBe(field)
  })

  test('our own text is only quoted', () => {
    expect([quoteCsvField('=1'), quoteCsvField('-1'), quoteCsvField('a\r\nb')]).toEqual([
      '=1',
      '-1',
      '"a\r\nb"',
    ])
  })
})

// JSON for a program that may be shown in a terminal first.

test('escapes what a terminal would obey, and what is not seen', () => {
  expect(formatDisplaySafeJson({ name: 'a\u009b2J\u202e\u{e0001}\u200b\u007f é 日' })).toBe(
    '{\n  "name": "a\\u009b2J\\u202e\\udb40\\udc01\\u200b\\u007f é 日"\n}\n',
  )
})

test('says the same to a program', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyCodePoints(), (value, text) => {
      const given = JSON.parse(JSON.stringify([value, text]))
      expect(JSON.parse(formatDisplaySafeJson(given))).toEqual(given)
    }),
  )
})
