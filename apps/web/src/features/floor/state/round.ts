// A waiter's round before it is sent: the picked rows of each person at the table. Pure.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import type { BoardSeating } from '@tablemate/contract/kitchen.ts'
import type { placeRound } from '@tablemate/contract/rounds.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { tidyName } from '@tablemate/domain/plain-text.ts'
import { itemOf, type Row } from '../../ordering/form/order-rows.ts'

/** Where the round is placed: at a free table, or in a seating wherever it sits by then. */
export interface RoundPlace {
  readonly name: string | null
  readonly currency: CurrencyCode
  readonly at: { readonly tableId: number } | { readonly groupId: string }
  readonly members: readonly Pick<BoardSeating['members'][number], 'id' | 'name' | 'seat'>[]
}

/** Whom the rows are for. `guest`: the index of a new guest. */
export type Eater =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'guest'; readonly guest: number }

/** The key of an eater among the rows of a round. */
export function eaterKey(eater: Eater): string {
  switch (eater.kind) {
    case 'everyone':
      return 'everyone'
    case 'member':
      return `member ${eater.id}`
    case 'guest':
      return `guest ${eater.guest}`
  }
}

/** A round as the waiter composes it. */
export interface RoundDraft {
  /** The names of new guests; empty: "Guest n". */
  readonly guests: readonly string[]
  /** The picked rows by `eaterKey`. */
  readonly rows: Readonly<Record<string, readonly Row[]>>
  /** For the kitchen. */
  readonly note: string
}

/** Everyone, the members, and the new guests, as they are offered to choose from. */
export function eatersOf({ members }: RoundPlace, { guests }: Pick<RoundDraft, 'guests'>): Eater[] {
  return [
    { kind: 'everyone' },
    ...members.map(({ id }): Eater => ({ kind: 'member', id })),
    ...guests.map((_, guest): Eater => ({ kind: 'guest', guest })),
  ]
}

/** What is picked for the eater. */
export function rowsOf({ rows }: Pick<RoundDraft, 'rows'>, eater: Eater): readonly Row[] {
  return rows[eaterKey(eater)] ?? []
}

/** This many new guests. What was picked for others is dropped. */
export function withGuests(place: RoundPlace, draft: RoundDraft, count: number): RoundDraft {
  const guests = Array.from({ length: count }, (_, guest) => draft.guests[guest] ?? '')
  const keys = new Set(eatersOf(place, { guests }).map(eaterKey))
  return {
    ...draft,
    guests,
    rows: Object.fromEntries(Object.entries(draft.rows).filter(([key]) => keys.has(key))),
  }
}

/** The seat that the server gives the first new guest. */
export function nextSeat({ members }: RoundPlace): number {
  return Math.max(0, ...members.map(({ seat }) => seat ?? 0)) + 1
}

/** The body of the request. The menu's price holds, as the waiter says it at the table. `nameOf`: the name of a new guest without one. */
export function roundBody(
  place: RoundPlace,
  draft: RoundDraft,
  nameOf: (guest: number) => string,
): InputOf<typeof placeRound, 'body'> {
  const items = eatersOf(place, draft).flatMap(eater =>
    rowsOf(draft, eater).map(row => {
      const { name, quantity, price, modifications, options } = itemOf(row, place.currency)
      return {
        ...{ name, quantity, price },
        ...(modifications && { modifications }),
        ...(options && { options: [...options] }),
        ...(eater.kind === 'member' && { memberId: eater.id }),
        ...(eater.kind === 'guest' && { guest: eater.guest }),
      }
    }),
  )
  const note = tidyName(draft.note)
  const guests = draft.guests.map((name, guest) => tidyName(name) || nameOf(guest))
  return { ...place.at, guests, items, acceptPrices: true, ...(note && { note }) }
}
