// How many reads of one key (a device) are under way at once: the next ones wait until one is done, and not for ever.

import { problem } from '../problems.ts'

export interface ReadQueue {
  /**
   * Answers what ends the caller's turn, which is called once: a promise where it has to wait. The promise is rejected with
   * 'unavailable' where too many wait, or after `timeoutMs`.
   */
  take(key: string): (() => void) | Promise<() => void>
  /** How many are under way or waiting. */
  countOf(key: string): number
}

interface KeyQueue {
  underWay: number
  waiting: Set<() => void>
}

/** Of nearly all keys. Nothing is added to it. */
const none = new Set<() => void>()

export function createReadQueue({
  atOnce,
  waiting: mostWaiting,
  timeoutMs,
}: {
  readonly atOnce: number
  readonly waiting: number
  readonly timeoutMs: number
}): ReadQueue {
  const byKey = new Map<string, KeyQueue>()

  function end(key: string, turns: KeyQueue): void {
    turns.underWay -= 1
    const [next] = turns.waiting
    if (next) next()
    else if (turns.underWay === 0) byKey.delete(key)
  }

  function wait(key: string, turns: KeyQueue): Promise<() => void> {
    if (turns.waiting.size >= mostWaiting) return Promise.reject(problem('unavailable', { retryAfter: 1 }))
    if (turns.waiting === none) turns.waiting = new Set()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timeout)
        turns.waiting.delete(begin)
        turns.underWay += 1
        resolve(() => end(key, turns))
      }
      const timeout = setTimeout(() => {
        turns.waiting.delete(begin)
        reject(problem('unavailable', { retryAfter: 1 }))
      }, timeoutMs)
      turns.waiting.add(begin)
    })
  }

  return {
    take(key) {
      const turns = byKey.get(key) ?? { underWay: 0, waiting: none }
      if (turns.underWay === 0) byKey.set(key, turns)
      if (turns.underWay >= atOnce) return wait(key, turns)
      turns.underWay += 1
      return () => end(key, turns)
    },
    countOf(key) {
      const turns = byKey.get(key)
      return turns ? turns.underWay + turns.waiting.size : 0
    },
  }
}
