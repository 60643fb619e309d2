// The transport by Redis, for services whose database should not carry the events as well: two connections, since one that
// listens can do nothing else.

import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '#domain/backoff.ts'
import type { Transport, TransportHandlers } from './transport.ts'

const channel = 'tablemate:news'

/** Opens the transport in the background, and again whenever it breaks, until it is closed. */
export function openRedisTransport(
  url: string,
  { onText, onOpen }: TransportHandlers,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Transport {
  const options = {
    url,
    // What cannot be sent now is sent later by who wanted to, not kept here.
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
    // The library subscribes again by itself; the first time is ours.
    if (listener.isPubSubActive) onOpen()
    else void listener.subscribe(channel, onText).then(onOpen, onError)
  })
  // They go on trying until they are closed; what goes wrong is told by the event.
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
