// The inputs of the publishing half, and what report/action.yml shares with action.yml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseInputValues } from '../../../src/core/inputs/input-table.ts'
import {
  ownBisectActionInputDefinitions,
  ownReportStepInputDefinitions,
  recordStepInputDefinitions,
} from '../../../src/core/inputs/step-inputs.ts'
import { root } from '../../support/action.ts'

describe('reported', () => {
  const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))
  const [whole, half] = [read('action.yml'), read('report/action.yml')]

  test('GitHub computes the same defaults for both', () => {
    for (const name of ['comment-id', 'github-token'])
      expect(half.inputs[name].default).toBe(whole.inputs[name].default)
  })

  test('its outputs mean what those of the Action do', () => {
    for (const [name, output] of Object.entries(half.outputs))
      if (name !== 'check-url') expect(output).toEqual(whole.outputs[name])
  })

  test('the folder is the workspace unless it is set, and there is no name of a check', () => {
    expect(parseInputValues(ownReportStepInputDefinitions, () => ' ')).toEqual({
      results: '.',
      check: null,
      pullRequest: null,
      head: null,
    })
    const read = (name: string) => (['results', 'check'].includes(name) ? ` ${name} ` : '')
    expect(parseInputValues(ownReportStepInputDefinitions, read)).toEqual({
      results: 'results',
      check: 'check',
      pullRequest: null,
      head: null,
    })
  })
})

describe('recorded', () => {
  test('nothing set gives the defaults', () => {
    expect(parseInputValues(recordStepInputDefinitions, () => '')).toMatchObject({
      results: '.',
      issue: true,
      page: null,
    })
  })

  test('issue is true or false', () => {
    expect(() =>
      parseInputValues(recordStepInputDefinitions, name => (name === 'issue' ? 'maybe' : '')),
    ).toThrow(/issue: "maybe"/)
  })
})

describe('bisected', () => {
  test('a search ends after an hour unless it is told so', () => {
    expect(parseInputValues(ownBisectActionInputDefinitions, () => '')).toEqual({
      results: '.',
      budget: 3600,
    })
    expect(
      parseInputValues(ownBisectActionInputDefinitions, name => (name === 'budget' ? '90s' : '')),
    ).toMatchObject({
      budget: 90,
    })
    expect(() =>
      parseInputValues(ownBisectActionInputDefinitions, name => (name === 'budget' ? 'long' : '')),
    ).toThrow(/budget: "long"/)
  })
})
