// Tests against real tools that npm does not bring: Go, the workflow runner act, benchstat. `npm run e2e`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
  },
})
