// A card that opens a form for ordering by hand. It shows what was chosen there and not sent.

import type { LucideIcon } from 'lucide-react'
import type { Group } from '#contract/groups.ts'
import { orderTotal } from '#domain/orders/order.ts'
import { money } from '../../text/format.ts'
import * as texts from '../../text/texts.ts'
import { draftOf } from './order-form/draft.ts'
import { preloadForm } from './order-form/lazy-order-form.tsx'
import { isItem, itemOf, quantityOf } from './order-form/order-rows.ts'

interface Props {
  readonly group: Group
  readonly id: string
  readonly icon: LucideIcon
  readonly title: string
  readonly hint: string
  readonly onOpen: () => void
}

export function EntryCard({ group, id, icon: Icon, title, hint, onOpen }: Props) {
  const notSent = notSentText(group)
  return (
    <button
      type="button"
      id={id}
      aria-expanded={false}
      onClick={onOpen}
      {...preloadForm}
      className="flex min-h-20 w-full items-center gap-4 rounded-card border border-line bg-card p-4 text-start transition-[scale] active:scale-[0.985]"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-accent-text">
        <Icon size={20} strokeWidth={1.9} aria-hidden />
      </span>
      <span>
        <span className="block font-[560] font-serif text-lead leading-snug">{title}</span>
        <span className={`block text-small ${notSent ? 'font-semibold text-accent-text' : 'text-muted'}`}>
          {notSent ?? hint}
        </span>
      </span>
    </button>
  )
}

/** "1 chosen, not sent – $9.00": the dishes in the draft of a new order. It changes only while this card is away. */
function notSentText({ id, currency }: Group): string | undefined {
  const rows = draftOf(id, 'new')?.rows.filter(row => isItem(row, currency)) ?? []
  if (rows.length === 0) return undefined
  const dishes = rows.reduce((sum, row) => sum + quantityOf(row), 0)
  return texts.group.notSent(dishes, money(orderTotal(rows.map(row => itemOf(row, currency))), currency))
}
