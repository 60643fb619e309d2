// Who holds how many of something that all share: connections, event streams. Those who hold most are found at once, so
// that they make room for the others. Each change and each look takes constant time, however many there are.

/** All, a network, or an address: what it holds, and the holders within it. */
export interface Holder<T> {
  readonly key: string
  readonly parent: Holder<T> | null
  /** The oldest first. */
  readonly held: Set<T>
  /** Of these, the ones out of use, those that have been so for longest first. */
  readonly idle: Set<T>
  readonly children: Map<string, Holder<T>>
  /** The children by how many they hold. */
  readonly bySize: Map<number, Set<Holder<T>>>
  /** How many the biggest child holds. */
  most: number
}

export function createHolder<T>(key = '', parent: Holder<T> | null = null): Holder<T> {
  return { key, parent, held: new Set(), idle: new Set(), children: new Map(), bySize: new Map(), most: 0 }
}

/** Counts the item under `path`, the widest key first, and answers its innermost holder. */
export function hold<T>(all: Holder<T>, path: readonly string[], item: T): Holder<T> {
  let holder = all
  all.held.add(item)
  for (const key of path) {
    const child = holder.children.get(key) ?? createHolder(key, holder)
    holder.children.set(key, child)
    child.held.add(item)
    resized(child, child.held.size - 1)
    holder = child
  }
  return holder
}

/** Takes the item away again; a second time changes nothing. */
export function release<T>(innermost: Holder<T>, item: T): void {
  for (let holder: Holder<T> | null = innermost; holder; holder = holder.parent) {
    holder.idle.delete(item)
    if (holder.held.delete(item)) resized(holder, holder.held.size + 1)
  }
}

/** Puts the item behind all others that are idle. */
export function markIdle<T>(innermost: Holder<T>, item: T): void {
  for (let holder: Holder<T> | null = innermost; holder; holder = holder.parent) {
    holder.idle.delete(item)
    holder.idle.add(item)
  }
}

export function markBusy<T>(innermost: Holder<T>, item: T): void {
  for (let holder: Holder<T> | null = innermost; holder; holder = holder.parent) holder.idle.delete(item)
}

/** Undefined where nothing is held under the path. */
export function holderAt<T>(all: Holder<T>, path: readonly string[]): Holder<T> | undefined {
  let holder: Holder<T> | undefined = all
  for (const key of path) holder = holder?.children.get(key)
  return holder
}

/** The child that holds most; undefined where there is none. */
export function biggestIn<T>(holder: Holder<T>): Holder<T> | undefined {
  return firstOf(holder.bySize.get(holder.most))
}

export function firstOf<T>(items: ReadonlySet<T> | undefined): T | undefined {
  return items?.values().next().value
}

/** Keeps the parent's order by size after one more or one less. */
function resized<T>(child: Holder<T>, before: number): void {
  const { parent, held } = child
  if (!parent) return
  const peers = parent.bySize.get(before)
  peers?.delete(child)
  if (peers?.size === 0) parent.bySize.delete(before)
  const now = held.size
  if (now === 0) parent.children.delete(child.key)
  else {
    const others = parent.bySize.get(now) ?? new Set()
    parent.bySize.set(now, others.add(child))
  }
  if (now > parent.most || !parent.bySize.has(parent.most)) parent.most = now
}
