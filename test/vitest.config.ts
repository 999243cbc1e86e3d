// The tests of `npm test`: what needs no more than node, git and Go, and is not long.
import { defineConfig } from 'vitest/config'
import { common } from './common-config.ts'

export default defineConfig({
  test: {
    ...common,
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
  },
})
