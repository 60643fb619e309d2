// Connections by hand: what they say is sent as it stands, and they stay as long as they like.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Not the address that diners come from. */
export const elsewhere = '127.0.0.2'

/** How a request that brings something begins; more headers may follow. */
export function posting(path: string, type = 'application/json'): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n`
}

/** A connection that says this, from a loopback address; it ends with the test. */
export async function open(url: string, said: string, from = elsewhere): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (said !== '') socket.write(said)
  return socket
}

/** However it comes about. */
export async function closing(socket: Socket): Promise<void> {
  socket.resume()
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
}

/** Whether a new connection from a loopback address gets an answer. */
export async function isServed(url: string, from: string): Promise<boolean> {
  const asking = 'GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  const socket = await open(url, asking, from)
  let answer = ''
  socket.setEncoding('utf8').on('data', text => {
    answer += text
  })
  await closing(socket)
  return answer.startsWith('HTTP/1.1 200')
}
