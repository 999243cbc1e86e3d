// How a run was measured and judged, in words true for the settings in force.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { howMeasured } from '../../../../src/core/report/say/how-measured.ts'
import { tags, texts } from '../rendered.ts'
import { goSettings, machine, resultFrom, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const run = (differing: Parameters<typeof resultFrom>[2] = {}): ResultFile =>
  resultFrom([time('A', 1)], [time('A', 1.2)], differing)
const facts = (result: ResultFile) => texts(asMarkdown(howMeasured(result)), 'li')

test('records commits, rounds, order, machine and commands', () => {
  const shown = asMarkdown(howMeasured(run({ setup: 'make deps', workingDirectory: 'services/shop' })))
  expect(texts(shown, 'li').slice(0, 3)).toEqual([
    'base 111111111 (merge base with main), head 222222222 (head of the pull request)',
    '20 rounds; each round visited both sides on one machine, base first in 10 (coin flips from seed 42); 1 min 20 s of measuring',
    'AMD EPYC 7763 64-Core Processor, 4 cores, 16 GiB, linux, Linux 6.11.0-1018-azure x64, microsoft, SMT on, load 0.42 at the start and 1.10 at the end, steal 0.4% while measuring (0.1% before)',
  ])
  expect(texts(shown, 'pre')).toEqual(['make deps\ngo test -run=NONE -bench=. ./...\n'])
  expect(texts(shown, 'details')[0]).toContain('services/shop')
})

test('says in which format a run was read where that is not Go, and what counts once', () => {
  const pytest = { base: 'pytest-benchmark', head: 'pytest-benchmark' }
  const samples = (least: number, most: number) => [{ benchmark: 'A', package: null, least, most }]
  const read = (more: Partial<ResultFile>) => facts({ ...run(), ...more })[2]
  expect(read({ formats: pytest })).toBe('the results were read as pytest-benchmark')
  expect(read({ formats: { ...pytest, base: null }, innerSamples: samples(5, 5) })).toBe(
    'the results were read as pytest-benchmark; the 5 samples that a process took of a benchmark count as one observation',
  )
  expect(read({ formats: { ...pytest, base: '`<b>|' } })).toBe(
    'the results were read as `<b>| (base) and pytest-benchmark (head)',
  )
  const goToo = { formats: { base: 'go', head: 'go' }, innerSamples: [...samples(2, 3), ...samples(4, 9)] }
  expect(read(goToo)).toBe('the 2 to 9 samples that a process took of a benchmark count as one observation')
  expect(read({ formats: { base: null, head: 'go' } })).toMatch(/^AMD EPYC/)
  const many = Array.from({ length: 200_000 }, (_, n) => samples(2, n + 2)).flat()
  expect(read({ formats: goToo.formats, innerSamples: many })).toMatch(/^the 2 to 200001 samples /)
})

test('says which files of base were not its own', () => {
  const globs = ['**/*_test.go', '`|</code>']
  expect(facts(run({ overlay: globs }))[2]).toBe(
    `base was measured with head's files that match ${globs.join(', ')} in place of its own (overlay)`,
  )
  expect(facts(run()).join()).not.toContain('overlay')
})

test('says one round in the singular', () => {
  const result = run()
  expect(facts({ ...result, rounds: result.rounds.slice(0, 1) })[1]).toMatch(/^1 round; each/)
})

test('leaves out steal where the system does not say, and counts machines where there are several', () => {
  const one = run({ steal: null })
  expect(facts(one)[2]).toMatch(/at the end$/)
  const merged = { files: 3, machines: [machine, machine, machine], missing: [], isStrangers: false }
  const told = facts({ ...one, merged })
  expect(told[1]).toContain('on one of 3 machines, base first in 10 (coin flips from a seed of each machine)')
  expect(told[2]).toMatch(/^3 machines: 3 × AMD EPYC/)
})

test('says why measuring ended', () => {
  expect(facts(run({ count: 50, stopped: 'settled' }))[1]).toMatch(
    /^20 of 50 rounds, then stopped early, as everything that could fail was settled;/,
  )
  expect(facts(run({ count: 50, stopped: 'budget', budget: 600 }))[1]).toMatch(
    /^20 of 50 rounds, then the time was up \(budget 10 min\);/,
  )
})

test('claims the numbers of benchstat only where they are', () => {
  const last = (differing: Partial<Settings>) => facts(run(differing)).at(-1)
  expect(last({})).toMatch(/two-sided Mann-Whitney; both as benchstat base\.txt head\.txt prints/)
  expect(last({ deltaTest: 'ttest' })).toMatch(/Welch's t \(delta-test: ttest\)$/)
  expect(last({ deltaTest: 'none' })).toMatch(/nothing was tested \(delta-test: none\)$/)
  const trimmed = last({ outliers: 'iqr' })
  expect(trimmed).not.toContain('benchstat')
  expect(trimmed).toMatch(/beyond 1\.5 interquartile ranges were left out.*false alarms more likely$/)
})

test('says how far rounds went beyond their count, and for what', () => {
  const beyond = 'up to 20 rounds, the last 4 only for what was still open'
  expect(facts(run({ count: 16 }))[1]).toMatch(new RegExp(`^${beyond}; each`))
  expect(facts(run({ count: 16, stopped: 'settled' }))[1]).toMatch(
    new RegExp(`^${beyond}, then stopped early, as everything that could fail was settled;`),
  )
  expect(facts(run({ count: 16, stopped: 'budget', budget: 60 }))[1]).toMatch(
    new RegExp(`^${beyond}, then the time was up \\(budget 1 min\\);`),
  )
})

test('is folded away', () => {
  expect(tags(asMarkdown(howMeasured(run())))).toContain('details')
})

test('says what Go built, be it for one benchmark alone', () => {
  const built = (go: Settings['go']) =>
    facts(run({ go, toolchains: { base: 'go1.26.1', head: 'go1.26.1' } })).join('\n')
  expect(built(goSettings)).toContain('test binaries were built once for each side, with go1.26.1')
  expect(built(null)).not.toContain('test binaries')
})
