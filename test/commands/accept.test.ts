// `benchgate accept` on a real result: what it writes, and that the gate then passes, until it gets worse.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultFrom, steady, time } from '../core/report/runs.ts'
import { builtFile } from '../support/action.ts'
import { long } from '../support/long.ts'
import { makeRepository, plainEnv, type Repository } from '../support/repository.ts'

const rules = '.github/benchgate.yml'
/** Head is slower by this many percent in what it counts. */
const sides = (percent: number) => `git init --quiet --initial-branch=main; git config user.name Kim
mkdir .github; printf 'run: sh bench.sh\\ncount: 8\\n' > ${rules}
echo 'echo "BenchmarkIt 10 100 ns/op"; echo "BenchmarkOther 10 100 ns/op"' > bench.sh
git add --all; git commit --quiet -m base; git checkout --quiet -b change
sed -i 's/It 10 100/It 10 ${100 + percent}/' bench.sh; git commit --quiet --all -m head`

function benchgate({ folder }: Repository, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtFile('cli.js'), ...words], {
    cwd: folder,
    env: { ...plainEnv },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const measure = (repository: Repository, ...more: readonly string[]) =>
  benchgate(repository, 'main', 'change', '--results', 'out', ...more)

test(`a "*" in a benchmark's own name does not match other benchmarks`, long, async () => {
  await using repository = await makeRepository(sides(12))
  const result = resultFrom([time('*', 1)], [time('*', 2)])
  writeFileSync(join(repository.folder, 'result.json'), JSON.stringify(result))
  expect(benchgate(repository, 'accept', '--from', 'result.json', '--why', 'x').status).toBe(0)
  expect(readFileSync(join(repository.folder, rules), 'utf8')).toContain('match: "? sec/op"')
})

test('a number at the end of a name is left out only if it is the number of processors', long, async () => {
  await using repository = await makeRepository(sides(12))
  const accepted = (...names: readonly string[]) => {
    const of = (seconds: number) => names.map(name => time(name, seconds, { pkg: 'example.com/codec' }))
    writeFileSync(join(repository.folder, 'result.json'), JSON.stringify(resultFrom(of(1), of(2))))
    expect(benchgate(repository, 'accept', '--from', 'result.json', '--why', 'x').status).toBe(0)
    return [...readFileSync(join(repository.folder, rules), 'utf8').matchAll(/match: "(.*)"/g)].map(
      one => one[1],
    )
  }
  expect(accepted('Get/size-64', 'Get/size-128')).toEqual([
    'example.com/codec.Get/size-64 sec/op',
    'example.com/codec.Get/size-128 sec/op',
  ])
  expect(accepted('Put-8')).toContain('example.com/codec.Put sec/op')
})

test(
  'a regression is accepted with its size and reason, passes, and is red again when it gets worse',
  long,
  async () => {
    await using repository = await makeRepository(sides(12))
    expect(measure(repository).status).toBe(1)
    const { status, stdout, stderr } = benchgate(
      repository,
      'accept',
      'It',
      '--from',
      'out/result.json',
      '--why',
      'safer now',
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toBe(`${rules}: accepted\n  It sec/op, up to 12% worse\nCommit it with the change.\n`)
    expect(readFileSync(join(repository.folder, rules), 'utf8')).toMatch(
      /^run: sh bench.sh\ncount: 8\n\naccepted:\n {2}- match: "It sec\/op"\n {4}up-to: 12%\n {4}why: "safer now"\n {4}by: "Kim"\n {4}on: \d{4}-\d\d-\d\d\n$/,
    )

    repository.sh('git add .github; git commit --quiet -m accept')
    const passing = measure(repository)
    expect(passing.status).toBe(0)
    expect(passing.stdout).toContain('PASS  1 regression, accepted')
    expect(passing.stdout).toMatch(/accepted by Kim on .*safer now/)
    expect(passing.stdout).toMatch(/accepted: It sec\/op`?:\s+not\s+set\s+→\s+up-to\s+12%/)

    repository.sh(`sed -i 's/It 10 112/It 10 125/' bench.sh; git commit --quiet --all -m worse`)
    expect(measure(repository).status).toBe(1)

    // Once base has the entry, it lets nothing more pass.
    repository.sh(`git checkout --quiet main; git merge --quiet change; git checkout --quiet -b next
sed -i 's/It 10 125/It 10 135/' bench.sh; git commit --quiet --all -m next`)
    expect(benchgate(repository, 'main', 'next').status).toBe(1)
  },
)

test('a name that matches no regression is refused, and the regressions are listed', long, async () => {
  await using repository = await makeRepository(sides(12))
  const accept = (...words: readonly string[]) => benchgate(repository, 'accept', ...words)
  const why = ['--why', 'x']
  expect(accept(...why).stderr).toContain('no result was given. Name it with --from')
  expect(accept('--from', 'out/result.json').stderr).toContain('no reason was given. Give it with --why')
  expect(accept('--from', 'none.json', ...why).stderr).toContain('"none.json" cannot be read')
  expect(accept('--from', 'bench.sh', ...why).stderr).toContain(
    'is not a result file of this version: The file is not JSON',
  )
  expect(measure(repository).status).toBe(1)
  const { status, stderr } = accept('Other', '--from', 'out/result.json', ...why)
  expect(status).toBe(2)
  expect(stderr).toContain('"Other" matches no regression. The regressions are: "It sec/op".')
  expect(accept('It', '--from', 'out/result.json', ...why).status).toBe(0)
})

test('an entry of an earlier change is replaced', long, async () => {
  await using repository = await makeRepository(sides(12))
  expect(measure(repository).status).toBe(1)
  const accept = (why: string) => benchgate(repository, 'accept', '--from', 'out/result.json', '--why', why)
  expect(accept('first').status).toBe(0)
  expect(accept('second')).toMatchObject({ status: 0, stderr: '' })
  const text = readFileSync(join(repository.folder, rules), 'utf8')
  expect(text).toContain('second')
  expect(text).not.toContain('first')
})

test.each(['true', 'git init --quiet --bare'])(
  'outside of a working tree (%s) it is an error',
  long,
  async made => {
    await using repository = await makeRepository(made)
    writeFileSync(
      join(repository.folder, 'result.json'),
      JSON.stringify(resultFrom([time('A', 1)], [time('A', 2)])),
    )
    expect(benchgate(repository, 'accept', '--from', 'result.json', '--why', 'x')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not in the working tree of a git repository. Run this command'),
    })
  },
)

test('what was zero is said to be accepted at any size', async () => {
  await using repository = await makeRepository(sides(12))
  const of = (count: number) => [steady('Get', 'allocs/op', count)]
  writeFileSync(join(repository.folder, 'result.json'), JSON.stringify(resultFrom(of(0), of(1))))
  expect(benchgate(repository, 'accept', '--from', 'result.json', '--why', 'x').stdout).toBe(
    `${rules}: accepted\n  Get allocs/op, of any size\nCommit it with the change.\n`,
  )
})
