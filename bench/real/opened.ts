import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** How Chromium opens a page; the time is the median of `runs`, until it was drawn. */
export interface Opened {
  readonly megabytes: number
  readonly milliseconds: number
  /** In pixels. */
  readonly height: number
}

export async function opened(browser: Browser, html: string, runs: number): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-page-'))
  const path = join(folder, 'page.html')
  try {
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
    const milliseconds = times.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN
    return { megabytes: html.length / 1e6, milliseconds, height }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
