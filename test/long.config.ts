// The long tests, which `.ci/run` runs beside those of `npm test`: `npm run long`.
import { defineConfig } from 'vitest/config'
import { common, plugins, projects, testFiles, textOf } from './common-config.ts'

/** To load a file takes time, so those without a long test are left out. */
const files = testFiles.filter(path => /support\/long\.ts|@module-tag long/.test(textOf(path)))

export default defineConfig({ plugins, test: { ...common, projects: projects(files, true) } })
