// Promises that nobody waits for are found, those of node's functions too.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'
import { long } from '../support/long.ts'

/** The lines that are found in a file with these. */
async function foundIn(lines: readonly string[]): Promise<readonly [number | null, readonly number[]]> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-floating-'))
  try {
    const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')] }
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await writeFile(join(folder, 'planted.ts'), lines.join('\n'))
    const script = join(root, 'scripts/floating.mjs')
    const { status, stderr } = spawnSync(process.execPath, [script, join(folder, 'tsconfig.json')], {
      encoding: 'utf8',
    })
    return [status, [...stderr.matchAll(/planted\.ts:(\d+): nobody waits/g)].map(([, line]) => Number(line))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const before = ["import { rm } from 'node:fs/promises'", 'declare const is: boolean']

test('a promise that is dropped is found, whoever makes it', long, async () => {
  const planted = [
    "rm('a')",
    "rm('a').then(() => {})",
    "is && rm('a')",
    "function f() { Promise.all([rm('a')]) }",
  ]
  expect(await foundIn([...before, ...planted])).toEqual([1, [3, 4, 5, 6]])
})

test('one that is waited for, kept, handled or dropped in so many words is not', long, async () => {
  const kept = ["const one = rm('a')", 'let two = one', "two = rm('a')", 'await one', "void rm('a')"]
  const handled = ['two.catch(() => {})', 'two.then(() => {}, () => {})', 'console.log(is)']
  expect(await foundIn([...before, ...kept, ...handled])).toEqual([0, []])
})
