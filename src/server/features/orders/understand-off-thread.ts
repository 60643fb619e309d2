// Understands beside the event loop what would hold everybody else up: a sentence of 2,000 letters at a menu of 20,000 dishes
// takes seconds, and who speaks it may have made the menu for that. Long work has a thread of its own, so that the usual
// sentence never waits for it.

import type { FastifyBaseLogger } from 'fastify'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SpokenOrder } from '#order-parser/spoken-order.ts'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { type Menu, openThread } from './understand-thread.ts'

/** Where it is said: turns go round between restaurants, and in each between its tables. */
export interface Speaking {
  readonly restaurantId: number | null
  readonly groupId: string
  readonly currency: CurrencyCode
}

export interface SpeechWorkers {
  /** What takes too long is kept as it was said, for its diner to complete. Throws as `FairQueue` does. */
  understand(transcription: string, menu: Menu | null, at: Speaking): Promise<SpokenOrder>
  /** Of this menu nobody will speak any more. */
  forget(menu: Menu): void
  close(): Promise<void>
}

/** Several times what the longest sentence at the longest menu takes. */
const usualMs = 15_000

/** More takes over 200 ms: dishes whose index is to be made, and letters times dishes. */
const short = { dishes: 5000, letters: 2_000_000 }

/** Starts its threads with their first sentences. */
export function openSpeechWorkers(log: Pick<FastifyBaseLogger, 'warn'>, longestMs = usualMs): SpeechWorkers {
  const lanes = { short: openLane(log, longestMs), long: openLane(log, longestMs) }
  return {
    understand(transcription, menu, at) {
      const dishes = menu?.length ?? 0
      const isShort = dishes <= short.dishes && dishes * transcription.length <= short.letters
      return (isShort ? lanes.short : lanes.long).understand(transcription, menu, at)
    },
    forget(menu) {
      for (const { forget } of Object.values(lanes)) forget(menu)
    },
    async close() {
      await Promise.all(Object.values(lanes).map(({ close }) => close()))
    },
  }
}

function openLane(log: Pick<FastifyBaseLogger, 'warn'>, longestMs: number): SpeechWorkers {
  const thread = openThread(log, longestMs)
  const inTurn = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 200 })
  return {
    ...thread,
    understand: (transcription, menu, { restaurantId, groupId, currency }) =>
      inTurn({ keys: [String(restaurantId), groupId] }, () =>
        thread.understand(transcription, menu, currency),
      ),
  }
}
