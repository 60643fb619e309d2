// The menu to pick from, in a screen or in a sheet: search and categories, and the dishes or the chosen ones.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Loaded } from '../../../lib/api/loaded.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { Price } from '../../currency/price.tsx'
import { NoteField } from '../form/note-field.tsx'
import { itemOf } from '../form/order-rows.ts'
import type { OrderFormOptions, OrderFormState } from '../form/use-order-form.ts'
import { pill } from '../order-mark.tsx'
import { OriginalName } from '../original-name.tsx'
import { AllergenWarning } from './allergen-warning.tsx'
import { type Category, makeFinder } from './find-menu-items.ts'
import { MenuEntries } from './menu-entries.tsx'
import { PickedLine } from './picked-line.tsx'
import { SearchField } from './search-field.tsx'
import { allergensOf, nameOf, type PickState, type Picks, usePicks } from './use-picks.ts'

export interface MenuProps {
  readonly menu: Loaded<readonly MenuItem[]>
  readonly state: OrderFormState
  readonly order: OrderFormOptions['order']
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
  /** Types a dish that is not on the menu. The search text may be its name. Null: the restaurant takes none. */
  readonly onType: ((name: string) => void) | null
}

type Submits = Pick<OrderFormState, 'submit'>

export type MenuView = ReturnType<typeof useMenuView>

const words = texts.menuPicker
const noMenuItems: readonly MenuItem[] = []

/** What of the menu is shown: all dishes, those found, or the chosen ones. `toTop` scrolls to the first of them. */
export function useMenuView(
  { menu, state, order }: { readonly state: PickState & Submits } & Pick<MenuProps, 'menu' | 'order'>,
  toTop: () => void,
) {
  const currency = useGroupCurrency()
  const menuItems = menu.kind === 'ready' ? menu.value : noMenuItems
  const picks = usePicks(state, menuItems, currency)
  const [shows, setShows] = useState<'menu' | 'chosen'>(() =>
    order && order.items.length > 0 ? 'chosen' : 'menu',
  )
  const [typed, setTyped] = useState('')
  const [jump, setJump] = useState<{ readonly category: string } | null>(null)
  const finder = useMemo(() => makeFinder(menuItems), [menuItems])
  const searched = useDeferredValue(typed)
  return {
    picks,
    menuItems,
    /** Asks for the first choice that is missing, or sends the order. */
    submit(event: FormEvent) {
      const unsettled = picks.all.find(picks.isUnsettled)
      if (!unsettled?.menuItem) return void state.submit(event)
      event.preventDefault()
      const { menuItem, row, at } = unsettled
      picks.choose({ menuItem, options: row.options, at })
    },
    typed,
    searched,
    jump,
    isShowingChosen: shows === 'chosen' && picks.all.length > 0,
    found: useMemo(() => finder(searched), [finder, searched]),
    categories: useMemo(() => finder(''), [finder]),
    search(text: string) {
      setTyped(text)
      setJump(null)
      setShows('menu')
      toTop()
    },
    goTo(category: string) {
      setTyped('')
      setShows('menu')
      setJump({ category })
    },
    toggleChosen() {
      setTyped('')
      setShows(shows === 'chosen' ? 'menu' : 'chosen')
      toTop()
    },
  }
}

export function MenuHead({ view }: { readonly view: MenuView }) {
  return (
    <>
      <div className="gutter pt-2">
        <SearchField value={view.typed} onChange={view.search} />
      </div>
      <CategoryStrip
        categories={view.categories}
        chosen={view.picks.count}
        current={view.isShowingChosen ? 'chosen' : view.jump}
        onChosen={view.toggleChosen}
        onJump={view.goTo}
      />
    </>
  )
}

export function MenuBody({ menu, state, avoided, onType, view }: MenuProps & { readonly view: MenuView }) {
  const { picks, searched, jump } = view
  const type = onType && (() => onType(view.typed.trim()))
  return (
    <MenuContent menu={menu} onType={type}>
      {view.isShowingChosen ? (
        <>
          <ChosenItems picks={picks} state={state} avoided={avoided} />
          <NoteField state={state} />
        </>
      ) : (
        <MenuEntries
          categories={view.found}
          isSearch={searched.trim() !== ''}
          typed={searched.trim()}
          jump={jump}
          picks={picks}
          state={state}
          avoided={avoided}
        />
      )}
      {type && (
        <Button tone="quiet" size="small" className="mt-4 w-full" onClick={type}>
          {words.type}
        </Button>
      )}
    </MenuContent>
  )
}

/** The dishes, once the menu is loaded. */
export function MenuContent({
  menu,
  onType,
  children,
}: {
  menu: Loaded<readonly MenuItem[]>
  onType: (() => void) | null
  children: ReactNode
}) {
  switch (menu.kind) {
    case 'ready':
      return children
    case 'loading':
      return (
        <SkeletonGroup label={words.loading} className="flex flex-col gap-3 [&]:pt-1">
          {['h-6 w-32', 'h-16', 'h-16', 'h-16', 'h-16'].map((size, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity than their index
            <Skeleton key={at} className={size} />
          ))}
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <EmptyState
          {...words.failed}
          action={
            <span className="flex flex-col gap-2">
              <Button onClick={menu.retry}>{words.retry}</Button>
              {onType && (
                <Button tone="quiet" onClick={onType}>
                  {words.typeAll}
                </Button>
              )}
            </span>
          }
        />
      )
  }
}

// A scrolling row of links to the menu's categories and to the chosen dishes.

interface Props {
  readonly categories: readonly Category[]
  /** The number of chosen dishes. */
  readonly chosen: number
  readonly current: 'chosen' | { readonly category: string } | null
  readonly onChosen: () => void
  readonly onJump: (category: string) => void
}

function CategoryStrip({ categories, chosen, current, onChosen, onJump }: Props) {
  const isChosen = current === 'chosen'
  return (
    <nav aria-label={words.categories} className="gutter overflow-x-auto py-2.5 [scrollbar-width:none]">
      <ul className="flex w-max gap-2">
        {chosen > 0 && (
          <li>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={onChosen}
              className={`${tab} font-semibold ${isChosen ? 'border-accent bg-accent text-on-accent' : 'border-accent-text bg-tint text-accent-text'}`}
            >
              {words.chosen({ count: chosen })}
            </button>
          </li>
        )}
        {categories.map(({ name, shownName }) => {
          const isHere = !isChosen && current?.category === name
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={isHere || undefined}
                onClick={() => onJump(name)}
                className={`${tab} ${isHere ? 'border-ink bg-ink text-paper' : 'border-line bg-card hover:border-edge'}`}
              >
                <bdi className="max-w-64 truncate">{shownName}</bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const tab =
  'inline-flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap rounded-full border px-4 transition-colors'

// The dishes chosen so far, including dishes that are not on the menu.

interface ChosenItemsProps {
  readonly picks: Picks
  readonly state: PickState
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
}

export function ChosenItems({ picks, state, avoided }: ChosenItemsProps) {
  const currency = useGroupCurrency()
  return (
    <section aria-label={words.chosenTitle} className="pt-2">
      <ul className="divide-y divide-line">
        {picks.all.map(pick => (
          <li key={pick.at} className="py-3.5">
            <p className="flex items-baseline gap-x-4">
              <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold text-input">{nameOf(pick)}</bdi>
              <Price amount={itemOf(pick.row, currency).price} />
            </p>
            {nameOf(pick) !== pick.row.name && <OriginalName name={pick.row.name} />}
            {pick.menuItem && (
              <AllergenWarning allergens={allergensOf(pick.menuItem, pick.row.options)} avoided={avoided} />
            )}
            {(!pick.menuItem || pick.menuItem.isSoldOut) && (
              <span className={`${pill} mt-1.5 bg-line text-ink`}>
                {pick.menuItem ? words.soldOut : words.offMenu}
              </span>
            )}
            <PickedLine pick={pick} picks={picks} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
