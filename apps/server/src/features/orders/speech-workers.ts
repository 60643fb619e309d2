// Parses expensive sentences off the event loop: 2,000 letters with a menu of 20,000 dishes take seconds, and an attacker may
// have made the menu for that. Long sentences have their own thread, so that the usual sentence never waits for them.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { Speaker } from '@tablemate/order-parser/parsed-order.ts'
import type { SpokenDish, SpokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createFairQueue } from '../../limits/fair-queue.ts'
import { openWorker } from '../../workers/worker.ts'
import type { SpeechTask } from './speech-worker.ts'

/** The group where the sentence is spoken. The queue is fair between restaurants, and between the groups of each. */
export interface SpeakingGroup {
  readonly restaurantId: number | null
  readonly groupId: string
  readonly currency: CurrencyCode
  readonly speaker: Speaker
}

type Menu = readonly SpokenDish[]
type Log = Pick<FastifyBaseLogger, 'warn'>

export interface SpeechWorkers {
  /** After the timeout the result is the sentence, not understood, for its diner to complete. Throws as `FairQueue` does. */
  understand(transcription: string, menu: Menu | null, group: SpeakingGroup): Promise<SpokenOrder>
  close(): Promise<void>
}

/** Several times the duration of the longest sentence with the longest menu. */
const defaultTimeoutMs = 15_000

/** Above these a sentence takes over 200 ms: dishes to be indexed, and letters times dishes. */
const shortLimits = { dishes: 5000, letters: 2_000_000 }

/** Each thread starts with its first sentence. */
export function openSpeechWorkers(log: Log, timeoutMs = defaultTimeoutMs): SpeechWorkers {
  const lanes = { short: openLane(log, timeoutMs), long: openLane(log, timeoutMs) }
  return {
    understand(transcription, menu, group) {
      const dishes = menu?.length ?? 0
      const isShort = dishes <= shortLimits.dishes && dishes * transcription.length <= shortLimits.letters
      return (isShort ? lanes.short : lanes.long).understand(transcription, menu, group)
    },
    async close() {
      await Promise.all(Object.values(lanes).map(({ close }) => close()))
    },
  }
}

function openLane(log: Log, timeoutMs: number): SpeechWorkers {
  const file = new URL('./speech-worker.ts', import.meta.url)
  const { run, close } = openWorker<SpeechTask, SpokenOrder | 'menu-missing'>(file, timeoutMs)
  const queue = createFairQueue({ atOnce: 1, atOncePerKey: 1, waiting: 200 })
  const keys = new WeakMap<Menu, number>()
  let lastKey = 0

  function keyOf(menu: Menu): number {
    const key = keys.get(menu) ?? ++lastKey
    keys.set(menu, key)
    return key
  }

  /** Sends the dishes, which take long to copy, only to a thread that does not have them. */
  async function parse(task: Omit<SpeechTask, 'menu'>, dishes: Menu | null): Promise<SpokenOrder> {
    const menu = dishes && { key: keyOf(dishes) }
    const parsed = await run({ ...task, menu })
    if (parsed !== 'menu-missing') return parsed
    return (await run({ ...task, menu: menu && { ...menu, dishes: dishes ?? [] } })) as SpokenOrder
  }

  return {
    understand: (transcription, menu, { restaurantId, groupId, currency, speaker }) =>
      queue({ keys: [String(restaurantId), groupId] }, () =>
        parse({ transcription, currency, speaker }, menu).catch(error => {
          // Logged without its message, which may quote the sentence.
          log.warn({ fault: (error as Error).name }, 'a sentence was not parsed')
          const whole = { start: 0, end: transcription.length }
          return { items: [], notUnderstood: [whole], note: '', acts: [], isOtherLanguage: false }
        }),
      ),
    close,
  }
}
