// The log of a workflow run: nothing in it is a command that is not ours.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createWorkflowConsole,
  saveRunnerCommandFiles,
} from '../../../src/effects/github/workflow-console.ts'
import { long } from '../../support/long.ts'

describe('workflow console', () => {
  let written = ''
  beforeEach(() => {
    written = ''
    vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
      written += Buffer.from(chunk as Uint8Array).toString()
      return true
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  test('a line is written as it is, unless the runner would read it as a command', () => {
    const console = createWorkflowConsole()
    console.info('12 benchmarks :: measured')
    console.info('::set-output name=x::y')
    console.info('  ::error::y')
    console.info('##[error]y ##[group]z')
    expect(written.split('\n')).toEqual([
      '12 benchmarks :: measured',
      ': :set-output name=x::y',
      '  : :error::y',
      '## [error]y ## [group]z',
      '',
    ])
  })

  test('a warning of several lines is one command', () => {
    createWorkflowConsole().warn('one\ntwo')
    expect(written).toBe('::warning::one%0Atwo\n')
  })

  test('a name of C++ stays what it is in the middle of a line', () => {
    createWorkflowConsole().info('measuring std::sort')
    expect(written).toBe('measuring std::sort\n')
  })

  test('an annotation and a failure are one command each, whatever they say', () => {
    const status = process.exitCode
    const console = createWorkflowConsole()
    console.error('a ##[stop-commands]b\n::warning::c', 'Title')
    console.fail('\u001b[31md\r\n\u2028::e')
    process.exitCode = status
    expect(written.split('\n')).toEqual([
      '::error title=Title::a ## [stop-commands]b%0A: :warning::c',
      '::error::d%0A\\u2028::e',
      '',
    ])
  })

  test('what nothing catches is said through the console as well, on either way there', long, () => {
    const door = fileURLToPath(new URL('../../../src/effects/github/workflow-console.ts', import.meta.url))
    for (const thrown of ['setTimeout(() => { throw evil })', 'Promise.reject(evil)']) {
      const program = `import { registerUncaughtErrorHandler, createWorkflowConsole } from ${JSON.stringify(door)}
      registerUncaughtErrorHandler(createWorkflowConsole())
      const evil = new Error('x\\n::error::forged\\r::error::forged ##[stop-commands]pwn')
      ${thrown}`
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', program],
        { encoding: 'utf8' },
      )
      expect([status, stderr]).toEqual([1, ''])
      expect(stdout).toContain(': :error::forged')
      expect(stdout).toMatch(/^::error::x\. ::error::forged.*## \[stop-commands\]pwn$/m)
      expect(stdout.split(/[\r\n]+/).filter(line => /^\s*::|##\[/.test(line))).toHaveLength(1)
    }
  })

  test('between a token and the same token the runner obeys nothing, and each group has another', () => {
    const tokens = ['ends its line\n', 'does not'].map(text => {
      written = ''
      const group = createWorkflowConsole().untrusted('::Round 1')
      group.write(Buffer.from('::error::first\n'))
      group.write(Buffer.from(text))
      group.close()
      const token = /^::stop-commands::([0-9a-f]{32})$/m.exec(written)?.[1]
      expect(written).toBe(
        `::group::: :Round 1\n::stop-commands::${token}\n::error::first\n${text.trimEnd()}\n::${token}::\n::endgroup::\n`,
      )
      return token
    })
    expect(new Set(tokens).size).toBe(2)
  })

  test('a group in which nothing was written has no empty line', () => {
    createWorkflowConsole().untrusted('Round 1').close()
    expect(written).toMatch(/^::group::Round 1\n::stop-commands::(\w+)\n::\1::\n::endgroup::\n$/)
  })
})

// The runner's command files come back as they were, whatever untrusted code wrote into them.
describe('command files', () => {
  test('what was written before stays, what came in between is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
    const env = { GITHUB_ENV: join(folder, 'env'), GITHUB_OUTPUT: join(folder, 'output') }
    await writeFile(env.GITHUB_ENV, 'EARLIER=1\n')
    await writeFile(env.GITHUB_OUTPUT, '')
    const restore = await saveRunnerCommandFiles(env)
    await writeFile(env.GITHUB_ENV, 'LD_PRELOAD=/tmp/evil.so\n')
    await rm(env.GITHUB_OUTPUT)
    await restore()
    expect(await readFile(env.GITHUB_ENV, 'utf8')).toBe('EARLIER=1\n')
    expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe('')
    await rm(folder, { recursive: true })
  })

  test('each of the files is kept, and one that was not there is empty then', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
    const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY'].map(name => `GITHUB_${name}`)
    const env = Object.fromEntries(names.map(name => [name, join(folder, name)]))
    const restore = await saveRunnerCommandFiles(env)
    for (const path of Object.values(env)) await writeFile(path, 'by untrusted code')
    await restore()
    for (const path of Object.values(env)) expect(await readFile(path, 'utf8'), path).toBe('')
    await rm(folder, { recursive: true })
  })

  test('one that cannot be put back does not keep the others, and is told', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
    const env = { GITHUB_ENV: join(folder, 'own', 'env'), GITHUB_OUTPUT: join(folder, 'output') }
    await writeFile(env.GITHUB_OUTPUT, 'mine=1\n')
    await mkdir(join(folder, 'own'))
    const restore = await saveRunnerCommandFiles(env)
    await rm(join(folder, 'own'), { recursive: true })
    await writeFile(join(folder, 'own'), 'no folder')
    await writeFile(env.GITHUB_OUTPUT, 'theirs=1\n')
    await expect(restore()).rejects.toThrow()
    expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe('mine=1\n')
    await rm(folder, { recursive: true })
  })

  test('one whose folder is not there, as in a container, is named before anything runs', async () => {
    const path = join(tmpdir(), `benchgate-no-folder-${process.pid}`, 'output')
    await expect(saveRunnerCommandFiles({ GITHUB_OUTPUT: path })).rejects.toThrow(
      `GITHUB_OUTPUT: ${path} is in a folder that does not exist. The runner makes this file`,
    )
    await expect(saveRunnerCommandFiles({ GITHUB_ENV: tmpdir() })).rejects.toThrow('GITHUB_ENV: ')
  })
})
