// What one diner asked for at one time, and what it comes to.

export interface OrderItem {
  readonly name: string
  /** Whole, at least 1. */
  readonly quantity: number
  /** Minor units for one. */
  readonly price: number
  readonly modifications?: string | undefined
  /** Of a dish that was spoken: what its diner should look at. Gone with the first change. */
  readonly doubt?: Doubt | undefined
  /** Its table has a menu, which does not have it. */
  readonly isOffMenu?: true | undefined
}

/** 'name': others on the menu fitted about as well. 'price': nobody said one. */
export type Doubt = 'name' | 'price'

/** Sum of quantity × price, in minor units. */
export function orderTotal(items: readonly OrderItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity * item.price, 0)
}

/** How many things were ordered: the sum of the quantities. */
export function itemCount(items: readonly OrderItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** An order without items is a transcript that nobody has turned into dishes yet: its diner completes it. */
export function isIncomplete(order: { readonly items: readonly OrderItem[] }): boolean {
  return order.items.length === 0
}

/** The order in which things are listed. Ids alone do not grow with time: each server has its own block of them. */
export function oldestFirst(
  a: { readonly createdAt: string; readonly id: number },
  b: { readonly createdAt: string; readonly id: number },
): number {
  if (a.createdAt === b.createdAt) return a.id - b.id
  return a.createdAt < b.createdAt ? -1 : 1
}
