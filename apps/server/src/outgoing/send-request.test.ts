// Requests to addresses that restaurants chose: what may be reached, and what is certain when it fails.

import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer, type LookupFunction, type Socket } from 'node:net'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { startReceiver, withStatus } from '@tablemate/test/network/receiver.ts'
import { selfSigned } from '@tablemate/test/network/self-signed.ts'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkWebhook } from '../features/pos/webhook-address.ts'
import { lookUpPublic } from './public-lookup.ts'
import { type OutgoingRequest, sendRequest } from './send-request.ts'

/** What a fake public DNS answers to each question about a name in turn; the last answer stays. */
const names: Record<string, string[][]> = {
  'hooks.example.com': [['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']],
  'rebound.example.com': [['93.184.215.14'], ['10.0.0.5']],
  'half.example.com': [['93.184.215.14', '10.0.0.5']],
  'six.example.com': [['fd00::1']],
  'home.example.com': [['127.0.0.1']],
}
const asked: Record<string, number> = {}
vi.mock('node:dns/promises', async importOriginal => ({
  ...(await importOriginal<object>()),
  Resolver: class {
    // Both questions of a lookup get the same answer.
    private at: number | undefined
    private readonly ends: (() => void)[] = []
    resolve4 = (name: string) => this.find(name, false)
    resolve6 = (name: string) => this.find(name, true)
    cancel = () => {
      for (const end of this.ends) end()
    }
    private find(name: string, isSix: boolean) {
      if (name === 'slow.example.com') return new Promise((_, end) => this.ends.push(() => end(new Error())))
      this.at ??= asked[name] ?? 0
      asked[name] = this.at + 1
      const answers = names[name] ?? []
      const found = (answers[this.at] ?? answers.at(-1))?.filter(ip => ip.includes(':') === isSix)
      return found ? Promise.resolve(found) : Promise.reject(new Error('ENOTFOUND'))
    }
  },
}))
afterEach(() => {
  vi.useRealTimers()
  for (const name of Object.keys(asked)) delete asked[name]
})

const post: Omit<OutgoingRequest, 'baseUrl'> = {
  method: 'POST',
  path: '/orders?draft=no',
  headers: { 'x-key': 'secret' },
  body: '{"dish":"Crème"}',
  timeoutMs: 5000,
  allowsLoopback: true,
}
const send = (baseUrl: string, changes: Partial<OutgoingRequest> = {}) =>
  sendRequest({ ...post, baseUrl, ...changes })

describe('a request', () => {
  test('arrives as it was given, on a connection of its own', async () => {
    const { url, received } = await startReceiver(response =>
      response.writeHead(201, { 'x-id': '7', 'set-cookie': ['a=1', 'b=2'] }).end('{"ok":"€"}'),
    )
    const sent = await send(`${url}/till/`)
    expect(sent).toMatchObject({
      kind: 'answer',
      answer: { status: 201, headers: { 'x-id': '7', 'set-cookie': 'a=1,b=2' }, body: '{"ok":"€"}' },
    })
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/till/orders?draft=no',
        headers: {
          'x-key': 'secret',
          'content-length': '17',
          connection: 'close',
          'user-agent': 'Tablemate',
        },
        body: '{"dish":"Crème"}',
      },
    ])
    await send(url, { method: 'GET', body: null, headers: {} })
    expect(received[1]).toMatchObject({ method: 'GET', body: '' })
    expect(received[1]?.headers['content-length']).toBeUndefined()
  })

  // Threat: webhook-address
  test.each([302, 307, 308, 410, 503])(
    'gets the answer %d as it is; no redirect is followed',
    async status => {
      const target = await startReceiver(withStatus(200))
      const { url } = await startReceiver(withStatus(status, { location: target.url, 'retry-after': '9' }))
      expect(await send(url)).toMatchObject({
        kind: 'answer',
        answer: { status, headers: { 'retry-after': '9' } },
      })
      expect(target.received).toEqual([])
    },
  )

  // Threat: slow-receiver
  test('reads no more than 64 KB of an answer, however long it is', async () => {
    const { url } = await startReceiver(response => {
      const write = () => response.writable && response.write('x'.repeat(50_000), () => setImmediate(write))
      write()
    })
    const sent = await send(url)
    expect(sent).toMatchObject({ kind: 'answer', answer: { status: 200 } })
    expect(sent.kind === 'answer' && sent.answer.body.length).toBe(64 * 1024)
  })

  // Threat: slow-receiver
  test.each([
    ['drips its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n'],
    ['drips its headers', 'HTTP/1.1 200 OK\r\nx-slow: '],
    ['is late', ''],
  ])('has an unknown outcome if the receiver %s', async (_, beginning) => {
    const { url } = await startRaw(socket => {
      socket.write(beginning, () => {
        // One more byte as the time runs out.
        vi.advanceTimersByTime(4999)
        socket.write('x', () => vi.advanceTimersByTime(1))
      })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await send(url)).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['hangs up without an answer', ''],
    ['hangs up within its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n{"id":'],
    ['answers in no known protocol', 'hello\r\n\r\n'],
    ['switches to another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
    ['answers with endless headers', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`],
  ])('has an unknown outcome if the receiver %s', async (_, answer) => {
    const { url } = await startRaw(socket => socket.end(answer))
    expect(await send(url)).toEqual({ kind: 'unknown' })
  })
})

describe('a request is certainly not sent', () => {
  test('if nothing listens there, or the name does not resolve', async () => {
    expect(await send(`http://127.0.0.1:${await findPort()}`)).toEqual({ kind: 'not-sent' })
    expect(await send('https://nowhere.example.com')).toEqual({ kind: 'not-sent' })
  })

  test('if the name server does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const timeoutMs of [200, 5000]) {
      const sent = send('https://slow.example.com', { timeoutMs })
      await expect.poll(() => vi.getTimerCount()).toBe(2)
      // The resolver has its own limit, of two seconds.
      vi.advanceTimersByTime(2000)
      expect(await sent).toEqual({ kind: 'not-sent' })
      vi.clearAllTimers()
    }
  })

  test('if TLS fails: by a certificate that nobody vouches for, or without TLS at all', async () => {
    const requests: unknown[] = []
    const server = createTlsServer(selfSigned, request => requests.push(request)).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await send(`https://${host}:${port}`)).toEqual({ kind: 'not-sent' })
    expect(requests).toEqual([])
    const { url } = await startRaw(socket => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    expect(await send(url.replace('http:', 'https:'))).toEqual({ kind: 'not-sent' })
  })

  test('if TLS is never established', async () => {
    const { url } = await startRaw(() => vi.advanceTimersByTime(5000))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await send(url.replace('http:', 'https:'))).toEqual({ kind: 'not-sent' })
  })

  test('if a header has forbidden characters', async () => {
    const { url, received } = await startReceiver(withStatus(200))
    for (const key of ['a\r\nx-other: b', '€']) {
      expect(await send(url, { headers: { 'x-key': key } })).toEqual({ kind: 'not-sent' })
    }
    expect(received).toEqual([])
  })
})

// Threat: webhook-address
describe('an address is refused', () => {
  test('if its name was public when it was saved and is not when it is called', async () => {
    const address = 'https://rebound.example.com/'
    expect(await checkWebhook(address)).toEqual({ address })
    expect(await send('https://rebound.example.com')).toEqual({ kind: 'refused-address' })
  })

  test.each(['https://half.example.com', 'https://six.example.com', 'https://home.example.com'])(
    'if one of the addresses of its name is not public: %s',
    async url => expect(await send(url)).toEqual({ kind: 'refused-address' }),
  )

  // All spellings: packages/domain/src/restaurants/public-address.test.ts.
  test.each(['https://10.0.0.5', 'http://hooks.example.com', 'http://127.0.0.2', 'no url'])(
    'even where this machine may be called: %s',
    async url => expect(await send(url)).toEqual({ kind: 'refused-address' }),
  )

  test.each(['http://127.0.0.1', 'https://localhost', 'https://2130706433'])(
    'if it is this machine, which tests alone may call: %s',
    async url => expect(await send(url, { allowsLoopback: false })).toEqual({ kind: 'refused-address' }),
  )
})

test('a public name is connected to at the addresses that were checked', async () => {
  const { promise, resolve } = Promise.withResolvers<Parameters<Parameters<LookupFunction>[2]>>()
  lookUpPublic('hooks.example.com', { all: true }, (...found) => resolve(found))
  const six = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
  expect(await promise).toEqual([
    null,
    [
      { address: '93.184.215.14', family: 4 },
      { address: six, family: 6 },
    ],
  ])
})

/** A server below HTTP, which answers to the first bytes of a request. */
async function startRaw(answer: (socket: Socket) => void): Promise<{ url: string }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
