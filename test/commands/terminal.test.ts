// Which commands may ask origin with the user's keys.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createTerminalConsole } from '../../src/commands/terminal.ts'
import { builtFile } from '../support/action.ts'
import { longUnless } from '../support/long.ts'
import { makeRepository, plainEnv } from '../support/repository.ts'

for (const args of [['nosuch'], ['bisect', 'nosuch', 'HEAD'], ['history', 'nosuch']])
  test(
    `${JSON.stringify(args)} asks with the agent, and says that origin gave no answer`,
    longUnless(args[0] === 'history'),
    async () => {
      await using repository = await makeRepository(`git init --quiet; git commit --quiet --allow-empty -m 1
    git remote add origin ssh://localhost/x; git config core.sshCommand 'echo "$SSH_AUTH_SOCK" > ../agent; false'`)
      const { status, stderr } = spawnSync(process.execPath, [builtFile('cli.js'), ...args], {
        cwd: repository.folder,
        env: { ...plainEnv, GIT_ALLOW_PROTOCOL: 'ssh', SSH_AUTH_SOCK: '/tmp/agent.1' },
        encoding: 'utf8',
      })
      expect(stderr).toContain('"nosuch" is no branch, tag or commit here, and origin could not be asked')
      expect(status).toBe(2)
      expect(readFileSync(join(repository.folder, '../agent'), 'utf8')).toBe('/tmp/agent.1\n')
    },
  )

// What a terminal is told: every line as it is, and nothing that could steer it.

test('on a terminal lines fit', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true as const, columns: 10 })
  createTerminalConsole(stream).info('one two three\nfour')
  expect(stream.read().toString()).toBe('one two\nthree\nfour\n')
})

test('a message of several lines is shown as lines, and what could act in it is written out', () => {
  const stream = new PassThrough()
  const console = createTerminalConsole(stream)
  console.warn('one\ntwo\u202e\u0007')
  console.info('three')
  console.untrusted('four').write(Buffer.from('five'))
  expect(stream.read().toString()).toBe('warning: one\ntwo\\u202e\\u0007\nthree\n')
})
