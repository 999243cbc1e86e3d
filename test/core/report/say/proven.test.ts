// What was proven unchanged: how many, of which packages, and no more than is read.
import { expect, test } from 'vitest'
import { provenPart } from '../../../../src/core/report/say/not-measured.ts'
import { tags } from '../rendered.ts'
import { failing, samples } from '../samples.ts'
import { asMarkdown, markdownReport, textReport } from '../shown.ts'

const proven = (packages: number, benchmarks: number) => ({
  proven: Array.from({ length: packages * benchmarks }, (_, n) => ({
    package: `m/p${Math.floor(n / benchmarks)}`,
    benchmark: `B${n % benchmarks}`,
  })),
})

test('says nothing where nothing was proven', () => {
  expect(asMarkdown(provenPart(proven(0, 0), 10))).toBe('')
})

test('has a line for each package, and as many names and packages as there is room for', () => {
  const part = asMarkdown(provenPart(proven(4, 3), 2))
  expect(part).toContain('Proven unchanged: the same binary on both sides (12)')
  expect(part.split('\n').filter(line => line.startsWith('- '))).toEqual([
    '- `m/p0`: `B0`, `B1` and 1 more',
    '- `m/p1`: `B0`, `B1` and 1 more',
    '- and 2 more packages',
  ])
  expect(asMarkdown(provenPart(proven(4, 3), 0))).toBe('')
  expect(asMarkdown(provenPart(proven(3, 1), 2))).toContain('\n- and 1 more package\n')
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
