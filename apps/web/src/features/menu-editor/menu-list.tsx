// The dishes by category with a search field, which filters while the owner types.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ArrowUpDown, ListChecks, Search, X } from 'lucide-react'
import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { findItems } from '../portal/find-items.ts'
import { MenuCategories } from './menu-categories.tsx'

interface Props {
  readonly restaurant: OwnRestaurant
  readonly items: readonly MenuItem[]
  readonly orderButton: RefObject<HTMLButtonElement | null>
  readonly onOrder: () => void
  readonly optionsButton: RefObject<HTMLButtonElement | null>
  readonly onOptions: () => void
}

const words = texts.ownMenu

export function MenuList(props: Props) {
  const { restaurant, items, orderButton, onOrder, optionsButton, onOptions } = props
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const found = useMemo(() => findItems(items, search), [items, search])
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
        <Button ref={optionsButton} tone="quiet" size="small" className="-mx-3 px-3" onClick={onOptions}>
          <ListChecks size={18} strokeWidth={1.9} aria-hidden />
          {texts.ownOptions.title}
        </Button>
      </div>
      <p role="status" className="pt-2 text-muted text-small empty:hidden">
        {search === ''
          ? null
          : found.length === 0
            ? words.nothingFound({ typed: search })
            : words.found({ count: found.length })}
      </p>
      <MenuCategories restaurant={restaurant} items={items} found={found} search={search} />
    </>
  )
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <div className="relative min-w-48 flex-1">
      <Search
        size={18}
        strokeWidth={1.9}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
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
        className="min-h-11 w-full rounded-button border border-edge bg-card pe-11 ps-10 text-input placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={() => onType('')}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center text-muted hover:text-ink"
        >
          <X size={18} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    </div>
  )
}
