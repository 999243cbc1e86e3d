// How large the page of many benchmarks is, and how long Chromium takes to open it: `node scripts/node24.mjs bench/page.ts`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBrowser } from '../test/support/browser.ts'
import { largeReport } from '../test/support/large-report.ts'

const runs = 5
const folder = mkdtempSync(join(tmpdir(), 'benchgate-page-'))
const browser = await startBrowser()
console.log('| benchmarks | MB | opened after ms | height px |\n|--:|--:|--:|--:|')
try {
  for (const benchmarks of [5, 500, 2000]) {
    const path = join(folder, `${benchmarks}.html`)
    const html = largeReport(benchmarks)
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
    console.log(`| ${benchmarks} | ${(html.length / 1e6).toFixed(2)} | ${median.toFixed(0)} | ${height} |`)
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
