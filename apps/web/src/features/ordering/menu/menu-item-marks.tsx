// The diet marks of a dish, in words: "Vegan", "Gluten-free", "Very spicy".

import type { MenuItemDetails } from '@tablemate/domain/menu/menu-item-details.ts'
import { shownDiets } from '@tablemate/domain/menu/menu-item-details.ts'
import { texts } from '../../../lib/text/texts.ts'

type Marked = Pick<MenuItemDetails, 'diets' | 'spiciness'>

export function MenuItemMarks({ menuItem }: { menuItem: Marked }) {
  const marks = marksOf(menuItem)
  if (marks.length === 0) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {marks.map(mark => (
        <span key={mark} className="rounded-full border border-line px-2 text-small">
          {mark}
        </span>
      ))}
    </span>
  )
}

export function marksOf({ diets, spiciness }: Marked): string[] {
  const spicy = spiciness > 0 ? texts.spicinessNames[spiciness] : undefined
  return [...shownDiets(diets).map(diet => texts.dietNames[diet]), ...(spicy ? [spicy] : [])]
}
