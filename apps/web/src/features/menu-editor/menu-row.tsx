// One dish on the owner's menu: name, description, price, and the switch for its availability.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { BareSwitch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { Price } from '../currency/price.tsx'
import { menuChanges } from '../portal/use-own-menu.ts'

interface Props {
  readonly item: MenuItem
  readonly onEdit: (id: number) => void
}

const words = texts.ownMenu

export const MenuRow = memo(function MenuRow({ item, onEdit }: Props) {
  const { id, name, description, price, isSoldOut } = item
  return (
    <li className="flex items-center gap-x-1 py-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_4.7rem] sm:gap-x-3">
      <div className="flex min-w-0 flex-1 flex-col gap-x-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className={`wrap-anywhere font-semibold ${isSoldOut ? 'text-muted' : ''}`}>{name}</p>
          {description && (
            <p className="wrap-anywhere line-clamp-2 whitespace-pre-line text-muted text-small">
              {description}
            </p>
          )}
        </div>
        <Price amount={price} className={`sm:shrink-0 ${isSoldOut ? 'text-muted' : ''}`} />
      </div>
      <div className="flex w-21 shrink-0 flex-col items-center">
        <BareSwitch
          aria-label={words.availableOf({ name })}
          checked={!isSoldOut}
          onChange={() => void switchSoldOut(item)}
        />
        <span
          aria-hidden
          className={`-mt-2 text-small ${isSoldOut ? 'font-semibold text-danger' : 'text-muted'}`}
        >
          {isSoldOut ? words.soldOut : words.available}
        </span>
      </div>
      <button
        id={`edit-${id}`}
        type="button"
        aria-label={words.edit({ name })}
        onClick={() => onEdit(id)}
        className="-me-3 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
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
