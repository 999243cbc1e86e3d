import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { recorded, recordedOf } from '../../../src/core/inputs/step-inputs.ts'

const action = parse(readFileSync(new URL('../../../record/action.yml', import.meta.url), 'utf8'))

test('record/action.yml has them in this order, in these words', () => {
  expect(Object.keys(action.inputs)).toEqual(Object.keys(recorded))
  for (const [name, { says, usual }] of Object.entries(recorded)) {
    const last = usual === null || usual === '' ? '' : ` Default \`${usual}\`.`
    expect(action.inputs[name].description).toBe(`${says}${last}`)
  }
})

test('nothing set gives the defaults', () => {
  expect(recordedOf(() => '')).toEqual({ results: '.', issue: true, page: null })
})

test('issue is true or false', () => {
  expect(() => recordedOf(name => (name === 'issue' ? 'maybe' : ''))).toThrow(/issue: "maybe"/)
})
