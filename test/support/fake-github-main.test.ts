// The fake GitHub as a process: its first line is its address, its last act is to write down what it saw.
// @module-tag long
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('fake-github-main.ts', import.meta.url))

test.each(['SIGTERM', 'end of stdin'])('writes its state on %s', async how => {
  const folder = await mkdtemp(join(tmpdir(), 'fake-github-'))
  const stateFile = join(folder, 'state.json')
  const options = {
    comments: [{ id: 9, issue: 1, body: 'there before' }],
    failures: { 'issues/get-comment': [{ status: 502 }] },
  }
  const child = spawn(process.execPath, [main, stateFile, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const [url] = await once(createInterface(child.stdout), 'line')
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const path = '/repos/acme/widgets/issues/comments/9'
    expect((await fetch(url + path)).status).toBe(502)
    expect((await fetch(`${url}/nowhere`)).status).toBe(404)

    const exited = once(child, 'exit')
    if (how === 'SIGTERM') child.kill('SIGTERM')
    else child.stdin.end()
    expect(await exited).toEqual([0, null])
    expect(JSON.parse(await readFile(stateFile, 'utf8'))).toEqual({
      comments: options.comments,
      requests: [
        { method: 'GET', path, authorization: null },
        { method: 'GET', path: '/nowhere', authorization: null },
      ],
      problems: ['GET /nowhere: no operation of the schema has this method and path'],
    })
  } finally {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})
