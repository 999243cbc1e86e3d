// HTTP for Octokit: answers as they are, through a proxy where the runner has one, and not for ever.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { actionFetch } from '../../../src/effects/github/api.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const port = (server: Server) => (server.address() as AddressInfo).port

test('sends method, headers and body, and gives status, headers and text', async () => {
  const server = await serve((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      const several = { 'x-mine': ['a', 'b'], 'set-cookie': ['c=1', 'd=2'] }
      response.writeHead(201, { 'content-type': 'text/plain', ...several })
      response.end(`${request.method} ${request.headers['x-sent']} ${body}`)
    })
  })
  const asked = { method: 'PATCH', headers: { 'x-sent': 'yes' }, body: 'déjà' }
  const response = await actionFetch(5000)(`http://127.0.0.1:${port(server)}/`, asked)
  expect([response.status, response.headers.get('x-mine')]).toEqual([201, 'a, b'])
  expect(response.headers.get('set-cookie')).toBe('c=1, d=2')
  expect(await response.text()).toBe('PATCH yes déjà')
})

test.each([204, 205, 304])('an answer without a body is one: %d', async status => {
  const server = await serve((_, response) => response.writeHead(status).end())
  const response = await actionFetch(5000)(`http://127.0.0.1:${port(server)}/`, {
    method: 'GET',
    headers: {},
  })
  expect([response.status, response.body, await response.text()]).toEqual([status, null, ''])
})

test('an answer that does not come is an error', async () => {
  const server = await serve(() => {})
  const asking = actionFetch(50)(`http://127.0.0.1:${port(server)}/`, { method: 'GET', headers: {} })
  await expect(asking).rejects.toThrow(/no answer within 0.05 s|timeout/i)
})

test('an answer that comes too slowly is an error, though it never pauses', async () => {
  const server = await serve((_, response) => {
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const asking = actionFetch(200)(`http://127.0.0.1:${port(server)}/`, { method: 'GET', headers: {} })
  await expect(asking).rejects.toThrow('no answer within 0.2 s')
})

test('goes through the proxy that the environment names', async () => {
  const target = await serve((_, response) => response.end('reached'))
  const proxy = await serve(() => {})
  const asked: string[] = []
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    const onward = connect(port(target), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  const before = process.env.http_proxy
  process.env.http_proxy = `http://127.0.0.1:${port(proxy)}`
  try {
    const response = await actionFetch(5000)('http://api.example/', { method: 'GET', headers: {} })
    expect(await response.text()).toBe('reached')
    expect(asked).toEqual(['api.example:80'])
  } finally {
    if (before === undefined) delete process.env.http_proxy
    else process.env.http_proxy = before
  }
})
