import { expect, test } from 'vitest'
import { type Night, whyIssueStays } from '../../../src/core/history/findings.ts'
import { slower, unchanged } from '../../support/handed-over.ts'

const passed: Night = {
  ...{ findings: 0, lasting: [], results: [unchanged()], isPartial: false },
  ...{ ref: 'refs/heads/main', overtakenBy: null, defaultBranch: 'main' },
}
const open = 'nothing was found slower, but not everything was decided'
const creeping = { benchmark: 'Encode-2', unit: 'sec/op', machine: 'AMD, 2 cores, x64' }
const failures = [{ side: 'head', round: 1, message: 'panic', output: '', kind: 'failed' }] as const
const panicked = unchanged({ lost: [{ benchmark: 'Slow', package: null, failures }] })

test.each<[string, Partial<Night>, string | null]>([
  ['it is closed by a pass', {}, null],
  ['and written with findings, whatever else was not decided', { findings: 1, isPartial: true }, null],
  ['what panics may be what it names', { results: [unchanged(), panicked] }, open],
  ['what is not decided may be', { results: [{ verdict: 'inconclusive' }] }, open],
  ['so may what a result that is not kept has', { isPartial: true }, open],
  [
    'what is not back elsewhere keeps it',
    { lasting: [creeping] },
    'nothing was found slower, but Encode-2 sec/op has not found its way back on AMD, 2 cores, x64',
  ],
  ['and does not keep it from being written', { lasting: [creeping], findings: 1 }, null],
  [
    'no branch but the default one closes it',
    { ref: 'refs/heads/a/b' },
    'it is about main, and this run is of a/b',
  ],
  ['or writes it', { ref: 'refs/tags/v1', findings: 1 }, 'it is about main, and this run is of v1'],
  [
    'an older commit neither closes it nor writes it',
    { overtakenBy: 'b'.repeat(40), findings: 1 },
    'it is about bbbbbbbbb, a later commit that is recorded already',
  ],
  ['where the branch is not known it is written', { ref: null, findings: 1 }, null],
  ['and where the default one is not known', { defaultBranch: null, findings: 1 }, null],
])('%s', (_, night, why) => {
  expect(whyIssueStays({ ...passed, ...night })).toBe(why)
})

test('what was lost is no pass, nor is a regression', () => {
  expect([panicked.verdict, slower().verdict]).toEqual(['fail', 'fail'])
})
