// The current time, for relative times. The whole page shares one timer, which runs only while a component uses it.

import { useSyncExternalStore } from 'react'

const tickMs = 15_000

let now = Date.now()
let clock: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Milliseconds since the epoch, at most 15 seconds old. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  if (listeners.size === 1) start()
  return () => {
    listeners.delete(listen)
    if (listeners.size === 0) stop()
  }
}

function start(): void {
  tick()
  clock = setInterval(tick, tickMs)
  document.addEventListener('visibilitychange', tick)
}

function stop(): void {
  clearInterval(clock)
  document.removeEventListener('visibilitychange', tick)
}

function tick(): void {
  now = Date.now()
  for (const listen of listeners) listen()
}
