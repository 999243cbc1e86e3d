// The rules file as it is written, read back.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildRulesFileTextForSuite } from '../../../src/core/init/plan.ts'
import { suiteWith } from '../../support/init-trees.ts'

test('Go needs no command, and shows what people change', () => {
  expect(parse(buildRulesFileTextForSuite(suiteWith({ run: null })))).toEqual({
    packages: './...',
    benchtime: '100ms',
    count: 20,
    threshold: '5%',
  })
})

test('whatever the command is, the file says it', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 })
  const optional = fc.option(text)
  fc.assert(
    fc.property(text, optional, optional, (run, setup, output) => {
      const read = parse(buildRulesFileTextForSuite(suiteWith({ run, setup, output, folder: 'a: b' })))
      const given = Object.entries({ run, setup, output }).filter(([, value]) => value !== null)
      expect(read).toEqual({
        'working-directory': 'a: b',
        ...Object.fromEntries(given),
        count: 20,
        threshold: '5%',
      })
    }),
  )
})
