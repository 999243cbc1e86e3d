// Where the programs that a command runs are the same on both sides, it is not measured; where that is not certain, it is.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runGatesAgainstFirstVersion } from '../../src/run/several-runs.ts'
import { markdownReport } from '../core/report/shown.ts'
import { gate, gateCall } from '../support/gate.ts'
import { long } from '../support/long.ts'
import { makeRepository } from '../support/repository.ts'

/** A program that prints a result, and the build that leaves its comments out. */
const files = `
  git init -q -b main
  cat > bench.c <<'END'
# The first version.
printf 'BenchmarkDo 100 100 ns/op\\n'
END
  printf 'build/\\ncached/\\n' > .gitignore
  mkdir data; echo one > data/one
`
const build = 'mkdir -p build && grep -v "^#" bench.c > build/bench'

/** The result of a gate between a commit of `files` and one with what `change` changes, and what was said. */
async function gateAfter(change: string, inputs: Readonly<Record<string, string>> = {}, before = '') {
  await using repository = await makeRepository(
    `${files}
${before} git add .; git commit -qm base; git tag base; ${change}; git add .; git commit -qm head`,
  )
  const temp = join(repository.folder, '../temporary')
  await mkdir(temp)
  const { result, said, warned } = await gate(
    { folder: repository.folder, temp },
    {
      ...{ base: 'base', setup: build, run: 'sh build/bench', binaries: 'build/bench' },
      ...{ count: '2', 'delta-test': 'none', 'stop-early': 'false', confirm: 'false' },
      ...inputs,
    },
  )
  return { result, warned, said: said.filter(line => line.startsWith('binaries')) }
}

const comment = `sed -i 's/first/second/' bench.c`

for (const checkout of ['in-place', 'worktree'])
  test(`${checkout}: what is built anew and is the same passes without a round`, long, async () => {
    const { result, said } = await gateAfter(comment, { checkout })
    expect(said).toEqual([])
    expect(result).toMatchObject({
      verdict: 'pass',
      rounds: [],
      proven: [{ benchmark: 'Do', package: null }],
    })
    expect(result.reason).toBe('1 benchmark unchanged: everything it can reach is identical')
    expect(markdownReport(result)).toContain(
      'The programs that run these benchmarks (`binaries`) were built on each side',
    )
  })

const measured: Readonly<
  Record<string, readonly [change: string, inputs: Record<string, string>, says: RegExp]>
> = {
  'a program that differs': [
    `sed -i 's/100 ns/200 ns/' bench.c`,
    {},
    /build\/bench differs between base and head, so/,
  ],
  'a program that was not built again': [
    comment,
    { setup: 'mkdir -p build && cp cached/bench build' },
    /bench.c differs, but "setup" did not read it on base/,
  ],
  'a program that was not built though its sources were read': [
    comment,
    { setup: 'cat bench.c > /dev/null' },
    /on at least one side "setup" did not build build\/bench/,
  ],
  'a file that differs and that the command reads': [
    `echo two > data/one; ${comment}`,
    { paths: 'bench.c', run: 'cat data/one; sh build/bench' },
    /the command reads data\/one, which differs/,
  ],
  'another file than a compiled source': [
    `echo two > data/one; ${comment}`,
    {},
    /data\/one differs, and such a difference may do more/,
  ],
  'a library that is installed outside': [
    comment,
    { setup: `${build} && mkdir -p "$HOME/.local/lib" && cp bench.c "$HOME/.local/lib/loop.so"` },
    /"setup" may have written .*loop\.so, which is outside of the checkout/,
  ],
  'a folder that the command lists and that has another file': [
    `echo two > data/two.c; ${comment}`,
    { setup: `${build} && cat data/*`, run: 'ls data; sh build/bench' },
    /the command lists a folder that contains data\/two\.c, which only one side has/,
  ],
  'a server that setup has started': [
    comment,
    { setup: `${build}\nsetsid sleep 60 > /dev/null 2>&1 &\nsleep 0.3` },
    /"setup" left a process running \(sleep 60\), and a server may answer the command with code that differs/,
  ],
  'a command that runs something else': [
    comment,
    { run: `echo 'BenchmarkDo 100 100 ns/op'` },
    /the command reads none of the files that "binaries" matches/,
  ],
  'what takes long beside the budget': [
    comment,
    { run: 'sleep 2; sh build/bench', budget: '6s' },
    /a run takes more than a quarter of the budget/,
  ],
  'what setup leaves in the folder for temporary files': [
    comment,
    { setup: `${build} && cp bench.c "$TMPDIR/loop.so"` },
    /"setup" left files in the folder for temporary files/,
  ],
  'what the command leaves there': [
    comment,
    { run: 'sh build/bench; cp bench.c "$TMPDIR/loop.so"' },
    /the command left files in the folder for temporary files/,
  ],
  'what is named after the commit': [
    comment,
    { setup: `${build} && echo $(git rev-parse HEAD)` },
    /a command asks git for the commit, so each side may use different files/,
  ],
  'a library within a repository of its own, in the checkout': [
    comment,
    {
      setup: `${build} && git init -q build/dep && cp bench.c build/dep/loop.so`,
      run: 'cat build/dep/loop.so > /dev/null; sh build/bench',
    },
    /the command reads build\/dep\/loop\.so, which differs/,
  ],
  'a submodule that moves, whatever `paths` names': [
    `git -c protocol.file.allow=always submodule --quiet add "$PWD" data/sub 2> /dev/null; ${comment}`,
    { paths: 'bench.c' },
    /data\/sub, which is a link or a submodule, differs/,
  ],
  'a program with the id of its commit': [
    comment,
    { setup: `${build} && echo "# $(git rev-parse HEAD)" >> build/bench` },
    /it contains the id of its commit: build the benchmarks without it/,
  ],
}

for (const [what, [change, inputs, says]] of Object.entries(measured))
  test(`${what} is measured, and why is said`, long, async () => {
    const cached = `mkdir cached; grep -v '^#' bench.c > cached/bench; mkdir -p build; cp cached/bench build;`
    const { result, said } = await gateAfter(change, inputs, cached)
    expect(said).toEqual([expect.stringMatching(says)])
    expect(result.proven).toEqual([])
    expect(result.rounds.length).toBe(inputs.budget === undefined ? 2 : 1)
  })

test('what the go command has started to send telemetry is no server', long, async () => {
  const setup = `${build}\nGO_TELEMETRY_CHILD=1 setsid sleep 60 > /dev/null 2>&1 &\nsleep 0.3`
  const { result, said } = await gateAfter(comment, { setup })
  expect(said).toEqual([])
  expect(result.proven).toEqual([{ benchmark: 'Do', package: null }])
})

test('a file outside whose access time another run sets back was not written by setup', long, async () => {
  const setup = `${build}; touch -a -d @1 ../outside/loop.so`
  const before = 'mkdir ../outside; echo > ../outside/loop.so;'
  const { result, said } = await gateAfter(comment, { setup, checkout: 'in-place' }, before)
  expect(said).toEqual([])
  expect(result.proven).toEqual([{ benchmark: 'Do', package: null }])
})

/** A build like cargo's: programs, and beside each a list of its sources. */
const cargo = {
  setup: `mkdir -p target/release/deps && grep -v '^#' bench.rs > target/release/deps/bench-1 && chmod +x target/release/deps/bench-1
    echo "$PWD/target/release/deps/bench-1: bench.rs" > target/release/deps/bench-1.d`,
  run: 'sh target/release/deps/bench-1',
  binaries: 'target/release/deps/bench-*',
}
const crate = `mv bench.c bench.rs; mkdir tests src; echo one > tests/try.rs; echo one > src/lib.rs; echo target/ > .gitignore;`
const changesTest = `sed -i 's/first/second/' bench.rs; echo two > tests/try.rs`

test('sources of Rust that no program needs may differ, if cargo has compiled all', long, async () => {
  const { result, said } = await gateAfter(changesTest, cargo, crate)
  expect(said).toEqual([])
  expect(result.proven).toEqual([{ benchmark: 'Do', package: null }])
})

/** A program of cargo's that setup has linked once more beside its folder. */
const relinked = {
  setup: `${cargo.setup}\n  cp target/release/deps/bench-1 target/do.bench`,
  run: 'sh target/do.bench',
  binaries: 'target/do.bench',
}

test('also if setup has linked the program of cargo elsewhere', long, async () => {
  const { result, said } = await gateAfter(changesTest, relinked, crate)
  expect(said).toEqual([])
  expect(result.proven).toEqual([{ benchmark: 'Do', package: null }])
  const other = { ...relinked, setup: `${relinked.setup}; echo : >> target/do.bench` }
  expect((await gateAfter(changesTest, other, crate)).said).toEqual([
    expect.stringMatching(/tests\/try\.rs differs, but "setup" did not read it on base/),
  ])
})

test('nor may the command read a library that was there before', long, async () => {
  const before = `${crate} mkdir -p target/other; echo one > target/other/plugin.so;`
  const { result, said } = await gateAfter(
    changesTest,
    { ...cargo, checkout: 'in-place', run: `cat target/other/plugin.so > /dev/null; ${cargo.run}` },
    before,
  )
  expect(said).toEqual([
    expect.stringMatching(
      /"setup" did not read tests\/try\.rs, which differs between base and head, and the command reads target\/other\/plugin\.so, which is older than this run of "setup"/,
    ),
  ])
  expect(result.proven).toEqual([])
})

const notAllCompiled = {
  'a library with a source in the checkout was there before':
    'mkdir -p target/release/deps; echo "lib: src/lib.rs" > target/release/deps/lib-2.d;',
  'one was there before, with an absolute path of its source':
    'mkdir -p target/release/deps; echo "lib: $PWD/src/lib.rs" > target/release/deps/lib-2.d;',
  'the checkout has a build script':
    'mkdir -p target/release/build/sample-3; echo "script: build.rs" > target/release/build/sample-3/script.d;',
}
for (const [what, before] of Object.entries(notAllCompiled))
  test(`unless ${what}`, long, async () => {
    const { result, said } = await gateAfter(
      changesTest,
      { ...cargo, checkout: 'in-place' },
      `${crate}${before}`,
    )
    expect(said).toEqual([
      expect.stringMatching(/tests\/try\.rs differs, but "setup" did not read it on base/),
    ])
    expect(result.proven).toEqual([])
  })

test('and not where no list of sources is beside the program', long, async () => {
  const setup = cargo.setup.replace(/echo .*/, '')
  const { said } = await gateAfter(changesTest, { ...cargo, setup }, crate)
  expect(said).toEqual([expect.stringMatching(/tests\/try\.rs differs, but "setup" did not read it on base/)])
})

test('with `measure: all` it is measured, and what `paths` leaves out does not matter', long, async () => {
  expect((await gateAfter(comment, { measure: 'all' })).result.rounds.length).toBe(2)
  const { result } = await gateAfter(`echo two > data/one; ${comment}`, { paths: 'bench.c' })
  expect(result.proven.length).toBe(1)
})

test('with a glob that matches nothing it is measured, with a warning', long, async () => {
  const { result, said, warned } = await gateAfter(comment, { binaries: 'built/*' })
  expect(warned).toEqual([
    expect.stringMatching(/^binaries: "built\/\*" matches no file on either side after "setup"\. Give globs/),
  ])
  expect(said).toEqual(['binaries: no program was found, so the command is measured'])
  expect(result.rounds.length).toBe(2)
})

test('a program is measured if head has a file in place of the folder of the program', long, async () => {
  const change = `rm -r data; echo one > data; ${comment}`
  expect((await gateAfter(change, { binaries: 'data/one' })).result.rounds.length).toBe(2)
})

/** Two programs, each of a source of its own. */
const two = {
  setup: `${build} && grep -v '^#' other.c > build/other && chmod +x build/* && touch build/other.d`,
  binaries: 'build/*',
  run: `for program in $\{BENCHGATE_PROGRAMS:-build/bench build/other}; do sh "$program"; done`,
}
const otherSource = `sed 's/Do/Other/' bench.c > other.c;`

test(
  'of several programs only those that differ are run, if the command takes their names',
  long,
  async () => {
    const { result, said } = await gateAfter(`sed -i 's/100 ns/200 ns/' bench.c`, two, otherSource)
    expect(said).toEqual([
      'binaries: 1 of 2 programs is the same on both sides, so only build/bench is measured',
    ])
    expect(result.proven).toEqual([{ benchmark: 'Other', package: null }])
    expect(result.comparisons.map(({ benchmark }) => benchmark)).toEqual(['Do'])
    expect(result.rounds.length).toBe(2)
  },
)

test('results in a file of each program are no files that the command removes', long, async () => {
  const run = `for program in $\{BENCHGATE_PROGRAMS:-build/bench build/other}; do sh "$program" > "$program.txt"; done`
  const { result } = await gateAfter(
    `sed -i 's/100 ns/200 ns/' bench.c`,
    { ...two, run, output: 'build/*.txt', binaries: 'build/bench\nbuild/other' },
    otherSource,
  )
  expect(result.proven).toEqual([{ benchmark: 'Other', package: null }])
})

const measuredWhole: Readonly<Record<string, readonly [change: string, run: string, says: RegExp]>> = {
  'a command that does not take their names': [
    `sed -i 's/100 ns/200 ns/' bench.c`,
    'for program in build/bench build/other; do sh "$program"; done',
    /build\/bench differs between base and head \(another program is the same: with \$BENCHGATE_PROGRAMS in "run"/,
  ],
  'a command that names the variable and does not use it': [
    `sed -i 's/100 ns/200 ns/' bench.c`,
    'echo "$BENCHGATE_PROGRAMS"; for program in build/bench build/other; do sh "$program"; done',
    /the command reads build\/bench, which differs/,
  ],
  'a command that starts other programs than `binaries` names': [
    `sed -i 's/100 ns/200 ns/' bench.c`,
    `echo "echo 'BenchmarkThird 100 100 ns/op'" > build/third; for program in $\{BENCHGATE_PROGRAMS:-build/bench build/other build/third}; do sh "$program"; done`,
    /with \$BENCHGATE_PROGRAMS the command does not report the same benchmarks/,
  ],
  'a program that starts another, which differs': [
    `sed -i 's/100 ns/200 ns/' bench.c`,
    `sh build/bench; for program in $\{BENCHGATE_PROGRAMS:-build/other}; do grep Other "$program" | sh; done`,
    /the command reads build\/bench, which differs/,
  ],
}

for (const [what, [change, run, says]] of Object.entries(measuredWhole))
  test(`${what} is measured with all programs`, long, async () => {
    const { result, said } = await gateAfter(change, { ...two, run }, otherSource)
    expect(said).toEqual([expect.stringMatching(says)])
    expect(result.proven).toEqual([])
    expect(result.comparisons.map(({ benchmark }) => benchmark).slice(0, 2)).toEqual(['Do', 'Other'])
  })

test('versions that share base are measured with all programs', long, async () => {
  await using repository = await makeRepository(
    `${files}
${otherSource} git add .; git commit -qm base; git tag base
git checkout -q -b first; sed -i 's/100 ns/200 ns/' bench.c; git commit -qam first
git checkout -q -b second base; sed -i 's/100 ns/300 ns/' other.c; git commit -qam second`,
  )
  const temp = join(repository.folder, '../temporary')
  await mkdir(temp)
  const version = (head: string) =>
    gateCall(
      { folder: repository.folder, temp },
      {
        ...{ base: 'base', head, checkout: 'worktree', count: '2', 'delta-test': 'none' },
        ...{ 'stop-early': 'false', confirm: 'false', ...two },
      },
    )
  const ended = await runGatesAgainstFirstVersion([version('first'), version('second')])
  const rows = ended.map(outcome =>
    outcome.status === 'fulfilled'
      ? outcome.value.result.comparisons.map(({ benchmark, head }) => [
          benchmark,
          Math.round(head.center * 1e9),
        ])
      : outcome.reason,
  )
  expect(rows).toEqual([
    [
      ['Do', 200],
      ['Other', 100],
    ],
    [
      ['Do', 100],
      ['Other', 300],
    ],
  ])
})
