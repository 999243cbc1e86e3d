// The schema of rules files for editors, docs/rules.schema.json, which `npm run docs` writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../support/action.ts'

const schema = JSON.parse(readFileSync(join(root, 'docs/rules.schema.json'), 'utf8'))

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
