// Suites of asv.
import { expect, test } from 'vitest'
import { findAsv } from '../../../../src/core/init/find/python.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('a side is measured as it was installed, and results are where the configuration puts them', () => {
  const tree = treeOf({
    'asv.conf.json': '{\n  "results_dir": "./.asv/results/",\n}',
    'pyproject.toml': '[project]\n',
  })
  expect(findAsv(tree)).toMatchObject([
    {
      tool: 'asv',
      folder: '.',
      setup:
        'python -m venv --clear .benchgate-venv\n. .benchgate-venv/bin/activate\npip install --quiet asv virtualenv\npip install --quiet .\nasv machine --yes',
      run: '.benchgate-venv/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1',
      output: '.asv/results/**/*-*.json\n.asv/results/benchmarks.json',
    },
  ])
})

test('a configuration in a folder of its own installs the project around it', () => {
  const tree = treeOf({ 'perf/asv.conf.json': '{}', 'pyproject.toml': '[project]\n' })
  expect(findAsv(tree)).toMatchObject([
    {
      folder: 'perf',
      setup: expect.stringContaining('install --quiet ..\n'),
      output: 'results/**/*-*.json\nresults/benchmarks.json',
    },
  ])
})
