// Courses: what comes after the first one waits until the staff fire it for its seating.

import { isWaitingAlone, type OrderItem } from './order.ts'

/** 1 is served first. */
export const lastCourse = 9

/** What the menu says of a dish: the course of its category; null: the restaurant serves everything at once. */
export type MenuCourse = number | null | undefined

/**
 * The course that an ordered dish waits for; undefined: it goes to the kitchen at once. `wish`: what its diner said. `before`: the
 * dish in the order before a change, which keeps its course, so that what was fired does not wait again.
 */
export function courseOf(
  menu: MenuCourse,
  wish: number | undefined,
  before: Pick<OrderItem, 'course'> | undefined,
): number | undefined {
  if (!menu) return undefined
  const course = wish ?? (before ? before.course : menu)
  return course !== undefined && course > 1 ? course : undefined
}

/** Whether the item waits for its course, and is not refused or unsent for another reason. */
export function isHeld({ course, refused, isToConfirm }: OrderItem): boolean {
  return course !== undefined && !refused && !isToConfirm
}

/** An order when a course is fired. */
export type FiredOrder =
  /** Nothing of it waits for the course. */
  | { readonly kind: 'none' }
  /** The kitchen has nothing of the order yet: it gets these items. */
  | { readonly kind: 'whole'; readonly items: readonly OrderItem[] }
  /** The kitchen has the rest, which may be cooked by now: what is fired becomes a separate order. */
  | { readonly kind: 'split'; readonly rest: readonly OrderItem[]; readonly fired: readonly OrderItem[] }

/** Fires the course and those before it. */
export function fireItems(items: readonly OrderItem[], course: number): FiredOrder {
  const isFired = (item: OrderItem) => isHeld(item) && (item.course ?? 0) <= course
  const fire = ({ course: _, ...item }: OrderItem): OrderItem => item
  if (!items.some(isFired)) return { kind: 'none' }
  if (isWaitingAlone(items))
    return { kind: 'whole', items: items.map(item => (isFired(item) ? fire(item) : item)) }
  return {
    kind: 'split',
    rest: items.filter(item => !isFired(item)),
    fired: items.filter(isFired).map(fire),
  }
}
