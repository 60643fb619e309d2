// Tells that a call has changed something on the server, to whoever has no part in the call. Light: the app begins with it.

const listeners = new Set<() => void>()

/** Calls the listener after every call that changed something on the server. */
export function onChangeMade(listener: () => void): void {
  listeners.add(listener)
}

export function tellChangeMade(): void {
  for (const listen of listeners) listen()
}
