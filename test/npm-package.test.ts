// What `npx benchgate` installs: the folder dist as it is, and nothing else.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFile } from './support/action.ts'
import { long } from './support/long.ts'

test('one package, which has the program', long, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  try {
    const npm = (...args: readonly string[]) =>
      execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd: folder, encoding: 'utf8' })
    const [packed] = JSON.parse(npm('pack', builtFile(), '--json')) as { filename: string }[]
    npm('install', '--no-save', `./${packed?.filename}`)
    const installed = await readdir(join(folder, 'node_modules'))
    expect(installed.filter(name => !name.startsWith('.'))).toEqual(['benchgate'])
    expect(npm('exec', '--', 'benchgate', '--help')).toMatch(/^Usage: benchgate /)
  } finally {
    await rm(folder, { recursive: true })
  }
})
