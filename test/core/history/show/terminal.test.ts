import { expect, test } from 'vitest'
import { buildHistory } from '../../../../src/core/history/history.ts'
import { historyTerminalText } from '../../../../src/core/history/show/terminal.ts'
import { displayWidth, noColour } from '../../../../src/core/words/terminal.ts'
import { commitsNamed, pointAt, rowOf, sixtyNights } from '../points.ts'

const { points, commits } = sixtyNights()

test('a history in a terminal', async () => {
  const history = buildHistory(points, commits)
  await expect(historyTerminalText(history, false, noColour, 100)).toMatchFileSnapshot(
    '../../../golden/history.txt',
  )
})

test('says of which commit the last value of a line is that has ended', () => {
  const two = [pointAt('n1', [rowOf('Gone', 1.5)]), pointAt('n2', [rowOf('A', 1.1)])]
  const text = historyTerminalText(buildHistory(two, commitsNamed('v1', 'n1', 'n2')), false)
  expect(text.match(/last value.*|^(?:A|Gone)/gm)).toEqual([
    'A',
    'Gone',
    'last value: 6e3100000 of 2026-01-02',
  ])
})

test('fits a narrow terminal', () => {
  const lines = historyTerminalText(buildHistory(points, commits), true, noColour, 60).split('\n')
  expect(lines.filter(line => displayWidth(line) > 60)).toEqual([])
})

test('says that there is no history', () => {
  expect(historyTerminalText(buildHistory([], commits), false)).toContain('No history yet')
  // The first night after a release: nothing could have changed.
  const unchanged = buildHistory([pointAt('v1', [], { rounds: 0, isUntouched: true })], commits)
  expect(historyTerminalText(unchanged, false)).toMatch(
    /^No line yet: the only recorded point has no ratio\. /,
  )
})

test('names cannot steer the terminal', () => {
  const rows = [rowOf('A\u001b[2J', 1.5)]
  const text = historyTerminalText(
    buildHistory(
      [pointAt('n1', rows, { since: { sha: commitsNamed('v1')[0]?.sha ?? '', name: 'v\u001b1' } })],
      commitsNamed('v1', 'n1'),
    ),
    true,
  )
  expect(text).not.toContain('\u001b')
})
