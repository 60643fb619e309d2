// Counts shared items, such as connections or event streams, in a tree of networks and addresses. It finds the child with most
// items, so that it can lose one. Every operation takes constant time.

/** The items of a network or an address, or of all, with the nodes within it. */
export interface UsageNode<T> {
  readonly key: string
  readonly parent: UsageNode<T> | null
  /** All items of the node and its descendants, the oldest first. */
  readonly items: Set<T>
  /** The idle items among them, the longest idle first. */
  readonly idle: Set<T>
  readonly children: Map<string, UsageNode<T>>
  /** The children by their number of items. */
  readonly bySize: Map<number, Set<UsageNode<T>>>
  /** The number of items of the largest child. */
  maxChildSize: number
}

export function createUsageTree<T>(key = '', parent: UsageNode<T> | null = null): UsageNode<T> {
  return {
    key,
    parent,
    items: new Set(),
    idle: new Set(),
    children: new Map(),
    bySize: new Map(),
    maxChildSize: 0,
  }
}

/** Adds the item at `path`, the widest key first, and returns its innermost node. */
export function addItem<T>(all: UsageNode<T>, path: readonly string[], item: T): UsageNode<T> {
  let node = all
  all.items.add(item)
  for (const key of path) {
    const child = node.children.get(key) ?? createUsageTree(key, node)
    node.children.set(key, child)
    child.items.add(item)
    updateSize(child, child.items.size - 1)
    node = child
  }
  return node
}

/** Removes the item. A second call has no effect. */
export function removeItem<T>(innermost: UsageNode<T>, item: T): void {
  for (let node: UsageNode<T> | null = innermost; node; node = node.parent) {
    node.idle.delete(item)
    if (node.items.delete(item)) updateSize(node, node.items.size + 1)
  }
}

/** Marks the item as the most recently idle one. */
export function markIdle<T>(innermost: UsageNode<T>, item: T): void {
  for (let node: UsageNode<T> | null = innermost; node; node = node.parent) {
    node.idle.delete(item)
    node.idle.add(item)
  }
}

export function markBusy<T>(innermost: UsageNode<T>, item: T): void {
  for (let node: UsageNode<T> | null = innermost; node; node = node.parent) node.idle.delete(item)
}

/** Undefined if the path has no items. */
export function findNode<T>(all: UsageNode<T>, path: readonly string[]): UsageNode<T> | undefined {
  let node: UsageNode<T> | undefined = all
  for (const key of path) node = node?.children.get(key)
  return node
}

/** The child with most items; undefined without children. */
export function largestChildOf<T>(node: UsageNode<T>): UsageNode<T> | undefined {
  return firstOf(node.bySize.get(node.maxChildSize))
}

export function firstOf<T>(items: ReadonlySet<T> | undefined): T | undefined {
  return items?.values().next().value
}

/** Moves the child in the parent's `bySize` after an item was added or removed. */
function updateSize<T>(child: UsageNode<T>, before: number): void {
  const { parent, items } = child
  if (!parent) return
  const peers = parent.bySize.get(before)
  peers?.delete(child)
  if (peers?.size === 0) parent.bySize.delete(before)
  const now = items.size
  if (now === 0) parent.children.delete(child.key)
  else {
    const others = parent.bySize.get(now) ?? new Set()
    parent.bySize.set(now, others.add(child))
  }
  if (now > parent.maxChildSize || !parent.bySize.has(parent.maxChildSize)) parent.maxChildSize = now
}
