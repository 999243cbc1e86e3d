// The schema of rules files for editors, docs/rules.schema.json: written from the tables (`npm test -- -u`), true of files.
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { InputDefinition, InputKind } from '../../../src/core/inputs/input-kinds.ts'
import { allInputDefinitions, rulesFileInputNames } from '../../../src/core/inputs/input-table.ts'
import {
  keysAllowedInRuleList,
  type RulesFileListName,
  ruleListDefinitions,
  rulesFileListNames,
} from '../../../src/core/inputs/rule-lists.ts'
import { root } from '../../support/action.ts'

const rows: Readonly<Record<string, InputDefinition<unknown>>> = allInputDefinitions

/** What YAML may have for a value: numbers and truth values are read as they are written. */
function shapeOf({ json, completion, separator, isKeyed }: InputKind<unknown>) {
  if (json === 'boolean') return { type: ['boolean', 'string'] }
  if (typeof completion === 'object' && separator === null)
    return isKeyed ? { anyOf: [{ enum: completion }, { type: ['string', 'object'] }] } : { enum: completion }
  const plain = { type: ['string', 'number', 'boolean'] }
  return separator === null ? plain : { anyOf: [plain, { type: 'array', minItems: 1, items: plain }] }
}

function listSchema(list: RulesFileListName) {
  const keys: Readonly<Record<string, { readonly kind: InputKind<unknown>; readonly description: string }>> =
    ruleListDefinitions[list].keys
  return {
    description: ruleListDefinitions[list].description,
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(
        keysAllowedInRuleList(list).map(key => [
          key,
          { description: keys[key]?.description, ...shapeOf(keys[key]?.kind as InputKind<unknown>) },
        ]),
      ),
      required: list === 'accepted' ? ['match', 'up-to'] : ['match'],
      additionalProperties: false,
    },
  }
}

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json',
  title: 'Rules of Benchgate (.github/benchgate.yml)',
  type: ['object', 'null'],
  properties: Object.fromEntries([
    ...rulesFileInputNames.map(name => {
      const { kind, description, defaultText } = rows[name] as InputDefinition<unknown>
      return [
        name,
        {
          description: defaultText ? `${description} Default ${defaultText}.` : description,
          ...shapeOf(kind),
        },
      ]
    }),
    ...rulesFileListNames.map(list => [list, listSchema(list)]),
  ]),
  additionalProperties: false,
}

test('is that of the tables', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'docs/rules.schema.json'),
  )
})

describe('of a file', () => {
  const isValid = new Ajv2020({ allowUnionTypes: true }).compile(schema)

  test.each([
    ['nothing', ''],
    ['inputs', 'threshold: 3%\ncount: 30\nstrict: yes\noverlay: [a, b]\ncorrection: bh'],
    ['rules for benchmarks', 'benchmarks:\n  - match: Decode*\n    gate: warn\n    until: "2027-01-31"'],
    ['what is accepted', 'accepted:\n  - match: A sec/op\n    up-to: 12%'],
  ])('%s is right', (_, text) => {
    expect([isValid(parse(text)), isValid.errors]).toEqual([true, null])
  })

  test.each([
    ['a wrong key', 'treshold: 3%'],
    ['what belongs to one run', 'base: main'],
    ['a wrong word', 'correction: all'],
    ['a wrong key of an entry', 'benchmarks:\n  - match: A\n    mute: true'],
    ['an entry for nothing', 'benchmarks:\n  - gate: off'],
    ['a size that is missing', 'accepted:\n  - match: A'],
  ])('%s is wrong', (_, text) => {
    expect(isValid(parse(text))).toBe(false)
  })
})
