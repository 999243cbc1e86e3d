// Programs of Dart's benchmark_harness.
import { describe, expect, test } from 'vitest'
import { createSuiteFinderForTool } from '../../../../src/core/init/find/programs.ts'
import { treeOf } from '../../../support/init-trees.ts'

describe('dart', () => {
  const pubspec = 'dev_dependencies:\n  benchmark_harness: ^2.3.1\n'

  test('programs are run, and what they share is not', () => {
    const tree = treeOf(
      { 'pkgs/a/pubspec.yaml': pubspec },
      {
        dart: ['pkgs/a/benchmark/utils.dart', 'pkgs/a/benchmark/x.dart', 'pkgs/a/lib/y.dart'],
        dartMain: ['pkgs/a/benchmark/x.dart'],
      },
    )
    expect(createSuiteFinderForTool('dart')(tree)).toMatchObject([
      { folder: 'pkgs/a', setup: 'dart pub get', run: 'dart run benchmark/x.dart' },
    ])
  })

  test.each([
    ['no dependency', 'name: a\n'],
    ['no program', pubspec],
  ])('%s is none', (_, text) => {
    expect(createSuiteFinderForTool('dart')(treeOf({ 'pubspec.yaml': text }))).toEqual([])
  })
})

// Suites of Julia's BenchmarkTools.
describe('julia', () => {
  test('the suite is run in an environment that git does not know', () => {
    const tree = treeOf({ 'benchmark/Project.toml': '' }, { benchmarkTools: ['benchmark/benchmarks.jl'] })
    const [suite] = createSuiteFinderForTool('julia')(tree)
    expect(suite).toMatchObject({ tool: 'julia', folder: '.', output: 'benchgate-output.json' })
    expect(suite?.setup).toContain('mkdir -p .benchgate-julia\ncp ')
    expect(suite?.run).toMatch(
      /^julia --project=\.benchgate-julia -e 'using BenchmarkTools; include\("benchmark\/benchmarks\.jl"\)/,
    )
  })
})

// Programs of benchmark-ips.
describe('ruby', () => {
  test('those nearest to the Gemfile are run, with its gems', () => {
    const tree = treeOf(
      { Gemfile: '', '.ruby-version': '3.3\n' },
      { benchmarkIps: ['performance/benchmark.rb', 'performance/unit/lexer_benchmark.rb'] },
    )
    expect(createSuiteFinderForTool('benchmark-ips')(tree)).toMatchObject([
      {
        tool: 'benchmark-ips',
        setup: 'bundle install --quiet',
        run: 'bundle exec ruby performance/benchmark.rb',
        steps: [{ with: { 'ruby-version': 'default', 'working-directory': '.' } }],
        notes: [expect.stringContaining('no Gemfile.lock')],
      },
    ])
  })

  test('without a Gemfile the gem is installed', () => {
    expect(
      createSuiteFinderForTool('benchmark-ips')(treeOf({}, { benchmarkIps: ['a.rb', 'b.rb'] })),
    ).toMatchObject([{ setup: 'gem install --silent benchmark-ips', run: 'ruby a.rb\nruby b.rb', notes: [] }])
  })
})

// Scripts of hyperfine and k6.
describe('load', () => {
  test('a script that exports is run where it is', () => {
    expect(createSuiteFinderForTool('hyperfine')(treeOf({}, { hyperfine: ['bench/run.sh'] }))).toMatchObject([
      {
        tool: 'hyperfine',
        folder: 'bench',
        run: 'bash run.sh',
        notes: [expect.stringContaining('bench/run.sh export to')],
      },
    ])
  })

  test('a load test says what it needs', () => {
    expect(createSuiteFinderForTool('k6')(treeOf({}, { k6: ['load.js'] }))).toMatchObject([
      {
        tool: 'k6',
        run: 'k6 run --quiet --summary-export benchgate-output.json load.js',
        notes: [expect.stringContaining('service')],
      },
    ])
  })
})

// Projects with BenchmarkDotNet.
describe('dotnet', () => {
  test('a project for several frameworks is run in the first', () => {
    const files = {
      'global.json': '{}',
      'bench/A/A.csproj': '<TargetFrameworks>net10.0;net8.0</TargetFrameworks>',
      'bench/A/Program.cs': '',
    }
    expect(
      createSuiteFinderForTool('benchmarkdotnet')(treeOf(files, { benchmarkdotnet: ['bench/A/Program.cs'] })),
    ).toMatchObject([
      {
        tool: 'benchmarkdotnet',
        foundBy: 'bench/A/A.csproj',
        folder: '.',
        setup: 'dotnet build bench/A/A.csproj --configuration Release --framework net10.0',
        run: expect.stringContaining(
          "--no-build --configuration Release --framework net10.0 -- --filter '*' --job short",
        ),
        output: 'benchgate-artifacts/results/*-report-full-compressed.json',
        steps: [{ uses: 'setup-dotnet', with: { 'global-json-file': 'global.json' } }],
      },
    ])
  })

  test('without a pinned version the project tells which', () => {
    const tree = treeOf(
      { 'B.csproj': '<TargetFramework>net9.0</TargetFramework>' },
      { benchmarkdotnet: ['src/P.cs'] },
    )
    expect(createSuiteFinderForTool('benchmarkdotnet')(tree)).toMatchObject([
      {
        setup: 'dotnet build B.csproj --configuration Release',
        steps: [{ with: { 'dotnet-version': '9.x' } }],
      },
    ])
  })

  test('a source without a project is none', () => {
    expect(createSuiteFinderForTool('benchmarkdotnet')(treeOf({}, { benchmarkdotnet: ['a.cs'] }))).toEqual([])
  })
})
