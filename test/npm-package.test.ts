// What `npx benchgate` installs: the folder dist as it is, and nothing else.
// @module-tag long
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFile, root } from './support/action.ts'
import { plainEnv } from './support/repository.ts'

test('one package, which has the program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  try {
    const npm = (...args: readonly string[]) =>
      execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd: folder, encoding: 'utf8' })
    const [packed] = JSON.parse(npm('pack', builtFile(), '--json')) as { filename: string }[]
    npm('install', '--no-save', `./${packed?.filename}`)
    const installed = await readdir(join(folder, 'node_modules'))
    expect(installed.filter(name => !name.startsWith('.'))).toEqual(['benchgate'])
    const carried = await readdir(join(folder, 'node_modules/benchgate'))
    expect(carried).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'licenses.txt']))
    expect(npm('exec', '--', 'benchgate', '--help')).toMatch(/^Usage: benchgate /)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The commands of a page, without comments; npx finds the installed program in the folder of the test. */
const commandsIn = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^benchgate\b[^#\n]*/gm)].map(
    ([line]) => `npx ${line.trim()}`,
  )

test('every command of the README and of docs/terminal.md works after it was installed as the README says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  const prefix = join(folder, 'prefix')
  const repository = join(folder, 'repository')
  mkdirSync(repository)
  const env = {
    ...plainEnv,
    npm_config_prefix: prefix,
    npm_config_offline: 'true',
    npm_config_loglevel: 'error',
  }
  const sh = (command: string) =>
    spawnSync('bash', ['-c', command], { cwd: repository, env, encoding: 'utf8' })
  try {
    expect(sh(`npm install --global '${builtFile()}'`)).toMatchObject({ status: 0 })
    const rules = join(repository, '.github/benchgate.yml')
    mkdirSync(join(repository, '.github'))
    const times = (center: number) =>
      Array.from({ length: 8 }, (_, n) => `BenchmarkA 100 ${center + n} ns/op\n`).join('')
    const ruleText = `run: 'echo "BenchmarkA 100 $((1000 + RANDOM % 9)) ns/op"'\ncount: 8\n`
    writeFileSync(rules, ruleText)
    writeFileSync(join(repository, 'old.txt'), times(1000))
    writeFileSync(join(repository, 'new.txt'), times(1000))
    writeFileSync(
      join(repository, 'package.json'),
      '{"scripts": {"bench": "node bench.mjs"}, "devDependencies": {"tinybench": "5"}}',
    )
    writeFileSync(join(repository, 'bench.mjs'), '')
    sh(
      'git init -q -b main && git add -A && git commit -qm one && git tag v1.2 && git commit -q --allow-empty -m two',
    )
    // What `accept` reads: a run in which something got slower.
    sh(
      `RUNNER_TEMP='${folder}' npx benchgate v1.2 main --run 'if [ "$(git log -1 --format=%s)" = two ]; then slow=500; fi; echo "BenchmarkA 100 $((1000 + \${slow:-0} + RANDOM % 9)) ns/op"' --json > result.json`,
    )
    sh('echo "// changed" > bench.mjs')
    const commands = [...commandsIn('README.md'), ...commandsIn('docs/terminal.md')]
    for (const command of new Set(commands)) {
      // It keeps a file that is there.
      if (command.endsWith(' init')) rmSync(rules, { force: true })
      const { status, stdout, stderr } = sh(command)
      expect([command, status, status === 0 ? '' : stdout + stderr]).toEqual([command, 0, ''])
      writeFileSync(rules, ruleText)
    }
    expect(commands.length).toBeGreaterThan(15)
  } finally {
    await rm(folder, { recursive: true })
  }
})
