// What the suites of `npm test` and `npm run long` have in common: one set of files, in which a tag says what is long.
import { fileURLToPath } from 'node:url'
import { reporters } from './reporters.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const common = {
  root,
  reporters: reporters(),
  tags: [
    {
      name: 'long',
      description: 'What takes long: `npm run long` and `.ci/run` run it, `npm test` does not.',
      timeout: 900_000,
    },
  ],
  // Bounds for what hangs, and no more: beside ten busy processes a test takes ten times as long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers: 2,
}

/** Tests of the core touch nothing, so they may share a process: to start one for each file takes as long as its tests. */
export const projects = (core: string[], world: string[]) => [
  { extends: true as const, test: { name: 'core', include: core, isolate: false } },
  {
    extends: true as const,
    test: {
      name: 'world',
      include: world,
      exclude: ['test/e2e/**', 'test/core/**'],
      globalSetup: ['test/support/prepare-run.ts'],
    },
  },
]
