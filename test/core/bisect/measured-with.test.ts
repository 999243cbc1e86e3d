// What a search takes over from the step that has measured.
import { expect, test } from 'vitest'
import { measuredWith } from '../../../src/core/bisect/follow.ts'
import { inputsFrom, settingsOf } from '../../../src/core/inputs/inputs.ts'
import { goSettings, settings } from '../report/runs.ts'

function readAgain(texts: Readonly<Record<string, string>>) {
  const inputs = inputsFrom(
    name => texts[name] ?? '',
    () => 1,
  )
  const { run, workingDirectory, go } = inputs
  return { ...settingsOf(inputs), run, workingDirectory, go }
}

test('of a command: all that says how it runs, and reads the same again', () => {
  const given = {
    ...{
      run: 'pytest a\npytest b',
      setup: 'make venv',
      format: 'pytest-benchmark',
      output: ['a.json', 'b.json'],
    },
    ...{ filter: '-k {or}', workingDirectory: 'py', timeout: 90 },
  }
  expect(readAgain(measuredWith({ ...settings, go: null, ...given }))).toMatchObject(given)
})

test('of Go: how it is built and run, but not which benchmarks', () => {
  const go = {
    ...goSettings,
    benchtime: '50ms',
    cpu: '1,2',
    tags: 'a,b',
    goFlags: ['-race', "-ldflags=-X 'm.v=a b'"],
  }
  const texts = measuredWith({ ...settings, go, setup: null })
  expect(readAgain(texts).go).toMatchObject({
    benchtime: '50ms',
    cpu: '1,2',
    tags: 'a,b',
    goFlags: go.goFlags,
  })
  expect(Object.keys(texts)).not.toContain('bench')
  expect(Object.keys(texts)).not.toContain('run')
})
