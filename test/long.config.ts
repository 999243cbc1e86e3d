// The long tests, which `.ci/run` runs beside those of `npm test`: `npm run long`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { common, projects, root } from './common-config.ts'

/** To load a file takes time, so those without a long test are left out. */
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map(path => `test/${path.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.test.ts') && !path.startsWith('test/e2e/'))
  .filter(path => /support\/long\.ts|@module-tag long/.test(readFileSync(join(root, path), 'utf8')))

const core = files.filter(path => path.startsWith('test/core/'))

export default defineConfig({ test: { ...common, projects: projects(core, files) } })
