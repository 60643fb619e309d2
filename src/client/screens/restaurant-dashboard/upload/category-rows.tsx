// The dishes of the file by category, as the menu will show them.

import type { ReactNode } from 'react'
import { type CategoryGroup, firstOf } from './check-layout.ts'
import { type ShowMore, ShowMoreButton } from './show-more-button.tsx'

interface Props {
  readonly groups: readonly CategoryGroup[]
  readonly more: ShowMore
  readonly show: (at: number) => ReactNode
}

export function CategoryRows({ groups, more, show }: Props) {
  return (
    <>
      {firstOf(groups, more.shown).map(({ category, rows }) => (
        <section key={category} aria-label={category} className="pt-6">
          <h4 className="wrap-anywhere font-[560] font-serif text-accent-text text-lead">{category}</h4>
          <ul className="divide-y divide-line">{rows.map(show)}</ul>
        </section>
      ))}
      <ShowMoreButton more={more} />
    </>
  )
}
