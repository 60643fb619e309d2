// A request byte for byte, right or wrong, and all that comes back before the server ends the connection.

import { connect } from 'node:net'

export interface RawRequest {
  readonly method: string
  /** As it stands in the first line. */
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** Whether its sender leaves after the last byte, as one whose body is cut short. */
  readonly leaves: boolean
}

export interface RawAnswer {
  /** 0: none came. */
  readonly status: number
  readonly type: string
  readonly body: string
  /** Everything, headers and any further answers included. */
  readonly all: string
}

/** No answer is awaited for longer: a call that hangs is a fault. */
const timeoutMs = 15_000

/** Throws when nothing comes and the connection stays. An event stream is read up to its first event. */
export function send(url: string, { method, target, headers, body, leaves }: RawRequest): Promise<RawAnswer> {
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
      reject(new Error(`no end of an answer within ${timeoutMs} ms: ${answerOf(chunks).all.slice(0, 200)}`))
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const { type, body } = answerOf(chunks)
      if (type.startsWith('text/event-stream') && body.includes('data:')) socket.destroy()
    })
    // Whoever is refused in the middle of sending may meet a closed door.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(hung)
      resolve(answerOf(chunks))
    })
    // Header bytes as they are: not every one of them is text.
    socket.write(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]))
    if (leaves) socket.end()
  })
}

function answerOf(chunks: readonly Buffer[]): RawAnswer {
  // "100 Continue" is no answer yet.
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
