// Slots that requests hold until their responses are sent, so that no client occupies the server with many at once: reads per
// device and per address, and uploads of menus. An upload's body stays in memory until its response and may arrive slowly, so it
// acquires its slot before its body is read.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from './client-address.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

const anyNumber = { atOnce: Number.POSITIVE_INFINITY, waiting: 5000 }
/** A browser sends up to six requests at once: the fifth and sixth wait. */
const perDevice = { ...anyNumber, atOncePerKey: 4, waitingPerKey: 60 }
/**
 * Until the response is computed, so that no other client waits for hundreds of large groups. A lower limit costs more per read,
 * because fewer share an event-loop iteration and a packet to the database (a limit of six: 20 % more).
 */
const perAddress = { ...anyNumber, atOncePerKey: 32 }
const uploads = {
  atOnce: 20,
  atOncePerKey: 4,
  waiting: 0,
  waitingPerKey: 0,
  refusal: 'too-many-requests',
} as const

/** A response that may be large: a finite one, or the beginning of a stream. */
export type Load = 'read' | 'stream'

export interface RequestSlots {
  /** Runs the work when the device and the address may have another read. Throws 'unavailable' if too many wait. */
  read<R>(request: FastifyRequest, reply: FastifyReply, load: Load, work: () => Promise<R>): Promise<R>
  /** Acquires a slot of the session's restaurant. Throws 'too-many-requests' if four of its uploads or 20 in all hold one. */
  beginUpload(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Holds the upload's slot until the work is done, even if the client disconnects. */
  upload<R>(request: FastifyRequest, work: () => Promise<R>): Promise<R>
}

declare module 'fastify' {
  interface FastifyInstance {
    requestSlots: RequestSlots
  }
}

export function limitRequests(app: FastifyInstance): void {
  const [devices, addresses, restaurants] = [perDevice, perAddress, uploads].map(createFairQueue) as [
    ...[FairQueue, FairQueue, FairQueue],
  ]
  const works = new WeakMap<FastifyRequest, Promise<unknown>>()
  app.decorate('requestSlots', {
    async read(request, reply, load, work) {
      // Requests without a device, such as health checks, are never limited.
      if (request.device === '') return work()
      if (load === 'read') await acquire(devices, request.device, closed(reply))
      return addresses({ keys: [addressKey(request.ip)] }, work)
    },
    beginUpload(request, reply) {
      const isDone = closed(reply).then(() => works.get(request))
      return acquire(restaurants, String(request.session?.restaurantId), isDone)
    },
    upload(request, work) {
      const running = work()
      works.set(
        request,
        running.catch(() => {}),
      )
      return running
    },
  } satisfies RequestSlots)
}

/** Resolves when the queue has a slot for the key, which is held until `end`. */
function acquire(queue: FairQueue, key: string, end: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve()
      return end
    }
    queue({ keys: [key] }, hold).catch(reject)
  })
}

/** Resolves when the response was sent, or its client has disconnected. */
function closed({ raw }: FastifyReply): Promise<void> {
  return new Promise(resolve => {
    if (raw.closed) resolve()
    else raw.once('close', resolve)
  })
}
