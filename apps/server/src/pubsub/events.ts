// The server's events, emitted after a commit. They carry only ids, no user input: listeners load the data that they need.

import { EventEmitter } from 'node:events'

export interface EventMap {
  /** Any data of this group changed. */
  'group-changed': { readonly groupId: string }
  /** This restaurant's menu changed. */
  'menu-changed': { readonly restaurantId: number }
  /** Mode, pause or stations of this restaurant's kitchen changed. */
  'kitchen-changed': { readonly restaurantId: number }
  /** Deliveries of this restaurant failed, or were dealt with. */
  'deliveries-changed': { readonly restaurantId: number }
  /** A session of a restaurant or a paired tablet was ended on this node. */
  'sessions-ended': Record<never, never>
  /** Recent events of other nodes may have been lost. */
  'events-missed': Record<never, never>
}

/** The events that are sent to other nodes, because those have no other way to notice them. */
export type SharedEvent = {
  readonly [K in SharedKind]: { readonly kind: K; readonly event: EventMap[K] }
}[SharedKind]
type SharedKind = 'group-changed' | 'menu-changed' | 'kitchen-changed' | 'deliveries-changed'

export interface Events {
  /** Emits an event on this node and, through pubsub/event-bus.ts, on the others. */
  announce<K extends SharedKind>(kind: K, event: EventMap[K]): void
  /** Emits an event on this node only: one from another node, or one that the others detect themselves. */
  emitLocal<K extends keyof EventMap>(kind: K, event: EventMap[K]): void
  /** Returns a function that unsubscribes. */
  on<K extends keyof EventMap>(kind: K, listener: (event: EventMap[K]) => void): () => void
  /** Subscribes to the events that this node announces. */
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
    emitLocal: (kind, event) => {
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
