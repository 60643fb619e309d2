// What this phone keeps beyond the page: records by name, in IndexedDB. Where that is blocked or full, this page
// remembers by itself. A disk that has not answered yet is taken for empty; once it has, its failures are told, for then
// it may hold what is asked for. Tabs share the records, so one is changed in one step with looking at it.

import { delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { databaseName } from './storage.ts'

export interface Records {
  /** Rejects where the disk has answered before and fails now. */
  all(): Promise<Map<string, unknown>>
  /** For what may be lost: it is on the disk some time soon. */
  put(name: string, record: unknown): Promise<void>
  /** For what must not be lost: it is on the disk when this resolves, or else this page remembers it. */
  add(name: string, record: unknown): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Writes what `decide` makes of the record as it is now, undefined if there is none. Rejects as `all`. */
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
/** A browser that blocks its database may also just not answer. */
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

/** 'strict': what is written has reached the disk, so that it outlives an empty battery too. */
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
      // Safari takes it away from a page in the background, and does not always say so.
      opened = open()
      store = shelfIn(await opened)
    }
    return work(store)
  }
}

/** One that does not answer in time is not waited for again, but used from the moment when it answers after all. */
function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName)
  request.onupgradeneeded = () => request.result.createObjectStore(shelf)
  const answer = promisifyRequest(request)
  answer.then(
    database => {
      opened = answer
      // The browser may take it away; the next use opens it again.
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
