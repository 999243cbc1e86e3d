// What the suites of `npm test` and `npm run long` have in common: one set of files, in which a tag says what is long.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textImports } from '../scripts/text-imports.mjs'
import { reporters } from './reporters.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const plugins = [textImports]

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
  maxWorkers: 3,
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const needsGo = (path: string) =>
  /\bgo\/support\.ts'/.test(textOf(path)) ||
  (path.startsWith('test/effects/go/') && / from '\.\/(support|one-side)\.ts'/.test(textOf(path)))

const allTestFiles = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map(path => `test/${path.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.test.ts') && !path.startsWith('test/e2e/'))

const withoutGo = spawnSync('go', ['version']).error === undefined ? [] : allTestFiles.filter(needsGo)
if (withoutGo.length > 0)
  console.warn(
    `Go is not on PATH, so the ${withoutGo.length} files of tests that need it do not run, such as ${basename(withoutGo[0] ?? '')}.`,
  )

/** All files of tests that need no real tools, from the root. */
export const testFiles = allTestFiles.filter(path => !withoutGo.includes(path))

/** A process that has grown large takes long to start another one. */
const isPure = (path: string) => path.startsWith('test/core/') && !textOf(path).includes('node:child_process')

/**
 * Files share processes unless `isolate` is true, as to start one for each file takes as long as its tests. A long test may leave its process
 * large, and takes longer than the start of another.
 */
export const projects = (files: readonly string[], isolate: boolean) => [
  { extends: true as const, test: { name: 'core', include: files.filter(isPure), isolate: false } },
  {
    extends: true as const,
    test: {
      name: 'world',
      include: files.filter(path => !isPure(path)),
      isolate,
      globalSetup: ['test/support/prepare-run.ts'],
    },
  },
]
