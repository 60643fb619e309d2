// Records by name in IndexedDB, or in memory where that is blocked or full. A disk that has never answered counts as empty.
// Once it has answered, its failures reject, because it may hold the record. Tabs share the records, so reading and changing
// one is a single transaction.

import { delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { databaseName } from './storage.ts'

export interface Records {
  /** Rejects if the disk has answered before and fails now. */
  all(): Promise<Map<string, unknown>>
  /** For records that may be lost: it is written soon. */
  put(name: string, record: unknown): Promise<void>
  /** For records that must not be lost: when this resolves, it is on the disk, or in memory if that failed. */
  add(name: string, record: unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Applies the change that `decide` makes of the current record, undefined if there is none. Rejects as `all`. */
  change<R>(name: string, decide: (known: unknown) => Change<R>): Promise<R>
}

export interface Change<R> {
  readonly remove?: readonly string[]
  readonly put?: readonly (readonly [name: string, record: unknown])[]
  readonly answer: R
}

export function phoneRecords(): Records {
  const disk = diskRecords()
  const page = pageRecords()
  let isDiskKnown = false
  const known = <R>(result: R): R => {
    isDiskKnown = true
    return result
  }
  return {
    async all() {
      const onDisk = await disk.all().then(known, error => {
        if (isDiskKnown) throw error
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
        if (isDiskKnown) throw error
        return page.change(name, decide)
      }
    },
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
      const { remove = [], put = [], answer } = decide(records.get(name))
      for (const gone of remove) records.delete(gone)
      for (const [into, record] of put) records.set(into, record)
      return answer
    },
  }
}

const shelf = 'kept'
/** A browser that blocks its database may also never answer. */
const timeoutMs = 3000

function diskRecords(): Records {
  const [soon, surely] = [shelfOf('relaxed'), shelfOf('strict')]
  return {
    all: async () => new Map(await entries<string, unknown>(soon)),
    put: (name, record) => set(name, record, soon),
    add: (name, record) => set(name, record, surely),
    remove: names => delMany([...names], surely),
    change: (name, decide) =>
      surely('readwrite', async store => {
        const { remove = [], put = [], answer } = decide(await promisifyRequest<unknown>(store.get(name)))
        for (const gone of remove) store.delete(gone)
        for (const [into, record] of put) store.put(record, into)
        await promisifyRequest(store.transaction)
        return answer
      }),
  }
}

let opened: Promise<IDBDatabase> | undefined

/** 'strict': a write has reached the disk when it resolves, so it survives an empty battery. */
function shelfOf(durability: IDBTransactionDurability): UseStore {
  return async (mode, work) => {
    const shelfIn = (database: IDBDatabase) =>
      database.transaction(shelf, mode, { durability }).objectStore(shelf)
    opened ??= open()
    const database = await opened
    let store: IDBObjectStore
    try {
      store = shelfIn(database)
    } catch {
      // Safari closes the database of a background page, and does not always report it.
      opened = open()
      store = shelfIn(await opened)
    }
    return work(store)
  }
}

/** After a timeout nobody waits for the database again. It is used once it answers after all. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName)
  request.onupgradeneeded = () => request.result.createObjectStore(shelf)
  const answer = promisifyRequest(request)
  answer.then(
    database => {
      opened = answer
      // The browser may close it; the next use opens it again.
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
