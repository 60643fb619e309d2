// The listeners of a store that lives outside React.

export interface Listeners {
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
  notify(): void
}

/** `includeOtherTabs`: the listeners are also called when another tab changes the local storage. */
export function createListeners({ includeOtherTabs = false } = {}): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (includeOtherTabs) addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        if (includeOtherTabs) removeEventListener('storage', listener)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
