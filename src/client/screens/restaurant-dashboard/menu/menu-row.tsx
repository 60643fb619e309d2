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
          className="group -my-1.5 grid min-h-11 place-items-center"
        >
          <span className="rounded-full border border-edge px-3 py-1 text-muted text-small transition-colors group-hover:text-ink group-aria-pressed:border-accent group-aria-pressed:bg-accent group-aria-pressed:font-semibold group-aria-pressed:text-on-accent">
            {words.soldOut}
          </span>
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
