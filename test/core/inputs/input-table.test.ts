// The table of inputs, the defaults in action.yml, and the schema of results.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { pickRunSettingsFromInputs } from '../../../src/core/inputs/check-inputs.ts'
import type { InputDefinition } from '../../../src/core/inputs/input-kinds.ts'
import {
  camelCase,
  findInputDefinition,
  goInputNames,
  inputNames,
  inputNamesWithTerminalFlag,
  mainActionInputDefinitions,
  parseInputValues,
  rulesFileInputNames,
} from '../../../src/core/inputs/input-table.ts'
import { isRuleListName } from '../../../src/core/inputs/rule-lists.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { root } from '../../support/action.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const action = parse(read('action.yml')) as {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>
}
const rows: Readonly<Record<string, InputDefinition<unknown>>> = mainActionInputDefinitions
/** In action.yml they are what GitHub computes, and are shown as such. */
const computed = ['comment-id', 'github-token']

describe('action.yml', () => {
  test('has no default that would go before the rules file', () => {
    const withDefault = inputNames.filter(name => action.inputs[name]?.default !== undefined)
    expect(withDefault).toEqual(computed)
    for (const name of withDefault) expect(action.inputs[name]?.default).toMatch(/^\$\{\{/)
  })
})

describe('the settings of a result', () => {
  const { settings } = JSON.parse(read('docs/result.schema.json')).properties
  const inGo: Readonly<Record<string, Schema>> = settings.properties.go.properties

  interface Schema {
    readonly type?: string | readonly string[]
    readonly enum?: readonly unknown[]
    readonly items?: Schema
  }
  const schemas: Readonly<Record<string, Schema>> = { ...settings.properties, ...inGo }
  const kept = new Set([
    ...Object.keys(pickRunSettingsFromInputs(readInputsWithSeed(() => ''))).filter(
      name => !isRuleListName(name),
    ),
    ...['run', 'checkout', 'workingDirectory'],
    ...Object.keys(inGo),
  ])

  test('are those inputs that shape it', () => {
    expect(
      Object.keys(schemas)
        .filter(name => name !== 'go' && !isRuleListName(name))
        .sort(),
    ).toEqual([...kept].sort())
  })

  test.each(inputNames.filter(name => kept.has(camelCase(name))))('have %s as the table does', name => {
    const { kind } = rows[name] as InputDefinition<unknown>
    const schema = schemas[camelCase(name)]
    const words = schema?.enum ?? schema?.items?.enum
    // Formats come and go: any word is one.
    if (typeof kind.completion !== 'string' && name !== 'format') expect(words).toEqual(kind.completion)
    else expect(words).toBeUndefined()
    if (schema?.enum === undefined) expect([schema?.type].flat()).toContain(kind.json)
  })
})

test('what is not set has its defaultText value, or none', () => {
  const values = parseInputValues(mainActionInputDefinitions, () => ' ')
  expect(values).toMatchObject({
    count: 20,
    threshold: 0.05,
    run: null,
    overlay: [],
    benchmem: true,
    ruleOut: null,
  })
  expect(Object.keys(values).sort()).toEqual(inputNames.map(camelCase).sort())
})

test('each is read by its own name, and trimmed', () => {
  expect(
    parseInputValues(mainActionInputDefinitions, name => (name === 'delta-test' ? ' ttest\n' : '')),
  ).toMatchObject({
    deltaTest: 'ttest',
  })
  expect(() => parseInputValues(mainActionInputDefinitions, name => (name === 'fail-on' ? 'x' : ''))).toThrow(
    'fail-on: "x" is not accepted.',
  )
})

test('where an input may stand', () => {
  const without = (names: readonly string[]) => inputNames.filter(name => !names.includes(name))
  expect(without(inputNamesWithTerminalFlag)).toEqual([
    ...[
      'comment',
      'comment-id',
      'accept-label',
      'improved-label',
      'github-token',
      'pull-request',
      'trust-head',
    ],
  ])
  expect(without(rulesFileInputNames)).toEqual([
    ...[
      'calibrate',
      'base',
      'head',
      'seed',
      'shard',
      'durations',
      'replica',
      'rules',
      'comment',
      'comment-id',
      'accept-label',
      'improved-label',
      'github-token',
      'pull-request',
      'trust-head',
      'results',
    ],
  ])
})

test('an input is known by its name alone', () => {
  expect(findInputDefinition('seed')?.scope).toBe('per run')
  expect(findInputDefinition('toString')).toBeUndefined()
  expect(goInputNames).toContain('profile')
})
