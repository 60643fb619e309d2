// The dishes, category by category. Of a very long menu first as many as anybody scrolls through, the rest on demand.

import { useEffect, useId, useRef, useState } from 'react'
import type { Allergen } from '#domain/menu/allergens.ts'
import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrderFormState } from '../order-form/use-order-form.ts'
import { DishRow } from './dish-row.tsx'
import type { Category } from './find-dishes.ts'
import type { Picks } from './use-picks.ts'

interface Props {
  readonly categories: readonly Category[]
  readonly isSearch: boolean
  readonly typed: string
  /** Where to go; a new one each time. */
  readonly jump: { readonly category: string } | null
  readonly picks: Picks
  readonly state: OrderFormState
  readonly avoided: readonly Allergen[]
}

/** So many dishes at a time. */
const page = 300

const words = en.menuPicker

export function DishList({ categories, isSearch, typed, jump, picks, state, avoided }: Props) {
  const [asked, setAsked] = useState(page)
  const headings = useRef(new Map<string, HTMLElement>())
  const id = useId()
  const count = categories.reduce((sum, { dishes }) => sum + dishes.length, 0)
  const shown = Math.max(asked, jump ? endOf(categories, jump.category) : 0)

  useEffect(() => {
    if (jump) headings.current.get(jump.category)?.scrollIntoView({ block: 'start', behavior: gently() })
  }, [jump])

  return (
    <>
      <p role="status" className={count === 0 ? 'py-10 text-center text-muted' : 'sr-only'}>
        {isSearch && (count === 0 ? words.noMatch(typed) : words.found(count))}
      </p>
      {upTo(categories, shown).map(({ name, dishes }, at) => (
        <section key={name} aria-labelledby={`${id}-${at}`}>
          <h3
            id={`${id}-${at}`}
            ref={heading => {
              if (heading) headings.current.set(name, heading)
              else headings.current.delete(name)
            }}
            className="wrap-anywhere scroll-mt-0 pt-6 pb-1 text-lead"
          >
            <bdi>{name}</bdi>
          </h3>
          <ul className="divide-y divide-line">
            {dishes.map(dish => (
              <DishRow key={dish.id} dish={dish} picks={picks} state={state} avoided={avoided} />
            ))}
          </ul>
        </section>
      ))}
      {count > shown && (
        <Button tone="secondary" size="small" className="mt-4 w-full" onClick={() => setAsked(shown + page)}>
          {words.rest(Math.min(page, count - shown))}
        </Button>
      )}
    </>
  )
}

/** How many dishes there are up to the end of the category. */
function endOf(categories: readonly Category[], wanted: string): number {
  const at = categories.findIndex(({ name }) => name === wanted)
  return categories.slice(0, at + 1).reduce((sum, { dishes }) => sum + dishes.length, 0)
}

function upTo(categories: readonly Category[], most: number): Category[] {
  let left = most
  return categories.flatMap(({ name, dishes }) => {
    const some = dishes.slice(0, Math.max(0, left))
    left -= dishes.length
    return some.length > 0 ? [{ name, dishes: some }] : []
  })
}

function gently(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
