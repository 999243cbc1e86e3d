// What was proven unchanged: how many, of which packages, and no more than is read.
import { describe, expect, test } from 'vitest'
import type { ResultFile, SuitePartWithoutValidResult } from '../../../../src/core/model/result-file.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import {
  missingResultFilesPart,
  provenBenchmarksPart,
} from '../../../../src/core/report/say/failed-and-unmeasured.ts'
import { maxCommentLength } from '../../../../src/core/report/say/fit-limit.ts'
import { createResultOfFailedBaseFromRounds } from '../../../../src/core/result/result.ts'
import { roundsFrom } from '../../../support/rounds.ts'
import { claimed, partsMissing, shardsAndReplicas } from '../../merge/samples.ts'
import { expectInert } from '../inert.ts'
import { tags, texts } from '../rendered.ts'
import { commits, goSettings, machine, settings, subjectOf, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { asMarkdown, fittingReport, htmlReport, markdownReport, textReport } from '../shown.ts'

describe('proven', () => {
  const proven = (packages: number, benchmarks: number) => ({
    settings: { ...settings, go: goSettings },
    proven: Array.from({ length: packages * benchmarks }, (_, n) => ({
      package: `m/p${Math.floor(n / benchmarks)}`,
      benchmark: `B${n % benchmarks}`,
    })),
  })

  test('says nothing where nothing was proven', () => {
    expect(asMarkdown(provenBenchmarksPart(subjectOf({ ...proven(0, 0), most: 10 })))).toBe('')
  })

  test('has a line for each package, and as many names and packages as there is room for', () => {
    const part = asMarkdown(provenBenchmarksPart(subjectOf({ ...proven(4, 3), most: 2 })))
    expect(part).toContain('Unchanged: everything they can reach is identical (12)')
    expect(part.split('\n').filter(line => line.startsWith('- '))).toEqual([
      '- `m/p0`: `B0`, `B1` and 1 more',
      '- `m/p1`: `B0`, `B1` and 1 more',
      '- and 2 more packages',
    ])
    expect(asMarkdown(provenBenchmarksPart(subjectOf({ ...proven(4, 3), most: 0 })))).toBe('')
    expect(asMarkdown(provenBenchmarksPart(subjectOf({ ...proven(3, 1), most: 2 })))).toContain(
      '\n- and 1 more package\n',
    )
  })

  test('no name acts on a page or a terminal', () => {
    const hostile = { proven: [{ package: 'm/<img>|x', benchmark: '](x)\u001b[2J' }] }
    const result = { ...failing(), ...hostile }
    expect(tags(markdownReport(result))).not.toContain('img')
    expect(textReport(result)).not.toContain('\u001b')
  })

  test('a run with nothing to measure says so in every form, and gives no advice', () => {
    for (const name of ['proven', 'untouched']) {
      const result = (samples[name] ?? failing)()
      expect(result).toMatchObject({ verdict: 'pass', stopped: 'unchanged', rounds: [], comparisons: [] })
      expect(markdownReport(result)).not.toContain('If benchmarks were renamed')
      expect(textReport(result)).toContain(result.reason)
    }
  })
})

// What a reader is told where base could not be measured.
describe('base failed', () => {
  function failed(
    message: string,
    output: string,
    others: Partial<RunSettings> = {},
    rounds: Parameters<typeof createResultOfFailedBaseFromRounds>[1] = [],
  ): ResultFile {
    const toolchains = { base: null, head: null }
    const around = { commits, machine, suite: [], toolchains, settings: { ...settings, ...others } }
    return createResultOfFailedBaseFromRounds(around, rounds, {
      why: 'its command failed with exit code 1 in round 3',
      message,
      output,
    })
  }

  test('names the overlay where there is one, as it may be what broke base', () => {
    expect(markdownReport(failed('m', '', { overlay: ['**/*_test.go'] }))).toContain(
      'list fewer files in `overlay`',
    )
    expect(markdownReport(failed('m', ''))).not.toContain('overlay')
  })

  test('says whether the check fails for it', () => {
    expect(markdownReport(failed('m', ''))).toContain('such a run fails the check')
    expect(markdownReport(failed('m', '', { failOn: 'inconclusive' }))).toContain(
      'The check fails because of',
    )
  })

  test('says that complete rounds are not judged', () => {
    const rounds = roundsFrom([time('A', 1)], [time('A', 2)]).slice(0, 2)
    expect(markdownReport(failed('m', '', {}, rounds))).toContain(
      'Measured before that, but not judged: 2 rounds.',
    )
  })

  test('is data, whatever it says', () => {
    const hostile = '```\n<img src=x onerror=alert(1)> @everyone </details> ::set-output::'
    const report = markdownReport(failed(hostile, hostile))
    expect(tags(report)).not.toContain('img')
    expect(texts(report, 'pre').filter(text => text.includes('onerror'))).toHaveLength(2)
  })

  test.each(['\u0001', '`', '\u{e0001}', '漢', 'x\n'])(
    'leaves a comment room, be it full of %j',
    character => {
      const much = character.repeat(40_000)
      const report = fittingReport(failed(much, much, { run: much }), maxCommentLength - 1500)
      expect(Buffer.byteLength(report)).toBeLessThanOrEqual(maxCommentLength - 1500)
    },
  )

  test('shows the end of long output, where the error stands', () => {
    const report = markdownReport(failed('m', `${'line\n'.repeat(5000)}the error`))
    expect(report).toContain('line\nthe error')
  })
})

// Parts without a result are named, and nothing passes without them.
describe('missing', () => {
  test.each([shardsAndReplicas, partsMissing, claimed])('%o has no markup of its own', make => {
    expectInert(markdownReport(make()))
  })

  test('the other forms name them, too', () => {
    for (const report of [htmlReport(partsMissing()), textReport(partsMissing())]) {
      expect(report).toContain('Part of the suite has no result')
      expect(report).toContain('Shard 4/4 has no result file.')
    }
  })

  test('what is said of the check agrees with the verdict', () => {
    const said = (verdict: ResultFile['verdict'], failOn: RunSettings['failOn']) => {
      const result = partsMissing()
      const of = { ...result, verdict, settings: { ...result.settings, failOn } }
      return asMarkdown(missingResultFilesPart(subjectOf({ ...of, most: 3 }))).split('\n')[0]
    }
    expect(said('inconclusive', 'regression')).toMatch(
      /so this run is inconclusive\. With `fail-on: inconclusive` such a run fails the check\.$/,
    )
    expect(said('inconclusive', 'inconclusive')).toMatch(
      /so this run is inconclusive\. The check fails because of `fail-on: inconclusive`\.$/,
    )
    expect(said('fail', 'regression')).toMatch(/has no result\*\*\. The rest was judged without it\.$/)
  })

  const missing = (one: Partial<SuitePartWithoutValidResult>): SuitePartWithoutValidResult => ({
    ...{ shard: [2, 5], replica: null, why: 'absent', files: [], message: '' },
    ...one,
  })
  const lines = (...all: readonly SuitePartWithoutValidResult[]) =>
    asMarkdown(
      missingResultFilesPart(
        subjectOf({
          ...{ verdict: 'inconclusive', settings },
          merged: { files: 1, machines: [], missing: all, isStrangers: true },
          most: 3,
        }),
      ),
    )
      .split('\n')
      .filter(line => line.startsWith('- '))

  test('each says which part it is, and what is wrong with it', () => {
    expect(
      lines(
        missing({ replica: [1, 2] }),
        missing({ shard: null, why: 'double', files: ['a', 'b'] }),
        missing({ shard: null, replica: [2, 3], why: 'unmeasured', files: ['a'], message: 'exit code 1' }),
      ),
    ).toEqual([
      '- Shard 2/5, replica 1/2 has no result file.',
      '- The run has 2 result files (`a`, `b`), of which the first was judged.',
      '- Replica 2/3 was not measured (`a`): `exit code 1`',
    ])
    expect(
      lines(missing({ shard: null, why: 'unreadable', files: ['a'], message: 'x'.repeat(999) })),
    ).toEqual([
      `- \`a\` cannot be read as a result file, so it is not known which part of the suite it has: \`${'x'.repeat(199)}…\``,
    ])
  })

  test('only so many are named, and nothing is said where none is missing', () => {
    expect(lines(...Array.from({ length: 9 }, () => missing({})))).toHaveLength(4)
    expect(missingResultFilesPart(subjectOf({ merged: null, verdict: 'pass', settings, most: 3 }))).toEqual(
      [],
    )
  })
})
