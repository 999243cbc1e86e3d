// The tests of `npm test`: everything that needs no more than node and git.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { reporters } from './reporters.ts'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    reporters: reporters(),
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    testTimeout: 60_000,
    // Go builds in some.
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
