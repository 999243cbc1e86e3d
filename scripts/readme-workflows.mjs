// Writes every YAML block of the README and of docs/teams.md that is a workflow into the folder given; the README's blocks
// of steps are put into its first workflow.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const [workflow = '', ...steps] = [...readme.matchAll(/```ya?ml\n([\s\S]*?)```/g)].map(([, text]) => text)
const head = workflow.slice(0, workflow.indexOf('      - uses: benchgate/'))
await writeFile(join(folder, 'readme-0.yml'), workflow)
for (const [index, text] of steps.filter(block => /^\s+- uses:/.test(block)).entries())
  await writeFile(join(folder, `readme-${index + 1}.yml`), head + text)

const teams = await readFile(new URL('../docs/teams.md', import.meta.url), 'utf8')
const whole = [...teams.matchAll(/```ya?ml\n([\s\S]*?)```/g)].filter(([, text]) => /^name: /m.test(text))
for (const [index, [, text]] of whole.entries()) await writeFile(join(folder, `teams-${index}.yml`), text)
