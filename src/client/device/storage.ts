// Web storage that never throws. Where it is blocked or full, values stay in memory. The key of a group's value ends in the
// group's id, and is deleted with the group.

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

/** Whether that database exists. Does not open it. Never rejects. */
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
    return [...Object.keys(shelf(where)), ...memory[where].keys()]
  } catch {
    return [...memory[where].keys()]
  }
}

/** Throws where the browser blocks it. */
const shelf = (where: Where) => (where === 'local' ? localStorage : sessionStorage)
