// Records by name in IndexedDB, or in memory if IndexedDB is blocked or full. A database that has never answered counts as
// empty. Once it has answered, its failures reject, because it may contain the record. Tabs share the records, so reading and
// changing a record is a single transaction.

import { isGroupOver } from '@tablemate/domain/groups/group-time.ts'
import { delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { databaseName } from './storage.ts'

export interface Records {
  /** Rejects if the database has answered before and fails now. */
  all(): Promise<Map<string, unknown>>
  /** For records that may be lost: resolves before the record has reached the disk. */
  put(name: string, record: unknown): Promise<void>
  /** For records that must not be lost: resolves when the record is on the disk, or in memory if writing failed. */
  add(name: string, record: unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Applies the change that `decide` returns for the current record (undefined if none). Rejects like `all`. */
  change<R>(name: string, decide: (known: unknown) => Change<R>): Promise<R>
}

interface PhoneRecords extends Records {
  /** Whether the record lives no longer than the page, because writing it to the disk failed. */
  isTemporary(name: string): Promise<boolean>
}

export interface Change<R> {
  readonly remove?: readonly string[]
  readonly put?: readonly (readonly [name: string, record: unknown])[]
  readonly result: R
}

/** Every name contains the id of a group, or one with a time like it, with which the record ends. */
export const recordName = {
  table: (groupId: string) => `table/${groupId.toLowerCase()}`,
  /** The menu of the group's restaurant. */
  menu: (groupId: string) => `menu/${groupId.toLowerCase()}`,
}

/** 'order' and 'round': what an outbox sends (lib/outbox). 'upload': the check of a menu file (features/menu-import/kept-check.ts). */
type RecordKind = keyof typeof recordName | 'order' | 'round' | 'upload'

/** The records of a kind by name. Deletes all records of expired groups or with an unknown name. Rejects as `Records.all`. */
export async function readRecords(
  records: Records,
  kind: RecordKind,
): Promise<[name: string, record: unknown][]> {
  const stored = [...(await records.all())]
  const over = new Set(stored.map(([name]) => name).filter(isOver))
  if (over.size > 0) await records.remove([...over])
  return stored.filter(([name]) => name.startsWith(`${kind}/`) && !over.has(name))
}

function isOver(name: string): boolean {
  const [, groupId] = /^(?:table|menu|order|round|upload)\/([^/]+)/.exec(name) ?? []
  return groupId === undefined || isGroupOver(groupId, Date.now())
}

/** A time as the id of a group has it, for records that end like those of a group created then. `tail`: 12 hexadecimal digits. */
export function idAt(time: number, tail = '000000000000'): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail}`
}

/** The records of this phone. */
export const phoneRecords: PhoneRecords = openRecords()

function openRecords(): PhoneRecords {
  const disk = diskRecords()
  const page = pageRecords()
  let hasAnswered = false
  const known = <R>(result: R): R => {
    hasAnswered = true
    return result
  }
  return {
    async all() {
      const onDisk = await disk.all().then(known, error => {
        if (hasAnswered) throw error
        return []
      })
      return new Map([...onDisk, ...(await page.all())])
    },
    put: (name, record) => disk.put(name, record).catch(() => undefined),
    add: (name, record) => disk.add(name, record).then(known, () => page.add(name, record)),
    async remove(names) {
      await page.remove(names)
      await disk.remove(names).catch(() => undefined)
    },
    async change(name, decide) {
      if ((await page.all()).has(name)) return page.change(name, decide)
      try {
        return known(await disk.change(name, decide))
      } catch (error) {
        if (hasAnswered) throw error
        return page.change(name, decide)
      }
    },
    isTemporary: async name => (await page.all()).has(name),
  }
}

/** Records that live as long as the page. */
export function pageRecords(): Records {
  const records = new Map<string, unknown>()
  return {
    all: async () => new Map(records),
    put: async (name, record) => void records.set(name, record),
    add: async (name, record) => void records.set(name, record),
    remove: async names => {
      for (const name of names) records.delete(name)
    },
    async change(name, decide) {
      const { remove = [], put = [], result } = decide(records.get(name))
      for (const old of remove) records.delete(old)
      for (const [into, record] of put) records.set(into, record)
      return result
    },
  }
}

const storeName = 'kept'
/** A browser that blocks its database may also never answer. */
const timeoutMs = 3000

function diskRecords(): Records {
  const [relaxed, strict] = [storeWith('relaxed'), storeWith('strict')]
  return {
    all: async () => new Map(await entries<string, unknown>(relaxed)),
    put: (name, record) => set(name, record, relaxed),
    add: (name, record) => set(name, record, strict),
    remove: names => delMany([...names], strict),
    change: (name, decide) =>
      strict('readwrite', async store => {
        const { remove = [], put = [], result } = decide(await promisifyRequest<unknown>(store.get(name)))
        for (const old of remove) store.delete(old)
        for (const [into, record] of put) store.put(record, into)
        await promisifyRequest(store.transaction)
        return result
      }),
  }
}

let opened: Promise<IDBDatabase> | undefined

/** 'strict': a write has reached the disk when it resolves, so it survives an empty battery. */
function storeWith(durability: IDBTransactionDurability): UseStore {
  return async (mode, work) => {
    const openStore = (database: IDBDatabase) =>
      database.transaction(storeName, mode, { durability }).objectStore(storeName)
    opened ??= open()
    const database = await opened
    let store: IDBObjectStore
    try {
      store = openStore(database)
    } catch {
      // Safari closes the database of a background page, and does not always report it.
      opened = open()
      store = openStore(await opened)
    }
    return work(store)
  }
}

/** Rejects after a timeout. If the database answers later, it is used from then on. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  const answer = promisifyRequest(request)
  answer.then(
    database => {
      opened = answer
      // The browser may close the database; the next use opens it again.
      database.onclose = () => {
        opened = undefined
      }
    },
    () => {
      opened = undefined
    },
  )
  const late = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('no database')))
  return Promise.race([answer, late])
}
