// How a run was measured and judged, in words true for the settings in force.
import { describe, expect, test } from 'vitest'
import { perflockNotInstalledReason } from '../../../../src/core/judge/run-warnings.ts'
import type { MachineDescription } from '../../../../src/core/model/machine.ts'
import type { BenchmarkVisitPlan, ResultFile } from '../../../../src/core/model/result-file.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import { paragraphReportBlock } from '../../../../src/core/report/say/block.ts'
import {
  benchmarksSlowToPrepareLine,
  howMeasuredPart,
  machineLine,
  nameOfGoBenchtimeSetting,
  noisyMachineText,
  relinkedPackagesLine,
  visitsPerRoundLine,
} from '../../../../src/core/report/say/how-measured.ts'
import { long } from '../../../support/long.ts'
import { comparison } from '../comparisons.ts'
import { tags, texts } from '../rendered.ts'
import { goSettings, machine, resultFrom, settings, time } from '../runs.ts'
import { asMarkdown, marked, spoken } from '../shown.ts'

describe('how measured', () => {
  const run = (differing: Parameters<typeof resultFrom>[2] = {}): ResultFile =>
    resultFrom([time('A', 1)], [time('A', 1.2)], differing)
  const facts = (result: ResultFile) => texts(asMarkdown(howMeasuredPart(result)), 'li')

  test('records commits, rounds, order, machine and commands', () => {
    const shown = asMarkdown(howMeasuredPart(run({ setup: 'make deps', workingDirectory: 'services/shop' })))
    expect(texts(shown, 'li').slice(0, 3)).toEqual([
      'base 111111111 (merge base with main), head 222222222 (head of the pull request)',
      '20 rounds; each round measured both sides on one machine, in random order (base first in 10; seed 42); 1 min 20 s of measuring',
      'AMD EPYC 7763 64-Core Processor, 4 cores, 16 GiB, linux, Linux 6.11.0-1018-azure x64, virtual machine (microsoft), SMT on, load 0.42 at the start and 1.10 at the end, steal 0.4% while measuring (0.1% before)',
    ])
    expect(texts(shown, 'pre')).toEqual(['make deps\ngo test -run=NONE -bench=. ./...\n'])
    expect(texts(shown, 'details')[0]).toContain('services/shop')
  })

  test('says in which format a run was read where that is not Go, and what counts once', () => {
    const pytest = { base: 'pytest-benchmark', head: 'pytest-benchmark' }
    const samples = (least: number, most: number) => [{ benchmark: 'A', package: null, least, most }]
    const read = (more: Partial<ResultFile>) => facts({ ...run(), ...more })[2]
    expect(read({ formats: pytest })).toBe('the results were read as pytest-benchmark')
    expect(read({ formats: { base: 'own', head: 'own' } })).toBe(
      'the results were read as described in format',
    )
    expect(read({ formats: { ...pytest, base: null }, innerSamples: samples(5, 5) })).toBe(
      'the results were read as pytest-benchmark; the 5 samples of a benchmark from one process count as one observation',
    )
    expect(read({ formats: { ...pytest, base: '`<b>|' } })).toBe(
      'the results were read as `<b>| (base) and pytest-benchmark (head)',
    )
    expect(read({ formats: { base: 'own', head: 'own' } })).toBe(
      'the results were read as described in format',
    )
    const goToo = { formats: { base: 'go', head: 'go' }, innerSamples: [...samples(2, 3), ...samples(4, 9)] }
    expect(read(goToo)).toBe('the 2 to 9 samples of a benchmark from one process count as one observation')
    expect(read({ formats: { base: null, head: 'go' } })).toMatch(/^AMD EPYC/)
    const many = Array.from({ length: 200_000 }, (_, n) => samples(2, n + 2)).flat()
    expect(read({ formats: goToo.formats, innerSamples: many })).toMatch(/^the 2 to 200001 samples /)
  })

  test('says which files of base were not its own', () => {
    const globs = ['**/*_test.go', '`|</code>']
    expect(facts(run({ overlay: globs }))[2]).toBe(
      `base was measured with head's files matching ${globs.join(', ')} in place of its own (overlay)`,
    )
    expect(facts(run()).join()).not.toContain('overlay')
  })

  test('leaves out steal where the system does not say, and counts machines where there are several', () => {
    const one = run({ steal: null })
    expect(facts(one)[2]).toMatch(/at the end$/)
    const merged = { files: 3, machines: [machine, machine, machine], missing: [], isStrangers: false }
    const told = facts({ ...one, merged })
    expect(told[1]).toContain(
      'on one of 3 machines, in random order (base first in 10; one seed per machine)',
    )
    expect(told[2]).toMatch(/^3 machines: 3 × AMD EPYC/)
  })

  test('says why measuring ended', () => {
    expect(facts(run({ count: 50, stopped: 'settled' }))[1]).toMatch(
      /^20 of 50 rounds, then stopped early, as every benchmark that can fail the check had a clear result;/,
    )
    expect(facts(run({ count: 50, stopped: 'budget', budget: 600 }))[1]).toMatch(
      /^20 of 50 rounds, then the time limit was reached \(budget 10 min\);/,
    )
  })

  test('claims the numbers of benchstat only where they are', long, () => {
    const last = (differing: Partial<RunSettings>) => facts(run(differing)).at(-1)
    expect(last({})).toMatch(
      /\(two-sided Mann-Whitney\); the same numbers as benchstat base\.txt head\.txt prints/,
    )
    expect(last({ deltaTest: 'ttest' })).toMatch(/\(two-sided Welch's t, delta-test: ttest\)$/)
    expect(last({ deltaTest: 'none' })).toMatch(/nothing tested \(delta-test: none\)$/)
    const trimmed = last({ outliers: 'iqr' })
    expect(trimmed).not.toContain('benchstat')
    expect(trimmed).toMatch(/beyond 1\.5 interquartile ranges were left out.*false alarms more likely$/)
  })

  test('says how far rounds went beyond their count, and for what', () => {
    const beyond = 'up to 20 rounds, the last 4 only for benchmarks that were still inconclusive'
    expect(facts(run({ count: 16 }))[1]).toMatch(new RegExp(`^${beyond}; each`))
    expect(facts(run({ count: 16, stopped: 'settled' }))[1]).toMatch(
      new RegExp(
        `^${beyond}, then stopped early, as every benchmark that can fail the check had a clear result;`,
      ),
    )
    expect(facts(run({ count: 16, stopped: 'budget', budget: 60 }))[1]).toMatch(
      new RegExp(`^${beyond}, then the time limit was reached \\(budget 1 min\\);`),
    )
  })

  test('says what Go built, be it for one benchmark alone', () => {
    const built = (go: RunSettings['go']) =>
      facts(run({ go, toolchains: { base: 'go1.26.1', head: 'go1.26.1' } })).join('\n')
    expect(built(goSettings)).toContain('test binaries were built once for each side, with go1.26.1')
    expect(built(null)).not.toContain('test binaries')
  })
})

// The machine in words: what is known, nothing of what is not, and nothing that acts.
describe('machine', () => {
  const known: MachineDescription = {
    os: 'Ubuntu 24.04.3 LTS',
    kernel: 'Linux 6.8.0',
    arch: 'x64',
    cpu: 'AMD Ryzen 7',
    cores: 8,
    memoryBytes: 16 * 2 ** 30,
    virtual: 'container',
    governor: 'ondemand',
    turbo: true,
    smt: false,
    load: 0.42,
    loadAfter: 1.2,
    stealBefore: 0.01,
    steal: 0.004,
    perflock: null,
  }
  const unknown = { virtual: null, governor: null, turbo: null, smt: null, stealBefore: null, steal: null }
  const shown = (differing: Partial<MachineDescription> = {}) =>
    spoken(machineLine({ ...known, ...differing }))

  test('says what is known', () => {
    expect(shown()).toBe(
      'AMD Ryzen 7, 8 cores, 16 GiB, Ubuntu 24.04.3 LTS, Linux 6.8.0 x64, container, governor ondemand, turbo on, SMT off, load 0.42 at the start and 1.20 at the end, steal 0.4% while measuring (1.0% before)',
    )
  })

  test('says nothing of what is not', () => {
    expect(shown({ ...unknown, cores: 1 })).toBe(
      'AMD Ryzen 7, 1 core, 16 GiB, Ubuntu 24.04.3 LTS, Linux 6.8.0 x64, load 0.42 at the start and 1.20 at the end',
    )
    expect(shown({ stealBefore: null })).toMatch(/steal 0\.4% while measuring$/)
  })

  test.each<[MachineDescription['perflock'], RegExp]>([
    [{ held: true, governor: 90, reason: null }, /, locked by perflock at governor 90%$/],
    [{ held: true, governor: null, reason: null }, /, locked by perflock$/],
    [{ held: true, governor: null, reason: 'why' }, /, locked by perflock \(why\)$/],
    [{ held: false, governor: null, reason: 'why' }, /, not locked by perflock \(why\)$/],
    [{ held: false, governor: null, reason: perflockNotInstalledReason }, /before\)$/],
  ])('says whether perflock held it: %j', (perflock, line) => {
    expect(shown({ perflock })).toMatch(line)
  })

  test('what the system and perflock say is text', () => {
    const hostile = '<img src=x> `|` @someone [a](b)'
    const perflock = { held: false, governor: null, reason: hostile }
    const machine = { ...known, cpu: hostile, os: hostile, virtual: hostile, governor: hostile, perflock }
    const line = asMarkdown([paragraphReportBlock`${machineLine(machine)}`])
    expect(tags(line)).toEqual(['code', 'p'])
    expect(texts(line, 'p').join('').split(hostile)).toHaveLength(6)
  })

  test('a noisy machine is told with what to do', () => {
    const line = (load: number | null, clock: boolean) =>
      spoken(noisyMachineText({ kind: 'noisy-machine', load, clock }))
    expect(line(6.2, false)).toBe(
      'the machine was busy when the run began (load 6.20). Run nothing else at the same time; with perflock, jobs take turns.',
    )
    expect(line(null, true)).toMatch(
      /^the processors were free .* keeps it fixed while measuring \(`governor`\)\.$/,
    )
    expect(line(6.2, true)).toMatch(/turns\. The processors were free/)
  })
})

// How visits were planned, in words.
describe('visits', () => {
  const planned = (given: Partial<BenchmarkVisitPlan> = {}): BenchmarkVisitPlan => ({
    benchmark: 'A',
    package: 'm',
    turns: 10,
    iterations: 1000,
    seconds: 0.01,
    overhead: 0.005,
    ...given,
  })

  test('visits are told with their number and length, or the range of them', () => {
    const said =
      ' each time, alternating between the sides, with more runs for noisier benchmarks; the value of a round is the mean of the faster half of these runs, or of all of them for counts such as allocs/op'
    expect(visitsPerRoundLine([])).toBe('')
    expect(visitsPerRoundLine([planned()])).toBe(
      `each round ran each benchmark 4 to 10 times on each side, for 10 ms${said}`,
    )
    expect(visitsPerRoundLine([planned(), planned({ turns: 1, seconds: 0.1 })])).toBe(
      `each round ran each benchmark 1 to 10 times on each side, for 10 ms to 100 ms${said}`,
    )
    expect(visitsPerRoundLine([planned({ oneProcess: true })])).toContain(
      'on each side, for 10 ms each time, in one process for each side, alternating',
    )
    expect(visitsPerRoundLine([planned({ oneProcess: true }), planned()])).toContain(
      ', in one process for each side (1 of 2 benchmarks), ',
    )
    expect(visitsPerRoundLine([planned({ turns: 1, seconds: 0.1 })])).toBe(
      'each round ran each benchmark once for 100 ms on each side',
    )
  })

  test('what costs more to prepare than to measure is named, the worst first, and what a round takes', () => {
    const slow = planned({ benchmark: 'Slow', turns: 1, seconds: 0.1, overhead: 0.9 })
    const slower = planned({ benchmark: 'Slower', turns: 1, seconds: 0.1, overhead: 1.9 })
    const others = [0.6, 0.7].map(overhead => planned({ turns: 1, seconds: 0.5, overhead }))
    expect(spoken(benchmarksSlowToPrepareLine([planned(), slow, slower, ...others]))).toBe(
      '4 benchmarks take longer to prepare than to run: in a round of at most 11 s, preparation takes 8.2 s (in each run: Slower 1.9 s, Slow 900 ms, A 700 ms and 1 more). To get more rounds in that time, prepare less, or prepare only once and keep the result in a package-level variable. A longer `benchtime` would add little to the total',
    )
    expect(benchmarksSlowToPrepareLine([planned({ overhead: 0.02 })])).toEqual([])
    expect(marked(benchmarksSlowToPrepareLine([planned({ benchmark: '<b>', overhead: 1 })]))).toContain(
      '<<b>> 1 s',
    )
  })

  test('packages that were laid out anew are told, and how many where that is not all of them', () => {
    const other = planned({ package: 'other' })
    const said = 'for each round, with the code of both sides in a new order in memory'
    expect(relinkedPackagesLine({ laidOut: [], visits: [planned()] })).toBe('')
    expect(relinkedPackagesLine({ laidOut: ['m'], visits: [planned()] })).toBe(`relinked ${said}`)
    expect(relinkedPackagesLine({ laidOut: ['m'], visits: [planned(), other] })).toBe(
      `relinked (1 of 2 packages) ${said}`,
    )
  })
})

// How long Go measures is an input, or a flag of the reader's own command.
describe('benchtime name', () => {
  const comparisons = [comparison({ package: 'm' })]

  test('is the input where Go benchmarks are run one by one, else the flag', () => {
    expect(nameOfGoBenchtimeSetting({ settings: { ...settings, go: goSettings }, comparisons })).toBe(
      'benchtime',
    )
    expect(nameOfGoBenchtimeSetting({ settings, comparisons })).toBe('-benchtime')
  })

  test('is not known of other tools, also those that print the format of Go', () => {
    const formats = { base: 'jmh', head: 'jmh' }
    expect(nameOfGoBenchtimeSetting({ settings, comparisons, formats })).toBeNull()
    expect(nameOfGoBenchtimeSetting({ settings, comparisons: [comparison()] })).toBeNull()
  })
})
