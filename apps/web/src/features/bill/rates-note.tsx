// Explains whether tax and service fee are the restaurant's or the group's. A group's rates can be changed.

import type { Group } from '@tablemate/contract/groups.ts'
import type { Rates } from '@tablemate/domain/bill/bill-total.ts'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import type { RatesSheetProps } from './rates-sheet.tsx'
import { RatesSheet } from './rates-sheet.tsx'

const words = texts.billSplit

interface Props extends Pick<RatesSheetProps, 'rates' | 'onChoose'> {
  readonly group: Group
}

export function RatesNote({ group, rates, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isOfRestaurant = group.restaurantId !== null
  const note = noteOn(rates, isOfRestaurant)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
      {note && <p className="min-w-0 flex-1 basis-48 text-pretty text-muted text-small">{note}</p>}
      {!isOfRestaurant && (
        <Button
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          className="-mx-3 ms-auto shrink-0"
          onClick={() => setOpen(true)}
        >
          {words.rates.title}
        </Button>
      )}
      {isOpen && <RatesSheet rates={rates} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  )
}

function noteOn({ taxRate, serviceFeeRate, isTaxIncluded }: Rates, isOfRestaurant: boolean): string | null {
  if (isOfRestaurant) return serviceFeeRate > 0 ? words.bill.feeOfRestaurant : null
  const isAnyAdded = serviceFeeRate > 0 || (taxRate > 0 && !isTaxIncluded)
  return isAnyAdded ? words.bill.ratesOfTable : null
}
