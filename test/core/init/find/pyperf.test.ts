// Programs of pyperf.
import { expect, test } from 'vitest'
import { findPyperf } from '../../../../src/core/init/find/python.ts'
import { treeOf } from '../../../support/init-trees.ts'

const files = { 'pyproject.toml': '[project]\n' }

test('a program writes a file, several a file each', () => {
  expect(findPyperf(treeOf(files, { pyperf: ['bench/a.py'] }))).toMatchObject([
    {
      tool: 'pyperf',
      setup: expect.stringContaining('pip install --quiet --editable .'),
      run: '.benchgate-venv/bin/python bench/a.py --processes 1 --values 3 --warmups 1 --output benchgate-output.json',
      output: 'benchgate-output.json',
    },
  ])
  expect(findPyperf(treeOf(files, { pyperf: ['bench/a.py', 'bench/b.py'] }))).toMatchObject([
    {
      run: expect.stringMatching(/b\.py --processes 1 .* --output benchgate-output-2\.json$/),
      output: 'benchgate-output-*.json',
    },
  ])
})

test('without one there is none', () => {
  expect(findPyperf(treeOf(files))).toEqual([])
})
