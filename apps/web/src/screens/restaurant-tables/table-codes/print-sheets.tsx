// Prints the pages with the table codes. They are rendered outside of the app, which is hidden on paper meanwhile.

import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { RestaurantTableCard } from './restaurant-table-card.tsx'

interface Props {
  readonly restaurant: { readonly name: string }
  readonly restaurantTables: readonly RestaurantTable[]
  /** Called after printing or cancelling. */
  readonly onPrinted: () => void
}

/** Two columns and four rows fit within the margins of A4 and of Letter. */
export const cardsPerPage = 8

export function PrintSheets({ restaurant, restaurantTables, onPrinted }: Props) {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.classList.add('on-screen-only')
    // Most browsers block in `print` until printing is over. The event covers those that do not.
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => {
      window.removeEventListener('afterprint', onPrinted)
      app?.classList.remove('on-screen-only')
    }
  }, [onPrinted])
  const pages = Math.ceil(restaurantTables.length / cardsPerPage)
  return createPortal(
    <div className="on-paper-only">
      {Array.from({ length: pages }, (_, page) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its number
          key={page}
          className="grid grid-cols-2 gap-[3mm] not-last:break-after-page"
        >
          {restaurantTables.slice(page * cardsPerPage, (page + 1) * cardsPerPage).map(restaurantTable => (
            <RestaurantTableCard
              key={restaurantTable.id}
              restaurant={restaurant}
              restaurantTable={restaurantTable}
            />
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}
