// A real browser, where there is one.
import { accessSync, constants } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** Its program; null where there is none. */
export const browserPath: string | null =
  places.find(path => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  }) ?? null

/** Starts it; pages are closed with it. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })
}
