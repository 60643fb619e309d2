// The content of a party's sheet: the overview, or one action in progress.

import type { FloorSeating } from './state/floor.ts'
import type { FloorCalls } from './use-floor-calls.ts'

export type Panel =
  | { readonly kind: 'party' }
  /** `memberId` null: the whole due amount of the party; with `endsHolds` also what card pages hold, which the payment closes. */
  | {
      readonly kind: 'pay'
      readonly memberId: number | null
      readonly shownDue: number
      readonly endsHolds?: true
    }
  /** An order gets another member. */
  | { readonly kind: 'give'; readonly orderId: number; readonly memberId: number; readonly name: string }
  | { readonly kind: 'remove'; readonly memberId: number; readonly name: string }
  | { readonly kind: 'bill' | 'adjust' | 'close' | 'move' | 'sticker' | 'code' }

/** The data-act of the button that opens a panel. That button gets the focus back. */
export function actOf(panel: Panel): string {
  switch (panel.kind) {
    case 'pay':
      return `pay ${panel.endsHolds ? 'held' : panel.memberId}`
    case 'give':
      return `give ${panel.orderId}`
    case 'remove':
      return `remove ${panel.memberId}`
    default:
      return panel.kind
  }
}

/** The props of every panel. */
export interface SeatingProps {
  readonly seating: FloorSeating
  readonly calls: FloorCalls
  /** Returns to the overview. */
  readonly onBack: () => void
  /** Closes the sheet: the party has left the table. */
  readonly onClose: () => void
}
