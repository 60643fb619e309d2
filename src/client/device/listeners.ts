// The listeners of a store outside React.

export interface Listeners {
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
  notify(): void
}

/** `hearsOtherTabs`: the listeners are also called when another tab changes the local storage. */
export function createListeners({ hearsOtherTabs = false } = {}): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (hearsOtherTabs) addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        if (hearsOtherTabs) removeEventListener('storage', listener)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
