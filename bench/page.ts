// How large the pages of many benchmarks are, and how long Chromium takes to open them: of a report, and of a history.
// `node scripts/node24.mjs bench/page.ts`.
import { startBrowser } from '../test/support/browser.ts'
import { largeReport } from '../test/support/large-report.ts'
import { largeHistory } from './history/large.ts'
import { type Opened, opened } from './real/opened.ts'

const runs = 5
const cells = ({ megabytes, milliseconds, height }: Opened) =>
  `${megabytes.toFixed(2)} | ${milliseconds.toFixed(0)} | ${height}`
const browser = await startBrowser()
try {
  console.log('| benchmarks | MB | opened after ms | height px |\n|--:|--:|--:|--:|')
  for (const benchmarks of [5, 500, 2000])
    console.log(`| ${benchmarks} | ${cells(await opened(browser, largeReport(benchmarks), runs))} |`)
  console.log('\n| lines x commits | drawn in s | MB | opened after ms | height px |\n|--:|--:|--:|--:|--:|')
  for (const [lines, commits] of [
    [50, 365],
    [500, 1000],
  ] as const) {
    const began = performance.now()
    const html = largeHistory(lines, commits)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`| ${lines} x ${commits} | ${seconds} | ${cells(await opened(browser, html, runs))} |`)
  }
} finally {
  await browser.close()
}
