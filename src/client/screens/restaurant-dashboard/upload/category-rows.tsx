// Dishes of the file under their categories, as the menu will print them.

import type { ReactNode } from 'react'
import { type CategoryGroup, firstOf } from './check-layout.ts'
import { type Growing, More } from './more.tsx'

interface Props {
  readonly groups: readonly CategoryGroup[]
  readonly growing: Growing
  readonly show: (at: number) => ReactNode
}

export function CategoryRows({ groups, growing, show }: Props) {
  return (
    <>
      {firstOf(groups, growing.shown).map(({ category, rows }) => (
        <section key={category} aria-label={category} className="pt-6">
          <h4 className="wrap-anywhere font-[560] font-serif text-accent-text text-lead">{category}</h4>
          <ul className="divide-y divide-line">{rows.map(show)}</ul>
        </section>
      ))}
      <More growing={growing} />
    </>
  )
}
