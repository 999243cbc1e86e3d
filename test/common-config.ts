// What the suites of `npm test` and `npm run long` have in common: one set of files, in which a tag says what is long.
import { fileURLToPath } from 'node:url'
import { reporters } from './reporters.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const common = {
  root,
  reporters: reporters(),
  globalSetup: ['test/support/prepare-run.ts'],
  tags: [
    {
      name: 'long',
      description: 'What takes long: `.ci/run` and `npm run long` run it, `npm test` does not.',
      timeout: 900_000,
    },
  ],
  // Bounds for what hangs, and no more: beside ten busy processes a test takes ten times as long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers: 2,
}
