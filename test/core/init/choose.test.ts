// Which suite is measured, and what is said where there is none.
import { describe, expect, test } from 'vitest'
import {
  chooseSuiteAndListOthers,
  createSuiteFromGivenCommand,
  explainDeclinedSuites,
  findSuites,
  type InitSuiteSelectionCriteria,
  toolsSupportedByInitText,
} from '../../../src/core/init/choose.ts'
import { treeOf } from '../../support/init-trees.ts'

describe('choose', () => {
  const wish: InitSuiteSelectionCriteria = {
    run: null,
    setup: null,
    format: null,
    output: null,
    folder: null,
    below: '.',
    isNamed: false,
    tool: null,
  }

  const package_ = (script: string) => JSON.stringify({ scripts: { bench: script } })
  const tree = treeOf(
    { 'go.mod': '', 'web/package.json': package_('node a'), 'web/x/package.json': package_('node b') },
    { go: ['a_test.go'] },
  )
  const chosen = (given: Partial<InitSuiteSelectionCriteria>) =>
    chooseSuiteAndListOthers(tree, { ...wish, ...given }).map(({ foundBy }) => foundBy)

  test('the nearest to the top is measured, and all others are named', () => {
    expect(chosen({})).toEqual(['a_test.go', 'web/package.json', 'web/x/package.json'])
  })

  test('a folder, a tool and where one stands choose another', () => {
    expect(chosen({ below: 'web' })[0]).toBe('web/package.json')
    expect(chosen({ below: 'web/x', isNamed: true })[0]).toBe('web/x/package.json')
    expect(chosen({ tool: 'script' })[0]).toBe('web/package.json')
    expect(chosen({ folder: 'web/x' })[0]).toBe('web/x/package.json')
  })

  test('a command that is given needs no benchmarks to be found', () => {
    expect(chooseSuiteAndListOthers(treeOf({}), { ...wish, run: 'make', below: 'a' })).toMatchObject([
      { run: 'make', folder: 'a' },
    ])
  })

  test('where nothing is found, it says what was looked for and what to give', () => {
    expect(() => chooseSuiteAndListOthers(treeOf({}), wish)).toThrow(
      /^No benchmarks were found in this repository, and nothing was written\. Looked for: Go benchmarks .*\nTo measure .* benchgate init --run 'command'/,
    )
  })

  test('where it is elsewhere, it says where', () => {
    expect(() => chosen({ below: 'docs', isNamed: true })).toThrow(
      'found in docs, and nothing was written. There are: go (a_test.go), script (web/package.json)',
    )
    expect(() => chosen({ tool: 'jmh' })).toThrow('No benchmarks of "jmh" were found in this repository')
  })
})

// The order of what is found.
describe('find suites', () => {
  const files = {
    'go.mod': '',
    'Cargo.toml':
      '[package]\nname = "w"\n[dev-dependencies]\ndivan = "1"\n[[bench]]\nname = "b"\nharness = false\n',
    'CMakeLists.txt': 'add_executable(b b.cpp)\ntarget_link_libraries(b benchmark::benchmark)',
    'pom.xml': '<artifactId>jmh-core</artifactId>',
    'requirements.txt': 'pytest-benchmark',
    'package.json': '{"scripts":{"bench":"node b.mjs"}}',
  }
  const marked = { go: ['a_test.go'], divan: ['benches/b.rs'], pytest: ['test_a.py'] }

  test('at one depth, languages have an order', () => {
    const tools = findSuites(treeOf(files, marked), '.').map(({ tool }) => tool)
    expect(tools).toEqual(['go', 'divan', 'google-benchmark', 'jmh', 'pytest-benchmark', 'script'])
  })

  test('depth goes before language, and where one stands before depth', () => {
    const tree = treeOf(
      { 'deep/er/go.mod': '', 'deep/pom.xml': files['pom.xml'], 'package.json': files['package.json'] },
      { go: ['deep/er/a_test.go'] },
    )
    const found = (standing: string) => findSuites(tree, standing).map(({ tool }) => tool)
    expect(found('.')).toEqual(['script', 'jmh', 'go'])
    expect(found('deep')).toEqual(['jmh', 'go', 'script'])
    expect(found('deep/er')).toEqual(['go', 'script', 'jmh'])
  })

  test('nothing is found in nothing, and what is looked for can be said', () => {
    expect(findSuites(treeOf({}), '.')).toEqual([])
    for (const name of ['go.mod', ...Object.keys(files).slice(1, 4)])
      expect(toolsSupportedByInitText).toContain(name)
  })
})

// What is said of benchmarks that cannot be measured as they are.
describe('declined', () => {
  test('scripts, tables and sources are named, each with its reason', () => {
    const tree = treeOf(
      { 'package.json': '{"scripts":{"bench":"branchcmp -r 2","test":"git stash"}}', 'b/engines.toml': '' },
      { nanobench: ['t/a.cpp', 't/b.cpp'] },
    )
    expect(explainDeclinedSuites(tree, '.')).toEqual([
      'The script "bench" in package.json switches branches itself.',
      'b/engines.toml belongs to rebar, whose tables Benchgate cannot read.',
      't/a.cpp uses nanobench, but no CMakeLists.txt that Benchgate understands builds it.',
    ])
  })

  test('a program that may have benchmarks of no known tool is named, in the folder that was asked for', () => {
    const tree = treeOf({ 'benchmark/run.py': '', 'benchmark/data.toml': '', 'src/workbench.py': '' })
    expect(explainDeclinedSuites(tree, '.')).toEqual([
      'benchmark/run.py may have benchmarks, but not for a tool that init knows.',
    ])
    expect(explainDeclinedSuites(tree, 'src')).toEqual([])
  })

  test('nothing is said of nothing', () => {
    expect(explainDeclinedSuites(treeOf({ 'package.json': '{' }), '.')).toEqual([])
  })
})

// Commands that the user gives.
describe('given', () => {
  const nothing = { setup: null, format: null, output: null, folder: null }

  test.each([
    ['node bench.mjs', ['setup-node']],
    ['npm ci && python3 x.py', ['setup-node', 'setup-python']],
    ['./gradlew jmh', ['setup-java']],
    ['go run ./bench', ['setup-go']],
    ['pnpm bench', ['corepack enable', 'setup-node']],
    ['uv run pytest', ['setup-python', 'pipx install uv']],
    ['bun bench.ts', ['npm install --global bun']],
    ['cd bench && deno bench --json', ['npm install --global deno']],
    ['node bun.js', ['setup-node']],
    ['make bench', []],
    ['./django', []],
  ])('%s needs %j', (run, needed) => {
    const { steps } = createSuiteFromGivenCommand({ ...nothing, run })
    expect(steps.map(step => ('uses' in step ? step.uses : step.run))).toEqual(needed)
  })

  test('what is given stands as it is; what is not is left to the Action', () => {
    const suite = createSuiteFromGivenCommand({
      run: 'a',
      setup: 'npm ci',
      format: 'x',
      output: 'y',
      folder: 'z',
    })
    expect(suite).toMatchObject({ run: 'a', setup: 'npm ci', format: 'x', output: 'y', folder: 'z' })
    expect(createSuiteFromGivenCommand({ ...nothing, run: 'a' })).toMatchObject({ ...nothing, folder: '.' })
  })

  test('what is given goes before what was found', () => {
    const flags = { ...nothing, run: null, below: '.', isNamed: false, tool: null }
    const tree = treeOf(
      { 'pubspec.yaml': 'x:\n  benchmark_harness: any\n' },
      {
        dart: ['benchmark/a.dart'],
        dartMain: ['benchmark/a.dart'],
      },
    )
    const [found] = chooseSuiteAndListOthers(tree, flags)
    expect(found).toMatchObject({ setup: 'dart pub get', format: 'dart', output: null })
    const given = { setup: 'x', format: 'y', output: 'z' }
    expect(chooseSuiteAndListOthers(tree, { ...flags, ...given })[0]).toEqual({ ...found, ...given })
  })
})
