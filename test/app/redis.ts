// Starts a Redis server for one test, on a free loopback port and without persistence.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createClient } from '@redis/client'
import { findPort } from './free-port.ts'

export interface TestRedis {
  readonly url: string
  /** Kills the server, as a power cut does; `start` restarts it on the same port. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Publishes a message, as any client of the server can. */
  publish(channel: string, text: string): Promise<void>
}

/** Throws if no redis-server is installed. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findPort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const launch = async () => {
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child, 'spawn')
    for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept')) break
    child.stdout.resume()
    return child
  }
  let running = await launch()
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
    async start() {
      running = await launch()
    },
    async publish(channel, text) {
      const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect()
      await client.publish(channel, text)
      client.destroy()
    },
  }
}
