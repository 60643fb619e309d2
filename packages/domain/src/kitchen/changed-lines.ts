// The difference between a ticket and its state before a change, line by line: removed lines come first.

import { optionTexts } from '../menu/option-texts.ts'
import type { TicketOption } from './ticket.ts'

/** What the kitchen cooks by. */
interface Line {
  readonly name: string
  readonly quantity: number
  readonly options?: readonly TicketOption[] | undefined
  readonly modifications?: string | undefined
}

interface Content<Item extends Line> {
  readonly items: readonly Item[]
  readonly notes: readonly string[]
}

/** `before`: null if it was not changed. */
interface Changed<Now extends Line, Was extends Line> extends Content<Now> {
  readonly before: Content<Was> | null
}

export type ChangedLine<Now extends Line, Was extends Line> =
  | { readonly kind: 'same' | 'added'; readonly item: Now }
  | { readonly kind: 'removed'; readonly item: Was }

/** A ticket that was not changed has only lines of kind `same`. */
export function changedLines<Now extends Line, Was extends Line>({
  items,
  before,
}: Pick<Changed<Now, Was>, 'items' | 'before'>): readonly ChangedLine<Now, Was>[] {
  if (!before) return items.map(item => ({ kind: 'same', item }))
  const former = [...before.items]
  const current = items.map((item): ChangedLine<Now, Was> => {
    const at = former.findIndex(one => textOf(one) === textOf(item))
    if (at >= 0) former.splice(at, 1)
    return { kind: at >= 0 ? 'same' : 'added', item }
  })
  return [...former.map((item): ChangedLine<Now, Was> => ({ kind: 'removed', item })), ...current]
}

/** The notes that were removed, and those that were added. */
export function changedNotes({ notes, before }: Pick<Changed<Line, Line>, 'notes' | 'before'>): {
  readonly removed: readonly string[]
  readonly added: ReadonlySet<string>
} {
  if (!before) return { removed: [], added: new Set() }
  return {
    removed: before.notes.filter(note => !notes.includes(note)),
    added: new Set(notes.filter(note => !before.notes.includes(note))),
  }
}

function textOf({ name, quantity, options = [], modifications }: Line): string {
  return JSON.stringify([name, quantity, optionTexts(options, 'kitchen'), modifications ?? ''])
}
