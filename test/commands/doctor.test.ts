// `benchgate doctor`: what it looks at, how it ends, and that it leaves everything as it was.
// @module-tag long
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFile } from '../support/action.ts'
import { digestOf } from '../support/digest.ts'
import { long, longUnless } from '../support/long.ts'
import { makeRepository, plainEnv, type Repository } from '../support/repository.ts'

let repository: Repository

beforeAll(async () => {
  repository = await makeRepository(`git init --quiet --initial-branch=main; mkdir .github sub; git add --all
    echo 'run: make bench' > .github/benchgate.yml; git add --all; git commit --quiet -m 1; echo mine > untracked`)
})

afterAll(() => repository[Symbol.asyncDispose]())

function doctor(args: readonly string[], folder = repository.folder) {
  return spawnSync(process.execPath, [builtFile('cli.js'), 'doctor', ...args], {
    cwd: folder,
    env: plainEnv,
    encoding: 'utf8',
  })
}

/** The findings by their subject. */
function findings(
  stdout: string,
): Readonly<Record<string, { readonly state: string; readonly seen: string; readonly advice: string }>> {
  const { parts } = JSON.parse(stdout) as {
    parts: { findings: { subject: string; state: string; seen: string; advice: string }[] }[]
  }
  return Object.fromEntries(parts.flatMap(part => part.findings.map(one => [one.subject, one])))
}

test('doctor changes nothing, and works in any folder of the repository', long, async () => {
  const before = await digestOf(repository.folder)
  const { status, stdout, stderr } = doctor([], join(repository.folder, 'sub'))
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Repository\n✓ git +\d/)
  expect(stdout).toMatch(/✓ settings +\.github\/benchgate\.yml, 1 input\n/)
  expect(stdout).toMatch(/✓ benchmarks +what "make bench" prints; it was not run\n/)
  expect(stdout).toMatch(/[✓!] noise +(quiet: |noisy, )\d/)
  expect(stdout).toMatch(/\nMeasuring is possible, /)
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('settings that only the Action refuses are doubtful', long, async () => {
  await using other = await makeRepository(`git init --quiet; mkdir .github
    printf 'run: make bench\\ncheckout: worktree\\nignored-files: shared\\n' > .github/benchgate.yml; git add --all; git commit --quiet -m 1`)
  const { status, stdout } = doctor(['--json'], other.folder)
  expect(status).toBe(0)
  expect(findings(stdout).settings).toMatchObject({
    state: 'doubtful',
    seen: 'not accepted by the Action',
    advice: expect.stringContaining('ignored-files'),
  })
})

test('--json has the same findings', long, () => {
  const { status, stdout } = doctor(['--json', '--run', 'true'])
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ schema: 1, canMeasure: true })
  expect(Object.keys(findings(stdout))).toEqual(
    expect.arrayContaining([
      'git',
      'checkout',
      'remains',
      'history',
      'settings',
      'benchmarks',
      'disk',
      'processors',
      'noise',
      'perflock',
    ]),
  )
})

for (const [index, [args, subject, advice]] of [
  [['--threshold', '5'], 'settings', 'threshold: "5" is not accepted.'] as const,
  [['--rules', 'no.yml'], 'settings', 'rules: "no.yml" does not exist in'] as const,
  [
    ['--working-directory', 'nowhere'],
    'benchmarks',
    'working-directory: "nowhere" is not a folder below',
  ] as const,
  [['--perflock', 'require'], 'perflock', 'Install it from github.com/aclements/perflock.'] as const,
].entries())
  test(`${args.join(' ')} stands in the way`, longUnless(index === 0), () => {
    const { status, stdout } = doctor(['--json', ...args])
    expect(status).toBe(2)
    expect(findings(stdout)[subject]).toMatchObject({
      state: 'blocking',
      advice: expect.stringContaining(advice),
    })
  })

test(
  'so do a folder without a repository and one without benchmarks; rules that are wrong are named by line',
  long,
  async () => {
    const outside = doctor(['--json'], '/')
    expect([outside.status, findings(outside.stdout).checkout?.state]).toEqual([2, 'blocking'])
    await using empty = await makeRepository('git init --quiet')
    const nothing = doctor(['--json'], empty.folder)
    expect([nothing.status, findings(nothing.stdout).benchmarks?.advice]).toEqual([
      2,
      expect.stringContaining('run: not set'),
    ])
    empty.sh(`mkdir .github; printf '\\ntreshold: 3%%' > .github/benchgate.yml`)
    const wrong = doctor([], empty.folder)
    expect(wrong.status).toBe(2)
    expect(wrong.stdout.replace(/\s+/g, ' ')).toContain(
      '→ .github/benchgate.yml, line 2: treshold: not known. Did you mean "threshold"?',
    )
  },
)

test('arguments other than flags are refused', () => {
  const { status, stderr } = doctor(['main'])
  expect([status, stderr]).toEqual([
    2,
    'benchgate: doctor: "main" is not accepted. "benchgate doctor" takes flags only.\n',
  ])
})
