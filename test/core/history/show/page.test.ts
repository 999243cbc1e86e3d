import { expect, test } from 'vitest'
import { historyOf } from '../../../../src/core/history/history.ts'
import { historyPage } from '../../../../src/core/history/show/page.ts'
import { commitsNamed, exactRow, pointAt, rowOf, sha, sixtyNights } from '../points.ts'

const { points, commits } = sixtyNights()
const web = 'https://github.com/acme/widgets'

test('the page of a history', async () => {
  await expect(historyPage(historyOf(points, commits), web)).toMatchFileSnapshot(
    '../../../golden/history.html',
  )
})

test('nothing from notes or commits can act', () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202e'
  const own = commitsNamed('v1', 'n1').map(commit => ({
    ...commit,
    subject: evil,
    tags: [evil],
    author: evil,
  }))
  const since = { sha: own[0]?.sha ?? '', name: evil }
  const page = historyPage(
    historyOf([pointAt('n1', [rowOf(evil, 1.5)], { since, machine: evil })], own),
    null,
  )
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page).not.toContain('<img')
  expect(page).not.toContain('\u202e')
})

test('a step in several commits accuses none of them: they can be compared', () => {
  const names = ['v1', 'n1', 'n2', 'n3']
  const points = [pointAt('n1', [exactRow('A', 1)]), pointAt('n3', [exactRow('A', 1.5)])]
  const page = historyPage(historyOf(points, commitsNamed(...names)), web)
  expect(page).toContain(
    `<li><a href="${web}/compare/${sha('n1')}...${sha('n3')}">+50.0% in 6e3100000..6e3300000 (2 commits)</a></li>`,
  )
})

test('a line that has ended says of which commit its last value is', () => {
  const points = [pointAt('n1', [rowOf('Gone', 1.5)]), pointAt('n2', [rowOf('A', 1.1)])]
  const page = historyPage(historyOf(points, commitsNamed('v1', 'n1', 'n2')), null)
  expect(page.match(/<span class="note">[^<]* of [^<]*<\/span>/g)).toEqual([
    '<span class="note">6e3100000 of 2026-01-02</span>',
  ])
})

test('an empty history has a page too', () => {
  expect(historyPage(historyOf([], commits), null)).toContain('No history yet')
})
