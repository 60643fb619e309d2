// The found dishes by category. Categories can be collapsed, and a long menu starts with all of them collapsed.

import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ChevronDown, Settings2 } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import { useShowMore } from '../../ui/use-show-more.ts'
import { hasDraft } from '../portal/drafts.ts'
import { firstOf, groupByCategory } from '../portal/find-items.ts'
import { CategoryEditor } from './category-editor.tsx'
import { ItemForm } from './item-form.tsx'
import { MenuRow } from './menu-row.tsx'
import { menuItemDraftKey } from './use-item-form.ts'

interface Props {
  readonly restaurant: OwnRestaurant
  /** The whole menu. */
  readonly items: readonly MenuItem[]
  readonly found: readonly MenuItem[]
  /** The search text. */
  readonly search: string
}

/** With more dishes than this, the categories start collapsed. */
const maxMenuItemsOfShortMenu = 40

const words = texts.ownMenu

/** Renders again only when the found dishes change, not at every keystroke. */
export const MenuCategories = memo(function MenuCategories({ restaurant, items, found, search }: Props) {
  const [editing, setEditing] = useState(
    () => items.find(({ id }) => hasDraft(menuItemDraftKey(restaurant.id, id)))?.id ?? null,
  )
  const [arranging, setArranging] = useState<string | null>(null)
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isShort = search !== '' || items.length <= maxMenuItemsOfShortMenu
  const headings = useMemo(() => groupByCategory(found), [found])
  const isOpen = (category: string) => toggled.get(category) ?? isShort
  const open = headings.filter(({ category }) => isOpen(category))
  const total = open.reduce((sum, { items: menuItems }) => sum + menuItems.length, 0)
  const { shown, next, showMore } = useShowMore(total, search)
  const rowsOf = firstOf(open, shown)
  const closeForm = (id: number) => {
    // Another form may have been opened while this one was being saved.
    setEditing(now => (now === id ? null : now))
    focusIfLost(() => document.getElementById(`edit-${id}`))
  }
  const closeEditor = (category: string) => {
    setArranging(null)
    focusIfLost(() => document.getElementById(`arrange-${category}`))
  }
  return (
    <>
      {headings.map(({ category, items: menuItems }) => (
        <section key={category} aria-label={category} className="pt-4">
          <CategoryHeading
            category={category}
            count={menuItems.length}
            isOpen={isOpen(category)}
            onToggle={() => setToggled(new Map(toggled).set(category, !isOpen(category)))}
            onArrange={() => setArranging(category)}
          />
          {arranging === category ? (
            <CategoryEditor
              restaurantId={restaurant.id}
              category={category}
              items={items}
              onClose={() => closeEditor(category)}
            />
          ) : (
            <ul className="divide-y divide-line">
              {rowsOf.get(category)?.map(item =>
                item.id === editing ? (
                  <li key={item.id} className="py-3">
                    <ItemForm
                      restaurant={restaurant}
                      items={items}
                      item={item}
                      onClose={() => closeForm(item.id)}
                    />
                  </li>
                ) : (
                  <MenuRow key={item.id} item={item} onEdit={setEditing} />
                ),
              )}
            </ul>
          )}
        </section>
      ))}
      {next > 0 && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={showMore}>
          {words.showMore({ count: next })}
        </Button>
      )}
    </>
  )
})

// The heading of a category with its number of dishes: toggles the list, and opens the editor of the category.

interface CategoryHeadingProps {
  readonly category: string
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onArrange: () => void
}

function CategoryHeading({ category, count, isOpen, onToggle, onArrange }: CategoryHeadingProps) {
  return (
    <div className="flex items-center gap-2 border-line border-b">
      <h3 className="min-w-0 flex-1 text-accent-text text-lead">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center gap-2 text-start"
        >
          <ChevronDown
            size={20}
            strokeWidth={1.9}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="wrap-anywhere flex-1">{category}</span>
          <span className="shrink-0 font-normal font-sans text-muted text-small">
            {words.dishes({ count })}
          </span>
        </button>
      </h3>
      <button
        id={`arrange-${category}`}
        type="button"
        aria-label={words.category.arrange({ name: category })}
        onClick={onArrange}
        className="-me-3 grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:text-ink"
      >
        <Settings2 size={18} strokeWidth={1.9} aria-hidden />
      </button>
    </div>
  )
}
