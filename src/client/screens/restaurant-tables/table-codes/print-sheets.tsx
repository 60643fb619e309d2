// The pages with the codes, for the printer alone: they stand beside the app, which stays off the paper meanwhile.

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { RestaurantTable } from '#contract/tables.ts'
import { TableCard } from './table-card.tsx'

interface Props {
  readonly restaurant: { readonly name: string }
  readonly tables: readonly RestaurantTable[]
  /** The print was made, or called off. */
  readonly onPrinted: () => void
}

/** Of A4 and of Letter, within the margins of the page: two beside each other, four beneath. */
export const cardsPerPage = 8

export function PrintSheets({ restaurant, tables, onPrinted }: Props) {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.classList.add('on-screen-only')
    // Most browsers wait until the printing is over; those that do not, tell when it is.
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', onPrinted)
      app?.classList.remove('on-screen-only')
    }
  }, [onPrinted])
  const pages = Math.ceil(tables.length / cardsPerPage)
  return createPortal(
    <div className="on-paper-only">
      {Array.from({ length: pages }, (_, page) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={page}
          className="grid grid-cols-2 gap-[3mm] not-last:break-after-page"
        >
          {tables.slice(page * cardsPerPage, (page + 1) * cardsPerPage).map(table => (
            <TableCard key={table.id} restaurant={restaurant} table={table} />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}
