// The tests of `npm test`: what needs no more than node, git and Go, and is not long.
import { defineConfig } from 'vitest/config'
import { common, projects, testFiles } from './common-config.ts'

export default defineConfig({ test: { ...common, projects: projects(testFiles) } })
