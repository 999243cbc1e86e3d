// The log of a workflow run: nothing in it is a command that is not ours.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workflowConsole } from '../../../src/effects/github/workflow-console.ts'

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
  const console = workflowConsole()
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
  workflowConsole().warn('one\ntwo')
  expect(written).toBe('::warning::one%0Atwo\n')
})

test('a name of C++ stays what it is in the middle of a line', () => {
  workflowConsole().info('measuring std::sort')
  expect(written).toBe('measuring std::sort\n')
})

test('an annotation and a failure are one command each, whatever they say', () => {
  const status = process.exitCode
  const console = workflowConsole()
  console.error('a ##[stop-commands]b\n::warning::c', 'Title')
  console.fail('\u001b[31md\r\n\u2028::e')
  process.exitCode = status
  expect(written.split('\n')).toEqual([
    '::error title=Title::a ## [stop-commands]b%0A: :warning::c',
    '::error::d%0A\\u2028::e',
    '',
  ])
})

test('what nothing catches is said through the console as well, on either way there', () => {
  const door = fileURLToPath(new URL('../../../src/effects/github/workflow-console.ts', import.meta.url))
  for (const thrown of ['setTimeout(() => { throw evil })', 'Promise.reject(evil)']) {
    const program = `import { failWhereUncaught, workflowConsole } from ${JSON.stringify(door)}
      failWhereUncaught(workflowConsole())
      const evil = new Error('x\\n::error::forged\\r::error::forged ##[stop-commands]pwn')
      ${thrown}`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout).toContain(': :error::forged')
    expect(stdout).toMatch(/^::error::x ::error::forged.*## \[stop-commands\]pwn$/m)
    expect(stdout.split(/[\r\n]+/).filter(line => /^\s*::|##\[/.test(line))).toHaveLength(1)
  }
})

test('between a token and the same token the runner obeys nothing, and each group has another', () => {
  const tokens = ['ends its line\n', 'does not'].map(text => {
    written = ''
    const group = workflowConsole().untrusted('::Round 1')
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
  workflowConsole().untrusted('Round 1').close()
  expect(written).toMatch(/^::group::Round 1\n::stop-commands::(\w+)\n::\1::\n::endgroup::\n$/)
})
