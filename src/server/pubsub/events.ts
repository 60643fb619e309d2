// The server's events after a commit. They carry ids and nothing that a diner typed: listeners load what they need.

import { EventEmitter } from 'node:events'

export interface EventMap {
  /** Something at this table changed. */
  'table-changed': { readonly groupId: string }
  /** Something on this restaurant's menu changed. */
  'menu-changed': { readonly restaurantId: number }
  /** Mode, pause or stations of this restaurant's kitchen changed. */
  'kitchen-changed': { readonly restaurantId: number }
  /** Some session of a restaurant or a paired tablet was ended on this node. */
  'sessions-ended': Record<never, never>
  /** What other nodes announced in the last moments may not have been heard. */
  'events-missed': Record<never, never>
}

/** What travels to the other nodes: what each of them has no other way to notice. */
export type SharedEvent = {
  readonly [K in SharedKind]: { readonly kind: K; readonly event: EventMap[K] }
}[SharedKind]
type SharedKind = 'table-changed' | 'menu-changed' | 'kitchen-changed'

export interface Events {
  /** Tells this node, and by pubsub/event-bus.ts the others. */
  announce<K extends SharedKind>(kind: K, event: EventMap[K]): void
  /** Tells this node alone: what came from another, or what the others find out for themselves. */
  hear<K extends keyof EventMap>(kind: K, event: EventMap[K]): void
  /** Returns what ends the listening. */
  on<K extends keyof EventMap>(kind: K, listener: (event: EventMap[K]) => void): () => void
  /** Hands on what this node announces. */
  onAnnounced(listener: (event: SharedEvent) => void): void
}

export function createEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0)
  const announced = new EventEmitter()
  return {
    announce: (kind, event) => {
      emitter.emit(kind, event)
      announced.emit('event', { kind, event })
    },
    hear: (kind, event) => {
      emitter.emit(kind, event)
    },
    on: (kind, listener) => {
      emitter.on(kind, listener)
      return () => emitter.off(kind, listener)
    },
    onAnnounced: listener => {
      announced.on('event', listener)
    },
  }
}
