// Projects with BenchmarkDotNet.
import { expect, test } from 'vitest'
import { findDotnet } from '../../../../src/core/init/find/others.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('a project for several frameworks is run in the first', () => {
  const files = {
    'global.json': '{}',
    'bench/A/A.csproj': '<TargetFrameworks>net10.0;net8.0</TargetFrameworks>',
    'bench/A/Program.cs': '',
  }
  expect(findDotnet(treeOf(files, { benchmarkdotnet: ['bench/A/Program.cs'] }))).toMatchObject([
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
  expect(findDotnet(tree)).toMatchObject([
    {
      setup: 'dotnet build B.csproj --configuration Release',
      steps: [{ with: { 'dotnet-version': '9.x' } }],
    },
  ])
})

test('a source without a project is none', () => {
  expect(findDotnet(treeOf({}, { benchmarkdotnet: ['a.cs'] }))).toEqual([])
})
