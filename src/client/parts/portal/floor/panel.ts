// What the sheet of a party shows: all about it, or the one thing that is being done.

import type { SeatedTable } from './state/floor.ts'
import type { FloorCalls } from './use-floor-calls.ts'

export type Panel =
  | { readonly kind: 'party' }
  /** `memberId` null: all that is due. */
  | { readonly kind: 'pay'; readonly memberId: number | null; readonly asked: number }
  | { readonly kind: 'remove'; readonly memberId: number; readonly name: string }
  | { readonly kind: 'close' | 'move' | 'sticker' | 'code' }

/** Names the button that leads to a panel, which gets the focus back. */
export function actOf(panel: Panel): string {
  switch (panel.kind) {
    case 'pay':
      return `pay ${panel.memberId}`
    case 'remove':
      return `remove ${panel.memberId}`
    default:
      return panel.kind
  }
}

/** Of everything that is done to a party. */
export interface PartyProps {
  readonly table: SeatedTable
  readonly calls: FloorCalls
  /** Back to all about the party. */
  readonly onBack: () => void
  /** The party is gone from here. */
  readonly onClose: () => void
}
