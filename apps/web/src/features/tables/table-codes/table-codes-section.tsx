// The section in which the owner adds, edits and prints the codes of the tables.

import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { Plus, Printer } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { PortalSection } from '../../portal/portal-layout.tsx'
import { SectionFailed } from '../../portal/section-failed.tsx'
import { useRestaurantTables } from '../use-restaurant-tables.ts'
import { AddRestaurantTables } from './add-restaurant-tables.tsx'
import { RestaurantTableCard } from './restaurant-table-card.tsx'
import { RestaurantTableList } from './restaurant-table-list.tsx'

const words = texts.tableCodes

export function TableCodesSection({ restaurant }: { restaurant: OwnRestaurant }) {
  const state = useRestaurantTables(restaurant.id)
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const restaurantTables = state.kind === 'ready' ? state.value : []
  const close = () => {
    setAdding(false)
    focusIfLost(() => opener.current)
  }
  const isEmpty = state.kind === 'ready' && restaurantTables.length === 0
  return (
    <PortalSection
      title={words.title}
      hint={words.hint}
      action={
        restaurantTables.length > 0 && (
          <Button
            ref={opener}
            tone="secondary"
            size="small"
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            <Plus size={18} strokeWidth={1.9} aria-hidden />
            {words.addMore}
          </Button>
        )
      }
    >
      {state.kind === 'loading' && (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <SectionFailed text={words.failed} onRetry={state.retry} />}
      {isEmpty && <p className="pb-4 text-pretty font-semibold">{words.empty}</p>}
      {(isEmpty || isAdding) && (
        <AddRestaurantTables restaurantId={restaurant.id} onAdded={close} onCancel={isEmpty ? null : close} />
      )}
      {restaurantTables.length > 0 && (
        <PrintableTables restaurant={restaurant} restaurantTables={restaurantTables} />
      )}
    </PortalSection>
  )
}

interface PrintableTablesProps {
  readonly restaurant: OwnRestaurant
  readonly restaurantTables: readonly RestaurantTable[]
}

function PrintableTables({ restaurant, restaurantTables }: PrintableTablesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isPrinting, setPrinting] = useState(false)
  const stop = useCallback(() => setPrinting(false), [])
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const picked = restaurantTables.filter(({ id }) => chosen.has(id))
  // Without a selection, all tables are printed.
  const printed = picked.length > 0 ? picked : restaurantTables
  const [first] = printed
  return (
    <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div>
        <RestaurantTableList
          restaurantId={restaurant.id}
          restaurantTables={restaurantTables}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <div className="lg:sticky lg:top-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-5 lg:pt-0">
          <Button size="small" onClick={() => setPrinting(true)}>
            <Printer size={18} strokeWidth={1.9} aria-hidden />
            {words.print({ count: printed.length })}
          </Button>
          <p className="text-muted text-small">
            {words.pages({ count: Math.ceil(printed.length / cardsPerPage) })}
          </p>
        </div>
        {first && (
          <section aria-label={words.preview} className="max-w-80 pt-5">
            <RestaurantTableCard restaurant={restaurant} restaurantTable={first} />
          </section>
        )}
      </div>
      {isPrinting && <PrintSheets restaurant={restaurant} restaurantTables={printed} onPrinted={stop} />}
    </div>
  )
}

// Prints the pages with the table codes. They are rendered outside of the app, which is hidden on paper meanwhile.

interface Props {
  readonly restaurant: { readonly name: string }
  readonly restaurantTables: readonly RestaurantTable[]
  /** Called after printing or cancelling. */
  readonly onPrinted: () => void
}

/** Two columns and four rows fit within the margins of A4 and of Letter. */
const cardsPerPage = 8

function PrintSheets({ restaurant, restaurantTables, onPrinted }: Props) {
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
