import { expect, test } from 'vitest'
import { buildHistory } from '../../../../src/core/history/history.ts'
import { historyCsv } from '../../../../src/core/history/show/csv.ts'
import { commitsNamed, pointAt, rowOf, sha } from '../points.ts'

test('a column for each line, a row for each point, in the order of commits', () => {
  const points = [pointAt('n2', [rowOf('A', 1.2), rowOf('=B,"', 1.1)]), pointAt('n1', [rowOf('A', 1.1)])]
  const at = '2026-01-31T03:00:00Z'
  expect(historyCsv(buildHistory(points, commitsNamed('v1', 'n1', 'n2'))).split('\n')).toEqual([
    'time,commit,example.com/acme.A sec/op,"example.com/acme.=B,"" sec/op"',
    `${at},${sha('n1')},1.1,`,
    `${at},${sha('n2')},1.2,1.1`,
    '',
  ])
})

test('a benchmark whose line was interrupted has a column for each reference, named by it', () => {
  const since = { sha: sha('v2'), name: 'v2' }
  const points = [pointAt('n1', [rowOf('A', 1.1)]), pointAt('n2', [rowOf('A', 1.2)], { since })]
  const [titles] = historyCsv(buildHistory(points, commitsNamed('v1', 'n1', 'v2', 'n2'))).split('\n')
  const name = 'example.com/acme.A sec/op since'
  expect(titles).toBe(`time,commit,${name} v2,${name} v1`)
})

test.each(['=1+1', ' =1+1', '-1', '\uff1d1', "'a"])(
  'a name that a spreadsheet could run is text: %s',
  name => {
    const points = [pointAt('n1', [rowOf(name, 1.1, { package: null })])]
    const [titles] = historyCsv(buildHistory(points, commitsNamed('n1'))).split('\n')
    expect(titles).toBe(`time,commit,'${name} sec/op`)
  },
)
