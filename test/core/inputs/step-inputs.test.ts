// The inputs of the publishing half, and that report/action.yml says the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { InputDefinition } from '../../../src/core/inputs/input-kinds.ts'
import {
  bisectActionInputDefinitions,
  parseBisectActionInputs,
  parseRecordStepInputs,
  parseReportStepInputs,
  recordStepInputDefinitions,
  reportStepInputDefinitions,
} from '../../../src/core/inputs/step-inputs.ts'
import { root } from '../../support/action.ts'

describe('reported', () => {
  const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))
  const [whole, half] = [read('action.yml'), read('report/action.yml')]
  const rows: Readonly<Record<string, InputDefinition<unknown>>> = reportStepInputDefinitions
  /** In both files they are what GitHub computes. */
  const computed = ['comment-id', 'github-token']

  test('report/action.yml has them in this order, in these words', () => {
    expect(Object.keys(half.inputs)).toEqual(Object.keys(rows))
    for (const [name, { description, defaultText }] of Object.entries(rows)) {
      const told =
        !defaultText || computed.includes(name) ? description : `${description} Default \`${defaultText}\`.`
      expect(half.inputs[name].description, name).toBe(told)
      expect(half.inputs[name].default, name).toBe(
        computed.includes(name) ? whole.inputs[name].default : undefined,
      )
    }
  })

  test('its outputs mean what those of the Action do', () => {
    for (const [name, output] of Object.entries(half.outputs))
      if (name !== 'check-url') expect(output).toEqual(whole.outputs[name])
  })

  test('the folder is the workspace unless it is set, and there is no name of a check', () => {
    expect(parseReportStepInputs(() => ' ')).toEqual({
      results: '.',
      check: null,
      pullRequest: null,
      head: null,
    })
    const read = (name: string) => (['results', 'check'].includes(name) ? ` ${name} ` : '')
    expect(parseReportStepInputs(read)).toEqual({
      results: 'results',
      check: 'check',
      pullRequest: null,
      head: null,
    })
  })
})

describe('recorded', () => {
  const action = parse(readFileSync(new URL('../../../record/action.yml', import.meta.url), 'utf8'))

  test('record/action.yml has them in this order, in these words', () => {
    expect(Object.keys(action.inputs)).toEqual(Object.keys(recordStepInputDefinitions))
    for (const [name, { description, defaultText }] of Object.entries(recordStepInputDefinitions)) {
      const last = defaultText === null || defaultText === '' ? '' : ` Default \`${defaultText}\`.`
      expect(action.inputs[name].description).toBe(`${description}${last}`)
    }
  })

  test('nothing set gives the defaults', () => {
    expect(parseRecordStepInputs(() => '')).toMatchObject({ results: '.', issue: true, page: null })
  })

  test('issue is true or false', () => {
    expect(() => parseRecordStepInputs(name => (name === 'issue' ? 'maybe' : ''))).toThrow(/issue: "maybe"/)
  })
})

describe('bisected', () => {
  const action = parse(readFileSync(new URL('../../../bisect/action.yml', import.meta.url), 'utf8'))

  test('bisect/action.yml has them in this order, in these words', () => {
    expect(Object.keys(action.inputs)).toEqual(Object.keys(bisectActionInputDefinitions))
    for (const [name, { description, defaultText }] of Object.entries(bisectActionInputDefinitions))
      expect(action.inputs[name].description).toBe(`${description} Default \`${defaultText}\`.`)
  })

  test('a search ends after an hour unless it is told so', () => {
    expect(parseBisectActionInputs(() => '')).toEqual({ results: '.', budget: 3600 })
    expect(parseBisectActionInputs(name => (name === 'budget' ? '90s' : ''))).toMatchObject({ budget: 90 })
    expect(() => parseBisectActionInputs(name => (name === 'budget' ? 'long' : ''))).toThrow(/budget: "long"/)
  })
})
