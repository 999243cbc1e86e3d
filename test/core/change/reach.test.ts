// What is known of a change before anything is run.
import { expect, test } from 'vitest'
import {
  canProveCommandUnchangedWithSettings,
  canProveGoUnchangedWithSettings,
} from '../../../src/core/change/reach.ts'
import { goSettings, settings } from '../report/runs.ts'

test('nothing is proven if it is turned off, or if the sides generate files', () => {
  const usual = { ...settings, go: goSettings }
  expect(canProveGoUnchangedWithSettings(usual)).toBe(true)
  expect(canProveGoUnchangedWithSettings({ ...usual, go: null })).toBe(false)
  expect(canProveGoUnchangedWithSettings({ ...usual, measure: 'all' })).toBe(false)
  expect(canProveGoUnchangedWithSettings({ ...usual, calibrate: true })).toBe(false)
  expect(canProveGoUnchangedWithSettings({ ...usual, setup: 'make data' })).toBe(false)
  expect(canProveGoUnchangedWithSettings({ ...usual, go: { ...goSettings, test: true } })).toBe(false)
})

test('a command that runs an image which setup builds is not proven, as the sides may share the image', () => {
  const command = { ...settings, binaries: ['build/bench'], run: 'build/bench', setup: 'make' }
  expect(canProveCommandUnchangedWithSettings(command)).toBe(true)
  const image = { setup: 'docker build -t widget .', run: 'docker run widget' }
  expect(canProveCommandUnchangedWithSettings({ ...command, ...image })).toBe(false)
})
