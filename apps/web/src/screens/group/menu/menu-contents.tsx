// The menu to pick from, in a screen or in a sheet: search and categories, and the dishes or the chosen ones.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Loaded } from '../../../api/loaded.ts'
import { useGroupCurrency } from '../../../parts/currency/currency-provider.tsx'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { NoteField } from '../order-form/note-field.tsx'
import type { OrderFormOptions, OrderFormState } from '../order-form/use-order-form.ts'
import { CategoryStrip } from './category-strip.tsx'
import { ChosenItems } from './chosen-items.tsx'
import { makeFinder } from './find-menu-items.ts'
import { MenuEntries } from './menu-entries.tsx'
import { SearchField } from './search-field.tsx'
import { usePicks } from './use-picks.ts'

export interface MenuProps {
  readonly menu: Loaded<readonly MenuItem[]>
  readonly state: OrderFormState
  readonly order: OrderFormOptions['order']
  /** The allergens of the member that the diner orders for. */
  readonly avoided: readonly Allergen[]
  /** Types a dish that is not on the menu. The search text may be its name. Null: the restaurant takes none. */
  readonly onType: ((name: string) => void) | null
}

export type MenuView = ReturnType<typeof useMenuView>

const words = texts.menuPicker
const noMenuItems: readonly MenuItem[] = []

/** What of the menu is shown: all dishes, those found, or the chosen ones. `toTop` scrolls to the first of them. */
export function useMenuView({ menu, state, order }: MenuProps, toTop: () => void) {
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
    <Content menu={menu} onType={type}>
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
    </Content>
  )
}

function Content({
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
