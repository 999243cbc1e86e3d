// How long Go measures is an input, or a flag of the reader's own command.
import { expect, test } from 'vitest'
import { benchtimeName } from '../../../../src/core/report/say/how-measured.ts'
import { goSettings, settings } from '../runs.ts'

test('is the input where Go benchmarks are run one by one, else the flag', () => {
  expect(benchtimeName({ settings: { ...settings, go: goSettings } })).toBe('benchtime')
  expect(benchtimeName({ settings })).toBe('-benchtime')
})

test('is not known of other tools', () => {
  expect(benchtimeName({ settings, formats: { base: 'jmh', head: 'jmh' } })).toBeNull()
})
