// The gate in a terminal: what is drawn on one, several revisions, and Ctrl-C.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { resolveRevisionPairsAndReadRules } from '../../src/commands/measure.ts'
import { builtFile } from '../support/action.ts'
import { digestOf } from '../support/digest.ts'
import { long, longUnlessNth } from '../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../support/repository.ts'
import { FakeScreen } from '../support/screen.ts'

describe('measure', () => {
  const root = join(import.meta.dirname, '../..')
  const cli = builtFile('cli.js')
  const at = (time: number) => `echo 'BenchmarkDo 100 ${time} ns/op' > bench.txt`
  const committed = `git init --quiet --initial-branch=main; ${at(100)}; git add .; git commit --quiet -m 1`
  const run = ['--run', 'cat bench.txt', '--count', '8', '--seed', '3']
  /** Two rounds, without a test: what is measured never varies. */
  const briefly = ['--run', 'cat bench.txt', '--count', '2', '--delta-test', 'none', '--seed', '3']

  test.runIf(existsSync('/dev/full'))('a report that could not be written is no pass', long, async () => {
    await using repository = await makeRepository(`${committed}; ${at(100)}`)
    const full = openSync('/dev/full', 'w')
    const { stderr, status } = spawnSync(process.execPath, [cli, ...briefly, 'HEAD', 'HEAD'], {
      ...{ cwd: repository.folder, env: plainEnv, encoding: 'utf8' },
      stdio: ['ignore', full, 'pipe'],
    })
    closeSync(full)
    expect(stderr).toContain('the report could not be written: ENOSPC')
    expect(status).toBe(2)
  })

  describe('on a screen', long, () => {
    /** In a terminal of its own; gives every byte that it was sent. */
    function drawn(args: readonly string[], folder: string, more: Readonly<Record<string, string>> = {}) {
      const terminal = join(root, 'test/support/run-in-terminal.py')
      const words = [terminal, '80', '24', process.execPath, cli, ...args]
      const env = { ...plainEnv, ...more, TERM: 'xterm' }
      return spawnSync('python3', words, { cwd: folder, env, encoding: 'utf8' })
    }

    test('progress is drawn, and only the report remains', async () => {
      await using repository = await makeRepository(`${committed}; ${at(150)}`)
      const { stdout, status } = drawn(run, repository.folder)
      expect(status).toBe(1)
      expect(stdout).toMatch(/round 4 of 8,( about \d+ s left,)? \d+ s elapsed/)
      expect(stdout).toContain('\u001b[31m✗ Do')
      const screen = new FakeScreen(80, 24)
      screen.write(stdout)
      const report = screen.text
        .slice(screen.text.indexOf('  benchmark'))
        .replaceAll(/\b[0-9a-f]{9}\b/g, '<commit>')
        // Of what the machine did meanwhile.
        .replaceAll(/^ {2}Note: .*\n(.+\n)*\n/gm, '')
      await expect(report).toMatchFileSnapshot(join(root, 'test/golden/terminal/regressed.txt'))
    })

    test('unchanged rows are folded into a line unless --all is given, and the report ends with the verdict', async () => {
      const many = Array.from({ length: 30 }, (_, n) => `echo 'BenchmarkDo${n} 100 100 ns/op'`).join('; ')
      const more = `git init --quiet --initial-branch=main; { ${many}; } > bench.txt; git add .; git commit --quiet -m 1`
      await using repository = await makeRepository(`${more}; echo >> bench.txt`)
      const long = [...briefly, '--count', '3']
      const { stdout } = drawn(long, repository.folder, { NO_COLOR: '1' })
      expect(stdout.trimEnd().split('\r\n').at(-1)).toMatch(/^PASS {2}No regression in 30 benchmarks/)
      expect(stdout).toMatch(/^ {2}30 rows neither regressed nor improved/m)
      const all = drawn([...long, '--all'], repository.folder, { NO_COLOR: '1' }).stdout
      expect(all).toMatch(/^ {2}Do29 /m)
      expect(all).not.toContain('neither regressed nor improved')
    })

    test('without colours where NO_COLOR is set', async () => {
      await using repository = await makeRepository(`${committed}; ${at(150)}`)
      const { stdout } = drawn(run, repository.folder, { NO_COLOR: '1' })
      expect(stdout).toContain('✗ Do')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what a colour begins with
      expect(stdout).not.toMatch(/\u001b\[\d*m/)
    })
  })

  test(
    'several revisions are measured in the same rounds, the first once for all, and the worst gives the status',
    long,
    async () => {
      const more = `${at(100)}; git commit --quiet --allow-empty -am same; ${at(300)}; git commit --quiet -am slow`
      await using repository = await makeRepository(`${committed}; ${more}`)
      const given = [
        cli,
        'main~2',
        'main~1',
        'main',
        '--setup',
        // A hiccup, at first.
        `echo >> '${repository.folder}/../setups'; test $(wc -l < '${repository.folder}/../setups') -gt 1`,
        '--no-confirm',
        '--results',
        'out',
        '--html',
        'page.html',
        ...briefly,
      ]
      given.splice(
        given.indexOf('cat bench.txt'),
        1,
        `cat bench.txt; cat bench.txt >> '${repository.folder}/../visits'`,
      )
      const { status, stdout } = spawnSync(process.execPath, given, {
        cwd: repository.folder,
        env: { ...plainEnv },
        encoding: 'utf8',
      })
      expect([status, stdout.match(/^(PASS|FAIL)/gm)]).toEqual([1, ['PASS', 'FAIL']])
      expect(stdout).toMatch(/^benchmark +unit +main~2 +main~1 +main\nDo .* ✗ \+200%$/m)
      expect(stdout).toContain('each is judged at alpha 0.025.')
      // Twice on the first, which all share.
      expect(readFileSync(join(repository.folder, '../setups'), 'utf8')).toHaveLength(4)
      // Two rounds of three versions, and the first of them once in each.
      const visits = readFileSync(join(repository.folder, '../visits'), 'utf8').match(/\d+ ns/g)
      expect(visits?.sort()).toEqual(['100 ns', '100 ns', '100 ns', '100 ns', '300 ns', '300 ns'])
      expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(1)
      expect(readdirSync(join(repository.folder, 'out')).sort()).toEqual(['main', 'main-1'])
      expect(readdirSync(join(repository.folder, 'out/main'))).toContain('bencher.json')
      expect(readFileSync(join(repository.folder, 'page-main.html'), 'utf8')).toContain(
        '1 of 1 benchmark regressed',
      )
    },
  )

  test('several revisions are one document as CSV and as JSON, which name each', long, async () => {
    await using repository = await makeRepository(
      `${committed}; git commit --quiet --allow-empty -m same; ${at(300)}; git commit --quiet -am slow`,
    )
    const printed = (form: string) =>
      spawnSync(process.execPath, [cli, 'main~2', 'main~1', 'main', form, '--no-confirm', ...briefly], {
        cwd: repository.folder,
        env: { ...plainEnv },
        encoding: 'utf8',
      }).stdout
    expect(printed('--csv').match(/^[\w~]+,[^,]*,\w+/gm)).toEqual([
      'version,package,benchmark',
      'main~1,,Do',
      'main,,Do',
    ])
    const results = JSON.parse(printed('--json')) as { commits: { head: { from: string } } }[]
    expect(results.map(({ commits }) => commits.head.from)).toEqual(['head: main~1', 'head: main'])
  })

  test(
    'too few rounds for several versions are refused, and the error shows the share of alpha',
    long,
    async () => {
      await using repository = await makeRepository(
        `${committed}; seq 1 9 | sed 's/.*/BenchmarkDo& 1 100 ns\\/op/' > bench.txt
     git commit --quiet -am 2; git commit --quiet --allow-empty -m 3`,
      )
      const given = [cli, 'main~1', 'main', 'main', 'main', '--run', 'cat bench.txt', '--count', '8']
      const { status, stderr } = spawnSync(process.execPath, given, {
        cwd: repository.folder,
        env: { ...plainEnv },
        encoding: 'utf8',
      })
      expect(stderr.match(/too few for alpha [^:]*/g)).toEqual(
        Array(3).fill('too few for alpha 0.0167 over 9 comparisons (correction'),
      )
      expect(status).toBe(2)
    },
  )

  test(
    'an environment that imports the tree of the user is warned of, where sides are in worktrees',
    long,
    async () => {
      await using repository = await makeRepository(
        `mkdir -p ../env/bin ../env/lib/python3.13/site-packages; touch ../env/bin/python
     echo "$PWD/src" > ../env/lib/python3.13/site-packages/it.pth; ${committed}; ${at(150)}`,
      )
      const environment = join(repository.folder, '../env')
      const warned = (...more: readonly string[]) => {
        const env = { ...plainEnv, PATH: `${environment}/bin:${plainEnv.PATH}` }
        const given = [cli, ...briefly, '--run', 'cat bench.txt # in place of pytest', ...more]
        return spawnSync(process.execPath, given, { cwd: repository.folder, env, encoding: 'utf8' }).stderr
      }
      expect(warned()).toContain(
        `warning: Both sides may run the code in ${repository.folder}/src and not their own: the Python environment ${environment} has it as an editable install.`,
      )
      expect(warned('--checkout', 'in-place')).not.toContain('editable')
    },
  )

  test('a topic that is merged, so that base is head itself, is warned of', long, async () => {
    await using repository = await makeRepository(`${committed}; ${at(300)}; git commit --quiet -am slow`)
    const stderrOf = (range: string) =>
      spawnSync(process.execPath, [cli, range, '--no-confirm', ...briefly], {
        cwd: repository.folder,
        env: { ...plainEnv },
        encoding: 'utf8',
      }).stderr
    expect(stderrOf('main...main~1')).toMatch(
      /^warning: base is head itself \([\da-f]{9}\), so nothing could regress in this run\. Name an earlier commit\.$/m,
    )
    expect(stderrOf('main~1...main')).not.toContain('base is head itself')
  })

  test.each([
    ['regression', 'a pull request would pass with a warning, unless "fail-on" is "inconclusive"'],
    ['inconclusive', 'a pull request would fail, as "fail-on" is "inconclusive"'],
  ])('exit status 3 with fail-on %s says what a pull request would do', long, async (failOn, then) => {
    await using repository = await makeRepository(
      `git init --quiet --initial-branch=main; touch bench.txt; git add .; git commit --quiet -m 1
       ${at(100)}; git commit --quiet -am first`,
    )
    const { status, stderr } = spawnSync(
      process.execPath,
      [cli, 'main~1', 'main', '--fail-on', failOn, '--no-confirm', ...briefly],
      { cwd: repository.folder, env: { ...plainEnv }, encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([3, expect.stringContaining(`as something is inconclusive; ${then}\n`)])
  })

  test('as CSV, with a row for each comparison', long, async () => {
    await using repository = await makeRepository(`${committed}; ${at(150)}`)
    const { status, stdout } = spawnSync(process.execPath, [cli, '--csv', ...briefly], {
      cwd: repository.folder,
      env: { ...plainEnv },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout.split('\r\n').map(line => line.split(',').length)).toHaveLength(3)
    expect(stdout).toMatch(/^package,benchmark,unit,/)
    expect(stdout).toMatch(/,regressed,fail,\r\n$/)
  })

  function ended(folder: string, script: string) {
    return spawnSync('bash', ['-c', script, 'test', process.execPath, cli, ...briefly], {
      cwd: folder,
      env: { ...plainEnv },
      encoding: 'utf8',
    })
  }

  test.each([
    ['its report', 'exec 3>&1; { "$@" --json; echo $? >&3; } | true'],
    ['its progress', 'exec 3>&1; { "$@" 2>&1 >/dev/null; echo $? >&3; } | true'],
  ])('who does not want %s changes neither the status nor the checkout', long, async (_, script) => {
    await using repository = await makeRepository(`${committed}; ${at(150)}`)
    const before = await digestOf(repository.folder)
    const inPlace = script.replace('"$@"', '"$@" --checkout in-place')
    const { stdout } = ended(repository.folder, inPlace)
    expect(stdout.trim()).toBe('1')
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  const wrong: readonly [string[], string][] = [
    [['--html', 'nowhere/page.html'], 'nowhere/page.html" cannot be written'],
    [['--html', '.'], 'cannot be written: EISDIR'],
    [['--results', 'bench.txt/out'], 'bench.txt/out" cannot be used as a folder'],
    ...(process.platform === 'linux'
      ? ([[['--results', '/proc/x'], '"/proc/x" cannot be used as a folder']] satisfies [string[], string][])
      : []),
    [['main', 'main', 'HEAD', '--overlay', '*_test.go'], 'several versions does not work with "overlay"'],
    [['main', 'main', 'HEAD', '--checkout', 'in-place'], 'several versions needs "checkout: worktree"'],
    [['--json', '--markdown'], '--json and --markdown cannot be combined. Choose one form of the report.'],
    [
      ['--head', 'mian'],
      '--head: "mian" is no branch, tag or commit here or on origin. Did you mean "main"?',
    ],
    [['main', 'HEAD', 'mian'], '"mian" is no branch, tag or commit here or on origin. Did you mean "main"?'],
    [['comapre', 'old.txt'], 'Did you mean the command "benchgate compare"?'],
    [['main', '--base', 'main'], 'The revisions are given twice: as "main" and with'],
    [['calibrate', 'main', 'main'], 'Give one: it is measured against itself'],
  ]

  for (const [index, [args, why]] of wrong.entries())
    test(
      `${JSON.stringify(args)} is refused before anything is measured`,
      longUnlessNth(index, 12),
      async () => {
        await using repository = await makeRepository(`${committed}; ${at(150)}`)
        const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args, ...run], {
          cwd: repository.folder,
          env: { ...plainEnv },
          encoding: 'utf8',
        })
        expect([status, stdout]).toEqual([2, ''])
        expect(stderr).toContain(why)
        expect(stderr).not.toMatch(/round 1|actions\/checkout/)
      },
    )

  test.each([
    ['removes', 'git rm --quiet .github/benchgate.yml', 'threshold: 3% → not set'],
    ['changes', 'echo "threshold: 90%" > .github/benchgate.yml', 'threshold: 3% → 90%'],
  ])('a head that %s the rules is told of', long, async (_, script, change) => {
    const rules =
      'mkdir .github; echo "threshold: 3%" > .github/benchgate.yml; git add .; git commit --quiet -m rules'
    await using repository = await makeRepository(
      `${committed}; ${rules}; ${script}; git commit --quiet -am 2`,
    )
    const { stdout } = spawnSync(process.execPath, [cli, 'main~1', 'main', ...briefly], {
      cwd: repository.folder,
      env: { ...plainEnv },
      encoding: 'utf8',
    })
    expect(stdout.replaceAll(/[\s`]+/g, ' ').replaceAll(' :', ':')).toContain(change)
  })

  test.each(['nowhere', 'bench.txt'])(
    'the working directory %s is refused, as it is no folder',
    long,
    async name => {
      await using repository = await makeRepository(`${committed}; ${at(150)}`)
      const { status, stderr } = spawnSync(process.execPath, [cli, '--working-directory', name, ...briefly], {
        cwd: repository.folder,
        env: plainEnv,
        encoding: 'utf8',
      })
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining(`working-directory: "${name}" is not a folder`),
      ])
    },
  )

  test('a version that cannot be measured does not stop the others', long, async () => {
    const more = `git rm --quiet bench.txt; git commit --quiet -m gone; git checkout --quiet main~1 -- .; ${at(300)}; git add .; git commit --quiet -m slow`
    await using repository = await makeRepository(`${committed}; ${more}`)
    const words = ['main~2', 'main~1', 'main']
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words, ...briefly], {
      cwd: repository.folder,
      env: { ...plainEnv },
      encoding: 'utf8',
    })
    expect([status, stdout.match(/^(PASS|FAIL)/gm)]).toEqual([1, ['FAIL']])
    expect(stderr).toContain('The command failed with exit code 1')
  })

  describe('Ctrl-C', () => {
    interface Stopped {
      readonly status: number | null
      readonly stdout: string
      readonly stderr: string
      /** What the run has left in the folder for temporary files. */
      readonly left: readonly string[]
    }

    /** Sends it whenever one of `cues` is said, in their order. */
    async function interrupted(
      repository: Repository,
      args: readonly string[],
      cues: readonly RegExp[],
      signal: NodeJS.Signals = 'SIGINT',
      /** A file that the benchmark makes, upon which it is sent for the first time. */
      begun?: string,
    ): Promise<Stopped> {
      const temporary = join(repository.folder, '../temporary')
      mkdirSync(temporary)
      const child: ChildProcess = spawn(process.execPath, [cli, ...args], {
        cwd: repository.folder,
        env: { ...plainEnv, TMPDIR: temporary },
        // A terminal sends it to the whole group: to git as well.
        detached: true,
      })
      const text = { stdout: '', stderr: '' }
      const waiting = [...cues]
      for (const stream of ['stdout', 'stderr'] as const)
        child[stream]?.setEncoding('utf8').on('data', (chunk: string) => {
          text[stream] += chunk
          while (waiting[0]?.test(text.stderr)) {
            waiting.shift()
            process.kill(-(child.pid ?? 0), signal)
          }
        })
      const closed = once(child, 'close')
      if (begun !== undefined) {
        while (child.exitCode === null && !existsSync(begun)) await turn()
        process.kill(-(child.pid ?? 0), signal)
      }
      const [status] = await closed
      return { status, ...text, left: readdirSync(temporary) }
    }

    test('once ends the measurement and reports the rounds so far', long, async () => {
      await using repository = await makeRepository(`${committed}; ${at(101)}`)
      const long = ['--run', 'cat bench.txt', '--count', '1000', '--threshold', '1%']
      const { status, stdout, stderr, left } = await interrupted(repository, long, [/round 2 of 1000/])
      expect(stderr).toContain('stopping; the rounds so far are judged.')
      expect(stdout).toMatch(/^INCONCLUSIVE/m)
      expect(stdout).toMatch(/Measuring was interrupted after \d+ of 1000 rounds\./)
      expect([status, left]).toEqual([3, []])
      expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(1)
    })

    test('before the first complete round reports nothing', long, async () => {
      await using repository = await makeRepository(`${committed}; ${at(150)}`)
      const hangs = ['--run', 'tail -f bench.txt', '--count', '8']
      const { status, stdout, stderr, left } = await interrupted(repository, hangs, [
        /checking base and head out/,
      ])
      expect(stderr).toContain('ended before the first round was complete; there is no verdict')
      expect([status, stdout, left]).toEqual([130, '', []])
    })

    test('works in place too, where git receives the signal as well', long, async () => {
      await using repository = await makeRepository(
        `${committed}; ${at(100)}; git commit --quiet -am 2 --allow-empty`,
      )
      const args = [
        'main~1',
        '--checkout',
        'in-place',
        '--run',
        'cat bench.txt',
        '--count',
        '1000',
        '--strict',
      ]
      const before = await digestOf(repository.folder)
      const { status, stdout, left } = await interrupted(repository, args, [/round 9 of 1000/])
      expect(stdout).toMatch(/^(INCONCLUSIVE|PASS)/m)
      expect([status === 3 || status === 0, left]).toEqual([true, []])
      expect(await digestOf(repository.folder)).toEqual(before)
    })

    test('a closed terminal restores the checkout', long, async () => {
      await using repository = await makeRepository(
        `${committed}; ${at(150)}; git commit --quiet -am 2; echo mine > bench.txt`,
      )
      const before = await digestOf(repository.folder)
      const args = ['main~1', 'main', '--checkout', 'in-place', '--run', 'cat bench.txt', '--count', '1000']
      const { status, stderr, left } = await interrupted(repository, args, [/round 3 of 1000/], 'SIGHUP')
      expect(stderr).toContain('SIGHUP: ending the run')
      expect(stderr).toContain('the run was ended at once, so no round is judged; there is no verdict')
      expect([status, left]).toEqual([129, []])
      expect(await digestOf(repository.folder)).toEqual(before)
    })

    test('ends the measurement of all versions', long, async () => {
      await using repository = await makeRepository(
        `${committed}; ${at(100)}; git commit --quiet --allow-empty -am 2`,
      )
      const args = ['main~1', 'main', 'main', '--run', 'cat bench.txt', '--count', '1000', '--strict']
      const { stdout, stderr, left } = await interrupted(repository, args, [/round 9 of 1000/])
      expect(stderr).toContain('stopping; the rounds so far are judged')
      expect(stdout.match(/^(PASS|INCONCLUSIVE) {2}main: /gm)).toHaveLength(2)
      expect(left).toEqual([])
    })

    test('twice ends the run at once', long, async () => {
      await using repository = await makeRepository(`${committed}; ${at(150)}`)
      const begun = join(repository.folder, '../begun')
      const deaf = ['--run', `trap '' TERM; touch '${begun}'; tail -f bench.txt`, '--count', '8']
      const { status, stderr, left } = await interrupted(repository, deaf, [/stopping;/], 'SIGINT', begun)
      expect(stderr).toContain('SIGINT: ending the run')
      expect([status, left]).toEqual([130, []])
    })
  })
})

// What a command line leads to, and what is said of what the user did not choose.
describe('place', () => {
  const tagged = `git init --quiet --initial-branch=main; echo 1 > a; git add a; git commit --quiet -m 1; git tag v1
  git commit --quiet --allow-empty -m 2`

  async function place(repository: Repository, words: readonly string[], asked = {}) {
    const { stdout, stderr } = process
    const console = listeningConsole()
    const terminal = { env: plainEnv, folder: repository.folder, stdout, stderr }
    const { pairs } = await resolveRevisionPairsAndReadRules(words, asked, terminal, console)
    return { pairs, said: console.said }
  }

  test('a history run says that uncommitted work is not measured', long, async () => {
    await using repository = await makeRepository(tagged)
    const pairs = [{ base: '', head: 'HEAD' }]
    expect(await place(repository, [], { since: 'v1' })).toEqual({ pairs, said: [] })
    repository.sh('echo 2 > a')
    const said = (name: string) => [
      `uncommitted work is not measured, as a history consists of commits; to measure it: benchgate ${name}`,
    ]
    expect(await place(repository, [], { since: 'v1' })).toEqual({ pairs, said: said('v1') })
    expect((await place(repository, [], { since: 'last-release' })).said).toEqual(said('TAG'))
    expect((await place(repository, [], { since: 'v1', head: 'HEAD' })).said).toEqual([])
    expect((await place(repository, ['v1'])).pairs).toEqual([{ base: 'v1', head: 'worktree' }])
  })

  test(
    'a history run measures the head that is named, and refuses a base; a calibration has no head',
    long,
    async () => {
      await using repository = await makeRepository(tagged)
      expect((await place(repository, ['..v1'], { since: 'v1' })).pairs).toEqual([{ base: '', head: 'v1' }])
      for (const [words, asked] of [
        [['main'], { since: 'v1' }],
        [[], { since: 'v1', base: 'main' }],
      ] as const)
        await expect(place(repository, words, asked)).rejects.toThrow(
          'since: "v1" and "main" both name the commit to compare with.',
        )
      await expect(place(repository, [], { calibrate: 'true', head: 'v1' })).rejects.toThrow(
        'Name it without --head: benchgate calibrate v1',
      )
    },
  )

  test('a pull request is compared with the merge base of its base branch on origin', async () => {
    await using repository = await makeRepository(`${tagged}; git update-ref refs/remotes/origin/release/1 v1
    git commit --quiet --allow-empty -m 3`)
    const base = repository.sh('git rev-parse v1').trim()
    expect((await place(repository, ['origin/release/1...HEAD'])).pairs).toEqual([{ base, head: 'HEAD' }])
  })
})
