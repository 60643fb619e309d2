// The dishes by category. A very long menu shows its first dishes, and more on demand.

import { useEffect, useId, useRef, useState } from 'react'
import type { Allergen } from '#domain/menu/allergens.ts'
import * as texts from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrderFormState } from '../order-form/use-order-form.ts'
import { DishRow } from './dish-row.tsx'
import type { Category } from './find-dishes.ts'
import type { Picks } from './use-picks.ts'

interface Props {
  readonly categories: readonly Category[]
  readonly isSearch: boolean
  readonly typed: string
  /** The category to scroll to; a new object for each jump. */
  readonly jump: { readonly category: string } | null
  readonly picks: Picks
  readonly state: OrderFormState
  readonly avoided: readonly Allergen[]
}

/** How many dishes are added at a time. */
const page = 300

const words = texts.menuPicker

export function DishList({ categories, isSearch, typed, jump, picks, state, avoided }: Props) {
  const [limit, setLimit] = useState(page)
  const headings = useRef(new Map<string, HTMLElement>())
  const id = useId()
  const count = categories.reduce((sum, { dishes }) => sum + dishes.length, 0)
  const shown = Math.max(limit, jump ? endOf(categories, jump.category) : 0)

  useEffect(() => {
    if (jump) headings.current.get(jump.category)?.scrollIntoView({ block: 'start', behavior: motion() })
  }, [jump])

  return (
    <>
      <p role="status" className={count === 0 ? 'py-10 text-center text-muted' : 'sr-only'}>
        {isSearch && (count === 0 ? words.noMatch(typed) : words.found(count))}
      </p>
      {upTo(categories, shown).map(({ name, shownName, dishes }, at) => (
        <section key={name} aria-labelledby={`${id}-${at}`}>
          <h3
            id={`${id}-${at}`}
            ref={heading => {
              if (heading) headings.current.set(name, heading)
              else headings.current.delete(name)
            }}
            className="wrap-anywhere scroll-mt-0 pt-6 pb-1 text-lead"
          >
            <bdi>{shownName}</bdi>
          </h3>
          <ul className="divide-y divide-line">
            {dishes.map(dish => (
              <DishRow key={dish.id} dish={dish} picks={picks} state={state} avoided={avoided} />
            ))}
          </ul>
        </section>
      ))}
      {count > shown && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={() => setLimit(shown + page)}>
          {words.rest(Math.min(page, count - shown))}
        </Button>
      )}
    </>
  )
}

/** The number of dishes up to the end of the category. */
function endOf(categories: readonly Category[], category: string): number {
  const at = categories.findIndex(({ name }) => name === category)
  return categories.slice(0, at + 1).reduce((sum, { dishes }) => sum + dishes.length, 0)
}

function upTo(categories: readonly Category[], max: number): Category[] {
  let left = max
  return categories.flatMap(category => {
    const some = category.dishes.slice(0, Math.max(0, left))
    left -= category.dishes.length
    return some.length > 0 ? [{ ...category, dishes: some }] : []
  })
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
