// What the house tells itself after a commit. Nothing a diner typed travels here: listeners load what they need.

import { EventEmitter } from 'node:events'

export interface EventMap {
  /** Something at this table changed. */
  'table-changed': { readonly groupId: string }
  /** Something on this restaurant's menu changed. */
  'menu-changed': { readonly restaurantId: number }
}

export interface Events {
  announce<K extends keyof EventMap>(kind: K, event: EventMap[K]): void
  /** Returns what ends the listening. */
  on<K extends keyof EventMap>(kind: K, listener: (event: EventMap[K]) => void): () => void
}

export function createEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    announce: (kind, event) => {
      emitter.emit(kind, event)
    },
    on: (kind, listener) => {
      emitter.on(kind, listener)
      return () => emitter.off(kind, listener)
    },
  }
}
