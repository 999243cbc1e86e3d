import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bisected, bisectInputsOf } from '../../../src/core/inputs/step-inputs.ts'

const action = parse(readFileSync(new URL('../../../bisect/action.yml', import.meta.url), 'utf8'))

test('bisect/action.yml has them in this order, in these words', () => {
  expect(Object.keys(action.inputs)).toEqual(Object.keys(bisected))
  for (const [name, { says, usual }] of Object.entries(bisected))
    expect(action.inputs[name].description).toBe(`${says} Default \`${usual}\`.`)
})

test('a search ends after an hour unless it is told so', () => {
  expect(bisectInputsOf(() => '')).toEqual({ results: '.', budget: 3600 })
  expect(bisectInputsOf(name => (name === 'budget' ? '90s' : ''))).toMatchObject({ budget: 90 })
  expect(() => bisectInputsOf(name => (name === 'budget' ? 'long' : ''))).toThrow(/budget: "long"/)
})
