// Sends a request byte for byte, valid or not, and returns everything received until the server closes the connection.

import { connect } from 'node:net'

export interface RawRequest {
  readonly method: string
  /** The request target in the first line. */
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** Whether the client closes its side after the last byte, as with a truncated body. */
  readonly leaves: boolean
}

export interface RawReply {
  /** 0 without a response. */
  readonly status: number
  readonly type: string
  readonly body: string
  /** All received bytes as text, with headers and further responses. */
  readonly all: string
}

/** The time after which a request hangs, which is a fault. */
const hangMs = 120_000

/** Rejects if the connection stays open. An event stream is read up to its first event. */
export function send(url: string, { method, target, headers, body, leaves }: RawRequest): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ]
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname)
    const hung = setTimeout(() => {
      reject(new Error(`no end of an answer: ${replyOf(chunks).all.slice(0, 200)}`))
      socket.destroy()
    }, hangMs)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const { type, body } = replyOf(chunks)
      if (type.startsWith('text/event-stream') && body.includes('data:')) socket.destroy()
    })
    // The server may close the connection while the request is still being sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(hung)
      resolve(replyOf(chunks))
    })
    // Encodes header bytes as Latin-1, because some are not valid text.
    socket.write(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]))
    if (leaves) socket.end()
  })
}

function replyOf(chunks: readonly Buffer[]): RawReply {
  // Strips an interim response such as "100 Continue".
  const all = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^HTTP\/1\.1 1\d\d [^\n]*\n\r\n/, '')
  const end = all.indexOf('\r\n\r\n')
  const head = end < 0 ? all : all.slice(0, end)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
    body: end < 0 ? '' : all.slice(end + 4),
    all,
  }
}
