// Benchmarks in packages of node.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNodeSuites,
  packageManagerCommandsOfFolder,
  parsePackageJson,
  whyScriptNotMeasurable,
} from '../../../../src/core/init/find/node.ts'
import { treeOf } from '../../../support/init-trees.ts'

describe('node', () => {
  const json = (value: unknown) => JSON.stringify(value)

  describe('vitest', () => {
    test.each([
      ['^5.1.0', '--reporter=json --outputFile=benchgate-output.json'],
      ['catalog:', '--reporter=json --outputFile=benchgate-output.json'],
      ['~3.2', '--outputJson=benchgate-output.json'],
      ['4.1.12', '--outputJson=benchgate-output.json'],
    ])('%s writes %s', (vitest, flags) => {
      const tree = treeOf({
        'package.json': json({ devDependencies: { vitest } }),
        'package-lock.json': '',
        'src/a.bench.ts': '',
      })
      expect(findNodeSuites(tree)).toEqual([
        {
          tool: 'vitest-bench',
          foundBy: 'package.json',
          folder: '.',
          setup: 'npm ci',
          run: `npx vitest bench --run ${flags}`,
          format: 'vitest-bench',
          output: 'benchgate-output.json',
          steps: [{ uses: 'setup-node', with: { 'node-version': '24' } }],
          filter: flags.startsWith('--outputJson') ? '-t {regex}' : null,
          notes: [],
        },
      ])
    })

    test.each([
      ['catalog:\n  react: ^19\n  vitest: ^4.1.4\n', '--outputJson=benchgate-output.json'],
      ["catalogs:\n  dev:\n    'vitest': '5.0.0'\n", '--reporter=json --outputFile=benchgate-output.json'],
    ])('of a catalog has the version there: %j', (catalog, flags) => {
      const tree = treeOf({
        'package.json': json({ devDependencies: { vitest: 'catalog:' } }),
        'pnpm-workspace.yaml': catalog,
        'a.bench.ts': '',
      })
      expect(findNodeSuites(tree)[0]?.run).toBe(`npx vitest bench --run ${flags}`)
    })

    // What such a script prints is vitest's table for people.
    test.each([
      ['pnpm -r bench', false],
      ['npm run bench --workspaces', false],
      ['turbo run bench', false],
      ['yarn workspaces foreach -A run bench', false],
      ['node -r tsx all.js', true],
    ])('above a package with vitest, the script "%s" is a suite: %s', (bench, isSuite) => {
      const tree = treeOf({
        'package.json': json({ devDependencies: { vitest: '5' }, scripts: { bench } }),
        'packages/a/package.json': '{}',
        'packages/a/x.bench.ts': '',
      })
      const found = findNodeSuites(tree).map(({ foundBy }) => foundBy)
      expect(found).toContain('packages/a/package.json')
      expect(found.includes('package.json')).toBe(isSuite)
    })

    test('bun is installed for a script that runs it', () => {
      const tree = treeOf({ 'package.json': json({ scripts: { bench: 'bun run bench/index.ts' } }) })
      expect(findNodeSuites(tree)[0]?.steps.at(-1)).toEqual({ run: 'npm install --global bun' })
    })

    test('in a package of a workspace runs there, and is installed from the top', () => {
      const tree = treeOf({
        'package.json': json({ devDependencies: { vitest: '5' } }),
        'pnpm-lock.yaml': '',
        '.nvmrc': '24\n',
        'packages/a/package.json': '{}',
        'packages/a/x.bench.ts': '',
      })
      expect(findNodeSuites(tree)).toMatchObject([
        {
          foundBy: 'packages/a/package.json',
          folder: '.',
          setup: 'pnpm install --frozen-lockfile',
          run: 'cd packages/a && pnpm exec vitest bench --run --reporter=json --outputFile=benchgate-output.json',
          output: 'packages/a/benchgate-output.json',
          steps: [
            { run: 'corepack enable' },
            { uses: 'setup-node', with: { 'node-version-file': '.nvmrc' } },
          ],
        },
      ])
    })

    test.each([
      [
        'A=1 B=x/y vitest bench --project=unit --outputJson=temp/bench.json',
        'A=1 B=x/y ',
        '--project=unit ',
        [],
      ],
      ['pnpm exec vitest bench --run --compare old.json src/a', '', 'src/a ', []],
      ['vitest bench', '', '', []],
      ['tsc && vitest bench --dir bench', '', '--dir bench ', [expect.stringContaining('"bench" does more')]],
      ['vitest bench $FILES', '', '', [expect.stringContaining('"bench" does more')]],
    ])('is run as the script does: %s', (bench, variables, words, notes) => {
      const tree = treeOf({
        'package.json': json({
          scripts: { 'bench-compare': 'vitest bench --compare=x', prebench: 'node build', bench },
          devDependencies: { vitest: '4' },
        }),
        'package-lock.json': '',
      })
      expect(findNodeSuites(tree)).toMatchObject([
        {
          setup: 'npm ci\nnpm run --silent prebench',
          run: `${variables}npx vitest bench --run ${words}--outputJson=benchgate-output.json`,
          notes,
        },
      ])
    })

    test('what a package builds before is built in its folder', () => {
      const tree = treeOf({
        'pnpm-lock.yaml': '',
        'pnpm-workspace.yaml': '',
        'a/package.json': json({
          scripts: { prebench: 'x', bench: 'vitest bench' },
          dependencies: { vitest: '4' },
        }),
      })
      expect(findNodeSuites(tree)[0]?.setup).toBe(
        'pnpm install --frozen-lockfile\n(cd a && pnpm --silent run prebench)',
      )
    })

    test('is not what runs a file that uses another library', () => {
      const tree = treeOf(
        {
          'package.json': json({
            scripts: { bench: 'node a.bench.ts' },
            devDependencies: { mitata: '1', vitest: '4' },
          }),
        },
        { node: ['a.bench.ts'] },
      )
      expect(findNodeSuites(tree)).toMatchObject([{ tool: 'mitata', run: 'npm run --silent bench' }])
    })

    test('without a benchmark is none', () => {
      expect(
        findNodeSuites(
          treeOf({ 'package.json': json({ devDependencies: { vitest: '5' } }), 'a.test.ts': '' }),
        ),
      ).toEqual([])
    })
  })

  test('a script is run as it is, and what it prints is found out', () => {
    const tree = treeOf({
      'package.json': json({
        scripts: { 'bench:ci': 'x', benchmark: 'node b' },
        devDependencies: { tinybench: '6' },
      }),
      'yarn.lock': '',
    })
    expect(findNodeSuites(tree)).toMatchObject([
      { tool: 'tinybench', run: 'yarn --silent run benchmark', format: null, output: null },
    ])
  })

  test.each([
    ['bench.mjs', 'node bench.mjs'],
    ['benchmarks/all.ts', 'node benchmarks/all.ts'],
    ['src/sort.bench.js', 'node src/sort.bench.js'],
  ])('without a script, %s is run', (file, run) => {
    const tree = treeOf({ 'package.json': json({ dependencies: { mitata: '1' } }), [file]: '' })
    expect(findNodeSuites(tree)).toMatchObject([
      { tool: 'mitata', run, setup: 'npm install --no-package-lock' },
    ])
  })

  test('without a script, all files that use the library are run, and no test', () => {
    const files = ['bench/all.test.ts', 'bench/data.js', 'bench/one.js', 'bench/two.js', 'src/x.js']
    const tree = treeOf(
      { 'package.json': json({ dependencies: { mitata: '1' } }), 'bench/data.js': '' },
      { node: files.filter(file => file !== 'bench/data.js') },
    )
    expect(findNodeSuites(tree)).toMatchObject([
      {
        run: 'node bench/one.js && node bench/two.js',
        notes: [expect.stringContaining('What each of these 2 programs prints must be')],
      },
    ])
  })

  test.each([
    ['no package', 'not JSON'],
    ['no benchmark', json({ scripts: { test: 'x' }, dependencies: { tinybench: '6' } })],
  ])('%s is none', (_, text) => {
    expect(findNodeSuites(treeOf({ 'package.json': text, 'test.js': '' }))).toEqual([])
  })

  test.each([
    ['branchcmp -r 2 -g -s "npm run benchmark"', 'switches branches itself'],
    ['git stash && node bench', 'switches branches itself'],
    ['autocannon -c 100 localhost:3000', 'prints a table of autocannon, which cannot be read (add --json)'],
    ['node bench.js --', 'needs an argument'],
    ['node bench.js --only=', 'needs an argument'],
    ['node bench.js $1', 'needs an argument'],
    ['node --expose-gc bench.js --json', null],
    ['node ./benchmark/bench.js', null],
  ])('the script %j is refused, as it %s', (bench, why) => {
    expect(whyScriptNotMeasurable(bench)).toBe(why)
    const tree = treeOf({ 'package.json': json({ scripts: { bench, perf: 'node p.js' } }) })
    expect(findNodeSuites(tree)[0]?.run).toBe(`npm run --silent ${why === null ? 'bench' : 'perf'}`)
  })
})

// package.json, as it may be.
describe('node package', () => {
  test('is read as far as it matters', () => {
    const text = JSON.stringify({
      scripts: { bench: 'node b.mjs', odd: 1 },
      dependencies: { a: '1' },
      devDependencies: { b: '2' },
      packageManager: 'yarn@4.1.0',
    })
    const read = parsePackageJson(`\ufeff${text}`)
    expect({ ...read?.scripts }).toEqual({ bench: 'node b.mjs' })
    expect({ ...read?.dependencies }).toEqual({ a: '1', b: '2' })
    expect(read?.packageManager).toBe('yarn@4.1.0')
  })

  test.each(['', '{', '[]', 'null', '"a"'])('%j is none', text => {
    expect(parsePackageJson(text)).toBeNull()
  })

  test('odd keys are data', () => {
    const read = parsePackageJson('{"scripts":{"__proto__":"x"},"dependencies":{"constructor":"1"}}')
    expect(read?.scripts.bench).toBeUndefined()
    expect(read?.dependencies.toString).toBeUndefined()
    expect(Object.keys(read?.scripts ?? {})).toEqual(['__proto__'])
  })

  test('nothing that JSON can say makes it throw', () => {
    const shape = fc.dictionary(
      fc.constantFrom('scripts', 'dependencies', 'devDependencies', 'packageManager'),
      fc.jsonValue(),
    )
    fc.assert(fc.property(shape, value => parsePackageJson(JSON.stringify(value)) !== null))
  })
})

// Package managers, by their lock files.
describe('package manager', () => {
  const pack = '{"dependencies":{"a":"1"}}'

  test.each([
    ['package-lock.json', 'npm ci', 'npm run --silent', 0],
    ['npm-shrinkwrap.json', 'npm ci', 'npm run --silent', 0],
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile', 'pnpm --silent run', 1],
    ['yarn.lock', 'yarn install --frozen-lockfile', 'yarn --silent run', 1],
  ])('%s: %s', (file, install, script, steps) => {
    const manager = packageManagerCommandsOfFolder(
      treeOf({ 'package.json': '{"workspaces":["a"]}', [file]: '', 'a/package.json': pack }),
      'a',
    )
    expect([manager.folder, manager.install, manager.script.join(' '), manager.steps.length]).toEqual([
      '.',
      install,
      script,
      steps,
    ])
  })

  test.each([
    [{ '.yarnrc.yml': '', 'package.json': pack }],
    [{ 'package.json': '{"packageManager":"yarn@4.1.0"}' }],
  ])('a modern yarn is told by %j', files => {
    expect(packageManagerCommandsOfFolder(treeOf({ ...files, 'yarn.lock': '' }), '.').install).toBe(
      'yarn install --immutable',
    )
  })

  test.each([
    [{ 'package.json': '{"workspaces":["./packages/*/"]}' }, 'yarn install --frozen-lockfile'],
    [{ 'package.json': '{"workspaces":{"packages":["packages/a"]}}' }, 'yarn install --frozen-lockfile'],
    [{ 'pnpm-workspace.yaml': '' }, 'yarn install --frozen-lockfile'],
    [{ 'packages/a/package.json': '{}' }, 'yarn install --frozen-lockfile'],
    [
      { 'package.json': '{"workspaces":["libs/*"]}' },
      'yarn install --frozen-lockfile\n(cd packages/a && npm install --no-package-lock)',
    ],
    [{}, 'yarn install --frozen-lockfile\n(cd packages/a && npm install --no-package-lock)'],
  ])('a package that is no workspace of the one above is installed, too: %j', (files, install) => {
    const tree = treeOf({ 'yarn.lock': '', 'packages/a/package.json': pack, ...files })
    expect(packageManagerCommandsOfFolder(tree, 'packages/a')).toMatchObject({ folder: '.', install })
  })

  test('the nearest lock file counts, and without one npm writes none', () => {
    const tree = treeOf({ 'yarn.lock': '', 'a/package-lock.json': '' })
    expect(packageManagerCommandsOfFolder(tree, 'a/b')).toMatchObject({ folder: 'a', install: 'npm ci' })
    expect(packageManagerCommandsOfFolder(treeOf({ 'package.json': pack }), '.').install).toBe(
      'npm install --no-package-lock',
    )
    expect(packageManagerCommandsOfFolder(treeOf({ 'package.json': '{}' }), '.').install).toBeNull()
  })
})
