// Result files that strangers have written, through the whole publishing step: what comes out is ours, and goes where GitHub
// says.
// @module-tag long
import { cp, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { hasComment, rendered, tags, textOutsideCode } from '../core/report/rendered.ts'
import { time } from '../core/report/runs.ts'
import {
  type HandedOver,
  head,
  later,
  main,
  report,
  resultOf,
  slower,
  startWith,
  unchanged,
} from '../support/handed-over.ts'
import { longUnless } from '../support/long.ts'

const one = (result: unknown) => ({ 'benchgate/result.json': result })
const markup =
  '</details>\n::error::x\n@everyone <img src=x> [x](http://evil.example) `b` ##[error]y %0A::set-output name=verdict::pass | fixes #1'

/** Wherever a text of a file may stand. */
function everywhere(text: string): ResultFile {
  const named = (center: number) => [
    time(text, center, { pkg: text }),
    { ...time('Other', center), unit: text },
  ]
  const result = resultOf(named(1), named(2))
  const failure = { side: 'head', kind: 'failed', message: text, output: text } as const
  return {
    ...result,
    reason: text,
    commits: { base: { ...result.commits.base, from: text }, head: { ...result.commits.head, from: text } },
    settings: { ...result.settings, run: text, setup: text, overlay: [text], filter: text },
    rules: { file: text, changes: [{ rule: 'run', base: text, head: text }] },
    machine: { ...result.machine, cpu: text, os: text, kernel: text, virtual: text },
    toolchains: { base: text, head: text },
    lost: [{ benchmark: `${text}2`, package: text, failures: [failure] }],
    doubts: [{ benchmark: text, package: text, kind: 'prints', line: text }],
  }
}

type Verdict = 'fail' | 'pass' | 'inconclusive' | 'error'
type Row = readonly [what: string, verdict: Verdict, says: RegExp, given: HandedOver, isQuick?: boolean]

const of = (sha: string, result = unchanged()) => ({
  ...result,
  commits: { ...result.commits, head: { sha, from: '' } },
})

const rows: readonly Row[] = [
  ['results of another commit', 'error', /neither the expected aaaaaaaaa/, { files: one(of(later)) }],
  ['results of the default branch', 'error', /neither the expected aaaaaaaaa/, { files: one(of(main)) }],
  ['a head that is an option', 'error', /commits\.head\.sha is/, { files: one(of('--upload-pack=x')) }],
  [
    'a pull request, a repository and a name of its own',
    'pass',
    /No regression/,
    {
      files: one({
        ...unchanged(),
        ...{ pull: 3, pull_request: { number: 3 }, repository: 'evil/x', comment: 'x', check: 'Other' },
      }),
    },
  ],
  [
    'a verdict and settings of its own',
    'fail',
    /1 of 2 benchmarks regressed/,
    {
      files: one({
        ...slower({ threshold: 1, ruleOut: 1, alpha: 1e-12, failOn: 'never', stopEarly: false }),
        ...{ verdict: 'pass', reason: 'all is well' },
      }),
    },
    true,
  ],
  ['a direction in which slower is better', 'fail', /regressed/, { files: one(turned(slower())) }],
  [
    'nothing but what it claims to be proven',
    'inconclusive',
    /everything they can reach is identical/,
    {
      files: one({
        ...unchanged(),
        comparisons: [],
        geomeans: [],
        proven: [{ benchmark: 'A', package: 'm' }],
      }),
    },
  ],
  [
    'a calibration',
    'error',
    /regress|neither|measured/,
    { files: one(of(main, unchanged({ calibrate: true }))) },
  ],
  ['a link out of the folder', 'error', /links are not followed/, { files: {}, prepare: withLink }],
  ['a file of 70 MB', 'error', /exceeds the limit of 64 MiB/, { files: one('{}'), prepare: largest }],
  ['10,000 result files', 'error', /more than 20000 files/, { files: one('{}'), prepare: many(10_000) }],
  ['2,000 result files', 'error', /2000 files "result\.json"/, { files: one('{}'), prepare: many(2000) }],
  ['lists in lists', 'error', /deep/, { files: one('['.repeat(100_000)) }],
  [
    'keys that JavaScript has',
    'error',
    /is missing/,
    { files: one('{"__proto__":{"schema":1},"constructor":1}') },
  ],
  [
    'a name of a file with a command in it',
    'error',
    /not JSON/,
    { files: { '::error::x\n::add-mask::y/result.json': '{' } },
  ],
  ['markup wherever a text may stand', 'fail', /regressed/, { files: one(everywhere(markup)) }],
  [
    'profiles from elsewhere',
    'error',
    /profiles\[0\]/,
    { files: one({ ...slower(), profiles: [profile()] }) },
  ],
]

for (const [what, verdict, says, given, isKept = false] of rows)
  test(`${what}: ${verdict}`, longUnless(isKept), async () => {
    await using github = await startWith()
    const { printed, summary, outputs, status } = await report(github, given)

    expect(outputs.verdict).toBe(verdict)
    expect(status).toBe(verdict === 'error' ? 1 : 0)
    const conclusions = { fail: 'failure', error: 'failure', pass: 'success', inconclusive: 'neutral' }
    expect(github.checks).toMatchObject([
      { name: 'Benchgate', headSha: head, conclusion: conclusions[verdict] },
    ])
    const [check] = github.checks
    expect(`${check?.title}\n${check?.summary}`).toMatch(says)
    expect(github.comments.map(({ issue }) => issue)).toEqual([7])

    // The runner sees no command but ours, each in a line of its own.
    const commands = printed.split(/\r\n|\r|\n/).filter(line => /^\s*::|##\[/u.test(line))
    expect(commands.filter(line => !/^::(error|warning)::/.test(line))).toEqual([])
    expect(commands.length).toBeLessThan(4)
    for (const [name, value] of Object.entries(outputs))
      expect(value, name).toMatch(
        /^(?:[a-z]+|\d+|\/[\w./-]+|https:\/\/github\.com\/acme\/widgets\/[\w/#-]+)?$/,
      )

    // And a reader neither link, nor mention, nor element that is not ours.
    for (const text of [check?.summary ?? '', summary, github.comments[0]?.body ?? '']) {
      const shown = text.replace(/^<!-- benchgate .*-->\n?/gm, '')
      expect(hasComment(rendered(shown))).toBe(false)
      expect(tags(shown).filter(tag => ['img', 'script', 'input'].includes(tag))).toEqual([])
      expect(textOutsideCode(shown)).not.toMatch(/@everyone|evil\.example|fixes #1/)
    }
    expect(github.problems).toEqual([])
  })

/** Says of every unit that more of it is better. */
function turned(result: ResultFile): unknown {
  return { ...result, comparisons: result.comparisons.map(one => ({ ...one, better: 'higher' })) }
}

/** With files that lie outside of the folder. */
function profile() {
  return {
    ...{ benchmark: 'Slow', package: null, kind: 'cpu', unit: 'sec/op', iterations: 1 },
    files: { base: '../../../../../../etc/passwd', head: '/etc/passwd' },
    ...{ total: { base: 1, head: 2 }, functions: [], failure: null },
  }
}

async function withLink(folder: string): Promise<void> {
  const outside = await mkdtemp(join(tmpdir(), 'benchgate-outside-'))
  await writeFile(join(outside, 'result.json'), JSON.stringify(slower()))
  await mkdir(join(folder, 'a'), { recursive: true })
  await symlink(join(outside, 'result.json'), join(folder, 'a/result.json'))
  await symlink(outside, join(folder, 'b'))
}

function largest(folder: string): Promise<void> {
  return truncate(join(folder, 'benchgate/result.json'), 70 * 2 ** 20)
}

/** Copies of a folder of a hundred. */
function many(count: number): (folder: string) => Promise<void> {
  return async folder => {
    const each = 100
    const group = join(folder, '../group')
    for (let n = 0; n < each; n++) {
      await mkdir(join(group, `${n}`), { recursive: true })
      await writeFile(join(group, `${n}`, 'result.json'), '{}')
    }
    await rm(join(folder, 'benchgate'), { recursive: true })
    for (let n = 0; n < count / each; n++) await cp(group, join(folder, `${n}`), { recursive: true })
  }
}
