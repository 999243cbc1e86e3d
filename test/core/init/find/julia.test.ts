// Suites of Julia's BenchmarkTools.
import { expect, test } from 'vitest'
import { findJulia } from '../../../../src/core/init/find/others.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('the suite is run in an environment that git does not know', () => {
  const tree = treeOf({ 'benchmark/Project.toml': '' }, { benchmarkTools: ['benchmark/benchmarks.jl'] })
  const [suite] = findJulia(tree)
  expect(suite).toMatchObject({ tool: 'julia', folder: '.', output: 'benchgate-output.json' })
  expect(suite?.setup).toContain('mkdir -p .benchgate-julia\ncp ')
  expect(suite?.run).toMatch(
    /^julia --project=\.benchgate-julia -e 'using BenchmarkTools; include\("benchmark\/benchmarks\.jl"\)/,
  )
})
