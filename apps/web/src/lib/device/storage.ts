// Web storage that never throws. If storage is blocked or full, values stay in memory. The key of a group's value ends in the
// group's id, and is deleted with the group.

/** 'session': until this tab is closed, across reloads. */
type Where = 'local' | 'session'

const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

export function readStored(key: string, where: Where = 'local'): string | null {
  try {
    return storageArea(where).getItem(key) ?? memory[where].get(key) ?? null
  } catch {
    return memory[where].get(key) ?? null
  }
}

export function store(key: string, value: string, where: Where = 'local'): void {
  try {
    storageArea(where).setItem(key, value)
    memory[where].delete(key)
  } catch {
    memory[where].set(key, value)
  }
}

export function forgetStored(key: string, where: Where = 'local'): void {
  memory[where].delete(key)
  try {
    storageArea(where).removeItem(key)
  } catch {
    // A blocked storage contains nothing.
  }
}

/** The ids of the groups that have stored values. */
export function storedGroups(): Set<string> {
  return new Set([...namesIn('local'), ...namesIn('session')].flatMap(name => groupOf(name) ?? []))
}

export function forgetStoredOf(groupId: string): void {
  for (const where of ['local', 'session'] as const)
    for (const name of namesIn(where)) if (groupOf(name) === groupId.toLowerCase()) forgetStored(name, where)
}

/** The IndexedDB database (records.ts). */
export const databaseName = 'tablemate'

/** Whether the database exists, without opening it. Never rejects. */
export async function mayHaveRecords(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return false
  }
}

function groupOf(name: string): string | undefined {
  return /_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(name)?.[1]
}

function namesIn(where: Where): string[] {
  try {
    return [...Object.keys(storageArea(where)), ...memory[where].keys()]
  } catch {
    return [...memory[where].keys()]
  }
}

/** Throws if the browser blocks storage. */
const storageArea = (where: Where) => (where === 'local' ? localStorage : sessionStorage)
