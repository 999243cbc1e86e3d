// Tests against real tools that npm does not bring: Go, the workflow runner act, benchstat. `npm run e2e`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { textImports } from '../../scripts/text-imports.mjs'
import { reporters } from '../reporters.ts'

export default defineConfig({
  plugins: [textImports],
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    reporters: reporters(),
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/support/prepare-run.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // They wait much for registries and containers; each has folders of its own.
    maxWorkers: 3,
  },
})
