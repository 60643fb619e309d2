// The dishes of the file by category, as the menu will show them.

import type { ReactNode } from 'react'
import { BlockHeading } from './block-heading.tsx'
import { type CategoryGroup, firstOf } from './check-layout.ts'
import type { BlockActions } from './row-actions.ts'
import { type ShowMore, ShowMoreButton } from './show-more-button.tsx'

interface Props {
  readonly groups: readonly CategoryGroup[]
  readonly more: ShowMore
  readonly blocks: BlockActions
  readonly show: (at: number) => ReactNode
}

export function CategoryRows({ groups, more, blocks, show }: Props) {
  return (
    <>
      {firstOf(groups, more.shown).map(({ category, rows, included }) => (
        <section key={rows[0]} aria-label={category} className="pt-6">
          <BlockHeading category={category} rows={included} blocks={blocks} />
          <ul className="divide-y divide-line">{rows.map(show)}</ul>
        </section>
      ))}
      <ShowMoreButton more={more} />
    </>
  )
}
