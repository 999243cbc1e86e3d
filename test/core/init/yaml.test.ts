// Texts as YAML: they read back as they were, in every version of it, and look as people write them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { yamlValueText } from '../../../src/core/init/plan.ts'
import { anyCodePoints } from '../../support/code-points.ts'
import { long } from '../../support/long.ts'

const hostile = fc.oneof(
  anyCodePoints(),
  fc.string({ unit: fc.constantFrom(...':#-?{}[],&*!|>\'"%@` \n\t\\.~a1') }),
  fc
    .array(
      fc.constantFrom(
        'cmd: x',
        '# no',
        '- a',
        ' b',
        '',
        'c',
        "it's",
        '\t',
        'true',
        '---',
        '...',
        `$${'{{'} x }}`,
      ),
      {
        maxLength: 5,
      },
    )
    .map(lines => lines.join('\n')),
)

describe.each(['1.1', '1.2'] as const)('read as YAML %s', version => {
  test('any text is what it was, and what follows is not touched', long, () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const text = `top:\n  one: ${yamlValueText(one, '    ')}\n  other: ${yamlValueText(other, '    ')}\nend: 1\n`
        expect(parse(text, { version })).toEqual({ top: { one, other }, end: 1 })
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    'no',
    'y',
    'null',
    '~',
    '1',
    '1.5',
    '0x1',
    '1e3',
    '1:30',
    '.5',
    '.nan',
    '.inf',
    '2026-01-01',
    '',
    ' a',
    'a ',
    '5%',
  ])('%j stays a text', text => {
    expect(parse(`a: ${yamlValueText(text, '  ')}\n`, { version })).toEqual({ a: text })
  })
})

test.each([
  ['npm ci', 'npm ci'],
  ['5%', '5%'],
  ['./...', './...'],
  ['.venv/bin/python -m pytest --x=y', '.venv/bin/python -m pytest --x=y'],
  ["pip install '.[test]'", "'pip install ''.[test]'''"],
  ['3.10', "'3.10'"],
  ['one\n  two', '|-\n  one\n    two'],
  ['größe', '"gr\\U000000f6\\U000000dfe"'],
])('%j is written as %s', (text, written) => {
  expect(yamlValueText(text, '  ')).toBe(written)
})
