import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildHistory } from '../../../../src/core/history/history.ts'
import scriptHash from '../../../../src/core/history/show/page.js?hash'
import script from '../../../../src/core/history/show/page.js?raw'
import { historyHtmlPage, historyPageJsonText } from '../../../../src/core/history/show/page.ts'
import { commitsNamed, exactRow, pointAt, rowOf, sha, sixtyNights } from '../points.ts'

describe('page', () => {
  const { points, commits } = sixtyNights()
  const web = 'https://github.com/acme/widgets'

  test('the page of a history', async () => {
    await expect(historyHtmlPage(buildHistory(points, commits), web)).toMatchFileSnapshot(
      '../../../golden/history.html',
    )
  })

  test('text from notes and commits cannot act', () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202e'
    const own = commitsNamed('v1', 'n1').map(commit => ({
      ...commit,
      subject: evil,
      tags: [evil],
      author: evil,
    }))
    const since = { sha: own[0]?.sha ?? '', name: evil }
    const page = historyHtmlPage(
      buildHistory([pointAt('n1', [rowOf(evil, 1.5)], { since, machine: evil })], own),
      null,
    )
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).not.toContain('<img')
    expect(page).not.toContain('\u202e')
  })

  test('a step in several commits accuses none of them: they can be compared', () => {
    const names = ['v1', 'n1', 'n2', 'n3']
    const points = [pointAt('n1', [exactRow('A', 1)]), pointAt('n3', [exactRow('A', 1.5)])]
    const page = historyHtmlPage(buildHistory(points, commitsNamed(...names)), web)
    expect(page).toContain(
      `<li><a href="${web}/compare/${sha('n1')}...${sha('n3')}">+50.0% in 6e3100000..6e3300000 (2 commits)</a></li>`,
    )
  })

  test('a line that has ended says of which commit its last value is', () => {
    const points = [pointAt('n1', [rowOf('Gone', 1.5)]), pointAt('n2', [rowOf('A', 1.1)])]
    const page = historyHtmlPage(buildHistory(points, commitsNamed('v1', 'n1', 'n2')), null)
    expect(page.match(/<span class="note">[^<]* of [^<]*<\/span>/g)).toEqual([
      '<span class="note">6e3100000 of 2026-01-02</span>',
    ])
  })

  test('an empty history has a page too', () => {
    const page = historyHtmlPage(buildHistory([], commits), null)
    expect(page).toContain('No history yet')
    expect(page).not.toContain('0 lines since')
  })
})

describe('page data', () => {
  test('values are in ten-thousandths, at the places of their commits', () => {
    const history = buildHistory([pointAt('n2', [rowOf('A', 1.25)])], commitsNamed('v1', 'n1', 'n2'))
    const data = JSON.parse(historyPageJsonText(history, null))
    expect(data.lines).toEqual([{ values: [2, 2500, 2375, 2625], steps: [] }])
    expect(data).toMatchObject({ releases: [[0, 'v1']], references: [0], web: null })
    expect(data.commits[2]).toEqual(['6e3200000', '2026-01-03', 'Change n2 (#2)', 2])
  })

  test('values far outside the scale are drawn at the edge', () => {
    const history = buildHistory([pointAt('n1', [rowOf('A', 1e9)])], commitsNamed('v1', 'n1'))
    expect(JSON.parse(historyPageJsonText(history, null)).lines[0].values[1]).toBe(1_000_000)
  })
})

describe('page script', () => {
  test('the policy lets the script in', () => {
    expect(`sha256-${createHash('sha256').update(script).digest('base64')}`).toBe(scriptHash)
  })

  test('it writes names as text, and fetches nothing', () => {
    expect(script).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|fetch\(|XMLHttp|import\(/,
    )
  })
})
