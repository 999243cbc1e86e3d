// A canary on real repositories with the tools that are here: set-ups that run the code of the checkout, and some that do not.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BrokenSourcesCanaryResult } from '../../src/core/canary/canary.ts'
import { noWorkflowEvent } from '../../src/core/model/event.ts'
import { createRulesOfMissingRulesFile, readInputsWithRules } from '../../src/effects/inputs/rules-file.ts'
import { runBrokenSourcesCanaryOnHead } from '../../src/run/canary.ts'
import { digestOf } from '../support/digest.ts'
import { hasTool } from '../support/has-tool.ts'
import { long } from '../support/long.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

type Texts = Readonly<Record<string, string>>

const line = 'BenchmarkA 1 5 ns/op'

/**
 * The canary of the repository that `script` makes, in which nothing may change. `OUT` is a folder outside of it.
 */
async function canaryIn(script: string, texts: Texts, more: Texts = {}): Promise<BrokenSourcesCanaryResult> {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main; ${script}`)
  const OUT = await mkdtemp(join(tmpdir(), 'benchgate-test-out-'))
  // Python would leave what it has compiled in the tree that PYTHONPATH leads to.
  const home = { HOME: process.env.HOME ?? '', RUNNER_TEMP: OUT, PYTHONDONTWRITEBYTECODE: '1' }
  const env = Object.fromEntries(
    Object.entries({ ...plainEnv, ...home, OUT, ...more }).map(([name, text]) => [
      name,
      text.replace('TREE', repository.folder),
    ]),
  )
  const digest = () => digestOf(repository.folder)
  if (texts.run !== undefined) {
    await using asItIs = await repository.copy()
    expect(asItIs.sh(`git checkout --quiet .\n${texts.setup ?? ''}\n${texts.run}`, env)).toContain(line)
  }
  // A copy may have written here, as where CMake has noted this tree.
  const before = await digest()
  const given: Texts = { base: 'HEAD', head: 'HEAD', checkout: 'worktree', perflock: 'off', ...texts }
  const inputs = readInputsWithRules(
    createRulesOfMissingRulesFile(repository.folder),
    name => given[name] ?? '',
  )
  const console = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }
  const { signal } = new AbortController()
  const around = {
    folder: repository.folder,
    env,
    event: noWorkflowEvent,
    server: '',
    profiles: OUT,
    signal,
    console,
  }
  try {
    return await runBrokenSourcesCanaryOnHead(inputs, around, 1)
  } finally {
    expect(await digest()).toEqual(before)
    expect(repository.sh('git worktree list').trim().split('\n')).toHaveLength(1)
    await rm(OUT, { recursive: true })
  }
}

const commit = 'git add --all; git commit --quiet -m 1'
const python = `mkdir src; echo 'x = 5' > src/lib.py; echo "import lib; print('BenchmarkA 1', lib.x, 'ns/op')" > bench.py
  echo __pycache__ > .gitignore; ${commit}; echo mine >> bench.py; echo new > untracked`
const inSource = { run: 'PYTHONPATH=src python3 bench.py' }
const node = `mkdir src; echo 'export const x = 5' > src/lib.mjs; echo dist > .gitignore
  for f in src dist; do echo "import { x } from './$f/lib.mjs'; console.log('BenchmarkA 1 ' + x + ' ns/op')" > bench-$f.mjs; done; ${commit}`
const c = `printf 'int x(void) { return 5; }\\n' > lib.c; echo build > .gitignore
  printf '#include <stdio.h>\\nint x(void);\\nint main(void) { printf("BenchmarkA 1 %%d ns/op\\\\n", x()); }\\n' > bench.c
  printf 'build/bench: lib.c bench.c\\n\\tmkdir -p build && gcc -o $@ $^\\n' > Makefile
  printf 'cmake_minimum_required(VERSION 3.10)\\nproject(p C)\\nadd_executable(bench lib.c bench.c)\\n' > CMakeLists.txt; ${commit}`

type Row = readonly [title: string, script: string, texts: Texts, env?: Texts]

const hasPython = hasTool('python3')
const hasC = ['gcc', 'make'].every(hasTool)
const hasTools = (script: string) =>
  (hasPython || !script.startsWith(python)) && (hasC || !script.startsWith(c))

const seen: readonly Row[] = [
  ['Python, from the checkout', python, inSource],
  ['Python, in place', python, { ...inSource, checkout: 'in-place' }],
  ['PYTHONPATH leads to the tree itself', python, { run: 'python3 bench.py' }, { PYTHONPATH: 'TREE/src' }],
  ['JavaScript', node, { run: 'node bench-src.mjs' }],
  [
    'a build that setup makes',
    node,
    { setup: 'mkdir dist; cp src/lib.mjs dist', run: 'node bench-dist.mjs' },
  ],
  ['C, built by make', `${c}; make --quiet`, { setup: 'make', run: 'build/bench' }],
]

for (const [title, script, texts, env] of seen)
  test.skipIf(!hasTools(script))(`${title}: a change is seen`, long, async () => {
    expect(await canaryIn(script, texts, env)).toMatchObject({
      outcome: 'seen',
      why: expect.stringMatching(
        /^its command failed with exit code \d+ in (setup|the run with broken sources)$/,
      ),
      files: 1,
      example: expect.stringMatching(/lib\.\w+$/),
    })
  })

const notSeen: readonly Row[] = [
  [
    'PYTHONPATH leads to a copy',
    `${python}; mkdir ../copy; cp src/lib.py ../copy`,
    { run: 'python3 bench.py' },
    { PYTHONPATH: 'TREE/../copy' },
  ],
  [
    'setup installs for both sides',
    python,
    { setup: 'cp src/lib.py "$OUT"', run: 'PYTHONPATH=$OUT python3 bench.py' },
  ],
  ['an ignored build is copied', `${node}; mkdir dist; cp src/lib.mjs dist`, { run: 'node bench-dist.mjs' }],
  [
    'an ignored build is copied, in place',
    `${node}; mkdir dist; cp src/lib.mjs dist`,
    { run: 'node bench-dist.mjs', checkout: 'in-place' },
  ],
  ['nothing is built anew', `${c}; make --quiet`, { run: 'build/bench' }],
]

for (const [title, script, texts, env] of notSeen)
  test.skipIf(!hasTools(script))(`${title}: no change is seen`, long, async () => {
    const found = await canaryIn(script, texts, env)
    expect(found).toMatchObject({ outcome: 'not-seen', files: 1, why: null })
  })

test.skipIf(!hasC || !hasTool('cmake'))(
  'a build folder that CMake has made for the tree itself builds the side, and what is built in it is not built by itself',
  long,
  async () => {
    const made = `${c}; cmake -S . -B build > made; cmake --build build > made; rm made`
    const run = 'cmake --build build > /dev/null; build/bench'
    expect((await canaryIn(made, { run })).outcome).toBe('seen')
    expect((await canaryIn(made, { run: 'build/bench' })).outcome).toBe('not-seen')
    const setup = 'rm -rf build; cmake -S . -B build; cmake --build build'
    expect((await canaryIn(made, { setup, run: 'build/bench' })).outcome).toBe('seen')
  },
)

test.skipIf(!hasTool('cargo'))('Rust, built by cargo', long, async () => {
  const script = `printf '[package]\\nname = "lib"\\nversion = "1.0.0"\\nedition = "2021"\\n' > Cargo.toml; mkdir -p src/bin
    echo 'pub fn x() -> u32 { 5 }' > src/lib.rs; echo 'fn main() { println!("BenchmarkA 1 {} ns/op", lib::x()) }' > src/bin/bench.rs
    printf 'target\\nCargo.lock\\n' > .gitignore; ${commit}`
  const run = 'cargo run --quiet --offline --bin bench'
  expect(await canaryIn(script, { run })).toMatchObject({ outcome: 'seen', example: 'src/lib.rs' })
  expect((await canaryIn(script, { run }, { CARGO_TARGET_DIR: 'TREE/../target' })).outcome).toBe('seen')
})

test('Go, by its driver', long, async () => {
  const script = `printf 'module m\\n\\ngo 1.21\\n' > go.mod; printf 'package m\\n\\nfunc X() int { return 5 }\\n' > lib.go
    printf 'package m\\n\\nimport "testing"\\n\\nfunc BenchmarkA(b *testing.B) {\\n\\tfor i := 0; i < b.N; i++ {\\n\\t\\tX()\\n\\t}\\n}\\n' > a_test.go; ${commit}`
  expect(await canaryIn(script, { benchtime: '1x' })).toMatchObject({
    outcome: 'seen',
    files: 1,
    example: 'lib.go',
  })
})

test('a command that hides the failure, and measures nothing, is seen by what is missing', long, async () => {
  const found = await canaryIn(node, { run: 'node bench-src.mjs || true' })
  expect(found).toMatchObject({ outcome: 'seen', why: 'none of 1 benchmarks gave a result' })
})

test('a visit that does not end is neither', long, async () => {
  const found = await canaryIn(node, { run: 'node bench-src.mjs || sleep 600', timeout: '1s' })
  expect(found).toMatchObject({ outcome: 'unknown', why: expect.stringContaining('did not end within 1 s') })
})

test(
  'with benchmarks alone nothing is proven, and with shared ignored files nothing is tried',
  long,
  async () => {
    const alone = `echo "console.log('${line}')" > bench.mjs; echo "echo ${line}" > bench.sh; ${commit}`
    expect(await canaryIn(alone, { run: 'node bench.mjs' })).toMatchObject({ outcome: 'untried', files: 0 })
    const shared = { run: 'node bench-src.mjs', checkout: 'in-place', 'ignored-files': 'shared' }
    expect(await canaryIn(node, shared)).toMatchObject({
      outcome: 'untried',
      why: expect.stringContaining('ignored-files: shared'),
    })
  },
)

test(
  'a link, a file with an odd name and one that can be executed: only files are broken, and stay what they are',
  long,
  async () => {
    const odd = `mkdir src; echo x > "$(printf 'src/odd\\xff\\n.mjs')"; ln -s ../bench.mjs src/link.mjs; echo > src/lib.mjs
    chmod +x src/lib.mjs; echo "import './src/lib.mjs'; console.log('${line}')" > bench.mjs; ${commit}`
    const isKept = 'test -x src/l?b.mjs && test -L src/l?nk.mjs && ! grep -q canary bench.mjs'
    const run = `{ ${isKept}; } || exit 0; node bench.mjs`
    expect(await canaryIn(odd, { run })).toMatchObject({
      ...{ outcome: 'seen', files: 2 },
      why: 'its command failed with exit code 1 in the run with broken sources',
    })
  },
)
