// One dish on the owner's menu: what it is, what it costs, whether it can be had.

import { Pencil } from 'lucide-react'
import { memo } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { problemOf } from '../../../api/call-problem.ts'
import { Price } from '../../../parts/price.tsx'
import * as en from '../../../text/en.ts'
import { sentenceFor } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'
import { menuChanges } from './use-own-menu.ts'

interface Props {
  readonly item: MenuItem
  readonly currency: CurrencyCode
  readonly onEdit: (id: number) => void
}

const words = en.ownMenu

export const MenuRow = memo(function MenuRow({ item, currency, onEdit }: Props) {
  const { id, name, description, price, isSoldOut } = item
  return (
    <li className="flex items-start gap-x-3 py-3 [content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]">
      <div className="min-w-0 flex-1 pt-1.5">
        <p className={`wrap-anywhere font-semibold ${isSoldOut ? 'text-muted' : ''}`}>{name}</p>
        {description && <p className="wrap-anywhere text-muted text-small">{description}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5 pt-1.5">
        <Price
          amount={price}
          currency={currency}
          className={isSoldOut ? 'text-muted line-through' : 'font-semibold'}
        />
        <button
          type="button"
          aria-pressed={isSoldOut}
          aria-label={words.soldOutOf(name)}
          onClick={() => void switchSoldOut(item)}
          className="min-h-8 rounded-full border border-edge px-3 text-muted text-small transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent"
        >
          {words.soldOut}
        </button>
      </div>
      <button
        id={`edit-${id}`}
        type="button"
        aria-label={words.edit(name)}
        onClick={() => onEdit(id)}
        className="-mr-3 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
      >
        <Pencil size={18} strokeWidth={1.9} aria-hidden />
      </button>
    </li>
  )
})

async function switchSoldOut(item: MenuItem): Promise<void> {
  try {
    await menuChanges.sellOut(item.restaurantId, item, !item.isSoldOut)
  } catch (error) {
    toast({ title: sentenceFor(problemOf(error), words.changeFailed), tone: 'bad' })
  }
}
