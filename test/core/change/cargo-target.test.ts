// Where a configuration file of cargo says that it puts what it builds.
import { expect, test } from 'vitest'
import { cargoBuildValue } from '../../../src/core/change/shared-outside.ts'

test.each([
  ['[build]\njobs = 2\ntarget-dir = "/cache/target" # shared\n', '/cache/target'],
  ["[ build ]\r\n'target-dir' = '../target'\r\n", '../target'],
  ['build.target-dir = "C:\\\\t"\n[net]\n', 'C:\\t'],
  ['build = { jobs = 1, target-dir = "x" }', 'x'],
  ['[net]\nretry = 2\n[build]\n"target-dir" = "x"', 'x'],
])('%j', (config, value) => expect(cargoBuildValue(config, 'target-dir')).toBe(value))

test.each([
  '',
  '[build]\nbuild-dir = "x"',
  '[other]\ntarget-dir = "x"',
  '# [build]\n# target-dir = "x"',
  '[build.x]\ntarget-dir = "x"',
])('none in %j', config => expect(cargoBuildValue(config, 'target-dir')).toBeNull())
