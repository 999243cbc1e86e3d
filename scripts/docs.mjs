// Writes the README's tables of inputs and outputs from action.yml: `node scripts/docs.mjs`, or `--check` it.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url))
const action = parse(await readFile(path('action.yml'), 'utf8'))
const readme = await readFile(path('README.md'), 'utf8')

const cell = text => text.replaceAll('|', '\\|')
const code = text => (text === undefined || text === '' ? '' : `\`${cell(String(text))}\``)
/** Defaults are in the code, and at the end of an input's description; action.yml has only those that GitHub computes. */
const inputs = Object.entries(action.inputs).map(([name, { description, default: computed }]) => {
  const [, what, usual] = /^(.*?)(?: Default `([^`]+)`\.)?$/s.exec(description)
  return `| \`${name}\` | ${cell(what)} | ${code(computed ?? usual)} |`
})
const outputs = Object.entries(action.outputs).map(
  ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
)
const tables = {
  inputs: ['| Input | What it does | Default |', '|:--|:--|:--|', ...inputs],
  outputs: ['| Output | What it is |', '|:--|:--|', ...outputs],
}

let written = readme
for (const [name, lines] of Object.entries(tables)) {
  const part = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!part.test(written))
    throw new Error(`README.md has no part between <!-- ${name} --> and <!-- /${name} -->`)
  written = written.replace(part, (_, begin, end) => `${begin}\n${lines.join('\n')}\n\n${end}`)
}

if (!process.argv.includes('--check')) await writeFile(path('README.md'), written)
else if (written !== readme) {
  console.error('README.md does not match action.yml. Run "npm run docs" and commit it.')
  process.exitCode = 1
}

/** What people copy must exist. A shallow clone cannot tell. */
const git = (...args) => spawnSync('git', args, { cwd: path('.'), encoding: 'utf8' })
const isWhole = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'false'
for (const [, sha] of readme.matchAll(/benchgate\/benchgate@([0-9a-f]+)/g)) {
  if (!isWhole || git('merge-base', '--is-ancestor', sha, 'HEAD').status === 0) continue
  console.error(`README.md names the commit ${sha}, which this branch does not have.`)
  process.exitCode = 1
}
