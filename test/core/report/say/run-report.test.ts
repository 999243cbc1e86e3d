// Whole reports: what a reader finds in them, and golden files of how they look.
import { describe, expect, test } from 'vitest'
import { parseGoOutput } from '../../../../src/core/formats/tools/go/go.ts'
import { splitGoFlags } from '../../../../src/core/go/flags.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import { noReportLinks, type ReportLinks } from '../../../../src/core/report/say/block.ts'
import {
  buildCommandToMeasureBenchmarkAgain,
  regressionInstructionsPart,
  resultFromUntrustedJobPart,
  settingsDifferingFromRulesPart,
} from '../../../../src/core/report/say/run-report.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { lost } from '../../judge/judged.ts'
import { claimed, partsMissing, shardsAndReplicas } from '../../merge/samples.ts'
import { comparison } from '../comparisons.ts'
import { goldenReports, markdownReportForGoldenFile } from '../golden-reports.ts'
import { elements, rendered, texts } from '../rendered.ts'
import { commits, goSettings, resultFrom, steady, subjectOf, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

describe('judged', () => {
  const sample = (name: string) => (samples[name] ?? failing)()

  test.each(Object.keys(goldenReports))('the report "%s" looks as it did', async name => {
    await expect(markdownReportForGoldenFile(name)).toMatchFileSnapshot(`../../../golden/${name}.md`)
  })

  test('says in one line each what regressed, worst first, with all units of a benchmark together and time ahead', () => {
    const result = resultFrom(
      [time('A-8', 1e-3), time('B-8', 1e-3), steady('A-8', 'B/op', 100)],
      [time('A-8', 1.1e-3), time('B-8', 1.5e-3), steady('A-8', 'B/op', 120)],
    )
    const lines = texts(markdownReport(result), 'li').filter(line => line.includes('threshold'))
    expect(lines).toEqual([
      expect.stringMatching(/^B is \d\d\.\d% slower, between .*\.$/),
      expect.stringMatching(/^A is \d+\.\d% slower, .* threshold 5%\. It also has 20.B more B\/op \(100/),
    ])
  })

  test('says three regressions in words, and how many more there are', () => {
    const names = Array.from({ length: 12 }, (_, index) => `B${index}`)
    const report = markdownReport(
      resultFrom(
        names.map(name => time(name, 1)),
        names.map((name, index) => time(name, 1.2 + index / 10)),
      ),
    )
    const lines = report.split('\n').filter(line => line.startsWith('- **') || line.startsWith('- and'))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('**`B11`**')
    expect(lines[3]).toBe('- and 9 more in the table below')
  })

  test('shows each comparison once by the estimate, and once with the geometric means by its medians', () => {
    const rows = (markdown: string) =>
      elements(rendered(markdown))
        .filter(({ tagName }) => tagName === 'table')
        .map(table => elements(table).filter(({ tagName }) => tagName === 'tr').length - 1)
    expect(rows(markdownReport(failing()))).toEqual([3, 1, 5])
    expect(rows(markdownReport(resultFrom([time('A', 1)], [time('A', 1)])))).toEqual([1, 1])
  })

  test('a regression comes before what could not be measured, but after what head has broken', () => {
    const result = failing()
    const startsOf = (side: Side) => {
      const report = markdownReport({ ...result, lost: [lost(side)] })
      const line = side === 'head' ? '**❌ Failed on head' : '**⚠️ Failed on base'
      return [report.indexOf('; threshold 5%'), report.indexOf(line)]
    }
    const [[regression = 0, base = 0], [regressionToo = 0, head = 0]] = [startsOf('base'), startsOf('head')]
    expect([regression > 0, base > regression, head > 0, head < regressionToo]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('orders the table of medians as it was asked to', () => {
    const second = (sort: 'none' | 'delta') => {
      const result = failing()
      const report = markdownReport({ ...result, settings: { ...result.settings, sort } })
      return texts(report.split('The medians')[1] ?? '', 'tr').slice(1, -1)
    }
    expect(second('delta')).not.toEqual(second('none'))
    expect(second('delta').toSorted()).toEqual(second('none').toSorted())
  })

  test('tells how to have a unit of unknown direction judged, in a line that the parser obeys', () => {
    const report = markdownReport(sample('unknown-direction'))
    const advice = texts(report, 'code').filter(code => code.startsWith('Unit '))
    expect(advice).toEqual(['Unit widgets better=lower'])
    expect(parseGoOutput(advice.join('\n')).units).toEqual(new Map([['widgets', { better: 'lower' }]]))
    const note = texts(report, 'p').find(text => text.startsWith('❔')) ?? ''
    expect(note).toContain(
      'whether lower or higher is better for widgets, score, so these units cannot fail the check',
    )
  })

  test('names five units of unknown direction, and how many more there are', () => {
    const units = Array.from({ length: 7 }, (_, index) => `u${index}`)
    const report = markdownReport(
      resultFrom(
        units.map(unit => steady('A', unit, 10)),
        units.map(unit => steady('A', unit, 20)),
      ),
    )
    expect(texts(report, 'p').find(text => text.startsWith('❔'))).toContain('u0, u1, u2, u3, u4 and 2 more')
  })

  test('benchmarks whose names differ only beyond what is shown have a line each', () => {
    const long = 'x'.repeat(250)
    const report = markdownReport(
      resultFrom([time(`${long}1`, 1), time(`${long}2`, 1)], [time(`${long}1`, 2), time(`${long}2`, 3)]),
    )
    expect(report.match(/^- \*\*/gm)).toHaveLength(2)
  })

  test('names what only one side has, and the unit where only that is missing', () => {
    const result = resultFrom(
      [time('A-8', 1), time('Gone-8', 1)],
      [time('A-8', 1), steady('A-8', 'B/op', 1), time('New-8', 1)],
    )
    const notes = texts(markdownReport(result), 'p').filter(text => text.startsWith('Only on'))
    expect(notes).toEqual([
      'Only on head (new, nothing to compare with): A in B/op, New.',
      'Only on base (removed, renamed or skipped): Gone.',
    ])
  })

  test('says why benchmarks are new and removed in each run whose names differ only in a number', () => {
    const result = resultFrom(
      [time('A-8', 1), time('Read/pid=41322-8', 1)],
      [time('A-8', 1), time('Read/pid=51901-8', 1)],
    )
    expect(texts(markdownReport(result), 'p')).toContain(
      'Read/pid=41322 on base and Read/pid=51901 on head differ only in a number. If that is a process id, an address or a time, it differs in each run: leave it out of the name, so that the benchmark can be compared.',
    )
  })
})

// What is only said by a job of strangers is told as that.
describe('on trust', () => {
  test('says what was computed, and what was taken as it came', () => {
    const text = asMarkdown(resultFromUntrustedJobPart(partsMissing()))
    expect(text).toContain(
      'Every number and the verdict were computed from its samples by a job that does not run that code',
    )
    expect(text).toContain('the comparison with the reference (`since`), if any')
  })

  test('says nothing of numbers where there are none', () => {
    expect(asMarkdown(resultFromUntrustedJobPart(claimed()))).not.toContain('computed')
  })

  test('says nothing where those have measured who may write here', () => {
    expect(resultFromUntrustedJobPart(shardsAndReplicas())).toEqual([])
    expect(resultFromUntrustedJobPart(resultFrom([time('A', 1)], [time('A', 1)]))).toEqual([])
  })
})

// What was measured otherwise than the rules ask for.
describe('elsewhere', () => {
  const rules = 'abcdef0123'.repeat(4)

  test('where one job has measured and judged there is nothing to say', () => {
    expect(settingsDifferingFromRulesPart({ elsewhere: null })).toEqual([])
    expect(settingsDifferingFromRulesPart({ elsewhere: { rules, changes: [] } })).toEqual([])
  })

  test('what was measured otherwise is named; its values are as they are written, and cut', () => {
    const changes = [
      { rule: 'count', base: '20', head: '5' },
      { rule: 'run', base: null, head: `<img src=x> @all ${'x'.repeat(200)}` },
    ]
    const text = renderMarkdownBlocks(settingsDifferingFromRulesPart({ elsewhere: { rules, changes } }))
    expect(text).toContain('`count`: `5` (rules: `20`), `run`: `<img src=x> @all xxx')
    expect(text).toMatch(/x…` \(rules: not set\)\.$/)
  })

  test('more than a few are only counted', () => {
    const changes = Array.from({ length: 14 }, (_, n) => ({ rule: `r${n}`, base: '1', head: '2' }))
    expect(renderMarkdownBlocks(settingsDifferingFromRulesPart({ elsewhere: { rules, changes } }))).toContain(
      'and 4 more.',
    )
  })
})

// What to do about a regression: only what can be done where the report is read.
describe('todo', () => {
  const run = 'https://github.com/acme/widgets/actions/runs/9'
  const shown = (site: Partial<ReportLinks>, more: Partial<RunSettings> = {}, benchmark = 'Encode/1MB') =>
    asMarkdown(
      regressionInstructionsPart([comparison({ benchmark })], subjectOf(resultFrom([], [], more)), {
        ...noReportLinks,
        ...site,
      }),
    )

  test('has a command to copy, and nothing of GitHub in a terminal', () => {
    const here = shown({}, { go: goSettings })
    expect(texts(here, 'p')).toEqual([
      'Reproduce Encode/1MB in a clone that has both commits, and see where the time goes (first install Benchgate):',
    ])
    expect(texts(here, 'pre')).toHaveLength(1)
    expect(texts(here, 'li')).toEqual([])
    expect(texts(shown({}), 'p')).toEqual([
      'Reproduce in a clone that has both commits (first install Benchgate):',
    ])
  })

  test('fetches both commits first where it is known from where', () => {
    const there = shown({ repository: 'https://github.com/acme/widgets' })
    expect(texts(there, 'p')).toEqual(['Reproduce in a clone (first install Benchgate):'])
    const { base, head } = commits
    expect(texts(there, 'pre')[0]).toMatch(
      new RegExp(`^git fetch https://github.com/acme/widgets ${base.sha} ${head.sha}\nbenchgate `),
    )
  })

  test('leads to the run, and says how to accept', () => {
    const accept = (label: string | null, benchmark?: string) =>
      texts(shown({ run, accepting: { label } }, {}, benchmark), 'li')
    expect(accept('perf-accepted')).toEqual([
      'Run again from the workflow run, or push a new commit.',
      'Accept a regression that is worth it: set the label perf-accepted, which accepts every regression shown here, or comment /benchgate accept Encode/1MB: reason. This takes effect when the check runs again.',
    ])
    expect(accept(null)[1]).toBe(
      'Accept a regression that is worth it: comment /benchgate accept Encode/1MB: reason. This takes effect when the check runs again.',
    )
    // A name that a comment cannot have.
    expect(accept('ok', 'a: b')[1]).toBe(
      'Accept a regression that is worth it: set the label ok. This takes effect when the check runs again.',
    )
    for (const name of ['a\nb', '', ' a']) expect(accept(null, name)).toHaveLength(1)
    // The number may be a number of processors, which the report leaves out, and the acceptance does not know.
    expect(accept(null, 'sort-1000')[1]).toContain('/benchgate accept sort-1000: reason')
    // In an acceptance a star stands for any characters, and somebody else has named this.
    expect(accept(null, '*')[1]).toContain('comment /benchgate accept ?: reason.')
  })

  test('names what is accepted as the report does where it is found by that, and else in full', () => {
    const one = comparison({ benchmark: 'Get-8', package: 'example.com/a/cache' })
    const told = (name: string) =>
      asMarkdown(
        regressionInstructionsPart([one], subjectOf({ ...resultFrom([], []), naming: () => name }), {
          ...noReportLinks,
          accepting: { label: null },
        }),
      )
    expect(told('cache.Get')).toContain('`/benchgate accept cache.Get: reason`')
    expect(told('shown.Get')).toContain('`/benchgate accept example.com/a/cache.Get-8: reason`')
  })

  test('has no instructions without a regression', () => {
    expect(regressionInstructionsPart([], subjectOf(resultFrom([], [])), { ...noReportLinks, run })).toEqual(
      [],
    )
  })
})

// The command to copy: it measures the one benchmark where that can be asked for, and each name in it is one word.
describe('reproduce', () => {
  const of = (
    more: Partial<RunSettings>,
    benchmark = 'Encode/1MB-8',
    workingDirectory: string | null = null,
  ) => {
    const both = [time('Decode-8', 1)]
    return buildCommandToMeasureBenchmarkAgain(
      comparison({ benchmark, package: 'example.com/codec' }),
      resultFrom(both, both, more),
      workingDirectory,
    )
  }

  test('asks Go for one benchmark, with a profile', () => {
    expect(of({ go: goSettings })).toEqual({
      command:
        "benchgate 111111111 222222222 --packages example.com/codec --bench '^BenchmarkEncode$/^1MB$' --benchtime 1s --profile cpu",
      isAlone: true,
      isProfiled: true,
    })
    const asked = of(
      {
        go: { ...goSettings, benchtime: '100x', cpu: '1,4', tags: 'slow', goFlags: ['-race', '-p=2'] },
        setup: 'go generate',
      },
      'Encode/1MB-8',
      'a b',
    )
    expect(asked?.command).toMatch(
      /^benchgate 1+ 2+ --working-directory 'a b' --packages .* --benchtime 100x --cpu 1,4 --tags slow '--go-flags=-race -p=2' --profile cpu --setup 'go generate'$/,
    )
  })

  test('base gets the files of head that it had', () => {
    const overlay = ['**/*_test.go', 'testdata/**']
    expect(of({ go: goSettings, overlay })?.command).toMatch(
      / --overlay '\*\*\/\*_test\.go\ntestdata\/\*\*'$/,
    )
  })

  test('a flag for go with a blank in it stays one flag', () => {
    const { command = '' } = of({ go: { ...goSettings, goFlags: ['-race', '-ldflags=-s -w'] } }) ?? {}
    const [, given = ''] = /'--go-flags=(.*)' --profile/.exec(command) ?? []
    const word = given.replaceAll("'\\''", "'")
    expect(splitGoFlags(word)).toEqual(['-race', '-ldflags=-s -w'])
  })

  test('a number that is part of the name stays in it, as where Go ran on one processor', () => {
    const both = [time('Get/size-64', 1), time('Get/size-128', 1)]
    const [one = comparison()] = resultFrom(both, both, { go: goSettings }).comparisons
    const asked = buildCommandToMeasureBenchmarkAgain(one, resultFrom(both, both, { go: goSettings }), null)
    expect(asked?.command).toContain("--bench '^BenchmarkGet$/^size-64$'")
  })

  test('asks a command by its filter, and runs all of it where it has none', () => {
    expect(of({ run: 'pytest bench', filter: '-k {or}' }, 'test_a')).toEqual({
      command: "benchgate 111111111 222222222 --run 'pytest bench -k test_a'",
      isAlone: true,
      isProfiled: false,
    })
    expect(of({ run: 'make bench', setup: 'make', format: 'jmh', output: ['a.json'] })).toEqual({
      command: "benchgate 111111111 222222222 --run 'make bench' --format jmh --output a.json --setup make",
      isAlone: false,
      isProfiled: false,
    })
  })

  test('a script keeps its lines', () => {
    expect(of({ run: 'cd bench\nmake' })?.command).toMatch(/ --run 'cd bench\nmake'$/)
  })

  test('a format of several lines is one line', () => {
    const format = 'lines: ^(?<name>\\S+): (?<value>[\\d.]+) ms$\nunit: ms'
    expect(of({ run: 'make bench', format })?.command).toBe(
      "benchgate 111111111 222222222 --run 'make bench' --format $'lines: ^(?<name>\\\\S+): (?<value>[\\\\d.]+) ms$\\nunit: ms'",
    )
  })

  test('a name in a command is one word of the shell', () => {
    const asked = of({ go: goSettings }, "Encode/a' ; rm -rf ~ #$(x)`y`")
    expect(asked?.command).toContain("'^BenchmarkEncode$/^a'\\'' ; rm -rf ~ #\\$\\(x\\)`y`$'")
  })

  test('there is none where it is not known what ran, or where a name cannot be typed or is too long', () => {
    expect(of({ run: '' })).toBeNull()
    expect(of({ go: goSettings }, 'a\u202eb')).toBeNull()
    expect(of({ go: goSettings }, 'two\nlines')).toBeNull()
    expect(of({ go: goSettings }, 'x'.repeat(2000))).toBeNull()
  })
})
