// `benchgate init` in real repositories: what it writes, says and leaves alone.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as command from '../../src/commands/init.ts'
import { readInputsWithRules, recoverCheckoutAndReadRules } from '../../src/effects/inputs/rules-file.ts'
import { builtFile } from '../support/action.ts'
import { called } from '../support/called.ts'
import { digestOf } from '../support/digest.ts'
import { withoutOurPin } from '../support/init-trees.ts'
import { long, longUnless } from '../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../support/repository.ts'

describe('init', () => {
  const rulesPath = '.github/benchgate.yml'
  const workflowPath = '.github/workflows/benchgate.yml'
  const reportPath = '.github/workflows/benchgate-report.yml'
  const onDemandPath = '.github/workflows/benchgate-on-demand.yml'

  const init = (folder: string, ...words: readonly string[]) => called(command, words, folder)

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
    test(
      'it writes two files and says so, and the rules are read as they are meant',
      longUnless(/go|python/.test(name)),
      async () => {
        await using repository = await makeRepository(`git init --quiet; ${files}`)
        const before = repository.sh('ls -A')
        const { status, stdout, stderr } = await init(repository.folder)
        expect([status, stderr]).toEqual([0, ''])
        const [rules, workflow] = [await read(repository, rulesPath), await read(repository, workflowPath)]
        await expect(
          `$ benchgate init\n${stdout}\n$ cat ${rulesPath}\n${rules}\n$ cat ${workflowPath}\n${withoutOurPin(workflow)}`,
        ).toMatchFileSnapshot(`../golden/init/in-${name}.txt`)
        expect(repository.sh('ls -A -I .github')).toBe(before)

        const place = { folder: repository.folder, env: { ...plainEnv }, console: listeningConsole() }
        const inputs = readInputsWithRules(await recoverCheckoutAndReadRules(() => '', place), () => '')
        const written = parse(rules)
        expect([inputs.run, inputs.setup]).toEqual([written.run ?? null, written.setup ?? null])
        expect([inputs.count, inputs.threshold]).toEqual([20, 0.05])
      },
    )
  })

  test(
    'the command for another suite chooses it, though one of the same tool is beside it',
    long,
    async () => {
      await using repository = await makeRepository(
        `git init --quiet; mkdir s; for one in a b; do echo 'hyperfine --export-json o.json x' > s/$one.sh; done`,
      )
      const { stdout } = await init(join(repository.folder, 's'))
      expect(stdout).toContain('Found     hyperfine, in s/a.sh')
      const [, shown = ''] = /instead: benchgate init (.*)/.exec(stdout) ?? []
      expect(shown).toBe('b.sh --tool hyperfine --force')
      const other = await init(join(repository.folder, 's'), ...shown.split(' '))
      expect(other.stdout).toContain('Found     hyperfine, in s/b.sh')
      expect(await read(repository, rulesPath)).toContain('run: bash b.sh')
      const { stderr, status } = await init(repository.folder, 's/b.sh', '--run', 'x')
      expect([status, stderr]).toEqual([2, expect.stringContaining('"s/b.sh" is not a folder')])
    },
  )

  test('what an earlier run has written is added, too', long, async () => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    await init(repository.folder)
    repository.sh(`rm ${rulesPath}`)
    const { stdout } = await init(repository.folder)
    expect(stdout).toContain(`git add ${rulesPath} ${workflowPath}\n`)
  })

  test('a second time it changes nothing', long, async () => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    await init(repository.folder)
    const { status, stdout } = await init(repository.folder)
    expect(status).toBe(0)
    expect(stdout).toContain(`Unchanged ${rulesPath}`)
  })

  test(
    'a file that says something else is kept, shown by --print and replaced by --force',
    long,
    async () => {
      await using repository = await makeRepository(
        `git init --quiet; ${goBenchmark}; mkdir .github; echo mine > ${rulesPath}`,
      )
      const { status, stdout } = await init(repository.folder)
      expect(status).toBe(2)
      expect(stdout).toContain(`Kept      ${rulesPath}, which has other content`)
      expect(stdout).toContain(`Wrote     ${workflowPath}`)
      expect(await read(repository, rulesPath)).toBe('mine\n')

      const printed = await init(repository.folder, '--print')
      expect(printed.status).toBe(0)
      expect(await read(repository, rulesPath)).toBe('mine\n')

      const forced = await init(repository.folder, '--force')
      expect([forced.status, await read(repository, `${rulesPath}.before`)]).toEqual([0, 'mine\n'])
      expect(forced.stdout).toContain(`its former text is in ${rulesPath}.before`)
      expect(repository.sh('ls .github .github/workflows')).toBe(
        '.github:\nbenchgate.yml\nbenchgate.yml.before\nworkflows\n\n.github/workflows:\nbenchgate.yml\n',
      )
      const workflow = await read(repository, workflowPath)
      expect(printed.stdout).toBe(
        `# ${rulesPath}\n${await read(repository, rulesPath)}\n# ${workflowPath}\n${workflow}`,
      )
    },
  )

  test('a rules file named .yaml, which is not read, is not shadowed', long, async () => {
    await using repository = await makeRepository(
      `git init --quiet; ${goBenchmark}; mkdir .github; echo mine > .github/benchgate.yaml`,
    )
    const { status, stdout, stderr } = await init(repository.folder, '--force')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Rename it to .github/benchgate.yml (git mv .github/benchgate.yaml')
    expect(repository.sh('ls .github')).toBe('benchgate.yaml\n')
    expect((await init(repository.folder, '--print')).status).toBe(0)
    repository.sh('mv .github/benchgate.yaml .github/benchgate.yml; touch .github/benchgate.yaml')
    expect((await init(repository.folder)).stdout).toContain(`Kept      ${rulesPath}`)
  })

  test('without benchmarks it asks for a command, and a given command is written', long, async () => {
    await using repository = await makeRepository('git init --quiet; mkdir sub')
    const nothing = await init(repository.folder)
    expect([nothing.status, nothing.stdout]).toEqual([2, ''])
    expect(nothing.stderr).toContain("benchgate init --run 'command' [--setup 'command']")
    expect(repository.sh('ls -A')).toBe('.git\nsub\n')

    const given = await init(join(repository.folder, 'sub'), '--run', 'node "b c.mjs"', '--format', 'go')
    expect(given.status).toBe(0)
    expect(given.stdout).toContain('git add ../.github/benchgate.yml')
    expect(parse(await read(repository, rulesPath))).toMatchObject({
      'working-directory': 'sub',
      run: 'node "b c.mjs"',
      format: 'go',
    })
  })

  test('of several suites it takes the nearest, and each can be chosen', long, async () => {
    await using repository = await makeRepository(
      `git init --quiet; ${goBenchmark}; mkdir web; cd web; ${script}; mkdir docs`,
    )
    const first = await init(repository.folder, '--print')
    expect(first.stdout).toContain('setup-go')
    const { stdout } = await init(repository.folder)
    const command = /instead: benchgate init (.*)$/m.exec(stdout)?.[1] ?? ''
    expect(command).toBe('web --tool script --force')
    expect((await init(repository.folder, ...command.split(' '))).status).toBe(0)
    expect(parse(await read(repository, rulesPath)).run).toBe('npm run --silent bench')
    expect((await init(join(repository.folder, 'web/docs'))).stdout).toMatch(/^Found {5}Go benchmarks/)
    expect((await init(join(repository.folder, 'web/docs'), '..')).stdout).toMatch(/^Found {5}a script/)
  })

  test('no second workflow is written beside one that runs Benchgate', long, async () => {
    await using repository = await makeRepository(
      `git init --quiet; ${goBenchmark}; mkdir -p .github/workflows
    printf 'jobs:\\n  a:\\n    steps:\\n      - uses: benchgate/benchgate@v0\\n' > .github/workflows/ci.yml`,
    )
    const { status, stdout } = await init(repository.folder)
    expect(status).toBe(0)
    expect(stdout).toContain('as .github/workflows/ci.yml already runs Benchgate')
    expect(repository.sh('ls .github/workflows')).toBe('ci.yml\n')
    expect((await init(repository.folder, '--nightly', '--on-demand')).status).toBe(0)
    expect(repository.sh('ls .github/workflows')).toBe(
      'benchgate-nightly.yml\nbenchgate-on-demand.yml\nci.yml\n',
    )
  })

  test.each([['--forks'], ['--shards', '2']])(
    'beside one %s is refused, as it would measure twice',
    long,
    async (...words) => {
      await using repository = await makeRepository(
        `git init --quiet; ${goBenchmark}; mkdir -p .github/workflows
    printf 'jobs:\\n  a:\\n    steps:\\n      - uses: benchgate/benchgate@v0\\n' > .github/workflows/ci.yml; git add .`,
      )
      const { status, stderr } = await init(repository.folder, ...words)
      expect(status).toBe(2)
      const command = /\((git mv [^)]*)\)/.exec(stderr)?.[1] ?? ''
      repository.sh(command)
      expect((await init(repository.folder, ...words, '--force')).status).toBe(0)
      expect(parse(await read(repository, workflowPath)).jobs.measure).toBeDefined()
    },
  )

  test(
    '--forks after a plain init is refused, as the report would find no result; --force replaces',
    long,
    async () => {
      await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
      expect((await init(repository.folder)).status).toBe(0)
      const { status, stderr } = await init(repository.folder, '--forks')
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining(`--forks: ${workflowPath} already has other content`),
      ])
      expect(repository.sh('ls .github/workflows').trim()).toBe('benchgate.yml')
      expect((await init(repository.folder, '--forks', '--force')).status).toBe(0)
      expect(parse(await read(repository, workflowPath)).jobs.measure).toBeDefined()
    },
  )

  test('with --forks and --shards it writes the workflows of both halves', long, async () => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    const { status, stdout } = await init(repository.folder, '--forks', '--shards', '3')
    expect(status).toBe(0)
    expect(stdout).toContain(
      'git add .github/benchgate.yml .github/workflows/benchgate.yml .github/workflows/',
    )
    const [measuring, report] = [await read(repository, workflowPath), await read(repository, reportPath)]
    expect(parse(measuring).jobs.measure.strategy.matrix.shard).toEqual([1, 2, 3])
    expect(parse(report).on.workflow_run.workflows).toEqual([parse(measuring).name])
    expect((await init(repository.folder, '--forks', '--shards', '3')).stdout).toContain(
      `Unchanged ${reportPath}`,
    )
  })

  test(
    '--shards is refused where "run" measures everything, unless the rules have a filter',
    long,
    async () => {
      await using repository = await makeRepository('git init --quiet')
      const sharded = ['--run', 'make bench', '--shards', '3']
      const { status, stderr } = await init(repository.folder, ...sharded)
      expect(status).toBe(2)
      expect(stderr).toContain(
        '--shards: "make bench" always measures all benchmarks, so machines cannot share them. Set "filter" in .github/benchgate.yml to the option that limits the command to some benchmarks (docs/formats.md), and run this again; or leave --shards out.',
      )
      expect(repository.sh('ls -A')).toBe('.git\n')
      repository.sh(`mkdir .github; printf 'run: make bench\\nfilter: --only {regex}\\n' > ${rulesPath}`)
      expect((await init(repository.folder, ...sharded, '--force')).stderr).toContain(
        '--shards: "make bench"',
      )
      expect((await init(repository.folder, ...sharded)).stdout).toContain(`Wrote     ${workflowPath}`)
    },
  )

  test('--on-demand adds the workflow for comments, and recognises it later', long, async () => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    expect((await init(repository.folder, '--on-demand')).stdout).toContain(`Wrote     ${onDemandPath}`)
    expect(parse(await read(repository, onDemandPath)).on).toEqual({ issue_comment: { types: ['created'] } })
    expect((await init(repository.folder, '--on-demand')).stdout).toContain(`Unchanged ${onDemandPath}`)
  })

  test('--nightly adds the nightly workflow, and recognises it later', long, async () => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    const path = '.github/workflows/benchgate-nightly.yml'
    expect((await init(repository.folder, '--nightly')).stdout).toContain(`Wrote     ${path}`)
    expect(parse(await read(repository, path)).on.schedule).toHaveLength(1)
    expect((await init(repository.folder, '--nightly')).stdout).toContain(`Unchanged ${path}`)
  })

  test.each([
    [['--shards', '0'], 'shards: "0" is not accepted. Give a whole number from 1 to 64.'],
    [['a', 'b'], 'only one folder can be given. Leave out b.'],
    [['nowhere'], '"nowhere" is not a folder'],
    [['--format', 'goo', '--run', 'x'], 'format: "goo" is not accepted. Give "auto", '],
    [
      ['--run', 'x', '--working-directory', '../..'],
      'working-directory: "../.." is not accepted. Give a folder',
    ],
    [['--run', 'x', '--working-directory', '/'], 'working-directory: "/" is not accepted.'],
    [['--run', 'x', '--output', '../x.json'], 'output: "../x.json" is not accepted. Give a file or a glob'],
    [['--forse'], '--forse: there is no such flag. Did you mean --force?'],
  ])('%j is refused', async (words, why) => {
    await using repository = await makeRepository(`git init --quiet; ${goBenchmark}`)
    const { status, stderr } = await init(repository.folder, ...words)
    expect(status).toBe(2)
    expect(stderr).toContain(why)
    expect(repository.sh('ls -A')).not.toContain('.github')
  })

  test.each(['true', 'git init --quiet --bare'])(
    'outside of a working tree (%s) it is an error',
    async made => {
      await using repository = await makeRepository(`${goBenchmark}; ${made}`)
      const { status, stderr } = await init(repository.folder)
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining(
          'is not in the working tree of a git repository. Run "git init" if there is no repository yet',
        ),
      ])
    },
  )
})

// `benchgate init --check` in real repositories: what it tries, says and changes.
describe('init check', () => {
  /** Runs it with a folder of its own for temporary files, and says what was left there. */
  function check(folder: string, ...words: readonly string[]) {
    const temporary = mkdtempSync(join(tmpdir(), 'benchgate-init-'))
    const env = { ...plainEnv, TMPDIR: temporary }
    const ended = spawnSync(process.execPath, [builtFile('cli.js'), 'init', ...words], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    const left = readdirSync(temporary).filter(name => name.startsWith('benchgate-'))
    rmSync(temporary, { recursive: true })
    return { ...ended, left }
  }

  const commit = 'git add -A && git commit --quiet -m x'
  const printing = `git init --quiet; printf 'BenchmarkA 1 5 ns/op\\n' > results; ${commit}`

  test('tries what is committed, and leaves nothing behind', async () => {
    await using repository = await makeRepository(`${printing}; rm results`)
    const { status, stdout, left } = check(repository.folder, '--check', '--run', 'cat results')
    expect([status, left]).toEqual([0, []])
    expect(stdout).toContain('Checked   in a fresh clone: 1 benchmark, in the format "go"')
    expect(stdout).toMatch(
      /a check of a pull request measures both commits in 20 rounds, and takes about \d+ s including preparing the commits/,
    )
    expect(stdout).toMatch(/costs about \d CI minute/)
    expect(stdout).toMatch(
      /Not tried It could not be checked whether the benchmarks run the code of the checkout: apart from/,
    )
  })

  test('shows what fails and what to do; tries an edited workflow as it is', long, async () => {
    await using repository = await makeRepository(printing)
    const first = check(repository.folder, '--check', '--run', 'nosuchtool results')
    expect([first.status, first.left]).toEqual([2, []])
    expect(first.stdout).toMatch(
      /Fails {5}The command failed with exit code 127 in the trial, head[\s\S]*nosuchtool: command not found/,
    )
    expect(first.stdout).toContain('To do     "nosuchtool" is not installed here.')
    repository.sh('sed -i "s/^run: .*/run: cat results/" .github/benchgate.yml')
    const second = check(repository.folder, '--check', '--run', 'nosuchtool results')
    expect(second.stdout).toContain('Kept      .github/benchgate.yml')
    expect([second.status, second.stdout.includes('in the format "go"')]).toEqual([0, true])
  })

  test('tries the command of the rules file, which an earlier init --run has written', long, async () => {
    await using repository = await makeRepository(printing)
    await called(command, ['--run', 'cat results'], repository.folder)
    repository.sh("sed -i 's/^threshold: .*/threshold: 3%/' .github/benchgate.yml")
    const { status, stdout, left } = check(repository.folder, '--check')
    expect([status, left]).toEqual([0, []])
    expect(stdout).toContain('Found     a command, in .github/benchgate.yml\n          run: cat results\n')
    expect(stdout).toContain('Unchanged .github/benchgate.yml')
    expect(stdout).toContain('Checked   in a fresh clone: 1 benchmark, in the format "go"')
  })

  test('shows what fails without its colours', long, async () => {
    await using repository = await makeRepository(printing)
    const run = "printf '\\033[31mnosuchtool: command not found\\033[0m\\n'; exit 127"
    const { status, stdout } = check(repository.folder, '--check', '--run', run)
    expect(status).toBe(2)
    expect(stdout).toContain('          | nosuchtool: command not found\n')
    expect(stdout).toContain('To do     "nosuchtool" is not installed here.')
  })

  const library = `git init --quiet; mkdir src; echo 'export const x = 5' > src/lib.mjs
  echo "import(process.env.LIB ?? './src/lib.mjs').then(({ x }) => console.log('BenchmarkA 1 ' + x + ' ns/op'))" > bench.mjs
  ${commit}`

  test('benchmarks that run the code of the clone fail with broken sources', long, async () => {
    await using repository = await makeRepository(library)
    const run = 'node bench.mjs'
    const { status, stdout, left } = check(repository.folder, '--check', '--run', run)
    expect([status, left]).toEqual([0, []])
    expect(stdout).toMatch(
      /Works {5}The benchmarks run the code of the checkout: with src\/lib\.mjs broken on purpose, they fail, as they\s+should \("run" /,
    )
  })

  test('benchmarks that run other code are reported', long, async () => {
    await using repository = await makeRepository(library)
    const sources = async () =>
      (await digestOf(repository.folder)).filter(one => !one.includes('.github') && !one.startsWith('status'))
    const before = await sources()
    const run = `LIB=${repository.folder}/src/lib.mjs node bench.mjs`
    const { status, stdout, stderr, left } = check(repository.folder, '--check', '--run', run)
    expect([status, left]).toEqual([1, []])
    expect(stderr).toContain('running once more with the sources broken on purpose')
    expect(stdout).toContain('Checked   in a fresh clone: 1 benchmark, in the format "go"')
    expect(stdout).toContain('Fails     The benchmarks do not run the code of the checkout: ')
    expect(stdout).toContain('To do     Make "setup" build or install, inside the checkout,')
    expect(await sources()).toEqual(before)
  })

  test(
    'a suite that takes too long gets a budget, which is only suggested if the rules file was edited',
    long,
    async () => {
      await using repository = await makeRepository(printing)
      check(repository.folder, '--run', 'sleep 0.7; cat results')
      repository.sh('sed -i "s/^count: .*/count: 1000/" .github/benchgate.yml; git add .github')
      const { status, stdout } = check(repository.folder, '--check', '--run', 'sleep 0.7; cat results')
      expect(status).toBe(0)
      expect(stdout).toContain('a check of a pull request measures both commits in 1000 rounds')
      expect(stdout).toContain('Changed   .github/benchgate.yml could have budget: 30m')
      expect(repository.sh('git diff')).toBe('')
    },
  )

  test.each([
    ['the trial', 'echo > "$STARTED"; sleep 600'],
    ['the canary', 'node bench.mjs || { echo > "$STARTED"; sleep 600; }'],
  ])('Ctrl-C ends %s with what it runs, and takes the clone away', long, async (_, run) => {
    await using repository = await makeRepository(`${library}; mkfifo ../started`)
    const temporary = join(repository.folder, '../temporary')
    mkdirSync(temporary)
    const words = ['init', '--check', '--run', run]
    const started = join(repository.folder, '../started')
    const child = spawn(process.execPath, [builtFile('cli.js'), ...words], {
      cwd: repository.folder,
      env: { ...plainEnv, TMPDIR: temporary, STARTED: started },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await readFile(started)
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
    expect(readdirSync(temporary).filter(name => name.startsWith('benchgate-'))).toEqual([])
  })

  test('nothing runs without a terminal or with --no-check', long, async () => {
    await using repository = await makeRepository(printing)
    for (const words of [[], ['--no-check']]) {
      const { status, stdout } = check(repository.folder, ...words, '--run', 'exit 3')
      expect([status, stdout.includes('Fails')]).toEqual([0, false])
    }
  })

  test.each([
    [['--check', '--no-check'], '--check and --no-check contradict each other'],
    [['--check', '--print'], '--print writes nothing that --check could try'],
  ])('%j is refused before anything is written', long, async (words, why) => {
    await using repository = await makeRepository(printing)
    const { status, stderr } = check(repository.folder, '--run', 'cat results', ...words)
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)])
    expect(repository.sh('ls -A')).not.toContain('.github')
  })

  test('Go benchmarks are built and tried', long, async () => {
    await using repository = await makeRepository(
      `git init --quiet; printf 'module m\\n\\ngo 1.21\\n' > go.mod; echo 'package m' > lib.go
    printf 'package m\\n\\nimport "testing"\\n\\nfunc BenchmarkA(b *testing.B) {\\n\\tfor i := 0; i < b.N; i++ {\\n\\t\\t_ = make([]byte, i%%64)\\n\\t}\\n}\\n' > a_test.go; ${commit}`,
    )
    const { status, stdout, stderr } = check(repository.folder, '--check')
    expect([status, stderr]).toEqual([0, expect.stringContaining('running each benchmark once')])
    expect(stdout).toContain('1 benchmark, in the format "go"')
    expect(stdout).toContain('with lib.go broken on purpose, ')
    expect(stdout).toContain('Works     The benchmarks run the code of the checkout: ')
    expect(parse(await readFile(join(repository.folder, '.github/benchgate.yml'), 'utf8')).benchtime).toBe(
      '100ms',
    )
  })
})
