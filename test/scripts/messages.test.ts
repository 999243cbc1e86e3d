// The list of messages has the texts that people read, and no comments or identifiers.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'
import { long } from '../support/long.ts'

const typescript = `import { readFile } from 'node:fs/promises'
// A comment is not listed.
type Kind = 'no type either'
const flag = 'flag'
throw new Error(\`count: "\${count}" is \` +
  \`no number\${hint ? ' of rounds' : ''}. Give a whole number.\`)
`
const yaml = `inputs:
  count:
    description: >-
      How many rounds
      are measured.
    default: a value that is not listed
`

test('texts are listed with their line, a hole as its expression, and sums as one text', long, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-messages-'))
  try {
    const files = [join(folder, 'planted.ts'), join(folder, 'action.yml')] as const
    await writeFile(files[0], typescript)
    await writeFile(files[1], yaml)
    const script = join(root, 'scripts/messages.mjs')
    const { stdout } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' })
    expect(stdout.split('\n').map(line => line.replace(/^.*\/(?=planted|action)/, ''))).toEqual([
      `planted.ts:5: count: "{count}" is no number{hint ? ' of rounds' : ''}. Give a whole number.`,
      'planted.ts:6: of rounds',
      'action.yml:3: How many rounds are measured.',
      '',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
