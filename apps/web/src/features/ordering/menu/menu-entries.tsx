// The dishes by category. A very long menu shows its first dishes, and more on demand.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { type Category, endOf, namesDiet, upTo } from './find-menu-items.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { PickState, Picks } from './use-picks.ts'

interface Props {
  readonly categories: readonly Category[]
  readonly isSearch: boolean
  readonly typed: string
  /** The category to scroll to; a new object for each jump. */
  readonly jump: { readonly category: string } | null
  readonly picks: Picks
  readonly state: PickState
  readonly avoided: readonly Allergen[]
}

/** How many dishes are added at a time. */
const page = 300

const words = texts.menuPicker

export function MenuEntries({ categories, isSearch, typed, jump, picks, state, avoided }: Props) {
  const [limit, setLimit] = useState(page)
  const headings = useRef(new Map<string, HTMLElement>())
  const id = useId()
  const count = categories.reduce((sum, { menuItems }) => sum + menuItems.length, 0)
  const shown = Math.max(limit, jump ? endOf(categories, jump.category) : 0)
  const first = categories[0]?.menuItems[0]?.id
  const [current, setCurrent] = useState(first)
  const isDiet = isSearch && namesDiet(typed)
  const isCurrentHere = categories.some(({ menuItems }) =>
    menuItems.some(menuItem => menuItem.id === current),
  )
  const tabStop = isCurrentHere ? current : first

  const follow = ({ target }: FocusEvent) => {
    const menuItem = target.closest<HTMLElement>('[data-dish]')?.dataset.dish
    if (menuItem) setCurrent(Number(menuItem))
  }

  useEffect(() => {
    if (jump) headings.current.get(jump.category)?.scrollIntoView({ block: 'start' })
  }, [jump])

  return (
    <>
      <p role="status" className={count === 0 ? 'py-10 text-center text-muted' : 'sr-only'}>
        {isSearch && (count === 0 ? words.noMatch({ typed }) : words.found({ count }))}
      </p>
      {isDiet && count > 0 && <p className="text-pretty pt-4 text-muted">{words.byDetails}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the dishes within are the controls */}
      <div onFocus={follow} onKeyDown={moveByArrow}>
        {upTo(categories, shown).map(({ name, shownName, menuItems }, at) => (
          <section key={name} aria-labelledby={`${id}-${at}`}>
            <h3
              id={`${id}-${at}`}
              ref={heading => {
                if (heading) headings.current.set(name, heading)
                else headings.current.delete(name)
              }}
              className="wrap-anywhere scroll-mt-(--menu-head,0px) pt-6 pb-1 text-lead"
            >
              <bdi>{shownName}</bdi>
            </h3>
            <ul className="divide-y divide-line">
              {menuItems.map(menuItem => (
                <MenuEntry
                  key={menuItem.id}
                  {...{ menuItem, picks, state, avoided }}
                  showsAllergens={isDiet}
                  isTabStop={menuItem.id === tabStop}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {count > shown && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={() => setLimit(shown + page)}>
          {words.rest({ count: Math.min(page, count - shown) })}
        </Button>
      )}
    </>
  )
}

/** The list is one stop of the Tab key: arrow keys, Home and End move between the dishes. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
  const menuItems = [...currentTarget.querySelectorAll<HTMLElement>('[data-dish]')]
  const here = menuItems.findIndex(menuItem => menuItem.contains(target))
  const last = menuItems.length - 1
  const to = { ArrowDown: Math.min(here + 1, last), ArrowUp: Math.max(here - 1, 0), Home: 0, End: last }[key]
  const menuItem = to === undefined ? undefined : menuItems[to]
  if (!menuItem) return
  event.preventDefault()
  const control = menuItem.querySelector<HTMLElement>('[data-step]') ?? menuItem.querySelector('button')
  control?.focus()
}
