// The command that people are told to repeat: every setting is in it, and a shell reads it as it was meant.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  benchmemAndCpuFlagsOfTestBinary,
  flagsForEveryGoCommand,
  shellCommandToRepeatGoBenchmarks,
} from '../../../src/core/go/flags.ts'
import type { GoSettings } from '../../../src/core/model/settings.ts'
import { testProperty } from '../../support/long.ts'

const usual: GoSettings = {
  packages: ['./...'],
  bench: '.',
  benchtime: '100ms',
  cpu: null,
  benchmem: true,
  tags: null,
  goFlags: [],
  test: false,
}

test('where nothing is set it is what anyone would type', () => {
  expect(shellCommandToRepeatGoBenchmarks(usual)).toBe(
    "go test -run '^$' -bench . -benchtime 100ms -benchmem ./...",
  )
})

test('has everything that is set', () => {
  const all = { ...usual, cpu: '1,4', benchmem: false, tags: 'a,b', goFlags: ['-race', '-ldflags=-s -w'] }
  expect(
    shellCommandToRepeatGoBenchmarks({
      ...all,
      packages: ['./a', './b/...'],
      bench: 'Encode/(1|2)MB',
      benchtime: '50x',
    }),
  ).toBe(
    "go test -race '-ldflags=-s -w' -tags a,b -run '^$' -bench 'Encode/(1|2)MB' -benchtime 50x -cpu 1,4 ./a ./b/...",
  )
})

testProperty('is read by a shell as it was meant, whatever is in it', 40, numRuns => {
  const word = fc.string({
    unit: fc.constantFrom('a', '-', "'", '"', ' ', '$', '\\', '|', '*', '\n', 'é', ';'),
  })
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 2 }), (bench, packages) => {
      const command = shellCommandToRepeatGoBenchmarks({ ...usual, bench, packages })
      const print = `go() { printf '%s\\0' "$@"; }; ${command}`
      const words = execFileSync('bash', ['-c', print], { encoding: 'utf8' }).split('\0').slice(0, -1)
      const measuring = ['-run', '^$', '-bench', bench, '-benchtime', '100ms', '-benchmem']
      expect(words).toEqual(['test', ...measuring, ...packages])
    }),
    { numRuns },
  )
})

test('builds with the tags, and measures with the rest', () => {
  expect([flagsForEveryGoCommand(usual), flagsForEveryGoCommand({ tags: 'a,b' })]).toEqual([
    [],
    ['-tags=a,b'],
  ])
  expect([
    benchmemAndCpuFlagsOfTestBinary(usual),
    benchmemAndCpuFlagsOfTestBinary({ benchmem: false, cpu: '1,4' }),
  ]).toEqual([['-test.benchmem'], ['-test.cpu=1,4']])
})
