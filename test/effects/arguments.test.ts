// The command line: a flag for each input, and what is not known is refused.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Misconfigured } from '../../src/core/errors.ts'
import { flags, readArguments, sidesIn, switches } from '../../src/effects/arguments.ts'

test('there is a flag for every input but those about GitHub', async () => {
  const { inputs } = parse(await readFile(join(import.meta.dirname, '../../action.yml'), 'utf8'))
  const ofGitHub = ['comment', 'comment-id', 'github-token']
  expect([...flags, ...switches, ...ofGitHub].sort()).toEqual(Object.keys(inputs).sort())
})

test('flags are inputs, and the other words are revisions', () => {
  const words = ['main..topic', '--count', '10', '--threshold=3%', '--strict', '--no-confirm', '--json']
  expect(readArguments(words)).toEqual({
    command: 'compare-sides',
    words: ['main..topic'],
    inputs: { count: '10', threshold: '3%', strict: 'true', confirm: 'false' },
    output: 'json',
  })
})

test.each([['--help'], ['-h'], ['help'], ['v1', '--help']])('%j asks for help', (...words) => {
  expect(readArguments(words).command).toBe('help')
})

test('restore takes a folder', () => {
  expect(readArguments(['restore', 'there'])).toMatchObject({ command: 'restore', words: ['there'] })
})

test.each([
  [['--cuont', '3'], "Unknown option '--cuont'"],
  [['--count'], "'--count <value>' argument missing"],
  [['--strict=yes'], "'--strict' does not take an argument"],
])('%j is refused', (words, why) => {
  expect(() => readArguments(words)).toThrow(Misconfigured)
  expect(() => readArguments(words)).toThrow(why)
})

describe('revisions', () => {
  test.each([
    [[], {}],
    [['v1'], { base: 'v1' }],
    [['v1', 'v2'], { base: 'v1', head: 'v2' }],
    [['main..topic'], { base: 'main', head: 'topic' }],
    [['main...topic'], { base: 'main', head: 'topic' }],
    [['main..'], { base: 'main' }],
  ])('%j are %j', (words, sides) => {
    expect(sidesIn(words)).toEqual(sides)
  })

  test('three are one too many', () => {
    expect(() => sidesIn(['v1', 'v2', 'v3'])).toThrow('v1 v2 v3: two revisions can be compared.')
  })
})
