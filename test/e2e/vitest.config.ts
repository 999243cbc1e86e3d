// Tests against real tools that npm does not bring: Go, the workflow runner act, benchstat. `npm run e2e`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { reporters } from '../reporters.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    reporters: reporters(),
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
  },
})
