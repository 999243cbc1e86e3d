// The command to copy: it measures the one benchmark where that can be asked for, and each name in it is one word.
import { expect, test } from 'vitest'
import { splitFlags } from '../../../../src/core/go/flags.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { reproductionOf } from '../../../../src/core/report/say/judged.ts'
import { comparison } from '../comparisons.ts'
import { goSettings, resultFrom, time } from '../runs.ts'

const of = (more: Partial<Settings>, benchmark = 'Encode/1MB-8') => {
  const both = [time('Decode-8', 1)]
  return reproductionOf(comparison({ benchmark, package: 'example.com/codec' }), resultFrom(both, both, more))
}

test('asks Go for one benchmark, with a profile', () => {
  expect(of({ go: goSettings })).toEqual({
    command:
      "npx --no benchgate 111111111 222222222 --packages example.com/codec --bench '^BenchmarkEncode$/^1MB$' --benchtime 1s --profile cpu",
    isAlone: true,
    isProfiled: true,
  })
  const asked = of({
    go: { ...goSettings, benchtime: '100x', cpu: '1,4', tags: 'slow', goFlags: ['-race', '-p=2'] },
    workingDirectory: 'a b',
    setup: 'go generate',
  })
  expect(asked?.command).toMatch(
    /^npx --no benchgate 1+ 2+ --working-directory 'a b' --packages .* --benchtime 100x --cpu 1,4 --tags slow --go-flags '-race -p=2' --profile cpu --setup 'go generate'$/,
  )
})

test('base gets the files of head that it had', () => {
  const overlay = ['**/*_test.go', 'testdata/**']
  expect(of({ go: goSettings, overlay })?.command).toMatch(/ --overlay '\*\*\/\*_test\.go\ntestdata\/\*\*'$/)
})

test('a flag for go with a blank in it stays one flag', () => {
  const { command = '' } = of({ go: { ...goSettings, goFlags: ['-race', '-ldflags=-s -w'] } }) ?? {}
  const [, given = ''] = /--go-flags ('.*') --profile/.exec(command) ?? []
  const word = given.slice(1, -1).replaceAll("'\\''", "'")
  expect(splitFlags(word)).toEqual(['-race', '-ldflags=-s -w'])
})

test('a number that is part of the name stays in it, as where Go ran on one processor', () => {
  const both = [time('Get/size-64', 1), time('Get/size-128', 1)]
  const [one = comparison()] = resultFrom(both, both, { go: goSettings }).comparisons
  const asked = reproductionOf(one, resultFrom(both, both, { go: goSettings }))
  expect(asked?.command).toContain("--bench '^BenchmarkGet$/^size-64$'")
})

test('asks a command by its filter, and runs all of it where it has none', () => {
  expect(of({ run: 'pytest bench', filter: '-k {or}' }, 'test_a')).toEqual({
    command: "npx --no benchgate 111111111 222222222 --run 'pytest bench -k test_a'",
    isAlone: true,
    isProfiled: false,
  })
  expect(of({ run: 'make bench', setup: 'make', format: 'jmh', output: ['a.json'] })).toEqual({
    command:
      "npx --no benchgate 111111111 222222222 --run 'make bench' --format jmh --output a.json --setup make",
    isAlone: false,
    isProfiled: false,
  })
})

test('a script keeps its lines', () => {
  expect(of({ run: 'cd bench\nmake' })?.command).toMatch(/ --run 'cd bench\nmake'$/)
})

test('a name cannot leave its word', () => {
  const asked = of({ go: goSettings }, "Encode/a' ; rm -rf ~ #$(x)`y`")
  expect(asked?.command).toContain("'^BenchmarkEncode$/^a'\\'' ; rm -rf ~ #\\$\\(x\\)`y`$'")
})

test('there is none where it is not known what ran, or where a name cannot be typed or is too long', () => {
  expect(of({ run: '' })).toBeNull()
  expect(of({ go: goSettings }, 'a\u202eb')).toBeNull()
  expect(of({ go: goSettings }, 'two\nlines')).toBeNull()
  expect(of({ go: goSettings }, 'x'.repeat(2000))).toBeNull()
})
