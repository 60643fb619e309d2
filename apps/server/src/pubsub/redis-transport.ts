// The transport over Redis, for services whose database should not carry the events. It needs two connections, because a
// subscribed connection can send no other commands.

import { createClient } from '@redis/client'
import { backoffMs } from '@tablemate/domain/backoff.ts'
import type { FastifyBaseLogger } from 'fastify'
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
    // The event bus itself retries messages that cannot be sent.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries: number) => backoffMs(tries + 1, 100, 2000, Math.random()),
    },
  }
  const publisher = createClient(options)
  const subscriber = createClient(options)
  const onError = (error: unknown) =>
    log.warn({ code: (error as { code?: string }).code }, 'Redis cannot be reached')
  publisher.on('error', onError)
  subscriber.on('error', onError)
  subscriber.on('ready', () => {
    // After a reconnect the library renews the subscription; it does not make the first one.
    if (subscriber.isPubSubActive) onOpen()
    else void subscriber.subscribe(channel, onText).then(onOpen, onError)
  })
  // The clients retry until they are closed; failures arrive as 'error' events.
  void publisher.connect().catch(() => {})
  void subscriber.connect().catch(() => {})
  return {
    async send(text) {
      await publisher.publish(channel, text)
    },
    async close() {
      publisher.destroy()
      subscriber.destroy()
    },
  }
}
