// The log of a workflow run: nothing in it is a command that is not ours.
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
    ' : :set-output name=x::y',
    ' : :error::y',
    '## [error]y ## [group]z',
    '',
  ])
})

test('a warning of several lines is one command', () => {
  workflowConsole().warn('one\ntwo')
  expect(written).toBe('::warning::one%0Atwo\n')
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
      `::group:: : :Round 1\n::stop-commands::${token}\n::error::first\n${text.trimEnd()}\n::${token}::\n::endgroup::\n`,
    )
    return token
  })
  expect(new Set(tokens).size).toBe(2)
})

test('a group in which nothing was written has no empty line', () => {
  workflowConsole().untrusted('Round 1').close()
  expect(written).toMatch(/^::group::Round 1\n::stop-commands::(\w+)\n::\1::\n::endgroup::\n$/)
})
