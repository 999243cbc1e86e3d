// Every input: what is taken, what is refused, and whether the refusal helps.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Misconfigured } from '../../src/core/errors.ts'
import { readInputs, settingsOf } from '../../src/effects/inputs.ts'
import { settings } from '../core/report/runs.ts'
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
    test: 'utest',
    correction: 'holm',
    strict: false,
    outliers: 'none',
    stopEarly: 'pass',
    confirm: true,
    budget: null,
    sort: 'none',
    base: null,
    head: null,
    workingDirectory: '.',
    checkout: 'in-place',
    ignoredFiles: 'per-side',
    overlay: [],
    timeout: 1800,
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
  ['test', 'u', 'test: "u" is not accepted. Give "utest", "ttest", "none".'],
  ['correction', 'bonferroni', 'correction: "bonferroni" is not accepted. Give "holm", "bh", "none".'],
  ['strict', '1', 'strict: "1" is not accepted. Give "true", "false".'],
  ['outliers', 'yes', 'outliers: "yes" is not accepted. Give "none", "iqr".'],
  ['stop-early', 'fail', 'stop-early: "fail" is not accepted. Give "pass", "pass-or-fail", "never".'],
  ['sort', 'p', 'sort: "p" is not accepted. Give "none", "name", "delta".'],
  [
    'budget',
    '10 minutes',
    'budget: "10 minutes" is not accepted. Give a duration over 0, such as "90s", "10m" or "1h".',
  ],
  ['budget', '0', 'budget: "0" is not accepted.'],
  ['budget', '-5m', 'budget: "-5m" is not accepted.'],
  ['budget', '1d', 'budget: "1d" is not accepted.'],
  ['budget', '1h30m', 'budget: "1h30m" is not accepted.'],
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

test('worktrees share no files, and say so where that is asked for', () => {
  const attempt = () => read({ checkout: 'worktree', 'ignored-files': 'shared' })
  expect(attempt).toThrow(Misconfigured)
  expect(attempt).toThrow('Set "checkout" to "in-place", or leave "ignored-files" out.')
  expect(read({ checkout: 'worktree' }).ignoredFiles).toBe('per-side')
})

test.each([
  ['90s', 90],
  ['10m', 600],
  ['1h', 3600],
  ['45', 45],
  ['1.5 h', 5400],
  ['.5m', 30],
])('budget %s is %d seconds', (text, seconds) => {
  expect(read({ budget: text }).budget).toBeCloseTo(seconds, 9)
})

test('what decides can be chosen', () => {
  const chosen = {
    test: 'ttest',
    correction: 'bh',
    strict: 'TRUE',
    outliers: 'iqr',
    'stop-early': 'pass-or-fail',
    sort: 'delta',
  }
  const { strict, stopEarly, ...rest } = read(chosen)
  expect(rest).toMatchObject({ test: 'ttest', correction: 'bh', outliers: 'iqr', sort: 'delta' })
  expect([strict, stopEarly]).toEqual([true, 'pass-or-fail'])
})

test('a gate that could hardly ever fail is refused, with the count that could', () => {
  expect(() => read({ count: '7' })).toThrow(Misconfigured)
  expect(() => read({ count: '7' })).toThrow(
    'count: 7 rounds are too few for alpha 0.05: the gate could hardly ever fail. Set count to at least 8.',
  )
  expect(() => read({ count: '1' })).toThrow('count: 1 round is too few for alpha 0.05')
  expect(() => read({ count: '10', alpha: '0.1%' })).toThrow('Set count to at least 11.')
  expect(read({ count: '8' }).count).toBe(8)
})

test('fewer rounds are enough for a test that needs no more', () => {
  expect(() => read({ count: '1', test: 'ttest' })).toThrow('Set count to at least 2.')
  expect(read({ count: '2', test: 'ttest' }).count).toBe(2)
  expect(read({ count: '1', test: 'none' }).count).toBe(1)
})

test('every setting that shapes a result is kept with it, and nothing else', () => {
  const inputs = read({ setup: 'npm ci', 'github-token': 'secret' })
  expect(Object.keys(settingsOf(inputs)).sort()).toEqual(
    Object.keys(settings)
      .filter(name => name !== 'run' && name !== 'workingDirectory')
      .sort(),
  )
  expect(inputs).toMatchObject(settingsOf(inputs))
})
