// Scripts of hyperfine and k6.
import { expect, test } from 'vitest'
import { findHyperfine, findK6 } from '../../../../src/core/init/find/others.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('a script that exports is run where it is', () => {
  expect(findHyperfine(treeOf({}, { hyperfine: ['bench/run.sh'] }))).toMatchObject([
    {
      tool: 'hyperfine',
      folder: 'bench',
      run: 'bash run.sh',
      notes: [expect.stringContaining('bench/run.sh export to')],
    },
  ])
})

test('a load test says what it needs', () => {
  expect(findK6(treeOf({}, { k6: ['load.js'] }))).toMatchObject([
    {
      tool: 'k6',
      run: 'k6 run --quiet --summary-export benchgate-output.json load.js',
      notes: [expect.stringContaining('service')],
    },
  ])
})
