// How many bodies of a menu's size may be under way: each lies in memory until it is answered, and comes as slowly as its
// sender likes. So its place is taken before it is read.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

const most = { ofOne: 4, ofAll: 20 }

interface UploadSlot {
  readonly restaurantId: number | undefined
  /** Whether the answer has left, or nobody waits for it any more. */
  isAnswered: boolean
  isWorkedOn: boolean
}

export interface UploadSlots {
  /**
   * For an `onRequest` hook, once it is known who sends. Throws 'too-many-requests' where a restaurant has as many under
   * way as it may, 'unavailable' where all have.
   */
  take(request: FastifyRequest, reply: FastifyReply): void
  /** Keeps the place of the request until the work is done, even if its sender leaves. */
  keepDuring<R>(request: FastifyRequest, work: () => Promise<R>): Promise<R>
}

declare module 'fastify' {
  interface FastifyInstance {
    places: UploadSlots
  }
}

export function limitUploads(app: FastifyInstance): void {
  app.decorate('places', createUploadSlots())
}

function createUploadSlots(): UploadSlots {
  const taken = new Map<FastifyRequest, UploadSlot>()
  const leave = (request: FastifyRequest, { isAnswered, isWorkedOn }: UploadSlot) => {
    if (isAnswered && !isWorkedOn) taken.delete(request)
  }
  return {
    take(request, reply) {
      const restaurantId = request.session?.restaurantId
      const own = [...taken.values()].filter(place => place.restaurantId === restaurantId).length
      if (own >= most.ofOne) throw problem('too-many-requests', { retryAfter: 5 })
      if (taken.size >= most.ofAll) throw problem('unavailable', { retryAfter: 5 })
      const place = { restaurantId, isAnswered: false, isWorkedOn: false }
      taken.set(request, place)
      reply.raw.once('close', () => {
        place.isAnswered = true
        leave(request, place)
      })
    },
    async keepDuring(request, work) {
      const place = taken.get(request)
      if (!place) return work()
      place.isWorkedOn = true
      try {
        return await work()
      } finally {
        place.isWorkedOn = false
        leave(request, place)
      }
    },
  }
}
