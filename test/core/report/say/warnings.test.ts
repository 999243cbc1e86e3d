// Warnings say what they mean and what to do, grouped so that many are no noise.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BenchmarkValidityDoubt,
  benchmarkValidityDoubtKinds,
  type Comparison,
  type ComparisonWarning,
  type RunWarning,
  type RunWarningOf,
} from '../../../../src/core/model/comparison.ts'
import { statisticsPageUrl } from '../../../../src/core/report/say/block.ts'
import {
  doubtsPart,
  foldedComparisonWarningsPart,
  runWarningsPart,
} from '../../../../src/core/report/say/warnings.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { testProperty } from '../../../support/long.ts'
import { around, comparison, spaced } from '../comparisons.ts'
import { elements, hasComment, rendered, tags, textOutsideCode, texts } from '../rendered.ts'
import { goSettings, resultFrom, settings, subjectOf, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const result = resultFrom([time('A', 1)], [time('A', 1)])
const part = (comparisons: readonly Comparison[], most = Number.POSITIVE_INFINITY) =>
  asMarkdown(foldedComparisonWarningsPart(subjectOf({ ...result, comparisons, most })))
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
  const [bullet = ''] = texts(part([comparison({ change: 'unchanged', warnings: [warning] })]), 'li')
  expect(bullet.split('\n').at(-1)).toBe(shown)
  expect(bullet.split('\n')[0]?.length).toBeGreaterThan(40)
})

test('what could be missed is not said of a regression, which was not', () => {
  expect(part([comparison({ warnings: [{ kind: 'blind', visible: 0.081 }] })])).toBe('')
})

test('a row with its own threshold is held against that', () => {
  const blind = comparison({ change: 'unchanged', rule: 0, warnings: [{ kind: 'blind', visible: 0.021 }] })
  const settings = { ...result.settings, benchmarks: [ruleFor('Encode', { threshold: 0.01 })] }
  const shown = asMarkdown(
    foldedComparisonWarningsPart(subjectOf({ ...result, settings, comparisons: [blind], most: 10 })),
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
  const ofLock = { ...unread, count: 1, files: ['web/yarn.lock'], instead: ['web/node_modules/<b>'] }
  expect(ofRun(ofLock)).toMatchInlineSnapshot(`
    [
      "Note: head ran other versions of its dependencies than web/yarn.lock names: web/node_modules/<b>. They were installed before this run, for both sides. Make setup install the dependencies, such as with npm ci.",
    ]
  `)
  expect(ofRun({ ...ofLock, files: ['uv.lock'], instead: ['.venv/lib/a'] })[0]).toMatch(
    /than uv\.lock names: .* Make setup install the dependencies into a virtual environment in the checkout\.$/,
  )
  expect(ofRun({ ...ofLock, files: ['composer.lock', 'package.json'] })[0]).toMatch(
    /install the dependencies\.$/,
  )
  expect(ofRun({ ...ofLock, files: ['.nvmrc'], instead: ['/opt/node'] })).toMatchInlineSnapshot(`
    [
      "Note: head ran another version of the interpreter than .nvmrc names: /opt/node. Both sides ran the one that an earlier step had installed. Make run start the version of its side, for example by a version manager such as nvm or mise.",
    ]
  `)
  const ofSettings = {
    ...unread,
    count: 1,
    files: ['lib/Makefile'],
    instead: ['build/<b>'],
    isOfSettings: true,
  }
  expect(ofRun(ofSettings)).toMatchInlineSnapshot(`
    [
      "Note: base and head differ in the settings of a build (lib/Makefile), and head may not have run code that was built with its own: it used files that were built before this run, or on the other side: build/<b>. Make setup build all code, inside the checkout.",
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

test('says of files in /tmp that another program may use them', () => {
  const shared = { kind: 'shared-install', side: 'base', count: 1, paths: ['/tmp/tool'] } as const
  expect(ofRun(shared)[0]).toMatch(
    /start servers in run\. If another program .* measure again while it is idle\.$/,
  )
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
    return texts(asMarkdown(foldedComparisonWarningsPart(subjectOf({ ...made, most: 9 }))), 'li')[0]?.split(
      '\n',
    )[0]
  }
  const words = 'Too few values for a 95% confidence interval, which needs at least 6.'
  expect(few(4, [4])).toBe(`${words} Raise count.`)
  expect(few(20, [4])).toBe(`${words} Make the command print these benchmarks in every round.`)
  expect(few(4, [4], 'budget')).toBe(`${words} Raise budget.`)
  expect(few(4, [4, 3])).toBe(`${words} Make the command print these benchmarks in every round.`)
})

test('leaves drift out that is less than half of the threshold', () => {
  const drifted = (change: number, threshold = 0.05) => {
    const settings = { ...result.settings, threshold }
    const run = { ...result, settings, warnings: [{ kind: 'drift', change, p: 0.001 } as const] }
    return asMarkdown(runWarningsPart(run))
  }
  for (const change of [0.03, -0.03]) expect(drifted(change)).toContain('while')
  expect(drifted(-0.02)).toBe('')
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
    return asMarkdown(foldedComparisonWarningsPart(subjectOf({ ...made, most: 9 })))
  }
  expect(shown('count')).toContain('Raise `count`.')
  expect(shown('budget')).toContain('Raise `budget`.')
  expect(shown('count')).not.toContain('ake the command')
  expect(shown('count', null)).toContain('ake the command')
})

// Doubtful benchmarks are named with what to do, in sight where it matters, and their names and lines are nothing but text.

const partOnDoubts = (doubts: readonly BenchmarkValidityDoubt[], most = Number.POSITIVE_INFINITY) =>
  spaced(asMarkdown(doubtsPart(subjectOf({ doubts, settings, most }))))
const subject = { benchmark: 'Encode', package: null }
const probe = { iterations: 1000, seconds: 1e-6 }
const full = { iterations: 4100, seconds: 6.3e-6 }

const eachDoubt: readonly (readonly [BenchmarkValidityDoubt, string])[] = [
  [
    { ...subject, kind: 'optimised-away', side: 'head', iterations: 1e9, seconds: 2.785e-10 },
    '0.2785 ns each on head',
  ],
  [
    { ...subject, kind: 'grows-with-n', exponent: 1.3, probe, full },
    '6.3 times as long at 4.1 times the iterations',
  ],
  [
    { ...subject, kind: 'setup-timed', setup: 0.03, share: 0.272, probe, full },
    'about 30.00 ms, 27.2% of the time',
  ],
  [{ ...subject, kind: 'first-off', side: null, first: 0.04, others: 0.01 }, '40.00 ms instead of 10.00 ms'],
  [{ ...subject, kind: 'clock', side: 'base', total: 5.2e-6 }, '5.200 µs on base'],
  [{ ...subject, kind: 'prints', line: 'do_test.go:7: hello' }, 'do_test.go:7: hello'],
]

test.each(eachDoubt)('says what %o means, what to do, and of which benchmark', (doubt, shown) => {
  const lines = texts(partOnDoubts([doubt]), 'li')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.split('\n').at(-1)).toBe(`Encode (${shown})`)
  expect(lines[0]?.split('\n')[0]?.length).toBeGreaterThan(60)
})

test('advises nothing that only Go has where another format was read', () => {
  const other = { base: 'jmh', head: 'jmh' }
  const all = eachDoubt
    .map(([doubt]) => doubt)
    .filter(({ kind }) => ['optimised-away', 'first-off', 'clock'].includes(kind))
  const said = spaced(asMarkdown(doubtsPart(subjectOf({ doubts: all, settings, formats: other, most: 9 }))))
  expect(said).not.toMatch(/b\.N|b\.Loop|-benchtime/)
  expect(said).toContain('a black-box function')
  const comparisons = [comparison({ package: 'm' })]
  expect(spaced(asMarkdown(doubtsPart(subjectOf({ doubts: all, settings, comparisons, most: 9 }))))).toMatch(
    /b\.N.*-benchtime/s,
  )
})

test('knows every kind, and tells them in the order in which they are given', () => {
  expect(eachDoubt.map(([{ kind }]) => kind)).toEqual(benchmarkValidityDoubtKinds)
  const shown = texts(partOnDoubts(eachDoubt.map(([doubt]) => doubt).toReversed()), 'strong').slice(1)
  expect(shown).toEqual([
    'Under a nanosecond, like an empty loop.',
    'The more iterations, the longer each one takes.',
    'The time includes preparation.',
    'The first round took far longer than the others.',
    'Too short for the clock.',
    'The benchmark prints while it is measured.',
  ])
})

test.each(eachDoubt)('is in sight only where %o makes a verdict worthless', doubt => {
  const isGrave = benchmarkValidityDoubtKinds.indexOf(doubt.kind) < 4
  const light = eachDoubt.slice(4).map(([one]) => one)
  expect(texts(partOnDoubts([doubt]), 'details')).toHaveLength(isGrave ? 0 : 1)
  expect(texts(partOnDoubts([...light, doubt]), 'details')).toHaveLength(isGrave ? 0 : 1)
  expect(partOnDoubts([doubt]).startsWith('⚠️ **Doubtful benchmarks:** ')).toBe(isGrave)
  if (!isGrave) expect(texts(partOnDoubts([...light, doubt]), 'summary')).toEqual(['Doubtful benchmarks (3)'])
})

test('names five, and how many more there are', () => {
  const many = Array.from(
    { length: 9 },
    (_, index): BenchmarkValidityDoubt => ({
      benchmark: `B${index}`,
      package: null,
      kind: 'clock',
      side: null,
      total: 1e-6,
    }),
  )
  expect(texts(partOnDoubts(many), 'li')[0]).toMatch(/B4 \(1\.000 µs\) and 4 more$/)
  expect(texts(partOnDoubts(many, 1), 'li')[0]).toMatch(/\nB0 \(1\.000 µs\) and 8 more$/)
  expect(texts(partOnDoubts(many, 0), 'li')[0]).toMatch(/\n9 in all$/)
})

test('is nothing without doubts, and links its term', () => {
  expect(partOnDoubts([])).toBe('')
  const [first] = eachDoubt.map(([doubt]) => doubt)
  const report = renderMarkdownBlocks(
    doubtsPart(subjectOf({ doubts: first ? [first] : [], settings, most: 9 })),
  )
  expect(report).toContain(`[Doubtful benchmarks](${statisticsPageUrl}#`)
})

const piece = fc.oneof(
  fc.constantFrom(
    'a|b',
    '`x`',
    '``',
    '</code><img src=x>',
    '@octocat',
    'two\n\n# lines',
    'a\u202egpj.exe',
    '[a](https://evil.example)',
    'www.evil.example',
    '<!--',
    '</details>',
    '**',
    ':tada:',
    'o/r#1',
    '\\',
    ' ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const any = fc.array(piece, { minLength: 1, maxLength: 6 }).map(pieces => pieces.join(''))

testProperty(
  'whatever a benchmark is called and prints, the part has no link, foreign tag or mention',
  200,
  numRuns => {
    fc.assert(
      fc.property(any, any, fc.boolean(), (benchmark, line, isGrave) => {
        const doubts = eachDoubt
          .map(([doubt]) => ({ ...doubt, benchmark, package: benchmark }))
          .map(doubt => (doubt.kind === 'prints' ? { ...doubt, line } : doubt))
          .slice(isGrave ? 0 : 4)
        const report = rendered(asMarkdown(doubtsPart(subjectOf({ doubts, settings, most: 9 }))))
        expect(tags(report)).toEqual(
          isGrave
            ? ['code', 'li', 'p', 'strong', 'ul']
            : ['code', 'details', 'li', 'strong', 'summary', 'ul'],
        )
        expect(elements(report).filter(({ tagName }) => tagName === 'li')).toHaveLength(doubts.length)
        expect(hasComment(report)).toBe(false)
        expect(textOutsideCode(report)).not.toMatch(/@|:\/\/|www\.|\w#\d|:\w+:|\*\*|\u202e/)
      }),
      { numRuns },
    )
  },
)

test('names benchtime as the flag of their command, or as the input it is', () => {
  const clock: BenchmarkValidityDoubt = { ...subject, kind: 'clock', side: null, total: 1e-6 }
  const comparisons = [comparison({ package: 'm' })]
  const said = (go: typeof settings.go) =>
    asMarkdown(
      doubtsPart(subjectOf({ doubts: [clock], settings: { ...settings, go }, comparisons, most: 9 })),
    )
  expect(said(null)).toContain('larger `-benchtime`.')
  expect(said(goSettings)).toContain('larger `benchtime`.')
})
