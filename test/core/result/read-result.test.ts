// A result file is read as it was written, and what is not one is refused with a sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import {
  InvalidResultError,
  maxResultFileBytes,
  parseComparisonsOfResult,
  parseResultFile,
} from '../../../src/core/result/read-result.ts'
import { root } from '../../support/action.ts'
import { long, testProperty } from '../../support/long.ts'
import { samples } from '../report/samples.ts'
import { everyKind } from './results.ts'

/** As it stands in a file. */
function written(result: ResultFile): string {
  return JSON.stringify(result)
}

test('every result that has a report is read as it was written', long, () => {
  for (const [name, make] of [...Object.entries(samples), ...Object.entries(everyKind)]) {
    const text = written(make())
    expect(parseResultFile(text), name).toEqual(JSON.parse(text))
  }
})

const whole = JSON.parse(written((samples.confirmed as () => ResultFile)()))

/** The result with another value at a place; undefined takes it away. */
function changed(path: string, value: unknown): string {
  const copy = structuredClone(whole)
  const steps = path.split('.')
  const last = steps.pop() as string
  const parent = steps.reduce((at, step) => at[step], copy)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return JSON.stringify(copy)
}

test('comparisons alone are read whoever has judged them, and as strictly', () => {
  const merged = changed('merged', { machines: [], parts: null, missing: [], isStrangers: false })
  expect(() => parseResultFile(merged)).toThrow('merged is')
  expect(parseComparisonsOfResult(merged)).toEqual(whole.comparisons)
  expect(() => parseComparisonsOfResult(changed('comparisons.0.change', 'fine'))).toThrow(
    'comparisons[0].change is',
  )
  expect(() => parseComparisonsOfResult('[')).toThrow(InvalidResultError)
})

test.each([
  ['schema', 2, 'schema is 2; expected 1, the only version.'],
  ['machine', undefined, 'machine is missing; expected an object.'],
  ['commits.head.sha', '--upload-pack=x', 'commits.head.sha is "--upload-pack=x"; expected a commit'],
  ['settings.count', '20', 'settings.count is "20"; expected a whole number from 1 to 1000.'],
  [
    'comparisons.0.base.samples.2',
    '1',
    'comparisons[0].base.samples[2] is "1"; expected a finite number, or null.',
  ],
  ['comparisons.0.head', null, 'comparisons[0].head is null; expected an object.'],
  ['rounds.0.base.started', 'today', 'rounds[0].base.started is "today"; expected a time such as'],
  ['verdict', '\u202egreen', 'verdict is "\\u202egreen"; expected one of "pass", "fail", "inconclusive".'],
  ['machine.turbo', 1, 'machine.turbo is 1; expected true or false, or null.'],
] as const)('says what is wrong with %s: %j', (path, value, sentence) => {
  expect(() => parseResultFile(changed(path, value))).toThrow(InvalidResultError)
  expect(() => parseResultFile(changed(path, value))).toThrow(sentence)
})

test('says what does not belong together', () => {
  const [first] = whole.comparisons
  const gap = { ...first, base: { ...first.base, samples: first.base.samples.map(() => null) } }
  for (const [comparisons, sentence] of [
    [
      [first, first],
      'comparisons[1] repeats the benchmark and unit of comparisons[0]; each must occur once.',
    ],
    [[gap], 'comparisons[0] has no value on a side; both must have one.'],
    [
      [{ ...first, head: { ...first.head, samples: [1] } }],
      'comparisons[0].head has 1 values for 20 rounds; each round must have one.',
    ],
    [
      [
        {
          ...first,
          confirmation: { ...first.confirmation, base: first.base, head: { ...first.head, samples: [1] } },
        },
      ],
      'comparisons[0].confirmation.head has 1 values for 20 rounds',
    ],
  ] as const)
    expect(() => parseResultFile(changed('comparisons', comparisons))).toThrow(sentence)
})

test('drops what it does not know, and is not misled by names that objects inherit', () => {
  const text = written(whole).replace(
    '{"schema":1,',
    '{"schema":1,"__proto__":{"verdict":"pass"},"constructor":{},"more":[1],',
  )
  expect(parseResultFile(text)).toEqual(whole)
  const without = text.replace(/"verdict":"(fail|inconclusive)",/, '')
  expect(() => parseResultFile(without)).toThrow('verdict is missing')
})

test('refuses worse halves that are not those of its rounds', () => {
  const worse = { base: [1], head: [1] }
  expect(() => parseResultFile(changed('comparisons.0.worse', worse))).toThrow(
    /comparisons\[0\]\.worse\.base has 1 values for \d+ rounds/,
  )
})

test('refuses what is too large, too deep or too much before it is parsed', () => {
  expect(() => parseResultFile(`"${'x'.repeat(maxResultFileBytes)}"`)).toThrow('the limit of 64 MiB')
  expect(() => parseResultFile('['.repeat(33))).toThrow('more than 32 deep')
  expect(() => parseResultFile(`[${'{},'.repeat(4_000_000)}{}]`)).toThrow(
    'the limit of 4000000 lists and objects',
  )
  expect(() => parseResultFile(`"${'['.repeat(100)}"`)).toThrow('The file is "[[[')
  // A quote that is escaped ends no text.
  expect(() => parseResultFile(JSON.stringify(`"${'['.repeat(100)}`))).toThrow('The file is "')
  expect(() => parseResultFile('{"a": nothing}')).toThrow('The file is not JSON: Unexpected token')
})

testProperty('what the schema refuses is refused', 4000, numRuns => {
  const schema = JSON.parse(readFileSync(join(root, 'docs', 'result.schema.json'), 'utf8'))
  const ajv = new Ajv2020.default({ formats: { 'date-time': value => !Number.isNaN(Date.parse(value)) } })
  const validate = ajv.compile(schema)
  const all = [...Object.values(samples), ...Object.values(everyKind)].map(make =>
    JSON.parse(written(make())),
  )
  const other = fc.constantFrom<unknown>(
    ...[undefined, null, true, 0, -1, 1.5, 2 ** 40, '', 'x', '7', [], {}, [1], ['x'], { kind: 'x' }],
  )
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(), other, (result, place, value) => {
      const copy = structuredClone(result)
      const places = placesIn(copy)
      const { parent, step } = places[place % places.length] as (typeof places)[number]
      if (value === undefined && !Array.isArray(parent)) delete parent[step]
      else parent[step] = value ?? null
      if (!validate(copy)) expect(() => parseResultFile(JSON.stringify(copy))).toThrow(InvalidResultError)
    }),
    { numRuns },
  )
})

interface Place {
  readonly parent: Record<string, unknown>
  readonly step: string
}

/** Every place of a value, but only the first items of a list. */
function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  const parent = value as Record<string, unknown>
  const steps = Object.keys(parent).slice(0, Array.isArray(value) ? 2 : undefined)
  return steps.flatMap(step => [{ parent, step }, ...placesIn(parent[step])])
}
