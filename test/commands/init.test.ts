// `benchgate init` in real repositories: what it writes, says and leaves alone.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findRules, readInputsWith } from '../../src/effects/inputs/rules-file.ts'
import { builtFile } from '../support/action.ts'
import { withoutOurPin } from '../support/init-trees.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../support/repository.ts'

const rulesPath = '.github/benchgate.yml'
const workflowPath = '.github/workflows/benchgate.yml'
const reportPath = '.github/workflows/benchgate-report.yml'
const onDemandPath = '.github/workflows/benchgate-on-demand.yml'

function init(folder: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [builtFile('cli.js'), 'init', ...words], {
    cwd: folder,
    env: { ...plainEnv },
    encoding: 'utf8',
  })
}

const read = (repository: Repository, path: string) => readFile(join(repository.folder, path), 'utf8')

const goBenchmark = `printf 'module m\\n' > go.mod; echo 'func BenchmarkA(b *testing.B) {}' > a_test.go`
const script = `echo '{"scripts":{"bench":"node b.mjs"}}' > package.json`
const criterion = `mkdir benches; echo 'use criterion::Criterion;' > benches/b.rs; touch Cargo.lock
  printf '[package]\\nname = "w"\\n[dev-dependencies]\\ncriterion = "0.7"\\n[[bench]]\\nname = "b"\\nharness = false\\n' > Cargo.toml`
const pytest = `echo 'pytest-benchmark' > requirements.txt; echo 'def test_a(benchmark): pass' > test_a.py`
const cmake = `printf 'project(w)\\nfind_package(benchmark)\\nadd_executable(b b.cpp)\\ntarget_link_libraries(b benchmark::benchmark)\\n' > CMakeLists.txt`
const maven = `echo '<artifactId>jmh-core</artifactId>' > pom.xml`
const vitest = `echo '{"devDependencies":{"vitest":"5.1.0"}}' > package.json; touch package-lock.json a.bench.js`

describe.each([
  ['go', goBenchmark],
  ['rust', criterion],
  ['python', pytest],
  ['cpp', cmake],
  ['java', maven],
  ['node', vitest],
])('in a repository of %s', (name, files) => {
  test('it writes two files and says so, and the rules are read as they are meant', async () => {
    await using repository = await makeRepository(`git init --quiet; ${files}`)
    const before = repository.sh('ls -A')
    const { status, stdout, stderr } = init(repository.folder)
    expect([status, stderr]).toEqual([0, ''])
    const [rules, workflow] = [await read(repository, rulesPath), await read(repository, workflowPath)]
    await expect(
      `$ benchgate init\n${stdout}\n$ cat ${rulesPath}\n${rules}\n$ cat ${workflowPath}\n${withoutOurPin(workflow)}`,
    ).toMatchFileSnapshot(`../golden/init/in-${name}.txt`)
    expect(repository.sh('ls -A -I .github')).toBe(before)

    const place = { folder: repository.folder, env: { ...plainEnv }, console: listeningConsole() }
    const inputs = readInputsWith(await findRules(() => '', place), () => '')
    const written = parse(rules)
    expect([inputs.run, inputs.setup]).toEqual([written.run ?? null, written.setup ?? null])
    expect([inputs.count, inputs.threshold]).toEqual([20, 0.05])
  })
})

test('a second time it changes nothing', async () => {
  await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
  init(repository.folder)
  const { status, stdout } = init(repository.folder)
  expect(status).toBe(0)
  expect(stdout).toContain(`Is there  ${rulesPath}`)
})

test('a file that says something else is kept, shown by --print and replaced by --force', async () => {
  await using repository = await makeRepository(
    `git init --quiet; ${goBenchmark}; mkdir .github; echo mine > ${rulesPath}`,
  )
  const { status, stdout } = init(repository.folder)
  expect(status).toBe(2)
  expect(stdout).toContain(`Kept      ${rulesPath}, which has other content`)
  expect(stdout).toContain(`Wrote     ${workflowPath}`)
  expect(await read(repository, rulesPath)).toBe('mine\n')

  const printed = init(repository.folder, '--print')
  expect(printed.status).toBe(0)
  expect(await read(repository, rulesPath)).toBe('mine\n')

  const forced = init(repository.folder, '--force')
  expect([forced.status, await read(repository, `${rulesPath}.before`)]).toEqual([0, 'mine\n'])
  expect(forced.stdout).toContain(`its old text is in ${rulesPath}.before now`)
  expect(repository.sh('ls .github .github/workflows')).toBe(
    '.github:\nbenchgate.yml\nbenchgate.yml.before\nworkflows\n\n.github/workflows:\nbenchgate.yml\n',
  )
  const workflow = await read(repository, workflowPath)
  expect(printed.stdout).toBe(
    `# ${rulesPath}\n${await read(repository, rulesPath)}\n# ${workflowPath}\n${workflow}`,
  )
})

test('a rules file under the name that is not read is not pushed aside', async () => {
  await using repository = await makeRepository(
    `git init --quiet; ${goBenchmark}; mkdir .github; echo mine > .github/benchgate.yaml`,
  )
  const { status, stdout, stderr } = init(repository.folder, '--force')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('Rename it to .github/benchgate.yml (git mv .github/benchgate.yaml')
  expect(repository.sh('ls .github')).toBe('benchgate.yaml\n')
  expect(init(repository.folder, '--print').status).toBe(0)
  repository.sh('mv .github/benchgate.yaml .github/benchgate.yml; touch .github/benchgate.yaml')
  expect(init(repository.folder).stdout).toContain(`Kept      ${rulesPath}`)
})

test('where nothing is found it says what to give, and what is given is written', async () => {
  await using repository = await makeRepository('git init --quiet; mkdir sub')
  const nothing = init(repository.folder)
  expect([nothing.status, nothing.stdout]).toEqual([2, ''])
  expect(nothing.stderr).toContain("benchgate init --run 'command' [--setup 'command']")
  expect(repository.sh('ls -A')).toBe('.git\nsub\n')

  const given = init(join(repository.folder, 'sub'), '--run', 'node "b c.mjs"', '--format', 'go')
  expect(given.status).toBe(0)
  expect(given.stdout).toContain('git add ../.github/benchgate.yml')
  expect(parse(await read(repository, rulesPath))).toMatchObject({
    'working-directory': 'sub',
    run: 'node "b c.mjs"',
    format: 'go',
  })
})

test('of several it takes the nearest, and each can be chosen', async () => {
  await using repository = await makeRepository(
    `git init --quiet; ${goBenchmark}; mkdir web; cd web; ${script}; mkdir docs`,
  )
  const first = init(repository.folder, '--print')
  expect(first.stdout).toContain('setup-go')
  const { stdout } = init(repository.folder)
  const command = /instead: benchgate init (.*)$/m.exec(stdout)?.[1] ?? ''
  expect(command).toBe('web --tool script --force')
  expect(init(repository.folder, ...command.split(' ')).status).toBe(0)
  expect(parse(await read(repository, rulesPath)).run).toBe('npm run --silent bench')
  expect(init(join(repository.folder, 'web/docs')).stdout).toMatch(/^Found {5}Go benchmarks/)
  expect(init(join(repository.folder, 'web/docs'), '..').stdout).toMatch(/^Found {5}a script/)
})

test('beside a workflow that runs Benchgate it writes no second one', async () => {
  await using repository = await makeRepository(
    `git init --quiet; ${goBenchmark}; mkdir -p .github/workflows
    printf 'jobs:\\n  a:\\n    steps:\\n      - uses: benchgate/benchgate@v0\\n' > .github/workflows/ci.yml`,
  )
  const { status, stdout } = init(repository.folder)
  expect(status).toBe(0)
  expect(stdout).toContain('as .github/workflows/ci.yml runs Benchgate already')
  expect(repository.sh('ls .github/workflows')).toBe('ci.yml\n')
  expect(init(repository.folder, '--nightly', '--on-demand').status).toBe(0)
  expect(repository.sh('ls .github/workflows')).toBe(
    'benchgate-nightly.yml\nbenchgate-on-demand.yml\nci.yml\n',
  )
})

test.each([['--forks'], ['--shards', '2']])(
  'beside one %s is refused, as it would measure twice',
  async (...words) => {
    await using repository = await makeRepository(
      `git init --quiet; ${goBenchmark}; mkdir -p .github/workflows
    printf 'jobs:\\n  a:\\n    steps:\\n      - uses: benchgate/benchgate@v0\\n' > .github/workflows/ci.yml; git add .`,
    )
    const { status, stderr } = init(repository.folder, ...words)
    expect(status).toBe(2)
    const command = /\((git mv [^)]*)\)/.exec(stderr)?.[1] ?? ''
    repository.sh(command)
    expect(init(repository.folder, ...words, '--force').status).toBe(0)
    expect(parse(await read(repository, workflowPath)).jobs.measure).toBeDefined()
  },
)

test('with --forks and --shards it writes the workflows of both halves', async () => {
  await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
  const { status, stdout } = init(repository.folder, '--forks', '--shards', '3')
  expect(status).toBe(0)
  expect(stdout).toContain('git add .github/benchgate.yml .github/workflows/benchgate.yml .github/workflows/')
  const [measuring, report] = [await read(repository, workflowPath), await read(repository, reportPath)]
  expect(parse(measuring).jobs.measure.strategy.matrix.shard).toEqual([1, 2, 3])
  expect(parse(report).on.workflow_run.workflows).toEqual([parse(measuring).name])
  expect(init(repository.folder, '--forks', '--shards', '3').stdout).toContain(`Is there  ${reportPath}`)
})

test('--shards is refused where "run" measures everything, unless the rules have a filter', async () => {
  await using repository = await makeRepository('git init --quiet')
  const sharded = ['--run', 'make bench', '--shards', '3']
  const { status, stderr } = init(repository.folder, ...sharded)
  expect(status).toBe(2)
  expect(stderr).toContain(
    '--shards: "make bench" measures everything, so machines cannot share it. Set "filter" in .github/benchgate.yml to what makes it measure some benchmarks only (docs/formats.md), and run this again; or leave --shards out.',
  )
  expect(repository.sh('ls -A')).toBe('.git\n')
  repository.sh(`mkdir .github; printf 'run: make bench\\nfilter: --only {regex}\\n' > ${rulesPath}`)
  expect(init(repository.folder, ...sharded, '--force').stderr).toContain('--shards: "make bench"')
  expect(init(repository.folder, ...sharded).stdout).toContain(`Wrote     ${workflowPath}`)
})

test('with --on-demand it writes the workflow for comments, too, and finds it its own', async () => {
  await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
  expect(init(repository.folder, '--on-demand').stdout).toContain(`Wrote     ${onDemandPath}`)
  expect(parse(await read(repository, onDemandPath)).on).toEqual({ issue_comment: { types: ['created'] } })
  expect(init(repository.folder, '--on-demand').stdout).toContain(`Is there  ${onDemandPath}`)
})

test('with --nightly it writes the nightly workflow, too, and finds it its own', async () => {
  await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
  const path = '.github/workflows/benchgate-nightly.yml'
  expect(init(repository.folder, '--nightly').stdout).toContain(`Wrote     ${path}`)
  expect(parse(await read(repository, path)).on.schedule).toHaveLength(1)
  expect(init(repository.folder, '--nightly').stdout).toContain(`Is there  ${path}`)
})

test.each([
  [['--shards', '0'], 'shards: "0" is not accepted. Give a whole number from 1 to 64.'],
  [['a', 'b'], 'one folder can be given, not b too'],
  [['nowhere'], '"nowhere" is no folder'],
  [['--format', 'goo', '--run', 'x'], 'format: "goo" is not accepted. Give one of '],
  [
    ['--run', 'x', '--working-directory', '../..'],
    'working-directory: "../.." is not accepted. Give a folder',
  ],
  [['--run', 'x', '--working-directory', '/'], 'working-directory: "/" is not accepted.'],
  [['--run', 'x', '--output', '../x.json'], 'output: "../x.json" is not accepted. Give a file or a glob'],
  [['--forse'], '--forse: there is no such flag. Did you mean --force?'],
])('%j is refused', async (words, why) => {
  await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
  const { status, stderr } = init(repository.folder, ...words)
  expect(status).toBe(2)
  expect(stderr).toContain(why)
  expect(repository.sh('ls -A')).not.toContain('.github')
})

test('outside of a repository it says so', async () => {
  await using repository = await makeRepository(goBenchmark)
  const { status, stderr } = init(repository.folder)
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('is in no git repository. Run "git init" first'),
  ])
})
