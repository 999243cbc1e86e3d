// `benchgate init --check` in real repositories: what it tries, says and changes.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { builtFile } from '../support/action.ts'
import { digestOf } from '../support/digest.ts'
import { long } from '../support/long.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

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

test('what is committed is tried, and nothing is left behind', async () => {
  await using repository = await makeRepository(`${printing}; rm results`)
  const { status, stdout, left } = check(repository.folder, '--check', '--run', 'cat results')
  expect([status, left]).toEqual([0, []])
  expect(stdout).toContain('Checked   in a fresh clone: 1 benchmark, read as go')
  expect(stdout).toMatch(/a gate makes 20 rounds of both sides: about \d+ s/)
  expect(stdout).toMatch(/costs about \d CI minutes/)
  expect(stdout).toMatch(/Not tried Whether a change of this code is seen could not be tried: apart from/)
})

test('what fails is shown, with what to do; a file that was changed for it is tried as it is', async () => {
  await using repository = await makeRepository(printing)
  const first = check(repository.folder, '--check', '--run', 'nosuchtool results')
  expect([first.status, first.left]).toEqual([2, []])
  expect(first.stdout).toMatch(/Fails {5}run failed with exit code 127\.\n.*nosuchtool: command not found/)
  expect(first.stdout).toContain('To do     "nosuchtool" is not installed here.')
  repository.sh('sed -i "s/^run: .*/run: cat results/" .github/benchgate.yml')
  const second = check(repository.folder, '--check', '--run', 'nosuchtool results')
  expect(second.stdout).toContain('Kept      .github/benchgate.yml')
  expect([second.status, second.stdout.includes('read as go')]).toEqual([0, true])
})

const library = `git init --quiet; mkdir src; echo 'export const x = 5' > src/lib.mjs
  echo "import(process.env.LIB ?? './src/lib.mjs').then(({ x }) => console.log('BenchmarkA 1 ' + x + ' ns/op'))" > bench.mjs
  ${commit}`

test('a change of the sources is seen where the benchmarks run those of the clone', async () => {
  await using repository = await makeRepository(library)
  const run = 'node bench.mjs'
  const { status, stdout, left } = check(repository.folder, '--check', '--run', run)
  expect([status, left]).toEqual([0, []])
  expect(stdout).toMatch(
    /Seen {6}A change of this code is seen: with 1 source file broken on purpose \(src\/lib\.mjs\), its/,
  )
})

test('benchmarks that run other code are found out', async () => {
  await using repository = await makeRepository(library)
  const sources = async () =>
    (await digestOf(repository.folder)).filter(one => !one.includes('.github') && !one.startsWith('status'))
  const before = await sources()
  const run = `LIB=${repository.folder}/src/lib.mjs node bench.mjs`
  const { status, stdout, stderr, left } = check(repository.folder, '--check', '--run', run)
  expect([status, left]).toEqual([1, []])
  expect(stderr).toContain('the same with the sources broken on purpose')
  expect(stdout).toContain('Checked   in a fresh clone: 1 benchmark, read as go')
  expect(stdout).toContain('Not seen  The gate does not see the code of the checkout: ')
  expect(stdout).toContain('To do     Let "setup" build or install what "run" measures')
  expect(await sources()).toEqual(before)
})

test('what takes too long gets a budget; a file that somebody has changed is only told so', async () => {
  await using repository = await makeRepository(printing)
  check(repository.folder, '--run', 'sleep 0.7; cat results')
  repository.sh('sed -i "s/^count: .*/count: 1000/" .github/benchgate.yml; git add .github')
  const { status, stdout } = check(repository.folder, '--check', '--run', 'sleep 0.7; cat results')
  expect(status).toBe(0)
  expect(stdout).toContain('a gate makes 1000 rounds of both sides')
  expect(stdout).toContain('Changed   .github/benchgate.yml could have budget: 30m')
  expect(repository.sh('git diff')).toBe('')
})

test.each([
  ['the trial', 'echo > "$STARTED"; sleep 600'],
  ['the canary', 'node bench.mjs || { echo > "$STARTED"; sleep 600; }'],
])('Ctrl-C ends %s with what it runs, and takes the clone away', async (_, run) => {
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

test('without a terminal, or with --no-check, nothing runs', async () => {
  await using repository = await makeRepository(printing)
  for (const words of [[], ['--no-check']]) {
    const { status, stdout } = check(repository.folder, ...words, '--run', 'exit 3')
    expect([status, stdout.includes('Fails')]).toEqual([0, false])
  }
})

test.each([
  [['--check', '--no-check'], '--check and --no-check contradict each other'],
  [['--check', '--print'], '--print writes nothing that --check could try'],
])('%j is refused before anything is written', async (words, why) => {
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
  expect([status, stderr]).toEqual([0, expect.stringContaining('trial of each benchmark')])
  expect(stdout).toContain('1 benchmark, read as go')
  expect(stdout).toContain('with 1 source file broken on purpose (lib.go), ')
  expect(stdout).toContain('Seen      A change of this code is seen: ')
  expect(parse(await readFile(join(repository.folder, '.github/benchgate.yml'), 'utf8')).benchtime).toBe(
    '100ms',
  )
})
