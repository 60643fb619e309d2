// The browser's storage that never throws: where it is blocked or full, this page remembers by itself.

/** 'session': for as long as this tab is open, reloads included. */
type Where = 'local' | 'session'

const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

export function readStored(key: string, where: Where = 'local'): string | null {
  try {
    return shelf(where).getItem(key) ?? memory[where].get(key) ?? null
  } catch {
    return memory[where].get(key) ?? null
  }
}

export function store(key: string, value: string, where: Where = 'local'): void {
  try {
    shelf(where).setItem(key, value)
    memory[where].delete(key)
  } catch {
    memory[where].set(key, value)
  }
}

export function forgetStored(key: string, where: Where = 'local'): void {
  memory[where].delete(key)
  try {
    shelf(where).removeItem(key)
  } catch {
    // Blocked: then nothing is stored there either.
  }
}

/** Throws where the browser blocks it. */
const shelf = (where: Where) => (where === 'local' ? localStorage : sessionStorage)
