// Warnings say what they mean and what to do, grouped so that many are no noise.
import { expect, test } from 'vitest'
import type {
  Comparison,
  ComparisonWarning,
  RunWarning,
  RunWarningOf,
} from '../../../../src/core/model/comparison.ts'
import { foldedWarningsPart, runWarningsPart } from '../../../../src/core/report/say/warnings.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { around, comparison } from '../comparisons.ts'
import { texts } from '../rendered.ts'
import { goSettings, resultFrom, subjectOf, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const result = resultFrom([time('A', 1)], [time('A', 1)])
const part = (comparisons: readonly Comparison[], most = Number.POSITIVE_INFINITY) =>
  asMarkdown(foldedWarningsPart(subjectOf({ ...result, comparisons, most })))
const ofRun = (...warnings: readonly RunWarning[]) =>
  texts(asMarkdown(runWarningsPart({ ...result, warnings })), 'li')

const each: readonly (readonly [ComparisonWarning, string])[] = [
  [{ kind: 'spread', side: 'head', ratio: 0.09 }, 'Encode (head ±9.0%)'],
  [{ kind: 'few-rounds', side: 'base', needed: 6 }, 'Encode (fewer than 6 on base)'],
  [{ kind: 'unequal', base: 20, head: 18 }, 'Encode (20 on base, 18 on head)'],
  [{ kind: 'two-modes', side: 'base' }, 'Encode (base)'],
  [{ kind: 'coarse', step: 0.04 }, 'Encode (steps of 4.0%)'],
  [{ kind: 'blind', visible: 0.081 }, 'Encode (8.1% instead of 5%)'],
  [{ kind: 'outliers', base: 2, head: 0 }, 'Encode (2 on base, 0 on head)'],
]

test.each(each)('names what a warning is about: %o', (warning, shown) => {
  const [bullet = ''] = texts(part([comparison({ warnings: [warning] })]), 'li')
  expect(bullet.split('\n').at(-1)).toBe(shown)
  expect(bullet.split('\n')[0]?.length).toBeGreaterThan(40)
})

test('a row with its own threshold is held against that', () => {
  const blind = comparison({ rule: 0, warnings: [{ kind: 'blind', visible: 0.021 }] })
  const settings = { ...result.settings, benchmarks: [ruleFor('Encode', { threshold: 0.01 })] }
  const shown = asMarkdown(
    foldedWarningsPart(subjectOf({ ...result, settings, comparisons: [blind], most: 10 })),
  )
  expect(texts(shown, 'li')[0]).toContain('Encode (2.1% instead of 1%)')
})

test('groups by kind, with both sides and the unit of a comparison together, and counts what it lists', () => {
  const noisy: readonly ComparisonWarning[] = [
    { kind: 'spread', side: 'base', ratio: 0.07 },
    { kind: 'spread', side: 'head', ratio: 0.09 },
  ]
  const shown = part([
    comparison({ warnings: noisy }),
    comparison({ unit: 'B/op', warnings: [...noisy, { kind: 'two-modes', side: 'head' }] }),
  ])
  expect(texts(shown, 'summary')).toEqual(['Warnings (2)'])
  expect(texts(shown, 'li').map(text => text.split('\n').at(-1))).toEqual([
    'Encode (base ±7.0%, head ±9.0%), Encode in B/op (base ±7.0%, head ±9.0%)',
    'Encode in B/op (head)',
  ])
})

test('names ten, and how many more there are', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    comparison({ benchmark: `B${index}`, warnings: [{ kind: 'two-modes', side: 'base' }] }),
  )
  expect(texts(part(many), 'li')[0]).toMatch(/B9 \(base\) and 4 more$/)
  expect(texts(part(many, 3), 'li')[0]).toMatch(/B2 \(base\) and 11 more$/)
})

test('does not repeat what stands beside an inconclusive comparison, and is nothing without warnings', () => {
  const warnings: readonly ComparisonWarning[] = [{ kind: 'blind', visible: 0.2 }]
  expect(part([comparison({ change: 'inconclusive', warnings })])).toBe('')
  expect(part([comparison({ change: 'inconclusive', better: null, warnings })])).not.toBe('')
  expect(part([comparison()])).toBe('')
})

test('says what drift does to the result and what it does not', () => {
  expect(ofRun({ kind: 'drift', change: 0.06, p: 0.001 })[0]).toMatch(
    /^Note: both sides got 6\.0% slower while measuring.*affects both.*hides small changes/,
  )
  expect(ofRun({ kind: 'drift', change: -0.06, p: 0.001 })[0]).toContain('6.0% faster')
})

test('says what a slower second visit costs, unless it is slight', () => {
  const second = (change: number) => ({ kind: 'second-visit', change, p: 0.0002 }) as const
  expect(ofRun(second(0.029))[0]).toMatch(
    /^Note: the side measured second in a round was 2\.9% slower than the first.*affects both.*costs rounds/,
  )
  expect(ofRun(second(-0.029))[0]).toContain('2.9% faster')
  expect(ofRun(second(0.029))[0]).toContain('Start run with')
  // Of Go there is no command of the user's own.
  const ofGo = { warnings: [second(0.029)], settings: { ...result.settings, go: goSettings } }
  expect(asMarkdown(runWarningsPart(ofGo))).toMatch(/costs rounds\.$/)
  expect(ofRun(second(0.004))).toEqual([])
})

test('says where the surroundings differ and what steal is, each in a line', () => {
  const lines = ofRun(
    { kind: 'configuration', key: 'cpu', base: 'x', head: '' },
    { kind: 'steal', share: 0.034 },
  )
  expect(lines[0]).toContain('cpu is x on base and (no name) on head')
  expect(lines[1]).toContain('3.4% of the processor time went to other virtual machines')
  expect(ofRun()).toEqual([])
})

test('says how busy others were on either side, and what that means', () => {
  expect(ofRun({ kind: 'others', base: 1.234, head: 0.04, p: 1e-5 })[0]).toMatch(
    /^Note: other programs kept 1\.2 processors busy while base was measured, and 0\.0 while head was\..*one side only/,
  )
})

test('says which code was not read, what was used in its place, and what to do', () => {
  const files = ['src/<b>.c', 'src/y.c', 'src/z.c']
  const nothing = { instead: [], isElsewhere: false, isAll: false }
  const unread: RunWarningOf<'unread-code'> = {
    kind: 'unread-code',
    side: 'head',
    count: 5,
    files,
    ...nothing,
  }
  expect(ofRun(unread)).toMatchInlineSnapshot(`
    [
      "Note: no command read the source files that changed (src/<b>.c, src/y.c, src/z.c and 2 more), so the benchmarks may not exercise the change.",
    ]
  `)
  expect(ofRun({ ...unread, isAll: true })).toMatchInlineSnapshot(`
    [
      "Note: the command may not have run the code of head: it did not read these source files that changed: src/<b>.c, src/y.c, src/z.c and 2 more. It read no other source file either, except those of the benchmarks, as happens with an installed copy of the code. Make setup build or install the code of the checkout, inside the checkout.",
    ]
  `)
  expect(ofRun({ ...unread, isElsewhere: true })).toMatchInlineSnapshot(`
    [
      "Note: the command may not have run the code of head: it did not read these source files that changed: src/<b>.c, src/y.c, src/z.c and 2 more. The files of the same names in your own checkout were read instead, for example because of PYTHONPATH or an editable install. Make setup build or install the code of the checkout, inside the checkout.",
    ]
  `)
  expect(ofRun({ ...unread, count: 3, instead: ['build/it'] })).toMatchInlineSnapshot(`
    [
      "Note: the command may not have run the code of head: it did not read these source files that changed: src/<b>.c, src/y.c, src/z.c. In their place it used files that were built or copied before this run, or on the other side: build/it. Make setup build or install the code of the checkout, inside the checkout.",
    ]
  `)
})

test('says what setup of the other side has replaced', () => {
  const shared = { kind: 'shared-install', side: 'base', count: 2, paths: ['/opt/lib/it.py'] } as const
  expect(ofRun(shared)).toMatchInlineSnapshot(`
    [
      "Note: base ran code that a command had installed on head: /opt/lib/it.py and 1 more. Both sides share it. Make setup install into the checkout, for example into a virtual environment, or under a name that contains the commit, and start servers in run.",
    ]
  `)
})

test('says which packages have moved, and that they were compared', () => {
  const packages = [
    { base: 'm/a', head: 'm/b' },
    { base: 'm/<c>', head: 'm/d' },
  ]
  expect(ofRun({ kind: 'moved', packages })[0]).toMatch(
    /^Note: packages have moved, .* new import paths: m\/a on base is m\/b on head, m\/<c> on base is m\/d on head\.$/,
  )
})

test('says what was left running, as data', () => {
  const left = (count: number, ...commands: readonly string[]) =>
    ofRun({ kind: 'left-running', count, commands })[0]
  expect(left(1, 'gradle <b>')).toMatch(
    /^Note: a process was left running by a command, and stopped before the next one: gradle <b>\..*start it in setup\.$/,
  )
  expect(left(7, 'a', 'b')).toMatch(/^Note: 7 processes were left running by .*: a, b\./)
})

test('says what setup left running, beside which both sides were measured', () => {
  const left = (...commands: readonly string[]) =>
    ofRun({ kind: 'setup-running', count: commands.length, commands })[0]
  expect(left('gradle <b>')).toBe(
    'Note: setup left a process running while both sides were measured: gradle <b>. It can take time from either side, and can change its files. A server with code of the checkout may answer for both sides: start such a server in run, and stop it there. If no benchmark needs it, make setup stop what it starts.',
  )
  expect(left('a', 'b')).toMatch(/2 processes running .*: a, b\. They .* needs them/)
})

test("says what changed in git's own files, and whether it is back", () => {
  const changed = { kind: 'git-changed', count: 12, changed: ['config', 'hooks/pre-push'] } as const
  expect(ofRun({ ...changed, isPutBack: true })[0]).toMatch(
    /^Note: config, hooks\/pre-push and 10 more in the repository's git directory changed while the benchmarks ran\. The change was undone\./,
  )
  expect(ofRun({ ...changed, isPutBack: false })[0]).toMatch(/was left in place, as you may have made it/)
})

test('says in the words of benchstat that values are few, and how to get more', () => {
  const warnings: readonly ComparisonWarning[] = [{ kind: 'few-rounds', side: 'base', needed: 6 }]
  const few = (rounds: number, measured: readonly number[], stopped: 'count' | 'budget' = 'count') => {
    const comparisons = measured.map(n => comparison({ base: around(1, n), head: around(1, n), warnings }))
    const made = { ...result, rounds: result.rounds.slice(0, rounds), stopped, comparisons }
    return texts(asMarkdown(foldedWarningsPart(subjectOf({ ...made, most: 9 }))), 'li')[0]?.split('\n')[0]
  }
  const words = 'Too few values: need >= 6 samples for confidence interval at level 0.95.'
  expect(few(4, [4])).toBe(`${words} Raise count.`)
  expect(few(20, [4])).toBe(`${words} Make the command print these benchmarks in every round.`)
  expect(few(4, [4], 'budget')).toBe(`${words} Raise budget.`)
  expect(few(4, [4, 3])).toBe(`${words} Make the command print these benchmarks in every round.`)
})

test('leaves drift out that is less than a fifth of the threshold', () => {
  const drifted = (change: number, threshold = 0.05) => {
    const settings = { ...result.settings, threshold }
    const run = { ...result, settings, warnings: [{ kind: 'drift', change, p: 0.001 } as const] }
    return asMarkdown(runWarningsPart(run))
  }
  for (const change of [0.01, -0.01]) expect(drifted(change)).toContain('while')
  expect(drifted(-0.004)).toBe('')
  expect(drifted(0.001, 0)).toContain('while')
})

test('asks nobody to let a command print where Go benchmarks were run one by one', () => {
  const warnings: readonly ComparisonWarning[] = [
    { kind: 'few-rounds', side: 'base', needed: 6 },
    { kind: 'unequal', base: 4, head: 3 },
  ]
  const shown = (stopped: 'count' | 'budget', go: typeof goSettings | null = goSettings) => {
    const comparisons = [comparison({ base: around(1, 4), head: around(1, 3), warnings })]
    const made = { ...result, settings: { ...result.settings, go }, stopped, comparisons }
    return asMarkdown(foldedWarningsPart(subjectOf({ ...made, most: 9 })))
  }
  expect(shown('count')).toContain('Raise `count`.')
  expect(shown('budget')).toContain('Raise `budget`.')
  expect(shown('count')).not.toContain('ake the command')
  expect(shown('count', null)).toContain('ake the command')
})
