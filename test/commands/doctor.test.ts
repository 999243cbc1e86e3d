// `benchgate doctor`: what it looks at, how it ends, and that it leaves everything as it was.
// @module-tag long
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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
): Readonly<
  Record<
    string,
    { readonly state: string; readonly seen: string; readonly why: string; readonly advice: string }
  >
> {
  const { parts } = JSON.parse(stdout) as {
    parts: { findings: { subject: string; state: string; seen: string; why: string; advice: string }[] }[]
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
      'leftovers',
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
    expect([nothing.status, findings(nothing.stdout).benchmarks?.why]).toEqual([
      2,
      expect.stringMatching(/^"run" is not set, and .* has no go\.mod or go\.work$/),
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

// `benchgate doctor --self-test` on a real repository: a gate that works, gates that cannot go red, and Ctrl-C.

const bench = `for row in A B C D E; do echo "BenchmarkDo$row 100 $((100000 + RANDOM % 300)) ns/op"; done`
const counts = 'echo "BenchmarkDo 100 64 B/op"'

const repositoryOf = (script: string) =>
  makeRepository(`git init --quiet --initial-branch=main; cat > bench.sh <<'END'
${script}
END
git add --all; git commit --quiet -m 1; echo mine >> bench.sh; echo new > untracked`)

const args = ['doctor', '--self-test', '--run', 'bash bench.sh', '--count', '9', '--seed', '1']

function selfTest(repository: Repository, ...more: readonly string[]) {
  const given = [builtFile('cli.js'), ...args, ...more]
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: repository.folder,
    env: plainEnv,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the gate is red with the slowdown and not without, and everything stays as it was', long, async () => {
  await using repository = await repositoryOf(bench)
  const before = await digestOf(repository.folder)
  const { status, stdout, stderr } = selfTest(repository, '--slowdown', '20%', '--minutes', '0')
  expect(stdout).toMatch(
    /^It could not be checked whether the benchmarks run the code of the checkout: apart from/,
  )
  expect(stdout).toMatch(/^nothing +green /m)
  expect(stdout.match(/^Do[A-E] +20% +\+(19\.[5-9]|20|20\.[0-5])\d?% +red /gm)).toHaveLength(4)
  const words = stdout.replace(/\s+/g, ' ')
  expect(words).toContain('The gate works: it was red in 4 of 4 runs with a benchmark 20% slower')
  expect(words).toContain(
    'Of the slowdowns tried, the smallest that the gate notices on this machine in at least 80% of the runs: 20% (red in 4 of 4 runs).',
  )
  expect(stderr).toMatch(/^HEAD is measured against itself: /m)
  expect(status).toBe(0)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(1)
})

test('a gate that measures other code fails the self-test', long, async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main; mkdir src dist
    echo 'export const x = 1' | tee src/lib.mjs > dist/lib.mjs; echo dist > .gitignore
    printf "import { x } from './dist/lib.mjs'\nfor (const row of 'ABCDE') console.log('BenchmarkDo' + row + ' 100 ' + (99999 * x + Math.floor(300 * Math.random())) + ' ns/op')\n" > bench.mjs
    git add --all; git commit --quiet -m 1`)
  const before = await digestOf(repository.folder)
  const given = ['--run', 'node bench.mjs', '--slowdown', '50%', '--minutes', '0', '--json']
  const { status, stdout, stderr } = selfTest(repository, ...given)
  expect(stderr).toContain('sources broken on purpose: not-seen, ')
  expect([status, JSON.parse(stdout)]).toMatchObject([
    1,
    {
      outcome: 'works',
      canary: { outcome: 'not-seen', files: 1, example: 'src/lib.mjs', why: null },
    },
  ])
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('a gate that cannot go red fails the self-test, with the reason', long, async () => {
  await using repository = await repositoryOf(bench)
  const never = selfTest(repository, '--slowdown', '50%', '--minutes', '0', '--fail-on', 'never', '--json')
  expect([never.status, JSON.parse(never.stdout)]).toMatchObject([
    1,
    { schema: 1, outcome: 'not-red', cause: { kind: 'never-fails' }, slowdown: 0.5 },
  ])
  const high = selfTest(repository, '--slowdown', '60%', '--minutes', '0', '--threshold', '80%')
  expect([high.status, high.stdout]).toEqual([
    1,
    expect.stringMatching(/The\s+threshold,\s+80%,\s+lets\s+such\s+a\s+slowdown\s+pass/),
  ])
})

test('an acceptance that is not committed lets no slowed benchmark pass', long, async () => {
  await using repository = await repositoryOf(bench)
  repository.sh(
    'mkdir .github; printf \'accepted:\\n  - match: "*"\\n    up-to: any\\n    why: x\\n\' > .github/benchgate.yml',
  )
  const { status, stdout } = selfTest(repository, '--slowdown', '50%', '--minutes', '0', '--json')
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { outcome: 'works' }])
})

test('without a benchmark that can be slowed it reports that nothing was tried', long, async () => {
  await using repository = await repositoryOf(counts)
  const { status, stdout } = selfTest(repository, '--minutes', '0')
  expect([status, stdout]).toEqual([2, expect.stringContaining('No slowdown was tried')])
})

test('Ctrl-C reports what is known, and leaves nothing behind', long, async () => {
  await using repository = await repositoryOf(bench)
  const before = await digestOf(repository.folder)
  const child = spawn(process.execPath, [builtFile('cli.js'), ...args, '--slowdown', '50%'], {
    cwd: repository.folder,
    env: plainEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  let printed = ''
  child.stdout.on('data', (piece: Buffer) => {
    printed += piece
  })
  child.stderr.on('data', (piece: Buffer) => {
    const isFirst = !told.includes('next: ')
    told += piece
    if (isFirst && told.includes('next: ')) child.kill('SIGINT')
  })
  const [status] = await once(child, 'close')
  expect([status, printed]).toEqual([130, expect.stringContaining('The self-test ended before it was known')])
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('invalid flags are refused before anything runs', long, async () => {
  await using repository = await repositoryOf(bench)
  const refused = (...more: string[]) => selfTest(repository, ...more).stderr
  expect(refused('--slowdown', '0')).toContain(
    'slowdown: "0" is not accepted. Give a percentage from 0.5% to 100%, or the same as a ratio below 1.',
  )
  expect(refused('--minutes', 'ten')).toContain('minutes: "ten" is not accepted.')
  expect(refused('--self-test=false', '--slowdown', '5%')).toContain('--slowdown is only for a self-test.')
})
