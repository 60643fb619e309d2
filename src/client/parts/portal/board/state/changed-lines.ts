// What a diner changed on a ticket, line by line: what is gone stands struck before what is new.

import type { Ticket } from '#contract/kitchen.ts'

type Item = Ticket['items'][number]
type FormerItem = NonNullable<Ticket['before']>['items'][number]

export type TicketLine =
  | { readonly kind: 'same' | 'added'; readonly item: Item }
  | { readonly kind: 'removed'; readonly item: FormerItem }

/** A ticket without a change has its own lines alone. */
export function linesOf({ items, before }: Pick<Ticket, 'items' | 'before'>): readonly TicketLine[] {
  if (!before) return items.map(item => ({ kind: 'same', item }))
  const former = [...before.items]
  const kept = items.map((item): TicketLine => {
    const at = former.findIndex(one => textOf(one) === textOf(item))
    if (at >= 0) former.splice(at, 1)
    return { kind: at >= 0 ? 'same' : 'added', item }
  })
  return [...former.map((item): TicketLine => ({ kind: 'removed', item })), ...kept]
}

/** The notes that are no more, and those that are new. */
export function changedNotes({ notes, before }: Pick<Ticket, 'notes' | 'before'>): {
  readonly removed: readonly string[]
  readonly added: ReadonlySet<string>
} {
  if (!before) return { removed: [], added: new Set() }
  return {
    removed: before.notes.filter(note => !notes.includes(note)),
    added: new Set(notes.filter(note => !before.notes.includes(note))),
  }
}

function textOf({ name, quantity, modifications }: FormerItem): string {
  return JSON.stringify([name, quantity, modifications ?? ''])
}
