// Limits concurrent uploads of menus. A body stays in memory until its reply, and may arrive slowly, so an upload acquires its
// slot before its body is read.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

const max = { perRestaurant: 4, inAll: 20 }

interface UploadSlot {
  readonly restaurantId: number | undefined
  /** Whether the reply was sent or the client has disconnected. */
  isClosed: boolean
  isProcessing: boolean
}

export interface UploadSlots {
  /**
   * For an `onRequest` hook, after the session is known. Throws 'too-many-requests' if the restaurant has all its slots in use,
   * 'unavailable' if all restaurants together have.
   */
  acquire(request: FastifyRequest, reply: FastifyReply): void
  /** Holds the request's slot until the work is done, even if the client disconnects. */
  holdDuring<R>(request: FastifyRequest, work: () => Promise<R>): Promise<R>
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadSlots: UploadSlots
  }
}

export function limitUploads(app: FastifyInstance): void {
  app.decorate('uploadSlots', createUploadSlots())
}

function createUploadSlots(): UploadSlots {
  const slots = new Map<FastifyRequest, UploadSlot>()
  const releaseIfDone = (request: FastifyRequest, { isClosed, isProcessing }: UploadSlot) => {
    if (isClosed && !isProcessing) slots.delete(request)
  }
  return {
    acquire(request, reply) {
      const restaurantId = request.session?.restaurantId
      const own = [...slots.values()].filter(slot => slot.restaurantId === restaurantId).length
      if (own >= max.perRestaurant) throw problem('too-many-requests', { retryAfter: 5 })
      if (slots.size >= max.inAll) throw problem('unavailable', { retryAfter: 5 })
      const slot = { restaurantId, isClosed: false, isProcessing: false }
      slots.set(request, slot)
      reply.raw.once('close', () => {
        slot.isClosed = true
        releaseIfDone(request, slot)
      })
    },
    async holdDuring(request, work) {
      const slot = slots.get(request)
      if (!slot) return work()
      slot.isProcessing = true
      try {
        return await work()
      } finally {
        slot.isProcessing = false
        releaseIfDone(request, slot)
      }
    },
  }
}
