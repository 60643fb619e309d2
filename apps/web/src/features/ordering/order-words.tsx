// The note for the kitchen, and the words of an order that were not understood.

import type { Order } from '@tablemate/contract/orders.ts'
import { texts } from '../../lib/text/texts.ts'
import { NotUnderstood } from './not-understood.tsx'

interface Props {
  readonly order: Pick<Order, 'note' | 'transcription' | 'notUnderstood'>
  readonly isExplained?: boolean
  readonly className?: string
}

export function OrderWords({ order, isExplained = true, className = '' }: Props) {
  const { note, transcription, notUnderstood } = order
  if (!note && notUnderstood.length === 0) return null
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      {note && <OrderNote note={note} />}
      {notUnderstood.length > 0 && (
        <NotUnderstood transcript={transcription} stretches={notUnderstood} isExplained={isExplained} />
      )}
    </div>
  )
}

/** Emphasised, because a note may name an allergy. */
export function OrderNote({ note, className = '' }: { note: string; className?: string }) {
  return (
    <p className={`wrap-anywhere font-semibold ${className}`}>
      {texts.order.note} <bdi>{note}</bdi>
    </p>
  )
}
