// The dishes as a menu prints them: by category, the price at the end of the line. Searched as one types.

import { ArrowUpDown, Search, X } from 'lucide-react'
import { memo, type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { MenuItem } from '#contract/menu.ts'
import type { OwnRestaurant } from '#contract/restaurants.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import { useGrowing } from '../../../ui/use-growing.ts'
import { focusIfLost } from '../focus-if-lost.ts'
import { findItems, underHeadings } from './find-items.ts'
import { ItemForm } from './item-form.tsx'
import { MenuRow } from './menu-row.tsx'

interface Props {
  readonly restaurant: OwnRestaurant
  readonly items: readonly MenuItem[]
  readonly orderButton: RefObject<HTMLButtonElement | null>
  readonly onOrder: () => void
}

const words = en.ownMenu

export function MenuList({ restaurant, items, orderButton, onOrder }: Props) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useMemo(() => findItems(items, search), [items, search])
  const { shown, next, grow } = useGrowing(found.length, search)
  const headings = useMemo(() => underHeadings(found.slice(0, shown)), [found, shown])
  const hasCategories = useMemo(() => new Set(items.map(({ category }) => category)).size > 1, [items])
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField typed={typed} onType={setTyped} />
        {hasCategories && (
          <Button ref={orderButton} tone="quiet" size="small" className="-mx-3 px-3" onClick={onOrder}>
            <ArrowUpDown size={18} strokeWidth={1.9} aria-hidden />
            {words.order.open}
          </Button>
        )}
      </div>
      <p role="status" className="pt-2 text-muted text-small empty:hidden">
        {search === '' ? null : found.length === 0 ? words.nothingFound(search) : words.found(found.length)}
      </p>
      <Headings headings={headings} restaurant={restaurant} items={items} />
      {next > 0 && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={grow}>
          {words.showMore(next)}
        </Button>
      )}
    </>
  )
}

interface HeadingsProps {
  readonly headings: ReturnType<typeof underHeadings>
  readonly restaurant: OwnRestaurant
  readonly items: readonly MenuItem[]
}

/** Drawn anew only when it finds others, not at every key. */
const Headings = memo(function Headings({ headings, restaurant, items }: HeadingsProps) {
  const [editing, setEditing] = useState<number | null>(null)
  const close = (id: number) => {
    // Another may have been opened while this one was on its way.
    setEditing(now => (now === id ? null : now))
    focusIfLost(() => document.getElementById(`edit-${id}`))
  }
  return headings.map(({ category, items: dishes }) => (
    <section key={category} aria-label={category} className="pt-7">
      <h3 className="wrap-anywhere flex items-baseline justify-between gap-4 pb-1 text-accent-text text-lead">
        {category}
        <span className="shrink-0 font-normal font-sans text-muted text-small">
          {words.dishes(dishes.length)}
        </span>
      </h3>
      <ul className="divide-y divide-line">
        {dishes.map(item =>
          item.id === editing ? (
            <li key={item.id} className="py-3">
              <ItemForm restaurant={restaurant} items={items} item={item} onClose={() => close(item.id)} />
            </li>
          ) : (
            <MenuRow key={item.id} item={item} currency={restaurant.currency} onEdit={setEditing} />
          ),
        )}
      </ul>
    </section>
  ))
})

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <div className="relative min-w-48 flex-1">
      <Search
        size={18}
        strokeWidth={1.9}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-muted"
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onType('')
        }}
        className="min-h-11 w-full rounded-button border border-edge bg-card pr-11 pl-10 text-input placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={() => onType('')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <X size={18} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    </div>
  )
}
