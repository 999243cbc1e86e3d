// How large the pages of many benchmarks are, and how long Chromium takes to open them: of a report, and of a history.
// `node scripts/node24.mjs bench/page.ts`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startBrowser } from '../test/support/browser.ts'
import { largeReport } from '../test/support/large-report.ts'
import { largeHistory } from './history/large.ts'

const runs = 5
const folder = mkdtempSync(join(tmpdir(), 'benchgate-page-'))
const browser = await startBrowser()
try {
  console.log('| benchmarks | MB | opened after ms | height px |\n|--:|--:|--:|--:|')
  for (const benchmarks of [5, 500, 2000])
    console.log(`| ${benchmarks} | ${await openedText(browser, largeReport(benchmarks))} |`)
  console.log('\n| lines x commits | drawn in s | MB | opened after ms | height px |\n|--:|--:|--:|--:|--:|')
  for (const [lines, commits] of [
    [50, 365],
    [500, 1000],
  ] as const) {
    const began = performance.now()
    const html = largeHistory(lines, commits)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`| ${lines} x ${commits} | ${seconds} | ${await openedText(browser, html)} |`)
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}

/** The cells of a table: size, median time, height. */
async function openedText(browser: Browser, html: string): Promise<string> {
  const path = join(folder, 'page.html')
  writeFileSync(path, html)
  const times: number[] = []
  let height = 0
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
    const began = performance.now()
    await page.goto(`file://${path}`, { waitUntil: 'load' })
    // Two frames later it has been drawn.
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    times.push(performance.now() - began)
    height = Number(await page.evaluate('document.documentElement.scrollHeight'))
    await page.close()
  }
  const median = times.toSorted((a, b) => a - b)[runs >> 1] ?? 0
  return `${(html.length / 1e6).toFixed(2)} | ${median.toFixed(0)} | ${height}`
}
