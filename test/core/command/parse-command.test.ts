// What a comment asks for; anyone may write one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCommentCommand } from '../../../src/core/command/parse-command.ts'
import { anyCodePoints } from '../../support/code-points.ts'
import { tags } from '../report/rendered.ts'

const run = (count: number | null, bench: string | null) => ({ kind: 'run', count, bench })
const accept = (benchmark: string, reason: string) => ({ kind: 'accept', benchmark, reason })

test.each([
  ['/benchgate run', run(null, null)],
  ['/benchgate run\n', run(null, null)],
  ['/benchgate  run   count=40 \r\n', run(40, null)],
  ['/benchgate run bench=^Encode/1MB$|Größe count=8', run(8, '^Encode/1MB$|Größe')],
  ['/benchgate accept Encode: the new format is larger', accept('Encode', 'the new format is larger')],
  ['/benchgate accept cache.Get/a:b: why: because', accept('cache.Get/a:b', 'why: because')],
  ['/benchgate accept `Encode/x: y`: as agreed', accept('Encode/x: y', 'as agreed')],
  ['/benchgate accept `` a`b ``: as agreed', accept('a`b', 'as agreed')],
])('%j is understood', (body, expected) => {
  expect(parseCommentCommand(body)).toEqual(expected)
})

test.each([
  '',
  'please /benchgate run',
  ' /benchgate run',
  '> /benchgate run',
  '/benchgater run',
  '/benchgate-run',
  '/Benchgate run',
  'x\n/benchgate run',
  '```\n/benchgate run\n```',
])('%j is not for us', body => {
  expect(parseCommentCommand(body)).toBeNull()
})

test.each([
  ['/benchgate', /^The empty command is not known\./],
  ['/benchgate rn', /^`rn` \(did you mean `run`\?\) is not known\./],
  ['/benchgate acept x: y', /did you mean `accept`/],
  ['/benchgate RUN', /did you mean `run`/],
  ['/benchgate run count', /^`count` needs a value, such as `count=40`/],
  ['/benchgate run coutn=4', /^`coutn` \(did you mean `count`\?\) is not an option of `run`/],
  ['/benchgate run count=0', /whole number from 1 to 1000, not `0`/],
  ['/benchgate run count=1e3', /whole number/],
  ['/benchgate run count=99999', /whole number/],
  ['/benchgate run count=-1', /whole number/],
  ['/benchgate run count=8 count=9', /^`count` is given twice/],
  ['/benchgate run bench=-test.run=x', /pattern/],
  ['/benchgate run bench=$(id)', /pattern/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
  ['/benchgate run bench=${{secrets.X}}', /pattern/],
  ['/benchgate run bench=a;id', /pattern/],
  ['/benchgate run bench=`id`', /pattern/],
  ["/benchgate run bench='a'", /pattern/],
  ['/benchgate run bench="a"', /pattern/],
  ['/benchgate run bench=a\\b', /pattern/],
  ['/benchgate run bench=<b>', /pattern/],
  ['/benchgate run bench=a&b', /pattern/],
  [`/benchgate run bench=${'a'.repeat(201)}`, /pattern/],
  ['/benchgate run head=evil', /is not an option/],
  ['/benchgate run pull-request=9', /is not an option/],
  ['/benchgate run setup=x', /is not an option/],
  ['/benchgate run __proto__=1', /is not an option/],
  ['/benchgate run constructor=1', /is not an option/],
  ['/benchgate run\nrm -rf /', /A command is a single line/],
  ['/benchgate run\n::error::x', /A command is a single line/],
  ['/benchgate run \u0000', /invisible character/],
  ['/benchgate run bench=a\u202eb', /invisible character/],
  ['/benchgate run bench=a\u200bb', /invisible character/],
  ['/benchgate run\u2028x', /is not known|invisible character/],
  ['/benchgate accept', /needs the name of the benchmark/],
  ['/benchgate accept Encode', /needs the name of the benchmark/],
  ['/benchgate accept Encode:', /needs the name of the benchmark|needs a reason/],
  ['/benchgate accept : because', /needs the name of the benchmark/],
  [`/benchgate accept ${'a'.repeat(1001)}: x`, /at most 1000/],
  ['/benchgate <img src=x>', /is not known/],
  ['/benchgate @octocat', /is not known/],
])('%j is refused', (body, says) => {
  const command = parseCommentCommand(body)
  expect(command).toMatchObject({ kind: 'wrong', message: expect.stringMatching(says) })
  if (command?.kind === 'wrong')
    expect(tags(command.message).filter(tag => !['p', 'code'].includes(tag))).toEqual([])
})

test('any text gives a command with valid fields', () => {
  const word = fc.constantFrom(
    'run',
    'accept',
    'count=',
    'bench=',
    '=',
    ':',
    ' ',
    '`',
    '$',
    '(',
    '\n',
    '\u2028',
    '8',
    'a',
  )
  const body = fc
    .array(fc.oneof(word, anyCodePoints({ maxLength: 3 })))
    .map(all => `/benchgate ${all.join('')}`)
  fc.assert(
    fc.property(body, text => {
      const command = parseCommentCommand(text)
      if (command?.kind === 'run') {
        expect(command.count ?? 8).toSatisfy((n: number) => Number.isInteger(n) && n >= 1 && n <= 1000)
        expect(command.bench ?? 'a').toMatch(/^[^-\s'"`\\;&<>\p{C}][^\s'"`\\;&<>\p{C}]*$/u)
      }
      if (command?.kind === 'accept') {
        expect(command.benchmark).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^$/u)
        expect(command.reason).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^$/u)
      }
    }),
    { numRuns: 150 },
  )
})
