// What init says: golden files of each ending, and hostile names made visible.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { BenchmarkSuite } from '../../../src/core/init/find/suite.ts'
import {
  benchgateWorkflowPath,
  buildWorkflowFileTexts,
  findOtherBenchgateWorkflowPath,
  type InitPlan,
  type InitWorkflowFeatures,
  initNextStepsText,
  initSuiteAndFilesText,
  type PlannedFile,
  reportWorkflowPath,
  yamlTextOfWorkflowStep,
} from '../../../src/core/init/plan.ts'
import { root } from '../../support/action.ts'
import { suiteWith, treeOf, withoutOurPin } from '../../support/init-trees.ts'

const rules: PlannedFile = {
  path: '.github/benchgate.yml',
  text: '',
  standing: 'new',
  meaning: 'what is measured, and what counts as a regression',
}
const workflow: PlannedFile = {
  path: '.github/workflows/benchgate.yml',
  text: '',
  standing: 'new',
  meaning: 'measures each pull request',
}
const suite = suiteWith({
  folder: 'crates/a',
  foundBy: 'crates/a/Cargo.toml',
  setup: 'one\ntwo',
  output: 'target/*.json',
  format: 'criterion',
  notes: ['Something to look at.'],
})
const others = [
  suiteWith({ tool: 'go', foundBy: 'a_test.go' }),
  suiteWith({ tool: 'script', foundBy: 'crates/web/package.json' }),
]
const plan: InitPlan = { suite, others, files: [rules, workflow], copies: {}, standing: '.' }

test.each<[string, InitPlan]>([
  ['wrote', plan],
  [
    'kept',
    {
      ...plan,
      others: [],
      files: [
        { ...rules, standing: 'kept' },
        { ...workflow, standing: 'same' },
      ],
    },
  ],
  [
    'replaced',
    {
      ...plan,
      ...{ copies: { [rules.path]: `${rules.path}.before` }, standing: 'crates' },
      files: [{ ...rules, standing: 'replaced' }, workflow],
    },
  ],
  [
    'other-workflow',
    { ...plan, others: [], files: [rules, { ...workflow, standing: { by: '.github/workflows/ci.yml' } }] },
  ],
  [
    'many-others',
    { ...plan, others: Array.from({ length: 9 }, (_, i) => suiteWith({ foundBy: `c${i}/Cargo.toml` })) },
  ],
  [
    'command',
    { ...plan, others: [], suite: suiteWith({ foundBy: '', tool: 'a command', run: 'make bench' }) },
  ],
])('%s', async (name, given) => {
  await expect(`${initSuiteAndFilesText(given)}\n${initNextStepsText(given, false)}`).toMatchFileSnapshot(
    `../../golden/init/${name}.txt`,
  )
})

test('nothing in a name acts on the terminal', () => {
  const text = initSuiteAndFilesText({
    ...plan,
    suite: suiteWith({ run: 'a\u001b[2Jb', foundBy: 'x\u202ey' }),
  })
  expect(text).toContain('a\\u001b[2Jb')
  expect(text).toContain('x\\u202ey')
})

// The workflow as it is written.

describe('workflow', () => {
  const suite: Pick<BenchmarkSuite, 'steps'> = {
    steps: [
      { run: 'corepack enable' },
      { uses: 'setup-node', with: { 'node-version': '24' } },
      { run: 'sudo apt-get update && sudo apt-get install --yes libbenchmark-dev' },
      { uses: 'setup-go', with: { 'go-version-file': 'a b/go.mod' } },
    ],
  }

  test.each<[string, Partial<InitWorkflowFeatures>]>([
    ['workflow', {}],
    ['workflow-forks', { forks: true }],
    ['workflow-shards', { shards: 4 }],
    ['workflow-forks-shards', { forks: true, shards: 2 }],
  ])('%s looks like this', async (name, split) => {
    const [measuring, report] = buildWorkflowFileTexts(suite, split)
    const golden = (text: string, file: string) =>
      expect(withoutOurPin(text)).toMatchFileSnapshot(`../../golden/init/${file}.yml`)
    await golden(measuring?.text ?? '', name)
    expect(report?.path).toBe(split.forks ? reportWorkflowPath : undefined)
    if (report) await golden(report.text, 'workflow-report')
  })

  test('versions stay texts, whatever they look like', () => {
    const version = fc.oneof(
      fc.constantFrom('3.10', '1e3', '24', '0x1', 'on', '1_0'),
      fc.string({ minLength: 1 }),
    )
    fc.assert(
      fc.property(version, text => {
        const steps: BenchmarkSuite['steps'] = [{ uses: 'setup-python', with: { v: text } }, { run: text }]
        const { jobs } = parse(buildWorkflowFileTexts({ steps })[0]?.text ?? '')
        const [, setup, command] = jobs.benchgate.steps
        expect([setup.with, command.run]).toEqual([{ v: text }, text])
      }),
    )
  })

  test('another one that runs Benchgate is found, and only that', () => {
    const uses = '    steps:\n      - uses: benchgate/benchgate@0123 # v0.1.0\n'
    const other = '.github/workflows/benchmarks.yml'
    expect(findOtherBenchgateWorkflowPath(treeOf({ [other]: uses }))).toBe(other)
    expect(findOtherBenchgateWorkflowPath(treeOf({ [benchgateWorkflowPath]: uses }))).toBeNull()
    expect(findOtherBenchgateWorkflowPath(treeOf({ [other]: `# ${uses}`.replace('\n', '') }))).toBeNull()
  })
})

// Steps of a workflow as they are written.
describe('workflow step', () => {
  test('a command, and an action whose version stays a text', () => {
    expect(yamlTextOfWorkflowStep({ run: 'a: b' })).toBe("      - run: 'a: b'\n")
    expect(yamlTextOfWorkflowStep({ uses: 'setup-go', with: { 'go-version': '1.20' } })).toMatch(
      /^ {6}- uses: actions\/setup-go@[0-9a-f]{40} # v\S+\n {8}with:\n {10}go-version: '1.20'\n$/,
    )
  })
})

// The nightly workflow: what runs benchmarks can only read, and what writes runs nothing of the repository.
describe('nightly workflow', () => {
  const nightlySuite: Pick<BenchmarkSuite, 'steps'> = {
    steps: [{ uses: 'setup-go', with: { 'go-version-file': 'go.mod' } }],
  }
  const text = buildWorkflowFileTexts(nightlySuite, { nightly: true })[1]?.text ?? ''
  const { jobs, permissions } = parse(text)

  interface Step {
    readonly uses: string
    readonly with?: Readonly<Record<string, unknown>>
  }

  const used = (job: string) => jobs[job].steps.map(({ uses }: Step) => uses.split('@')[0])

  test('looks like this', async () => {
    await expect(withoutOurPin(text)).toMatchFileSnapshot('../../golden/init/workflow-nightly.yml')
  })

  test('the job that runs benchmarks can only read, and the one that writes runs none', () => {
    expect(permissions).toEqual({})
    expect(jobs.measure.permissions).toEqual({ contents: 'read' })
    expect(jobs.record.permissions).toEqual({ contents: 'write', issues: 'write' })
    expect(used('record')).toEqual([
      'actions/checkout',
      'actions/download-artifact',
      'benchgate/benchgate/record',
      'actions/upload-pages-artifact',
    ])
    expect(text).not.toMatch(/secrets\.|- run:|pull_request/)
    for (const job of ['measure', 'record'])
      expect(jobs[job].steps[0].with).toMatchObject({ 'persist-credentials': false, 'fetch-depth': 0 })
  })

  test('a run by hand on another branch tells nobody', () => {
    expect(jobs.record.if).toBe(
      "github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch",
    )
    // A job whose `needs` were skipped is skipped too, as its condition does not ask for their status.
    expect(jobs.pages.needs).toBe('record')
  })

  test('sets inputs that there are', () => {
    for (const [job, action, path] of [
      ['measure', 'benchgate/benchgate', 'action.yml'],
      ['measure', 'benchgate/benchgate/bisect', 'bisect/action.yml'],
      ['record', 'benchgate/benchgate/record', 'record/action.yml'],
    ] as const) {
      const known = Object.keys(parse(readFileSync(join(root, path), 'utf8')).inputs)
      const step = jobs[job].steps.find(({ uses }: Step) => uses.split('@')[0] === action)
      for (const name of Object.keys(step.with)) expect(known).toContain(name)
    }
  })
})

// The workflow for `/benchgate run`: code of a pull request meets neither a token that may write nor a cache that stays.
describe('on demand workflow', () => {
  const steps: BenchmarkSuite['steps'] = [
    { run: 'corepack enable' },
    { uses: 'setup-node', with: { 'node-version': '24' } },
    { uses: 'setup-go', with: { 'go-version-file': 'go.mod' } },
  ]
  const text = buildWorkflowFileTexts({ steps }, { onDemand: true })[1]?.text ?? ''
  const { jobs, permissions } = parse(text)
  const action = (path: string) => parse(readFileSync(join(root, path, 'action.yml'), 'utf8'))

  interface Step {
    readonly uses?: string
    readonly run?: string
    readonly with?: Readonly<Record<string, string>>
  }

  const used = (job: string) => jobs[job].steps.map(({ uses, run }: Step) => uses?.split('@')[0] ?? run)
  const inputsOf = (job: string, name: string) =>
    jobs[job].steps.find(({ uses }: Step) => uses?.split('@')[0] === name).with

  test('looks like this', async () => {
    await expect(withoutOurPin(text)).toMatchFileSnapshot('../../golden/init/workflow-on-demand.yml')
  })

  test('what may write runs no code of a pull request', () => {
    expect(permissions).toEqual({})
    expect(jobs.measure.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' })
    expect(used('ask')).toEqual(['benchgate/benchgate/command'])
    expect(used('report')).toEqual(['actions/download-artifact', 'benchgate/benchgate/report'])
    expect(text).not.toMatch(/secrets\.|- run: .*\$\{\{/)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
    const expression = '${{ needs.ask.outputs.head }}'
    const { ref, 'persist-credentials': kept } = inputsOf('measure', 'actions/checkout')
    expect([ref, kept]).toEqual([expression, false])
  })

  test('what is measured saves no cache of the default branch', () => {
    expect(inputsOf('measure', 'actions/setup-go').cache).toBe('false')
    expect(inputsOf('measure', 'actions/setup-node')['package-manager-cache']).toBe('false')
  })

  test('the jobs hand over what they have, and take what there is', () => {
    const given = Object.keys(action('command').outputs)
    for (const [name, value] of Object.entries(jobs.ask.outputs)) {
      expect(given).toContain(name)
      expect(value).toContain(`steps.ask.outputs.${name} `)
    }
    const asked = [...text.matchAll(/needs\.ask\.outputs\.([\w-]+)/g)].map(([, name]) => name)
    for (const name of asked) expect(Object.keys(jobs.ask.outputs)).toContain(name)
    for (const [job, path] of [
      ['measure', '.'],
      ['report', 'report'],
    ] as const) {
      const name = path === '.' ? 'benchgate/benchgate' : `benchgate/benchgate/${path}`
      const known = Object.keys(action(path).inputs)
      for (const input of Object.keys(inputsOf(job, name))) expect(known).toContain(input)
    }
  })
})

// The two halves of a split belong together: what one hands over, the other takes; and the second has no more than it needs.
describe('report workflow', () => {
  interface Step {
    readonly uses?: string
    readonly with?: Readonly<Record<string, string>>
  }

  const stepOf = (steps: readonly Step[], action: string) =>
    steps.find(({ uses }) => uses?.includes(action))?.with ?? {}

  test.each([
    ['forks', true, 1],
    ['shards', false, 3],
    ['both', true, 3],
  ] as const)('%s', (_, forks, shards) => {
    const [measuring, report] = buildWorkflowFileTexts({ steps: [] }, { forks, shards })
    const { name, jobs } = parse(measuring?.text ?? '')
    const second = report ? parse(report.text) : null
    const publishing = (second?.jobs ?? jobs).report
    if (second) expect(second.on.workflow_run.workflows).toEqual([name])
    else expect(publishing.needs).toBe('measure')

    const gate = stepOf(jobs.measure.steps, 'benchgate/benchgate@')
    const upload = stepOf(jobs.measure.steps, 'upload-artifact')
    const download = stepOf(publishing.steps, 'download-artifact')
    const reporting = stepOf(publishing.steps, 'benchgate/benchgate/report@')
    expect(upload.path).toBe(`${gate.results}/result.json`)
    expect(reporting.results).toBe(download.path)
    expect(upload.name).toMatch(new RegExp(`^${download.pattern?.replace('*', '.*')}$`))
    expect(jobs.measure.permissions).toEqual({ contents: 'read' })
  })

  test('where strangers measure, no code is checked out beside the token that may write', () => {
    const { steps } = parse(buildWorkflowFileTexts({ steps: [] }, { forks: true })[1]?.text ?? '').jobs.report
    expect(steps.map(({ uses }: Step) => uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'benchgate/benchgate/report',
    ])
  })
})
