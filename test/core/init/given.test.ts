// Commands that the user gives.
import { expect, test } from 'vitest'
import { givenSuite, suiteWithInputs } from '../../../src/core/init/choose.ts'
import { suiteWith } from '../../support/init-trees.ts'

const nothing = { setup: null, format: null, output: null, folder: null }

test.each([
  ['node bench.mjs', ['setup-node']],
  ['npm ci && python3 x.py', ['setup-node', 'setup-python']],
  ['./gradlew jmh', ['setup-java']],
  ['go run ./bench', ['setup-go']],
  ['make bench', []],
  ['./django', []],
])('%s needs %j', (run, needed) => {
  const { steps } = givenSuite({ ...nothing, run })
  expect(steps.map(step => 'uses' in step && step.uses)).toEqual(needed)
})

test('what is given stands as it is; what is not is left to the Action', () => {
  const suite = givenSuite({ run: 'a', setup: 'npm ci', format: 'x', output: 'y', folder: 'z' })
  expect(suite).toMatchObject({ run: 'a', setup: 'npm ci', format: 'x', output: 'y', folder: 'z' })
  expect(givenSuite({ ...nothing, run: 'a' })).toMatchObject({ ...nothing, folder: '.' })
})

test('what is given goes before what was found', () => {
  const found = suiteWith({ setup: 'a', format: 'b', output: 'c' })
  expect(suiteWithInputs(found, { ...nothing, run: null })).toEqual(found)
  expect(suiteWithInputs(found, { ...nothing, run: null, setup: 'x', format: 'y', output: 'z' })).toEqual({
    ...found,
    setup: 'x',
    format: 'y',
    output: 'z',
  })
})
