// Every input: what is taken, what is refused, and whether the refusal helps.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Misconfigured } from '../../src/core/errors.ts'
import { readInputs } from '../../src/effects/inputs.ts'
import { root } from '../support/action.ts'

const read = (inputs: Record<string, string> = {}) => readInputs(name => inputs[name] ?? '')

test('nothing set gives the defaults, with a seed of its own', () => {
  const { seed, ...rest } = read()
  expect(rest).toEqual({
    run: null,
    setup: null,
    count: 20,
    alpha: 0.05,
    threshold: 0.05,
    base: null,
    head: null,
    workingDirectory: '.',
    failOn: 'regression',
    comment: true,
    commentId: 'benchgate',
    githubToken: '',
    results: null,
  })
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
})

test('the defaults are those of action.yml, and the names too', async () => {
  const action = parse(await readFile(join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>
  }
  const asked = new Set<string>()
  const defaults = readInputs(name => {
    asked.add(name)
    return action.inputs[name]?.default ?? ''
  })
  expect([...asked].sort()).toEqual(Object.keys(action.inputs).sort())
  expect({ ...defaults, seed: 0, commentId: '', githubToken: '' }).toEqual({
    ...read(),
    seed: 0,
    commentId: '',
    githubToken: '',
  })
})

test.each([
  ['5%', 0.05],
  ['0.05', 0.05],
  ['.05', 0.05],
  ['12.5 %', 0.125],
  ['0', 0],
  ['100%', 1],
])('threshold %s is %d', (text, ratio) => {
  expect(read({ threshold: text }).threshold).toBeCloseTo(ratio, 15)
})

test('a percentage and its ratio are one value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), tenths => {
      expect(read({ threshold: `${tenths / 10}%` }).threshold).toBeCloseTo(tenths / 1000, 12)
      expect(read({ threshold: String(tenths / 1000) }).threshold).toBeCloseTo(tenths / 1000, 12)
    }),
  )
})

test.each([
  [
    'threshold',
    '5',
    'threshold: "5" is not accepted. Give a ratio from 0 to 1, or the same as a percentage (0% to 100%). Did you mean 5%?',
  ],
  ['threshold', '-1%', 'threshold: "-1%" is not accepted.'],
  ['threshold', '101%', 'threshold: "101%" is not accepted.'],
  ['threshold', 'five', 'threshold: "five" is not accepted.'],
  ['alpha', '0', 'alpha: "0" is not accepted. Give a ratio over 0 and at most 0.5'],
  ['alpha', '0.6', 'alpha: "0.6" is not accepted.'],
  ['alpha', '1e-3', 'alpha: "1e-3" is not accepted.'],
  ['count', '0', 'count: "0" is not accepted. Give a whole number from 1 to 1000.'],
  ['count', '7.5', 'count: "7.5" is not accepted.'],
  ['count', '1001', 'count: "1001" is not accepted.'],
  ['seed', '4294967296', 'seed: "4294967296" is not accepted.'],
  ['fail-on', 'always', 'fail-on: "always" is not accepted. Give "regression", "inconclusive", "never".'],
  ['comment', 'yes', 'comment: "yes" is not accepted. Give "true", "false".'],
  ['working-directory', '../elsewhere', 'working-directory: "../elsewhere" is not accepted.'],
  ['working-directory', '/etc', 'working-directory: "/etc" is not accepted.'],
])('%s: "%s" is refused in words that help', (name, value, message) => {
  const attempt = () => read({ [name]: value })
  expect(attempt).toThrow(Misconfigured)
  expect(attempt).toThrow(message)
})

test('a gate that could never fail is refused, with the count that could', () => {
  expect(() => read({ count: '3' })).toThrow(
    'count: 3 rounds cannot give a p below 0.1, so with alpha 0.05 the gate could never fail. Set count to at least 4.',
  )
  expect(() => read({ count: '5', alpha: '0.001' })).toThrow('Set count to at least 7.')
  expect(read({ count: '4' }).count).toBe(4)
})
