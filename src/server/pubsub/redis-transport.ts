// The transport over Redis, for services whose database should not carry the events as well. It needs two connections: one
// that subscribes can do nothing else.

import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '#domain/backoff.ts'
import type { Transport, TransportHandlers } from './transport.ts'

const channel = 'tablemate:news'

/** Connects in the background and reconnects after each failure, until it is closed. */
export function openRedisTransport(
  url: string,
  { onText, onOpen }: TransportHandlers,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Transport {
  const options = {
    url,
    // The event bus sends again what cannot be sent now.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries: number) => backoffMs(tries + 1, 100, 2000, Math.random()),
    },
  }
  const speaker = createClient(options)
  const listener = createClient(options)
  const onError = (error: unknown) =>
    log.warn({ code: (error as { code?: string }).code }, 'Redis cannot be reached')
  speaker.on('error', onError)
  listener.on('error', onError)
  listener.on('ready', () => {
    // The library renews a subscription by itself, but does not make the first.
    if (listener.isPubSubActive) onOpen()
    else void listener.subscribe(channel, onText).then(onOpen, onError)
  })
  // They retry until they are closed; failures arrive as 'error' events.
  void speaker.connect().catch(() => {})
  void listener.connect().catch(() => {})
  return {
    async send(text) {
      await speaker.publish(channel, text)
    },
    async close() {
      speaker.destroy()
      listener.destroy()
    },
  }
}
