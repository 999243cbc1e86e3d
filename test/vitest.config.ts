// The tests of `npm test`: what needs no more than node and git, and Go for some files, and is not long.
import { defineConfig } from 'vitest/config'
import { common, plugins, projects, testFiles, textOf } from './common-config.ts'

/** To load a file takes time, so those that are long as a whole are left out. */
const files = testFiles.filter(path => !/@module-tag long/.test(textOf(path)))

export default defineConfig({ plugins, test: { ...common, projects: projects(files, false) } })
