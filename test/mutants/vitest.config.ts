// The tests that `npm run mutants` tries the mutants of a folder with: those beside it, but the long and the slow ones.
import { defineConfig } from 'vitest/config'
import { common, plugins, projects, testFiles } from '../common-config.ts'

/** Paths from the root: folders, or files. */
const chosen = JSON.parse(process.env.MUTANTS_TESTS ?? '["test/core"]') as readonly string[]
const files = testFiles.filter(path => chosen.some(one => path === one || path.startsWith(`${one}/`)))

export default defineConfig({
  plugins,
  test: {
    ...common,
    setupFiles: ['test/mutants/leave-out-slow.ts'],
    projects: projects(files, true),
  },
})
