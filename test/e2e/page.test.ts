// The report's page in a real browser: what its script does, that nothing is asked of the network, and that nobody is left out.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserPath, startBrowser } from '../support/browser.ts'
import { largeReport } from '../support/large-report.ts'

const named = (what: string) => (browserPath === null ? `${what} (skipped: no Chromium)` : what)
const browsing = test.skipIf(browserPath === null)

/** Shows the page of so many benchmarks, and gives what it asked for and what went wrong beside. */
async function opened(
  benchmarks: number,
  options: { readonly width?: number; readonly script?: boolean } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-page-'))
  const path = join(folder, 'report.html')
  writeFileSync(path, largeReport(benchmarks))
  const browser = await startBrowser()
  const context = await browser.newContext({
    ...{ viewport: { width: options.width ?? 1100, height: 900 }, javaScriptEnabled: options.script ?? true },
  })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('request', request => request.url().startsWith('file:') || troubles.push(request.url()))
  page.on('console', message => troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  await page.goto(`file://${path}`)
  const close = async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
  return { page, troubles, [Symbol.asyncDispose]: close }
}

const shownRows = (page: Page) => page.locator('tr[data-k]:visible')
const names = async (page: Page) =>
  (await shownRows(page).locator('summary').allTextContents()).map(name => name.split('/')[1])

browsing(named('quiet rows are closed until they are asked for, by group, state or name'), async () => {
  await using shown = await opened(200)
  const { page } = shown
  expect(await names(page)).toEqual(expect.arrayContaining(['Benchmark0', 'Benchmark97', 'Benchmark61']))
  const few = await shownRows(page).count()
  expect(few).toBeLessThan(10)
  await page.locator('.group', { hasText: 'Unchanged' }).getByRole('button').click()
  await page.getByRole('searchbox').fill('package17 benchmark97/')
  expect(await names(page)).toEqual(['Benchmark97'])
  await page.getByRole('searchbox').fill('')
  await page.locator('.chip', { hasText: 'Improved' }).click()
  expect(await names(page)).toEqual(expect.arrayContaining(['Benchmark61', 'Benchmark122']))
  expect(await page.getByRole('status').textContent()).toMatch(/^\d+ of 200$/)
  expect(shown.troubles).toEqual([])
})

browsing(named('rows are sorted by each column, both ways, and go back'), async () => {
  await using shown = await opened(200)
  const { page } = shown
  const before = await names(page)
  const byName = page.getByRole('columnheader', { name: 'Benchmark' }).getByRole('button')
  await byName.click()
  const all = await names(page)
  expect(all).toHaveLength(200)
  await byName.click()
  expect(await names(page)).toEqual(all.toReversed())
  await byName.click()
  expect(await names(page)).toEqual(before)
  await page.getByRole('combobox').selectOption('change')
  expect((await names(page)).slice(0, 3).toSorted()).toEqual(['Benchmark0', 'Benchmark194', 'Benchmark97'])
  expect(shown.troubles).toEqual([])
})

browsing(named('a link leads to a row that was closed, and opens its rounds'), async () => {
  await using shown = await opened(200)
  const { page } = shown
  const row = page.locator('tr[data-k]', { hasText: 'Benchmark150/' })
  expect(await row.isVisible()).toBe(false)
  const href = await row.locator('a[href^="#row-"]').getAttribute('href')
  await page.goto(`${page.url()}${href}`)
  await row.waitFor({ state: 'visible' })
  expect(await row.locator('svg.strip').isVisible()).toBe(true)
  expect(shown.troubles).toEqual([])
})

browsing(named('without a script all rows stand there'), async () => {
  await using shown = await opened(200, { script: false })
  expect(await shownRows(shown.page).count()).toBe(200)
})

browsing(named('axe finds nothing, on a desk and on a phone'), async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  for (const width of [1100, 390]) {
    await using shown = await opened(60, { width })
    await shown.page.evaluate(axe)
    const violations = await shown.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
      return (await axe.run()).violations.map(({ id }) => id)
    })
    expect(violations, String(width)).toEqual([])
    const wide = await shown.page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(width)
  }
})
