// The difference between a ticket and its state before a change, line by line: removed lines come first.

import type { Ticket } from '#contract/kitchen.ts'

type Item = Ticket['items'][number]
type FormerItem = NonNullable<Ticket['before']>['items'][number]

export type TicketLine =
  | { readonly kind: 'same' | 'added'; readonly item: Item }
  | { readonly kind: 'removed'; readonly item: FormerItem }

/** A ticket that was not changed has only lines of kind `same`. */
export function linesOf({ items, before }: Pick<Ticket, 'items' | 'before'>): readonly TicketLine[] {
  if (!before) return items.map(item => ({ kind: 'same', item }))
  const former = [...before.items]
  const current = items.map((item): TicketLine => {
    const at = former.findIndex(one => textOf(one) === textOf(item))
    if (at >= 0) former.splice(at, 1)
    return { kind: at >= 0 ? 'same' : 'added', item }
  })
  return [...former.map((item): TicketLine => ({ kind: 'removed', item })), ...current]
}

/** The notes that were removed, and those that were added. */
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
