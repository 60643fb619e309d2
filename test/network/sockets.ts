// Raw TCP connections that send given bytes and stay open until the test closes them.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A client address other than the diners' one. */
export const elsewhere = '127.0.0.2'

/** The start of a POST request; more headers may follow. */
export function posting(path: string, type = 'application/json'): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n`
}

/** Opens a connection from a loopback address and sends `bytes`. It is closed when the test ends. */
export async function open(url: string, bytes: string, from = elsewhere): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (bytes !== '') socket.write(bytes)
  return socket
}

/** Resolves when the connection is closed, for whatever reason. */
export async function closing(socket: Socket): Promise<void> {
  socket.resume()
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
}

/** Whether the server replies to a new connection from a loopback address. */
export async function isServed(url: string, from: string): Promise<boolean> {
  const requestText = 'GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  const socket = await open(url, requestText, from)
  let reply = ''
  socket.setEncoding('utf8').on('data', text => {
    reply += text
  })
  await closing(socket)
  return reply.startsWith('HTTP/1.1 200')
}
