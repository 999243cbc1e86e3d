// `benchgate bisect` and `--bisect-exit` on real histories.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFile } from '../support/action.ts'
import { long, longUnless } from '../support/long.ts'
import { makeRepository, plainEnv, type Repository } from '../support/repository.ts'

const cli = builtFile('cli.js')
/** The benchmark takes what a file says, so that no machine can be too noisy. */
const start = `git init --quiet --initial-branch=main
  commit() { echo "$1" > note.txt; git add --all; git commit --quiet -m "$1"; }
  at() { echo "BenchmarkDo 100 $1 ns/op" > bench.txt; }
  at 100; commit zero; git tag good`
const measured = ['--run', 'cat bench.txt', '--count', '8', '--seed', '3']

function benchgate(repository: Repository, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: repository.folder,
    env: { ...plainEnv },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const bisect = (repository: Repository, ...args: readonly string[]) =>
  benchgate(repository, 'bisect', ...args, ...measured)

test('finds the commit, and leaves nothing behind', long, async () => {
  await using repository = await makeRepository(
    `${start}; for n in 1 2 3; do commit "same $n"; done; at 130; commit slow; for n in 5 6; do commit "same $n"; done`,
  )
  const { status, stdout, stderr } = bisect(repository, 'good', 'main')
  expect(stdout).toMatch(/^Do: BAD is 30\.0% slower than GOOD \(exact\)\.$/m)
  const slow = repository.sh('git rev-parse --short=9 main~2').trim()
  expect(stdout).toMatch(
    new RegExp(
      `^FOUND {2}${slow}, \\+30\\.0% \\(exact\\), with a probability of \\S+%\n {2}slow\n {2}test, 2026-01-01$`,
      'm',
    ),
  )
  expect(stderr).toMatch(/^GOOD \w{9}, BAD \w{9}: 6 commits, at most 11 measurements$/m)
  expect(stderr).toMatch(
    /^measurement 2 \(6 commits left, \w{9}\.\.\w{9}; at most 9 more measurements\): \w{9} "same 3", 8 rounds$/m,
  )
  expect(status).toBe(1)
  expect(repository.sh('git status --porcelain; git worktree list').trim().split('\n')).toHaveLength(1)
})

test('names that are not ASCII are those of git', long, async () => {
  await using repository = await makeRepository(`${start}; git branch größe`)
  expect(bisect(repository, 'größe', 'main').stderr).toContain('GOOD and BAD are the same commit')
})

test.each(['', '--depth 1 '])(
  'a GOOD that only origin has is fetched, and its history by the command in the error (git clone %s)',
  long,
  async depth => {
    await using repository = await makeRepository(
      `${start}; git checkout --quiet --detach; at 90; commit aside; git tag aside; git checkout --quiet main; commit one
    git clone --quiet --no-tags ${depth}"file://$PWD" clone`,
    )
    const clone = { ...repository, folder: join(repository.folder, 'clone') }
    if (depth !== '') {
      const { stderr } = bisect(clone, 'aside', 'HEAD')
      repository.sh(`cd clone; ${/"(git fetch [^"]+)"/.exec(stderr)?.[1]} 2> /dev/null`)
    }
    expect(bisect(clone, 'aside', 'HEAD').stderr).toMatch(
      /^benchgate: GOOD \(\w{9}\) is not in the history of BAD/m,
    )
    expect(bisect(clone, 'good', 'good').stderr).toContain('GOOD and BAD are the same commit')
  },
)

test('searches inside a merge, skips broken commits, and finds a second culprit', long, async () => {
  await using repository = await makeRepository(
    `${start}; for n in 1 2 3; do commit "main $n"; done
    git checkout --quiet -b topic; commit t1; at 130; commit 'slow in topic'; commit t3
    git checkout --quiet main~1; git checkout --quiet -B main; echo x > x; commit aside
    git merge --quiet --no-ff -s recursive -X theirs -m 'Merge topic' topic
    commit m1; commit m2; echo broken > bench.txt; commit broken; at 169; commit 'slow again'; commit last`,
  )
  const { status, stdout } = bisect(repository, 'good..main', '--json')
  const result = JSON.parse(stdout)
  expect([status, result.outcome]).toEqual([1, 'found'])
  const named = (one: { commits: { subject: string }[] }) => one.commits.map(({ subject }) => subject)
  expect(result.culprits.map(named)).toEqual([['Merge topic'], ['broken', 'slow again']])
  expect(result.culprits[0].inside.culprits.map(named)).toEqual([['slow in topic']])
  expect(result.culprits[1].ratio.estimate).toBeCloseTo(1.3, 5)
  expect(result.skipped).toEqual([
    { sha: expect.any(String), why: expect.stringContaining('Nothing was measured') },
  ])
})

test('a BAD that is not slower ends with status 0 after one gate', long, async () => {
  await using repository = await makeRepository(`${start}; at 90; commit faster; commit same`)
  const { status, stdout } = bisect(repository, 'good', 'main')
  expect(stdout).toMatch(
    /^NOT SLOWER {2}No regression in 1 benchmark, 1 improved\.\n1 measurement for 2 commits/m,
  )
  expect(status).toBe(0)
})

test('with too few gates the result is undecided and lists the candidates', long, async () => {
  await using repository = await makeRepository(
    `${start}; for n in 1 2 3; do commit "same $n"; done; at 130; commit slow; commit same`,
  )
  const { status, stdout } = bisect(repository, 'good', 'main', '--measurements', '2')
  expect(stdout).toMatch(
    /^UNDECIDED {2}2 measurements were not enough: allow more with --measurements 4\.\n( {2}\d+\.\d% .*\n){2,}/m,
  )
  expect(status).toBe(3)
})

const refused = [
  [['good'], '"good" is not accepted. Give the older commit'],
  [['good', 'mian'], '"mian" is no branch, tag or commit here or on origin. Did you mean "main"?'],
  [['main', 'good'], 'is older than GOOD'],
  [['good', 'main', '--sure', '2'], 'sure: "2" is not accepted'],
  [['good', 'main', '--measurements', '0'], 'measurements: "0" is not accepted'],
  [['good', 'main', '--gates', '12'], 'bisect: --gates is now --measurements'],
  [['good', 'main', '--gates=12'], 'bisect: --gates is now --measurements'],
  [['good', 'main', '--base', 'main'], '--base: there is no such flag'],
] as const

for (const [index, [args, why]] of refused.entries())
  test(
    `${JSON.stringify(args)} is refused before anything is measured`,
    longUnless(index === 0),
    async () => {
      await using repository = await makeRepository(`${start}; at 130; commit slow`)
      const { status, stdout, stderr } = bisect(repository, ...args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain(why)
      expect(stderr).not.toContain('measurement 1')
    },
  )

test('an unknown benchmark and a GOOD that cannot be measured are errors', long, async () => {
  await using repository = await makeRepository(
    `${start}; git rm --quiet bench.txt; commit broken; at 100; commit mended; at 130; commit slow`,
  )
  const unknown = bisect(repository, 'good', 'main', '--bench', 'Dp')
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean "Do"?')])
  const broken = bisect(repository, 'good', 'main~2')
  expect([broken.status, broken.stderr]).toEqual([2, expect.stringContaining('failed with exit code 1')])
  const base = bisect(repository, 'main~2', 'main')
  expect([base.status, base.stderr]).toEqual([2, expect.stringContaining('GOOD could not be measured')])
})

test('Ctrl-C ends the search and reports what is known', long, async () => {
  await using repository = await makeRepository(
    `${start}; for n in $(seq 8); do commit "same $n"; done; at 130; commit slow`,
  )
  const temporary = join(repository.folder, '../temporary')
  mkdirSync(temporary)
  const child = spawn(process.execPath, [cli, 'bisect', 'good', 'main', ...measured], {
    cwd: repository.folder,
    env: { ...plainEnv, TMPDIR: temporary },
    detached: true,
  })
  const text = { stdout: '', stderr: '' }
  let isSent = false
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      text[stream] += chunk
      if (isSent || !text.stderr.includes('measurement 3')) return
      isSent = true
      process.kill(-(child.pid ?? 0), 'SIGINT')
    })
  const [status] = await once(child, 'close')
  expect(text.stdout).toMatch(/^UNDECIDED {2}Stopped after \d measurements?\.$/m)
  expect([status, readdirSync(temporary)]).toEqual([3, []])
  expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(1)
})

test('measures a single Go benchmark in its package', long, async () => {
  const source = (turns: number) =>
    `printf 'package w\\n\\n//go:noinline\\nfunc Do() (s int) {\\n\\tfor i := 0; i < ${turns}; i++ {\\n\\t\\ts += i ^ (s << 1)\\n\\t}\\n\\treturn s\\n}\\n' > work.go`
  const benchmark = `printf 'package w\\n\\nimport "testing"\\n\\nfunc BenchmarkDo(b *testing.B) {\\n\\tfor i := 0; i < b.N; i++ {\\n\\t\\tDo()\\n\\t}\\n}\\n' > work_test.go`
  await using repository = await makeRepository(
    `${start}; printf 'module w\\n\\ngo 1.22\\n' > go.mod; ${source(100)}; ${benchmark}; commit start; git tag --force good > /dev/null
    commit 'same 1'; ${source(100_000)}; commit slow`,
  )
  const args = ['bisect', 'good', 'main', '--json', '--benchtime', '5ms', '--count', '8', '--no-confirm']
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: repository.folder,
    env: { ...process.env, ...plainEnv, HOME: process.env.HOME },
    encoding: 'utf8',
  })
  const result = JSON.parse(stdout || stderr)
  expect(result.followed).toMatchObject({ package: 'w', unit: 'sec/op' })
  expect(result.culprits.map((one: { commits: { subject: string }[] }) => one.commits[0]?.subject)).toEqual([
    'slow',
  ])
})

test('git bisect run understands --bisect-exit', long, async () => {
  await using repository = await makeRepository(
    `${start}; commit 'same 1'; echo broken > bench.txt; commit broken; at 100; commit mended; at 130; commit slow; commit last`,
  )
  const words = [process.execPath, cli, 'good', '--bisect-exit', ...measured]
    .map(word => `'${word}'`)
    .join(' ')
  const told = repository.sh(
    `git bisect start main good > /dev/null; git bisect run ${words} 2>&1; git bisect log`,
  )
  expect(told).toContain(`first bad commit: [${repository.sh('git rev-parse main~1').trim()}] slow`)
  repository.sh('git bisect reset --quiet 2>&1 || git bisect reset 2>&1')
})

test('--bisect-exit skips what is broken, and aborts where no commit could be tested', long, async () => {
  await using repository = await makeRepository(`${start}; echo broken > bench.txt; commit broken`)
  const status = (...args: readonly string[]) =>
    benchgate(repository, ...args, '--bisect-exit', ...measured).status
  expect(status('good')).toBe(125)
  expect(status('nowhere')).toBe(128)
  expect(status('good', 'main', 'main')).toBe(128)
  expect(status('good', '--alpha', 'many')).toBe(128)
  // git would take any other status below 128 for that of a slow commit.
  expect(status('good', '--bnech', 'Do')).toBe(128)
})
